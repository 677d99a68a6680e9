import { begin, FastChance, tableFor } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { title } from '../index.ts'
import { type Club, type ClubTable, scoring, tracksEach } from '../rules/model.ts'
import { deal, level } from './deal.ts'

const opened = (seats: number, seed = 1) => {
  const table = tableFor(title, seats) as ClubTable
  return { table, g: begin(title.game, { table, chance: new FastChance(seed) }).g as Club }
}

test('GS 1.2: 71 cards lie in three decks of their levels, and the slider stands at 0', () => {
  const { table, g } = opened(7)
  expect(table.components.cards.rows).toHaveLength(71)
  g.decks.forEach((deck, i) => {
    expect(deck.every(one => table.components.cards.rows[one].level === i + 1)).toBe(true)
  })
  // Seven first hands and seven cards of round 1 are dealt
  expect(g.decks.map(deck => deck.length)).toEqual([1, 14, 21])
  expect(g.slider).toBe(0)
})

test('GS 1.2: with seven players every character is in play, with fewer different ones', () => {
  expect(opened(7).g.characters.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  for (let seed = 0; seed < 20; seed++) expect(new Set(opened(4, seed).g.characters).size).toBe(4)
})

test('GS 1.3: everybody begins with the steps of the character', () => {
  const { table, g } = opened(7)
  g.characters.forEach((character, seat) => {
    const { steps } = table.components.characters.rows[character]
    expect(g.levels.slice(seat * tracksEach, seat * tracksEach + 10)).toEqual(steps)
    expect(level(g, seat, 'prestige')).toBe(0)
  })
})

test('GS 1.3: starting steps that reach special spaces set off nothing', () => {
  const built = title.components.builtIn as ClubTable['components']
  const rows = built.characters.rows.map(row => ({ ...row, steps: [0, 0, 0, 0, 3, 2, 0, 0, 0, 0] }))
  const table = {
    seats: 2,
    options: {},
    components: { ...built, characters: { ...built.characters, rows } },
  } as ClubTable
  const g = title.game.setup(table, new FastChance(1)) as Club
  expect(g.levels.slice(0, tracksEach)).toEqual([0, 0, 0, 0, 3, 2, 0, 0, 0, 0, 0])
})

test('GS 1.4: each of the four tokens lies on one of the two lines', () => {
  const orders = new Set<string>()
  for (let seed = 0; seed < 30; seed++) {
    const { lines } = opened(3, seed).g
    expect(lines.toSorted()).toEqual([scoring.books, scoring.artworks, scoring.jewels, scoring.blank])
    orders.add(lines.join())
  }
  expect(orders.size).toBeGreaterThan(10)
})

test('GS 1.5: the nine market tiles are face down, and one is turned in each of six rounds', () => {
  const { g } = opened(2)
  expect(g.tiles).toEqual([0, 1, 1, 2, 2, 2, 3, 3, 4])
  const table = deal({ at: 'market', round: 6, turned: [4, 3, 3, 2, 2] })
  expect(table.over).toBe(true)
  expect(table.g.tiles).toHaveLength(3)
})

test('GS 1.6: everybody is dealt four cards of level I', () => {
  const { live, g } = deal({ at: 'start', seats: 5 })
  const dealt = live.everything.map(({ event }) => event).filter(event => event.type === 'handDealt')
  expect(dealt).toHaveLength(5)
  for (const { secret } of dealt) {
    const first = (secret as { cards: number[] }).cards
    expect(first).toHaveLength(4)
    expect(first.every(one => one < 29)).toBe(true)
  }
  expect(g.decks[0]).toHaveLength(29 - 20)
})

test('GS 1.7: hands of others, decks and discards are hidden; their sizes, boards and tokens are open', () => {
  const { g } = opened(4)
  g.discards.push(g.decks[0].pop() as number)
  for (const viewer of [0, 3, null]) {
    const seen = title.game.view(g, viewer, tableFor(title, 4)) as Club
    g.hands.forEach((hand, seat) => {
      expect(seen.hands[seat]).toEqual(seat === viewer ? hand : hand.map(() => -1))
    })
    expect(seen.decks.flat().every(one => one === -1)).toBe(true)
    expect(seen.decks.map(deck => deck.length)).toEqual(g.decks.map(deck => deck.length))
    expect(seen.discards).toEqual([-1])
    expect([seen.levels, seen.lines, seen.characters, seen.tiles]).toEqual([g.levels, g.lines, g.characters, g.tiles])
  }
})

test('GS 1.2: a card too few or too many, a wrong place or a wrong figure is noticed', () => {
  const wrong = (change: (g: Club) => void) => {
    const { table, g } = opened(3)
    change(g)
    return title.game.conserved(g, table)
  }
  expect(wrong(() => {})).toBeUndefined()
  expect(wrong(g => g.hands[0].pop())).toMatch(/is there 0 times/)
  expect(wrong(g => g.discards.push(g.hands[0][0]))).toMatch(/is there 2 times/)
  expect(wrong(g => g.hands[0].reverse())).toMatch(/not sorted/)
  for (const [from, to] of [
    [0, 1],
    [1, 2],
  ]) {
    expect(wrong(g => g.decks[to].unshift(g.decks[from].pop() as number))).toMatch(`the deck of level ${to + 1} holds`)
  }
  expect(wrong(g => g.decks[0].push(g.decks[2].pop() as number))).toMatch(/the deck of level 1 holds/)
  expect(wrong(g => g.sides[1].push(0))).toMatch(/no side/)
  expect(wrong(g => g.levels.fill(15, 0, 1))).toMatch('seat 0 stands on 15 of track 0')
  expect(wrong(g => g.levels.fill(-1, 3, 4))).toMatch('seat 0 stands on -1 of track 3')
  expect(wrong(g => g.levels.fill(9, 9, 10))).toMatch('seat 0 stands on 9 of track 9')
  expect(
    wrong(g => {
      g.slider = 3
    }),
  ).toMatch('the slider shows 3 instead of 0')
})
