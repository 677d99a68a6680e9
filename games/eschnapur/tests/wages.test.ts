import { expect, test } from 'vitest'
import { _, deal, told } from './deal.ts'

const sevenOf = (seat: number) => new Array<number>(7).fill(seat)

test('ES 10.1: open cards are counted and go to the bank', () => {
  const table = deal({
    at: 'wages',
    open: [
      [_, 2, _, 4, _],
      [1, _, _, _, _],
    ],
  })
  expect(table.g.privilegePoints).toEqual([6, 1, 0, 0])
  expect(table.g.open.flat()).toEqual(new Array(20).fill(_))
  expect(table.g.bank).toEqual([0, 1, 1, 0, 1, 0])
})

test('ES 10.2: a blocked card brings nothing and stays', () => {
  const table = deal({ at: 'wages', open: [[_, 2, _, _, _]], laid: [[_, _, _, 5, _]], blocked: [0, 3] })
  expect(table.g.privilegePoints[0]).toBe(2)
  expect(table.g.covered[0][3]).toBe(5)
  expect(table.g.purses[0][5]).toBe(3)
})

test('ES 11.1: who is in the part is judged after the move', () => {
  const table = deal({
    at: 'moving',
    laid: [[_, _, _, _, 3]],
    parts: { 1: [1], 8: [0, 0, 0, 0, 0, 0, 2], 2: [0] },
    bank: [5, 5],
  })
  table.play(0, [7, 1])
  expect(table.happened).not.toContain('wagesDue')
})

test('ES 11.2: parts pay in ascending number, each in turn order', () => {
  const table = deal({
    at: 'wages',
    order: [3, 2, 1, 0],
    parts: { 8: [0, 0, 0, 1, 1, 1, 1], 1: [2, 2, 2, 2, 3, 3, 3, 3] },
    also: g => g.bank.fill(0),
  })
  expect(told(table, 'wagesDue')).toMatchObject([
    { part: 0, seats: [3, 2] },
    { part: 7, seats: [1, 0] },
  ])
  expect(told(table, 'goldMissed').map(event => event.seat)).toEqual([3, 2, 1, 0])
})

test('ES 11.3: exactly the sum, in any cards that the bank has', () => {
  const table = deal({ at: 'wages', parts: { 8: sevenOf(0) }, bank: [5, 2, 2, 3, 1, 1] })
  expect(table.asks(0)).toBe('takeGold')
  const sums = table.answers(0).map(counts => (counts as number[]).reduce((sum, n, i) => sum + n * (i + 1), 0))
  expect(new Set(sums)).toEqual(new Set([7]))
  expect(table.refusal(0, [0, 0, 0, 0, 1])).toMatchObject({
    reason: 'takeExactly',
    rule: 'ES 11.3',
    values: { sum: 7 },
  })
  expect(table.refusal(0, [0, 1, 0, 0, 1])).toBeUndefined()
  table.play(0, [0, 1, 0, 0, 1])
  expect(table.g.bank).toEqual([0, 2, 1, 1, 0, 0])
})

test('ES 11.4: if the bank cannot make the sum, the largest smaller one is taken and the rest is lost', () => {
  const table = deal({ at: 'wages', parts: { 8: [0, 0, 0, 0, 0, 0, 1] }, bank: [5, 5, 5] })
  expect(told(table, 'goldTaken')).toMatchObject([
    { seat: 0, sum: 5, due: 7 },
    { seat: 1, sum: 5, due: 7 },
  ])
})

test('ES 11.4: an empty bank pays nothing', () => {
  const table = deal({ at: 'wages', parts: { 8: sevenOf(0) } })
  expect(told(table, 'goldMissed')).toMatchObject([{ seat: 0, due: 7 }])
})

test('ES 12.2: full parts are scored after all wages, in ascending number and turn order', () => {
  const table = deal({
    at: 'wages',
    order: [1, 0, 2, 3],
    parts: { 8: [0, 0, 0, 0, 0, 0, 1], 1: [1, 1, 1, 1, 1, 1, 1, 0] },
    bank: [1, 1],
  })
  const order = table.events().filter(event => ['wagesDue', 'partScored'].includes(event.type))
  expect(order.map(event => event.type)).toEqual(['wagesDue', 'wagesDue', ...new Array(4).fill('partScored')])
  expect(told(table, 'partScored')).toMatchObject([
    { part: 0, seat: 1 },
    { part: 0, seat: 0 },
    { part: 7, seat: 1 },
    { part: 7, seat: 0 },
  ])
})

