/** Tables in a real browser: several tabs, older databases, and storage, links and files that are not as they should be. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameRecord, type State, shareOf, tableFor } from '@palatine/kernel'
import type { Carried } from '@palatine/tables/shapes'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { toLink } from '../app/record-link.ts'
import { openStage, putRows, putTable, type Stage } from '../browser.ts'
import { answer, asked, momentOf, sitDown } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 300_000 }
const golden = join(import.meta.dirname, '..', '..', 'games', 'gatehouse', 'tests', 'records', 'v1-2-seats.json')
const { record } = JSON.parse(readFileSync(golden, 'utf8')) as { record: GameRecord }
const chairs = [
  { name: 'Ada', bot: '' },
  { name: 'Bo', bot: 'plain' },
]

interface Kept {
  readonly table: string
  readonly sequence: number
  readonly key: string | null
  readonly entry: object
}

/** All rows of one store. */
const rowsOf = <T>(page: Page, store: string): Promise<T[]> =>
  page
    .evaluate(
      name =>
        new Promise<string>((resolve, reject) => {
          const request = indexedDB.open('palatine')
          request.onerror = () => reject(request.error)
          request.onsuccess = () => {
            const all = request.result.transaction(name).objectStore(name).getAll()
            all.onsuccess = () => {
              request.result.close()
              resolve(JSON.stringify(all.result))
            }
          }
        }),
      store,
    )
    .then(text => JSON.parse(text) as T[])

const iAm = (page: Page, name: string) =>
  page
    .getByRole('button', { name: `I am ${name}` })
    .first()
    .click()

async function twoTabs(holders: readonly string[], names: readonly string[]) {
  const { page, context, errors } = await stage.visit()
  await sitDown(page, stage.address, 'gatehouse', holders, names)
  await page.waitForSelector('.table-page')
  const other = await context.newPage()
  await other.goto(page.url())
  await other.waitForSelector('.table-page')
  return { page, other, context, errors }
}

test('two people in two tabs: a half-made answer stays while the other one answers', long, async () => {
  const { page, other, errors } = await twoTabs(['', '', ''], ['Ada', 'Bo', 'Cy'])
  await iAm(page, 'Ada')
  await iAm(other, 'Bo')
  await page.locator('button[data-answer]').nth(1).click()
  const chosen = await page.locator('.answer.is-chosen').innerText()
  const before = await momentOf(page)
  await answer(other)
  // The first tab is shown that Bo has answered, and keeps what Ada has begun.
  await page.waitForFunction(was => document.querySelector('.table-page')?.getAttribute('data-moment') !== was, before)
  expect(await page.locator('.answer.is-chosen').innerText()).toBe(chosen)
  await page.locator('.confirm-bar .button-main').click()
  await page.waitForSelector('.hand-over')
  const kept = await rowsOf<Kept>(page, 'entries')
  expect(kept.map(one => one.sequence)).toEqual([0, 1])
  expect(errors).toEqual([])
})

test('one person in two tabs: both go on by turns, and every answer is kept once', long, async () => {
  const { page, other, errors } = await twoTabs(['', 'plain'], ['Ada'])
  let answers = 0
  for (let turn = 0; turn < 6; turn++) {
    const here = turn % 2 === 0 ? page : other
    if (!(await asked(here))) break
    await answer(here, turn)
    answers++
  }
  const kept = await rowsOf<Kept>(page, 'entries')
  const table = kept[0].table
  expect(kept.map(one => one.sequence)).toEqual(kept.map((_, i) => i))
  const keys = kept.flatMap(one => one.key ?? [])
  expect(new Set(keys).size).toBe(keys.length)
  const mine = kept.filter(({ entry, key }) => key !== null && (entry as { seat?: number }).seat === 0)
  expect(mine).toHaveLength(answers)
  expect(table).not.toBe('')
  // Both show the same table in the end.
  await asked(page)
  await asked(other)
  await expect.poll(() => other.locator('.seats').innerText()).toBe(await page.locator('.seats').innerText())
  expect(errors).toEqual([])
})

