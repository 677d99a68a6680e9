/** Company at a table of the server: who is here, who takes a seat, who is away; who I am on another device; the host. */
import { readFileSync } from 'node:fs'
import type { CarriedShare } from '@palatine/tables/shapes'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseSomething, launch } from '../browser.ts'
import { ensureBuilt } from '../build.ts'
import { askToGoBack, begin, invite, inviteMore, play, playUntilAsked, sitDownAt, visitor } from '../online-people.ts'
import { houseSecret, type Served, serveBuild } from '../served.ts'
import { answer, asked, drawn, see } from './seated.ts'

let served: Served
let address: string
let browser: Browser
/** How far the clocks of the server, and of pages that are told so, are ahead. */
let ahead = 0

beforeAll(async () => {
  await ensureBuilt()
  served = await serveBuild()
  address = `http://127.0.0.1:${served.port}`
  browser = await launch()
  const { clock } = served.house.ports
  Object.assign(clock, { now: () => Date.now() + ahead })
}, 240_000)
afterAll(async () => {
  await browser.close()
  await served.close()
})

const long = { timeout: 600_000 }

/** Nora and Jonas at a table of Gatehouse with a bot on the third seat, if there is one; all of it drawn at once. */
async function atATable(settings: object = {}, seats = 3) {
  const nora = await visitor(browser, 'Nora', { settings })
  const jonas = await visitor(browser, 'Jonas', { language: 'de', width: 390, height: 844 })
  const link = await invite(nora, address, 'gatehouse', seats)
  await sitDownAt(jonas, link)
  await begin(nora, ['Jonas'])
  for (const { page } of [nora, jonas]) await asked(page)
  return { nora, jonas, link }
}

/** The page believes that it is so much later. */
const later = (page: Page, milliseconds: number) =>
  page.evaluate(by => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + by
  }, milliseconds)

test('who is here is seen at once; a newcomer without a name looks on and takes the seat of a bot', long, async () => {
  const { nora, jonas, link } = await atATable()
  for (const { page } of [nora, jonas]) {
    await page.waitForFunction(() => document.querySelectorAll('.table-seats .dot.is-here').length === 2)
  }
  const mira = await visitor(browser, 'Mira')
  await mira.page.goto(link)
  await mira.page.waitForFunction(() => document.querySelectorAll('.table-seats .dot.is-here').length === 2)
  await nora.page.getByText('1 onlooker').waitFor()
  // Who only knows where the table is looks on; the link that was copied is an invitation.
  await mira.page.getByText('Whoever plays can invite you').waitFor()
  expect(await mira.page.getByText('Take the seat of a bot').count()).toBe(0)
  await mira.page.goto(await inviteMore(nora))
  await mira.page.getByText('Take the seat of a bot').click()
  expect(await mira.page.getByRole('button', { name: /^Instead of/ }).isDisabled()).toBe(true)
  await mira.page.getByRole('textbox', { name: 'What is your name?' }).fill('Mira')
  await mira.page.getByRole('button', { name: /^Instead of/ }).click()
  await mira.page.locator('.seat', { hasText: 'Mira' }).getByText('you', { exact: true }).waitFor()
  await nora.page.locator('.seat', { hasText: 'Mira' }).locator('.dot.is-here').waitFor()
  expect(await nora.page.locator('.live-invite').count()).toBe(0)
  await play([nora, jonas, mira], 1)
  // Whoever goes is away after a blink, and that is said in the chat.
  await mira.context.close()
  await nora.page.locator('.seat', { hasText: 'Mira' }).locator('.dot:not(.is-here)').waitFor()
  await nora.page.click('#tab-chat')
  await nora.page.getByText(/Mira has been away since/).waitFor()
  expect([...nora.errors, ...jonas.errors, ...mira.errors]).toEqual([])
  for (const { context } of [nora, jonas]) await context.close()
})

