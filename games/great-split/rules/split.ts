import { allSeats, type Refusal, split } from '@palatine/kernel'
import { leftOf, procedure } from './model.ts'

/** GS 4.2: so many cards on each side at least; the splitter does not count. */
const fewestOnASide = 1
const bothSides = {
  why: (...sides: number[]): Refusal | undefined =>
    sides.every(side => side === 0) ? { reason: 'sideEmpty', rule: 'GS 4.2' } : undefined,
}

/** GS 4.1: everybody splits the hand into two groups, in secret, and passes it on. */
export const splitting = procedure(
  'splitting',
  () => ({}),
  ({ together }) => ({
    splitHand: together({
      rule: 'GS 4.1',
      to: ({ table }) => allSeats(table),
      question: ({ g, seat }) => split(g.hands[seat], fewestOnASide, bothSides),
      eachSeat(sides, { g, seat, table, io }) {
        g.wallets[seat] = g.hands[seat]
        g.sides[seat] = sides.slice()
        g.hands[seat] = []
        // GS 4.3: the left neighbour opens it; GS 4.4: nobody else sees how large the groups are
        const to = leftOf(seat, table)
        io.emit?.({
          type: 'walletPassed',
          seat,
          to,
          count: sides.length,
          audience: [seat, to],
          secret: { cards: g.wallets[seat].slice(), sides: sides.slice() },
          rule: 'GS 4.3',
        })
      },
    }),
  }),
)
