import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FastChance } from '../chance.ts'
import {
  amount,
  assign,
  below,
  bundle,
  countAnswers,
  either,
  hasChoice,
  isForced,
  largestSum,
  listAnswers,
  ofKind,
  order,
  type PartialAnswer,
  partition,
  pick,
  pickThen,
  possible,
  type Question,
  rankAnswer,
  sampleAnswer,
  sampleForBots,
  share,
  smallSteps,
  split,
  subset,
  tidy,
  toAnswer,
  toSteps,
  unrankAnswer,
  whyNot,
} from '../questions/index.ts'
import { type Answer, canonical, NONE } from '../values.ts'

// Every kind with parameters of every size that stays listable.
const numbers = (max: number, size: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max }), { maxLength: size }).map(list => list.sort((a, b) => a - b))
const more = fc.record({ optional: fc.boolean() })

const simple: fc.Arbitrary<Question> = fc.oneof(
  fc.tuple(numbers(30, 6), more).map(([items, m]) => pick(items, m)),
  fc
    .tuple(numbers(9, 4), fc.array(numbers(9, 3), { minLength: 4, maxLength: 4 }), more)
    .map(([items, ways, m]) => pickThen(items, ways.slice(0, items.length), m)),
  fc
    .tuple(numbers(20, 6), fc.nat(3), fc.nat(4), more)
    .map(([items, min, extra, m]) => subset(items, min, min + extra, m)),
  fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: 2, max: 5 }),
      more,
    )
    .map(([alike, minGroups, maxSize, m]) => partition(alike.sort(), { minGroups, maxSize }, m)),
  fc.tuple(numbers(30, 6), fc.integer({ min: 0, max: 2 }), more).map(([items, min, m]) => split(items, min, m)),
  fc
    .tuple(fc.array(fc.nat(3), { maxLength: 4 }), fc.nat(6), fc.nat(2), more)
    .map(([caps, min, extra, m]) => share(caps, min, min + extra, m)),
  fc
    .tuple(fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }), fc.nat(9), more)
    .map(([stock, sum, m]) => bundle([1, 2, 5], stock, sum, m)),
  fc
    .tuple(fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }), fc.nat(3), fc.nat(3), more)
    .map(([copies, slots, fill, m]) => assign([2, 4, 7], copies, slots, Math.min(slots, fill), m)),
  fc.tuple(numbers(9, 4), more).map(([items, m]) => order(items, m)),
  fc.tuple(fc.nat(3), fc.nat(6), more).map(([min, extra, m]) => amount(min, min + extra, m)),
)
const narrowed: fc.Arbitrary<Question> = simple.map(question => ({
  ...question,
  narrow: (answer: Answer) => (canonical(answer).length % 3 === 0 ? { reason: 'tooRound' } : undefined),
}))
const questions: fc.Arbitrary<Question> = fc.oneof(
  { weight: 4, arbitrary: simple },
  narrowed,
  fc.tuple(simple, simple, more).map(([a, b, m]) => either({ first: a, second: b }, m)),
)

const texts = (answers: readonly Answer[]) => answers.map(canonical)