test('onlookers talk among themselves; who is muted is not read', long, async () => {
  const { nora, jonas, link } = await atATable()
  const mira = await visitor(browser, 'Mira')
  await mira.page.goto(`${address}/me`)
  await mira.page.getByRole('textbox', { name: 'What is your name?' }).fill('Mira')
  await mira.page.getByRole('button', { name: 'Keep' }).click()
  await see(mira.page, '.check')
  await mira.page.goto(link)
  await mira.page.click('#tab-chat')
  await mira.page.fill('.chat-field input', 'What would you do?')
  await mira.page.keyboard.press('Enter')
  await mira.page.getByText('What would you do?').waitFor()
  await jonas.page.click('.chat-open')
  await jonas.page.getByRole('button', { name: 'Schöner Zug!' }).click()
  await nora.page.click('#tab-chat')
  // Everybody reads it in their own language.
  await nora.page.locator('.chat-lines').getByText('Nice one!').waitFor()
  expect(await nora.page.getByText('What would you do?').count()).toBe(0)
  await nora.page.getByRole('button', { name: 'Do not show what they write: Jonas' }).click()
  await nora.page.getByText('You do not see what Jonas writes.').waitFor()
  await nora.page.waitForFunction(() => !document.querySelector('.chat-lines')?.textContent?.includes('Nice one!'))
  for (const { context } of [nora, jonas, mira]) await context.close()
})

test('everybody has to agree before the table goes back', long, async () => {
  const { nora, jonas } = await atATable({}, 2)
  await play([nora, jonas], 2)
  const told = async () => Number(await nora.page.locator('.table-page').getAttribute('data-told'))
  await askToGoBack([nora, jonas])
  const before = await told()
  await nora.page.getByText('You would like to go back.').waitFor()
  await jonas.page.getByText('Nora möchte die letzte Antwort zurücknehmen.').waitFor()
  await jonas.page.getByRole('button', { name: 'Weiterspielen' }).click()
  await nora.page.waitForFunction(() => !document.querySelector('.aside-card'))
  expect(await told()).toBe(before)
  await nora.page.getByRole('button', { name: 'Ask the others to go back' }).first().click()
  await jonas.page.getByRole('button', { name: 'Einverstanden' }).click()
  await nora.page.waitForFunction(
    was => Number(document.querySelector<HTMLElement>('.table-page')?.dataset.told) < was,
    before,
  )
  expect([...nora.errors, ...jonas.errors]).toEqual([])
  for (const { context } of [nora, jonas]) await context.close()
})

test('a question that comes again can be answered once and for all', long, async () => {
  const { nora, jonas } = await atATable()
  const everybody = [nora, jonas]
  const always = nora.page.getByRole('button', { name: 'Always answer this, as long as it is possible' })
  const choose = async () => {
    await playUntilAsked(everybody, nora)
    expect(await asked(nora.page)).toBe(true)
    await nora.page.evaluate(chooseSomething, 0)
    await drawn(nora.page)
  }
  // Nobody is offered that before the question has come a second time.
  await choose()
  expect(await always.isVisible()).toBe(false)
  while (!(await always.isVisible())) {
    await answer(nora.page)
    await choose()
  }
  await always.click()
  await nora.page.getByText('You always answer:').waitFor()
  await nora.page.reload()
  await asked(nora.page)
  await nora.page.getByText('You always answer:').waitFor()
  // It is laid out already, and only has to be confirmed.
  await see(nora.page, '.confirm-bar .button-main:not(:disabled)')
  await nora.page.getByRole('button', { name: 'Ask me again' }).click()
  await nora.page.waitForFunction(() => !document.querySelector('.standing')?.textContent?.includes('You always'))
  for (const { context } of everybody) await context.close()
})

test('who comes back sees what has happened since its last turn', long, async () => {
  const { nora, jonas } = await atATable({ speed: 'slow', motion: 'full' })
  await see(nora.page, '.table-page[data-playing=""]')
  await answer(nora.page)
  const at = nora.page.url()
  await nora.page.goto(`${address}/settings`)
  await playUntilAsked([nora, jonas], jonas)
  await asked(jonas.page)
  await answer(jonas.page)
  await nora.page.goto(at)
  // Not where the game stands now, but what led there, event by event.
  await see(nora.page, '.table-page:not([data-playing=""])')
  await see(nora.page, '.table-page[data-playing=""]')
  // What she was shown can be taken home while the server is away, and looked at in her own seat.
  await nora.context.setOffline(true)
  await see(nora.page, '.is-cut-off')
  await later(nora.page, 61_000)
  const [download] = await Promise.all([
    nora.page.waitForEvent('download'),
    nora.page.getByRole('button', { name: 'Take home what I saw' }).click(),
  ])
  const file = readFileSync(await download.path())
  const { share } = JSON.parse(String(file)) as CarriedShare
  expect(share.seat).toBe(0)
  await nora.context.setOffline(false)
  await nora.page.goto(`${address}/replay`)
  const chosen = { name: 'share.json', mimeType: 'application/json', buffer: file }
  await nora.page.locator('input[type=file]').setInputFiles(chosen)
  await see(nora.page, '.timeline')
  expect(await nora.page.locator('.timeline').getAttribute('max')).toBe(String(share.moments.length - 1))
  await nora.page.click('#tab-log')
  const told = share.moments.flatMap(({ events }) => events)
  await nora.page.waitForFunction(count => document.querySelectorAll('.log li').length === count, told.length)
  expect(nora.errors).toEqual([])
  for (const { context } of [nora, jonas]) await context.close()
})

