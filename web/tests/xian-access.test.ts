/** Xi'an for everybody: by keyboard alone, after a reload, in both languages, guided, and on a phone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { canConfirm, expectScoring, watched } from './by-hand.ts'
import {
  expectNoObstacles,
  expectNoSidewaysScroll,
  expectToBeLetGo,
  expectToSurvive,
  focused,
  followLessons,
  goByKeys,
  languages,
  windows,
} from './for-everybody.ts'
import { after, answer, asked, drawn, momentOf, sitDown } from './seated.ts'
import { openAt, questionOf } from './xian-table.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 600_000 }

/** One for every place at which questions are answered. */
const places = ['chooseCards', 'useWorker', 'placeBuilder', 'paintWarrior', 'takeFromMarket', 'chooseEndTile']

test('a whole game against a bot by keyboard alone', long, async () => {
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  await sitDown(page, stage.address, 'xian', ['', 'plain'])
  await asked(page)
  await deeds()
  const press = (key: string) => page.keyboard.press(key)
  let answers = 0
  for (; await asked(page); answers++) {
    const before = await momentOf(page)
    for (let tries = 0; tries === 0 || !(await canConfirm(page)); tries++) {
      if (tries > 20) throw new Error(`${await questionOf(page)} cannot be answered by keys`)
      if (!(await focused(page, '.table-board button'))) await press('b')
      // Not always the first, and never what is chosen already: that would take it back.
      for (let steps = answers % 3; steps > 0; steps--) await press('ArrowDown')
      await goByKeys(page, '.xi .is-lit')
      await press('Enter')
      await drawn(page)
    }
    await press('Control+Enter')
    await after(page, before)
  }
  expect(answers).toBeGreaterThan(30)
  expect((await deeds()).every(({ by }) => by === 'key')).toBe(true)
  await expectScoring(page, 2)
  expect(errors).toEqual([])
})

test('a half-made choice of cards survives a reload and a change of language', long, async () => {
  const { page, errors } = await stage.visit()
  await openAt(stage, page, 'chooseCards')
  await page.locator('.xi-hand .is-lit').first().click()
  await drawn(page)
  const works = () => page.locator('.xi-slot .xi-card-head').allInnerTexts()
  expect(await works()).toHaveLength(1)
  expect(await canConfirm(page)).toBe(false)
  await expectToSurvive(page, works, '.xi-hand h3', { en: 'Your hand', de: 'Deine Hand' })
  await page.locator('.xi-hand .is-lit').first().click()
  await drawn(page)
  expect(await canConfirm(page)).toBe(true)
  expect(errors).toEqual([])
})

test('the guided first game explains a turn as it is played, its pitfall too, and lets go', long, async () => {
  const { page, errors } = await stage.visit()
  await page.goto(`${stage.address}/guided/xian`)
  const bubble = page.locator('.guide-bubble')
  await followLessons(page, "first emperor's army", 'what a warrior costs')
  await bubble.getByText('the pitfall').waitFor()
  const before = await momentOf(page)
  for (let cards = 0; cards < 2; cards++) {
    await page.locator('.xi-hand .is-lit').first().click()
    await drawn(page)
  }
  await page.locator('.confirm-bar .button-main').click()
  await after(page, before)
  for (const words of ['take what the card shows', 'send a master builder']) {
    await asked(page)
    await bubble.getByText(words).waitFor()
    await answer(page)
  }
  // The rest of the turn; then the last lesson takes its leave.
  const last = bubble.getByText('From here on you play alone')
  for (let answers = 0; answers < 12 && (await asked(page)) && !(await last.isVisible()); answers++) await answer(page)
  await expectToBeLetGo(page)
  expect(errors).toEqual([])
})

test.each(languages)('no place of a question has an obstacle that axe knows, in %s', long, async language =>
  expectNoObstacles(stage, language, places, openAt),
)

test.each(windows)(
  'at %i by %i no place needs a sideways scroll, in the largest text and in German',
  long,
  async (width, height) => {
    const { page, errors } = await stage.visit({ width, height, language: 'de', settings: { size: 'huge' } })
    for (const question of places) {
      await openAt(stage, page, question)
      await expectNoSidewaysScroll(page, '.xi-end-tile', '.xi-building', '.xi-gear', '.xi-seat')
    }
    expect(errors).toEqual([])
  },
)

test('on a phone a touch leads to each part of the board, and says which one is in sight', long, async () => {
  const { page, errors } = await stage.visit({ width: 390, height: 844 })
  await openAt(stage, page, 'chooseCards')
  const tabs = page.locator('.xi-parts button')
  const current = page.locator('.xi-parts [aria-current]')
  expect(await current.innerText()).toBe('Cards')
  for (const [part, name] of [
    ['.xi-pit', 'Pit'],
    ['.xi-buildings', 'Buildings'],
    ['.xi-offer', 'Offer'],
    ['.xi-rail', 'Seats'],
    ['.xi-tray', 'Cards'],
  ]) {
    await tabs.filter({ hasText: name }).click()
    await page.waitForFunction(
      ([wanted, said]) => {
        const box = document.querySelector(wanted)?.getBoundingClientRect()
        const board = document.querySelector('.table-board')?.getBoundingClientRect()
        const tab = document.querySelector('.xi-parts [aria-current]')
        return box && board && box.top >= board.top && box.top < board.bottom && tab?.textContent === said
      },
      [part, name],
    )
  }
  expect(errors).toEqual([])
})
