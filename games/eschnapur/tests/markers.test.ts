import { expect, test } from 'vitest'
import { _, deal, told } from './deal.ts'

/** Seat 0 wins the first official; everybody has covered cards on the other four. */
const laid = [
  [5, 1, 1, 2, 2],
  [1, 1, 2, 3, 4],
  [2, 1, 2, 3, 4],
  [3, 1, 2, 3, 4],
]

test('ES 4.1: the winner may block a covered card of anybody else', () => {
  const table = deal({ at: 'blockade', laid })
  expect(table.asks(0)).toBe('placeBlockade')
  expect(table.answers(0)).toHaveLength(1 + 3 * 4)
  expect(table.refusal(0, [0, 2])).toMatchObject({ reason: 'ownCard' })
  expect(table.refusal(0, [1, 0])).toMatchObject({ reason: 'noCoveredCard', rule: 'ES 4.1' })
  table.play(0, [2, 3])
  expect([table.g.blockedSeat, table.g.blockedOfficial]).toEqual([2, 3])
  expect(told(table, 'blockadePlaced')).toMatchObject([{ seat: 0, to: 2, official: 3 }])
})

test('ES 4.1: the marker may be laid aside', () => {
  const table = deal({ at: 'blockade', laid, blocked: [1, 2] })
  table.play(0, _)
  expect([table.g.blockedSeat, table.g.blockedOfficial]).toEqual([_, _])
  expect(table.happened).toContain('blockadeLaidAside')
})

test('ES 4.1: an empty official cannot be blocked', () => {
  const table = deal({
    at: 'blockade',
    laid: [
      [5, 1, 1, 2, 2],
      [1, _, _, _, 4],
      [2, _, _, _, _],
      [3, _, 2, _, _],
    ],
  })
  expect(table.answers(0)).toEqual([_, [1, 4], [3, 2]])
})

test('ES 4.2: it has to go to another player and to another official than where it lay', () => {
  const table = deal({ at: 'blockade', laid, blocked: [1, 2] })
  expect(table.refusal(0, [1, 3])).toMatchObject({ reason: 'blockadeSameSeat', rule: 'ES 4.2' })
  expect(table.refusal(0, [2, 2])).toMatchObject({ reason: 'blockadeSameOfficial', rule: 'ES 4.2' })
  expect(table.answers(0)).toHaveLength(1 + 2 * 3)
})

test('ES 4.2: from beside the palace it may go anywhere', () => {
  const table = deal({ at: 'blockade', laid })
  expect(table.refusal(0, [1, 2])).toBeUndefined()
})

test('ES 4.3: with three players it may stay with the same player, but not on the same official', () => {
  const table = deal({ seats: 3, at: 'blockade', laid: laid.slice(0, 3), blocked: [1, 2] })
  expect(table.refusal(0, [1, 2])).toMatchObject({ reason: 'blockadeSameOfficial' })
  expect(table.refusal(0, [2, 2])).toMatchObject({ reason: 'blockadeSameOfficial' })
  expect(table.refusal(0, [1, 3])).toBeUndefined()
})

test('ES 4.4: whoever is blocked gets a brick at once', () => {
  const table = deal({ at: 'blockade', laid })
  table.play(0, [2, 3])
  expect(told(table, 'bricksTaken')[0]).toMatchObject({ seat: 2, count: 1, rule: 'ES 4.4' })
})

test('ES 4.4: the same player is compensated again when it is blocked again', () => {
  const table = deal({ seats: 3, at: 'blockade', laid: laid.slice(0, 3), blocked: [1, 2] })
  table.play(0, [1, 3])
  expect(told(table, 'bricksTaken')[0]).toMatchObject({ seat: 1, count: 1 })
})

test('ES 4.5: if nobody wins the phase the old blockade ends and the marker is laid aside', () => {
  const table = deal({
    at: 'blockade',
    laid: [
      [1, 5, _, _, _],
      [1, _, _, _, _],
      [0, _, 4, _, _],
    ],
    blocked: [2, 2],
  })
  expect([table.g.blockedSeat, table.g.blockedOfficial]).toEqual([_, _])
  expect(table.asks(0)).toBe('placeStop')
})

