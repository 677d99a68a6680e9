/** The store of this browser, in a real one: it passes the suite of all stores, and takes over what older versions kept. */

import { storeCases } from '@palatine/tables/store-suite'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'

let stage: Stage
let page: Page
beforeAll(async () => {
  stage = await openStage()
  page = (await stage.visit()).page
  await page.goto(`${stage.address}/settings`)
  const bundle = await build({
    stdin: { contents: inPage, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
  })
  await page.evaluate(bundle.outputFiles[0].text)
}, 240_000)
afterAll(() => stage.close())

const inPage = `
  import { storeCases } from '@palatine/tables/store-suite'
  import { finished, openDatabase } from '../worker/database.ts'
  import { IndexedStore } from '../worker/indexed-store.ts'

  globalThis.runCase = async name => {
    const place = 'suite ' + name
    const stores = {
      open: async () => new IndexedStore(await openDatabase(() => undefined, place)),
      async spoil(id) {
        const work = (await openDatabase(() => undefined, place)).transaction('cards', 'readwrite')
        work.objectStore('cards').put({ id, card: { nonsense: id }, dues: [] })
        await finished(work)
      },
    }
    await storeCases.find(one => one.name === name).run(stores)
    return 'done'
  }
`

test.each(storeCases.map(({ name }) => name))('the store of the browser: %s', async name => {
  expect(
    await page.evaluate(
      one => (globalThis as unknown as { runCase(name: string): Promise<string> }).runCase(one),
      name,
    ),
  ).toBe('done')
})
