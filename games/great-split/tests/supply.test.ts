import { expect, test } from 'vitest'
import { card, deal, splitter } from './deal.ts'

const levelOf = (one: number) => (one < 29 ? 1 : one < 50 ? 2 : 3)
const ones = Array.from({ length: 28 }, (_, i) => i)
/** Hands of so many cards of level I. */
const hands = (...sizes: number[]) =>
  sizes.map((size, seat) => {
    const before = sizes.slice(0, seat).reduce((sum, n) => sum + n, 0)
    return ones.slice(before, before + size)
  })

test.each([
  [1, 2],
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 3],
  [6, 3],
])('GS 3.1: in round %i everybody is dealt one card of level %i', (round, dealt) => {
  const table = deal({ seats: 3, at: 'supply', round, hands: hands(2, 2, 2) })
  for (const hand of table.g.hands) expect(hand.map(levelOf)).toEqual([1, 1, dealt])
})

test.each([
  [1, 5],
  [2, 5],
  [3, 6],
  [4, 6],
  [5, 6],
  [6, 7],
])('GS 3.2: in round %i the hand limit is %i, without the splitter', (round, limit) => {
  const table = deal({ seats: 3, at: 'supply', round, hands: hands(limit - 1, limit, limit + 1) })
  expect(table.asked).toEqual([1, 2])
  expect(table.asks(1)).toBe('discardCards')
  expect(table.question(1)).toMatchObject({ min: 1, max: 1 })
  expect(table.question(2)).toMatchObject({ min: 2, max: 2 })
  expect(table.g.hands.flat()).not.toContain(splitter)
})

test('GS 3.2: nothing but the surplus may be discarded', () => {
  const table = deal({ seats: 3, at: 'discard', hands: hands(6, 5, 5) })
  expect(table.refusal(0, [])).toMatchObject({ reason: 'discardSurplus', rule: 'GS 3.2', values: { count: 1 } })
  expect(table.refusal(0, [0, 1])).toMatchObject({ reason: 'discardSurplus' })
  expect(table.refusal(0, [60])).toMatchObject({ reason: 'discardSurplus' })
  expect(table.refusal(1, [6])).toMatchObject({ reason: 'notAsked' })
})

test('GS 3.3: any card may go, everybody sees how many, only its owner which', () => {
  const table = deal({ seats: 3, at: 'discard', hands: hands(7, 5, 5) })
  expect(table.answers(0)).toHaveLength(21)
  table.play(0, [0, 6])
  expect(table.g.discards).toEqual([0, 6])
  expect(table.g.hands[0]).toEqual([1, 2, 3, 4, 5])
  const told = (watcher: number | null) => table.events(watcher).find(event => event.type === 'cardsDiscarded')
  expect(told(0)).toMatchObject({ seat: 0, count: 2, secret: { cards: [0, 6] } })
  for (const watcher of [1, 2, null])
    expect(told(watcher)).toEqual({ type: 'cardsDiscarded', seat: 0, count: 2, rule: 'GS 3.3' })
  expect(table.live.view(0).g.discards).toEqual([-1, -1])
})

test('GS 3.4: whoever is below the limit gets one card and no more', () => {
  const table = deal({ seats: 3, at: 'supply', round: 6, hands: hands(2, 2, 3) })
  expect(table.g.hands.map(hand => hand.length)).toEqual([3, 3, 4])
  expect(table.asks(0)).toBe('splitHand')
})

test('GS 10.1: two players also get a card of the level before, at every deal', () => {
  for (const [round, dealt] of [
    [1, [1, 2]],
    [3, [1, 2]],
    [4, [2, 3]],
    [6, [2, 3]],
  ] as const) {
    const table = deal({ at: 'supply', round, hands: [[card('books', 1)], [card('gold', 1)]] })
    for (const hand of table.g.hands) expect(hand.map(levelOf)).toEqual([1, ...dealt])
  }
  const start = deal({ at: 'start' })
  // Four of level I at first, then one of level I and one of level II: one above the limit
  expect(start.g.hands.map(hand => hand.map(levelOf))).toEqual([
    [1, 1, 1, 1, 1, 2],
    [1, 1, 1, 1, 1, 2],
  ])
  expect(start.asks(0)).toBe('discardCards')
})
