/** The Great Split on its own board: a whole game by mouse, every question from prepared positions, and what a decision costs. */
import { on } from '@palatine/great-split/tests/deal'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { canConfirm, type Deed, expectScoring, watched } from './by-hand.ts'
import {
  alone,
  confirm,
  openAt,
  places,
  positions,
  questionOf,
  settled,
  taken,
  wantsMore,
} from './great-split-table.ts'
import { after, asked, momentOf, sitDown } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 600_000 }

/** Clicks something that is lit; confirms where the table waits for it. */
async function answerOnBoard(page: Page, nth: number): Promise<void> {
  const before = await momentOf(page)
  const rest = page.locator('.gs-rest:enabled')
  if ((await rest.count()) > 0) {
    await rest.click()
    await after(page, before)
    await settled(page)
    return
  }
  const lit = page.locator(places[await questionOf(page)])
  await lit.nth(nth % (await lit.count())).click()
  while (await wantsMore(page)) await lit.first().click()
  await taken(page, before)
  if ((await momentOf(page)) === before) await confirm(page)
}

const onBoard = (deeds: readonly Deed[]): boolean =>
  deeds.length > 0 && deeds.every(({ by, where }) => by === 'pointer' && where !== 'elsewhere')

test('a whole game against a bot by clicking the board alone', long, async () => {
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  await sitDown(page, stage.address, 'great-split', ['', 'plain'])
  await asked(page)
  await deeds()
  const answered = new Set<string>()
  for (let answers = 0; await alone(page); answers++) {
    answered.add(await questionOf(page))
    await answerOnBoard(page, answers)
    expect(onBoard(await deeds())).toBe(true)
    // Nothing that can be chosen, and nothing of one's own, is out of sight.
    expect(await page.evaluate(outOfSight)).toEqual([])
  }
  expect([...answered]).toEqual(expect.arrayContaining(['splitHand', 'chooseGroup', 'useCard']))
  await expectScoring(page, 2)
  expect(errors).toEqual([])
})

/** In the page: what is lit or belongs to the seat at the screen, and is not wholly inside the window. */
function outOfSight(): string[] {
  return [...document.querySelectorAll('.gs .is-lit, .gs-tracks, .gs-points, .gs-stage, .gs-place')].flatMap(thing => {
    const { left, top, right, bottom, width } = thing.getBoundingClientRect()
    const inside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
    return width === 0 || inside ? [] : [thing.className]
  })
}

test('every question that the game can ask is answered on the board', long, async () => {
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  for (const question of Object.keys(positions) as (keyof typeof positions)[]) {
    await openAt(stage, page, question)
    await deeds()
    await answerOnBoard(page, 0)
    expect(onBoard(await deeds())).toBe(true)
  }
  expect(errors).toEqual([])
})

test('what a harvest and a split cost in clicks', long, async () => {
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  const clicks = async () => (await deeds()).length
  await openAt(stage, page, 'useCard')
  await deeds()
  await page.locator('.gs-rest').click()
  await settled(page)
  await page.waitForSelector('.gs-pill.is-lit')
  expect(await page.locator('.gs-use').count()).toBe(1)
  await page.locator('.gs-pill.is-lit').nth(on.topaz).click()
  expect(await canConfirm(page)).toBe(true)
  await confirm(page)
  const harvest = await clicks()
  await openAt(stage, page, 'splitHand')
  await deeds()
  await page.locator('.gs-divider').dragTo(page.locator('.gs-divided').nth(1))
  await confirm(page)
  const split = await clicks()
  console.log(`a harvest of six cards: ${harvest} clicks with the splitter; a split: ${split}`)
  expect(harvest).toBeLessThanOrEqual(3)
  expect(split).toBeLessThanOrEqual(2)
  expect(errors).toEqual([])
})

test('what a card has brought stands in the account and is taken back from there', long, async () => {
  const { page, errors } = await stage.visit()
  await openAt(stage, page, 'useCard')
  await page.locator('.gs-rest').click()
  await page.waitForFunction(() => document.querySelectorAll('.gs-line').length === 6)
  await settled(page)
  await page.locator('.gs-take-back').nth(2).click()
  await page.waitForFunction(() => document.querySelectorAll('.gs-line').length === 2)
  await settled(page)
  expect(await page.locator('.gs-use').count()).toBe(5)
  expect(errors).toEqual([])
})
