/** One whole game among people at devices of their own, through everything that happens to lines, pages and servers. */
import type { Entry, GameRecord, Seat, Title } from '@palatine/kernel'
import { LiveTable, makeTable } from '@palatine/kernel'
import type { Moment } from '@palatine/tables/protocol'
import type { Browser, Page } from 'playwright-core'
import { chooseSomething } from '../browser.ts'
import { begin, invite, play, playUntilAsked, sitDownAt, type Visitor, visitor } from '../online-people.ts'
import { momentsIn, type OnlineHouse, recordOf, resultOf } from './online-house.ts'
import { asked, see } from './seated.ts'

export interface OneGame {
  /** By seat. Whoever opened a second tab is in that one. */
  readonly people: readonly Visitor[]
  /** What each page says at the end, that of the first tab included. */
  readonly results: readonly (readonly string[])[]
  readonly record: GameRecord
  /** How many moments were looked at for secrets. */
  readonly moments: number
  /** What somebody was told, or keeps, that it may not know; and whatever else is wrong. */
  readonly complaints: readonly string[]
}

const names = ['Nora', 'Jonas', 'Ada', 'Emil', 'Ida', 'Theo', 'Mira']

/** The second loses its network, the third loads its page again and opens a second tab, and the server is killed. */
export async function playOneGame(browser: Browser, house: OnlineHouse, title: Title, seats: number): Promise<OneGame> {
  const complaints: string[] = []
  const people: Visitor[] = []
  for (const name of names.slice(0, seats)) {
    people.push(await visitor(browser, name, name === 'Jonas' ? { language: 'de', width: 390, height: 844 } : {}))
  }
  const [first, second] = people
  const third = people[2 % seats]
  const link = await invite(first, house.address, title.game.id, seats)
  for (const one of people.slice(1)) await sitDownAt(one, link)
  await begin(
    first,
    people.slice(1).map(({ name }) => name),
  )
  for (const { page } of people) await see(page, '.table-page')
  await play(people, 1)

  await playUntilAsked(people, second)
  await asked(second.page)
  await answerWithoutALine(second)
  await play(people, 1)

  await playUntilAsked(people, third)
  await asked(third.page)
  const seen = await boardOf(third.page)
  await third.page.reload()
  await asked(third.page)
  const same = await third.page.waitForFunction(showsAgain, seen).catch(() => false)
  if (!same) complaints.push('a page that is loaded again shows another board')
  const firstTab = third.page
  third.page = await third.context.newPage()
  await third.page.goto(firstTab.url())
  await asked(third.page)
  for (const page of [firstTab, third.page]) await see(page, '.elsewhere')
  await play(people, 1)
  const keptBefore = await Promise.all(people.map(({ page }) => keptBy(page)))

  const playing = play(people, 3)
  await house.kill()
  await house.start()
  await playing
  await play(people, 10_000)

  const results = await Promise.all([...people, { ...third, page: firstTab }].map(resultOf))
  const keptAfter = await Promise.all(people.map(({ page }) => keptBy(page)))
  const kept = people.map((_, seat) => [keptBefore[seat], keptAfter[seat]])
  const record = await recordOf(first, title)
  const moments = await searchForSecrets(title, record, people, kept, complaints)
  for (const { name, errors } of people) complaints.push(...errors.map(error => `${name}: ${error}`))
  return { people, results, record, moments, complaints }
}

/** Answers while there is no line, changes its mind, and answers again; all of it is sent by itself. */
async function answerWithoutALine({ page, context }: Visitor): Promise<void> {
  await context.setOffline(true)
  await page.evaluate(chooseSomething, 0)
  await page.click('.confirm-bar .button-main')
  await see(page, '.is-cut-off')
  await page.getByRole('button', { name: 'Ändern' }).click()
  await see(page, '.confirm-bar .button-main:not(:disabled)')
  await page.click('.confirm-bar .button-main')
  await page.getByText('Gemerkt, wird gesendet').waitFor()
  const before = await page.locator('.table-page').getAttribute('data-moment')
  await context.setOffline(false)
  await page.waitForFunction(was => document.querySelector('.table-page')?.getAttribute('data-moment') !== was, before)
}

/**
 * In the page: its board, or whether it is that one. Pictures only adorn what is said in words, and may come later; tips
 * follow the mouse.
 */
