import { kindsIn, NOBODY, NONE, pick, putIn, rollDie, type Seat, takeOut } from '@palatine/kernel'
import { procedure, withStones } from './model.ts'
import { drawStone, stonesLeft } from './pile.ts'

/** What the winner may take, by number. */
export const reward = { coin: 0, stone: 1 } as const

/** GH 2: a prize is rolled, everybody bids a stone in secret, the highest single one wins. */
export const bid = procedure(
  'bid',
  () => ({}),
  ({ act, ask, together }) => ({
    rollPrize: act(({ g, table, io }) => {
      g.winner = NOBODY
      g.prize = rollDie(io.chance, table.components.board.dice[table.options.die])
      io.emit?.({ type: 'prizeRolled', prize: g.prize, rule: 'GH 2.1' })
    }),
    bidStone: together({
      rule: 'GH 2.2',
      to: ({ g, table }) => withStones(g, table),
      question: ({ g, seat }) => pick(kindsIn(g.hands[seat])),
      answers(stones, { g, io }) {
        for (let seat = 0; seat < stones.length; seat++) {
          const stone = stones[seat]
          g.bids[seat] = stone ?? NONE
          if (stone === null) continue
          takeOut(g.hands[seat], stone)
          putIn(g.discards, stone)
        }
        io.emit?.({ type: 'bidsShown', stones: g.bids.slice(), rule: 'GH 2.2' })
        g.winner = highestSingle(stones)
        if (g.winner === NOBODY) io.emit?.({ type: 'nobodyWon', rule: 'GH 2.3' })
        else {
          g.prizes[g.winner] += g.prize
          io.emit?.({ type: 'prizeWon', seat: g.winner, points: g.prize, rule: 'GH 2.2' })
        }
      },
    }),
    takeReward: ask({
      rule: 'GH 2.4',
      to: ({ g }) => g.winner,
      question: ({ g }) => pick(stonesLeft(g) ? [reward.coin, reward.stone] : [reward.coin]),
      answer(taken, { g, seat, io }) {
        // GH 2.4
        if (taken === reward.coin) {
          g.coins[seat]++
          io.emit?.({ type: 'coinTaken', seat, rule: 'GH 2.4' })
        } else drawStone(g, seat, 'GH 2.4', io)
      },
    }),
  }),
)

/** GH 2.2, GH 2.3: a value that was bid twice wins nothing. */
function highestSingle(stones: readonly (number | null)[]): Seat {
  let winner = NOBODY
  let highest = NONE
  for (let seat = 0; seat < stones.length; seat++) {
    const stone = stones[seat]
    if (stone === null || stone <= highest || stones.lastIndexOf(stone) !== stones.indexOf(stone)) continue
    winner = seat
    highest = stone
  }
  return winner
}
