import { expect, test } from 'vitest'
import { _, deal, told } from './deal.ts'

/** Bids on one official, by seat. */
const bidding = (official: number, cards: readonly number[]) =>
  cards.map(card => [_, _, _, _, _].map((__, where) => (where === official ? card : _)))

test('ES 3.3: 5, 5, 3, 0: the fives cancel each other and the three wins', () => {
  const table = deal({ at: 'stop', laid: bidding(1, [5, 5, 3, 0]) })
  expect(table.g.winner).toBe(2)
  expect(table.asks(2)).toBe('placeStop')
})

test('ES 3.3: 5, 5, 4, 4: all cancel each other and nobody wins', () => {
  const table = deal({ at: 'stop', laid: bidding(1, [5, 5, 4, 4]) })
  expect(told(table, 'nobodyWon')).toMatchObject([{ official: 1 }, { official: 3 }, { official: 4 }])
})

test('ES 3.2, ES 3.3: 4, 4, 4, 0: a zero never wins, so nobody does', () => {
  const table = deal({ at: 'stop', laid: bidding(1, [4, 4, 4, 0]), purses: [[4], [4], [4], [0]] })
  expect(told(table, 'nobodyWon')[0]).toMatchObject({ official: 1, rule: 'ES 3.3' })
})

test('ES 6.1, ES 6.2: 5, 5, 4, 3 pay 3, 3, 4 and 3 bricks', () => {
  const table = deal({ at: 'bricks', laid: bidding(2, [5, 5, 4, 3]) })
  expect(told(table, 'bricksTaken').map(event => (event as unknown as { count: number }).count)).toEqual([3, 3, 4, 3])
})

test('ES 6.2: 5, 4, 4, 4 pay 5, 2, 2 and 2 bricks', () => {
  const table = deal({ at: 'bricks', laid: bidding(2, [5, 4, 4, 4]) })
  expect(table.g.supply.map(left => 20 - left)).toEqual([5, 2, 2, 2])
})

// Part 3 has eleven fields valued 6 to 16: six bricks of seat 0, three of seat 1, two of seat 2, none of seat 3.
const example = { 3: [0, 0, 2, 0, 1, 2, 0, 0, 0, 1, 1] }

test('ES 12.1: highest fields 14, 16 and 11 with 6, 3 and 2 bricks score 20, 19 and 13', () => {
  const table = deal({ at: 'wages', parts: example })
  expect(told(table, 'partScored')).toMatchObject([
    { seat: 0, value: 14, count: 6 },
    { seat: 1, value: 16, count: 3 },
    { seat: 2, value: 11, count: 2 },
  ])
  expect(table.g.fieldPoints.map((points, seat) => points + table.g.brickPoints[seat])).toEqual([20, 19, 13, 0])
})

test('ES 10.1: cards 5, 1 and 3 that won nothing are nine privilege points', () => {
  const table = deal({ at: 'wages', open: [[5, 1, _, _, 3]] })
  expect(told(table, 'privilegePointsGained')).toMatchObject([{ seat: 0, points: 9, total: 9 }])
  expect(table.g.bank).toEqual([0, 1, 0, 1, 0, 1])
})

test('ES 11.1: everybody in the part gets a wage of 11, however many bricks; seat 3 has none and gets nothing', () => {
  const table = deal({ at: 'wages', parts: example, purses: [[0], [0], [0], [0]] })
  for (const seat of [0, 1, 2]) {
    expect(table.asks(seat)).toBe('takeGold')
    expect(table.question(seat)).toMatchObject({ sum: 11 })
    table.play(seat, [0, 3, 0, 0, 1])
  }
  expect(told(table, 'goldTaken')).toHaveLength(3)
  expect(table.g.purses[0]).toEqual([1, 0, 3, 0, 0, 1])
  expect(table.g.purses[3]).toEqual([1, 0, 0, 0, 0, 0])
})
