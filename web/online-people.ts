/** People with browsers at a server: they make tables, sit down and begin, for tests and pictures. */
import type { Browser, BrowserContext, Page } from 'playwright-core'

export interface Visitor {
  readonly name: string
  readonly context: BrowserContext
  page: Page
  /** All texts that came over any socket of this person. */
  readonly heard: string[]
  /** What broke in its pages; that a line is lost is said on the console and is no mistake. */
  readonly errors: string[]
}

interface Appearance {
  readonly language?: 'en' | 'de'
  readonly width?: number
  readonly height?: number
  readonly settings?: object
}

export async function visitor(browser: Browser, name: string, look: Appearance = {}): Promise<Visitor> {
  const { language = 'en', width = 1440, height = 900, settings = {} } = look
  const context = await browser.newContext({ viewport: { width, height }, locale: language })
  context.setDefaultTimeout(120_000)
  const kept = JSON.stringify({ language, speed: 'instant', ...settings })
  await context.addInitScript(value => {
    if (location.protocol === 'http:' && !localStorage.getItem('palatine.settings'))
      localStorage.setItem('palatine.settings', value)
  }, kept)
  const [heard, errors]: string[][] = [[], []]
  context.on('page', page => {
    page.on('pageerror', error => errors.push(error.message))
    page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  })
  return { name, context, page: await context.newPage(), heard, errors }
}

/** Makes a table at the server with the form, and gives the address to send to friends. */
export async function invite({ page, name }: Visitor, address: string, game: string, seats: number): Promise<string> {
  await page.goto(`${address}/open/${game}`)
  await page.waitForSelector('form .field select')
  await page.locator('form .field select').first().selectOption(String(seats))
  await page.click('button[type=submit]')
  await page.waitForSelector('.invite-own')
  await page.fill('.invite-own', name)
  await page.keyboard.press('Enter')
  return page.locator('.invite-address').inputValue()
}

/** Three actions: open, name, sit. */
export async function sitDownAt({ page, name }: Visitor, link: string): Promise<void> {
  await page.goto(link)
  await page.fill('.join-name input', name)
  await page.click('.thumb-bar button[type=submit]')
  await page.waitForSelector('.invite-seats')
}

/** Begins once all these people sit. */
export async function begin({ page }: Visitor, names: readonly string[]): Promise<void> {
  for (const name of names)
    await page.waitForFunction(
      wanted => [...document.querySelectorAll('.invite-seats li')].some(one => one.textContent?.includes(wanted)),
      name,
    )
  await page.click('.thumb-bar .button-main')
}
