/** Chromium for the tests: found or fetched, in the order of the README; and a served build to look at. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { GameRecord } from '@palatine/kernel'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { ensureBuilt } from './build.ts'
import { serve } from './serve.ts'
import type { Chair, TableCard } from './worker/protocol.ts'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function installed(): string | undefined {
  for (const name of names) {
    const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim().split('\n')[0]
  }
  return usualPlaces.find(place => existsSync(place))
}

function byApt(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0)
    return undefined
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 120_000 })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: 'ignore',
      timeout: 240_000,
    })
    return installed()
  } catch {
    return undefined
  }
}

/** Where Chromium is, and what it must be started with. */
async function findChromium(): Promise<{ path: string; args: string[] }> {
  const given = process.env.CHROMIUM
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM is "${given}", but there is no such file.`)
    return { path: given, args: flags }
  }
  const path = installed() ?? byApt()
  if (path) return { path, args: flags }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packaged } = await import('@sparticuz/chromium')
    return { path: await packaged.executablePath(), args: [...packaged.args, ...flags] }
  }
  throw new Error('The browser tests need Chromium: install Chrome or Chromium, or set CHROMIUM to its path.')
}

let browser: Promise<Browser> | undefined
let stages = 0

export function launch(): Promise<Browser> {
  browser ??= findChromium().then(({ path, args }) => chromium.launch({ executablePath: path, args }))
  return browser
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

/** Builds if it has to, serves the build on a free port, starts a browser. */
export async function openStage(): Promise<Stage> {
  await ensureBuilt()
  const { server, port } = await serve(0, '127.0.0.1')
  const started = await launch()
  stages++
  const contexts: BrowserContext[] = []
  const address = `http://127.0.0.1:${port}`
  return {
    address,
    async visit({ language = 'en', settings = {}, width = 1440, height = 900 } = {}) {
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
      page.on('pageerror', error => errors.push(error.message))
      page.on('console', message => message.type() === 'error' && errors.push(message.text()))
      return { page, context, errors }
    },
    async close() {
      await Promise.all(contexts.map(context => context.close()))
      await closed(server)
      if (--stages > 0) return
      browser = undefined
      await started.close()
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
): Promise<void> {
  const now = Date.now()
  const { entries, game } = record
  const card: TableCard = {
    id,
    game,
    chairs,
    began: now,
    touched: now,
    entries: entries.length,
    over: false,
    totals: null,
    winners: [],
  }
  // The page of my games makes sure that there is a place to keep them.
  await page.goto(`${address}/games`)
  await page.waitForSelector('.lead + p, .game-row')
  await page.evaluate(
    text =>
      new Promise<void>((resolve, reject) => {
        const kept = JSON.parse(text) as { card: TableCard; record: object }
        const request = indexedDB.open('palatine')
        request.onsuccess = () => {
          const work = request.result.transaction(['cards', 'records'], 'readwrite')
          work.objectStore('cards').put(kept.card)
          work.objectStore('records').put(kept.record, kept.card.id)
          work.oncomplete = () => resolve()
          work.onerror = () => reject(work.error)
        }
      }),
    JSON.stringify({ card, record }),
  )
}

/** In the page: chooses some answer from the list, without giving it. */
export async function chooseSomething(nth: number): Promise<void> {
  const confirm = () => document.querySelector<HTMLButtonElement>('.confirm-bar .button-main')
  for (let steps = 0; confirm()?.disabled && steps < 60; steps++) {
    const closed = document.querySelector<HTMLDetailsElement>('details.all-answers:not([open])')
    if (closed) closed.open = true
    const choices = document.querySelectorAll<HTMLButtonElement>('button[data-answer]')
    choices[(nth * 7 + steps * 3) % choices.length]?.click()
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

const closed = (server: Server): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