describe('for every kind of question', () => {
  const holds =
    (property: (question: Question) => void, numRuns = 600) =>
    () => {
      let asked = 0
      fc.assert(
        fc.property(questions, question => {
          asked++
          property(question)
        }),
        { numRuns, seed: 7 },
      )
      expect(asked).toBeGreaterThanOrEqual(numRuns)
    }

  test(
    'the list has as many different answers as are counted',
    holds(question => {
      const list = texts(listAnswers(question))
      expect(list.length).toBe(countAnswers(question))
      expect(new Set(list).size).toBe(list.length)
    }),
  )

  test(
    'whether there is a choice is known without counting',
    holds(question => {
      expect(hasChoice(question)).toBe(countAnswers(question) > 1)
      expect(isForced(question)).toBe(countAnswers(question) === 1)
    }),
  )

  test(
    'rank and unrank are inverse, in the order of the list',
    holds(question => {
      listAnswers(question).forEach((answer, i) => {
        expect(rankAnswer(question, answer)).toBe(i)
        expect(unrankAnswer(question, i)).toEqual(answer)
      })
    }),
  )

  test(
    'every listed answer is accepted and every other is not',
    holds(question => {
      const list = listAnswers(question)
      const legal = new Set(texts(list))
      for (const answer of list) {
        expect(whyNot(question, answer)).toBeUndefined()
        for (const wrong of bent(answer)) {
          if (!legal.has(canonical(wrong))) expect(whyNot(question, wrong)).toHaveProperty('reason')
        }
      }
    }),
  )

  test(
    'the small steps reach every answer exactly once, and each leads to as many as are counted below it',
    holds(question => {
      const reached: string[] = []
      const walk = (steps: number[]): number => {
        const next = smallSteps(question, steps)
        if (next.length === 0) {
          if (below(question, steps) !== 1) return 0
          reached.push(canonical(toAnswer(question, steps)))
          return 1
        }
        const inside = next.reduce((sum, step) => sum + walk([...steps, step]), 0)
        expect(inside).toBe(below(question, steps))
        return inside
      }
      walk([])
      expect(reached).toEqual(texts(listAnswers(question)))
      for (const answer of listAnswers(question)) {
        expect(toAnswer(question, toSteps(question, answer) ?? [])).toEqual(answer)
      }
    }),
  )

  test(
    'clicked together in any order, what can still become an answer is possible and nothing else',
    holds(question => {
      const list = listAnswers(question).filter(answer => answer !== NONE)
      for (const answer of list.slice(0, 12))
        for (const draft of halves(question, answer)) {
          expect(possible(question, draft)).toBe(true)
        }
      expect(possible(question, null)).toBe(countAnswers(question) > 0)
      // Looking through all answers says the same as the closed form, also of drafts that lead nowhere.
      const lookedThrough = { ...question, narrow: question.narrow ?? (() => undefined) } as Question
      for (const answer of list.slice(0, 2)) {
        for (const wrong of bent(answer).filter(likeAnswer)) {
          for (const draft of [wrong, ...halves(question, wrong)]) {
            expect(possible(question, draft)).toBe(possible(lookedThrough, draft))
          }
        }
      }
    }, 150),
  )

  test(
    'tidying an answer leaves it as it is',
    holds(question => {
      for (const answer of listAnswers(question)) expect(tidy(question, answer)).toEqual(answer)
    }),
  )

  test(
    'sampling reaches all answers and no other, for people and for bots',
    holds(question => {
      const list = new Set(texts(listAnswers(question)))
      if (list.size === 0 || list.size > 12) return
      const chance = new FastChance(11)
      const seen = new Set<string>()
      for (let i = 0; i < 40 * list.size; i++) {
        seen.add(canonical(sampleAnswer(question, chance)))
        seen.add(canonical(sampleForBots(question, chance)))
      }
      expect(seen).toEqual(list)
    }),
  )
})

const likeAnswer = (value: unknown): value is Answer =>
  Array.isArray(value) ? value.every(likeAnswer) : Number.isInteger(value) || value === 'first' || value === 'second'

/** Values that look a little like an answer. */
function bent(answer: Answer): unknown[] {
  if (typeof answer === 'number') return [answer + 1, answer - 1, answer + 0.5, [answer], `${answer}`, null]
  if (typeof answer === 'string') return [`${answer}?`, 0]
  const last = answer.length - 1
  return [
    answer.slice(0, last),
    [...answer, 0],
    answer.toReversed(),
    ...answer.flatMap((part, i) => bent(part).map(other => answer.map((old, at) => (at === i ? other : old)))),
  ]
}

/** An answer with parts of it not chosen yet. */
function halves(question: Question, answer: Answer): PartialAnswer[] {
  if (!Array.isArray(answer)) return [answer, null]
  if (question.kind === 'subset') return answer.map((_, i) => answer.filter((_item, at) => at !== i))
  if (question.kind === 'either') return [[answer[0], null]]
  if (question.kind === 'share' || question.kind === 'bundle') {
    return answer.map((n, i) => answer.map((old, at) => (at === i ? Math.max(0, Number(n) - 1) : old)))
  }
  return answer.map((_, i) => answer.map((old, at) => (at === i ? null : old)))
}

