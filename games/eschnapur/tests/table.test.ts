import { FastChance, HIDDEN, LiveTable, type Title, tableFor } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { game } from '../rules/index.ts'
import type { Palace, PalaceTable } from '../rules/model.ts'
import { onTrack } from '../rules/scoring.ts'
import { _, deal, layOut, title, told } from './deal.ts'

const tableOf = (seats: number) => tableFor(title as Title, seats) as PalaceTable
const begun = (seats: number) => game.setup(tableOf(seats), new FastChance(1))
const worth = (purse: readonly number[]) => purse.reduce((sum, count, value) => sum + count * value, 0)

test('ES 1.1: whoever has most points wins', () => {
  const g = begun(4)
  g.fieldPoints.splice(0, 4, 40, 70, 60, 20)
  expect(game.result(g, tableOf(4))).toMatchObject({ order: [[1], [2], [0], [3]], totals: [50, 80, 70, 30] })
})

test('ES 1.2: eight parts of 7 to 16 fields, a bag in the upper half; one has values 6 to 16 and pays 11', () => {
  const { rows } = tableOf(4).components.parts
  expect(rows).toHaveLength(8)
  expect(Math.min(...rows.map(part => part.fields))).toBe(7)
  expect(Math.max(...rows.map(part => part.fields))).toBe(16)
  for (const part of rows) {
    expect(part.bag).toBeGreaterThan(part.fields / 2)
    expect(part.bag).toBeLessThanOrEqual(part.fields)
  }
  expect(rows.filter(part => part.fields === 11 && part.first === 6 && part.wage === 11)).toHaveLength(1)
})

test('ES 1.3: everybody begins with sixteen cards worth 43, and the bank is empty', () => {
  const g = begun(4)
  for (const purse of g.purses) {
    expect(purse).toEqual([2, 2, 3, 4, 2, 3])
    expect(worth(purse)).toBe(43)
  }
  expect(g.bank).toEqual([0, 0, 0, 0, 0, 0])
})

test('ES 1.4: twenty bricks each, a site card for each part in building, ten privileges on offer, no points', () => {
  const g = begun(4)
  expect(g.supply).toEqual([20, 20, 20, 20])
  expect(g.state.filter(state => state === 0)).toHaveLength(8)
  expect(g.privileges).toEqual(new Array(10).fill(_))
  expect([g.privilegePoints, g.fieldPoints, g.brickPoints].flat()).toEqual(new Array(12).fill(0))
  expect([g.stop, g.blockedSeat, g.blockedOfficial]).toEqual([_, _, _])
})

test('ES 1.5: the phases of a round come in their order, then the next round begins', () => {
  const table = deal({ at: 'begin', round: 1 })
  layOut(
    table,
    [1, 2],
    [
      [5, 0, 3, 1, 1],
      [1, 5, 2, 0, 0],
      [2, 1, 1, 5, 0],
      [3, 0, 5, 0, 5],
    ],
  )
  const asked: string[] = []
  while (table.g.round < 3) {
    const [seat] = table.asked
    const id = table.asks(seat) as string
    if (!asked.includes(id)) asked.push(id)
    table.play(seat, table.answers(seat)[0])
  }
  expect(asked).toEqual(['placeBlockade', 'placeStop', 'dealMarkers', 'placeBricks', 'takeGold', 'moveBrick'])
  expect(table.asks(0)).toBe('chooseSites')
  expect(told(table, 'cardsShown').map(event => (event as unknown as { official: number }).official)).toEqual([
    0, 1, 2, 3, 4,
  ])
  expect(told(table, 'roundBegan')).toMatchObject([{ round: 2 }, { round: 3 }])
})

test('ES 1.6: covered cards and sites of others are hidden; all that a seat owns is not', () => {
  const laid = [
    [5, 0, 3, 1, 1],
    [1, 5, 2, 0, 0],
    [2, 1, 1, 5, 0],
    [3, 0, 5, 2, 5],
  ]
  const table = deal({
    at: 'blockade',
    laid,
    sites: [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ],
  })
  const seen = table.live.view(1).g
  expect(seen.covered[0]).toEqual([_, HIDDEN, HIDDEN, HIDDEN, HIDDEN])
  expect(seen.covered[1]).toEqual([_, 5, 2, 0, 0])
  expect(seen.open.map(row => row[0])).toEqual([5, 1, 2, 3].map(card => (card === 5 ? _ : card)))
  expect(seen.sites).toEqual([
    [HIDDEN, HIDDEN],
    [2, 3],
    [HIDDEN, HIDDEN],
    [HIDDEN, HIDDEN],
  ])
  expect(seen.purses).toEqual(table.g.purses)
  expect(
    table.live
      .view(null)
      .g.covered.flat()
      .filter(card => card >= 0),
  ).toEqual([])
})

test('ES 1.6: nothing of what others have laid is seen, on any official', () => {
  const g = begun(3)
  g.covered[1].fill(3)
  expect(game.view(g, 0, tableOf(3)).covered[1]).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN])
  expect(game.view(g, 1, tableOf(3)).covered[1]).toEqual([3, 3, 3, 3, 3])
})

