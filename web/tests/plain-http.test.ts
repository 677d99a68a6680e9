/** The app from another device: over plain HTTP under a name that is not localhost, where browsers hold much back. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '../build.ts'
import { launchChromium } from '../chromium/launch.ts'
import { type Served, serveBuild } from '../served.ts'
import { after, asked, momentOf, sitDown } from './seated.ts'

const name = 'palatine.test'
let browser: Browser
let served: Served
let address: string

beforeAll(async () => {
  await ensureBuilt()
  served = await serveBuild()
  address = `http://${name}:${served.port}`
  browser = await launchChromium(`--host-resolver-rules=MAP ${name} 127.0.0.1`)
}, 240_000)
afterAll(async () => {
  await browser.close()
  await served.close()
})

/** A new visitor; what breaks in the page is noted. */
async function visit(): Promise<{ page: Page; errors: string[] }> {
  const page = await (await browser.newContext({ locale: 'en' })).newPage()
  page.setDefaultTimeout(90_000)
  await page.addInitScript(() => localStorage.setItem('palatine.settings', '{"language":"en","speed":"instant"}'))
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  return { page, errors }
}

const long = { timeout: 300_000 }

test('it is no secure context, and "Play now" leads to a table all the same', long, async () => {
  const { page, errors } = await visit()
  await page.goto(address)
  const missing = await page.evaluate(() => ({
    secure: isSecureContext,
    withheld: ['randomUUID' in crypto, 'clipboard' in navigator, 'locks' in navigator, 'serviceWorker' in navigator],
  }))
  expect(missing).toEqual({ secure: false, withheld: [false, false, false, false] })
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await page.waitForURL(/\/table\/\w+$/)
  expect(await asked(page)).toBe(true)
  expect(errors).toEqual([])
})

test('a whole game can be played, looked at again, and passed on as a link', long, async () => {
  const { page, errors } = await visit()
  await sitDown(page, address, 'gatehouse', ['', 'plain'])
  let answers = 0
  while (await asked(page)) {
    const before = await momentOf(page)
    await page.locator('button[data-answer]').last().click()
    await page.locator('.confirm-bar .button-main').click()
    await after(page, before)
    answers++
  }
  expect(answers).toBeGreaterThan(3)
  await page.getByRole('link', { name: 'Look at it again' }).click()
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click()
  await page.getByText('The link is copied.').waitFor()
  const other = await page.context().newPage()
  await other.goto(`${address}/replay`)
  const pasted = await paste(other)
  expect(pasted).toContain(`${address}/replay?at=`)
  await other.goto(pasted)
  await other.waitForSelector('.timeline')
  expect(errors).toEqual([])
})

test('where nothing can be copied, the link is shown', long, async () => {
  const { page } = await visit()
  await page.addInitScript(() => {
    document.execCommand = () => false
  })
  await sitDown(page, address, 'gatehouse', ['', 'plain'])
  await asked(page)
  await page.goto(page.url().replace('/table/', '/replay/'))
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click()
  await page.getByText('This browser does not let us copy.').waitFor()
  const shown = page.getByRole('textbox', { name: 'Copy a link to this moment' })
  // Of a running game it holds what this seat has seen.
  expect(await shown.inputValue()).toContain(`${address}/replay?at=`)
})

/** What was copied, as somebody gets it who pastes it into a field. */
async function paste(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    field.id = 'pasted'
    document.body.append(field)
    field.focus()
  })
  await page.keyboard.press('ControlOrMeta+V')
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#pasted')?.value !== '')
  return page.locator('#pasted').inputValue()
}
