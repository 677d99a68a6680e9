import type { Answer, Seat, State } from '@palatine/kernel'
import { type Position, position } from '@palatine/kernel/testing'
import { title } from '../index.ts'
import { type Club, type ClubTable, scoringsEach, track, tracksEach } from '../rules/model.ts'

/** Every track by the name that tests use. */
export const on = {
  ...track,
  booksSeal: 5,
  artworksSeal: 6,
  topazSeal: 7,
  emeraldSeal: 8,
  goldSeal: 9,
} as const
type Levels = { readonly [name in keyof typeof on]?: number }

const { cards } = title.components.builtIn as ClubTable['components']

/** The number of the nth card like this: `card('books', 2)`. */
export function card(symbol: string, amount: number, nth = 0): number {
  const found = cards.rows.flatMap((row, i) => (row.symbol === symbol && row.amount === amount ? [i] : []))
  if (nth >= found.length) throw new Error(`there are only ${found.length} cards with ${amount} ${symbol}`)
  return found[nth]
}
export const splitter = cards.rows.length

/** Where a game stands in each phase, outermost first. */
const stacks = {
  start: ['play.dealFirstHands'],
  round: ['play.nextRound'],
  supply: ['play.nextRound', 'round.splittingHands', 'supply.dealCards'],
  discard: ['play.nextRound', 'round.splittingHands', 'supply.discardCards'],
  split: ['play.nextRound', 'round.choosing', 'splitting.splitHand'],
  choice: ['play.nextRound', 'round.harvesting', 'choice.chooseGroup'],
  harvest: ['play.nextRound', 'round.turningTile', 'harvest.harvests'],
  market: ['play.nextRound', 'round.endingRound', 'market.turnTile'],
  end: ['play.scoreGame'],
}

interface Deal {
  readonly seats?: number
  readonly at: keyof typeof stacks
  readonly round?: number
  /** By seat; whoever is not named holds nothing. */
  readonly hands?: readonly (readonly number[])[]
  /** By seat: two groups. */
  readonly wallets?: readonly (readonly [readonly number[], readonly number[]])[]
  readonly levels?: readonly Levels[]
  /** By seat and scoring: points of the lines. */
  readonly points?: readonly (readonly number[])[]
  readonly characters?: readonly number[]
  readonly lines?: readonly number[]
  /** Market tiles that were turned already. */
  readonly turned?: readonly number[]
  readonly draws?: readonly number[]
}

/** An exact position: what is not named is empty, and all other cards are in their decks. */
export function deal(wanted: Deal): Position<Club> {
  const seats = wanted.seats ?? 2
  return position(title as never, {
    seats,
    at: stacks[wanted.at],
    draws: wanted.draws ?? [],
    arrange(g: Club) {
      g.round = wanted.round ?? 1
      if (wanted.at === 'start') g.round = 0
      if (wanted.characters) g.characters.splice(0, seats, ...wanted.characters)
      if (wanted.lines) g.lines.splice(0, 4, ...wanted.lines)
      g.levels.fill(0)
      const used = new Set<number>()
      for (let seat = 0; seat < seats; seat++) {
        const hand = wanted.hands?.[seat] ?? []
        g.hands[seat] = hand.toSorted((a, b) => a - b)
        const [left, right] = wanted.wallets?.[seat] ?? [[], []]
        g.wallets[seat] = [...left, ...right].toSorted((a, b) => a - b)
        const first = left.includes(g.wallets[seat][0]) ? left : right
        g.sides[seat] = g.wallets[seat].map(one => (first.includes(one) ? 0 : 1))
        for (const one of [...hand, ...left, ...right]) used.add(one)
        wanted.points?.[seat]?.forEach((points, what) => {
          g.points[seat * scoringsEach + what] = points
        })
        for (const name in wanted.levels?.[seat]) {
          const key = name as keyof Levels
          g.levels[seat * tracksEach + on[key]] = wanted.levels[seat][key] ?? 0
        }
      }
      g.decks.forEach((deck, level) => {
        const rest = cards.rows.flatMap((row, i) => (row.level === level + 1 && !used.has(i) ? [i] : []))
        deck.splice(0, deck.length, ...rest)
      })
      for (const tile of wanted.turned ?? []) {
        g.tiles.splice(g.tiles.indexOf(tile), 1)
        g.slider += tile
      }
    },
  }) as Position<Club>
}

/** The level of a seat on a track. */
export const level = ({ levels }: Club, seat: Seat, name: keyof typeof on): number =>
  levels[seat * tracksEach + on[name]]

/** The draft of a seat's harvest. */
export function draftOf({ live }: Position<Club>, seat: Seat) {
  const branch = (live.state as State<Club>).where.branches?.find(one => one.seat === seat)
  if (!branch) throw new Error('nobody harvests now')
  return branch.stack[0].at as { readonly left: number[]; readonly levels: number[]; readonly shown: number[] }
}

/** The level of a seat on a track in its draft. */
export const drafted = (table: Position<Club>, seat: Seat, name: keyof typeof on): number =>
  draftOf(table, seat).levels[on[name]]

/** Uses all that is left of a seat's harvest: everything is sold for prestige. */
export function sellTheRest(table: Position<Club>, seat: Seat): void {
  while (table.asked.includes(seat) && table.asks(seat) === 'useCard') {
    table.play(seat, [draftOf(table, seat).left[0], on.prestige] as Answer)
  }
}
