import { amount, begin, FastChance, type GameBot, type Question, subset, tableFor } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { candidates } from '../search/candidates.ts'
import { halving } from '../search/halving.ts'
import { Thread } from '../search/thread.ts'
import { learntValue, plainValue, share } from '../search/value.ts'

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
    const worth = (option: number, world: number) => {
      tries[option]++
      const own = new FastChance(world * 10 + option).below(1000) / 1000 - 0.5
      return option + 20 * ((world * 7) % 5) + luck * own
    }
    const found = halving({
      options: tries.length,
      iterations,
      worths: async (options, from, to) =>
        Array.from({ length: to - from }, (_, i) => options.map(option => worth(option, from + i))),
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

  test('does not go on comparing what is equal', async () => {
    let tries = 0
    const found = await halving({
      options: 2,
      iterations: 1000,
      worths: async (options, from, to) =>
        Array.from({ length: to - from }, (_, i) => options.map(() => ++tries && (from + i) / 100)),
    })
    expect(found.map(({ option }) => option)).toEqual([0, 1])
    expect(tries).toBeLessThan(20)
  })

  test('gives back everything it was given, the best first, whenever it is stopped', async () => {
    for (const stops of [1, 2, 7, 20]) {
      let tries = 0
      const found = await halving({
        options: 4,
        iterations: 100,
        async worths(options, from, to) {
          const rows: number[][] = []
          for (let world = from; world < to; world++) {
            rows.push([])
            for (const option of options) {
              rows[world - from].push(-option - new FastChance(world).below(1000))
              if (++tries === stops) return rows
            }
          }
          return rows
        },
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

describe('the value', async () => {
  const title = await titles.gatehouse.load()
  const { game } = title
  const bot = await title.loadBot()
  const table = tableFor(title, 2)
  const { g } = begin(game, { table, chance: new FastChance(1) })
  const ahead: GameBot = { ...bot, featuresOf: (_, seat) => (seat === 0 ? [3, 1, 0] : [0, 1, 0]) }
  const learnt = (names: readonly string[]) => ({
    2: {
      command: 'palatine train',
      games: 1,
      weights: Object.fromEntries(names.map(name => [name, 2])),
      spreads: [6, 3],
    },
  })

  test('is the sum of the features, before anything is learnt', () => {
    const [one, other] = plainValue(game, ahead)(g, table)
    expect(one - other).toBeCloseTo(3 / bot.spread)
    expect(learntValue(game, ahead)(g, table)).toEqual([one, other])
    expect(share([one, other], 0) + share([one, other], 1)).toBeCloseTo(1)
    expect(share([one, other], 0)).toBeGreaterThan(0.5)
  })

  test('weighs them as was learnt for so many seats, by the round', () => {
    const value = learntValue(game, { ...ahead, learnt: learnt(bot.features) })
    const lead = (round: number) => {
      const [one, other] = value({ ...g, round: round + 1 }, table)
      return one - other
    }
    expect([lead(0), lead(1), lead(4)]).toEqual([1, 2, 2])
    expect(value(g, tableFor(title, 3))).toEqual(plainValue(game, ahead)(g, tableFor(title, 3)))
  })

  test('is refused where the features have other names', () => {
    const other = { ...bot, learnt: learnt(['prizes', 'wall', 'coins']) }
    expect(() => learntValue(game, other)).toThrow(
      'the weights are for the features prizes, wall, coins; the game has prizes, coins, wall. Learn them anew: palatine train',
    )
  })
})
