import { tableFor } from '@palatine/kernel'
import { examplesOf } from '@palatine/kernel/testing'
import { describe, expect, test } from 'vitest'
import { title } from '../index.ts'
import { asPrinted } from '../rules/harvest.ts'
import type { ClubTable } from '../rules/model.ts'
import { artworksScore, booksScore, jewelsScore } from '../rules/scorings.ts'
import { card, deal, drafted, draftOf, level, on, sellTheRest } from './deal.ts'

const table = tableFor(title, 2) as ClubTable
const example = examplesOf(import.meta.url)

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

describe('the examples of the guide', () => {
  /** So many cards with one symbol each, and others that do not matter. */
  const someCards = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i)

  test('GS 1.5: example tiles', () => {
    const [least, most, last] = example('tiles')
    const { rounds, tiles } = table.components.board
    const sum = (values: readonly number[]) => values.slice(0, last).reduce((total, value) => total + value, 0)
    expect(rounds).toHaveLength(last)
    expect([sum(tiles), sum(tiles.toReversed())]).toEqual([least, most])
  })

  test('GS 2.1: example first-round', () => {
    const [round, first, dealt, all] = example('first-round')
    const start = deal({ seats: 3, at: 'start' })
    expect(start.g.round).toBe(round)
    expect(start.g.hands.map(hand => hand.length)).toEqual([all, all, all])
    expect(table.components.board.firstHand).toBe(first)
    expect(first + dealt).toBe(all)
    for (const seat of [0, 1, 2]) start.play(seat, [0, 0, 0, 1, 1])
    for (const seat of [0, 1, 2]) start.play(seat, 0)
    const harvested = [0, 1, 2].map(seat => draftOf(start, seat).left.length - 1)
    for (const seat of [0, 1, 2]) sellTheRest(start, seat)
    // The next round has dealt one more card to everybody.
    expect(start.g.hands.map(hand => hand.length - 1)).toEqual(harvested)
  })

  test('GS 3.2: example limit', () => {
    const [round, held, limit, discarded] = example('limit')
    const hands = [someCards(held), someCards(limit, 10), someCards(limit, 20)]
    const supply = deal({ seats: 3, at: 'discard', round, hands })
    expect(supply.question(0)).toMatchObject({ min: discarded, max: discarded })
    expect(table.components.board.rounds[round - 1].limit).toBe(limit)
  })

  test('GS 4.2: example split', () => {
    const [cards, ways, least, rest, small, large, whole] = example('split')
    const split = deal({ at: 'split', hands: [someCards(cards), someCards(cards, 10)] })
    const answers = split.answers(0) as number[][]
    const sizes = new Set(answers.map(sides => sides.filter(side => side === 1).length))
    expect(answers).toHaveLength(ways)
    expect([...sizes].sort()).toEqual([least, small, large, rest])
    expect(split.refusal(0, new Array(whole).fill(0))).toMatchObject({ rule: 'GS 4.2' })
  })

  test('GS 5.2: example choice', () => {
    const [cards, left, taken, lost, few, many, chosen, harvested] = example('choice')
    const wallets: [number[], number[]][] = [
      [someCards(left), someCards(taken, 5)],
      [someCards(2, 10), someCards(2, 12)],
      [someCards(few, 15), someCards(many, 20)],
    ]
    const choice = deal({ seats: 3, at: 'choice', wallets })
    expect([left + taken, lost, chosen]).toEqual([cards, taken, many])
    // Seat 1 sits to the left of seat 0, and seat 2 to its right.
    choice.play(1, 1).play(2, 0).play(0, 1)
    expect(draftOf(choice, 0).left).toHaveLength(harvested + 1)
  })

  test('GS 6.4: example seals', () => {
    const [seals, together, each, tracks] = example('seals')
    const harvest = () =>
      deal({ at: 'harvest', hands: [[card('seal', seals)], []] }).play(0, [card('seal', seals), asPrinted])
    const one = harvest().play(0, on.topazSeal).play(0, on.topazSeal)
    expect(drafted(one, 0, 'topazSeal')).toBe(together)
    const two = harvest().play(0, on.topazSeal).play(0, on.goldSeal)
    expect([drafted(two, 0, 'topazSeal'), drafted(two, 0, 'goldSeal')]).toEqual(new Array(tracks).fill(each))
  })

  test('GS 7.5: example chain', () => {
    const [gold, seal, played, arrow, steps, reached, passed, artworks] = example('chain')
    const harvest = deal({
      at: 'harvest',
      hands: [[card('gold', played)], []],
      levels: [{ gold, booksSeal: seal }],
    })
    harvest.play(0, [card('gold', played), asPrinted])
    expect(drafted(harvest, 0, 'gold')).toBe(arrow)
    harvest.play(0, on.booksSeal)
    expect([seal + steps, drafted(harvest, 0, 'booksSeal')]).toEqual([reached, reached])
    expect(passed).toBeGreaterThan(seal)
    expect(drafted(harvest, 0, 'artworks')).toBe(artworks)
  })

  test('GS 8.1: example slider', () => {
    const numbers = example('slider')
    const [tiles, told] = [numbers.slice(0, 4), numbers.slice(4)]
    const sliders = tiles.map((tile, i) => {
      const left = table.components.board.tiles.slice()
      for (const turned of tiles.slice(0, i)) left.splice(left.indexOf(turned), 1)
      return deal({ at: 'market', turned: tiles.slice(0, i), draws: [left.indexOf(tile)] }).g.slider
    })
    expect(sliders).toEqual(told)
  })

  test('GS 9.5: example artworks', () => {
    const [slider, ...told] = example('artworks')
    const levels = told.filter((_, i) => i % 2 === 0)
    expect(levels.flatMap(at => [at, artworksScore(at, slider, table)])).toEqual(told)
  })

  test('GS 9.6: example jewels', () => {
    const [topaz, emerald, points, steps, more, others] = example('jewels')
    expect(jewelsScore(topaz, emerald, table)).toBe(points)
    expect(jewelsScore(topaz + steps, emerald, table) - points).toBe(more)
    expect(jewelsScore(topaz, emerald + others, table) - points).toBe(0)
  })

  test('GS 9.7: example orders', () => {
    const [topaz, passed, own, seal, stars, points] = example('orders')
    const { rows } = table.components.characters
    const character = rows.findIndex(({ orders }) => orders[on.topaz] === own)
    const { live } = deal({ at: 'end', characters: [character, 0], levels: [{ topaz, topazSeal: seal }] })
    const scored = live.everything.map(({ event }) => event as unknown as { type: string; track: number; seat: number })
    expect(
      scored.find(({ type, track, seat: at }) => type === 'orderScored' && track === on.topaz && at === 0),
    ).toMatchObject({ symbols: passed + own, stars, points })
  })

  test('GS 10.1: example two-players', () => {
    const [round, first, dealt, held, limit, discarded] = example('two-players')
    const start = deal({ at: 'start' })
    expect(start.g.round).toBe(round)
    expect([start.g.hands[0].length, start.g.hands[0].length - dealt]).toEqual([held, first])
    expect(start.question(0)).toMatchObject({ min: discarded, max: discarded })
    expect(held - discarded).toBe(limit)
  })

  test('GS 11.4: example table', () => {
    const [slider, low, few, step, high, more] = example('table')
    expect([low + step, artworksScore(low, slider, table), artworksScore(high, slider, table)]).toEqual([
      high,
      few,
      more,
    ])
  })
})
