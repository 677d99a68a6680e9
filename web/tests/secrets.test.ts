/** Several people at one device: what one of them may not know is nowhere in the page while it is theirs. */
import { type GameRecord, LiveTable, makeTable, type Title } from '@palatine/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { openStage, type Stage } from '../browser.ts'
import type { FromWorker, Moment } from '../worker/protocol.ts'
import { answer, asked, drawn, see, sitDown } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

/** In the page, before anything else: writes down whatever a worker sends to it. */
function overhear(): void {
  const heard: unknown[] = []
  Object.assign(window, { heard })
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      this.addEventListener('message', ({ data }) => heard.push(data))
    }
  }
}

/** All that was sent to the page since it was asked last. */
const sentTo = async (page: Page): Promise<FromWorker[]> =>
  JSON.parse(await page.evaluate(() => JSON.stringify((window as unknown as { heard: unknown[] }).heard.splice(0))))

/** What the worker keeps for itself, read by the test behind its back. */
const recordOf = (page: Page): Promise<GameRecord> =>
  page
    .evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const request = indexedDB.open('palatine')
          request.onerror = () => reject(request.error)
          request.onsuccess = () => {
            const all = request.result.transaction('records').objectStore('records').getAll()
            all.onsuccess = () => resolve(JSON.stringify(all.result[0]))
          }
        }),
    )
    .then(text => JSON.parse(text) as GameRecord)

/** The table as it stood after so many entries. */
function tableAt(title: Title, record: GameRecord, entries = record.entries.length): LiveTable {
  const made = makeTable(title, record.table.seats, record.table.options)
  if ('refused' in made) throw new Error(made.refused.reason)
  return LiveTable.replay(title.game, made.table, record, entries)
}

/** The moment as the rules show it to its watcher: the view and the events that the suite proves to tell no secret. */
function shownTo(title: Title, record: GameRecord, { number, watcher, from }: Moment): Pick<Moment, 'view' | 'told'> {
  let to = record.entries.length
  while (tableAt(title, record, to).shown(watcher) > number) to--
  const live = tableAt(title, record, to)
  return { view: live.view(watcher), told: live.events(watcher).slice(from) }
}

const html = (page: Page) => page.evaluate(() => document.body.innerHTML)
async function sit(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `I am ${name}` })
    .first()
    .click()
  await see(page, '.confirm-bar')
  await drawn(page)
}

test.each(['gatehouse', 'eschnapur', 'great-split'])(
  '%s: the page is sent what the person at it may see, and shows nothing of anybody else',
  { timeout: 300_000 },
  async id => {
    const title = await titles[id].load()
    const { page, errors } = await stage.visit()
    await page.addInitScript(overhear)
    await sitDown(page, stage.address, id, ['', '', 'plain'], ['Ada', 'Bo'])
    let [compared, handedOver] = [0, 0]
    for (let turn = 0; turn < 8; turn++) {
      await asked(page)
      if (await page.locator('.hand-over').isVisible()) {
        // Between two people: no board, nothing kept of what was half chosen.
        expect(await page.locator('.plain-board, .es, .answer').count()).toBe(0)
        expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
        const next = (await page.locator('.hand-over .button-main').first().innerText()).replace('I am ', '')
        await sit(page, next)
        const after = await html(page)
        await page.reload()
        await page.waitForSelector('.hand-over')
        await sit(page, next)
        // A page that has never seen what the other person saw looks just the same.
        expect(await html(page)).toBe(after)
        handedOver++
      }
      await answer(page, turn)
      const messages = await sentTo(page)
      const moments = messages.flatMap(message => ('moment' in message ? [message.moment] : []))
      // Where two answer at once, what one did can be shown before it is kept.
      const isKept = async () => {
        const table = tableAt(title, await recordOf(page))
        return moments.every(({ watcher, number }) => table.shown(watcher) >= number)
      }
      await expect.poll(isKept).toBe(true)
      const record = await recordOf(page)
      for (const message of messages) expect(JSON.stringify(message)).not.toMatch(/"(setup|entries":\[|draws)/)
      for (const moment of moments) {
        const { view, told } = moment
        expect(JSON.parse(JSON.stringify(shownTo(title, record, moment)))).toEqual({ view, told })
        compared++
      }
    }
    expect(compared).toBeGreaterThan(8)
    expect(handedOver).toBeGreaterThan(2)
    expect(errors).toEqual([])
  },
)
