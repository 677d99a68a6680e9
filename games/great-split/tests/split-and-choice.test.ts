import { expect, test } from 'vitest'
import { card, deal } from './deal.ts'

const a = [card('books', 1), card('artworks', 1), card('gold', 2)]
const b = [card('topaz', 1), card('topaz', 2), card('emerald', 1), card('prestige', 2)]
const c = [card('seal', 1), card('seal', 1, 1)]
const hands = [a, b, c]

test('GS 4.1: all split at once; groups may be unequal, and nothing is seen before the last', () => {
  const table = deal({ seats: 3, at: 'split', hands })
  expect(table.asked).toEqual([0, 1, 2])
  // Two sides without names: 2^(n-1) ways, less the one with an empty side
  expect([0, 1, 2].map(seat => table.answers(seat).length)).toEqual([3, 7, 1])
  table.play(1, [0, 1, 1, 1])
  expect(table.g.wallets).toEqual([[], [], []])
  expect(table.events(2)).toEqual([])
  table.play(0, [0, 0, 1]).play(2, [0, 1])
  expect(table.asks(0)).toBe('chooseGroup')
})

test('GS 4.2: a group needs a card, the splitter does not count', () => {
  const table = deal({ seats: 3, at: 'split', hands })
  expect(table.refusal(0, [0, 0, 0])).toMatchObject({ reason: 'sideEmpty', rule: 'GS 4.2' })
  expect(table.refusal(0, [1, 1, 1])).toMatchObject({ reason: 'sideEmpty', rule: 'GS 4.2' })
  expect(table.refusal(0, [1, 0, 1])).toMatchObject({ reason: 'wrongForm' })
  expect(table.refusal(2, [0, 1])).toBeUndefined()
})

test('GS 4.3, GS 4.4: a wallet goes to the left; only giver and chooser see it and its groups', () => {
  const table = deal({ seats: 4, at: 'split', hands: [...hands, [card('gold', 1), card('gold', 3)]] })
  table.play(0, [0, 1, 0]).play(1, [0, 0, 1, 1]).play(2, [0, 1]).play(3, [0, 1])
  const sorted = a.toSorted((x, y) => x - y)
  expect(table.g.wallets[0]).toEqual(sorted)
  expect(table.g.hands).toEqual([[], [], [], []])
  for (const viewer of [0, 1, 2, 3, null]) {
    const { wallets, sides } = table.live.view(viewer).g
    const sees = viewer === 0 || viewer === 1
    expect(wallets[0]).toEqual(sees ? sorted : [-1, -1, -1])
    expect(sides[0]).toEqual(sees ? [0, 1, 0] : [-1, -1, -1])
  }
  const passed = table.events(1).filter(event => event.type === 'walletPassed')
  expect(passed.map(event => [event.seat, event.secret !== undefined])).toEqual([
    [0, true],
    [1, true],
    [2, false],
    [3, false],
  ])
})

const wallets = [
  [a.slice(0, 2), a.slice(2)],
  [b.slice(0, 1), b.slice(1)],
  [c.slice(0, 1), c.slice(1)],
] as const

test('GS 5.1: everybody chooses one whole group of the right neighbour, all at once', () => {
  const table = deal({ seats: 3, at: 'choice', wallets })
  expect(table.asked).toEqual([0, 1, 2])
  expect(table.answers(1)).toEqual([0, 1])
  expect(table.refusal(1, 2)).toMatchObject({ reason: 'oneWholeSide', rule: 'GS 5.1' })
  table.play(1, 0).play(2, 1)
  expect(table.g.hands).toEqual([[], [], []])
})

test('GS 5.2: the other group goes back to its owner', () => {
  const table = deal({ seats: 3, at: 'choice', wallets })
  const sorted = (...cards: number[]) => cards.sort((x, y) => x - y)
  // Side 0 is the one with the lowest card: of seat 0 the books and the artwork
  table.play(0, 0).play(1, 0).play(2, 0)
  expect(table.g.hands[1]).toEqual(sorted(a[0], a[1], ...b.slice(1)))
  expect(table.g.hands[2]).toEqual(sorted(b[0], c[1]))
  expect(table.g.hands[0]).toEqual(sorted(a[2], c[0]))
  expect(table.g.wallets).toEqual([[], [], []])
  expect(table.g.sides).toEqual([[], [], []])
})

test('GS 5.3: how many cards were taken is seen by all, which ones only by giver and chooser', () => {
  const table = deal({ seats: 4, at: 'choice', wallets: [...wallets, [[card('gold', 1)], [card('gold', 3)]]] })
  table.play(0, 0).play(1, 0).play(2, 1).play(3, 0)
  expect(table.g.taken).toEqual([1, 2, 3, 1])
  for (const watcher of [0, 1, 2, 3, null]) {
    const events = table.events(watcher)
    expect(events.find(event => event.type === 'sidesChosen')).toMatchObject({ taken: [1, 2, 3, 1] })
    const first = events.find(event => event.type === 'groupTaken' && event.seat === 1)
    expect(first).toMatchObject({ from: 0, count: 2 })
    const sees = watcher === 0 || watcher === 1
    expect(first?.secret).toEqual(sees ? { taken: a.slice(0, 2), returned: [a[2]] } : undefined)
    expect(table.live.view(watcher).g.taken).toEqual([1, 2, 3, 1])
  }
})

test('GS 10.2: two players exchange their wallets', () => {
  const table = deal({ at: 'choice', wallets: wallets.slice(0, 2) })
  table.play(0, 0).play(1, 1)
  expect(table.g.hands[0]).toEqual([a[0], a[1], b[0]].sort((x, y) => x - y))
  expect(table.g.hands[1]).toEqual([a[2], ...b.slice(1)].sort((x, y) => x - y))
})
