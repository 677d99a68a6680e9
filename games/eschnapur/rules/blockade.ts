import { allSeats, NOBODY, NONE, pickThen, type Refusal, type Seat } from '@palatine/kernel'
import { takeBricks } from './bank.ts'
import { settleBids, showBids } from './bids.ts'
import { forSeats, official, officials, type Palace, type PalaceTable, passed, procedure } from './model.ts'

/** ES 4: the winner may lay the blockade on a covered card of somebody else. */
export const blockade = procedure(
  'blockade',
  () => ({}),
  ({ act, ask }) => ({
    bids: act(({ g, table, io }) => (forSeats(table).blockade ? showBids(g, official.blockade, io) : undefined)),
    winner: act(({ g, table, io }) => {
      g.winner = NOBODY
      if (!forSeats(table).blockade) return
      settleBids(g, official.blockade, io)
      // ES 4.5: the old blockade ends; if nobody has won, the marker lies aside.
      if (g.winner === NOBODY) layAside(g)
    }),
    placeBlockade: ask({
      rule: 'ES 4.1',
      to: ({ g }) => g.winner,
      question({ g, seat: winner, table }) {
        const { seats, cards } = blockable(g, winner, table)
        return pickThen(seats, cards, {
          optional: true,
          why: (seat, where) => whyNot(g, winner, seat, where, table),
        })
      },
      answer(target, { g, seat, table, io }) {
        if (passed(target)) {
          layAside(g)
          io.emit?.({ type: 'blockadeLaidAside', rule: 'ES 4.1' })
          return
        }
        ;[g.blockedSeat, g.blockedOfficial] = target
        io.emit?.({ type: 'blockadePlaced', seat, to: target[0], official: target[1], rule: 'ES 4.1' })
        // ES 4.4: a brick at once, for whoever is blocked
        takeBricks(g, target[0], table.components.tables.compensation, io, 'ES 4.4')
      },
    }),
  }),
)

/** The seats of which the winner may block a card, and for each the officials at which it lies. */
export function blockable(g: Palace, winner: Seat, table: PalaceTable): { seats: Seat[]; cards: number[][] } {
  const seats: Seat[] = []
  const cards: number[][] = []
  for (const seat of allSeats(table)) {
    const targets: number[] = []
    for (const where of officials) if (whyNot(g, winner, seat, where, table) === undefined) targets.push(where)
    if (targets.length === 0) continue
    seats.push(seat)
    cards.push(targets)
  }
  return { seats, cards }
}

function layAside(g: Palace): void {
  g.blockedSeat = NOBODY
  g.blockedOfficial = NONE
}

const ownCard: Refusal = { reason: 'ownCard', rule: 'ES 4.1' }
const sameSeat: Refusal = { reason: 'blockadeSameSeat', rule: 'ES 4.2' }
const sameOfficial: Refusal = { reason: 'blockadeSameOfficial', rule: 'ES 4.2' }
const noCard: Refusal = { reason: 'noCoveredCard', rule: 'ES 4.1' }

/** Why a card may not be blocked; undefined if it may. While this is asked the marker lies where it lay. */
function whyNot(
  g: Palace,
  winner: Seat,
  seat: Seat,
  where: number | undefined,
  table: PalaceTable,
): Refusal | undefined {
  if (seat === winner) return ownCard
  // ES 4.2, ES 4.3: with three players it may stay with the same one
  if (seat === g.blockedSeat && table.seats > 3) return sameSeat
  if (where === undefined) return noCard
  if (where === g.blockedOfficial) return sameOfficial
  return (g.covered[seat]?.[where] ?? NONE) === NONE ? noCard : undefined
}