test('ES 5.1: the winner may stop any part that is being built; nobody may place bricks there', () => {
  const table = deal({
    at: 'stop',
    laid: [[_, 5, _, _, _]],
    finished: [2],
    bricks: [0, 3],
    sites: [[], [3, 4], [], []],
  })
  expect(table.refusal(0, 1)).toMatchObject({ reason: 'partFinished', rule: 'ES 5.1' })
  expect(table.answers(0)).toEqual([_, 0, 2, 3, 4, 5, 6, 7])
  table.play(0, 2)
  expect(table.g.stop).toBe(2)
  expect(table.g.parts[3]).toEqual([1, 1, 1])
})

test('ES 5.2: not the part on which it lay at the start of the phase', () => {
  const table = deal({ at: 'stop', laid: [[_, 5, _, _, _]], stop: 4 })
  expect(table.refusal(0, 3)).toMatchObject({ reason: 'stopMustMove', rule: 'ES 5.2' })
  expect(table.refusal(0, 4)).toBeUndefined()
})

test('ES 5.3: it may be laid aside, and is laid aside if nobody wins', () => {
  const aside = deal({ at: 'stop', laid: [[_, 5, _, _, _]], stop: 4 })
  aside.play(0, _)
  expect(aside.g.stop).toBe(_)
  const nobody = deal({
    at: 'stop',
    laid: [
      [_, 5, _, _, _],
      [_, 5, _, _, _],
    ],
    stop: 4,
  })
  expect(nobody.g.stop).toBe(_)
})

test('ES 5.3, ES 5.2: a part that was free for a round may be stopped again', () => {
  const table = deal({ at: 'stop', laid: [[_, 5, _, _, _]] })
  expect(table.answers(0)).toHaveLength(9)
})

test('ES 5.4: the marker on a finished part is laid aside', () => {
  const table = deal({ at: 'wages', parts: { 8: [0, 0, 0, 0, 0, 0, 0] }, stop: 8 })
  expect(table.g.state[7]).toBe(1)
  expect(table.g.stop).toBe(_)
})

test('ES 6.3: who runs short of bricks takes what the supply has', () => {
  const table = deal({ at: 'bricks', laid: [[_, _, 5, _, _]], bricks: [18] })
  expect(told(table, 'bricksTaken')).toMatchObject([{ seat: 0, count: 2, wanted: 5 }])
  expect(table.g.supply[0]).toBe(0)
})

test('ES 6.4: all cards of the bricks go to the bank at once', () => {
  const table = deal({
    at: 'bricks',
    laid: [
      [_, _, 5, _, _],
      [_, _, 1, _, _],
      [_, _, 1, _, _],
    ],
  })
  expect(table.g.bank).toEqual([0, 2, 0, 0, 0, 1])
  expect(told(table, 'cardsBanked')).toMatchObject([{ cards: [5, 1, 1, _] }])
})

test('ES 7.1: the winner deals the markers, and the new order holds at once', () => {
  const table = deal({
    at: 'order',
    laid: [[_, _, _, 4, _]],
    bricks: [1, 1, 1, 1],
    sites: [
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
    ],
  })
  expect(table.answers(0)).toHaveLength(24)
  table.play(0, [2, 0, 3, 1])
  expect(table.g.order).toEqual([2, 0, 3, 1])
  expect(table.asked).toEqual([2])
})

test('ES 7.2: without a winner the order stays', () => {
  const table = deal({
    at: 'order',
    order: [3, 1, 0, 2],
    laid: [
      [_, _, _, 4, _],
      [_, _, _, 4, _],
    ],
  })
  expect(table.g.order).toEqual([3, 1, 0, 2])
  expect(told(table, 'orderKept')).toHaveLength(1)
})

test('ES 7.3: without a winner in the first round the markers are dealt at random', () => {
  const table = deal({ at: 'order', round: 1, draws: [0, 0, 0] })
  expect(told(table, 'orderDrawn')).toMatchObject([{ order: [1, 2, 3, 0] }])
  expect(table.g.order).toEqual([1, 2, 3, 0])
})
