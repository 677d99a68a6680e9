import { allSeats, pick, putIn } from '@palatine/kernel'
import { procedure, rightOf } from './model.ts'

/** GS 5.1: a whole side, as it lies there. The one with the lowest card is side 0; at the table they have no names. */
const eitherSide = pick([0, 1], { why: () => ({ reason: 'oneWholeSide', rule: 'GS 5.1' }) })

/** GS 5: everybody takes one group out of the right neighbour's wallet; the other one goes back with the splitter. */
export const choice = procedure(
  'choice',
  () => ({}),
  ({ together }) => ({
    chooseGroup: together({
      rule: 'GS 5.1',
      to: ({ table }) => allSeats(table), // GS 10.2: with two players the wallets are exchanged
      question: () => eitherSide,
      answers(chosen, { g, table, io }) {
        const { taken } = g
        for (const seat of allSeats(table)) {
          taken[seat] = 0
          const giver = rightOf(seat, table)
          const wallet = g.wallets[giver]
          for (let i = 0; i < wallet.length; i++) {
            const goes = g.sides[giver][i] === chosen[seat]
            if (goes) taken[seat]++
            putIn(g.hands[goes ? seat : giver], wallet[i]) // GS 5.2
          }
        }
        // GS 5.3: how many cards were taken is seen by all, which ones by giver and chooser
        io.emit?.({ type: 'sidesChosen', taken: taken.slice(), rule: 'GS 5.3' })
        for (const seat of allSeats(table)) {
          const from = rightOf(seat, table)
          io.emit?.({
            type: 'groupTaken',
            seat,
            from,
            count: taken[seat],
            audience: [seat, from],
            secret: {
              taken: g.wallets[from].filter((_card, i) => g.sides[from][i] === chosen[seat]),
              returned: g.wallets[from].filter((_card, i) => g.sides[from][i] !== chosen[seat]),
            },
            rule: 'GS 5.2',
          })
        }
        for (const seat of allSeats(table)) {
          g.wallets[seat] = []
          g.sides[seat] = []
        }
      },
    }),
  }),
)
