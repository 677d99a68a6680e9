import { expect, test } from 'vitest'
import { _, deal, told } from './deal.ts'

const laid = [
  [_, 4, 2, 5, 1],
  [_, 0, 1, 3, 2],
  [_, 2, 0, 0, 0],
  [_, 1, 3, 2, 5],
]

test('ES 3.1: all cards of an official are shown at once', () => {
  const table = deal({ at: 'stop', laid })
  expect(told(table, 'cardsShown')).toMatchObject([{ official: 1, cards: [4, 0, 2, 1] }])
  expect(table.g.covered.map(row => row[1])).toEqual([_, _, _, _])
  expect(table.g.covered[0].slice(2)).toEqual([2, 5, 1])
})

test('ES 3.2: the highest card wins the official', () => {
  const table = deal({ at: 'stop', laid })
  expect(told(table, 'officialWon')).toMatchObject([{ seat: 0, official: 1, card: 4 }])
  expect(table.asked).toEqual([0])
})

test('ES 3.2: an empty place takes no part, and a zero alone wins nothing', () => {
  const zeroAlone = deal({ at: 'stop', laid: [[_, 0, _, _, _]] })
  expect(told(zeroAlone, 'nobodyWon')[0]).toMatchObject({ official: 1 })
  const lowest = deal({
    at: 'stop',
    laid: [
      [_, 0, _, _, _],
      [_, 1, _, _, _],
    ],
  })
  expect(lowest.asked).toEqual([1])
})

test('ES 3.3: if the second value is shared too, nobody wins', () => {
  const table = deal({
    at: 'moving',
    laid: [
      [_, _, _, _, 5],
      [_, _, _, _, 5],
      [_, _, _, _, 3],
      [_, _, _, _, 3],
    ],
  })
  expect(told(table, 'nobodyWon')).toMatchObject([{ official: 4 }])
})

test('ES 3.3: one card below a tie wins, whatever lies below it', () => {
  const table = deal({
    at: 'order',
    laid: [
      [_, _, _, 2, _],
      [_, _, _, 2, _],
      [_, _, _, 1, _],
      [_, _, _, 0, _],
    ],
  })
  expect(table.asks(2)).toBe('dealMarkers')
})

test('ES 3.4: a zero goes back to the hand after it was shown', () => {
  const table = deal({ at: 'stop', laid })
  expect(told(table, 'zeroReturned')).toMatchObject([{ seat: 1, official: 1 }])
  expect(table.g.open[1][1]).toBe(_)
  expect(table.g.purses[1][0]).toBe(2)
})

test('ES 3.4, ES 6.4: a zero goes back to the hand from the bricks, too', () => {
  const table = deal({
    at: 'bricks',
    laid: [
      [_, _, 0, _, _],
      [_, _, 3, _, _],
    ],
    parts: { 8: [1] },
  })
  expect(table.g.purses[0][0]).toBe(2)
  expect(table.g.bank).toEqual([0, 0, 0, 1, 0, 0])
})

test('ES 3.5: the winning card goes to the bank, the others stay open on their officials', () => {
  const table = deal({ at: 'stop', laid })
  expect(table.g.bank).toEqual([0, 0, 0, 0, 1, 0])
  expect(table.g.open.map(row => row[1])).toEqual([_, _, 2, 1])
  expect(table.g.purses[0][4]).toBe(1)
  expect(table.g.purses[2][2]).toBe(2)
})

test('ES 3.6: a blocked card is not shown, is no bid and makes no tie', () => {
  const table = deal({
    at: 'stop',
    laid: [
      [_, 5, _, _, _],
      [_, 5, _, _, _],
      [_, 3, _, _, _],
    ],
    blocked: [0, 1],
  })
  expect(told(table, 'cardsShown')[0]).toMatchObject({ cards: [_, 5, 3, _] })
  expect(table.asked).toEqual([1])
  expect(table.g.covered[0][1]).toBe(5)
  expect(table.live.view(1).g.covered[0][1]).toBe(-1)
})

test('ES 3.6, ES 6.2: a blocked card does not halve the bricks of an equal one', () => {
  const table = deal({
    at: 'bricks',
    laid: [
      [_, _, 5, _, _],
      [_, _, 5, _, _],
    ],
    blocked: [0, 2],
  })
  expect(20 - table.g.supply[1]).toBe(5)
  expect(table.g.supply[0]).toBe(20)
})
