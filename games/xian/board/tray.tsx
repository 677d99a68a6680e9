/** What is mine: the two cards of this round, my hand, my goods, helpers and tiles. */
import { NONE } from '@palatine/kernel'
import {
  Count,
  CountButtons,
  cells,
  dragged,
  Icon,
  Pass,
  type QuestionHandle,
  Slot,
  Thing,
  type Touch,
  upTo,
  useSlots,
  type Way,
} from '@palatine/ui'
import { helpersGive } from '../rules/helpers.ts'
import { colour, colourCount, lowerCard, tileCount, tileIs, upperCard } from '../rules/model.ts'
import { exchanges } from '../rules/palace.ts'
import { resource, stockOf } from '../rules/resources.ts'
import { firstKind, kindsOf, setPoints } from '../rules/scoring.ts'
import { work, worksOf } from '../rules/worker.ts'
import { Clay, Coin, Pigment, SealStone, TileSign } from './art/goods.tsx'
import { Person } from './art/people.tsx'
import { Bust } from './art/warrior.tsx'
import { EndTileFace } from './end-tile.tsx'
import { type BoardState, cardName, inQuestion, resourceName, useBoard } from './stage.ts'
import { HelperSign, WorkerFace } from './worker-card.tsx'

export function Tray() {
  const { seat } = useBoard()
  if (seat === null) return null
  return (
    <section className="xi-tray">
      <Chosen seat={seat} />
      <Hand seat={seat} />
      <Goods seat={seat} />
    </section>
  )
}

/** The card that works over the one that decides the order: as chosen, or as they lie. */
function Chosen({ seat }: { seat: number }) {
  const board = useBoard()
  const { g, says, ask } = board
  const { laid } = useSlots()
  const top = ask.is('chooseTop') && typeof ask.partial === 'number' && ask.partial >= 0 ? ask.partial : null
  if (ask.is('chooseCards')) {
    const [works, decides] = laid
    return (
      <div className="xi-chosen" data-anchor="chosen">
        <SlotNames />
        <CardSlot seat={seat} slot={0} label={says.works} />
        <CardSlot seat={seat} slot={1} label={says.decides} />
        {decides !== null && (
          <Thing label={says.swap} onTouch={() => ask.set([decides, works])} lit chosen={false} className="xi-swap">
            <Icon name="swap" size={20} />
          </Thing>
        )}
      </div>
    )
  }
  if (ask.is('exchangeCards')) return <Deck />
  const lie = g.round > 0 && !ask.is('chooseTop')
  const upper = top ?? (lie ? upperCard(g, seat) : null)
  const other = g.hands[seat].find(card => card !== top) ?? null
  return (
    <div className="xi-chosen" data-anchor="chosen">
      <SlotNames />
      {ask.is('useWorker') && upper !== null ? (
        <Works seat={seat} card={upper} />
      ) : (
        <Lies seat={seat} label={says.works} card={upper} brings={top !== null} />
      )}
      <Lies seat={seat} label={says.decides} card={top === null ? (lie ? lowerCard(g, seat) : null) : other} />
    </div>
  )
}

/** Under it go the cards that are exchanged. */
function Deck() {
  const { says, ask } = useBoard()
  return (
    <div className="xi-chosen xi-exchange" data-anchor="chosen">
      <span className="xi-card-back" />
      <Thing
        label={says.keepAll}
        onTouch={() => ask.set([])}
        lit
        chosen={Array.isArray(ask.partial) && ask.partial.length === 0}
        className="xi-keep"
      >
        {says.keepAll}
      </Thing>
    </div>
  )
}

function SlotNames() {
  const { says } = useBoard()
  return (
    <>
      <span className="xi-slot-name">{says.works}</span>
      <span className="xi-slot-name">{says.decides}</span>
    </>
  )
}

/** While the two cards are chosen. */
function CardSlot({ seat, slot, label }: { seat: number; slot: number; label: string }) {
  const board = useBoard()
  return (
    <Slot
      slot={slot}
      label={label}
      className="xi-card xi-slot is-bare"
      laidClassName="xi-card xi-slot"
      describe={card => (card === null ? board.words.empty : cardName(board, card))}
      face={card => (
        <>
          <WorkerFace card={card} />
          {slot === 0 && <Brings seat={seat} card={card} />}
        </>
      )}
    />
  )
}