describe('single kinds', () => {
  test('partition: the dice 1 1 2 can be grouped in four ways, like dice not told apart', () => {
    expect(listAnswers(partition([1, 1, 2]))).toEqual([
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
      [0, 1, 2],
    ])
  })

  test('partition: whichever of two like dice was clicked, the tidied answer is the one that counts', () => {
    expect(tidy(partition([1, 1, 2]), [1, 0, 0])).toEqual([0, 1, 0])
    expect(tidy(partition([1, 1, 2]), [7, 7, 3])).toEqual([0, 0, 1])
  })

  test('split: three cards can be split in three ways, and the sides have no names', () => {
    expect(countAnswers(split([4, 5, 6]))).toBe(3)
    expect(tidy(split([4, 5, 6]), [1, 0, 0])).toEqual([0, 1, 1])
  })

  test('bundle: three gold can be had as 3, 2+1 or 1+1+1', () => {
    expect(listAnswers(bundle([1, 2, 3], [9, 9, 9], 3))).toEqual([
      [0, 0, 1],
      [1, 1, 0],
      [3, 0, 0],
    ])
  })

  test('bundle: the largest sum that the stacks can make', () => {
    expect(largestSum([2, 5], [1, 1], 6)).toBe(5)
    expect(largestSum([2, 5], [1, 1], 9)).toBe(7)
    expect(largestSum([2, 5], [0, 0], 9)).toBe(0)
  })

  test('assign: sixteen gold cards go onto five officials in as many ways as there are different rows', () => {
    const hand = assign([0, 1, 2, 3, 4, 5], [2, 2, 3, 4, 2, 3], 5)
    const rows = new Set<string>()
    const lay = (row: number[], left: number[]): void => {
      if (row.length === 5) rows.add(row.join())
      else
        left.forEach((n, card) => {
          if (n > 0) lay([...row, card], left.with(card, n - 1))
        })
    }
    lay([], [2, 2, 3, 4, 2, 3])
    expect(countAnswers(hand)).toBe(rows.size)
  })

  test('a refusal gives the reason of the question, a narrowed one that of the predicate', () => {
    const dear = pick([1, 2], { why: place => ({ reason: 'tooDear', rule: 'EP 1.1', values: { place } }) })
    expect(whyNot(dear, 5)).toEqual({ reason: 'tooDear', rule: 'EP 1.1', values: { place: 5 } })
    const odd = amount(0, 9, { narrow: n => (n % 2 ? undefined : { reason: 'mustBeOdd' }) })
    expect(whyNot(odd, 4)).toEqual({ reason: 'mustBeOdd' })
    expect(whyNot(odd, 5)).toBeUndefined()
    expect(listAnswers(odd)).toEqual([1, 3, 5, 7, 9])
  })

  test('who knows the kind of a question gets its parameters, who is wrong an error', () => {
    expect(ofKind(amount(2, 5), 'amount').max).toBe(5)
    expect(() => ofKind(pick([1]), 'amount')).toThrow('expected a question of kind amount, not pick')
  })

  test('an answer in another form than the one that counts is refused for what it means', () => {
    const both = split([1, 2, 3], 1, { why: (...sides) => (sides.includes(1) ? undefined : { reason: 'sideEmpty' }) })
    expect(whyNot(both, [1, 1, 1])).toEqual({ reason: 'sideEmpty' })
    expect(whyNot(both, [1, 0, 1])).toEqual({ reason: 'wrongForm', values: { kind: 'split' } })
    expect(whyNot(both, [0, 1, 0])).toBeUndefined()
    const few = subset([1, 2, 3], 1, 2, { why: (...items) => (items.includes(9) ? { reason: 'notYours' } : undefined) })
    expect(whyNot(few, [9, 1])).toEqual({ reason: 'notYours' })
    expect(whyNot(few, [2, 1])).toEqual({ reason: 'wrongForm', values: { kind: 'subset' } })
  })

  test('any order: people choose freely, bots take the first', () => {
    const question = pickThen(
      [3, 5],
      [
        [0, 1],
        [0, 2],
      ],
      { anyOrder: true },
    )
    const chance = new FastChance(1)
    const taken = new Set(Array.from({ length: 50 }, () => canonical(sampleForBots(question, chance))))
    expect([...taken].sort()).toEqual(['[3,0]', '[3,1]'])
    expect(whyNot(question, [5, 2])).toBeUndefined()
  })
})
