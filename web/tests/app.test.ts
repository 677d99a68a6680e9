/** The app in a real browser: every screen, whole games by mouse and by keyboard, secrets, reload, undo, replay, languages. */
import { playLive } from '@palatine/bots'
import { random, tableFor } from '@palatine/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { openStage, putTable, type Stage } from '../browser.ts'
import { after, asked, momentOf, see, sitDown as sitAt } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 300_000 }

/** A table of Gatehouse. */
const sitDown = (page: Page, holders: readonly string[] = ['', 'plain', 'plain']) =>
  sitAt(page, stage.address, 'gatehouse', holders)

test('the front page shows four games, and leads to the rules and to the kit', long, async () => {
  const { page, errors } = await stage.visit()
  await page.goto(stage.address)
  await see(page, '.world')
  expect(await page.locator('.world').count()).toBe(4)
  expect(await page.locator('.world .scene').count()).toBe(4)
  await page.click('a[href="/kit"]')
  await page.waitForSelector('.kit-widgets')
  // A widget for every kind of question, and the parts of the stage.
  expect(await page.locator('.kit-widgets').last().locator('.panel').count()).toBeGreaterThanOrEqual(5)
  expect(await page.locator('.kit-widgets .panel').count()).toBeGreaterThanOrEqual(15)
  expect(errors).toEqual([])
})

test('a whole game against bots by clicking what is lit on the board', long, async () => {
  const { page, errors } = await stage.visit()
  await sitDown(page)
  let answers = 0
  while (await asked(page)) {
    const before = await momentOf(page)
    const lit = page.locator('.plain-board button.is-lit')
    if ((await lit.count()) > 0) await lit.first().click()
    else await page.locator('button[data-answer]').last().click()
    await page.locator('.confirm-bar .button-main').click()
    await after(page, before)
    answers++
  }
  expect(answers).toBeGreaterThan(8)
  expect(await page.locator('.scoring-table tbody tr').count()).toBe(3)
  expect(errors).toEqual([])
})

test('a whole game by keyboard alone, from the front page on', long, async () => {
  const { page } = await stage.visit()
  await page.goto(stage.address)
  await page.waitForSelector('.workshop')
  await page.locator('a[href="/new/gatehouse"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.chairs')
  await page.locator('.chairs input').first().focus()
  await page.keyboard.press('Enter')
  let answers = 0
  while (await asked(page)) {
    const before = await momentOf(page)
    if (answers % 2 === 0) await page.keyboard.press('1')
    else {
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Enter')
    await after(page, before)
    answers++
  }
  expect(answers).toBeGreaterThan(8)
})

test('a reload in the middle comes back to the same question', long, async () => {
  const { page } = await stage.visit()
  await sitDown(page)
  await asked(page)
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => !document.querySelector('.prompt')?.textContent?.startsWith('Bid'))
  await asked(page)
  const seen = async () => ({
    prompt: await page.locator('.prompt').textContent(),
    answers: await page.locator('button[data-answer]').allTextContents(),
    seats: await page.locator('.seat-total').allTextContents(),
  })
  const before = await seen()
  await page.reload()
  await asked(page)
  expect(await seen()).toEqual(before)
  await page.goto(`${stage.address}/games`)
  await page.locator('.game-row .button-main').click()
  await asked(page)
  expect(await seen()).toEqual(before)
})

