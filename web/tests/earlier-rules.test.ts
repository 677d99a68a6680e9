/** Tables that began with rules of an earlier version, in a real browser. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Foreseen, type GameRecord, LiveTable, makeTable, type Title } from '@palatine/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { openStage, putTable, type Stage } from '../browser.ts'
import { previewFor } from '../worker/previewing.ts'
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

test('what an answer would do at an old table is foreseen by the rules that it began with', async () => {
  const old = (await titles['eternal-palace'].load(record.version)) as Title
  const made = makeTable(old, record.table.seats, record.table.options)
  if ('refused' in made) throw new Error(made.refused.reason)
  const { table } = made
  const versions = [record.version, (await titles['eternal-palace'].load()).game.version]
  const live = LiveTable.replay(old.game, table, record, 0)
  let otherwise = 0
  for (const entry of record.entries) {
    if ('answer' in entry && !entry.auto) {
      const { seat, answer } = entry
      const asked: Foreseen = { table, view: live.view(seat), known: live.knowledge(seat), seat, answer }
      const [then, today] = await Promise.all(
        versions.map(version => previewFor({ ticket: 1, game: 'eternal-palace', version, ...asked })),
      )
      expect(then.preview).not.toBeNull()
      if (JSON.stringify(then) !== JSON.stringify(today)) otherwise++
    }
    live.take([entry])
  }
  // Today's rules would have told something else here and there.
  expect(otherwise).toBeGreaterThan(0)
  const nowhere = { ticket: 2, game: 'eternal-palace', version: 99, table, known: null, seat: 0, answer: 0 }
  expect(await previewFor({ ...nowhere, view: live.view(0) })).toEqual({ ticket: 2, preview: null })
})
