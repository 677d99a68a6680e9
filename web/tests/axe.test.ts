/** No screen has anything that axe knows to be an obstacle, in either language. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { obstacles } from './obstacles.ts'
import { asked, see, sitDown } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const screens: readonly [string, string, string][] = [
  ['front page', '/', '.world'],
  ['set-up', '/new/gatehouse', '.chairs'],
  ['rules', '/rules/eschnapur#ES-1.2', '.picture .es-scene'],
  ['my games', '/games', 'h1'],
  ['settings', '/settings', '.segment'],
  ['replay of a file', '/replay', 'h1'],
  ['kit', '/kit', '.kit-widgets'],
]

test.each(['en', 'de'] as const)('every screen in %s', { timeout: 300_000 }, async language => {
  const { page } = await stage.visit({ language, settings: { theme: language === 'en' ? 'light' : 'dark' } })
  for (const [name, path, there] of screens) {
    await page.goto(stage.address + path)
    await see(page, there)
    expect(await obstacles(page), name).toEqual([])
  }
})

test.each(['en', 'de'] as const)(
  'the table, the screen between players, scoring and replay in %s',
  { timeout: 300_000 },
  async language => {
    const { page } = await stage.visit({ language, settings: { theme: language === 'en' ? 'light' : 'dark' } })
    await page.goto(`${stage.address}/new/gatehouse`)
    await page.click('button[type=submit]')
    await asked(page)
    await page.keyboard.press('1')
    expect(await obstacles(page), 'table').toEqual([])
    await page.goto(`${stage.address}/new/gatehouse`)
    await page.locator('.chairs select').nth(1).selectOption('')
    await page.click('button[type=submit]')
    await see(page, '.hand-over')
    expect(await obstacles(page), 'hand-over').toEqual([])
    await sitDown(page, stage.address, 'gatehouse', ['plain', 'plain', 'plain'])
    await see(page, '.scoring-winner')
    expect(await obstacles(page), 'scoring').toEqual([])
    await page.click('a[href^="/replay/"]')
    await see(page, '.timeline')
    expect(await obstacles(page), 'replay').toEqual([])
    await page.goto(`${stage.address}/games`)
    await see(page, '.game-row')
    expect(await obstacles(page), 'my games').toEqual([])
  },
)
