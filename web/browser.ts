/** A browser for the tests, and a served build to look at. */
import type { GameRecord } from '@palatine/kernel'
import type { Chair } from '@palatine/tables/shapes'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { ensureBuilt } from './build.ts'
import { launchChromium } from './chromium/launch.ts'
import { serveBuild } from './served.ts'

let browser: Promise<Browser> | undefined
let stages = 0

const died = 'Chromium died. What is above may say why; PALATINE_BROWSER and CHROMIUM choose another one.'

export async function launch(): Promise<Browser> {
  if (browser && (await browser).isConnected()) return browser
  const starting = launchChromium()
  browser = starting
  const started = await starting
  // Whatever waits for a page of it fails at once by itself; this says why.
  started.on('disconnected', () => browser === starting && console.error(died))
  return started
}

export interface Stage {
  readonly address: string
  /** A fresh visitor: nothing kept, one language, pieces that do not make one wait. */
  visit(options?: {
    language?: 'en' | 'de'
    settings?: object
    width?: number
    height?: number
  }): Promise<{ page: Page; context: BrowserContext; errors: string[] }>
  close(): Promise<void>
}

/** Builds if it has to, serves the build on a free port, starts a browser. `built`: the folder of another build. */
export async function openStage(built?: string): Promise<Stage> {
  if (built === undefined) await ensureBuilt()
  const served = await serveBuild(built)
  const started = await launch()
  stages++
  const contexts: BrowserContext[] = []
  const address = `http://127.0.0.1:${served.port}`
  return {
    address,
    async visit({ language = 'en', settings = {}, width = 1440, height = 900 } = {}) {
      if (!started.isConnected()) throw new Error(died)
      const context = await started.newContext({
        viewport: { width, height },
        locale: language,
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      context.setDefaultTimeout(90_000)
      contexts.push(context)
      const kept = JSON.stringify({ language, speed: 'instant', ...settings })
      await context.addInitScript(value => {
        if (!localStorage.getItem('palatine.settings')) localStorage.setItem('palatine.settings', value)
      }, kept)
      const page = await context.newPage()
      const errors: string[] = []
      page.on('crash', () => errors.push('The page crashed.'))
      page.on('pageerror', error => errors.push(error.message))
      page.on('console', message => message.type() === 'error' && errors.push(message.text()))
      return { page, context, errors }
    },
    async close() {
      await Promise.all(contexts.map(context => context.close()))
      await served.close()
      if (--stages > 0) return
      const last = browser
      browser = undefined
      await (await last)?.close()
    },
  }
}

/** Puts a table into what this browser keeps, as if it had been played here. */
export async function putTable(
  { address }: Stage,
  page: Page,
  id: string,
  chairs: readonly Chair[],
  record: GameRecord,
  /** How it ended, if it did. */
  ended: { readonly totals: readonly number[]; readonly winners: readonly number[] } | null = null,
): Promise<void> {
  const now = Date.now()
  const { entries, ...header } = record
  const rows = {
    headers: [{ id, header, sitters: chairs.map(chair => ({ ...chair, person: chair.bot === '' ? 'here' : '' })) }],
    cards: [
      {
        id,
        dues: [],
        card: {
          id,
          game: record.game,
          chairs,
          began: now,
          touched: now,
          moments: entries.length,
          asked: [],
          over: ended !== null,
          totals: ended?.totals ?? null,
          winners: ended?.winners ?? [],
        },
      },
    ],
    entries: entries.map((entry, sequence) => ({ table: id, sequence, key: null, time: now, entry })),
  }
  // The page of my games makes sure that there is a place to keep them.
  await page.goto(`${address}/games`)
  await page.waitForSelector('.lead + p, .game-row')
  await page.evaluate(putRows, JSON.stringify(rows))
}

/** In the page: writes rows into what this browser keeps, by the name of their store. */
export function putRows(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const rows = JSON.parse(text) as { [store: string]: object[] }
    const request = indexedDB.open('palatine')
    request.onsuccess = () => {
      const work = request.result.transaction(Object.keys(rows), 'readwrite')
      for (const [store, list] of Object.entries(rows)) for (const row of list) work.objectStore(store).put(row)
      work.oncomplete = () => {
        request.result.close()
        resolve()
      }
      work.onerror = () => reject(work.error)
    }
  })
}

/** In the page: chooses some answer from the list, without giving it. */
export async function chooseSomething(nth: number): Promise<void> {
  const confirm = () => document.querySelector<HTMLButtonElement>('.confirm-bar .button-main')
  for (let steps = 0; confirm()?.disabled && steps < 300; steps++) {
    const closed = document.querySelector<HTMLDetailsElement>('details.all-answers:not([open])')
    if (closed) closed.open = true
    const choices = document.querySelectorAll<HTMLButtonElement>('button[data-answer]')
    // Even strides can go round in circles, where one choice opens others: later ones are uneven.
    const stride = steps < 60 ? steps * 3 : steps * steps
    choices[(nth * 7 + stride) % choices.length]?.click()
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