test('who is away for long is replaced if the others want it, and takes the seat back', long, async () => {
  const { nora, jonas, link } = await atATable()
  await jonas.page.goto('about:blank')
  await nora.page.locator('.seat', { hasText: 'Jonas' }).locator('.dot:not(.is-here)').waitFor()
  expect(await nora.page.getByRole('button', { name: 'Let a bot play' }).count()).toBe(0)
  ahead = 11 * 60_000
  await later(nora.page, ahead)
  await nora.page.getByText(/Jonas has been away for 11 min/).waitFor()
  await nora.page.getByRole('button', { name: 'Let a bot play' }).click()
  await nora.page.locator('.seat', { hasText: 'Jonas' }).getByText('for Jonas').waitFor()
  ahead = 0
  await jonas.page.goto(link)
  await jonas.page.getByText('Ein Bot spielt für dich.').waitFor()
  await jonas.page.getByRole('button', { name: 'Meinen Platz zurück' }).click()
  await nora.page.waitForFunction(() => !document.querySelector('.table-seats')?.textContent?.includes('for Jonas'))
  await play([nora, jonas], 1)
  expect([...nora.errors, ...jonas.errors]).toEqual([])
  for (const { context } of [nora, jonas]) await context.close()
})

test('another device is mine with a code, once; and the server forgets me if I want', long, async () => {
  const { nora, jonas, link } = await atATable()
  await jonas.page.goto(`${address}/me`)
  await jonas.page.getByRole('button', { name: 'Code erzeugen' }).click()
  const code = await jonas.page.locator('.device-code').innerText()
  const desk = await visitor(browser, 'Jonas')
  const other = await visitor(browser, 'Somebody else')
  for (const { page } of [desk, other]) {
    await page.goto(`${address}/me`)
    await page.getByRole('textbox', { name: 'Code of the other device' }).fill(code)
    await page.getByRole('button', { name: 'That is me' }).click()
    if (page === desk.page) await see(page, '.check')
    else await page.getByText('This code does not fit, or its time is over.').waitFor()
  }
  expect(await desk.page.locator('.who').innerText()).toContain('Jonas')
  await desk.page.goto(link)
  await desk.page.locator('.seat', { hasText: 'Jonas' }).getByText('you', { exact: true }).waitFor()
  await jonas.page.getByRole('button', { name: 'Meine Daten löschen' }).click()
  await jonas.page.getByRole('button', { name: 'Meine Daten löschen' }).click()
  await see(jonas.page, 'input[autocomplete="one-time-code"]')
  expect(await jonas.page.locator('.who').count()).toBe(0)
  await nora.page.waitForFunction(() => !document.querySelector('.table-seats')?.textContent?.includes('Jonas'))
  expect([...nora.errors, ...jonas.errors, ...desk.errors, ...other.errors]).toEqual([])
  for (const { context } of [nora, jonas, desk, other]) await context.close()
})

test('the host sees how the house is, who sits where, and closes a table', long, async () => {
  const { nora, jonas } = await atATable()
  const host = await visitor(browser, 'The host')
  const { page } = host
  await page.goto(`${address}/host`)
  await page.getByLabel('Secret of the configuration').fill('not the secret at all')
  await page.getByRole('button', { name: 'Come in' }).click()
  await page.getByText('That is not the secret of this server.').waitFor()
  await page.getByLabel('Secret of the configuration').fill(houseSecret)
  await page.getByRole('button', { name: 'Come in' }).click()
  await see(page, '.house-figures')
  const table = page.locator('.house-tables li', { hasText: 'Jonas' }).filter({ hasText: 'running' }).first()
  await table.getByRole('button', { name: 'Silence: Jonas' }).click()
  await table.getByRole('button', { name: 'Let them speak: Jonas' }).waitFor()
  await jonas.page.click('.chat-open')
  await jonas.page.getByRole('button', { name: 'Danke' }).click()
  await jonas.page.getByRole('alert').first().waitFor()
  await table.getByRole('button', { name: /^Close the table/ }).click()
  await table.getByRole('button', { name: /^Really/ }).click()
  await nora.page.reload()
  await nora.page.getByRole('heading', { name: /There is no such table|closed/ }).waitFor()
  expect([...nora.errors, ...jonas.errors, ...host.errors]).toEqual([])
  for (const { context } of [nora, jonas, host]) await context.close()
})

