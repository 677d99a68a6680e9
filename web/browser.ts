/** Chromium for the tests: found or fetched, in the order of the README; and a served build to look at. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { ensureBuilt } from './build.ts'
import { serve } from './serve.ts'

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

const closed = (server: Server): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