/** Makes a database as version 1 of it was, and leaves it open if `stays`. */
async function oldDatabase(page: Page, stays = false): Promise<void> {
  // A bare picture has no icon of its own, and the browser asks for one whenever it likes.
  await page.route('**/favicon.ico', route => route.fulfill({ status: 204 }))
  await page.goto(`${stage.address}/icon.svg`)
  const running = { ...record, entries: record.entries.slice(0, 3) }
  const oldCard = (id: string, over: boolean) => ({
    id,
    game: 'gatehouse',
    chairs,
    began: 1,
    touched: over ? 2 : 3,
    entries: record.entries.length,
    over,
    totals: over ? [3, 4] : null,
    winners: over ? [1] : [],
  })
  const cards = [oldCard('running', false), oldCard('finished', true), { id: 'bad', game: 7 }, oldCard('lost', false)]
  const records = { running, finished: record, bad: running, lost: { game: 'gatehouse', entries: [] } }
  await page.evaluate(
    ([text, open]) =>
      new Promise<void>((resolve, reject) => {
        const old = JSON.parse(String(text)) as { cards: object[]; records: { [id: string]: object } }
        const request = indexedDB.open('palatine', 1)
        request.onerror = () => reject(request.error)
        request.onupgradeneeded = () => {
          request.result.createObjectStore('cards', { keyPath: 'id' })
          request.result.createObjectStore('records')
        }
        request.onsuccess = () => {
          const work = request.result.transaction(['cards', 'records'], 'readwrite')
          for (const card of old.cards) work.objectStore('cards').put(card)
          for (const id of Object.keys(old.records)) work.objectStore('records').put(old.records[id], id)
          work.oncomplete = () => {
            if (!open) request.result.close()
            resolve()
          }
        }
      }),
    [JSON.stringify({ cards, records }), stays] as const,
  )
}

test('tables of an older database are taken over; what is broken is told, saved and removed', long, async () => {
  const { page, errors } = await stage.visit()
  await oldDatabase(page)
  await page.goto(`${stage.address}/games`)
  await page.waitForSelector('.game-row')
  expect(await page.locator('.game-row').count()).toBe(4)
  const damaged = page.locator('.game-row', { hasText: 'cannot be read' })
  expect(await damaged.count()).toBe(2)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    damaged.first().getByRole('button', { name: 'Save what is kept of it' }).click(),
  ])
  expect(readFileSync(await saved.path(), 'utf8')).toContain('"game"')
  await damaged.first().getByRole('button', { name: 'Delete' }).click()
  await damaged.first().getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => damaged.count()).toBe(1)
  await page.goto(`${stage.address}/table/running`)
  await asked(page)
  await answer(page)
  await page.goto(`${stage.address}/replay/finished`)
  await page.waitForSelector('.timeline')
  expect(Number(await page.locator('.timeline').getAttribute('max'))).toBeGreaterThan(10)
  expect(errors).toEqual([])
})

test('a tab with an older version stands in the way: it is told, and nothing is lost', long, async () => {
  const { page, context } = await stage.visit()
  const old = await context.newPage()
  await oldDatabase(old, true)
  await page.goto(`${stage.address}/games`)
  await page.waitForSelector('[data-trouble=blocked]')
  expect(await page.locator('[data-trouble]').innerText()).toContain('Close it')
  await old.close()
  await page.waitForSelector('.game-row')
  expect(await page.locator('[data-trouble]').count()).toBe(0)
})

test('a database of a newer version is told; the rest of the app works', long, async () => {
  const { page } = await stage.visit()
  await page.goto(`${stage.address}/icon.svg`)
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const request = indexedDB.open('palatine', 99)
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
      }),
  )
  await page.goto(`${stage.address}/games`)
  await page.waitForSelector('[data-trouble=newer]')
  await sitDown(page, stage.address, 'gatehouse', ['', 'plain'])
  expect(await asked(page)).toBe(true)
})

/** Puts some code before the script of all workers. */
async function beforeWorkers(context: BrowserContext, code: () => void): Promise<void> {
  await context.route('**/worker.js', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `;(${code.toString()})();${await response.text()}` })
  })
}

/** In a worker: tells the page what this worker says to the workers that it has started. */
function tellWhatIsSaid(): void {
  const said = new BroadcastChannel('said to bots')
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (message: object) {
    said.postMessage({ kind: Object.keys(message)[0], text: JSON.stringify(message) })
    post.call(this, message)
  }
}

test('bots are sent the figures of a table once, and then only what their seat sees', long, async () => {
  const { page, context } = await stage.visit()
  await beforeWorkers(context, tellWhatIsSaid)
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    new BroadcastChannel('said to bots').onmessage = ({ data }) => heard.push(data)
  })
  await sitDown(page, stage.address, 'gatehouse', ['', 'plain', 'plain', 'plain'])
  for (let turn = 0; turn < 4; turn++) {
    await asked(page)
    await answer(page, turn)
  }
  await asked(page)
  const heard = await page.evaluate(() => (window as unknown as { heard: { kind: string; text: string }[] }).heard)
  const said = (kind: string) => heard.filter(one => one.kind === kind).map(one => one.text)
  const [figures, thoughts] = [said('figures'), said('think')]
  expect(figures.length).toBeGreaterThan(0)
  expect(figures.length).toBeLessThan(5)
  expect(thoughts.length).toBeGreaterThan(8)
  expect(figures[0]).toContain('"components"')
  expect(thoughts.join('')).not.toContain('"components"')
})

