/** Which browser the tests get, and that it is no laxer than a player's. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { chooseChromium } from '../chromium/choose.ts'

describe('the choice', () => {
  const linux = { platform: 'linux', arch: 'x64' }
  const bin = join('some', 'bin')
  const PATH = ['elsewhere', bin].join(delimiter)
  const chromium = join(bin, 'chromium')
  const choose = (env: Record<string, string>, there: readonly string[] = [], machine = linux) =>
    chooseChromium({ ...machine, env, has: path => there.includes(path) })

  test('an installed one comes before the packaged one', () => {
    expect(choose({ PATH }, [chromium])).toEqual({ path: chromium })
    expect(choose({ PATH })).toBe('packaged')
    expect(choose({})).toBe('packaged')
  })

  test('PALATINE_BROWSER wants one of the two', () => {
    expect(choose({ PATH, PALATINE_BROWSER: 'packaged' }, [chromium])).toBe('packaged')
    expect(choose({ PATH, PALATINE_BROWSER: 'installed' }, [chromium])).toEqual({ path: chromium })
    expect(() => choose({ PATH, PALATINE_BROWSER: 'installed' })).toThrow(/^There is no Chrome or Chromium on the PATH/)
    expect(() => choose({ PALATINE_BROWSER: 'firefox' })).toThrow(
      'PALATINE_BROWSER is "firefox"; it can be installed or packaged.',
    )
  })

  test('CHROMIUM comes before everything, and must be there', () => {
    const env = { PATH, CHROMIUM: 'mine', PALATINE_BROWSER: 'packaged' }
    expect(choose(env, [chromium, 'mine'])).toEqual({ path: 'mine' })
    expect(() => choose(env, [chromium])).toThrow('CHROMIUM is "mine", but there is no such file.')
  })

  test('a Mac is looked at in its usual places', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(choose({ PATH }, [chrome], { platform: 'darwin', arch: 'arm64' })).toEqual({ path: chrome })
  })

  test.each([
    { platform: 'linux', arch: 'arm64' },
    { platform: 'darwin', arch: 'arm64' },
    { platform: 'win32', arch: 'x64' },
  ])('without Chrome, $platform $arch is told what to do', machine => {
    const told = `and none comes from npm for ${machine.platform} ${machine.arch}: install Chrome or Chromium, or set CHROMIUM to its path.`
    expect(() => choose({ PATH }, [], machine)).toThrow(told)
    expect(() => choose({ PATH, PALATINE_BROWSER: 'packaged' }, [], machine)).toThrow(
      `The Chromium that comes from npm does not run on ${machine.platform} ${machine.arch}: install`,
    )
  })
})

describe('the browser', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, 240_000)
  afterAll(() => stage.close())

  /** What the browser says about itself. */
  async function itself() {
    const { context } = await stage.visit()
    const session = await context.browser()?.newBrowserCDPSession()
    if (!session) throw new Error('no browser')
    const { commandLine } = await session.send('SystemInfo.getInfo')
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const main = processInfo.find(({ type }) => type === 'browser')
    if (!main) throw new Error('no process of the browser')
    return { commandLine, pid: main.id }
  }

  test('is started without any argument that makes it laxer', async () => {
    const { commandLine } = await itself()
    expect(commandLine).toContain('--disable-sync')
    for (const lax of [
      '--single-process',
      '--disable-web-security',
      '--allow-running-insecure-content',
      '--disable-site-isolation-trials',
      '--ignore-certificate-errors',
      '--unsafely-treat-insecure-origin-as-secure',
    ])
      expect(commandLine).not.toContain(lax)
    expect(commandLine).not.toMatch(/--disable-features=\S*(IsolateOrigins|site-per-process)/)
  })

  test('lets no page read what another address serves', async () => {
    const elsewhere = createServer((_, response) => response.end('secret'))
    await new Promise<void>(resolve => elsewhere.listen(0, '127.0.0.1', resolve))
    const other = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`
    const { page } = await stage.visit()
    // A page without a content security policy, so that only the browser itself can refuse.
    await page.goto(other)
    const reading = (address: string) =>
      page.evaluate(
        from =>
          fetch(from).then(
            answer => answer.text(),
            () => 'refused',
          ),
        address,
      )
    expect(await reading(other)).toBe('secret')
    expect(await reading(stage.address)).toBe('refused')
    elsewhere.close()
    elsewhere.closeAllConnections()
  })

  test('has room for several visitors at once, who share nothing', async () => {
    const visits = await Promise.all([1, 2, 3, 4].map(() => stage.visit()))
    await Promise.all(visits.map(({ page }) => page.goto(stage.address)))
    for (const [number, { page }] of visits.entries())
      await page.evaluate(mine => localStorage.setItem('mine', mine), `${number}`)
    const kept = visits.map(({ page }) => page.evaluate(() => localStorage.getItem('mine')))
    expect(await Promise.all(kept)).toEqual(['0', '1', '2', '3'])
  })

  // Far shorter than what a page may take: only a wait that ends at once passes.
  const soon = { timeout: 30_000 }

  test('a page that crashes is told at once', soon, async () => {
    const { page, errors } = await stage.visit()
    await page.goto(stage.address)
    const waiting = expect(page.waitForSelector('.never')).rejects.toThrow('crashed')
    await expect(page.goto('chrome://crash')).rejects.toThrow()
    await waiting
    expect(errors).toContain('The page crashed.')
  })

  test('a browser that dies is told at once, and the next file gets another', soon, async () => {
    const { page } = await stage.visit()
    await page.goto(stage.address)
    const waiting = expect(page.waitForSelector('.never')).rejects.toThrow('has been closed')
    process.kill((await itself()).pid, 'SIGKILL')
    await waiting
    await expect(stage.visit()).rejects.toThrow(/^Chromium died\./)
    const next = await openStage()
    const { page: alive } = await next.visit()
    await alive.goto(next.address)
    expect(await alive.title()).toContain('Palatine')
    await next.close()
  })
})
