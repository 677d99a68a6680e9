import { amount, FastChance, type Question, subset } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { candidates } from '../search/candidates.ts'
import { halving } from '../search/halving.ts'
import { Thread } from '../search/thread.ts'

describe('candidates', () => {
  const best = (question: Question, score: (steps: readonly number[]) => number, count: number) =>
    candidates(question, score, count, new FastChance(1))

  test('are the answers that give away the least, best first', () => {
    expect(best(amount(0, 9), ([n]) => -Math.abs(n - 6.1), 3)).toEqual([6, 7, 5])
  })

  test('count what every step gives away against the best one after the same beginning', () => {
    const worths = [5, 3, 2.5, 0]
    const score = (steps: readonly number[]) => worths[steps[steps.length - 1]]
    expect(best(subset([0, 1, 2, 3], 2, 2), score, 3)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
  })

  test('leave out what is out of the question, unless there is nothing else', () => {
    expect(best(amount(0, 2), ([n]) => (n === 1 ? 0 : Number.NEGATIVE_INFINITY), 3)).toEqual([1])
    expect(best(amount(0, 2), () => Number.NEGATIVE_INFINITY, 5)).toHaveLength(3)
  })

  test('come in the order of chance where all are equal', () => {
    const first = new Set(
      Array.from({ length: 30 }, (_, seed) => candidates(amount(0, 4), () => 0, 2, new FastChance(seed))[0]),
    )
    expect(first.size).toBe(5)
  })
})

describe('halving', () => {
  /** Options whose worth is their number, with the luck of the world that all share and a little of their own. */
  function trials(iterations: number, luck: number) {
    const tries = [0, 0, 0, 0, 0, 0]
    const found = halving({
      options: tries.length,
      iterations,
      worth(option, world) {
        tries[option]++
        const own = new FastChance(world * 10 + option).below(1000) / 1000 - 0.5
        return option + 20 * ((world * 7) % 5) + luck * own
      },
      stop: () => false,
    })
    return { found, tries }
  }

  test('finds the best, and tries it most often', async () => {
    const { found, tries } = trials(120, 4)
    expect((await found).map(({ option }) => option)[0]).toBe(5)
    expect(Math.max(...tries)).toBe(tries[5])
    expect(tries.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(120)
  })

  test('gives up early what is clearly behind, and stops when one is left', async () => {
    const { found, tries } = trials(1000, 0.1)
    expect((await found)[0].option).toBe(5)
    expect(tries.reduce((sum, n) => sum + n, 0)).toBeLessThan(60)
  })

  test('gives back everything it was given, the best first, whenever it is stopped', async () => {
    for (const stops of [1, 2, 7, 20]) {
      let tries = 0
      const found = await halving({
        options: 4,
        iterations: 100,
        worth: option => -option,
        stop: async () => ++tries >= stops,
      })
      expect(tries).toBe(stops)
      expect(found.map(({ option }) => option)).toEqual([0, 1, 2, 3])
    }
  })
})

test('a thought gives its thread away after a while, and not before', async () => {
  let now = 100
  const thread = new Thread(() => now)
  now += 10
  expect(thread.due).toBe(false)
  now += 5
  expect(thread.due).toBe(true)
  await thread.giveAway()
  expect(thread.due).toBe(false)
})
