/** Eternal Palace for everybody: by keyboard alone, in both languages, after a reload, several at one device. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { modules, putMoment, type Wanted } from '../moments.ts'
import { canConfirm, expectScoring, watched } from './by-hand.ts'
import { confirm, openMoment, placeOf, questionOf } from './eternal-palace-table.ts'
import { obstacles } from './obstacles.ts'
import { asked, drawn, see } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 600_000 }

/** The first round with its dice rolled, two people and nothing done yet. */
const rolled: Wanted = { seats: 2, question: 'makeGroups' }

test('a whole game with the Labyrinth and privileges by keyboard alone', long, async () => {
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  await openMoment(stage, page, 'by-keys', { ...rolled, options: { extra: 'labyrinth', privileges: true } })
  await deeds()
  const press = (key: string) => page.keyboard.press(key)
  const focused = (selector: string) => page.evaluate(wanted => document.activeElement?.matches(wanted), selector)
  const answered = new Set<string>()
  for (; await asked(page); ) {
    const question = await questionOf(page)
    answered.add(question)
    // Whoever can go into the Labyrinth does so.
    const extra = '.ep-place.is-lit[data-anchor="place/14"]'
    const wanted = question === 'visit' && (await page.locator(extra).count()) > 0 ? extra : placeOf(question)
    for (let chosen = 0; chosen === 0 || !(await canConfirm(page)); chosen++) {
      for (let steps = 0; !(await focused(wanted)); steps++) {
        if (steps > 90) throw new Error(`no key leads to ${wanted} for ${question}`)
        await press((await focused('.table-board button')) ? 'ArrowDown' : 'b')
      }
      await press('Enter')
      await drawn(page)
      expect(chosen, question).toBeLessThan(9)
    }
    await confirm(page, () => press('Control+Enter'))
  }
  expect([...answered]).toEqual(expect.arrayContaining(['makeGroups', 'visit', 'choosePath']))
  expect((await deeds()).every(({ by }) => by === 'key')).toBe(true)
  await expectScoring(page, 2)
  expect(errors).toEqual([])
})

test('half-made groups survive a reload and a change of language', long, async () => {
  const { page, errors } = await stage.visit()
  await openMoment(stage, page, 'half-made', rolled)
  const slips = () => page.locator('.ep-slip').count()
  const dice = await slips()
  await page.locator('.ep-die').nth(0).click()
  await page.locator('.ep-die').nth(1).click()
  expect(await slips()).toBe(dice - 1)
  await page.reload()
  await asked(page)
  expect(await slips()).toBe(dice - 1)
  expect(await page.locator('.ep-tray-head b').innerText()).toBe('Your dice')
  await page.locator('.table-bar button[lang=de]').click()
  await page.waitForSelector('.ep[lang=de]')
  expect(await page.locator('.ep-tray-head b').innerText()).toBe('Deine Würfel')
  expect(await slips()).toBe(dice - 1)
  expect(await canConfirm(page)).toBe(true)
  expect(errors).toEqual([])
})

/** All that the page says, also to who does not see it. */
const saidBy = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label]')].map(one => one.getAttribute('aria-label')),
    ].join('\n'),
  )

test('at one device nobody sees how another has grouped the dice', long, async () => {
  const { page, errors } = await stage.visit()
  await putMoment(stage, page, 'eternal-palace', { ...rolled, people: 2, seed: 7 }, 'hot-seat')
  await page.goto(`${stage.address}/table/hot-seat`)
  const takeOver = async (name: string) => {
    await page.locator('.hand-over').getByRole('button', { name }).click()
    await see(page, '.ep[data-question=makeGroups]')
    expect(await page.locator('.ep-seat.is-mine').innerText()).toContain(name)
  }
  await takeOver('Ada')
  // The dice are open, and a row of them is in the log: the first and the last tell what was done in secret.
  await page.locator('.ep-die').first().click()
  await page.locator('.ep-die').last().click()
  const label = await page.locator('.ep-die').first().getAttribute('aria-label')
  const group = /\d\+\d/.exec(label ?? '')?.[0] ?? 'no group'
  expect(await saidBy(page)).toContain(group)
  await page.locator('.confirm-bar .button-main').click()
  await see(page, '.hand-over')
  expect(await saidBy(page)).not.toContain(group)
  await takeOver('Bo')
  await drawn(page)
  expect(await saidBy(page)).not.toContain(group)
  await page.locator('.ep-tray-button').nth(0).click()
  await confirm(page, () => page.locator('.confirm-bar .button-main').click())
  // The screens are lifted: everybody sees it.
  await page.waitForFunction(words => document.body.innerText.includes(words), group)
  expect(errors).toEqual([])
})

test('the guided game alone explains the Master before and after he has moved, and lets go', long, async () => {
  const { page, errors } = await stage.visit()
  await page.goto(stage.address)
  await page.click('a[href="/guided/eternal-palace?alone"]')
  const bubble = page.locator('.guide-bubble')
  for (const words of ['against the Master', 'He has rolled']) {
    await bubble.getByText(words).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await bubble.getByText('Plan as ever').waitFor()
  await page.locator('.ep-die').nth(1).click()
  await page.locator('.ep-die').nth(2).click()
  await confirm(page, () => page.locator('.confirm-bar .button-main').click())
  await bubble.getByText('He has moved').waitFor()
  expect(await page.locator('.ep-why').innerText()).toMatch(/\S/)
  await page.reload()
  await bubble.getByText('He has moved').waitFor()
  await page.getByRole('button', { name: 'Play without help' }).click()
  await page.waitForURL('**/table/**')
  await asked(page)
  expect(await bubble.count()).toBe(0)
  expect(errors).toEqual([])
})

/** Of what one plans with, whatever the bar above or the sheet below hides. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector('.table-side')?.getBoundingClientRect().top ?? innerHeight
    return [...document.querySelectorAll('.ep-place, .ep-tray .piece-die')].flatMap(one => {
      const { top, bottom } = one.getBoundingClientRect()
      const label = one.getAttribute('aria-label') ?? one.className
      return top < 0 || bottom > sheet ? [`${label}: ${Math.round(bottom)} of ${Math.round(sheet)}`] : []
    })
  })

test(
  'on a phone every place and all of my dice are in sight together, when I plan and when I place',
  long,
  async () => {
    const { page, errors } = await stage.visit({ width: 390, height: 844 })
    for (const name of ['dice', 'five', 'labyrinth-dice', 'all']) {
      const moment = name === 'labyrinth-dice' ? { ...rolled, options: { extra: 'labyrinth' } } : modules[name]
      await openMoment(stage, page, name, moment)
      expect(await page.locator('.ep-place').count()).toBeGreaterThanOrEqual(14)
      expect(await hidden(page), name).toEqual([])
    }
    expect(errors).toEqual([])
  },
)

/** What is wider than its place. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.table-board, .ep, .ep-place, .ep-seat-card')].flatMap(
      box => (box.scrollWidth > box.clientWidth + 1 ? [`${box.className} ${box.scrollWidth}`] : []),
    ),
  )

test.each([
  ['en', 'light', 390, 844],
  ['de', 'dark', 1440, 900],
] as const)(
  'no module has an obstacle that axe knows or is too wide, in %s, %s, at %i by %i',
  {
    ...long,
  },
  async (language, theme, width, height) => {
    const { page, errors } = await stage.visit({ language, settings: { theme }, width, height })
    for (const [name, moment] of Object.entries(modules)) {
      await openMoment(stage, page, name, moment)
      expect(await obstacles(page), name).toEqual([])
      expect(await tooWide(page), name).toEqual([])
    }
    expect(errors).toEqual([])
  },
)
