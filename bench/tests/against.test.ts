import { expect, test } from 'vitest'
import { type AgainstOutcome, notReached, reportAgainst } from '../against/index.ts'
import { resumeCosts } from '../against/resume.ts'

test('opening a table after 2,000 entries with undos costs at most twice as much as after 20', () => {
  const [short, long] = resumeCosts([20, 2000])
  expect(long.answers).toBeLessThan(2 * short.answers)
  expect(long.bytes).toBeLessThan(2 * short.bytes)
})

test('what was not reached against another commit is said in a sentence each', () => {
  const row = { name: 'late undos a second', game: 'xian', before: 10, now: 50, ratio: 5, atLeast: 10 }
  const outcome: AgainstOutcome = {
    against: 'abc A commit',
    rows: [row, { ...row, game: 'eschnapur', ratio: 12 }],
    resume: { answers: 2.5, bytes: 1 },
  }
  expect(notReached(outcome)).toEqual([
    'late undos a second, xian: 5.00 times better, not 10.',
    'Resuming after 2,000 entries takes 2.50 times the answers.',
  ])
  expect(reportAgainst(outcome)).toContain('5 times better')
})
