/** Tables that began with rules of an earlier version, in a real browser. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRecord } from '@palatine/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { openStage, putTable, type Stage } from '../browser.ts'
import { answer, asked } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const golden = join(import.meta.dirname, '../../games/eternal-palace/tests/records/v1-2-seats.json')
const { record } = JSON.parse(readFileSync(golden, 'utf8')) as { record: GameRecord }
const chairs = [
  { name: 'Ada', bot: '' },
  { name: 'Bo', bot: 'plain' },
]

test('an old table of Eternal Palace is shown, and goes on with the rules that it began with', {
  timeout: 300_000,
}, async () => {
  expect((await titles['eternal-palace'].load()).game.version).toBeGreaterThan(record.version)
  const { page, errors } = await stage.visit()
  await putTable(stage, page, 'old', chairs, { ...record, entries: record.entries.slice(0, 20) })
  await page.goto(`${stage.address}/table/old`)
  expect(await asked(page)).toBe(true)
  await answer(page)
  await asked(page)
  await page.goto(`${stage.address}/replay/old`)
  await page.waitForSelector('.log li')
  expect(errors).toEqual([])
})
