/** The guided first game: a prepared position, bubbles that are read and answered, then play without help. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

test('the first game of Eschnapur begins in the third round, explains itself, and lets go', {
  timeout: 300_000,
}, async () => {
  const { page, errors } = await stage.visit()
  await page.goto(stage.address)
  await page.click('a[href="/guided/eschnapur"]')
  const bubble = page.locator('.guide-bubble')
  await bubble.waitFor()
  expect(await page.locator('.table-board').innerText()).toMatch(/Round 3/)
  const first = await bubble.innerText()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.waitForFunction(was => document.querySelector('.guide-bubble')?.textContent !== was, first)
  expect(await bubble.innerText()).not.toBe(first)
  await page.getByRole('button', { name: 'Play without help' }).click()
  await page.waitForURL('**/table/**')
  await page.waitForSelector('.confirm-bar')
  expect(await bubble.count()).toBe(0)
  expect(errors).toEqual([])
})
