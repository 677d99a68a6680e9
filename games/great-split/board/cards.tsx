/** Cards as they lie on the stage, and what they would bring. */
import { HIDDEN, type Seat } from '@palatine/kernel'
import type { ReactNode } from 'react'
import { splitterOf } from '../rules/harvest.ts'
import { levelsOf, resourceTracks, track } from '../rules/model.ts'
import { ahead, type Plan, planOf } from './ahead.ts'
import { CardBack, CardFace, Splitter } from './art/card.tsx'
import { Sun } from './art/fields.tsx'
import { Emblem, type SymbolName } from './art/symbols.tsx'
import { resourceNames, useBoard } from './stage.ts'
import { standing, withLevels } from './standing.ts'

export function Card({ card }: { card: number }) {
  const { table } = useBoard()
  if (card === HIDDEN) return <CardBack />
  if (card === splitterOf(table)) return <Splitter />
  const { symbol, amount } = table.components.cards.rows[card]
  return <CardFace symbol={symbol} amount={amount} />
}

/** How much of which symbol these cards show. */
export function Totals({ cards }: { cards: readonly number[] }) {
  const { table } = useBoard()
  const sums = new Map<SymbolName, number>()
  for (const card of cards) {
    const { symbol, amount } = table.components.cards.rows[card]
    sums.set(symbol, (sums.get(symbol) ?? 0) + amount)
  }
  return (
    <span className="gs-totals">
      {[...sums].map(([symbol, sum]) => (
        <span key={symbol} className="gs-chip">
          {sum}
          <Emblem name={symbol} />
        </span>
      ))}
    </span>
  )
}

/** The symbol of a track; a seal's own is the seal. */
const symbolOf = (on: number): SymbolName =>
  on === track.prestige ? 'prestige' : on < resourceTracks.length ? resourceNames[on] : 'seal'

/** From a number to another one, with an arrow that is drawn. */
export function Step({ from, to }: { from: number; to: number }) {
  const { says } = useBoard()
  return (
    <span className="gs-step" role="img" aria-label={says.step(from, to)}>
      {from}
      <i />
      {to}
    </span>
  )
}

/** From where to where on a track; with a sun for each order, a star for a star, an arrow for a double arrow. */
export function Move({ on, from, to, more }: { on: number; from: number; to: number; more?: ReactNode }) {
  const { says } = useBoard()
  const seal = on !== track.prestige && on >= resourceTracks.length
  return (
    <span className={`gs-move gs-on-${resourceNames[on % resourceTracks.length]}`}>
      <Emblem name={symbolOf(on)} />
      {seal && <Emblem name={resourceNames[on - resourceTracks.length]} className="gs-move-of" />}
      {on === track.prestige ? says.more(to - from) : <Step from={from} to={to} />}
      {more}
    </span>
  )
}

/** What a plan would do for a seat, in one line. */
export function Outcome({ seat, plan }: { seat: Seat; plan: Plan }) {
  const { g, table } = useBoard()
  const levels = levelsOf(g, seat)
  const then = ahead(levels, plan, table)
  const [is, will] = [standing(g, seat, table), standing(withLevels(g, seat, then.levels), seat, table)]
  return (
    <span className="gs-outcome">
      {then.levels.map(
        (to, on) =>
          to > levels[on] && (
            <Move
              key={symbolOf(on) + String(on)}
              on={on}
              from={levels[on]}
              to={to}
              more={
                <>
                  {on < resourceTracks.length && will.orders[on] > is.orders[on] && <Sun />}
                  {on === track.gold && then.arrows > 0 && <i className="gs-arrow">»</i>}
                </>
              }
            />
          ),
      )}
      {then.seals > 0 && (
        <span className="gs-move">
          <Emblem name="seal" />
          {then.seals}
        </span>
      )}
    </span>
  )
}

export const CardsOutcome = ({ seat, cards }: { seat: Seat; cards: readonly number[] }) => {
  const { table } = useBoard()
  return <Outcome seat={seat} plan={planOf(cards, table)} />
}