interface LiesProps {
  readonly seat: number
  readonly label: string
  readonly card: number | null
  readonly brings?: boolean
}

function Lies({ seat, label, card, brings = false }: LiesProps) {
  const board = useBoard()
  if (card === null || card === NONE) return <Thing label={label} className="xi-card xi-slot is-bare" />
  return (
    <Thing label={`${label}: ${cardName(board, card)}`} className="xi-card xi-slot">
      <WorkerFace card={card} />
      {brings && card >= 0 && <Brings seat={seat} card={card} />}
    </Thing>
  )
}

/** What a worker would bring, with what the helpers add to it. */
function Brings({ seat, card }: { seat: number; card: number }) {
  const { g, table } = useBoard()
  const { worker, coins, clay } = table.components.workers.cards[card]
  const more = (gift: 'coins' | 'clay') =>
    worker === 'tax-collector' || worker === 'craftsman' ? helpersGive(g, seat, worker, gift, table) : 0
  const [allCoins, allClay] = [coins + more('coins'), clay + more('clay')]
  if (allCoins + allClay === 0) return null
  return (
    <span className="xi-brings">
      +{allCoins + allClay}
      {allCoins > 0 ? <Coin /> : <Clay />}
    </span>
  )
}

/** On the upper card: its action is the card itself, the pigment the disc in its corner. */
function Works({ seat, card }: { seat: number; card: number }) {
  const board = useBoard()
  const { g, table, says } = board
  const can = worksOf(g, seat, table)
  const touch = (way: number) => inQuestion(board, 'useWorker', way)
  return (
    <span className="xi-card xi-slot xi-works">
      {can.includes(work.forfeit) ? (
        <Thing
          label={`${cardName(board, card)}: ${says.forfeit}`}
          touch={touch(work.forfeit)}
          className="xi-card xi-work"
        >
          <WorkerFace card={card} />
          <span className="xi-brings">{says.forfeit}</span>
        </Thing>
      ) : (
        <>
          <Thing
            label={`${cardName(board, card)}: ${says.action}`}
            touch={touch(work.action)}
            className="xi-card xi-work"
          >
            <WorkerFace card={card} />
            <Brings seat={seat} card={card} />
          </Thing>
          <Thing label={says.corner} touch={touch(work.pigment)} className="xi-corner">
            <Pigment kind={colour[table.components.workers.cards[card].colour]} />
          </Thing>
        </>
      )}
    </span>
  )
}

function Hand({ seat }: { seat: number }) {
  const board = useBoard()
  const { g, says, ask, table } = board
  const hand = g.hands[seat]
  const empty = Math.max(0, table.components.tables.draw - hand.length)
  // What is still in it is known; in which order is not.
  const deck = [...g.decks[seat], ...g.bottoms[seat]]
  const slots = useSlots()
  const choosing = ask.is('chooseCards')
  const asked = ask.is('chooseCards', 'chooseTop', 'exchangeCards')
  return (
    <div className="xi-hand" data-anchor="hand">
      <h3>
        {says.hand}
        <Thing
          label={says.deck(deck.length)}
          note={deck.map(card => cardName(board, card)).join('; ')}
          className="xi-deck"
        >
          {says.deck(deck.length)}
        </Thing>
      </h3>
      <div className="xi-hand-cards">
        {hand.map(card => {
          const taken = choosing && slots.laid.includes(card)
          return (
            <Thing
              key={card}
              label={cardName(board, card)}
              touch={choosing ? slots.touchOf(card) : asked ? card : undefined}
              chosen={taken || undefined}
              className={`xi-card ${taken ? 'is-laid' : ask.is('exchangeCards') && ask.chosen(card) ? 'is-away' : ''}`}
              anchor={`hand/${card}`}
              drag={choosing ? dragged(card) : undefined}
            >
              {!taken && <WorkerFace card={card} />}
            </Thing>
          )
        })}
        {upTo(empty).map(i => (
          <span key={`place ${i}`} className="xi-card is-bare" />
        ))}
        {hand.length === 0 && <p>{says.noCards}</p>}
      </div>
    </div>
  )
}

