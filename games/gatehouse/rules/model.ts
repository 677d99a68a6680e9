import { allSeats, type GameEvent, rules, type Seat, type Table, type ValuesOf } from '@palatine/kernel'
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

interface CitingEvent extends GameEvent {
  readonly rule: string
}
export type GateEvent =
  | (CitingEvent & { readonly type: 'prizeRolled'; readonly prize: number })
  | (CitingEvent & { readonly type: 'bidsShown'; readonly stones: readonly number[] })
  | (CitingEvent & { readonly type: 'prizeWon'; readonly seat: Seat; readonly points: number })
  | (CitingEvent & { readonly type: 'nobodyWon' })
  | (CitingEvent & { readonly type: 'coinTaken'; readonly seat: Seat })
  | (CitingEvent & { readonly type: 'stoneDrawn'; readonly seat: Seat; readonly secret?: { readonly stone: number } })
  | (CitingEvent & {
      readonly type: 'giftGiven'
      readonly seat: Seat
      readonly to: Seat
      readonly secret?: { readonly stone: number }
    })
  | (CitingEvent & { readonly type: 'giftReceived'; readonly seat: Seat; readonly from: Seat; readonly stone: number })
  | (CitingEvent & { readonly type: 'stoneLaid'; readonly seat: Seat; readonly stone: number })
  | (CitingEvent & { readonly type: 'discardsShuffled' })

export const { procedure } = rules<Gate, GateTable, GateEvent>()

export const leftOf = (seat: Seat, table: Table): Seat => (seat + 1) % table.seats

export function withStones(g: Gate, table: Table): Seat[] {
  const seats: Seat[] = []
  for (const seat of allSeats(table)) if (g.hands[seat].length > 0) seats.push(seat)
  return seats
}
