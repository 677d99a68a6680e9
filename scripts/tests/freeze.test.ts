import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  FastChance,
  type GameRecord,
  LiveTable,
  makeTable,
  type Question,
  sampleAnswer,
  tableFor,
} from '@palatine/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { frozen } from '../../games/frozen.ts'
import { titles } from '../../games/registry.ts'
import { linkModules } from '../beside.ts'
import { bundleRules } from '../bundle.ts'
import { root } from '../tools.ts'

test('a frozen game is one module, without a table, that a table of today plays to the same end', async () => {
  const title = await titles.gatehouse.load()
  const table = tableFor(title, 3)
  const live = LiveTable.open(title.game, table, new FastChance(1))
  const chance = new FastChance(2)
  while (!live.over) live.play(live.asked[0], sampleAnswer(live.question(live.asked[0]) as Question, chance))

  const text = await bundleRules('gatehouse', title.game.version)
  expect(text).not.toMatch(/^import /m)
  expect(text).not.toContain('LiveTable')
  const module = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
  expect(module.components.builtIn).toEqual(title.components.builtIn)
  const again = LiveTable.replay(module.game, table, JSON.parse(JSON.stringify(live.record)))
  expect(again.hash()).toBe(live.hash())
})

test('every golden game of a frozen version is played by the rules of that version', async () => {
  for (const [id, versions] of Object.entries(frozen)) {
    const folder = join(root, 'games', id, 'tests/records')
    for (const version of Object.keys(versions)) {
      const title = await titles[id].load(Number(version))
      const files = readdirSync(folder).filter(name => name.startsWith(`v${version}-`))
      expect(files.length, `golden games of ${id}, version ${version}`).toBeGreaterThan(0)
      for (const file of files) {
        const { record, hash } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
        const made = title && makeTable(title, record.table.seats, record.table.options, record.table.components)
        if (!title || !made || 'refused' in made) throw new Error(`${file} has no table`)
        expect(LiveTable.replay(title.game, made.table, record).hash(), file).toBe(hash)
      }
    }
  }
  expect(await titles.gatehouse.load(99)).toBeUndefined()
})

describe('a game whose rules have changed', () => {
  const copy = mkdtempSync(join(tmpdir(), 'palatine-version-'))
  const old = join(root, 'games/gatehouse/tests/records/v1-2-seats.json')
  const { record }: { record: GameRecord } = JSON.parse(readFileSync(old, 'utf8'))
  const file = join(copy, 'old.json')
  const node = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
  const module = (source: string) => JSON.parse(node('--input-type=module', '--eval', source))

  beforeAll(() => {
    for (const part of ['kernel', 'games', 'bots', 'ui', 'cli', 'scripts', 'package.json']) {
      cpSync(join(root, part), join(copy, part), { recursive: true })
    }
    linkModules(copy)
    node('scripts/freeze.ts', 'gatehouse')
    // In the new version everybody has a stone less.
    const rules = join(copy, 'games/gatehouse/rules/index.ts')
    writeFileSync(rules, readFileSync(rules, 'utf8').replace('version: 1', 'version: 2'))
    const board = join(copy, 'games/gatehouse/components/board.json')
    const { hand, ...figures } = JSON.parse(readFileSync(board, 'utf8'))
    writeFileSync(board, JSON.stringify({ ...figures, hand: hand - 1 }))
    writeFileSync(file, JSON.stringify(record))
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test('tells old records by the rules they were played with, and new ones by the new', () => {
    const found = JSON.parse(node('cli/bin/palatine.mjs', 'replay', file, '--json', '--lang', 'en'))
    expect(found).toMatchObject({ game: 'gatehouse', version: 1, asked: [] })
    expect(found.result.totals).toHaveLength(2)
    expect(found.events.at(-1).words).toEqual(expect.any(String))
    writeFileSync(file, JSON.stringify({ ...record, version: 2 }))
    expect(() => node('cli/bin/palatine.mjs', 'replay', file)).toThrow('cannot be played again')
    writeFileSync(file, JSON.stringify(record))
  })

  test('lets running tables go on with the rules they began with, and bots of today play at them', () => {
    const played = module(`
      import { readFileSync } from 'node:fs'
      import { FastChance, LiveTable, makeTable, plain } from '@palatine/kernel'
      import { titles } from './games/registry.ts'
      const record = JSON.parse(readFileSync('old.json', 'utf8'))
      const [today, title] = [await titles.gatehouse.load(), await titles.gatehouse.load(record.version)]
      const { table } = makeTable(title, record.table.seats, record.table.options, record.table.components)
      const half = record.entries.length >> 1
      const live = LiveTable.replay(title.game, table, record, half, new FastChance(1))
      const bot = plain(await title.loadBot())
      while (!live.over) live.play(live.asked[0], bot(live.look(live.asked[0]), { chance: new FastChance(2) }).answer)
      const again = LiveTable.replay(title.game, table, live.record)
      console.log(JSON.stringify({
        versions: [today.game.version, live.record.version],
        hands: [today.components.builtIn.board.hand, title.components.builtIn.board.hand],
        same: again.hash() === live.hash(),
        more: live.sequence > half,
      }))`)
    expect(played.versions).toEqual([2, 1])
    expect(played.hands[0]).toBe(played.hands[1] - 1)
    expect(played).toMatchObject({ same: true, more: true })
  })
})