/** Everything that keeps something is forbidden, in the page and in its workers. */
async function forbidStorage(context: BrowserContext): Promise<void> {
  const forbid = () => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('not allowed', 'SecurityError')
        },
      })
    }
  }
  await context.addInitScript(forbid)
  await beforeWorkers(context, forbid)
}

test('a browser that keeps nothing is told so, and plays', long, async () => {
  const { page, context } = await stage.visit()
  await forbidStorage(context)
  await sitDown(page, stage.address, 'gatehouse', ['', 'plain'])
  await page.waitForSelector('[data-trouble=denied]')
  await asked(page)
  await answer(page)
  expect(await asked(page)).toBe(true)
})

/** In a worker: there is no room for any further entry. */
function leaveNoRoom(): void {
  IDBObjectStore.prototype.add = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
}

test('a browser without room says so when an answer cannot be kept, and the answer does not count', long, async () => {
  const { page, context } = await stage.visit()
  await beforeWorkers(context, leaveNoRoom)
  await sitDown(page, stage.address, 'gatehouse', ['', '', 'plain'], ['Ada', 'Bo'])
  await iAm(page, 'Ada')
  await asked(page)
  await page.locator('button[data-answer]').first().click()
  await page.locator('.confirm-bar .button-main').click()
  await page.waitForSelector('[data-trouble=full]')
  await page.getByText('That did not work.').waitFor()
  expect(await rowsOf(page, 'entries')).toEqual([])
  await context.unroute('**/worker.js')
  await page.reload()
  await iAm(page, 'Ada')
  expect(await asked(page)).toBe(true)
})

test('what is kept is cleared while a table is open: the page says so', long, async () => {
  const { page, context } = await stage.visit()
  await sitDown(page, stage.address, 'gatehouse', ['', 'plain'])
  await asked(page)
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin: stage.address, storageTypes: 'indexeddb' })
  await page.waitForSelector('[data-trouble=closed]')
  await page.locator('[data-trouble] .button-main').click()
  await expect
    .poll(() => page.locator('h1').allInnerTexts())
    .toEqual([expect.stringContaining('There is no such table')])
})

test('broken cards, records and half-made answers: every page says what is wrong and goes on', long, async () => {
  const { page, errors } = await stage.visit()
  await putTable(stage, page, 'good', chairs, { ...record, entries: record.entries.slice(0, 3) })
  // So deep that a page can write it and a worker cannot read it.
  let deep: unknown = 1
  for (let i = 0; i < 1000; i++) deep = { a: [deep] }
  const cards = [
    { id: 'bad', card: { id: 'bad', chairs: 'none' }, dues: [] },
    { id: 'deep', card: deep, dues: [] },
    { id: 'owing', card: { id: 'owing' }, dues: 'all of it' },
  ]
  await page.evaluate(putRows, JSON.stringify({ cards }))
  // One entry in the middle is missing; a snapshot tells of more entries than there are.
  await putTable(stage, page, 'gap', chairs, { ...record, entries: record.entries.slice(0, 3) })
  await putTable(stage, page, 'ahead', chairs, { ...record, entries: record.entries.slice(0, 3) })
  await page.evaluate(putRows, JSON.stringify({ snapshots: [{ table: 'ahead', snapshot: { sequence: 99 } }] }))
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const request = indexedDB.open('palatine')
        request.onsuccess = () => {
          const work = request.result.transaction('entries', 'readwrite')
          work.objectStore('entries').delete(['gap', 1])
          work.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
  )
  // A table with fewer people than seats.
  await putTable(stage, page, 'empty', chairs.slice(0, 1), { ...record, entries: record.entries.slice(0, 3) })
  await page.goto(`${stage.address}/games`)
  await page.waitForSelector('.game-row')
  expect(await page.locator('.game-row').count()).toBe(7)
  for (const path of ['bad', 'deep', 'owing', 'empty', 'gap'].flatMap(id => [`table/${id}`, `replay/${id}`])) {
    await page.goto(`${stage.address}/${path}`)
    await page.getByText('What is kept of this table cannot be read.').waitFor()
    expect(await page.getByRole('button', { name: 'Save what is kept of it' }).count()).toBe(1)
  }
  await page.goto(`${stage.address}/table/ahead`)
  await asked(page)
  await answer(page)
  await page.goto(`${stage.address}/table/good`)
  await asked(page)
  const kept = async () => page.evaluate(() => sessionStorage.getItem('palatine.draft'))
  await page.locator('button[data-answer]').first().click()
  const { of } = JSON.parse((await kept()) ?? '{}') as { of: string }
  for (const broken of ['{', JSON.stringify({ of, partial: { nonsense: [[['x']]] } }), '[]', 'null']) {
    await page.evaluate(text => sessionStorage.setItem('palatine.draft', text), broken)
    await page.reload()
    expect(await asked(page)).toBe(true)
    expect(await page.locator('.answer.is-chosen').count()).toBe(0)
  }
  expect(errors).toEqual([])
})

