import { kindsIn, pick, putIn, takeOut } from '@palatine/kernel'
import { leftOf, procedure, withStones } from './model.ts'

/** GH 3: everybody gives a stone to the left, in secret and at once. */
export const gifts = procedure(
  'gifts',
  () => ({}),
  ({ together }) => ({
    giveStone: together({
      rule: 'GH 3.1',
      to: ({ g, table }) => withStones(g, table),
      question: ({ g, seat }) => pick(kindsIn(g.hands[seat])),
      answers(stones, { g, table, io }) {
        // First everybody gives, then everybody receives: nobody can pass on what comes in the same moment.
        for (let seat = 0; seat < stones.length; seat++) {
          const stone = stones[seat]
          if (stone === null) continue
          const to = leftOf(seat, table)
          takeOut(g.hands[seat], stone)
          io.emit?.({ type: 'giftGiven', seat, to, audience: [seat, to], secret: { stone }, rule: 'GH 3.1' })
        }
        for (let from = 0; from < stones.length; from++) {
          const stone = stones[from]
          if (stone === null) continue
          const seat = leftOf(from, table)
          putIn(g.hands[seat], stone)
          io.emit?.({ type: 'giftReceived', seat, from, stone, audience: [seat, from], rule: 'GH 3.1' })
        }
      },
    }),
  }),
)
