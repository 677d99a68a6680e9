/** Every title that players are shown can be played in the browser to its end, through the list of answers. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { openStage, type Stage } from '../browser.ts'
import { sitDown } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const listed = Object.values(titles)
  .filter(title => title.listed)
  .map(({ id }) => id)

/** Runs in the page: answers every question with something out of the list until the game is over. */
async function playToTheEnd(): Promise<{ answers: number; prompts: string[]; lit: number }> {
  const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)
  const soon = () => new Promise(resolve => setTimeout(resolve, 8))
  const moment = () => find('.table-page')?.dataset.moment
  const prompts = new Set<string>()
  let lit = 0
  for (let answers = 0; ; answers++) {
    const began = Date.now()
    while (!find('.confirm-bar, .scoring-winner')) {
      if (Date.now() - began > 90_000)
        throw new Error(`nothing is asked after ${answers} answers: ${document.body.innerText.slice(0, 200)}`)
      await soon()
    }
    if (find('.scoring-winner')) return { answers, prompts: [...prompts], lit }
    prompts.add((find('.prompt')?.textContent ?? '').replace(/\d+/g, '#'))
    if (find('.table-board .is-lit')) lit++
    const before = moment()
    const confirm = () => find<HTMLButtonElement>('.confirm-bar .button-main')
    for (let steps = 0; confirm()?.disabled && steps < 40; steps++) {
      const closed = find<HTMLDetailsElement>('details.all-answers:not([open])')
      if (closed) closed.open = true
      const choices = [...document.querySelectorAll<HTMLButtonElement>('button[data-answer]')]
      choices[(answers * 7 + steps * 3) % choices.length]?.click()
      await soon()
    }
    confirm()?.click()
    while (moment() === before && !find('.scoring-winner')) {
      if (Date.now() - began > 120_000)
        throw new Error(`stuck after ${answers} answers at: ${find('.prompt')?.textContent}`)
      await soon()
    }
  }
}

test.each(listed)('%s', { timeout: 600_000 }, async id => {
  const { page, errors } = await stage.visit()
  await page.goto(`${stage.address}/new/${id}`)
  await page.waitForSelector('.chairs')
  await page.click('button[type=submit]')
  await page.waitForSelector('.table-page')
  const played = await page.evaluate(playToTheEnd)
  expect(played.answers).toBeGreaterThan(5)
  expect(played.prompts.length).toBeGreaterThan(2)
  expect(played.lit).toBeGreaterThan(3)
  expect(errors).toEqual([])
  await page.context().close()
})

test('eternal-palace, alone: the Master has a place beside the person, and is scored', {
  timeout: 600_000,
}, async () => {
  const { page, errors } = await stage.visit()
  await sitDown(page, stage.address, 'eternal-palace', [''])
  await page.waitForSelector('.table-page')
  expect(await page.locator('.seat-name').allTextContents()).toEqual(['Guest', 'The Master'])
  await page.evaluate(playToTheEnd)
  const heads = await page.locator('.scoring-table thead th').allInnerTexts()
  expect(heads.slice(1).map(head => head.trim())).toEqual(['Guest', 'The Master'])
  const totals = await page.locator('.scoring-table tfoot td').allTextContents()
  expect(totals.map(Number).every(Number.isInteger)).toBe(true)
  await page.goto(`${stage.address}/games`)
  await page.waitForSelector('.game-row')
  expect(errors).toEqual([])
})
