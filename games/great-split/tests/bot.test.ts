import {
  type Answer,
  askedSeats,
  begin,
  FastChance,
  give,
  isOver,
  plain,
  type Question,
  questionFor,
  questionId,
  questionLocals,
  random,
  tableFor,
  viewOf,
} from '@palatine/kernel'
import { expect, test } from 'vitest'
import { title } from '../index.ts'
import { asPrinted } from '../rules/harvest.ts'
import { card, deal, on, splitter } from './deal.ts'

const player = plain(await title.loadBot())

/** What the plain bot would answer. */
function advice(table: ReturnType<typeof deal>, seat: number): Answer {
  const { live } = table
  const look = {
    table: live.table,
    view: live.view(seat),
    known: live.knowledge(seat),
    seat,
    id: live.questionId(seat) as string,
    at: live.questionLocals(seat),
    question: live.question(seat) as Question,
  }
  return player(look, { chance: new FastChance(1) }).answer
}

test('the plain bot discards what helps it least', () => {
  const hand = [
    card('gold', 3),
    card('topaz', 3),
    card('emerald', 3),
    card('books', 1),
    card('artworks', 3),
    card('seal', 2),
  ]
  const table = deal({ at: 'discard', hands: [hand, []] })
  expect(advice(table, 0)).toEqual([card('books', 1)])
})

test('the plain bot takes the better group', () => {
  const good = [card('topaz', 3), card('emerald', 3)]
  const poor = [card('books', 1), card('prestige', 2)]
  const table = deal({
    at: 'choice',
    wallets: [
      [poor, good],
      [[card('gold', 1)], [card('gold', 3)]],
    ],
  })
  const { wallets, sides } = table.g
  const side = advice(table, 1)
  expect(wallets[0].filter((_, i) => sides[0][i] === side)).toEqual(good)
})

test('the plain bot does not put on one side what it needs and what only the neighbour needs', () => {
  // The neighbour has nothing left to gain by topaz; the splitter badly needs it
  const hand = [card('topaz', 3), card('artworks', 3)]
  const table = deal({
    at: 'split',
    hands: [
      [...hand, card('books', 1)],
      [card('gold', 1), card('gold', 2)],
    ],
    levels: [
      { emerald: 12, artworks: 18 },
      { topaz: 18, emerald: 2 },
    ],
  })
  const sides = advice(table, 0) as number[]
  const on1 = table.g.hands[0].filter((_, i) => sides[i] === 1)
  expect(on1.includes(hand[0])).not.toBe(on1.includes(hand[1]))
})

test('the plain bot plays strong cards, sells useless ones and uses its splitter', () => {
  const full = { books: 14, booksSeal: 8, topaz: 5, emerald: 9 }
  const table = deal({
    at: 'harvest',
    round: 6,
    hands: [[card('books', 1), card('topaz', 3)], [card('gold', 1)]],
    levels: [full, {}],
  })
  const sold = advice(table, 0) as number[]
  expect(sold[0]).toBe(card('books', 1))
  expect([on.gold, on.prestige]).toContain(sold[1])
  table.play(0, sold)
  while (table.asks(0) !== 'useCard') table.play(0, advice(table, 0))
  expect(advice(table, 0)).toEqual([card('topaz', 3), asPrinted])
  table.play(0, [card('topaz', 3), asPrinted])
  expect((advice(table, 0) as number[])[0]).toBe(splitter)
})

test('the plain bot beats the random one in nearly every game of two', () => {
  let won = 0
  const games = 40
  for (let n = 0; n < games; n++) {
    const table = tableFor(title, 2)
    const chance = new FastChance(n)
    const io = { table, chance }
    const state = begin(title.game, io)
    while (!isOver(state)) {
      const [seat] = askedSeats(state)
      const question = questionFor(title.game, table, state, seat) as Question
      const look = {
        table,
        view: viewOf(title.game, table, state, seat),
        known: null,
        seat,
        id: questionId(title.game, state, seat) as string,
        at: questionLocals(state, seat),
        question,
      }
      give(title.game, state, seat, (seat === n % 2 ? player : random)(look, { chance }).answer, io)
    }
    const { order } = title.game.result(state.g, table)
    if (order[0].length === 1 && order[0][0] === n % 2) won++
  }
  expect(won / games).toBeGreaterThanOrEqual(0.95)
})
