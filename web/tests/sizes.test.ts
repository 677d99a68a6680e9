import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textIn } from '@palatine/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { openStage, type Stage } from '../browser.ts'
import { limits, sizes } from '../sizes.ts'
import { de } from '../text/de.ts'
import { asked, sitDown } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

test('the front page, every table and its art are small enough to start on a train', async () => {
  const games: Record<string, { tagline: string }> = {}
  for (const { id, load } of Object.values(titles)) games[id] = { tagline: (await textIn(await load(), 'en')).tagline }
  const found = sizes(games)
  expect(found.front).toBeGreaterThan(20_000)
  expect(found.front).toBeLessThan(limits.front)
  expect(found.online).toBeGreaterThan(5_000)
  expect(found.online).toBeLessThan(limits.online)
  for (const id in games) {
    expect(found.tables[id], id).toBeGreaterThan(10_000)
    expect(found.tables[id], id).toBeLessThan(limits.table)
    expect(found.art[id], id).toBeLessThan(limits.art)
  }
  expect(found.art.eschnapur).toBeGreaterThan(10_000)
})

/** A piece of a guide by which it is known, wherever it is packed. */
function signOf(id: string, language: string): string {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'games', id, 'guide', `${language}.md`), 'utf8')
  const found = /^[A-ZÄÖÜ][\wäöüß ,]{30,}/m.exec(text.slice(text.indexOf('###')))
  if (!found) throw new Error(`the guide of ${id} has no plain sentence`)
  return found[0]
}

/** The text of all scripts that the page and its workers fetch for themselves, by what is in them. */
function fetched(page: Page): (sign: string) => Promise<boolean> {
  const scripts: Promise<string>[] = []
  page.on('response', response => {
    if (response.url().endsWith('.js') && !response.request().serviceWorker())
      scripts.push(fetch(response.url()).then(again => again.text()))
  })
  return async sign => (await Promise.all(scripts)).some(text => text.includes(sign))
}

test('the second language and the guide are fetched when they are wanted', { timeout: 300_000 }, async () => {
  const { page } = await stage.visit()
  const has = fetched(page)
  const [english, german] = [signOf('eschnapur', 'en'), signOf('eschnapur', 'de')]
  const title = await titles.eschnapur.load()
  const [taglineEn, taglineDe] = [(await textIn(title, 'en')).tagline, (await textIn(title, 'de')).tagline]
  await page.goto(stage.address)
  await page.waitForSelector('.world')
  expect([await has(de.app.lead), await has(taglineEn), await has(english)]).toEqual([false, false, false])
  await sitDown(page, stage.address, 'eschnapur', ['', 'plain'])
  await asked(page)
  expect([await has(taglineEn), await has(taglineDe), await has(de.app.lead)]).toEqual([true, false, false])
  expect([await has(english), await has(german)]).toEqual([false, false])
  await page.click('#tab-rules')
  await page.waitForSelector('.paragraph')
  expect([await has(english), await has(german)]).toEqual([true, false])
  await page.locator('.table-bar nav button[lang]').click()
  await page.waitForFunction(() => document.documentElement.lang === 'de')
  await page.waitForSelector('.prompt')
  await expect
    .poll(async () => [await has(german), await has(taglineDe), await has(de.app.lead)])
    .toEqual([true, true, true])
})
