/** Xi'an on its own board: every question answered there, and a whole game by mouse that never touches the list. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { openStage, putTable, type Stage } from '../browser.ts'
import { canConfirm, expectOnBoard, expectScoring, tablesByQuestion, watched } from './by-hand.ts'
import { after, asked, momentOf, see, sitDown } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 600_000 }

const questionOf = async (page: Page) => (await page.locator('.xi').getAttribute('data-question')) ?? ''

/** Clicks what is lit on the board until there is an answer, and confirms it; returns how many clicks it took. */
async function answerOnBoard(page: Page, nth: number): Promise<number> {
  await see(page, '.xi:not([data-question=""])')
  const before = await momentOf(page)
  let clicks = 0
  // Where keeping everything is an answer, nothing has to be chosen.
  while (clicks === 0 || !(await canConfirm(page))) {
    const lit = page.locator('.xi .is-lit, .xi .count-buttons button:last-child:enabled, .way-menu .is-lit')
    const count = await lit.count()
    expect(count, `something is lit for ${await questionOf(page)}`).toBeGreaterThan(0)
    await lit.nth((nth + clicks) % count).click()
    clicks++
    expect(clicks).toBeLessThan(12)
  }
  await page.locator('.confirm-bar .button-main').click()
  await after(page, before)
  return clicks + 1
}

/** What lies outside of the window although it is lit or one's own. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.xi .is-lit, .xi .xi-bowl-thing')].flatMap(one => {
      const { top, left, bottom, right } = one.getBoundingClientRect()
      const seen = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
      return seen ? [] : [`${one.className}: ${one.getAttribute('aria-label')}`]
    }),
  )

test('every question that the game can ask is answered on the board, in sight at 1440 by 900', long, async () => {
  const title = await titles.xian.load()
  const tables = tablesByQuestion(title)
  expect([...tables.keys()].sort()).toEqual([...title.game.questions].sort())
  const { page, errors } = await stage.visit()
  const clicks: { [question: string]: number } = {}
  for (const [question, { record, seat }] of tables) {
    const chairs = [0, 1, 2].map(one => ({ name: `Seat ${one}`, bot: one === seat ? '' : 'plain' }))
    await putTable(stage, page, question, chairs, record)
    await page.goto(`${stage.address}/table/${question}`)
    await page.waitForSelector(`.xi[data-question=${question}]`)
    await asked(page)
    expect(await outOfSight(page), question).toEqual([])
    clicks[question] = await answerOnBoard(page, 0)
  }
  console.log(`clicks for a decision, with Confirm: ${JSON.stringify(clicks)}`)
  expect(clicks.chooseCards).toBeLessThanOrEqual(3)
  expect(clicks.placeBuilder).toBeLessThanOrEqual(2)
  expect(errors).toEqual([])
})

test('a whole game against a bot by clicking the board alone', long, async () => {
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  await sitDown(page, stage.address, 'xian', ['', 'plain'])
  await asked(page)
  await deeds()
  let answers = 0
  while (await asked(page)) {
    await answerOnBoard(page, answers++)
    expectOnBoard(await deeds())
  }
  expect(answers).toBeGreaterThan(30)
  await expectScoring(page, 2)
  expect(errors).toEqual([])
})
