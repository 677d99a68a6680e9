/** Tables of Xi'an for the tests of its board. */
import type { Page } from 'playwright-core'
import { titles } from '../../games/registry.ts'
import { putTable, type Stage } from '../browser.ts'
import { tablesByQuestion } from './by-hand.ts'
import { asked } from './seated.ts'

const title = await titles.xian.load()

/** By question: a table at which a seat is asked it. */
export const tables = tablesByQuestion(title)
export const { questions } = title.game

export const questionOf = async (page: Page) => (await page.locator('.xi').getAttribute('data-question')) ?? ''

/** Opens a table at which this is asked, with bots at the other seats. */
export async function openAt(stage: Stage, page: Page, question: string): Promise<void> {
  const prepared = tables.get(question)
  if (!prepared) throw new Error(`no table was found at which ${question} is asked`)
  const { record, seat, seats } = prepared
  const chairs = Array.from({ length: seats }, (_, one) => ({ name: `Seat ${one}`, bot: one === seat ? '' : 'plain' }))
  await putTable(stage, page, question, chairs, record)
  await page.goto(`${stage.address}/table/${question}`)
  await page.waitForSelector(`.xi[data-question=${question}]`)
  await asked(page)
}

/** What lies outside of the window although it is lit or one's own. */
export const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.xi .is-lit, .xi .xi-tray, .xi .xi-bowl, .xi .xi-helpers, .xi .xi-hand')].flatMap(
      one => {
        const { top, left, bottom, right } = one.getBoundingClientRect()
        const seen = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
        return seen ? [] : [`${one.className}: ${one.getAttribute('aria-label')}`]
      },
    ),
  )
