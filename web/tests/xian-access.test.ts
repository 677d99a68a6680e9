/** Xi'an for everybody: by keyboard alone, after a reload, in both languages, guided, and on a phone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { canConfirm, expectScoring, watched } from './by-hand.ts'
import { obstacles } from './obstacles.ts'
import { after, answer, asked, drawn, momentOf, see, sitDown } from './seated.ts'
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
  const focused = (selector: string) => page.evaluate(wanted => document.activeElement?.matches(wanted), selector)
  let answers = 0
  for (; await asked(page); answers++) {
    const before = await momentOf(page)
    for (let tries = 0; tries === 0 || !(await canConfirm(page)); tries++) {
      if (tries > 20) throw new Error(`${await questionOf(page)} cannot be answered by keys`)
      if (!(await focused('.table-board button'))) await press('b')
      // Not always the first, and never what is chosen already: that would take it back.
      for (let steps = answers % 3; steps > 0; steps--) await press('ArrowDown')
      for (let steps = 0; !(await focused('.xi .is-lit')); steps++) {
        if (steps > 40) throw new Error(`no key leads to what is lit for ${await questionOf(page)}`)
        await press('ArrowDown')
      }
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
  const works = () => page.locator('.xi-slot .xi-card-face').innerText()
  const chosen = await works()
  expect(await canConfirm(page)).toBe(false)
  await page.reload()
  await asked(page)
  expect(await works()).toBe(chosen)
  expect(await page.locator('.xi-hand h3').innerText()).toContain('Your hand')
  await page.locator('.table-bar button[lang=de]').click()
  await see(page, '.xi[lang=de]')
  expect(await page.locator('.xi-hand h3').innerText()).toContain('Deine Hand')
  expect(await page.locator('.xi-slot .xi-card-face').count()).toBe(1)
  await page.locator('.xi-hand .is-lit').first().click()
  await drawn(page)
  expect(await canConfirm(page)).toBe(true)
  expect(errors).toEqual([])
})

test('the guided first game explains a turn as it is played, its pitfall too, and lets go', long, async () => {
  const { page, errors } = await stage.visit()
  await page.goto(`${stage.address}/guided/xian`)
  const bubble = page.locator('.guide-bubble')
  for (const words of ["first emperor's army", 'what a warrior costs']) {
    await bubble.getByText(words).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
  }
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
  await last.waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.waitForURL('**/table/**')
  await asked(page)
  expect(await bubble.count()).toBe(0)
  expect(errors).toEqual([])
})

test.each(['en', 'de'] as const)(
  'no place of a question has an obstacle that axe knows, in %s',
  long,
  async language => {
    const { page } = await stage.visit({ language, settings: { theme: language === 'en' ? 'light' : 'dark' } })
    for (const question of places) {
      await openAt(stage, page, question)
      expect(await obstacles(page), question).toEqual([])
    }
  },
)

test.each([
  [1440, 900],
  [390, 844],
])('at %i by %i no place needs a sideways scroll, in the largest text and in German', long, async (width, height) => {
  const { page, errors } = await stage.visit({ width, height, language: 'de', settings: { size: 'huge' } })
  for (const question of places) {
    await openAt(stage, page, question)
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.table-board, .xi-end-tile, .xi-building')].flatMap(
        box =>
          box.scrollWidth > box.clientWidth ? [`${box.className}: ${box.scrollWidth} of ${box.clientWidth}`] : [],
      ),
    )
    expect(wide, question).toEqual([])
  }
  expect(errors).toEqual([])
})
