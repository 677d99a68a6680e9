import { expect, test } from 'vitest'
import { differences, reasonsIn, textProblems, twoWaySwitches, unnamedMessages } from '../text.ts'

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

test('what a language lacks, has too much, or still says in English', () => {
  const whole = { name: 'Xian', won: (who: string) => `${who} wins the game.`, lost: 'All is lost.', gold: 'Gold' }
  expect(differences(whole, whole)).toEqual({ messages: 4, missing: [], unused: [], untranslated: ['won', 'lost'] })
  const own = { name: 'Xian', won: (who: string) => `${who} gewinnt das Spiel.`, gold: 'Gold', silver: 'Silber' }
  expect(differences(whole, own)).toEqual({ messages: 4, missing: ['lost'], unused: ['silver'], untranslated: [] })
})

test('a message that no source names, by its key or by its group, is used by nothing', () => {
  const words = {
    table: { wins: 'wins', lost: 'lost' },
    phases: ['one', 'two'],
    effects: { 'win-ties': 'ties' },
    kit: { undo: 'undo' },
    marks: { ours: 'ours' },
  }
  const sources = ['words.table.wins(name)', 'says.phases[phase]', 'says.effects[effect]', 'hand(words.kit)']
  expect(unnamedMessages(words, sources)).toEqual(['table.lost', 'marks.ours'])
})

test.each([
  ["const other = language === 'en' ? 'de' : 'en'", 1],
  ["(language === 'de' ? de : en)", 1],
  ["lang={language !== 'en' ? words : null}", 1],
  ['if (language === fallbackLanguage) return whole', 0],
  ["values: ['en', 'de'], standard: 'en'", 0],
])('a language that decides between two things is found in %s', (source, found) => {
  expect(twoWaySwitches(source, ['en', 'de'])).toHaveLength(found)
})
