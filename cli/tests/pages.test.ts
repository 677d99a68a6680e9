import { type Answer, FastChance, LiveTable, listAnswers, order, type Question, tableFor } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { askedInWords } from '../engine/asked.ts'
import { change } from '../engine/tables.ts'
import type { Words } from '../words.ts'

interface Asked {
  readonly count: number
  readonly pages: number
  readonly answers: readonly { readonly answer: Answer; readonly words: string }[]
}

test('more than 200 answers come by pages, which together are all of them', () => {
  const question = order([1, 2, 3, 4, 5, 6])
  const live = {
    question: () => question,
    questionId: () => 'queue',
    questionRule: () => 'LG 1.1',
    questionLocals: () => ({}),
    view: () => ({ g: {} }),
  } as unknown as LiveTable
  const words = {
    namesAt: () => String,
    text: { questions: { queue: () => 'Stand in line.' }, answers: { queue: (answer: Answer) => `${answer}` } },
  } as unknown as Words
  const page = (n: number) => askedInWords(live, 0, n, words) as Asked
  expect(page(0)).toMatchObject({ count: 720, pages: 4, prompt: 'Stand in line.' })
  expect([0, 1, 2, 3].map(n => page(n).answers.length)).toEqual([200, 200, 200, 120])
  expect([0, 1, 2, 3].flatMap(n => page(n).answers.map(one => one.answer))).toEqual(listAnswers(question))
  expect(page(3).answers[0].words).toBe(`${page(3).answers[0].answer}`)
  expect(() => page(4)).toThrow('Seat 0 has 4 pages of answers, 0 to 3; not 4.')
})

test('should the rules break in the middle of an answer, the table is put back', async () => {
  const title = await titles.gatehouse.load()
  const chance = new FastChance(1)
  const open = { title, chance, components: null, live: LiveTable.open(title.game, tableFor(title, 2), chance) }
  const before = { hash: open.live.hash(), record: structuredClone(open.live.record) }
  const [answer] = listAnswers(open.live.question(0) as Question)
  const breaking = () =>
    change(open, live => {
      live.play(0, answer)
      throw new Error('broken')
    })
  expect(breaking).toThrow('broken')
  expect({ hash: open.live.hash(), record: open.live.record }).toEqual(before)
  expect(change(open, live => live.play(0, answer))).toBeUndefined()
})