/** A link with whatever in it. */
const linkWith = (what: unknown): Promise<string> => toLink(what as Carried)

test('a link is looked at before anything is made of it', long, async () => {
  const { page, errors } = await stage.visit()
  const carried = { chairs, record }
  const make = { game: 'gatehouse', chairs, options: {}, components: null }
  const version99 = { ...carried, record: { ...record, version: 99 } }
  const many = { ...record, table: { ...record.table, seats: 1e9 } }
  const cases: readonly [unknown, string][] = [
    [{ ...carried, ask: 'create', make }, 'not a record'],
    [{ ask: 'create', make }, 'not a record'],
    [{ chairs: [{ name: 'x'.repeat(200_000), bot: '' }], record }, 'not a record'],
    [{ chairs, record: many }, 'not a record'],
    [{ chairs, record: { ...record, entries: 'x'.repeat(20_000_000) } }, 'too large'],
    [version99, 'rules of another version'],
    [{ chairs, record: { ...record, game: 'constructor' } }, 'not in this version'],
    [{ chairs, record: { ...record, setup: [0, 0] } }, 'rules of another version'],
  ]
  for (const [what, said] of cases) {
    await page.goto(`${stage.address}/replay`)
    await page.goto(`${stage.address}/replay#${await linkWith(what)}`)
    await page.waitForSelector('[role=alert]')
    expect(await page.locator('[role=alert]').innerText()).toContain(said)
  }
  // The page still works, and nothing came of all that.
  await page.goto(`${stage.address}/replay#${await linkWith(carried)}`)
  await page.waitForSelector('.timeline')
  await page.goto(`${stage.address}/games`)
  await page.waitForSelector('.lead + p')
  expect(await page.locator('.game-row').count()).toBe(0)
  expect(errors).toEqual([])
})

test(
  'what a seat has seen of a running game is passed on by a link, opens elsewhere, and cannot be played on',
  long,
  async () => {
    const { page, errors } = await stage.visit()
    await putTable(stage, page, 'running', chairs, { ...record, entries: record.entries.slice(0, 8) })
    await page.goto(`${stage.address}/replay/running`)
    await page.getByRole('button', { name: 'Copy a link to this moment' }).click()
    await page.getByText('The link is copied.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('#')

    const other = await stage.visit()
    await other.page.goto(link)
    await other.page.waitForSelector('.log li')
    const watchers = other.page.getByLabel('Seen by')
    expect(await watchers.locator('option').allTextContents()).toEqual(['Ada'])
    expect(await other.page.locator('.confirm-bar').count()).toBe(0)
    expect([...errors, ...other.errors]).toEqual([])
  },
)

test('a share that no board can draw is told as such, and the app goes on', long, async () => {
  const title = await titles.xian.load()
  const file = join(import.meta.dirname, '..', '..', 'games', 'xian', 'tests', 'records', 'v1-2-seats.json')
  const golden = (JSON.parse(readFileSync(file, 'utf8')) as { record: GameRecord }).record
  const begun = { ...golden, entries: golden.entries.slice(0, 2) }
  const share = shareOf(title.game, tableFor(title, 2, golden.table.options), begun, 0)
  if (!('moments' in share)) throw new Error('the game is over')
  const moments = share.moments.map(one => {
    const view = structuredClone(one.view) as { g: { hands: number[][] }; where: State['where'] }
    // There is no such card.
    view.g.hands[0].fill(97)
    return { ...one, view }
  })
  const { page } = await stage.visit()
  await page.goto(`${stage.address}/replay#${await linkWith({ chairs, share: { ...share, moments } })}`)
  await page.getByText('This is not a record that can be played.').waitFor()
  await page.goto(`${stage.address}/replay#${await linkWith({ chairs, share })}`)
  await page.waitForSelector('.timeline')
  expect(await page.locator('[role=alert]').count()).toBe(0)
})
