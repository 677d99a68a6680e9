import { begin, FastChance, playout, tableFor } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { title } from '../index.ts'
import { type Club, scoring } from '../rules/model.ts'
import { deal, on } from './deal.ts'

const { books, artworks, jewels, blank } = scoring
const levels = [
  { books: 14, artworks: 9, topaz: 7, emerald: 9 },
  { books: 0, artworks: 12, topaz: 3, emerald: 1 },
]
interface Scored {
  readonly type: string
  readonly seat: number
  readonly scoring: number
  readonly points: number
}
const scored = (table: ReturnType<typeof deal>) =>
  table
    .events()
    .map(event => event as unknown as Scored)
    .filter(event => event.type === 'resourceScored')
    .map(event => [event.scoring, event.seat, event.points])

const parts = (table: ReturnType<typeof deal>, seat: number) => title.game.scoreParts(table.g, seat, table.live.table)

test('GS 2.1, GS 9.1: after round 3 the market is turned first, then the tokens of the first line are scored', () => {
  // A 4 was turned before, now it is a 1
  const table = deal({
    at: 'market',
    round: 3,
    lines: [artworks, books, jewels, blank],
    levels,
    turned: [4],
    draws: [1],
  })
  const order = table.happened.filter(type =>
    ['tileTurned', 'lineReached', 'resourceScored', 'cardsTakenUp', 'roundBegan'].includes(type),
  )
  expect(order.slice(0, 3)).toEqual(['tileTurned', 'lineReached', 'resourceScored'])
  expect(order.at(-2)).toBe('cardsTakenUp')
  expect(order.at(-1)).toBe('roundBegan')
  expect(table.g.slider).toBe(5)
  expect(scored(table)).toEqual([
    [artworks, 0, 15],
    [artworks, 1, 15],
    [books, 0, 10],
    [books, 1, 0],
  ])
  expect(parts(table, 0)).toEqual({ books: 10, artworks: 15, jewels: 0, orders: 0, prestige: 0 })
})

test('GS 9.1: artworks are scored against the slider after the tile of that round', () => {
  // Slider 7, then a 2: level 9 is worth 13 with the slider at 9; before it would have been 15
  const table = deal({
    at: 'market',
    round: 4,
    lines: [books, jewels, artworks, blank],
    levels,
    turned: [4, 3],
    draws: [3],
  })
  expect(table.g.slider).toBe(9)
  expect(scored(table)).toEqual([
    [artworks, 0, 13],
    [artworks, 1, 15],
  ])
})

test('GS 9.2: the blank scores nothing', () => {
  const table = deal({ at: 'market', round: 3, lines: [blank, jewels, artworks, books], levels })
  expect(scored(table)).toEqual([
    [jewels, 0, 14],
    [jewels, 1, 2],
  ])
})

test('GS 9.1: no other round is followed by a scoring', () => {
  for (const round of [1, 2, 5]) {
    const table = deal({ at: 'market', round, levels })
    expect(scored(table)).toEqual([])
    expect(table.happened).not.toContain('lineReached')
  }
})

test('GS 2.2, GS 9.8: after round 6 books, artworks and jewels are scored again, then all orders', () => {
  const table = deal({ at: 'market', round: 6, levels, turned: [4, 3], draws: [3] })
  expect(table.over).toBe(true)
  expect(scored(table).map(([what, seat]) => [what, seat])).toEqual([
    [books, 0],
    [books, 1],
    [artworks, 0],
    [artworks, 1],
    [jewels, 0],
    [jewels, 1],
  ])
  expect(table.happened.filter(type => type === 'orderScored')).toHaveLength(10)
  expect(table.happened.indexOf('orderScored')).toBeGreaterThan(table.happened.lastIndexOf('resourceScored'))
  expect(table.happened).not.toContain('cardsTakenUp')
  // Slider 9: level 9 is worth 13, level 12 is worth 15
  expect(parts(table, 0)).toMatchObject({ books: 10, artworks: 13, jewels: 14, orders: 0 })
  expect(parts(table, 1)).toMatchObject({ books: 0, artworks: 15, jewels: 2, orders: 0 })
  expect(table.live.result).toMatchObject({ order: [[0], [1]], totals: [37, 17] })
})

test('GS 9.7: orders count for every resource, with the stars of its own seal; without stars nothing', () => {
  const full = { books: 14, artworks: 18, topaz: 18, emerald: 18, gold: 18 }
  const seals = { booksSeal: 8, artworksSeal: 6, topazSeal: 4, emeraldSeal: 2, goldSeal: 1 }
  const table = deal({ at: 'end', characters: [0, 1], levels: [{ ...full, ...seals }, full] })
  const orders = table
    .events()
    .map(event => event as unknown as Scored & { track: number; symbols: number; stars: number })
    .filter(event => event.type === 'orderScored')
  // The librarian adds two orders for books
  expect(orders.filter(({ seat }) => seat === 0).map(({ track, stars }) => [track, stars])).toEqual([
    [on.books, 4],
    [on.artworks, 3],
    [on.topaz, 2],
    [on.emerald, 1],
    [on.gold, 0],
  ])
  expect(orders[0]).toMatchObject({ symbols: 6, points: 24 })
  expect(orders.filter(({ seat }) => seat === 1).every(({ points }) => points === 0)).toBe(true)
})

test('GS 1.1, GS 9.9: most points win, and equal points share the victory', () => {
  const equal = deal({
    seats: 3,
    at: 'end',
    characters: [1, 2, 3],
    levels: [{ prestige: 20 }, { prestige: 30 }, { prestige: 30 }],
  })
  expect(equal.live.result).toEqual({ order: [[1, 2], [0]], totals: [20, 30, 30], ending: 'normal' })
  const jewelled = deal({
    at: 'end',
    characters: [1, 2],
    levels: [{ prestige: 20, topaz: 4, emerald: 9 }, { prestige: 27 }],
  })
  expect(jewelled.live.result).toMatchObject({ order: [[0], [1]], totals: [28, 27] })
  const parts = title.game.scoreParts(jewelled.g, 0, jewelled.live.table)
  expect(parts).toEqual({ books: 0, artworks: 0, jewels: 8, orders: 0, prestige: 20 })
})

test('GS 2.2: a game has six rounds, whoever plays', () => {
  for (const seats of [2, 3, 4, 5, 6, 7]) {
    const io = { table: tableFor(title, seats), chance: new FastChance(seats) }
    const state = begin(title.game, io)
    playout(title.game, state, io)
    const g = state.g as Club
    expect(g.round).toBe(6)
    expect(g.tiles).toHaveLength(3)
    expect(title.game.conserved(g, io.table)).toBeUndefined()
  }
})

test('GS 9.8: what is scored at the end is added to what was scored on the lines', () => {
  const table = deal({ at: 'end', levels: [{ books: 14, prestige: 3 }, {}], points: [[8, 10, 14, 0], []] })
  expect(parts(table, 0)).toEqual({ books: 18, artworks: 10, jewels: 14, orders: 0, prestige: 3 })
})
