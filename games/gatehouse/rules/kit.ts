import { type GameEvent, rules, type Seat, type Table, type ValuesOf } from '@palatine/kernel'
import type { Components } from '../components/schema.ts'

export const options = {
  rounds: { type: 'number', min: 2, max: 6, standard: 4 },
  die: { type: 'choice', values: ['six', 'eight'], standard: 'six' },
} as const

export type GateTable = Table<ValuesOf<typeof options>, Components>

/** A stone is the number of its kind in the table of stones; hands, pile and discards are sorted. */
export interface Gate {
  round: number
  /** What the die showed. */
  prize: number
  /** What was bid last, by seat, open to all; NONE where nobody bid. */
  readonly bids: number[]
  winner: Seat
  readonly hands: number[][]
  readonly walls: number[][]
  readonly pile: number[]
  readonly discards: number[]
  /** Points by seat. */
  readonly prizes: number[]
  readonly coins: number[]
}

interface Told extends GameEvent {
  readonly rule: string
}
export type GateEvent =
  | (Told & { readonly type: 'prizeRolled'; readonly prize: number })
  | (Told & { readonly type: 'bidsShown'; readonly stones: readonly number[] })
  | (Told & { readonly type: 'prizeWon'; readonly seat: Seat; readonly points: number })
  | (Told & { readonly type: 'nobodyWon' })
  | (Told & { readonly type: 'coinTaken'; readonly seat: Seat })
  | (Told & { readonly type: 'stoneDrawn'; readonly seat: Seat; readonly secret?: { readonly stone: number } })
  | (Told & {
      readonly type: 'giftGiven'
      readonly seat: Seat
      readonly to: Seat
      readonly secret?: { readonly stone: number }
    })
  | (Told & { readonly type: 'giftReceived'; readonly seat: Seat; readonly from: Seat; readonly stone: number })
  | (Told & { readonly type: 'stoneLaid'; readonly seat: Seat; readonly stone: number })
  | (Told & { readonly type: 'discardsShuffled' })

export const { procedure } = rules<Gate, GateTable, GateEvent>()

const rows: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
export const allSeats = (table: Table): readonly Seat[] => rows[table.seats]

export const leftOf = (seat: Seat, table: Table): Seat => (seat + 1) % table.seats

/** The different things in a sorted hand. */
export function kindsIn(hand: readonly number[]): number[] {
  const kinds: number[] = []
  for (let i = 0; i < hand.length; i++) if (i === 0 || hand[i] !== hand[i - 1]) kinds.push(hand[i])
  return kinds
}

/** Puts a stone where it belongs: the order of a hand says nothing. */
export function putIn(hand: number[], stone: number): void {
  let at = hand.length
  hand.push(stone)
  for (; at > 0 && hand[at - 1] > stone; at--) hand[at] = hand[at - 1]
  hand[at] = stone
}

export function takeOut(hand: number[], stone: number): void {
  for (let i = hand.indexOf(stone) + 1; i < hand.length; i++) hand[i - 1] = hand[i]
  hand.pop()
}