function showsAgain(seen: string | null): string | boolean {
  const copy = document.querySelector('.table-board')?.cloneNode(true) as Element
  for (const picture of copy.querySelectorAll('svg, .tip')) picture.remove()
  // All but what is marked as having come just now, and the numbers that tell parts of one page apart.
  const board = copy.innerHTML
    .replaceAll(' is-new', ' ')
    .replaceAll(' is-fresh', '')
    .replaceAll(/_r_\w+_/g, '')
  return seen === null ? board : board === seen
}

const boardOf = async (page: Page): Promise<string> => String(await page.evaluate(showsAgain, null))

/** The page, and everything that the browser keeps for it. */
function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stores: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(name))
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise(resolve => {
          const request = database.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
        })
        stores.push([store, rows])
      }
      database.close()
    }
    const { outerHTML } = document.documentElement
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, stores, outerHTML])
  })
}

/**
 * Compares what each was sent with what the rules show it, and looks for what only others were sent: in the messages, in
 * the page, in what the browser keeps. Returns how many moments were compared.
 */
async function searchForSecrets(
  title: Title,
  record: GameRecord,
  people: readonly Visitor[],
  kept: readonly (readonly string[])[],
  complaints: string[],
): Promise<number> {
  const rules = shownByRules(title, record)
  const keys = await Promise.all(people.map(({ context }) => context.cookies()))
  // The figures of a game may have a part that is called so, too.
  const figures = JSON.stringify(title.components.builtIn)
  const words = ['setup', 'entries', 'draws', 'sequence', 'hash'].filter(word => !figures.includes(`"${word}":`))
  const parts = new RegExp(`"(${words.join('|')})":`)
  let count = 0
  for (const [seat, { name, heard }] of people.entries()) {
    const complain = (what: string) => complaints.push(`${name} ${what}`)
    const moments = momentsIn(heard)
    count += moments.length
    for (const moment of moments) {
      const { watcher, shown, view, told } = moment
      if (watcher !== seat) complain(`was sent what seat ${watcher} sees`)
      else if (!rules[seat].views.get(shown)?.has(JSON.stringify(view))) complain(`was shown another moment ${shown}`)
      for (const { event } of told) if (!rules[seat].events.has(JSON.stringify(event))) complain('was told too much')
    }
    // The record is sent to whoever asks for it once the game is over.
    const running = heard.filter(text => !text.includes('"record"'))
    if (running.length < heard.length - (seat === 0 ? 1 : 0)) complain('was sent a record')
    const others = rules.filter((_, other) => other !== seat)
    const secrets = others.flatMap(({ events }) => [...events].filter(event => !rules[seat].events.has(event)))
    const foreignKeys = keys.flatMap((one, other) => (other === seat ? [] : one.map(({ value }) => value)))
    for (const text of [...running, ...kept[seat]]) {
      const found = parts.exec(text)
      if (found) complain(`has a part of the record: ${found[0]}`)
      for (const secret of secrets) if (text.includes(secret)) complain(`has what was for others: ${secret}`)
      for (const key of foreignKeys) if (text.includes(key)) complain('has the key of somebody else')
    }
  }
  return count
}

interface MayKnow {
  /** By number of the moment. */
  readonly views: Map<Moment['shown'], Set<string>>
  readonly events: Set<string>
}

/** What the rules show to each seat: what the suite proves to tell no secret. */
function shownByRules(title: Title, record: GameRecord): readonly MayKnow[] {
  const made = makeTable(title, record.table.seats, record.table.options)
  if ('refused' in made) throw new Error(made.refused.reason)
  const seats = Array.from({ length: record.table.seats }, (_, seat: Seat) => seat)
  const known: readonly MayKnow[] = seats.map(() => ({ views: new Map(), events: new Set() }))
  const live = LiveTable.replay(title.game, made.table, record, 0)
  const look = () => {
    for (const seat of seats) {
      const { views } = known[seat]
      const shown = live.shown(seat)
      views.set(shown, (views.get(shown) ?? new Set()).add(JSON.stringify(live.view(seat))))
    }
  }
  look()
  // What the table answers by itself belongs to the moment of the answer before.
  const answers: Entry[][] = []
  for (const entry of record.entries) {
    if ('auto' in entry && answers.length > 0) answers[answers.length - 1].push(entry)
    else answers.push([entry])
  }
  for (const entries of answers) {
    live.take(entries)
    look()
  }
  for (const seat of seats) for (const { event } of live.events(seat)) known[seat].events.add(JSON.stringify(event))
  return known
}
