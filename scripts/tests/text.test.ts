import { expect, test } from 'vitest'
import { reasonsIn, textProblems } from '../text.ts'

const game = {
  questions: ['layStone'],
  events: { stoneLaid: {} },
  options: { die: { type: 'choice', values: ['six'], standard: 'six' } },
  scores: ['wall'],
}
const text = {
  questions: { layStone: () => '' },
  answers: { layStone: () => '' },
  events: { stoneLaid: () => '' },
  refusals: { wallMustRise: () => '' },
  options: { die: { name: 'Die', values: { six: 'six' } } },
  scores: { wall: 'Wall' },
  endings: { normal: '' },
}
const problems = (change: object) => textProblems(game as never, { ...text, ...change } as never, ['wallMustRise'])

test('a whole text has no problems', () => {
  expect(problems({})).toEqual([])
})

test.each([
  [{ questions: {} }, 'questions.layStone is missing'],
  [{ events: { ...text.events, stoneLost: () => '' } }, 'events.stoneLost is used by nothing'],
  [{ refusals: {} }, 'refusals.wallMustRise is missing'],
  [{ options: { die: { name: 'Die' } } }, 'options.die.values.six is missing'],
  [{ endings: {} }, 'endings.normal is missing'],
])('%j is noticed', (change, problem) => {
  expect(problems(change)).toEqual([problem])
})

test('the reasons of refusals are found in the rules', () => {
  expect(reasonsIn(["why: () => ({ reason: 'tooDear', rule: 'ES 1.1' })", "{ reason: 'tooDear' }"])).toEqual([
    'tooDear',
  ])
})
