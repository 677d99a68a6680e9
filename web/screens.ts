/** Pictures of every screen for docs/screens, on a desk and on a phone: `npm run screens`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { titles } from '../games/registry.ts'
import { chooseSomething, openStage } from './browser.ts'

const folder = join(import.meta.dirname, '..', 'docs', 'screens')
const only = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

/** Beyond so many bytes a picture is kept with less precision: velvet and wash do not fit into a small PNG. */
const most = 250_000

const sizes = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
]

/** Sets a table up with the form; each holder is '' for a person or a bot's name. */
async function sit(page: Page, address: string, game: string, holders: readonly string[]): Promise<void> {
  await page.goto(`${address}/new/${game}`)
  await page.waitForSelector('.chairs')
  while ((await page.locator('.chairs li').count()) > holders.length)
    await page.locator('.chairs li button').last().click()
  for (const [seat, holder] of holders.entries()) await page.locator('.chairs select').nth(seat).selectOption(holder)
  await page.click('button[type=submit]')
  await page.waitForSelector('.confirm-bar, .hand-over, .scoring-winner')
}

/** Answers with the first of the list, so many times. */
async function play(page: Page, answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    await page.waitForSelector('.confirm-bar, .scoring-winner')
    if (await page.locator('.scoring-winner').isVisible()) return
    const before = await page.locator('.table-page').getAttribute('data-moment')
    await page.evaluate(chooseSomething, 0)
    await page.locator('.confirm-bar .button-main').click()
    await page.waitForFunction(
      was => document.querySelector('.table-page')?.getAttribute('data-moment') !== was,
      before,
    )
  }
  await page.waitForSelector('.confirm-bar, .scoring-winner')
}

/** Further pictures of a table, by game: the name, and after how many answers. */
const earlier: { readonly [game: string]: readonly (readonly [moment: string, answers: number])[] } = {
  'great-split': [
    ['split', 0],
    ['choose', 1],
  ],
}

const stage = await openStage()
for (const { name, width, height } of sizes) {
  const { page } = await stage.visit({ width, height, settings: { theme: 'light' } })
  const shot = async (screen: string, whole = false) => {
    await page.waitForTimeout(250)
    const exact = await page.screenshot({ fullPage: whole })
    const [picture, kind] =
      exact.length <= most
        ? [exact, 'png']
        : [await page.screenshot({ fullPage: whole, type: 'jpeg', quality: 82 }), 'jpg']
    const file = `${screen}-${name}.${kind}`
    for (const other of ['png', 'jpg']) rmSync(join(folder, `${screen}-${name}.${other}`), { force: true })
    writeFileSync(join(folder, file), picture)
    console.log(`docs/screens/${file}`)
  }
  const wanted = (screen: string) => only.length === 0 || only.includes(screen)
  const simple: readonly [string, string, string][] = [
    ['front', '/', '.world'],
    ['set-up', '/new/eschnapur', '.chairs'],
    ['rules', '/rules/eschnapur', '.paragraph'],
    ['settings', '/settings', '.segment'],
    ['kit', '/kit', '.kit-widgets'],
    ['guided', '/guided/eschnapur', '.guide-bubble'],
  ]
  for (const [screen, path, there] of simple) {
    if (!wanted(screen)) continue
    await page.goto(stage.address + path)
    await page.waitForSelector(there)
    await shot(screen, screen === 'front' || screen === 'kit')
  }
  for (const id of Object.keys(titles)) {
    if (!wanted(`table-${id}`)) continue
    const [fewest, most] = (await titles[id].load()).game.seats
    const seats = Math.min(Math.max(3, fewest), most)
    await sit(page, stage.address, id, ['', ...new Array<string>(seats - 1).fill('plain')])
    let played = 0
    for (const [moment, answers] of earlier[id] ?? []) {
      await play(page, answers - played)
      await shot(`table-${id}-${moment}`)
      played = answers
    }
    await play(page, 5 - played)
    await shot(`table-${id}`)
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    await shot(`table-${id}-evening`)
    if (id !== 'gatehouse') continue
    await page.keyboard.press('1')
    await page.locator('#tab-rules').click()
    await shot('table-chosen')
  }
  if (wanted('hand-over')) {
    await sit(page, stage.address, 'eschnapur', ['', ''])
    await shot('hand-over')
  }
  if (wanted('scoring')) {
    await sit(page, stage.address, 'eschnapur', ['plain', 'plain', 'plain'])
    await page.waitForSelector('.scoring-winner')
    await shot('scoring')
    await page.click('a[href^="/replay/"]')
    await page.waitForSelector('.timeline')
    await shot('replay')
    await page.goto(`${stage.address}/games`)
    await page.waitForSelector('.game-row')
    await shot('my-games')
  }
  if (wanted('dark')) {
    await page.evaluate(() =>
      localStorage.setItem('palatine.settings', JSON.stringify({ language: 'de', theme: 'dark', speed: 'instant' })),
    )
    await sit(page, stage.address, 'eschnapur', ['', 'plain', 'plain'])
    await play(page, 4)
    await shot('table-dark-de')
  }
}
await stage.close()
