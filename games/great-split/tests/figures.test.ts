import { componentProblems, copy, tableFor } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { title } from '../index.ts'
import type { ClubTable } from '../rules/model.ts'
import { artworksScore, booksScore } from '../rules/scorings.ts'
import { card } from './deal.ts'

const built = title.components.builtIn as ClubTable['components']
const resources = ['books', 'artworks', 'topaz', 'emerald', 'gold']

/** How many cards of a level show so many of a symbol. */
const count = (level: number, symbol: string, amount: number) =>
  built.cards.rows.filter(row => row.level === level && row.symbol === symbol && row.amount === amount).length

test('GS 11.1: 29, 21 and 21 cards, each with one kind of symbol', () => {
  expect([1, 2, 3].map(level => built.cards.rows.filter(row => row.level === level).length)).toEqual([29, 21, 21])
  for (const resource of resources) {
    expect([count(1, resource, 1), count(1, resource, 2), count(2, resource, 2), count(3, resource, 3)]).toEqual([
      3, 1, 3, 3,
    ])
  }
  expect([count(1, 'seal', 1), count(2, 'seal', 2), count(3, 'seal', 2)]).toEqual([5, 3, 3])
  expect([count(1, 'prestige', 2), count(2, 'prestige', 3), count(3, 'prestige', 4), count(3, 'prestige', 5)]).toEqual([
    4, 3, 1, 2,
  ])
  expect(card('topaz', 3)).toBeGreaterThan(0)
})

test('GS 11.2: where orders and double arrows stand, and where tracks end', () => {
  const rows = built.tracks.resources.map(({ name, length, orders, arrows }) => [name, length, orders, arrows])
  expect(rows).toEqual([
    ['books', 14, [3, 6, 9, 12], []],
    ['artworks', 18, [4, 8, 12, 15], []],
    ['topaz', 18, [3, 6, 10, 14], []],
    ['emerald', 18, [3, 6, 10, 14], []],
    ['gold', 18, [4, 8, 11, 14], [3, 6, 9, 12, 15, 18]],
  ])
})

test('GS 11.3: each seal has four stars and three icons, of the three resources after its own', () => {
  built.tracks.seals.forEach(({ name, length, stars, icons }, i) => {
    expect([name, length, stars]).toEqual([resources[i], 8, [2, 4, 6, 8]])
    expect(icons).toEqual([2, 5, 7].map((at, k) => ({ at, gives: resources[(i + k + 1) % 5] })))
  })
})

test('GS 11.4: points for books by space, and for artworks by the difference between level and slider', () => {
  const table = tableFor(title, 2) as ClubTable
  const books = Array.from({ length: 15 }, (_, space) => booksScore(space, table))
  expect(books).toEqual([0, 0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 9, 10])
  for (let slider = 0; slider <= 16; slider++) {
    for (let level = 0; level <= 18; level++) {
      const ahead = level - slider
      const points = level === 0 ? 0 : ahead >= 2 ? 15 : ahead >= 0 ? 13 : ahead >= -3 ? 10 : ahead >= -6 ? 6 : 0
      expect(artworksScore(level, slider, table)).toBe(points)
    }
  }
})

test('GS 11.5: every character begins with three steps and brings three orders', () => {
  const names = [...resources, ...resources.map(resource => `seal of ${resource}`)]
  /** `books 2, gold 1` */
  const inWords = (counts: readonly number[]) =>
    counts.flatMap((count, i) => (count > 0 ? [`${names[i]} ${count}`] : [])).join(', ')
  expect(built.characters.rows.map(row => [row.name, inWords(row.steps), inWords(row.orders)])).toEqual([
    ['librarian', 'books 3', 'books 2, gold 1'],
    ['art-dealer', 'artworks 3', 'artworks 2, topaz 1'],
    ['diver', 'topaz 3', 'topaz 1, gold 2'],
    ['geologist', 'topaz 1, emerald 2', 'emerald 1, gold 2'],
    ['banker', 'gold 2, seal of gold 1', 'gold 3'],
    ['heiress', 'books 1, artworks 1, gold 1', 'books 1, topaz 2'],
    ['notary', 'topaz 1, emerald 1, seal of books 1', 'books 1, gold 2'],
  ])
})

/** The first complaint about figures that were changed. */
const complaint = (change: (components: ClubTable['components']) => void) => {
  const own = copy(built)
  change(own)
  const [problem] = componentProblems(title, own)
  return problem && [problem.place, problem.reason]
}

test('the built-in figures can be played with', () => {
  expect(complaint(() => {})).toBeUndefined()
})

test('figures that the rules cannot play with are refused, with the place and the reason', () => {
  expect(complaint(own => own.cards.rows.pop())).toEqual(['cards.rows', 'tooFewCards'])
  expect(complaint(own => own.cards.rows.splice(0, 2))).toEqual(['cards.rows', 'tooFewCards'])
  expect(complaint(own => own.tracks.resources.reverse())).toEqual(['tracks.resources[0].name', 'wrongTrack'])
  expect(complaint(own => own.tracks.resources[0].orders.push(15))).toEqual(['tracks.resources[0]', 'spacesRise'])
  expect(complaint(own => own.tracks.seals[1].stars.reverse())).toEqual(['tracks.seals[1]', 'spacesRise'])
  expect(complaint(own => own.tracks.seals[2].icons.reverse())).toEqual(['tracks.seals[2]', 'spacesRise'])
  expect(complaint(own => own.characters.rows[3].steps.fill(9, 5, 6))).toEqual([
    'characters.rows[3].steps[5]',
    'beyondTrack',
  ])
  expect(complaint(own => own.scorings.books.pop())).toEqual(['scorings.books', 'pointsBySpace'])
  expect(complaint(own => own.scorings.books.reverse())).toEqual(['scorings.books', 'pointsBySpace'])
  expect(complaint(own => own.scorings.artworks.from.pop())).toEqual(['scorings.artworks.from', 'rowForEachSlider'])
  expect(complaint(own => own.scorings.artworks.from[8].reverse())).toEqual([
    'scorings.artworks.from',
    'rowForEachSlider',
  ])
  expect(complaint(own => own.board.tiles.splice(0, 4))).toEqual(['board.tiles', 'tileForEachRound'])
  expect(complaint(own => own.board.lines.reverse())).toEqual(['board.lines', 'linesInGame'])
  expect(complaint(own => own.board.lines.fill(6, 1))).toEqual(['board.lines', 'linesInGame'])
  expect(complaint(own => own.board.tokens.fill('blank'))).toEqual(['board.tokens', 'eachTokenOnce'])
})
