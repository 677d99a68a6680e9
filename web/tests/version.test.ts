/** A new version of the app is announced, and comes when it is let in. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { dist } from '../build.ts'
import { type Served, serveBuild } from '../served.ts'

const host = '127.0.0.1'
const folder = mkdtempSync(join(tmpdir(), 'palatine-versions-'))
let stage: Stage
let running: Served | undefined

beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(async () => {
  await stop()
  await stage.close()
  rmSync(folder, { recursive: true })
})

/** The build, with a mark by which its page is known; on the port of the version before. */
async function publish(mark: string, wanted: number): Promise<number> {
  await stop()
  const version = join(folder, mark)
  cpSync(dist, version, { recursive: true, filter: name => !/\.(br|gz)$/.test(name) })
  const change = (name: string, from: string, to: string) => {
    const text = readFileSync(join(version, name), 'utf8')
    writeFileSync(join(version, name), text.replace(from, to))
  }
  change('index.html', '<head>', `<head><meta name="version" content="${mark}" />`)
  change('sw.js', 'const version =', `const mark = "${mark}"\nconst version = mark +`)
  running = await serveBuild(version, { port: wanted })
  return running.port
}

async function stop(): Promise<void> {
  await running?.close()
  running = undefined
}

test('who comes back to the page reads of a new version, and has it after one click', {
  timeout: 300_000,
}, async () => {
  const { page } = await stage.visit()
  const version = () => page.locator('meta[name=version]').getAttribute('content')
  const port = await publish('first', 0)
  await page.goto(`http://${host}:${port}/settings`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  expect(await version()).toBe('first')
  expect(await publish('second', port)).toBe(port)
  expect(await page.locator('.new-version').count()).toBe(0)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForSelector('.new-version')
  // Until it is let in, everything is of the old version.
  await page.reload()
  await page.waitForSelector('.new-version')
  expect(await version()).toBe('first')
  await page.locator('.new-version .button-main').click()
  await page.waitForSelector('meta[content=second]', { state: 'attached' })
  await page.waitForSelector('.segment')
  expect(await page.locator('.new-version').count()).toBe(0)
})
