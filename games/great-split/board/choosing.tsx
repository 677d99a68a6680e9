/** The stage while groups are chosen: the neighbour's wallet, open, a fan in each half. */
import { Icon, SeatMark, Thing } from '@palatine/ui'
import type { CSSProperties } from 'react'
import { planOf } from './ahead.ts'
import { fan, Wallet } from './art/wallet.tsx'
import { Card, CardsOutcome } from './cards.tsx'
import { groupIn, useLooking } from './looking.ts'
import { cardNames, useBoard } from './stage.ts'

const [turn, outward] = [9, 13]

export function Choosing() {
  const board = useBoard()
  const { g, seat, right, ask, says, name, table } = board
  const { look } = useLooking()
  if (seat === null || right === null) return null
  const halves = [0, 1].map(side => ({
    side,
    cards: groupIn(g, right, side),
    title: side === 0 ? says.firstHalf : says.secondHalf,
    taken: ask.chosen(side),
    left: ask.chosen(1 - side),
  }))
  return (
    <section className="gs-choosing" aria-label={says.walletOf(name(right))}>
      {halves.map(({ side, cards, title, taken, left }) => (
        <Thing
          key={side}
          label={says.halfSaid(title, cardNames(board, cards))}
          touch={side}
          className="gs-choice"
          anchor={`half/${side}`}
          onLook={looking => look(looking ? planOf(cards, table) : null)}
        >
          <span className="gs-choice-head">
            {taken && (
              <b className="gs-taken">
                <Icon name="check" size={16} />
                {says.takeThis}
              </b>
            )}
            {!taken && !left && <b>{title}</b>}
            {left && (
              <span className="gs-back">
                <SeatMark seat={right} size={14} />
                {says.backTo(name(right))}
              </span>
            )}
          </span>
          <CardsOutcome seat={seat} cards={cards} />
        </Thing>
      ))}
      <div className="gs-open-wallet" aria-hidden="true">
        <Wallet>
          {halves.map(({ side, cards, taken }) => {
            const turns = fan(cards.length, Math.min(turn, 54 / cards.length), side === 0 ? -outward : outward)
            return (
              <div key={side} className={`gs-fan gs-fan-${side} ${taken ? 'is-up' : ''}`}>
                {cards.map((card, i) => (
                  <span key={card} style={{ '--turn': `${turns[i]}deg` } as CSSProperties}>
                    <Card card={card} />
                  </span>
                ))}
              </div>
            )
          })}
        </Wallet>
      </div>
    </section>
  )
}
