/** What is mine: the two cards of this round, my hand, my goods, helpers and tiles. */
import { NONE } from '@palatine/kernel'
import { Count, CountButtons, Pass, type QuestionHandle, Thing, upTo, type Way } from '@palatine/ui'
import { colourCount, lowerCard, tileCount, tileIs, upperCard } from '../rules/model.ts'
import { exchanges } from '../rules/palace.ts'
import { resource, resourceCount, stockOf } from '../rules/resources.ts'
import { work, worksOf } from '../rules/worker.ts'
import { Clay, Coin, Pigment, SealStone, TileSign } from './art/goods.tsx'
import { Bust } from './art/warrior.tsx'
import { type BoardState, cardName, inQuestion, resourceName, useBoard } from './stage.ts'
import { WorkerFace } from './worker-card.tsx'

export function Tray() {
  const { seat, ask } = useBoard()
  if (seat === null) return null
  return (
    <section className="xi-tray">
      <Chosen seat={seat} />
      {ask.is('useWorker') ? <Works seat={seat} /> : <Hand seat={seat} />}
      <Goods seat={seat} />
    </section>
  )
}

/** The card that works over the one that decides the order: as chosen, or as they lie. */
function Chosen({ seat }: { seat: number }) {
  const { g, says, ask } = useBoard()
  const choosing =
    ask.is('chooseCards') && Array.isArray(ask.partial) ? (ask.partial as readonly (number | null)[]) : null
  const top = ask.is('chooseTop') && typeof ask.partial === 'number' && ask.partial >= 0 ? ask.partial : null
  const laid = g.round > 0 && !ask.is('chooseCards', 'chooseTop')
  const upper = choosing ? choosing[0] : (top ?? (laid ? upperCard(g, seat) : null))
  const lower = choosing
    ? choosing[1]
    : top === null
      ? laid
        ? lowerCard(g, seat)
        : null
      : (g.hands[seat].find(card => card !== top) ?? null)
  const swap = choosing && upper !== null && lower !== null ? () => ask.set([lower, upper]) : undefined
  return (
    <div className="xi-chosen" data-anchor="chosen">
      <Slot name={says.works} card={upper} onTouch={choosing ? () => ask.set(null) : undefined} />
      <Slot
        name={says.decides}
        card={lower}
        onTouch={choosing && upper !== null ? () => ask.set([upper, null]) : undefined}
      />
      {swap && (
        <Thing label={says.swap} onTouch={swap} lit chosen={false} className="xi-swap">
          ⇄
        </Thing>
      )}
    </div>
  )
}

function Slot({ name, card, onTouch }: { name: string; card: number | null; onTouch?: (() => void) | undefined }) {
  const board = useBoard()
  const empty = card === null || card === NONE
  return (
    <div className="xi-slot">
      <span className="xi-slot-name">{name}</span>
      {empty ? (
        <span className="xi-card is-bare" />
      ) : (
        <Thing
          label={`${name}: ${cardName(board, card)}`}
          onTouch={onTouch}
          lit={onTouch && true}
          chosen={onTouch && true}
          className="xi-card"
        >
          <WorkerFace card={card} />
        </Thing>
      )}
    </div>
  )
}

/** What the upper card can do: its action, or the pigment in its corner. */
function Works({ seat }: { seat: number }) {
  const board = useBoard()
  const { g, table, says } = board
  const names: { readonly [way: number]: string } = {
    [work.action]: says.action,
    [work.pigment]: says.corner,
    [work.forfeit]: says.forfeit,
  }
  return (
    <div className="xi-works">
      {worksOf(g, seat, table).map(way => (
        <Thing key={way} label={names[way]} touch={inQuestion(board, 'useWorker', way)} className="xi-work">
          {names[way]}
        </Thing>
      ))}
    </div>
  )
}

function Hand({ seat }: { seat: number }) {
  const board = useBoard()
  const { g, says, ask } = board
  const hand = g.hands[seat]
  const choosing =
    ask.is('chooseCards') && Array.isArray(ask.partial) ? (ask.partial as readonly (number | null)[]) : []
  const [upper = null] = choosing
  const asked = ask.is('chooseCards', 'chooseTop', 'exchangeCards')
  return (
    <div className="xi-hand" data-anchor="hand">
      <h3>
        {says.hand}
        <span>{says.deck(g.decks[seat].length + g.bottoms[seat].length)}</span>
        {ask.is('exchangeCards') && (
          <Thing
            label={says.keepAll}
            onTouch={() => ask.set([])}
            lit
            chosen={Array.isArray(ask.partial) && ask.partial.length === 0}
            className="xi-keep"
          >
            {says.keepAll}
          </Thing>
        )}
      </h3>
      <div className="xi-hand-cards">
        {hand.length === 0 && <p>{says.noCards}</p>}
        {hand.map(card => {
          const taken = choosing.includes(card)
          // The first card works, the second one decides the order.
          const touch = ask.is('chooseCards') && upper !== null && upper !== card ? { at: upper, put: card } : card
          return (
            <Thing
              key={card}
              label={cardName(board, card)}
              touch={asked ? touch : undefined}
              chosen={taken || undefined}
              className={`xi-card ${taken ? 'is-laid' : ''}`}
              anchor={`hand/${card}`}
            >
              <WorkerFace card={card} />
            </Thing>
          )
        })}
      </div>
    </div>
  )
}

