import { describe, expect, test } from 'vitest'
import {
  amount,
  assign,
  bundle,
  canonical,
  countAnswers,
  either,
  FastChance,
  listAnswers,
  NONE,
  order,
  partition,
  pick,
  pickThen,
  type Question,
  RecordedChance,
  sampleAnswer,
  sampleForBots,
  share,
  split,
  subset,
} from '../index.ts'

const odd = (n: number) => (n % 2 === 1 ? undefined : { reason: 'notOdd' })

/** Questions of every kind whose answers are few enough to be counted, usual ones and odd ones. */
const questions: Record<string, Question> = {
  pick: pick([2, 3, 5, 7]),
  'pick, may pass': pick([2, 3, 5], { optional: true }),
  'pick, nothing but passing': pick([], { optional: true }),
  'pick, narrowed': pick([1, 2, 3, 4, 5], { optional: true, narrow: odd }),
  'pick-then': pickThen([4, 6, 9], [[1, 2, 3], [], [5]]),
  'pick-then, may pass': pickThen([4, 6], [[1, 2, 3], [2]], { optional: true }),
  subset: subset([1, 3, 4, 8, 9], 1, 3),
  'subset, any': subset([1, 3, 4, 8], 0, 9),
  'subset, all': subset([1, 3, 4], 3, 3),
  'subset of nothing': subset([], 0, 2),
  'subset, may pass': subset([1, 3, 4, 8], 2, 2, { optional: true }),
  'subset, narrowed': subset([1, 2, 3, 4], 1, 3, { narrow: ([first]) => odd(first) }),
  split: split([1, 2, 3, 4, 5]),
  'split, two at least': split([1, 2, 3, 4, 5], 2),
  'split, a side may be empty': split([1, 2, 3], 0),
  'split of one': split([7], 0),
  partition: partition([0, 1, 2, 3]),
  'partition of like things': partition([0, 0, 1, 1, 1], { minGroups: 2, maxGroups: 3, maxSize: 3 }),
  share: share([2, 3, 1], 3),
  'share, from and to': share([2, 0, 3], 1, 4, {}),
  'share, less than all': share([1, 1], 0, 5),
  bundle: bundle([1, 2, 5], [6, 4, 2], 11),
  'bundle, an empty stack': bundle([1, 2, 3], [5, 0, 2], 6),
  'bundle of nothing': bundle([1, 2], [3, 3], 0),
  assign: assign([1, 2, 3], [2, 1, 2], 3),
  'assign, with gaps': assign([1, 2], [2, 1], 4),
  'assign, some': assign([1, 2], [2, 1], 3, 1),
  'assign, scarce': assign([1, 2, 3, 4, 5], [1, 1, 1, 1, 1], 5),
  order: order([3, 5, 8, 9]),
  'order, may pass': order([3, 5, 8], { optional: true }),
  amount: amount(-1, 5),
  either: either({
    small: pick([1]),
    large: subset([1, 2, 3], 1, 2),
    none: pick([]),
    passing: pick([4], { optional: true }),
  }),
  'either, may pass': either(
    { few: pick([1, 2]), more: either({ a: order([1, 2]), b: amount(1, 4) }) },
    { optional: true },
  ),
}

type Sampler = typeof sampleAnswer

/** How often each answer comes, all of which have to be legal. */
function tally(question: Question, sampler: Sampler, times: number): Map<string, number> {
  const counts = new Map(listAnswers(question).map(answer => [canonical(answer), 0]))
  const chance = new FastChance(20_260_101)
  for (let i = 0; i < times; i++) {
    const answer = canonical(sampler(question, chance))
    const count = counts.get(answer)
    if (count === undefined) throw new Error(`${answer} is no answer`)
    counts.set(answer, count + 1)
  }
  return counts
}

/** The chi-square statistic, in standard deviations from what even chances give; 5 would be one seed in a million. */
function unevenness(counts: readonly number[]): number {
  const freedom = counts.length - 1
  if (freedom === 0) return 0
  const even = counts.reduce((sum, n) => sum + n, 0) / counts.length
  const square = counts.reduce((sum, n) => sum + (n - even) ** 2 / even, 0)
  return (square - freedom) / Math.sqrt(2 * freedom)
}

const each = Object.entries(questions) as unknown as [string, Question][]

describe('all answers are equally likely', () => {
  test.each(each)('%s', (_, question) => {
    const counts = tally(question, sampleAnswer, 100 * countAnswers(question))
    expect(unevenness([...counts.values()])).toBeLessThan(4)
  })

  test.each(each)('%s, for bots', (_, question) => {
    const counts = tally(question, sampleForBots, 100 * countAnswers(question))
    expect(unevenness([...counts.values()])).toBeLessThan(4)
  })

  test('the measure sees a small slant', () => {
    const slanted = [440, 400, 400, 360].map(n => n * 10)
    expect(unevenness(slanted)).toBeGreaterThan(4)
  })
})

test('a sampler draws nothing but what tells answers apart', () => {
  const [low, high] = [new RecordedChance([0]), new RecordedChance([3])]
  expect(sampleAnswer(pick([2, 3, 5], { optional: true }), low)).toBe(2)
  expect(sampleAnswer(pick([2, 3, 5], { optional: true }), high)).toBe(NONE)
  expect(sampleAnswer(subset([1, 3, 4, 8], 2, 2), new RecordedChance([5]))).toEqual([4, 8])
})

test('a question without an answer cannot be sampled', () => {
  const impossible = [pick([]), subset([1], 2, 2), split([1]), bundle([2], [3], 3), share([1], 2)]
  for (const question of impossible) {
    expect(() => sampleAnswer(question, new FastChance(1))).toThrow(RangeError)
  }
})

describe('bots look at the first thing only where order cannot matter', () => {
  const seen = (question: Question) =>
    [...tally(question, sampleForBots, 4000)].filter(([, n]) => n > 0).map(([answer]) => JSON.parse(answer))

  test('a pick', () => {
    expect(seen(pick([4, 5, 6], { anyOrder: true }))).toEqual([4])
  })

  test('a pick that may be passed', () => {
    expect(seen(pick([4, 5, 6], { anyOrder: true, optional: true }))).toEqual([NONE, 4])
  })

  test('a subset: all that begin with the first', () => {
    const question = subset([1, 2, 3], 1, 2, { anyOrder: true })
    const counts = tally(question, sampleForBots, 3000)
    const begun = [...counts].filter(([answer]) => answer.startsWith('[1'))
    expect([...counts].filter(([answer]) => !answer.startsWith('[1')).every(([, n]) => n === 0)).toBe(true)
    expect(begun).toHaveLength(3)
    expect(unevenness(begun.map(([, n]) => n))).toBeLessThan(4)
  })

  test('a branch of an either counts with what is looked at', () => {
    const question = either({ many: pick([1, 2, 3, 4], { anyOrder: true }), one: pick([9]) })
    const counts = [...tally(question, sampleForBots, 3000)].filter(([, n]) => n > 0)
    expect(counts.map(([answer]) => JSON.parse(answer))).toEqual([
      ['many', 1],
      ['one', 9],
    ])
    expect(unevenness(counts.map(([, n]) => n))).toBeLessThan(4)
  })

  test('an either', () => {
    expect(seen(either({ a: pick([]), b: pick([1, 2]), c: pick([3]) }, { anyOrder: true }))).toEqual([
      ['b', 1],
      ['b', 2],
    ])
  })
})
