/** Eternal Palace on its own board: every question is answered there by the mouse, without the list. */
import { tableFor } from '@palatine/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { openStage, putTable, type Stage } from '../browser.ts'
import { canConfirm, expectOnBoard, tablesByQuestion, watched } from './by-hand.ts'
import { after, asked, momentOf } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 600_000 }

/** Together these tables ask everything. */
const kinds = [
  { seats: 3, options: {} },
  { seats: 2, options: { extra: 'labyrinth', privileges: true } },
  { seats: 2, options: { extra: 'riverMarket', locations: ['fishMarket', 'academy', 'temple', 'market', 'bridge'] } },
]

/** Where each question is answered, if not below the scroll. */
const places: { readonly [question: string]: string } = {
  makeGroups: '.ep-die.is-lit',
  visit: '.ep-place.is-lit',
  moveOnTrack: '.ep-place.is-lit',
  payForStep: '.ep-place.is-lit',
  takeResource: '.ep-good-tile.is-lit',
  takeDifferent: '.ep-good-tile.is-lit',
  payResource: '.ep-good-tile.is-lit',
  giveUpResource: '.ep-good-tile.is-lit',
  useAdvisorOrEnd: '.ep-my-advisors .is-lit',
  loseAdvisor: '.ep-my-advisors .is-lit',
  giveTo: '.ep-seat-card.is-lit',
}
const belowTheScroll = '.ep-offer .is-lit'

/** Clicks what is lit until there is an answer, and confirms it; says how many clicks that took. */
async function answerOnBoard(page: Page, question: string): Promise<number> {
  const before = await momentOf(page)
  let clicks = 0
  while (clicks === 0 || !(await canConfirm(page))) {
    await page
      .locator(places[question] ?? belowTheScroll)
      .first()
      .click()
    clicks++
    expect(clicks, question).toBeLessThan(9)
  }
  await page.locator('.confirm-bar .button-main').click()
  await after(page, before)
  return clicks + 1
}

/** What lies outside of the window although it is lit or one's own. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.ep .is-lit, .ep .ep-good-tile')].flatMap(one => {
      const { top, left, bottom, right } = one.getBoundingClientRect()
      const seen = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
      return seen ? [] : [`${one.className}: ${one.getAttribute('aria-label')}`]
    }),
  )

test('every question that the game can ask is answered on the board, in sight at 1440 by 900', long, async () => {
  const title = await titles['eternal-palace'].load()
  const tables = tablesByQuestion(title, seed => {
    const { seats, options } = kinds[seed % kinds.length]
    return tableFor(title, seats, options)
  })
  expect([...tables.keys()].sort()).toEqual([...title.game.questions].sort())
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  const clicks: { [question: string]: number } = {}
  for (const [question, { record, seat, seats }] of tables) {
    const chairs = Array.from({ length: seats }, (_, one) => ({
      name: `Seat ${one}`,
      bot: one === seat ? '' : 'plain',
    }))
    await putTable(stage, page, question, chairs, record)
    await page.goto(`${stage.address}/table/${question}`)
    await page.waitForSelector(`.ep[data-question=${question}]`)
    await asked(page)
    expect(await outOfSight(page), question).toEqual([])
    await deeds()
    clicks[question] = await answerOnBoard(page, question)
    expectOnBoard(await deeds())
  }
  console.log('clicks with Confirm:', clicks)
  expect(clicks.makeGroups).toBeLessThanOrEqual(3)
  expect(clicks.visit).toBeLessThanOrEqual(3)
  expect(errors).toEqual([])
})
