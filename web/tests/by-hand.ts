/** A board played by hand, with proof that nothing else was touched; for the tests of every board. */
import {
  FastChance,
  type GameRecord,
  LiveTable,
  type Question,
  type Seat,
  sampleAnswer,
  type Title,
  tableFor,
} from '@palatine/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What was done to the page, as the page itself noticed it. */
export interface Deed {
  readonly by: 'pointer' | 'key'
  readonly where: 'board' | 'confirm' | 'elsewhere'
}

/** Lets the page write down from its first moment on what is done to it. */
export async function watched(page: Page): Promise<() => Promise<Deed[]>> {
  await page.addInitScript(() => {
    const deeds: Deed[] = []
    const note = (by: Deed['by']) => (event: Event) => {
      const { target } = event
      const within = (selector: string) => target instanceof Element && target.closest(selector) !== null
      const where = within('.table-board') ? 'board' : within('.confirm-bar .button-main') ? 'confirm' : 'elsewhere'
      deeds.push({ by, where })
    }
    for (const type of ['pointerdown', 'touchstart', 'wheel']) addEventListener(type, note('pointer'), true)
    addEventListener('keydown', note('key'), true)
    Object.assign(window, { deeds })
  })
  return () => page.evaluate(() => (window as unknown as { deeds: Deed[] }).deeds.splice(0))
}

/** Everything was done on the board by the mouse, and nothing but the last click elsewhere. */
export function expectOnBoard(deeds: readonly Deed[]): void {
  expect(deeds.slice(0, -1).every(deed => deed.by === 'pointer' && deed.where === 'board')).toBe(true)
  expect(deeds.at(-1)).toEqual({ by: 'pointer', where: 'confirm' })
  expect(deeds.length).toBeGreaterThan(1)
}

/** The final scoring is there, and its figures add up. */
export async function expectScoring(page: Page, seats: number): Promise<void> {
  const figures = async (selector: string) =>
    (await page.locator(`.scoring-table ${selector} td`).allTextContents()).map(Number)
  const [parts, totals] = [await figures('tbody'), await figures('tfoot')]
  expect(totals).toHaveLength(seats)
  for (const [seat, total] of totals.entries()) {
    expect(parts.filter((_, i) => i % seats === seat).reduce((sum, n) => sum + n, 0)).toBe(total)
  }
  expect(await page.locator('.scoring-winner').textContent()).toMatch(/\S/)
}

interface Prepared {
  readonly record: GameRecord
  /** Who is asked. */
  readonly seat: Seat
  readonly seats: number
}

/** For every question of the game a table at which it is asked, found in games of random answers; by seed the table. */
export function tablesByQuestion(title: Title, tableOf = (_seed: number) => tableFor(title, 3)): Map<string, Prepared> {
  const found = new Map<string, Prepared>()
  for (let seed = 0; seed < 500 && found.size < title.game.questions.length; seed++) {
    const chance = new FastChance(seed)
    const live = LiveTable.open(title.game, tableOf(seed), chance)
    const { seats } = live.table
    while (!live.over) {
      const [seat] = live.asked
      const id = live.questionId(seat) as string
      if (!found.has(id)) found.set(id, { record: structuredClone(live.record), seat, seats })
      live.play(seat, sampleAnswer(live.question(seat) as Question, chance))
    }
  }
  return found
}

export const canConfirm = (page: Page) => page.locator('.confirm-bar .button-main').isEnabled()
