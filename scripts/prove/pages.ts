// Spoilt links, files and storage for the app in a real browser: it always answers with a sentence and goes on working, and
// no stored table changes. Run by "npm run prove pages", and with a few cases by the tests.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { type Chance, FastChance, type GameRecord, type Json, makeTable, nthSeed, shareOf } from '@palatine/kernel'
import { mutated } from 'palatine/prove/mutate'
import { titles } from '../../games/registry.ts'
import { openStage, putRows, putTable, type Stage } from '../../web/browser.ts'
import { root } from '../tools.ts'

type Page = Awaited<ReturnType<Stage['visit']>>['page']

export interface Fuzzed {
  readonly cases: number
  /** How many were played, taken or shown all the same, because what was spoilt does not matter. */
  taken: number
  readonly problems: string[]
}

const chairs = [
  { name: 'Ada', bot: '' },
  { name: 'Bo', bot: 'plain' },
]
const goldenOf = (id: string, version: number): GameRecord => {
  const file = join(root, 'games', id, 'tests', 'records', `v${version}-2-seats.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as { record: GameRecord }).record
}
const record = goldenOf('gatehouse', 1)
const figures = Object.fromEntries(
  ['board', 'stones'].map(file => [
    file,
    JSON.parse(readFileSync(join(root, 'games', 'gatehouse', 'components', `${file}.json`), 'utf8')) as Json,
  ]),
)
/** A table in the middle of its game, with an answer owed by the person. */
const running: GameRecord = { ...record, entries: record.entries.slice(0, 3) }

/** Whatever a page shows when it has made up its mind. */
const settled = '[role=alert], .timeline, .table-page .prompt, .table-page .hand-over, .content h1'

class Visit {
  readonly page: Page
  private readonly errors: string[]

  constructor(page: Page, errors: string[]) {
    this.page = page
    this.errors = errors
  }

  /** Goes somewhere without loading the app anew. */
  async go(to: string): Promise<void> {
    await this.page.evaluate(address => {
      history.pushState(null, '', address)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, to)
  }

  /** Waits until one of these is in sight, with this text in it. */
  async see(wanted: string, text = ''): Promise<void> {
    await this.page.waitForFunction(
      ([selector, part]) =>
        [...document.querySelectorAll(selector)].some(
          one => one.getClientRects().length > 0 && one.textContent.includes(part),
        ),
      [wanted, text] as const,
      { timeout: 60_000 },
    )
  }

  /** Looks at the last moment and at the first, if something is open. The board may find that it cannot be drawn. */
  async look(settled: string): Promise<void> {
    await this.page.waitForSelector(settled)
    for (const key of ['End', 'Home']) {
      const timeline = this.page.locator('.timeline')
      if ((await timeline.count()) > 0) await timeline.press(key, { timeout: 5_000 }).catch(() => undefined)
    }
    await this.page.waitForFunction(() => !document.querySelector('.loading'))
    // Then it is told on the page, and for developers in the console.
    if ((await this.page.getByText('This is not a record').count()) > 0) this.errors.length = 0
  }

  /** What is wrong with the page as it stands; undefined if it says something and works. */
  async complaint(wanted: string, text?: string): Promise<string | undefined> {
    try {
      await this.see(wanted, text)
    } catch {
      return `says nothing: ${(await this.page.locator('body').innerText()).slice(0, 200)}`
    }
    if (await this.page.getByText('Something went wrong in the program').count()) return 'the page broke'
    return this.errors.splice(0)[0]
  }

  /** The first complaint about several pages, one after the other. */
  async firstComplaint(pages: readonly (readonly [to: string, wanted: string])[]): Promise<string | undefined> {
    for (const [to, wanted] of pages) {
      await this.go(to)
      const wrong = await this.complaint(wanted)
      if (wrong !== undefined) return `${to}: ${wrong}`
    }
    return undefined
  }
}

type Case = (visit: Visit, n: number, chance: Chance) => Promise<string | undefined>

const toLink = (text: string): string => deflateRawSync(Buffer.from(text)).toString('base64url')

const link: Case = (visit, _, chance) => openLink(visit, { chairs, record }, chance)

/** By game: what one seat saw of the first moments, drawn on the game's own board. */
const shares = new Map<string, object>()

async function shareIn(id: string): Promise<object> {
  const title = await titles[id].load()
  const { entries, ...header } = goldenOf(id, title.game.version)
  const made = makeTable(title, header.table.seats, header.table.options, header.table.components)
  if ('refused' in made) throw new Error(made.refused.reason)
  return { chairs, share: shareOf(title.game, made.table, { ...header, entries: entries.slice(0, 12) }, 0) }
}

async function share(visit: Visit, _: number, chance: Chance): Promise<string | undefined> {
  const ids = Object.keys(titles)
  const id = ids[chance.below(ids.length)]
  const whole = shares.get(id) ?? (await shareIn(id))
  shares.set(id, whole)
  return openLink(visit, whole, chance)
}

async function openLink(visit: Visit, whole: object, chance: Chance): Promise<string | undefined> {
  let packed = toLink(mutated(whole, chance))
  // Some links are broken on the way.
  if (chance.below(6) === 0) packed = packed.slice(0, chance.below(packed.length))
  await visit.go('/replay')
  await visit.see('.content input[type=file]')
  await visit.go(`/replay#${packed}`)
  // An empty link is no link.
  const settled = packed === '' ? '.content input[type=file]' : '[role=alert], .timeline'
  if ('share' in whole) await visit.look(settled)
  return visit.complaint(settled)
}

async function file(visit: Visit, n: number, chance: Chance): Promise<string | undefined> {
  const { page } = visit
  if (!page.url().endsWith('/new/gatehouse')) {
    await visit.go('/new/gatehouse')
    await page.locator('.figures summary').click()
  }
  const name = `figures-${n}.json`
  const buffer = Buffer.from(mutated(figures, chance))
  await page.locator('.figures input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer })
  return visit.complaint('.figures .trouble, .figures .good', name)
}

/** What a mutation made of it; where that is not even JSON, the text itself. */
function spoilt(value: object, chance: Chance): unknown {
  const text = mutated(value, chance)
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const rowsOf = (id: string) => ({
  headers: [
    { id, header: headerOf(running), sitters: chairs.map((one, seat) => ({ ...one, person: seat ? '' : 'here' })) },
  ],
  cards: [{ id, card: { ...card, id }, dues: [{ table: id, what: 'bot', seat: 1, at: 1 }] }],
  entries: running.entries.map((entry, sequence) => ({ table: id, sequence, key: null, time: 1, entry })),
})
const headerOf = ({ entries: _, ...header }: GameRecord) => header
const card = {
  game: 'gatehouse',
  chairs,
  began: 1,
  touched: 1,
  moments: 0,
  asked: [],
  over: false,
  totals: null,
  winners: [],
}

/** A stored table of which one part is spoilt: every page that may meet it. */
async function storage(visit: Visit, n: number, chance: Chance): Promise<string | undefined> {
  const id = `case-${n}`
  const rows = rowsOf(id) as { [store: string]: { [key: string]: unknown }[] }
  const part = ['card', 'dues', 'header', 'sitters', 'entry', 'snapshot', 'missing'][chance.below(7)]
  const spoil = (row: { [key: string]: unknown }, key: string) => {
    row[key] = spoilt(row[key] as object, chance)
  }
  if (part === 'card' || part === 'dues') spoil(rows.cards[0], part)
  else if (part === 'header' || part === 'sitters') spoil(rows.headers[0], part)
  else if (part === 'entry') spoil(rows.entries[chance.below(rows.entries.length)], part)
  else if (part === 'snapshot') rows.snapshots = [{ table: id, snapshot: spoilt({ sequence: 2, ...card }, chance) }]
  else rows[['cards', 'headers'][chance.below(2)]] = []
  // A page reads what is kept when it is opened: none of these is open.
  await visit.go('/settings')
  await visit.page.evaluate(putRows, JSON.stringify(rows))
  // In the list it stands beside the table that nobody touches.
  const listed = rows.cards.length + 1
  const wrong = await visit.firstComplaint([
    ['/games', `.game-list > li:nth-child(${listed}) .game-row`],
    [`/table/${id}`, settled],
    [`/replay/${id}`, settled],
  ])
  await visit.go('/settings')
  await visit.page.evaluate(removeRows, id)
  return wrong
}

/** In the page: removes all rows of one table. */
function removeRows(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('palatine')
    request.onsuccess = () => {
      const stores = ['headers', 'cards', 'snapshots', 'entries']
      const work = request.result.transaction(stores, 'readwrite')
      for (const store of stores.slice(0, 3)) work.objectStore(store).delete(id)
      work.objectStore('entries').delete(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]))
      work.oncomplete = () => {
        request.result.close()
        resolve()
      }
      work.onerror = () => reject(work.error)
    }
  })
}