test('ES 12.3: bricks go back to the supply, and the site cards of the part are out of the game', () => {
  const table = deal({ at: 'wages', parts: { 8: [0, 0, 0, 0, 0, 0, 1] } })
  expect(table.g.parts[7]).toEqual([])
  expect(table.g.supply).toEqual([20, 20, 20, 20])
  expect(table.refusal(0, [0, 7])).toMatchObject({ reason: 'partFinished' })
})

test('ES 13.1: the game ends after the round in which the sixth part is finished; further full parts count, too', () => {
  const almost = { at: 'wages' as const, finished: [1, 2, 3, 4, 5], parts: { 8: sevenOf(0) } }
  expect(deal({ ...almost, finished: [1, 2, 3, 4] }).over).toBe(false)
  const table = deal({ ...almost, parts: { 7: new Array(9).fill(1), 8: sevenOf(0) } })
  expect(table.over).toBe(true)
  expect(table.live.result?.ending).toBe('normal')
  expect(told(table, 'gameEnded')).toMatchObject([{ ending: 'normal', rule: 'ES 13.1' }])
  expect(told(table, 'partScored')).toHaveLength(2)
})

const ended = (points: number[], more: Partial<Parameters<typeof deal>[0]> = {}) =>
  deal({ at: 'wages', finished: [1, 2, 3, 4, 5], parts: { 8: sevenOf(3) }, points, ...more })

test('ES 13.2: what is left of privilege points is ranked: 10, 6, 3, 0', () => {
  const table = ended([5, 2, 9, 0])
  expect(told(table, 'rankingScored')).toMatchObject([
    { seat: 0, points: 6 },
    { seat: 1, points: 3 },
    { seat: 2, points: 10 },
    { seat: 3, points: 0 },
  ])
  expect(table.live.result?.totals.slice(0, 3)).toEqual([6, 3, 10])
})

test('ES 13.2: whoever has none left is ranked like the others', () => {
  expect(ended([0, 0, 0, 0]).live.result?.totals.slice(0, 3)).toEqual([10, 10, 10])
})

test('ES 13.3: equal points share the better place, and the next places are left out', () => {
  expect(ended([9, 9, 4, 4]).live.result?.totals.slice(0, 3)).toEqual([10, 10, 3])
  expect(ended([9, 4, 4, 1]).live.result?.totals.slice(0, 3)).toEqual([10, 6, 6])
})

test('ES 13.4: equal points are decided by gold, a blocked card included; then the victory is shared', () => {
  const gold = (cards: number[][]) =>
    ended([3, 3, 3, 9], {
      purses: [...cards, [0]],
      parts: { 8: sevenOf(3) },
      laid: [[_, _, _, 5, _]],
      blocked: [0, 3],
      also: g => g.bank.fill(0),
    }).live.result?.order
  expect(gold([[5, 1], [3], [5]])).toEqual([[3], [0], [2], [1]])
  expect(gold([[5], [5], [1, 4]])).toEqual([[3], [0, 1, 2]])
})

test('ES 13.5: the game ends when nothing was built and nobody has gold, not even under the blockade', () => {
  const poor = { at: 'wages' as const, purses: [[0, 0], [0], [], [0]] }
  const stalled = deal(poor)
  expect(stalled.over).toBe(true)
  expect(stalled.live.result?.ending).toBe('stall')
  expect(told(stalled, 'gameEnded')).toMatchObject([{ ending: 'stall', rule: 'ES 13.5' }])
  expect(deal({ ...poor, also: g => (g.builtOn = true) }).over).toBe(false)
  expect(deal({ ...poor, purses: [[0, 1], [0], [], []] }).over).toBe(false)
  const blocked = deal({ ...poor, purses: [[3], [], [], []], laid: [[_, _, 3, _, _]], blocked: [0, 2] })
  expect(blocked.over).toBe(false)
})

test('ES 13.5: a card that brings no brick, because the supply is empty, does not keep the game going', () => {
  const last = { at: 'bricks' as const, laid: [[_, _, 5, _, _]], purses: [[5], [], [], []] }
  expect(deal({ ...last, bricks: [20] }).live.result?.ending).toBe('stall')
  expect(deal({ ...last, bricks: [19] }).over).toBe(false)
})

test('ES 13.5: bricks that are placed keep the game going', () => {
  const table = deal({ at: 'building', purses: [[], [], [], []], bricks: [1], sites: [[1, 2], [], [], []] })
  table.play(0, [1, 0, 0, 0, 0, 0, 0, 0])
  expect(table.over).toBe(false)
  expect(table.g.round).toBe(3)
})
