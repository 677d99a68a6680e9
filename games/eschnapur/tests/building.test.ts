import { expect, test } from 'vitest'
import { _, card, deal, told } from './deal.ts'

const sites = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
]
/** Counts for the eight parts, by number from 1. */
const into = (counts: { readonly [number: number]: number }) =>
  Array.from({ length: 8 }, (__, part) => counts[part + 1] ?? 0)

test('ES 8.1: in turn order each shows its sites when its turn comes, not before', () => {
  const table = deal({ at: 'building', order: [2, 0, 1, 3], bricks: [1, 1, 1, 1], sites })
  expect(told(table, 'sitesShown')).toMatchObject([{ seat: 2, sites: [4, 5] }])
  expect(table.live.view(1).g.sites[0]).toEqual([-1, -1])
  table.play(2, into({ 5: 1 }))
  expect(told(table, 'sitesShown')).toHaveLength(2)
  expect(table.live.view(1).g.sites[0]).toEqual([0, 1])
  expect(table.asked).toEqual([0])
})

test('ES 8.2: only in the own two sites, not in the stopped part, not where no field is free', () => {
  const table = deal({ at: 'building', bricks: [3], sites: [[1, 2], [], [], []], stop: 2, parts: { 3: [1] } })
  expect(table.g.parts[0]).toEqual([0, 0, 0])
  const free = deal({ at: 'building', bricks: [3], sites: [[1, 2], [], [], []], parts: { 1: [1, 1, 1, 1, 1, 1, 1] } })
  expect(free.refusal(0, into({ 1: 2, 2: 1 }))).toMatchObject({ reason: 'partFull', rule: 'ES 8.2' })
  expect(free.refusal(0, into({ 1: 1 }))).toMatchObject({ reason: 'placeAll', rule: 'ES 8.4' })
  expect(free.answers(0)).toEqual([into({ 2: 3 }), into({ 1: 1, 2: 2 })])
})

test('ES 8.2: the refusal says whether it is another site, the stop or a finished part', () => {
  const table = deal({ at: 'building', bricks: [3], sites: [[7, 8], [], [], []], stop: 5, finished: [4] })
  expect(table.refusal(0, into({ 3: 3 }))).toMatchObject({ reason: 'notYourSite', values: { part: 2 }, rule: 'ES 8.2' })
  expect(table.refusal(0, into({ 5: 3 }))).toMatchObject({ reason: 'partStopped', values: { part: 4 } })
  expect(table.refusal(0, into({ 4: 3 }))).toMatchObject({ reason: 'partFinished' })
  const whole = deal({ at: 'building', bricks: [8], sites: [[7, 8], [], [], []] })
  expect(whole.refusal(0, into({ 1: 8 }))).toMatchObject({ reason: 'notYourSite', values: { part: 0 } })
})

test('ES 8.3: bricks go on the lowest free fields', () => {
  const table = deal({ at: 'building', bricks: [2], sites: [[1, 2], [], [], []], parts: { 2: [1, 3] } })
  table.play(0, into({ 2: 2 }))
  expect(table.g.parts[1]).toEqual([1, 3, 0, 0])
  expect(told(table, 'bricksPlaced')).toMatchObject([{ seat: 0, part: 1, count: 2, lowest: 3, highest: 4 }])
})

test('ES 8.4: all bricks are shared out between the two parts in one answer', () => {
  const table = deal({ at: 'building', bricks: [3], sites: [[1, 2], [], [], []] })
  expect(table.refusal(0, into({ 1: 1 }))).toMatchObject({ reason: 'placeAll', values: { count: 3 } })
  expect(table.answers(0)).toHaveLength(4)
  table.play(0, into({ 1: 2, 2: 1 }))
  expect(table.g.bricks[0]).toBe(0)
  expect([table.g.parts[0], table.g.parts[1]]).toEqual([[0, 0], [0]])
})

test('ES 8.4: more bricks than there are cannot be placed, even where there is room for them', () => {
  const oneFree = { 2: [1, 1, 1, 1, 1, 1, 1, 1, 1] }
  const table = deal({ at: 'building', bricks: [3], sites: [[1, 2], [], [], []], parts: oneFree })
  expect(table.refusal(0, into({ 1: 3, 2: 1 }))).toMatchObject({ reason: 'placeAll', values: { count: 3 } })
})

test('ES 8.5: what cannot be placed stays for the next round', () => {
  const table = deal({
    at: 'building',
    bricks: [4],
    sites: [[1, 2], [], [], []],
    stop: 2,
    parts: { 1: [1, 1, 1, 1, 1, 2, 2] },
    order: [1, 2, 3, 0],
  })
  expect(told(table, 'bricksKept')).toMatchObject([{ seat: 0, count: 3 }])
  expect(table.g.bricks[0]).toBe(3)
})

test('ES 8.5: bricks that come after the own building turn stay for the next round', () => {
  const table = deal({ at: 'wages', points: [15], bricks: [0], bank: [3] })
  table.play(0, card.goldAndBricks)
  expect(table.g.bricks[0]).toBe(2)
  expect(table.g.round).toBe(3)
})

