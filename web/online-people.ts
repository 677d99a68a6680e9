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
export async function invite(
  { page, name }: Visitor,
  address: string,
  game: string,
  seats: number,
  /** Which pace of those to choose from; and whether anybody who reaches the server finds the table. */
  { pace = 0, listed = false }: { readonly pace?: number; readonly listed?: boolean } = {},
): Promise<string> {
  await page.goto(`${address}/open/${game}`)
  await page.waitForSelector('form .field select')
  await page.locator('form .field select').first().selectOption(String(seats))
  await page.locator('form .field select').nth(1).selectOption(String(pace))
  await page.locator('form .field select').nth(2).selectOption(String(listed))
  await page.click('button[type=submit]')
  await page.waitForSelector('.invite-own')
  await page.fill('.invite-own', name)
  await page.keyboard.press('Enter')
  return page.locator('.invite-address').inputValue()
}

/** The link to a bot's seat at a running table, as it is copied. */
export async function inviteMore({ page, context }: Visitor): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.locator('.live-invite').click()
  await page.locator('.live-invite', { hasText: /copied|kopiert/ }).waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
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

type Playing = Window & { stopPlaying?: boolean; answersGiven?: number }

/** In the page: answers whatever is asked with something out of the list, until the game is over or somebody says stop. */
async function answerAll(): Promise<void> {
  const page = window as Playing
  page.stopPlaying = false
  page.answersGiven ??= 0
  const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)
  const soon = () => new Promise(resolve => setTimeout(resolve, 10))
  const owes = () => find('.table-page')?.dataset.owes === 'true'
  const busy = () => find('.table-page')?.dataset.busy === 'true'
  const confirm = () => find<HTMLButtonElement>('.confirm-bar .button-main')
  const isOver = () => find('.scoring-winner') !== null
  while (!isOver()) {
    if (!owes() || !confirm()) {
      if (page.stopPlaying) return
      await soon()
      continue
    }
    for (let steps = 0; confirm()?.disabled && steps < 60; steps++) {
      const closed = find<HTMLDetailsElement>('details.all-answers:not([open])')
      if (closed) closed.open = true
      const choices = [...document.querySelectorAll<HTMLButtonElement>('button[data-answer]')]
      choices[(page.answersGiven * 7 + steps * 3) % choices.length]?.click()
      await soon()
    }
    confirm()?.click()
    // Answers of others are new moments, too, while this one is still on its way.
    do await soon()
    while (busy() && !isOver())
    page.answersGiven++
    if (page.stopPlaying) return
  }
}

/** Lets these people play at once until the other thing has happened. */
async function playUntil(people: readonly Visitor[], happened: () => Promise<unknown>): Promise<void> {
  const playing = people.map(({ page }) => page.evaluate(answerAll))
  await happened()
  for (const { page } of people) {
    await page.evaluate(() => {
      ;(window as Playing).stopPlaying = true
    })
  }
  await Promise.all(playing)
}

/** Lets everybody play at once, until each has given so many more answers or the game is over. */
export async function play(people: readonly Visitor[], answers: number): Promise<void> {
  const given = ({ page }: Visitor) => page.evaluate(() => (window as Playing).answersGiven ?? 0)
  const before = await Promise.all(people.map(given))
  await playUntil(people, () =>
    Promise.all(
      people.map(({ page }, i) =>
        page.waitForFunction(
          enough => ((window as Playing).answersGiven ?? 0) >= enough || document.querySelector('.scoring-winner'),
          before[i] + answers,
        ),
      ),
    ),
  )
}

/** Lets the others play until this one is asked. */
export const playUntilAsked = (people: readonly Visitor[], who: Visitor): Promise<void> =>
  playUntil(
    people.filter(one => one !== who),
    () => who.page.waitForSelector('[data-owes=true] .confirm-bar, .scoring-winner'),
  )

/**
 * The first of these people asks the others to go back. Which answers one may still take back alone depends on who answered
 * last, so they play on until there is one that needs everybody's word.
 */
export async function askToGoBack(people: readonly Visitor[]): Promise<void> {
  const [{ page }] = people
  const button = page
    .getByRole('button', { name: /^(Ask the others to go back|Die anderen bitten, zurückzugehen)$/ })
    .first()
  for (let more = 0; more < 8 && !(await button.isVisible()); more++) await play(people, 1)
  await button.click()
}