/** In the page: all that is kept of one table, as text. */
function keptOf(id: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('palatine')
    request.onsuccess = () => {
      const work = request.result.transaction(['headers', 'cards', 'entries'])
      const found = [
        work.objectStore('headers').get(id),
        work.objectStore('cards').get(id),
        work.objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])),
      ]
      work.oncomplete = () => {
        request.result.close()
        resolve(JSON.stringify(found.map(one => one.result as unknown)))
      }
      work.onerror = () => reject(work.error)
    }
  })
}

const kinds: readonly { readonly name: string; readonly run: Case }[] = [
  { name: 'link', run: link },
  { name: 'share', run: share },
  { name: 'file', run: file },
  { name: 'storage', run: storage },
  { name: 'storage', run: storage },
]

/** So many visitors side by side: each waits for its page most of the time. */
const visitors = 4

/** Each case can be run again by its seed and number. */
export async function fuzzPages(count: number, seed: number, done: (cases: number) => void): Promise<Fuzzed> {
  const stage = await openStage()
  const found: Fuzzed = { cases: count, taken: 0, problems: [] }
  // All of a kind in a row: the app is loaded once.
  const cases = Array.from({ length: count }, (_, n) => ({ n, ...kinds[n % kinds.length] }))
  const left = cases.toSorted((a, b) => a.name.localeCompare(b.name))
  try {
    await Promise.all(
      Array.from({ length: visitors }, async () => {
        const { page, errors } = await stage.visit()
        await putTable(stage, page, 'good', chairs, running)
        const before = await page.evaluate(keptOf, 'good')
        const visit = new Visit(page, errors)
        for (let next = left.shift(); next; next = left.shift()) {
          const { n, name, run } = next
          const wrong = await run(visit, n, new FastChance(nthSeed(seed, n)))
          if (wrong !== undefined) found.problems.push(`${name} ${n} of seed ${seed}: ${wrong}`)
          else if ((await page.locator('.timeline, .figures .good').count()) > 0) found.taken++
          done(count - left.length)
        }
        if ((await page.evaluate(keptOf, 'good')) !== before)
          found.problems.push('the table that nobody touched has changed')
        const wrong = await visit.firstComplaint([['/table/good', '[data-owes=true] .confirm-bar']])
        if (wrong !== undefined) found.problems.push(`afterwards: ${wrong}`)
      }),
    )
  } finally {
    await stage.close()
  }
  return found
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [count = '100', seed = '1'] = process.argv.slice(2)
  const found = await fuzzPages(Number(count), Number(seed), () => undefined)
  console.log(JSON.stringify(found))
  process.exitCode = found.problems.length > 0 ? 1 : 0
}