test('ES 1.6: a world that a seat imagines lays only cards that their owner has, a blocked one too', () => {
  const table = deal({
    at: 'sitesAndGold',
    purses: [
      [5, 5, 5],
      [1, 2],
      [3, 3, 3, 4],
      [0, 0],
    ],
    laid: [
      [_, _, _, _, _],
      [_, _, 2, _, _],
    ],
    blocked: [1, 2],
  })
  const chance = new FastChance(4)
  const found = new Set<number>()
  for (let i = 0; i < 40; i++) found.add((table.live.imagine(0, chance).g as Palace).covered[1][2])
  expect([...found].sort()).toEqual([1, 2])
  expect((table.live.imagine(1, chance).g as Palace).covered[1][2]).toBe(2)
})

test('ES 12.4: beyond 50 and 100 points the stone begins again at field 1 with a marker', () => {
  const at = (points: number) => onTrack(points, tableOf(4))
  expect(at(50)).toEqual({ marker: 0, field: 50 })
  expect(at(51)).toEqual({ marker: 50, field: 1 })
  expect(at(100)).toEqual({ marker: 50, field: 50 })
  expect(at(101)).toEqual({ marker: 100, field: 1 })
})

test('ES 15.1: with three players part 1 is not used, five parts end the game, the ranking pays 10, 6, 0', () => {
  const g = begun(3)
  expect(g.state).toEqual([2, 0, 0, 0, 0, 0, 0, 0])
  expect(g.purses).toHaveLength(3)
  expect(g.privileges).toEqual(new Array(10).fill(_))
  g.privilegePoints.splice(0, 3, 1, 2, 3)
  expect(game.result(g, tableOf(3)).totals).toEqual([0, 6, 10])
  const almost = { seats: 3, at: 'wages' as const, finished: [3, 4, 5, 6], bricks: [1] }
  expect(deal(almost).over).toBe(false)
  expect(deal({ ...almost, parts: { 8: [0, 0, 0, 0, 0, 0, 0] } }).over).toBe(true)
})

test('ES 15.2: with two players parts 1 and 7 are not used, four parts end the game, the ranking pays 6 and 0', () => {
  const g = begun(2)
  expect(g.state).toEqual([2, 0, 0, 0, 0, 0, 2, 0])
  g.privilegePoints.splice(0, 2, 1, 2)
  expect(game.result(g, tableOf(2)).totals).toEqual([0, 6])
  const almost = { seats: 2, at: 'wages' as const, finished: [3, 4, 5], bricks: [1] }
  expect(deal(almost).over).toBe(false)
  expect(deal({ ...almost, parts: { 8: [0, 0, 0, 0, 0, 0, 0] } }).over).toBe(true)
})

test('ES 15.3: with two players everybody has nineteen cards worth 48', () => {
  for (const purse of begun(2).purses) {
    expect(purse).toEqual([2, 3, 5, 4, 2, 3])
    expect(worth(purse)).toBe(48)
  }
})

test('ES 15.4: with two players four cards are laid, there is no blockade, and a tie means that nobody wins', () => {
  const table = deal({ seats: 2, at: 'begin', round: 1 })
  layOut(table, [2, 3], [[], []])
  expect(table.question(0)).toMatchObject({ slots: 4, fill: 4 })
  table.play(0, [3, 2, 0, 0]).play(1, [3, 1, 0, 0])
  expect(table.happened).not.toContain('blockadeLaidAside')
  expect(told(table, 'cardsShown')[0]).toMatchObject({ official: 1, cards: [3, 3] })
  expect(told(table, 'nobodyWon')[0]).toMatchObject({ official: 1 })
})

test('ES 15.5: with two players two privileges are not used', () => {
  const g = begun(2)
  const { rows } = tableOf(2).components.privileges
  expect(rows.filter((_row, i) => g.privileges[i] !== _).map(row => row.effect)).toEqual([
    'choose-marker',
    'reject-blockade',
  ])
})

test('ES 1.4: whatever is where it cannot be is found', () => {
  const table = tableOf(2)
  const wrongWith = (change: (g: Palace) => void) => {
    const g = begun(2)
    change(g)
    return game.conserved(g, table)
  }
  expect(wrongWith(() => {})).toBeUndefined()
  expect(wrongWith(g => g.bricks[1]++)).toBe('21 instead of 20 bricks of seat 1')
  const brickIn = (part: number) => (g: Palace) => {
    g.supply[0]--
    g.parts[part].push(0)
  }
  expect(wrongWith(brickIn(1))).toBeUndefined()
  expect(wrongWith(brickIn(0))).toBe('part 0 holds 1 bricks instead of at most 0')
  // The first card is not in the game with two players, the second is.
  expect(wrongWith(g => (g.privileges[0] = 1))).toBe('privilege 0 is where it cannot be')
  expect(wrongWith(g => (g.privileges[1] = 1))).toBeUndefined()
  expect(wrongWith(g => (g.privileges[1] = 2))).toBe('privilege 1 is where it cannot be')
  expect(wrongWith(g => (g.privileges[1] = g.privileges[0]))).toBe('privilege 1 is where it cannot be')
})

test('ES 1.3: gold in hands, on tableaus, in the bank and in the box is always the whole deck', () => {
  const live = LiveTable.open(title.game, tableOf(3), new FastChance(3))
  expect(title.game.conserved(live.state.g, tableOf(3))).toBeUndefined()
  live.state.g.bank[3]++
  expect(title.game.conserved(live.state.g, tableOf(3))).toContain('gold cards of kind 3')
})
