import { FastChance, nthSeed, plain, type Seat } from '@palatine/kernel'
import type { Position } from '@palatine/kernel/testing'
import { expect, test } from 'vitest'
import { calibration } from '../calibration.ts'
import type { Palace } from '../rules/model.ts'
import { _, deal, title } from './deal.ts'

const player = plain(await title.loadBot())

/** What the plain bot answers here; ties go by the number of the try. */
function answerOf({ live }: Position<Palace>, seat: Seat, nth = 0) {
  return player(live.look(seat), { chance: new FastChance(nthSeed(3, nth)) }).answer
}

test('ES 8.4: the bot puts its bricks where they finish a part', () => {
  const table = deal({
    at: 'building',
    bricks: [2],
    sites: [[2, 8], [], [], []],
    parts: { 2: [0], 8: [0, 1, 1, 1, 1] },
  })
  expect(answerOf(table, 0)).toEqual([0, 0, 0, 0, 0, 0, 0, 2])
})

test('ES 2.2: the bot keeps its high cards for the bricks', () => {
  const table = deal({ at: 'sitesAndGold' })
  table.play(0, [0, 1])
  for (let nth = 0; nth < 20; nth++) {
    const cards = answerOf(table, 0, nth) as readonly number[]
    expect(cards[2]).toBeGreaterThanOrEqual(3)
    expect(cards.filter((__, where) => where !== 2).every(card => card <= 3)).toBe(true)
  }
})

test('ES 9.1: the bot takes no brick out of a full part that is its own', () => {
  const own = deal({ at: 'moving', laid: [[_, _, _, _, 3]], parts: { 1: [1], 8: [0, 0, 0, 0, 0, 0, 0] } })
  expect(answerOf(own, 0)).not.toMatchObject([7])
})

test('ES 5.1: the bot does not stop its own sites', () => {
  const table = deal({
    at: 'stop',
    laid: [[_, 5, _, _, _]],
    sites: [[7, 8], [], [], []],
    parts: { 8: [1, 1, 1, 1, 1, 1] },
  })
  for (let nth = 0; nth < 20; nth++) expect([6, 7]).not.toContain(answerOf(table, 0, nth))
})

test('ES 13.1: calibration looks at finished games as figures', () => {
  const table = deal({ at: 'wages', finished: [1, 2, 3, 4, 5], parts: { 8: [0, 0, 0, 0, 0, 0, 0] }, round: 7 })
  const row = calibration.observe(table.live as never)
  expect(row).toMatchObject({ rounds: 7, stalled: 0, finished: 6, largestFinished: 1, 'bought-gold': 0 })
  for (const question of calibration.questions) expect(Number.isFinite(question.measure([row, row]))).toBe(true)
})
