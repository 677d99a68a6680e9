/** Eternal Palace played by hand, for the tests of its board: where each question is answered, and what has to be in sight. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Stage } from '../browser.ts'
import { putMoment, type Wanted } from '../moments.ts'
import { canConfirm } from './by-hand.ts'
import { asked, drawn } from './seated.ts'

/** Where each question is answered, if not below the scroll. */
const places: { readonly [question: string]: string } = {
  makeGroups: '.ep-die.is-lit',
  visit: '.ep-place.is-lit',
  moveOnTrack: '.ep-place.is-lit',
  payForStep: '.ep-place.is-lit, .ep-mine .ep-pass.is-lit',
  choosePath: '.ep-node.is-lit',
  takeResource: '.ep-good-tile.is-lit',
  takeDifferent: '.ep-good-tile.is-lit',
  payResource: '.ep-good-tile.is-lit',
  giveUpResource: '.ep-good-tile.is-lit',
  useAdvisorOrEnd: '.ep-my-advisors .is-lit',
  loseAdvisor: '.ep-my-advisors .is-lit',
  giveTo: '.ep-seat-card.is-lit',
}
export const placeOf = (question: string): string => places[question] ?? '.ep-offer .is-lit'

export const questionOf = async (page: Page): Promise<string> =>
  (await page.locator('.ep').getAttribute('data-question')) ?? ''

/** Confirms, and waits until that has shown: where it is secret, until everybody has answered. */
export async function confirm(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await page.locator('.table-page').evaluate(({ dataset }) => ({ ...dataset }))
  await press()
  await page.waitForFunction(({ secret, moment, told }) => {
    const now = document.querySelector<HTMLElement>('.table-page')?.dataset
    return secret === 'true' ? now?.secret === 'false' || now?.told !== told : now?.moment !== moment
  }, before)
}

/** Which of the things that are lit is touched: the place that was visited least often, else one after the other. */
async function choose(page: Page, lit: string, nth: number, been: Map<string, number>): Promise<void> {
  const things = await page.locator(lit).all()
  expect(things.length, `something is lit for ${await questionOf(page)}`).toBeGreaterThan(0)
  const names = await Promise.all(things.map(async thing => (await thing.getAttribute('data-anchor')) ?? ''))
  const times = names.map(name => been.get(name) ?? 0)
  const least = Math.min(...times)
  const at = least < Math.max(...times) ? times.indexOf(least) : nth % things.length
  been.set(names[at], times[at] + 1)
  await things[at].click()
}

/** Clicks what is lit until there is an answer, and confirms it; says how many clicks that took. */
export async function answerOnBoard(page: Page, nth = 0, been = new Map<string, number>()): Promise<number> {
  const question = await questionOf(page)
  const lit = placeOf(question)
  let clicks = 0
  while (clicks === 0 || !(await canConfirm(page))) {
    await choose(page, lit, nth, question === 'visit' ? been : new Map())
    clicks++
    expect(clicks, question).toBeLessThan(9)
  }
  // Two dice together, every other time.
  if (question === 'makeGroups' && nth % 2 === 0) {
    await page.locator(lit).first().click()
    clicks++
  }
  await confirm(page, () => page.locator('.confirm-bar .button-main').click())
  return clicks + 1
}

/** What lies outside of the window although it is lit or one's own, and what would have to be scrolled. */
export const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const outside = [
      ...document.querySelectorAll('.ep .is-lit, .ep-good-tile, .ep-tray, .ep-mount, .ep-layers, .ep-seat, .ep-place'),
    ].flatMap(one => {
      const { top, left, bottom, right } = one.getBoundingClientRect()
      const seen = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
      return seen ? [] : [`out of sight, ${one.className}: ${one.getAttribute('aria-label')}`]
    })
    const scrolls = [document.documentElement, ...document.querySelectorAll('.table-board, .table-board *')].flatMap(
      box => {
        const can = box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowY)
        return can && box.scrollHeight > box.clientHeight + 1
          ? [`scrolls, ${box.className}: ${box.scrollHeight} of ${box.clientHeight}`]
          : []
      },
    )
    return [...outside, ...scrolls]
  })

/** Puts a moment of a game onto the screen. */
export async function openMoment(stage: Stage, page: Page, id: string, wanted: Wanted): Promise<void> {
  await putMoment(stage, page, 'eternal-palace', wanted, id)
  await page.goto(`${stage.address}/table/${id}`)
  await page.waitForSelector('.ep')
  await asked(page)
  await drawn(page)
}