test('a game begun at one device goes on at the server, in the same seat; its record comes home', long, async () => {
  const nora = await visitor(browser, 'Nora')
  const { page } = nora
  await page.goto(`${address}/new/gatehouse`)
  await see(page, '.chairs')
  // The person sits behind the bots.
  const holders = page.locator('.chairs select')
  const seats = await holders.count()
  const [bot, person] = await holders.evaluateAll(all =>
    [all.at(-1), all[0]].map(one => (one as HTMLSelectElement).value),
  )
  await holders.first().selectOption(bot)
  await holders.last().selectOption(person)
  await page.click('button[type=submit]')
  await asked(page)
  await answer(page)
  await asked(page)
  const hand = await page.locator('.table-board').innerText()
  await page.goto(`${address}/games`)
  await page.getByRole('button', { name: 'Take it online' }).click()
  await see(page, '.invite-seats')
  expect(await page.locator('.invite-seats li').last().innerText()).toContain('you')
  expect(await page.locator('.invite-seats select').count()).toBe(seats - 1)
  await page.click('.thumb-bar .button-main')
  await asked(page)
  expect(await page.locator('.table-board').innerText()).toBe(hand)
  await play([nora], 1_000)
  await see(page, '.scoring-winner')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ])
  const record = readFileSync(await download.path())
  await page.goto(`${address}/replay`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: record })
  await see(page, '.timeline')
  expect(nora.errors).toEqual([])
  await nora.context.close()
})

test('what waits is the badge of the installed app, which opens at that table', long, async () => {
  const nora = await visitor(browser, 'Nora')
  await nora.context.addInitScript(() => {
    const seen = window as unknown as { badges: number[] }
    seen.badges = []
    Object.assign(navigator, {
      setAppBadge: async (count: number) => {
        seen.badges.push(count)
      },
    })
  })
  const { page } = nora
  const badge = (count: number) =>
    page.waitForFunction(wanted => (window as unknown as { badges: number[] }).badges.at(-1) === wanted, count)
  await page.goto(address)
  await badge(0)
  await invite(nora, address, 'gatehouse', 3)
  await page.click('.thumb-bar .button-main')
  await asked(page)
  await badge(1)
  const { start_url: start } = (await (await page.request.get(`${address}/manifest.webmanifest`)).json()) as {
    start_url: string
  }
  await page.goto(address + start)
  await page.waitForURL('**/at/**')
  expect(await asked(page)).toBe(true)
  await nora.context.close()
})

test(
  'a server that does not reply yet is found as soon as it does; an old page is told to load again',
  long,
  async () => {
    const { nora, jonas, link } = await atATable()
    const gone = await visitor(browser, 'Ada')
    await gone.context.route('**/api/me', route => route.abort())
    await gone.page.goto(link)
    await gone.page.getByRole('heading', { name: 'The server does not reply now.' }).waitFor()
    await gone.context.unroute('**/api/me')
    await see(gone.page, '.table-page')
    const old = await visitor(browser, 'Ada')
    await old.context.routeWebSocket('**/socket', socket => {
      socket.onMessage(text => {
        const { key } = JSON.parse(String(text)) as { key: string }
        socket.send(JSON.stringify({ key, refused: { reason: 'otherProtocol', values: { version: 1_000 } } }))
      })
    })
    await old.page.goto(link)
    await see(old.page, '[data-trouble=newer]')
    await old.context.unrouteAll()
    await drawn(old.page)
    await Promise.all([
      old.page.waitForEvent('load'),
      old.page.locator('[data-trouble=newer]').getByRole('button', { name: 'Load again' }).click(),
    ])
    expect([...gone.errors, ...old.errors]).toEqual([])
    for (const { context } of [nora, jonas, gone, old]) await context.close()
  },
)
