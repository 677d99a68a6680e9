/** The Great Split for everybody: by keyboard alone, in both languages, after a reload, with seven seats on every screen. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { canConfirm, expectScoring, watched } from './by-hand.ts'
import {
  expectNoObstacles,
  expectNoSidewaysScroll,
  expectToBeLetGo,
  expectToSurvive,
  followLessons,
  goByKeys,
  languages,
  windows,
} from './for-everybody.ts'
import { alone, openAt, places, positions, questionOf, settled, taken, wantsMore } from './great-split-table.ts'
import { after, answer, asked, drawn, momentOf, sitDown } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 600_000 }

test('a whole game against a bot by keyboard alone', long, async () => {
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  await sitDown(page, stage.address, 'great-split', ['', 'plain'])
  await asked(page)
  await deeds()
  const press = (key: string) => page.keyboard.press(key)
  let answers = 0
  for (; await alone(page); answers++) {
    const before = await momentOf(page)
    const wanted = `${places[await questionOf(page)]}, .gs-rest:enabled`
    do {
      await goByKeys(page, wanted)
      await press('Enter')
    } while (await wantsMore(page))
    await taken(page, before)
    await settled(page)
    if ((await momentOf(page)) !== before) continue
    await drawn(page)
    await press('Control+Enter')
    await after(page, before)
  }
  expect(answers).toBeGreaterThan(20)
  expect((await deeds()).every(({ by }) => by === 'key')).toBe(true)
  await expectScoring(page, 2)
  expect(errors).toEqual([])
})

test('a half-made split survives a reload and a change of language', long, async () => {
  const { page, errors } = await stage.visit()
  await openAt(stage, page, 'splitHand')
  await page.locator('.gs-divided-left').nth(1).click()
  await page.locator('.gs-divided-left').nth(1).click()
  const halves = () => page.locator('.gs-divided-right').count()
  expect(await halves()).toBe(2)
  expect(await canConfirm(page)).toBe(true)
  await expectToSurvive(page, halves, '.gs-tracks h3', { en: 'Your tracks', de: 'Deine Leisten' })
  expect(errors).toEqual([])
})

test('the guided first game explains a split, a choice and a harvest, and lets go', long, async () => {
  const { page, errors } = await stage.visit()
  await page.goto(`${stage.address}/guided/great-split`)
  const bubble = page.locator('.guide-bubble')
  await followLessons(page, 'third of six rounds', 'multiplied by the stars')
  await bubble.getByText('The pitfall').waitFor()
  const before = await momentOf(page)
  await page.locator('.gs-divided-left').first().click()
  await page.locator('.confirm-bar .button-main').click()
  await after(page, before)
  for (const words of ['is open', 'The harvest']) {
    await asked(page)
    await bubble.getByText(words).waitFor()
    await answer(page)
  }
  // The rest of the harvest; then what the market did, and the last lesson takes its leave.
  const market = bubble.getByText('market tile')
  for (let answers = 0; answers < 24 && (await asked(page)) && !(await market.isVisible()); answers++)
    await answer(page)
  await followLessons(page, 'market tile')
  await expectToBeLetGo(page)
  expect(errors).toEqual([])
})

test.each(languages)('no question has an obstacle that axe knows, in %s', long, async language =>
  expectNoObstacles(stage, language, Object.keys(positions) as (keyof typeof positions)[], openAt),
)

test.each(windows)('seven seats at %i by %i need no sideways scroll', long, async (width, height) => {
  const { page, errors } = await stage.visit({ width, height })
  await sitDown(page, stage.address, 'great-split', ['', ...new Array<string>(6).fill('plain')])
  await asked(page)
  await expectNoSidewaysScroll(page)
  // Beside the stage on a desk, over the tracks on a phone.
  expect(await page.locator('.gs-place:visible, .gs-seat:visible').count()).toBe(7)
  expect(errors).toEqual([])
})