const marks = [...upTo(colourCount).map(kind => () => <Pigment kind={kind} />), () => <Coin />, () => <Clay />]

/** Bowls with my resources; they are also where resources are taken, given and exchanged. */
function Goods({ seat }: { seat: number }) {
  const board = useBoard()
  const { g, says, preview, called, table, ask } = board
  const stock = stockOf(g, seat)
  const next = preview && stockOf(preview.g, seat)
  const rows = table.components.helpers.rows
  const market = ask.branch('market')
  const taking = ask.branch('takeFromMarket')
  const giving = market.id !== null ? market : taking
  return (
    <div className="xi-mine">
      <div className="xi-bowls" data-anchor={`seat/${seat}/bowls`}>
        {[resource.coin, resource.clay, ...upTo(colourCount)].map(kind => (
          <Bowl
            key={kind}
            board={board}
            seat={seat}
            kind={kind}
            count={stock[kind]}
            next={next?.[kind]}
            counting={giving}
          />
        ))}
      </div>
      <div className="xi-belongings">
        <Thing label={says.warriors(g.painted[seat])} className="xi-belonging">
          <Bust seat={seat} />
          {g.painted[seat]}
        </Thing>
        <Thing label={says.seals(g.sealsLeft[seat])} className="xi-belonging">
          <SealStone />
          {g.sealsLeft[seat]}
        </Thing>
        {ask.is('laySeal') && <Pass className="xi-keep" label={says.keepSeal} />}
        {ask.is('exchangeResource') && <Pass className="xi-keep" label={says.exchangeNothing} />}
        <span className="xi-helpers" data-anchor={`seat/${seat}/helpers`}>
          {rows.map(({ helper }, i) => (
            <span
              key={helper}
              className={`xi-chip xi-chip-helper ${g.helpers[seat * rows.length + i] > 0 ? '' : 'is-bare'}`}
            >
              <Thing label={says.helper(called.helpers[helper])} className="xi-chip-name">
                {called.helpers[helper].slice(0, 3)}
              </Thing>
            </span>
          ))}
        </span>
        {upTo(tileCount).map(tile => {
          const is = g.tiles[seat * tileCount + tile]
          const branch = tile === 1 ? 'market' : tile === 3 ? 'extraAction' : null
          const touch =
            branch !== null && ask.question?.kind === 'either' && ask.is(branch) ? { branch, touch: null } : undefined
          return (
            <Thing
              key={tile}
              label={is === tileIs.notTaken ? says.noTile : says.tile(called.tiles[tile], is === tileIs.used)}
              touch={touch}
              className={`xi-chip ${is === tileIs.unused ? '' : 'is-bare'}`}
            >
              <TileSign tile={tile} />
            </Thing>
          )
        })}
        {g.endTile[seat] >= 0 && (
          <Thing label={called.endTiles[table.components.mausoleum.endTiles[g.endTile[seat]].tile]} className="xi-chip">
            ★
          </Thing>
        )}
        {g.equipment[seat].map(card => {
          const { material, section } = table.components.equipment.cards[card]
          return (
            <Thing key={card} label={called.equipment[material][section]} className={`xi-chip xi-gear-${material}`}>
              {section}
            </Thing>
          )
        })}
      </div>
    </div>
  )
}

interface BowlProps {
  readonly board: BoardState
  readonly seat: number
  readonly kind: number
  readonly count: number
  readonly next: number | undefined
  /** The question in which resources are counted out; it asks nothing where there is none. */
  readonly counting: QuestionHandle
}

function Bowl({ board, seat, kind, count, next, counting }: BowlProps) {
  const { g, says, ask } = board
  const name = resourceName(board, kind)
  const Mark = marks[kind]
  const isPigment = kind < colourCount
  const touch = isPigment && ask.is('takePigment') ? kind : ask.is('exchangeResource') ? kind : undefined
  return (
    <div className="xi-bowl">
      <Thing
        label={says.stock(name, count)}
        touch={touch}
        ways={waysToExchange(board, seat, kind)}
        className="xi-bowl-thing"
      >
        <Mark />
        <Count anchor={`seat/${seat}/goods`} value={count} next={next} />
        <small>{isPigment ? says.supply(g.pigmentsLeft[kind]) : name}</small>
      </Thing>
      {counting.id !== null && kind < resourceCount && (
        <CountButtons at={kind} ask={counting} less={says.less(name)} more={says.more(name)} />
      )}
    </div>
  )
}

function waysToExchange(board: BoardState, seat: number, kind: number): Way[] {
  const { ask, g, says } = board
  if (!ask.is('exchangeResource')) return []
  const { given, taken } = exchanges(g, seat)
  const place = given.indexOf(kind)
  return (taken[place] ?? []).map((other, i) => ({
    touch: { at: kind, put: other },
    label: says.swapFor(resourceName(board, kind), resourceName(board, other)),
    cost: i,
  }))
}
