import {
  amount,
  assign,
  bundle,
  either,
  FastChance,
  listAnswers,
  NONE,
  order,
  partition,
  pick,
  pickThen,
  possible,
  type Question,
  share,
  split,
  subset,
  whyNot,
} from '@palatine/kernel'
import { expect, test } from 'vitest'
import { isChosen, isLit, partialOfSteps, type Touch, touched, wholeAnswer, whyNotTouch } from '../partial-answer.ts'

const after = (question: Question, ...touches: Touch[]) =>
  touches.reduce<ReturnType<typeof touched>>((partial, touch) => touched(question, partial, touch), null)

test('touching the thing that is chosen lets go of it', () => {
  const question = pick([1, 2, 3])
  expect(after(question, 2)).toBe(2)
  expect(after(question, 2, 2)).toBe(null)
})

test('what is not offered is not lit and changes nothing', () => {
  const question = pick([1, 2, 3])
  expect(isLit(question, null, 9)).toBe(false)
  expect(after(question, 9)).toBe(null)
})

test('passing is chosen like anything else, where one may pass', () => {
  expect(wholeAnswer(pick([1], { optional: true }), after(pick([1], { optional: true }), NONE))).toBe(NONE)
  expect(after(pick([1]), NONE)).toBe(null)
})

test('a thing with one way only needs no second touch', () => {
  const question = pickThen([1, 2], [[7], [8, 9]])
  expect(wholeAnswer(question, after(question, 1))).toEqual([1, 7])
  expect(wholeAnswer(question, after(question, 2))).toBe(undefined)
  expect(wholeAnswer(question, after(question, 2, { at: 2, put: 9 }))).toEqual([2, 9])
})

test('a subset grows in any order up to its limit', () => {
  const question = subset([1, 2, 3, 4], 1, 2)
  expect(after(question, 4, 2)).toEqual([2, 4])
  expect(isLit(question, [2, 4], 3)).toBe(false)
  expect(after(question, 4, 2, 4)).toEqual([2])
})

test('touching a place gives it one more, and from the top none again', () => {
  const question = share([2, 1], 1, 3)
  expect(after(question, 0, 0, 1)).toEqual([2, 1])
  expect(after(question, 0, 0, 0)).toEqual([0, 0])
})

test('cards of a bundle that could not be made up to the sum any more are not lit', () => {
  const question = bundle([2, 5], [1, 2], 5)
  expect(isLit(question, null, 0)).toBe(false)
  expect(wholeAnswer(question, after(question, 1))).toEqual([0, 1])
})

test('a thing is laid on the first free slot and can be taken away again', () => {
  const question = assign([5, 6], [1, 1], 3, 2)
  expect(after(question, 6, 5)).toEqual([6, 5, null])
  expect(wholeAnswer(question, after(question, 6, 5))).toEqual([6, 5, NONE])
  expect(after(question, 6, 5, { at: 0, put: null })).toEqual([null, 5, null])
})

test('the last of an order goes without saying', () => {
  const question = order([1, 2, 3])
  expect(wholeAnswer(question, after(question, 3))).toBe(undefined)
  expect(wholeAnswer(question, after(question, 3, 1))).toEqual([3, 1, 2])
  expect(after(question, 3, 1, { at: 0, put: 1 })).toEqual([1, 3, null])
})

test('a split begins with everything on one side; touching moves a thing to the other', () => {
  const question = split([4, 5, 6], 1)
  expect(wholeAnswer(question, null)).toBe(undefined)
  expect(wholeAnswer(question, after(question, 0))).toEqual([0, 1, 1])
})

test('a branch of an either is chosen by touching something in it', () => {
  const question = either({ take: pick([1, 2]), bid: amount(0, 3) })
  expect(wholeAnswer(question, after(question, { branch: 'take', touch: 2 }))).toEqual(['take', 2])
  expect(isChosen(question, after(question, { branch: 'bid', touch: null }), { branch: 'bid', touch: null })).toBe(true)
  expect(wholeAnswer(question, after(question, { branch: 'take', touch: 2 }, { branch: 'bid', touch: 3 }))).toEqual([
    'bid',
    3,
  ])
})

const kinds: readonly Question[] = [
  pick([0, 2, 5], { optional: true }),
  pickThen([0, 1, 2], [[0, 1], [2], [0, 1, 2]]),
  either({ a: pick([1, 2, 3]), b: amount(0, 4), c: subset([1, 2, 3], 1, 2) }),
  subset([0, 1, 2, 3, 4], 1, 3),
  partition([1, 1, 2, 3], { maxGroups: 3, maxSize: 3 }),
  split([1, 2, 3, 4], 1),
  share([3, 2, 4], 4, 6),
  bundle([1, 2, 5], [3, 2, 2], 8),
  assign([0, 1, 2], [2, 1, 1], 4, 3),
  order([0, 1, 2, 3]),
  amount(0, 6),
]

function someTouch(question: Question, chance: FastChance): Touch {
  if (question.kind === 'either') {
    const { keys, questions } = question
    const at = chance.below(keys.length)
    return { branch: keys[at], touch: chance.below(5) === 0 ? null : someTouch(questions[at], chance) }
  }
  if (chance.below(3) === 0) return { at: chance.below(5), put: chance.below(4) === 0 ? null : chance.below(5) }
  return chance.below(8) === 0 ? NONE : chance.below(7)
}

test.each(kinds.map(question => [question.kind, question] as const))(
  '%s: whatever is touched in whatever order, the partial can still become an answer, and what is whole is one',
  (_, question) => {
    const chance = new FastChance(7)
    for (let game = 0; game < 60; game++) {
      let partial: ReturnType<typeof touched> = null
      for (let i = 0; i < 12; i++) {
        partial = touched(question, partial, someTouch(question, chance))
        const whole = wholeAnswer(question, partial)
        if (whole !== undefined) expect(whyNot(question, whole)).toBe(undefined)
        if (question.kind !== 'split' && partial !== NONE) expect(possible(question, partial)).toBe(true)
      }
    }
  },
)

test.each(kinds.map(question => [question.kind, question] as const))(
  '%s: every answer is a partial with nothing missing',
  (_, question) => {
    for (const answer of listAnswers(question)) expect(wholeAnswer(question, answer as never)).toEqual(answer)
  },
)

test('small steps show on the board as they are taken', () => {
  expect(partialOfSteps(pickThen([1], [[2, 3]]), [1])).toEqual([1, null])
  expect(partialOfSteps(assign([1, 2], [1, 1], 3, 2), [2, NONE])).toEqual([2, NONE, null])
})

test('a touch that leads nowhere has the reason of what it would make', () => {
  const closed = { reason: 'closed', values: { place: 3 } }
  const question = pickThen([0, 1], [[0], [0, 1]], { why: () => closed })
  expect(whyNotTouch(question, null, { at: 1, put: 1 })).toBeUndefined()
  expect(whyNotTouch(question, null, { at: 0, put: 1 })).toEqual(closed)
  const inEither = either({ visit: question, end: pick([0]) })
  expect(whyNotTouch(inEither, null, { branch: 'visit', touch: { at: 0, put: 1 } })).toEqual(closed)
})
