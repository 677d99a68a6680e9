/** Tables of The Great Split for the tests of its board: prepared positions, and where each question is answered. */
import { card, deal } from '@palatine/great-split/tests/deal'
import type { Page } from 'playwright-core'
import { putTable, type Stage } from '../browser.ts'
import { canConfirm } from './by-hand.ts'
import { after, asked, drawn, momentOf } from './seated.ts'

/** Where each question is answered. */
export const places: { readonly [question: string]: string } = {
  discardCards: '.gs-discarding .gs-card.is-lit',
  splitHand: '.gs-halves .gs-divided-left',
  chooseGroup: '.gs-choice.is-lit',
  placeSeal: '.gs-pill.is-lit',
  followArrow: '.gs-pill.is-lit',
  // Tracks are lit when the splitter is to be used.
  useCard: '.gs-pill.is-lit, .gs-use .gs-card.is-lit:not(.gs-joker)',
}

export const questionOf = async (page: Page) => (await page.locator('.gs').getAttribute('data-question')) ?? ''

/** Waits until nobody but the seat at the screen is asked: what the others answer in secret would come between. */
export async function alone(page: Page): Promise<boolean> {
  const goesOn = await asked(page)
  await page.waitForFunction(() => document.querySelectorAll('.seat-asked').length <= 1)
  await drawn(page)
  return goesOn
}

/** Waits until the table has taken an answer, or wants a confirmation. */
export const taken = (page: Page, moment: string | null): Promise<unknown> =>
  page.waitForFunction(
    was =>
      document.querySelector('.table-page')?.getAttribute('data-moment') !== was ||
      document.querySelector('.confirm-bar .button-main:enabled') !== null,
    moment,
  )

/** More than one card may have to go before a hand is small enough. */
export async function wantsMore(page: Page): Promise<boolean> {
  await drawn(page)
  return (await questionOf(page)) === 'discardCards' && !(await canConfirm(page))
}

/** All cards that are played one after the other have been played. */
export const settled = (page: Page): Promise<unknown> => page.waitForSelector('.gs:not(:has([aria-busy=true]))')

export async function confirm(page: Page): Promise<void> {
  const before = await momentOf(page)
  await page.locator('.confirm-bar .button-main').click()
  await after(page, before)
}

const hand = [card('books', 1), card('topaz', 2), card('emerald', 1), card('artworks', 2), card('prestige', 2)]
const others = [card('books', 2), card('emerald', 2), card('gold', 1)]
const sixth = card('topaz', 1)

/** By question: a position in which the seat at the screen is asked it. */
export const positions = {
  discardCards: () => deal({ at: 'discard', hands: [[...hand, sixth], others] }),
  splitHand: () => deal({ at: 'split', hands: [hand, others] }),
  chooseGroup: () =>
    deal({
      at: 'choice',
      wallets: [
        [others, [sixth]],
        [hand.slice(0, 2), hand.slice(2)],
      ],
    }),
  useCard: () => deal({ at: 'harvest', hands: [[...hand, sixth], others] }),
  placeSeal: () => {
    const table = deal({ at: 'harvest', hands: [[card('seal', 2), ...hand], others] })
    table.play(0, [card('seal', 2), 11])
    return table
  },
  followArrow: () => {
    const table = deal({ at: 'harvest', hands: [[card('gold', 1), ...hand], others], levels: [{ gold: 2 }] })
    table.play(0, [card('gold', 1), 11])
    return table
  },
}

/** Opens a prepared position, with a bot at the other seat. */
export async function openAt(stage: Stage, page: Page, question: keyof typeof positions): Promise<void> {
  const chairs = [
    { name: 'Nora', bot: '' },
    { name: 'Ada', bot: 'plain' },
  ]
  await putTable(stage, page, question, chairs, positions[question]().live.record)
  await page.goto(`${stage.address}/table/${question}`)
  await page.waitForSelector(`.gs[data-question=${question}]`)
  await alone(page)
}
