/** What the browser tests do at a table. */
import type { Page } from 'playwright-core'
import { chooseSomething } from '../browser.ts'

/** Waits until one of these is in sight: looks at every frame, where Playwright's own wait looks twice a second. */
export async function see(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    wanted => [...document.querySelectorAll(wanted)].some(one => one.getClientRects().length > 0),
    selector,
  )
}

/** Waits until the page has drawn itself: only then does it listen to keys. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}

/** Sets a table up with the form; each holder is '' for a person or a bot's name. */
export async function sitDown(
  page: Page,
  address: string,
  game: string,
  holders: readonly string[],
  names: readonly string[] = [],
): Promise<void> {
  await page.goto(`${address}/new/${game}`)
  await see(page, '.chairs')
  while ((await page.locator('.chairs li').count()) > holders.length)
    await page.locator('.chairs li button').last().click()
  while ((await page.locator('.chairs li').count()) < holders.length) await page.locator('.chairs + button').click()
  for (const [seat, holder] of holders.entries()) {
    await page.locator('.chairs select').nth(seat).selectOption(holder)
    if (names[seat]) await page.locator('.chairs input').nth(seat).fill(names[seat])
  }
  await page.click('button[type=submit]')
  await page.waitForURL('**/table/**')
}

/** Waits until the table wants an answer that is not on its way to it yet, and listens; or is over. */
export async function asked(page: Page): Promise<boolean> {
  await see(page, '[data-owes=true][data-busy=false] .confirm-bar, .scoring-winner, .hand-over')
  await drawn(page)
  return !(await page.locator('.scoring-winner').isVisible())
}

export const momentOf = (page: Page): Promise<string | null> => page.locator('.table-page').getAttribute('data-moment')

/** Waits until something has happened since that moment. */
export async function after(page: Page, moment: string | null): Promise<void> {
  await page.waitForFunction(was => document.querySelector('.table-page')?.getAttribute('data-moment') !== was, moment)
}

/** Answers with something out of the list, and once more where the question was replaced before that could be given. */
export async function answer(page: Page, nth = 0): Promise<void> {
  const before = await momentOf(page)
  const confirm = page.locator('.confirm-bar .button-main')
  const press = async (last: boolean) => {
    await page.evaluate(chooseSomething, nth)
    return confirm.click(last ? {} : { timeout: 5_000 }).then(
      () => true,
      error => {
        if (last) throw error
        return false
      },
    )
  }
  for (let tries = 1; !(await press(tries === 5)); tries++);
  await after(page, before)
}