test('ES 8.6: a brick on the bag field pays 3 to everybody in the part, the builder too, in turn order', () => {
  const table = deal({
    at: 'building',
    order: [2, 0, 1, 3],
    bricks: [0, 2],
    sites: [[], [1, 2], [], []],
    parts: { 1: [2, 2, 0, 0] },
    bank: [3, 2, 1, 1, 1, 1],
  })
  table.play(1, into({ 1: 2 }))
  expect(told(table, 'bagReached')).toMatchObject([{ part: 0, seats: [2, 0, 1], gold: 3 }])
  expect(table.asked).toEqual([2])
  expect(table.answers(2)).toHaveLength(3)
  table.play(2, [1, 1, 0, 0, 0])
  expect(table.asks(0)).toBe('takeGold')
  table.play(0, [3, 0, 0, 0, 0])
  expect(told(table, 'goldTaken')).toMatchObject([
    { seat: 2, sum: 3 },
    { seat: 0, sum: 3 },
    { seat: 1, sum: 3 },
  ])
})

test('ES 8.6: a bag that was passed before pays nothing; filled anew it pays again', () => {
  const passed = deal({
    at: 'building',
    bricks: [1],
    sites: [[1, 2], [], [], []],
    parts: { 1: [1, 1, 1, 1, 1] },
    bank: [3, 3],
  })
  passed.play(0, into({ 1: 1 }))
  expect(told(passed, 'bagReached')).toEqual([])
  const anew = deal({
    at: 'building',
    bricks: [1],
    sites: [[1, 2], [], [], []],
    parts: { 1: [1, 1, 1, 1] },
    bank: [3, 3],
  })
  anew.play(0, into({ 1: 1 }))
  expect(told(anew, 'bagReached')).toHaveLength(1)
})

test('ES 8.7: who reaches two bags in one turn says which pays first', () => {
  const table = deal({
    at: 'building',
    bricks: [2],
    sites: [[1, 8], [], [], []],
    parts: { 1: [1, 1, 1, 1], 8: [2, 2, 2, 2] },
    bank: [3, 2, 1, 5],
  })
  table.play(0, into({ 1: 1, 8: 1 }))
  expect(table.asks(0)).toBe('orderBags')
  table.play(0, [7, 0])
  expect(told(table, 'bagReached')).toMatchObject([{ part: 7, seats: [0, 2] }])
})

test('ES 8.7: nobody is asked if both bags pay the same players', () => {
  const table = deal({
    at: 'building',
    bricks: [2],
    sites: [[1, 8], [], [], []],
    parts: { 1: [1, 1, 1, 1], 8: [1, 1, 1, 1] },
    bank: [],
  })
  table.play(0, into({ 1: 1, 8: 1 }))
  expect(table.happened.filter(type => type === 'bagReached')).toHaveLength(2)
})

test('ES 8.8: in the next round all site cards of parts in building can be chosen again', () => {
  const table = deal({ at: 'wages', sites, bricks: [1] })
  expect(table.g.round).toBe(3)
  expect(table.answers(0)).toHaveLength(28)
})

test('ES 9.1: the winner may move the last brick of any part, of any colour, to the lowest free field of another', () => {
  const table = deal({ at: 'moving', laid: [[_, _, _, _, 3]], parts: { 1: [0, 1], 2: [2] }, finished: [3] })
  expect(table.answers(0)).toHaveLength(1 + 2 * 6)
  expect(table.refusal(0, [0, 2])).toMatchObject({ reason: 'noSuchMove', rule: 'ES 9.1' })
  expect(table.refusal(0, [4, 1])).toMatchObject({ reason: 'noSuchMove' })
  expect(table.refusal(0, [0, 0])).toMatchObject({ reason: 'noSuchMove' })
  table.play(0, [0, 1])
  expect([table.g.parts[0], table.g.parts[1]]).toEqual([[0], [2, 1]])
  expect(told(table, 'brickMoved')).toMatchObject([{ seat: 0, owner: 1, from: 0, to: 1 }])
})

test('ES 9.1: everything may stay as it is', () => {
  const table = deal({ at: 'moving', laid: [[_, _, _, _, 3]], parts: { 1: [0, 1] } })
  table.play(0, _)
  expect(table.g.parts[0]).toEqual([0, 1])
  expect(table.happened).toContain('brickLeft')
})

test('ES 9.2: no brick leaves the stopped part or comes into it', () => {
  const table = deal({ at: 'moving', laid: [[_, _, _, _, 3]], parts: { 1: [0, 1], 2: [2] }, stop: 1 })
  expect(table.refusal(0, [0, 2])).toMatchObject({ reason: 'partStopped', rule: 'ES 9.2' })
  expect(table.refusal(0, [1, 0])).toMatchObject({ reason: 'partStopped', rule: 'ES 9.2' })
  expect(table.refusal(0, [1, 2])).toBeUndefined()
})

test('ES 9.3: a brick may leave a full part, which then is not finished', () => {
  const table = deal({ at: 'moving', laid: [[_, _, _, _, 3]], parts: { 8: [0, 0, 0, 0, 0, 0, 0] } })
  table.play(0, [7, 0])
  expect(table.g.state[7]).toBe(0)
  expect(table.happened).not.toContain('partScored')
})

test('ES 9.3: a move may fill a part up; it pays no bag', () => {
  const filled = deal({ at: 'moving', laid: [[_, _, _, _, 3]], parts: { 1: [1], 8: [0, 0, 0, 0, 0, 0] } })
  filled.play(0, [0, 7])
  expect(told(filled, 'wagesDue')).toMatchObject([{ part: 7, seats: [0, 1] }])
  expect(told(filled, 'partScored')).toMatchObject([
    { seat: 0, count: 6 },
    { seat: 1, count: 1 },
  ])
  const bag = deal({ at: 'moving', laid: [[_, _, _, _, 3]], parts: { 1: [1], 8: [0, 0, 0, 0] }, bank: [1, 1, 1] })
  bag.play(0, [0, 7])
  expect(bag.happened).not.toContain('bagReached')
})
