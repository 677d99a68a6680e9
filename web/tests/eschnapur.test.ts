/** Eschnapur on its own board: a whole game by mouse that never touches the list of answers, and one by keyboard alone. */
import { FastChance, LiveTable, tableFor } from '@palatine/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { openStage, putTable, type Stage } from '../browser.ts'
import { canConfirm, expectOnBoard, expectScoring, tablesByQuestion, watched } from './by-hand.ts'
import { after, asked, drawn, momentOf, sitDown } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 600_000 }

const towers = '.es-tower-hit.is-lit'
/** Where each question is answered; whoever wants nothing of it clicks the chip that passes. */
const places: { readonly [question: string]: string } = {
  chooseSites: towers,
  layGold: '.es-hand .is-lit',
  playFromHand: '.es-hand .is-lit',
  placeBlockade: '.es-tableaus .es-card.is-lit',
  placeStop: towers,
  chooseMarker: '.es-marker.is-lit',
  dealMarkers: '.es-marker.is-lit',
  placeBricks: 'button.es-field.is-open:not(:has(.es-brick))',
  orderBags: towers,
  protectBrick: towers,
  moveBrick: towers,
  takeGold: '.es-bank .is-lit',
  wishPrivilege: '.es-privilege.is-lit',
}
const passing = '.es-pass.is-lit'

const questionOf = async (page: Page) => (await page.locator('.es').getAttribute('data-question')) ?? ''

/** Clicks what is lit until there is an answer, and confirms it. */
async function answerOnBoard(page: Page, nth: number): Promise<void> {
  const before = await momentOf(page)
  const question = await questionOf(page)
  for (let clicks = 0; clicks === 0 || !(await canConfirm(page)); clicks++) {
    const lit = page.locator(places[question])
    const count = await lit.count()
    // Now and then somebody passes; and has to, where nothing can be chosen.
    const pass = (clicks === 0 && nth % 5 === 4 && (await page.locator(passing).count()) > 0) || count === 0
    if (pass && (await page.locator(passing).count()) === 0) throw new Error(`${question}: nothing is lit`)
    await (pass ? page.locator(passing) : lit.nth((nth + 2 * clicks) % count)).click()
  }
  await page.locator('.confirm-bar .button-main').click()
  await after(page, before)
}

test('a whole game against bots by clicking the board alone', long, async () => {
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  await sitDown(page, stage.address, 'eschnapur', ['', 'plain', 'plain'])
  await asked(page)
  await deeds()
  const answered = new Set<string>()
  let answers = 0
  while (await asked(page)) {
    answered.add(await questionOf(page))
    await answerOnBoard(page, answers++)
    expectOnBoard(await deeds())
  }
  expect([...answered]).toEqual(expect.arrayContaining(['chooseSites', 'layGold', 'placeBricks']))
  expect(answers).toBeGreaterThan(20)
  await expectScoring(page, 3)
  expect(errors).toEqual([])
})

test('every question that the game can ask is answered on the board', long, async () => {
  const title = await titles.eschnapur.load()
  const tables = tablesByQuestion(title)
  expect([...tables.keys()].sort()).toEqual([...title.game.questions].sort())
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  for (const [question, { record, seat }] of tables) {
    const chairs = [0, 1, 2].map(one => ({ name: `Seat ${one}`, bot: one === seat ? '' : 'plain' }))
    await putTable(stage, page, question, chairs, record)
    await page.goto(`${stage.address}/table/${question}`)
    await page.waitForSelector(`.es[data-question=${question}]`)
    await deeds()
    await answerOnBoard(page, 0)
    expectOnBoard(await deeds())
  }
  expect(errors).toEqual([])
})

test('a whole game against bots by keyboard alone, from the front page on', long, async () => {
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  const press = (key: string) => page.keyboard.press(key)
  const focused = (selector: string) => page.evaluate(wanted => document.activeElement?.matches(wanted), selector)
  /** Presses a key until the focus is on such a thing, or there is no need to any more. */
  const walk = async (key: string, selector: string, enough = async () => false) => {
    for (let steps = 0; !(await focused(selector)) && !(await enough()); steps++) {
      if (steps > 60) throw new Error(`${key} does not lead to ${selector}`)
      await press(key)
    }
  }
  await page.goto(stage.address)
  await page.waitForSelector('.world')
  await walk('Tab', '.theme-eschnapur .button-main')
  await press('Enter')
  await page.waitForURL('**/table/**')
  expect(await asked(page)).toBe(true)
  expect((await deeds()).every(deed => deed.by === 'key')).toBe(true)
  // The bots of the front page take their second in every secret step. A table of quick ones is gone on with.
  const title = await titles.eschnapur.load()
  const { record } = LiveTable.open(title.game, tableFor(title, 3), new FastChance(5))
  const chairs = ['Ada', 'Bo', 'Cleo'].map((name, seat) => ({ name, bot: seat === 0 ? '' : 'plain' }))
  await putTable(stage, page, 'by-keys', chairs, record)
  await page.goto(`${stage.address}/table/by-keys`)
  let answers = 0
  while (await asked(page)) {
    const before = await momentOf(page)
    const question = await questionOf(page)
    // In turn on the board and in the list beside it.
    const onBoard = answers % 2 === 0
    for (let tries = 0; tries === 0 || !(await canConfirm(page)); tries++) {
      if (tries > 30)
        throw new Error(`${question} cannot be answered ${onBoard ? 'on the board' : 'in the list'} by keys`)
      if (onBoard) {
        if (!(await focused('.table-board button'))) await press('b')
        for (let steps = (answers + tries) % 3; steps >= 0; steps--) await press('ArrowUp')
        // A tower that has got a brick takes another one, as long as there is room.
        const more = question === 'placeBricks' ? ', .es-tower-hit.is-chosen:not([aria-disabled=true])' : ''
        await walk('ArrowUp', `.is-lit:not(.es-slot-hit)${more}`, () => canConfirm(page))
        // What was chosen last may have been all, and the page was still drawing it.
        if (tries > 0 && (await canConfirm(page))) break
        await press('Enter')
      } else {
        if (await focused('.table-board button')) await press('b')
        if ((await page.locator('.all-answers:not([open])').count()) > 0) {
          await walk('ArrowDown', '.all-answers summary')
          await press('Enter')
        }
        await press(String(1 + ((answers + tries) % 3)))
      }
    }
    await drawn(page)
    await press('Control+Enter')
    await after(page, before)
    answers++
  }
  expect(answers).toBeGreaterThan(20)
  await expectScoring(page, 3)
  const done = await deeds()
  expect(done.length).toBeGreaterThan(2 * answers)
  expect(done.every(deed => deed.by === 'key')).toBe(true)
  expect(errors).toEqual([])
})