/** Coins and clay first, then the pigments. */
const order = [resource.coin, resource.clay, ...upTo(colourCount)]
const marks = [...upTo(colourCount).map(kind => () => <Pigment kind={kind} />), () => <Coin />, () => <Clay />]

/** For a small screen, where another place comes first: what I have, in one line. */
export function GoodsLine() {
  const { g, seat, preview } = useBoard()
  if (seat === null) return null
  const stock = stockOf(g, seat)
  const next = preview && stockOf(preview.g, seat)
  return (
    <p className="xi-goods-line" aria-hidden="true">
      {order.map(kind => {
        const Mark = marks[kind]
        return (
          <span key={kind}>
            <Mark />
            <Count anchor={`seat/${seat}/goods`} value={stock[kind]} next={next?.[kind]} />
          </span>
        )
      })}
    </p>
  )
}

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
        {order.map(kind => (
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
        <Thing label={says.warriors(g.painted[seat])} className="xi-bowl xi-belonging">
          <Bust seat={seat} />
          <b>{g.painted[seat]}</b>
        </Thing>
        <Thing label={says.seals(g.sealsLeft[seat])} className="xi-bowl xi-belonging">
          <SealStone />
          <b>{g.sealsLeft[seat]}</b>
        </Thing>
      </div>
      <div className="xi-helpers" data-anchor={`seat/${seat}/helpers`}>
        {rows.map(({ helper }, i) => (
          <Thing
            key={helper}
            label={says.helper(called.helpers[helper])}
            className={`xi-helper ${g.helpers[seat * rows.length + i] > 0 ? '' : 'is-bare'}`}
          >
            <Person who={helper} />
            <HelperSign helper={helper} />
          </Thing>
        ))}
      </div>
      <div className="xi-belongings">
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
          <Thing
            label={called.endTiles[table.components.mausoleum.endTiles[g.endTile[seat]].tile]}
            className="xi-chip xi-own-end"
          >
            <EndTileFace tile={g.endTile[seat]} />
          </Thing>
        )}
        <Sets seat={seat} />
        {ask.is('exchangeResource') && <Pass className="xi-keep" label={says.exchangeNothing} />}
      </div>
    </div>
  )
}

const letters = ['A', 'B', 'C'] as const

/** My equipment by material and letter, with what its sets are worth. */
function Sets({ seat }: { seat: number }) {
  const { g, table, says, called } = useBoard()
  const kinds = kindsOf(g, seat, table)
  return (['wood', 'bronze'] as const).map(material => {
    const count = (i: number) => kinds[firstKind[material] + i]
    const points = setPoints(kinds, firstKind[material], table)
    const owned = letters.flatMap((section, i) =>
      count(i) > 0 ? [`${count(i)} ${called.equipment[material][section]}`] : [],
    )
    return (
      <Thing
        key={material}
        label={says.sets(material, owned.join(', '), points)}
        className={`xi-set xi-gear-${material}`}
      >
        {letters.map((section, i) => (
          <span key={section} className={count(i) > 0 ? 'is-owned' : ''}>
            {section}
            {count(i) > 1 && <sup>{count(i)}</sup>}
          </span>
        ))}
        <b>{points}</b>
      </Thing>
    )
  })
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
  const counts = counting.question ? (cells(counting.question, counting.partial)[kind] ?? 0) : 0
  const more: Touch = { at: kind, put: counts + 1 }
  const sign = ask.is('takeFromMarket') ? '+' : '−'
  return (
    <div className="xi-bowl">
      <Thing
        label={says.stock(name, count)}
        touch={touch}
        ways={waysToExchange(board, seat, kind)}
        {...(counting.id !== null && {
          onTouch: () => counting.touch(more),
          lit: counting.lit(more),
          chosen: false,
          note: says.more(name),
        })}
        className="xi-bowl-thing"
      >
        <Mark />
        <Count anchor={`seat/${seat}/goods`} value={count} next={next} />
        <small>{isPigment && says.supply(g.pigmentsLeft[kind])}</small>
      </Thing>
      <CountButtons at={kind} less={says.less(name)} sign={sign} ask={counting} className="xi-counting" />
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
