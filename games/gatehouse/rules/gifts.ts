import { allSeats, kindsIn, pick, putIn, takeOut } from '@palatine/kernel'
import { leftOf, procedure } from './model.ts'

/** GH 3: everybody gives a stone to the left, in secret and at once. */
export const gifts = procedure(
  'gifts',
  () => ({}),
  ({ together }) => ({
    giveStone: together({
      to: (g, _, table) => allSeats(table).filter(seat => g.hands[seat].length > 0),
      question: (g, _, seat) => pick(kindsIn(g.hands[seat])),
      answers(g, _, stones, io) {
        // First everybody gives, then everybody receives: nobody can pass on what comes in the same moment.
        stones.forEach((stone, seat) => {
          if (stone === null) return
          const to = leftOf(seat, io.table)
          takeOut(g.hands[seat], stone)
          io.emit?.({ type: 'giftGiven', seat, to, audience: [seat, to], secret: { stone }, rule: 'GH 3.1' })
        })
        stones.forEach((stone, from) => {
          if (stone === null) return
          const seat = leftOf(from, io.table)
          putIn(g.hands[seat], stone)
          io.emit?.({ type: 'giftReceived', seat, from, stone, audience: [seat, from], rule: 'GH 3.1' })
        })
      },
    }),
  }),
)
