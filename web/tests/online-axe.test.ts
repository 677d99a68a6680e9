/** The screens of online play have nothing that axe knows to be an obstacle, in either language, by day and in the evening. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, openStage, type Stage } from '../browser.ts'
import { askToGoBack, begin, invite, inviteMore, play, sitDownAt, visitor } from '../online-people.ts'
import { houseSecret } from '../served.ts'
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
    ['open tables', '/tables?show=open', '.table-row'],
  ]
  const host = await visitor(browser, 'Theo', look)
  await invite(host, stage.address, 'xian', 4, { listed: true, pace: 1 })
  for (const [name, path, there] of screens) {
    await page.goto(stage.address + path)
    await see(page, there)
    await clean(page, name)
  }
  await host.page.goto(`${stage.address}/host`)
  await host.page.fill('input[type=password]', houseSecret)
  await host.page.keyboard.press('Enter')
  await see(host.page, '.house-person')
  await clean(host.page, 'the house')
  await nora.page.goto(link)
  await host.page.goto(await inviteMore(nora))
  await host.page.locator('.take-seat summary').click()
  await clean(host.page, 'looking on')
  await jonas.context.setOffline(false)
  await jonas.page.goto(link)
  await play([nora, jonas], 2)
  await askToGoBack([nora, jonas])
  await see(jonas.page, '.aside-card')
  await clean(jonas.page, 'somebody wants to go back')
  await play([nora, jonas], 1_000)
  for (const { page: each } of [nora, jonas]) {
    await see(each, '.scoring-winner')
    await clean(each, 'a game that is over')
  }
  await page.goto(`${stage.address}/tables?show=finished`)
  await see(page, '.table-row')
  await clean(page, 'my finished games')
  for (const { context } of [nora, jonas, host]) await context.close()
})
