/** Xi'an on its own board: every question answered there, and a whole game by mouse that never touches the list. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { canConfirm, expectOnBoard, expectScoring, watched } from './by-hand.ts'
import { after, asked, drawn, momentOf, see, sitDown } from './seated.ts'
import { openAt, outOfSight, questionOf, questions, tables } from './xian-table.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 600_000 }

/** Clicks what is lit on the board until there is an answer, and confirms it; returns how many clicks it took. */
async function answerOnBoard(page: Page, nth: number): Promise<number> {
  await see(page, '.xi:not([data-question=""])')
  const before = await momentOf(page)
  let clicks = 0
  // Where keeping everything is an answer, nothing has to be chosen.
  while (clicks === 0 || !(await canConfirm(page))) {
    const lit = page.locator('.xi .is-lit, .way-menu .is-lit')
    const count = await lit.count()
    expect(count, `something is lit for ${await questionOf(page)}`).toBeGreaterThan(0)
    await lit.nth((nth + clicks) % count).click()
    await drawn(page)
    clicks++
    expect(clicks).toBeLessThan(12)
  }
  await page.locator('.confirm-bar .button-main').click()
  await after(page, before)
  return clicks + 1
}

test('every question that the game can ask is answered on the board, in sight at 1440 by 900', long, async () => {
  expect([...tables.keys()].sort()).toEqual([...questions].sort())
  const { page, errors } = await stage.visit()
  const clicks: { [question: string]: number } = {}
  for (const question of tables.keys()) {
    await openAt(stage, page, question)
    expect(await outOfSight(page), question).toEqual([])
    clicks[question] = await answerOnBoard(page, 0)
  }
  console.log(`clicks for a decision, with Confirm: ${JSON.stringify(clicks)}`)
  expect(clicks.chooseCards).toBeLessThanOrEqual(3)
  expect(clicks.placeBuilder).toBeLessThanOrEqual(2)
  expect(errors).toEqual([])
})

test('a whole game against a bot by clicking the board alone, nothing ever out of sight', long, async () => {
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  await sitDown(page, stage.address, 'xian', ['', 'plain'])
  await asked(page)
  await deeds()
  let answers = 0
  while (await asked(page)) {
    expect(await outOfSight(page)).toEqual([])
    await answerOnBoard(page, answers++)
    expectOnBoard(await deeds())
  }
  expect(answers).toBeGreaterThan(30)
  await expectScoring(page, 2)
  expect(errors).toEqual([])
})
