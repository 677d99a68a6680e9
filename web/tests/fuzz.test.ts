/** A little of "npm run prove pages": spoilt links, files and storage. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'

// The script finds the build and the browser ready.
let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

test('spoilt links, files and storage: the app says a sentence and goes on working', { timeout: 600_000 }, async () => {
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'prove', 'pages.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, '100', '1'])
  const found = JSON.parse(stdout) as { cases: number; taken: number; problems: string[] }
  expect(found.problems).toEqual([])
  expect(found.cases).toBe(100)
  // Most of it has to be refused, or nothing was spoilt.
  expect(found.taken).toBeLessThan(60)
})
