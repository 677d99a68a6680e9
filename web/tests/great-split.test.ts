/** The Great Split on its own board: a whole game by mouse, every question from prepared positions, and what a decision costs. */
import { card, deal, on } from '@palatine/great-split/tests/deal'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, putTable, type Stage } from '../browser.ts'
import { canConfirm, type Deed, expectScoring, watched } from './by-hand.ts'
import { after, asked, momentOf, sitDown } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 600_000 }

/** Where each question is answered. */
const places: { readonly [question: string]: string } = {
  discardCards: '.gs-discarding .gs-card.is-lit',
  splitHand: '.gs-halves .divided-left',
  chooseGroup: '.gs-choice.is-lit',
  placeSeal: '.gs-pill.is-lit',
  followArrow: '.gs-pill.is-lit',
  // Tracks are lit when the splitter is to be used.
  useCard: '.gs-pill.is-lit, .gs-use .gs-card.is-lit:not(.gs-joker)',
}

const questionOf = async (page: Page) => (await page.locator('.gs').getAttribute('data-question')) ?? ''

/** Waits until the table has taken an answer, or wants a confirmation. */
const taken = (page: Page, moment: string | null): Promise<unknown> =>
  page.waitForFunction(
    was =>
      document.querySelector('.table-page')?.getAttribute('data-moment') !== was ||
      document.querySelector('.confirm-bar .button-main:enabled') !== null,
    moment,
  )

/** All cards that are played one after the other have been played. */
const settled = (page: Page): Promise<unknown> => page.waitForSelector('.gs:not(:has([aria-busy=true]))')

async function confirm(page: Page): Promise<void> {
  const before = await momentOf(page)
  await page.locator('.confirm-bar .button-main').click()
  await after(page, before)
}

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
  for (let answers = 0; await asked(page); answers++) {
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
  return [...document.querySelectorAll('.gs .is-lit, .gs-tracks, .gs-points, .gs-stage')].flatMap(thing => {
    const { left, top, right, bottom, width } = thing.getBoundingClientRect()
    const inside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
    return width === 0 || inside ? [] : [thing.className]
  })
}

const hand = [card('books', 1), card('topaz', 2), card('emerald', 1), card('artworks', 2), card('prestige', 2)]
const others = [card('books', 2), card('emerald', 2), card('gold', 1)]
const sixth = card('topaz', 1)

/** By question: a position in which the seat at the screen is asked it. */
const positions = {
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
async function open(page: Page, question: keyof typeof positions): Promise<void> {
  const chairs = [
    { name: 'Nora', bot: '' },
    { name: 'Ada', bot: 'plain' },
  ]
  await putTable(stage, page, question, chairs, positions[question]().live.record)
  await page.goto(`${stage.address}/table/${question}`)
  await page.waitForSelector(`.gs[data-question=${question}]`)
}

test('every question that the game can ask is answered on the board', long, async () => {
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  for (const question of Object.keys(positions) as (keyof typeof positions)[]) {
    await open(page, question)
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
  await open(page, 'useCard')
  await deeds()
  await page.locator('.gs-rest').click()
  await settled(page)
  await page.waitForSelector('.gs-pill.is-lit')
  expect(await page.locator('.gs-use').count()).toBe(1)
  await page.locator('.gs-pill.is-lit').nth(on.topaz).click()
  expect(await canConfirm(page)).toBe(true)
  await confirm(page)
  const harvest = await clicks()
  await open(page, 'splitHand')
  await deeds()
  await page.locator('.divider').dragTo(page.locator('.divided-item').nth(1))
  await confirm(page)
  const split = await clicks()
  console.log(`a harvest of six cards: ${harvest} clicks with the splitter; a split: ${split}`)
  expect(harvest).toBeLessThanOrEqual(3)
  expect(split).toBeLessThanOrEqual(2)
  expect(errors).toEqual([])
})

test('what a card has brought stands in the account and is taken back from there', long, async () => {
  const { page, errors } = await stage.visit()
  await open(page, 'useCard')
  await page.locator('.gs-rest').click()
  await page.waitForFunction(() => document.querySelectorAll('.gs-line').length === 6)
  await settled(page)
  await page.locator('.gs-take-back').nth(2).click()
  await page.waitForFunction(() => document.querySelectorAll('.gs-line').length === 2)
  await settled(page)
  expect(await page.locator('.gs-use').count()).toBe(5)
  expect(errors).toEqual([])
})
