/** The screens of online play have nothing that axe knows to be an obstacle, in either language, by day and in the evening. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, openStage, type Stage } from '../browser.ts'
import { begin, invite, sitDownAt, visitor } from '../online-people.ts'
import { obstacles } from './obstacles.ts'
import { asked, see } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

test.each(['en', 'de'] as const)('every screen of online play in %s', { timeout: 300_000 }, async language => {
  const look = { language, settings: { theme: language === 'en' ? 'light' : 'dark' } }
  const browser = await launch()
  const nora = await visitor(browser, 'Nora', look)
  const jonas = await visitor(browser, 'Jonas', { ...look, width: 390, height: 844 })
  const clean = async (page: Page, name: string) => expect(await obstacles(page), name).toEqual([])
  const link = await invite(nora, stage.address, 'gatehouse', 3)
  await clean(nora.page, 'inviting')
  await jonas.page.goto(link)
  await see(jonas.page, '.join-name')
  await clean(jonas.page, 'sitting down')
  await sitDownAt(jonas, link)
  await clean(jonas.page, 'waiting for the beginning')
  await begin(nora, ['Jonas'])
  for (const { page } of [nora, jonas]) await asked(page)
  await nora.page.click('#tab-chat')
  await nora.page.fill('.chat-field input', 'Hello')
  await nora.page.keyboard.press('Enter')
  await see(nora.page, '.chat-lines strong')
  await clean(nora.page, 'table with chat')
  await see(jonas.page, '.chat-open .count')
  await jonas.page.click('.chat-open')
  await see(jonas.page, '.chat-sheet strong')
  await clean(jonas.page, 'table with chat on a phone')
  await jonas.context.setOffline(true)
  await see(jonas.page, '.is-cut-off')
  await clean(jonas.page, 'table without a line')
  const { page } = nora
  const screens: readonly [string, string, string][] = [
    ['front page', '/', '.front-waiting'],
    ['lobby', '/tables', '.waiting-card'],
    ['finished games', '/tables?show=finished', '.lobby p'],
    ['new table', '/open/eternal-palace', '.option'],
    ['me', '/me', '.check'],
    ['host', '/host', 'input[type=password]'],
    ['no such table', '/at/none', '.friends-row'],
  ]
  for (const [name, path, there] of screens) {
    await page.goto(stage.address + path)
    await see(page, there)
    await clean(page, name)
  }
  for (const { context } of [nora, jonas]) await context.close()
})
