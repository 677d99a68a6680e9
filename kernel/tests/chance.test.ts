import { describe, expect, test } from 'vitest'
import {
  drawFrom,
  FastChance,
  freshSeed,
  noChance,
  nthSeed,
  RecordedChance,
  RecordingChance,
  rollDie,
  shuffle,
  TableChance,
} from '../chance.ts'

const seed = '000102030405060708090a0b0c0d0e0f'

describe.each([
  ['fast', () => new FastChance(5)],
  ['table', () => new TableChance(seed)],
])('%s chance', (_, make) => {
  test('brings all numbers equally often', () => {
    const chance = make()
    for (const n of [2, 6, 7, 100]) {
      const found = new Array<number>(n).fill(0)
      const rolls = 20_000 * n
      for (let i = 0; i < rolls; i++) found[chance.below(n)]++
      // Five standard deviations: with a fixed seed this never changes.
      for (const count of found) expect(Math.abs(count - 20_000)).toBeLessThan(5 * Math.sqrt(20_000))
    }
  })

  test('brings large numbers, too, spread over the whole range', () => {
    const chance = make()
    const n = 2 ** 52
    const halves = [0, 0]
    for (let i = 0; i < 10_000; i++) {
      const drawn = chance.below(n)
      expect(Number.isSafeInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
      halves[drawn < n / 2 ? 0 : 1]++
    }
    expect(Math.abs(halves[0] - 5000)).toBeLessThan(300)
  })

  test('the same seed brings the same numbers', () => {
    const [a, b] = [make(), make()]
    for (let i = 0; i < 100; i++) expect(a.below(1000)).toBe(b.below(1000))
  })

  test('refuses what is no number of possibilities', () => {
    for (const n of [0, -1, 0.5, Number.NaN, 2 ** 54]) expect(() => make().below(n)).toThrow('2^53')
  })
})

test('the table chance is ChaCha20 under a key of 128 bits', () => {
  // The published vector for a key and a nonce of zeros, as words in the order of the key stream.
  const chance = new TableChance('0'.repeat(32)) as unknown as { next(): number }
  const words = Array.from({ length: 17 }, () => (chance.next() >>> 0).toString(16))
  expect(words.slice(0, 4)).toEqual(['52096789', 'fd648360', '9f9b200', 'c831f036'])
  // The second block begins after sixteen words.
  expect(words[16]).toBe('c235d16c')
})

test('a seed has 32 hexadecimal digits', () => {
  expect(freshSeed()).toMatch(/^[0-9a-f]{32}$/)
  expect(freshSeed()).not.toBe(freshSeed())
  expect(() => new TableChance('abc')).toThrow('32 hexadecimal digits')
})

test('what was recorded can be brought again, and nothing else', () => {
  const recording = new RecordingChance(new FastChance(1))
  const rolls = [rollDie(recording), rollDie(recording, 20), recording.below(2)]
  const again = new RecordedChance(recording.drawn)
  expect([rollDie(again), rollDie(again, 20), again.below(2)]).toEqual(rolls)
  expect(again.left).toBe(0)
  expect(() => again.below(6)).toThrow('fewer draws')
  expect(() => new RecordedChance([6]).below(6)).toThrow('draw 6')
})

test('drawing takes out, shuffling keeps everything', () => {
  const pile = [1, 2, 2, 3]
  const drawn = [drawFrom(new FastChance(1), pile), ...pile]
  expect(drawn.toSorted()).toEqual([1, 2, 2, 3])
  expect(() => drawFrom(new FastChance(1), [])).toThrow('empty')
  expect(shuffle(new FastChance(3), [1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4])
  expect(() => noChance.below(6)).toThrow('no chance')
})

test('the games of one seed have different seeds', () => {
  expect(new Set(Array.from({ length: 10_000 }, (_, n) => nthSeed(7, n))).size).toBe(10_000)
})
