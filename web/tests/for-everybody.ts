/** What every board owes everybody; the tests of each game say in which positions. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Stage } from '../browser.ts'
import { canConfirm } from './by-hand.ts'
import { obstacles } from './obstacles.ts'
import { asked, drawn, see } from './seated.ts'

export const languages = ['en', 'de'] as const

/** A desk and a phone. */
export const windows = [
  [1440, 900],
  [390, 844],
] as const

type Open<Q> = (stage: Stage, page: Page, question: Q) => Promise<unknown>

/** What has the keyboard is one of these. */
export const focused = (page: Page, selector: string) =>
  page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector)

/** B leads to the board, and arrows from thing to thing on it. */
export async function goByKeys(page: Page, wanted: string): Promise<void> {
  for (let steps = 0; !(await focused(page, wanted)); steps++) {
    if (steps > 40) throw new Error(`no key leads to ${wanted}`)
    await page.keyboard.press((await focused(page, '.table-board button')) ? 'ArrowDown' : 'b')
  }
}

/** By day in English, in the evening in German. */
export async function expectNoObstacles<Q extends string>(
  stage: Stage,
  language: 'en' | 'de',
  questions: readonly Q[],
  open: Open<Q>,
): Promise<void> {
  const { page } = await stage.visit({ language, settings: { theme: language === 'en' ? 'light' : 'dark' } })
  for (const question of questions) {
    await open(stage, page, question)
    await drawn(page)
    expect(await obstacles(page), question).toEqual([])
  }
}

/** Neither the page nor the board nor any of these is wider than its place. */
export async function expectNoSidewaysScroll(page: Page, ...places: readonly string[]): Promise<void> {
  const wide = await page.evaluate(
    selector =>
      [document.documentElement, ...document.querySelectorAll(selector)].flatMap(box =>
        box.scrollWidth > box.clientWidth ? [`${box.className}: ${box.scrollWidth} of ${box.clientWidth}`] : [],
      ),
    ['.table-board', ...places].join(),
  )
  expect(wide).toEqual([])
}

/** What was half chosen is still chosen after a reload, and once more in German; `heading` is a title on the board. */
export async function expectToSurvive<T>(
  page: Page,
  half: () => Promise<T>,
  heading: string,
  titles: { readonly en: string; readonly de: string },
): Promise<void> {
  const chosen = await half()
  const could = await canConfirm(page)
  const asBefore = async (title: string) => {
    expect(await half()).toEqual(chosen)
    expect(await page.locator(heading).first().innerText()).toContain(title)
    expect(await canConfirm(page)).toBe(could)
  }
  await page.reload()
  await asked(page)
  await asBefore(titles.en)
  await page.locator('.table-bar button[lang=de]').click()
  await see(page, '.stage[lang=de]')
  await asBefore(titles.de)
}

/** Lessons that are left with "Next", one after the other. */
export async function followLessons(page: Page, ...lessons: readonly string[]): Promise<void> {
  for (const words of lessons) {
    await page.locator('.guide-bubble').getByText(words).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
  }
}

/** After the last lesson one plays alone. */
export async function expectToBeLetGo(page: Page): Promise<void> {
  await followLessons(page, 'From here on you play alone')
  await page.waitForURL('**/table/**')
  await asked(page)
  expect(await page.locator('.guide-bubble').count()).toBe(0)
}
