/** People at different devices play one game, through everything that happens to lines, pages and servers. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { launchChromium } from '../chromium/launch.ts'
import { begin, invite, sitDownAt, type Visitor, visitor } from '../online-people.ts'
import { momentsIn, OnlineHouse, play, playUntilAsked, recordOf, resultOf, shownBy } from './online-house.ts'
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

/** Nothing in the page and in what the browser keeps names what only another seat was sent. */
async function keptBy({ page }: Visitor): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]),
  )
}

test('three browsers end with the same result; lines, pages and the server are lost in between', long, async () => {
  const title = await titles.gatehouse.load()
  const nora = await visitor(browser, 'Nora')
  const jonas = await visitor(browser, 'Jonas', { language: 'de', width: 390, height: 844 })
  const ada = await visitor(browser, 'Ada')
  const people = [nora, jonas, ada]
  const link = await invite(nora, house.address, 'gatehouse', 3)
  await sitDownAt(jonas, link)
  await sitDownAt(ada, link)
  await begin(nora, ['Jonas', 'Ada'])
  for (const { page } of people) await see(page, '.table-page')
  await play(people, 1)

  // One loses its network, answers all the same, and changes its mind before the answer is sent.
  await playUntilAsked(people, jonas)
  await jonas.context.setOffline(true)
  await jonas.page.locator('button[data-answer]').first().click()
  await jonas.page.click('.confirm-bar .button-main')
  await see(jonas.page, '.is-cut-off')
  await jonas.page.getByRole('button', { name: 'Ändern' }).click()
  await see(jonas.page, '.confirm-bar .button-main:not(:disabled)')
  await jonas.page.click('.confirm-bar .button-main')
  await jonas.page.getByText('Gemerkt, wird gesendet').waitFor()
  const before = await jonas.page.locator('.table-page').getAttribute('data-moment')
  await jonas.context.setOffline(false)
  await jonas.page.waitForFunction(
    was => document.querySelector('.table-page')?.getAttribute('data-moment') !== was,
    before,
  )
  await play(people, 1)

  // One loads the page again, which shows the same as before, and opens a second tab, in which it goes on.
  await playUntilAsked(people, ada)
  /** All but what is marked as having come just now. */
  const board = async (page: Visitor['page']) =>
    (await page.locator('.table-board').innerHTML()).replaceAll(' is-new', ' ')
  const seen = await board(ada.page)
  await ada.page.reload()
  await asked(ada.page)
  expect(await board(ada.page)).toBe(seen)
  const firstTab = ada.page
  ada.page = await ada.context.newPage()
  await ada.page.goto(firstTab.url())
  await asked(ada.page)
  await play(people, 1)

  // The server is killed in the middle and started again.
  const playing = play(people, 3)
  await house.kill()
  await house.start()
  await playing
  await play(people, 1_000)

  const results = await Promise.all([...people, { ...ada, page: firstTab }].map(resultOf))
  expect(results[0]).toHaveLength(3)
  for (const result of results) expect(result).toEqual(results[0])
  expect(people.map(({ errors }) => errors)).toEqual([[], [], []])

  // What each was sent is what its seat may see; what it keeps holds nothing of the record.
  const record = await recordOf(nora, title)
  for (const [seat, person] of people.entries()) {
    const moments = momentsIn(person.heard)
    expect(moments.length).toBeGreaterThan(5)
    expect(new Set(moments.map(({ watcher }) => watcher))).toEqual(new Set([seat]))
    for (const moment of moments) expect(shownBy(title, record, moment)).toContain(JSON.stringify(moment.view))
    const running = person.heard.filter(text => !text.includes('"record"'))
    for (const text of running) expect(text).not.toMatch(/"(setup|entries|draws|sequence|hash)":/)
    expect(await keptBy(person)).not.toMatch(/"(setup|entries|draws|sequence|hash)":/)
  }
  expect(people.map(({ heard }) => heard.filter(text => text.includes('"record"')).length)).toEqual([1, 0, 0])

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
