import { tableFor } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { title } from '../index.ts'
import type { ClubTable } from '../rules/model.ts'
import { artworksScore, booksScore, jewelsScore } from '../rules/scorings.ts'
import { deal, level } from './deal.ts'

const table = tableFor(title, 2) as ClubTable

test('GS 9.6: jewels at 7 and 9 are worth 14 points, whichever is the lower one', () => {
  expect(jewelsScore(7, 9, table)).toBe(14)
  expect(jewelsScore(9, 7, table)).toBe(14)
  expect(jewelsScore(0, 18, table)).toBe(0)
})

test('GS 9.5: with the slider at 9, artworks at 9, 12 and 1 are worth 13, 15 and 0 points', () => {
  expect(artworksScore(9, 9, table)).toBe(13)
  expect(artworksScore(12, 9, table)).toBe(15)
  expect(artworksScore(1, 9, table)).toBe(0)
})

test('GS 8.1: after tiles of 4, 0, 2 and 3 the slider stands at 9', () => {
  // Of the tiles 0 1 1 2 2 2 3 3 4, ascending, the places of 4, then 0, 2 and 3 in what is left
  const places = [8, 0, 2, 5]
  const sliders: number[] = []
  const turned: number[] = []
  for (const place of places) {
    const { g, live } = deal({ at: 'market', turned, draws: [place] })
    const tile = live.everything.map(({ event }) => event).find(event => event.type === 'tileTurned')
    expect(tile).toBeDefined()
    turned.push((tile as unknown as { value: number }).value)
    sliders.push(g.slider)
  }
  expect(turned).toEqual([4, 0, 2, 3])
  expect(sliders).toEqual([4, 4, 6, 9])
})

test('GS 9.4: books score the highest value reached or passed, from 0 to 10', () => {
  const values = Array.from({ length: 15 }, (_, space) => booksScore(space, table))
  expect(values[0]).toBe(0)
  expect(values[14]).toBe(10)
  expect(values).toEqual(values.toSorted((a, b) => a - b))
})

test('GS 9.5: artworks are worth 0, 6, 10, 13 or 15 points, nothing without any, and never less with more', () => {
  for (let slider = 0; slider <= 16; slider++) {
    const row = Array.from({ length: 19 }, (_, at) => artworksScore(at, slider, table))
    expect(row[0]).toBe(0)
    expect(row).toEqual(row.toSorted((a, b) => a - b))
    expect(new Set([0, 6, 10, 13, 15, ...row])).toEqual(new Set([0, 6, 10, 13, 15]))
    expect(row[18]).toBe(15)
  }
})

test('GS 9.7: with 3 order symbols, one of the character and 2 stars, a resource is worth 8', () => {
  // Seat 0 has three symbols on the track of books and two of the librarian; seat 1 three on topaz and one of its own
  const { g, live } = deal({
    at: 'end',
    characters: [0, 2],
    levels: [
      { books: 9, booksSeal: 4 },
      { topaz: 11, topazSeal: 4 },
    ],
  })
  const scored = live.everything
    .map(({ event }) => event as unknown as { type: string; seat: number; points: number; track: number })
    .filter(event => event.type === 'orderScored' && event.points > 0)
  expect(scored.map(({ seat, track, points }) => [seat, track, points])).toEqual([
    [0, 0, 10],
    [1, 2, 8],
  ])
  expect(level(g, 0, 'prestige')).toBe(0)
})
