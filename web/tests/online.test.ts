/** People at different devices play one game, through everything that happens to lines, pages and servers. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { launchChromium } from '../chromium/launch.ts'
import { invite, visitor } from '../online-people.ts'
import { playOneGame } from './one-game.ts'
import { OnlineHouse } from './online-house.ts'
import { asked, see } from './seated.ts'

const name = 'palatine.test'
const house = new OnlineHouse()
let browser: Browser
beforeAll(async () => {
  await house.start()
  browser = await launchChromium(`--host-resolver-rules=MAP ${name} 127.0.0.1`)
}, 240_000)
afterAll(async () => {
  await browser.close()
  await house.end()
})

const long = { timeout: 600_000 }

test('three browsers end with the same result; lines, pages and the server are lost in between', long, async () => {
  const { people, results, record, moments, complaints } = await playOneGame(
    browser,
    house,
    await titles.gatehouse.load(),
    3,
  )
  const [nora, jonas, ada] = people
  expect(results).toHaveLength(4)
  expect(results[0]).toHaveLength(3)
  for (const result of results) expect(result).toEqual(results[0])
  expect(complaints).toEqual([])
  expect(record.entries.length).toBeGreaterThan(20)
  expect(moments).toBeGreaterThan(30)

  // The same people again, in the same seats; and a link to a moment of the game that is over.
  await jonas.page.getByRole('button', { name: 'Noch einmal, dieselben Leute' }).click()
  await see(jonas.page, '.invite-seats')
  await nora.page.getByText('The others want to play again.').waitFor()
  expect(await jonas.page.locator('.invite-seats li').allInnerTexts()).toHaveLength(3)
  await nora.page.getByRole('link', { name: 'Look at it again' }).click()
  await see(nora.page, '.timeline')
  await nora.page.getByRole('button', { name: 'One step on' }).click()
  await nora.page.waitForURL(/\/at\/\w+\?at=[1-9]/)
  await ada.page.goto(nora.page.url())
  await see(ada.page, '.timeline')
  expect(await ada.page.locator('.prompt').innerText()).toBe(await nora.page.locator('.prompt').innerText())
})

test(
  'a newcomer with a link sits down within three actions: German, on a phone, without a secure context',
  long,
  async () => {
    const address = house.address.replace('127.0.0.1', name)
    const nora = await visitor(browser, 'Nora')
    const link = await invite(nora, address, 'great-split', 3)
    expect(link).toContain(`http://${name}:`)
    await see(nora.page, '.qr path')
    const jonas = await visitor(browser, 'Jonas', { language: 'de', width: 390, height: 844 })
    const { page } = jonas
    // 1
    await page.goto(link)
    await page.getByRole('heading', { name: 'Nora lädt dich zu The Great Split ein' }).waitFor()
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await page.getByText('etwa 45 Minuten').waitFor()
    // 2: the field is where one is already.
    await page.waitForFunction(() => document.activeElement?.matches('.join-name input'))
    await page.keyboard.type('Jonas')
    // 3
    await page.getByRole('button', { name: 'Hinsetzen' }).click()
    await see(page, '.invite-seats')
    await nora.page.waitForFunction(() => document.querySelector('.invite-seats')?.textContent?.includes('Jonas'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    // The code leads there, too, and another Jonas gets a number.
    const code = await page.locator('.invite-code strong').innerText()
    const other = await visitor(browser, 'Jonas', { language: 'de', width: 390, height: 844 })
    await other.page.goto(address)
    await other.page.getByRole('textbox', { name: 'Code eines Tisches' }).fill(code.toLowerCase())
    await other.page.getByRole('button', { name: 'Hingehen' }).click()
    await other.page.fill('.join-name input', 'Jonas')
    await other.page.getByText('Du heißt an diesem Tisch Jonas 2.').waitFor()
    await other.page.getByRole('button', { name: 'Hinsetzen' }).click()
    await nora.page.waitForFunction(() => document.querySelector('.invite-seats')?.textContent?.includes('Jonas 2'))
    // All sit: nobody needs the code any more.
    await nora.page.waitForFunction(() => !document.querySelector('.invite-code'))
    expect([...nora.errors, ...jonas.errors, ...other.errors]).toEqual([])
  },
)

test(
  'a link from the front page takes two clicks; what waits is counted in the title and on the front page',
  long,
  async () => {
    const nora = await visitor(browser, 'Nora')
    const { page } = nora
    await page.goto(house.address)
    await page.getByRole('button', { name: 'With friends' }).nth(2).click()
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText(/The link is (copied|selected)/).waitFor()
    await page.click('.thumb-bar .button-main')
    await asked(page)
    await page.goto(house.address)
    await see(page, '.front-waiting')
    expect(await page.title()).toBe('(1) Palatine')
    await page.goto(`${house.address}/?open=waiting`)
    await page.waitForURL('**/at/**')
    await asked(page)
    expect(nora.errors).toEqual([])
  },
)
