/** Several people at one device: what one of them may not know is nowhere in the page while it is theirs. */
import { type GameRecord, LiveTable, makeTable, type Title } from '@palatine/kernel'
import type { Moment } from '@palatine/tables/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { openStage, type Stage } from '../browser.ts'
import type { FromWorker } from '../worker/messages.ts'
import { answer, asked, sitDown } from './seated.ts'

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
            const work = request.result.transaction(['headers', 'entries'])
            const headers = work.objectStore('headers').getAll()
            const entries = work.objectStore('entries').getAll()
            work.oncomplete = () => {
              request.result.close()
              const [{ header }] = headers.result as [{ header: object }]
              resolve(JSON.stringify({ ...header, entries: entries.result.map(one => one.entry) }))
            }
          }
        }),
    )
    .then(text => JSON.parse(text) as GameRecord)

/** The moment as the rules show it to its watcher: the view and the events that the suite proves to tell no secret. */
function shownTo(title: Title, record: GameRecord, { shown, watcher, told }: Moment): Pick<Moment, 'view' | 'told'> {
  const made = makeTable(title, record.table.seats, record.table.options)
  if ('refused' in made) throw new Error(made.refused.reason)
  for (let to = record.entries.length; to >= 0; to--) {
    const live = LiveTable.replay(title.game, made.table, record, to)
    if (live.shown(watcher) > shown) continue
    return { view: live.view(watcher), told: live.events(watcher).slice(-told.length || Number.POSITIVE_INFINITY) }
  }
  throw new Error(`nobody was ever shown moment ${shown}`)
}

const html = (page: Page) => page.evaluate(() => document.body.innerHTML)
const sit = (page: Page, name: string) =>
  page
    .getByRole('button', { name: `I am ${name}` })
    .first()
    .click()

test.each(['gatehouse', 'eschnapur', 'great-split', 'xian'])(
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
        expect(await page.locator('.stage, .answer').count()).toBe(0)
        expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
        const next = (await page.locator('.hand-over .button-main').first().innerText()).replace('I am ', '')
        await sit(page, next)
        await page.waitForSelector('.confirm-bar')
        const after = await html(page)
        await page.reload()
        await page.waitForSelector('.hand-over')
        await sit(page, next)
        await page.waitForSelector('.confirm-bar')
        // A page that has never seen what the other person saw looks just the same.
        expect(await html(page)).toBe(after)
        handedOver++
      }
      await answer(page, turn)
      // What was sent is kept: it is read first.
      const sent = await sentTo(page)
      const record = await recordOf(page)
      for (const message of sent) {
        expect(JSON.stringify(message)).not.toMatch(/"(setup|entries|draws|sequence|hash)"/)
        if (!('moment' in message)) continue
        expect(JSON.parse(JSON.stringify(shownTo(title, record, message.moment)))).toEqual({
          view: message.moment.view,
          told: message.moment.told,
        })
        compared++
      }
    }
    expect(compared).toBeGreaterThan(8)
    expect(handedOver).toBeGreaterThan(2)
    expect(errors).toEqual([])
  },
)