test('a half-made answer survives a reload, and is gone when it is given', long, async () => {
  const { page } = await stage.visit()
  await sitAt(page, stage.address, 'eschnapur', ['', 'plain'])
  await asked(page)
  await page.locator('.es-tower-hit.is-lit').nth(2).click()
  const chosen = () => page.locator('.es-tower-hit.is-chosen').getAttribute('aria-label')
  const before = await chosen()
  await page.reload()
  await asked(page)
  expect(await chosen()).toBe(before)
  await page.locator('.es-tower-hit.is-lit').first().click()
  const moment = await momentOf(page)
  await page.locator('.confirm-bar .button-main').click()
  await after(page, moment)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('a game that other rules have written is not lost in silence', long, async () => {
  const { page, errors } = await stage.visit()
  const title = await titles.gatehouse.load()
  const { record } = await playLive({ title, table: tableFor(title, 2), bots: [random, random], seed: 1 })
  const entries = record.entries.map(entry => ('hash' in entry ? { ...entry, hash: 'another' } : entry))
  const chairs = [
    { name: 'Ada', bot: '' },
    { name: 'Bo', bot: 'plain' },
  ]
  await putTable(stage, page, 'old', chairs, { ...record, entries })
  for (const path of ['table/old', 'replay/old']) {
    await page.goto(`${stage.address}/${path}`)
    await page.getByText('by the rules of another version').waitFor()
  }
  expect(errors).toEqual([])
})

test('an answer can be taken back until something is revealed, and the table says why not', long, async () => {
  const { page } = await stage.visit()
  await sitDown(page, ['', 'plain'])
  // Bids are shown as soon as the last is in: nothing to take back. Stones that are laid can be taken back one by one.
  for (;;) {
    await asked(page)
    const prompt = (await page.locator('.prompt').textContent()) ?? ''
    if (prompt.startsWith('Lay') && (await page.locator('button[data-answer]').count()) > 1) break
    const before = await momentOf(page)
    await page.locator('button[data-answer]').first().click()
    await page.locator('.confirm-bar .button-main').click()
    await after(page, before)
  }
  const list = () => page.locator('button[data-answer]').allTextContents()
  const before = await list()
  expect(await page.locator('.undo-row button').getAttribute('aria-disabled')).toBe('true')
  await page.locator('button[data-answer]').nth(1).click()
  await page.locator('.confirm-bar .button-main').click()
  await page.waitForSelector('.undo-row button[aria-disabled=false]')
  await asked(page)
  await page.keyboard.press('u')
  await page.waitForSelector('.undo-row button[aria-disabled=true]')
  expect(await list()).toEqual(before)
})

test('a finished game can be replayed step by step, and a link leads anybody to a moment', long, async () => {
  const { page } = await stage.visit()
  await sitDown(page, ['plain', 'plain', 'random'])
  await page.waitForSelector('.scoring-winner')
  await page.getByRole('link', { name: 'Look at it again' }).click()
  await page.waitForSelector('.timeline')
  await page.getByRole('button', { name: 'To the beginning' }).click()
  const onward = async (moment: number) => {
    await page.getByRole('button', { name: 'One step on' }).click()
    await page.getByText(`Moment ${moment} of`).waitFor()
  }
  for (const moment of [1, 2, 3, 4, 5]) await onward(moment)
  /** What a visitor sees of the moment: the position, who has what, and what was told so far. */
  const seen = async ({ page: its }: { page: Page }) => ({
    board: await its.locator('.table-board').innerText(),
    seats: await its.locator('.seats').innerText(),
    log: await its.locator('.log li').allInnerTexts(),
  })
  const here = await seen({ page })
  expect(here.log.length).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click()
  await page.waitForSelector('text=The link is copied.')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('/replay?at=')
  await onward(6)
  expect(await seen({ page })).not.toEqual(here)
  // Somebody else, who has never played anything in this browser.
  const other = await stage.visit()
  await other.page.goto(link)
  await other.page.getByText('Moment 5 of').waitFor()
  expect(await seen(other)).toEqual(here)
  await other.page.goto(`${stage.address}/games`)
  await other.page.waitForSelector('.lead + p')
  expect(await other.page.locator('.game-row').count()).toBe(0)
})

test('the language can be switched in the middle of a game', long, async () => {
  const { page } = await stage.visit()
  await sitDown(page)
  await asked(page)
  expect(await page.locator('.prompt').textContent()).toContain('Bid a stone')
  await page.keyboard.press('1')
  await page.locator('.table-bar nav button[lang]').click()
  await page.waitForFunction(() => document.querySelector('.prompt')?.textContent?.includes('Biete einen Stein'))
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(await page.locator('.answer.is-chosen').count()).toBe(1)
  expect(await page.locator('.log').textContent()).toContain('Der Preis dieser Runde')
})

test('after the first visit it starts and plays without a network', long, async () => {
  const { page, context } = await stage.visit()
  await page.goto(stage.address)
  await page.evaluate(async () => {
    const ready = await navigator.serviceWorker.ready
    if (ready.active?.state !== 'activated')
      await new Promise(resolve => ready.active?.addEventListener('statechange', resolve))
  })
  await context.setOffline(true)
  await page.goto(`${stage.address}/new/gatehouse`)
  await page.waitForSelector('.chairs')
  await page.click('button[type=submit]')
  await asked(page)
  expect(await page.locator('.prompt').textContent()).toContain('Bid a stone')
})

test('a components file with a wrong figure is refused with the place and the reason', long, async () => {
  const { page } = await stage.visit()
  await page.goto(`${stage.address}/new/gatehouse`)
  await page.locator('.figures summary').click()
  const file = (text: string) => ({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const stones = { source: 'reported', note: 'my box', values: [1, 2, 3], copies: [20, 20, 99] }
  await page.locator('input[type=file]').setInputFiles(file(JSON.stringify({ stones })))
  await page.waitForSelector('.figures .trouble')
  expect(await page.locator('.figures .trouble').textContent()).toContain(
    'stones.copies[2]: A whole number from 1 to 20 belongs here, not 99.',
  )
  await page
    .locator('input[type=file]')
    .setInputFiles(file(JSON.stringify({ stones: { ...stones, copies: [20, 20, 20] } })))
  await page.waitForSelector('.figures .good')
  await page.click('button[type=submit]')
  await asked(page)
  expect(await page.locator('button[data-answer]').count()).toBeLessThanOrEqual(3)
})

test('options that do not go together are explained in words', long, async () => {
  const { page } = await stage.visit()
  await page.goto(`${stage.address}/new/gatehouse`)
  await page.getByLabel('Die').selectOption('eight')
  await page.getByLabel('Rounds').selectOption('2')
  expect(await page.locator('.trouble').textContent()).toContain('With the large die at least three rounds are played.')
  expect(await page.locator('button[type=submit]').isDisabled()).toBe(true)
})

test('the rules are searched, and a log line leads to its paragraph', long, async () => {
  const { page } = await stage.visit()
  await page.goto(`${stage.address}/rules/gatehouse`)
  await page.waitForSelector('.paragraph')
  const all = await page.locator('.paragraph').count()
  await page.fill('input[type=search]', 'coin')
  await page.waitForFunction(count => document.querySelectorAll('.paragraph').length < count, all)
  expect(await page.locator('mark').count()).toBeGreaterThan(0)
  await sitDown(page)
  await asked(page)
  await page.locator('.log .rule-link').first().click()
  const bubble = page.locator('.rule-bubble')
  await bubble.waitFor()
  expect(await bubble.textContent()).toContain('2.1')
  const box = await bubble.boundingBox()
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1440 && box.y + box.height <= 900).toBe(true)
})
