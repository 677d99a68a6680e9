import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
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
import { openStage, putTable, type Stage } from '../../web/browser.ts'
import { answer, asked, sitDown } from '../../web/tests/seated.ts'
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

const parts = 'kernel games bots ui tables server web cli scripts package.json package-lock.json'.split(' ')

describe('a game whose rules have changed', () => {
  const copy = mkdtempSync(join(tmpdir(), 'palatine-version-'))
  const old = join(root, 'games/gatehouse/tests/records/v1-2-seats.json')
  const { record }: { record: GameRecord } = JSON.parse(readFileSync(old, 'utf8'))
  const file = join(copy, 'old.json')
  const node = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
  const module = (source: string) => JSON.parse(node('--input-type=module', '--eval', source))

  beforeAll(() => {
    const isSource = (path: string) => !/^dist|^node_modules$/.test(basename(path))
    for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true, filter: isSource })
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
  let stage: Stage | undefined
  afterAll(async () => {
    await stage?.close()
    rmSync(copy, { recursive: true, force: true })
  })

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

  test('in the browser an old table goes on as it began, an old record is told, and a new table has the new rules', {
    timeout: 400_000,
  }, async () => {
    node('web/build.ts')
    stage = await openStage(join(copy, 'web/dist'))
    const { page, errors } = await stage.visit()
    const half = record.entries.slice(0, 8)
    await putTable(stage, page, 'old', chairs, { ...record, entries: half })
    await page.goto(`${stage.address}/table/old`)
    expect(await asked(page)).toBe(true)
    await answer(page)
    await asked(page)
    const [old] = await kept(page)
    expect(old.version).toBe(1)
    expect(old.entries).toBeGreaterThan(half.length)

    await putTable(stage, page, 'finished', chairs, record)
    await page.goto(`${stage.address}/replay/finished`)
    await page.waitForSelector('.log li')
    await page.waitForSelector('.scoring')

    await sitDown(page, stage.address, 'gatehouse', ['', 'plain'])
    expect(await asked(page)).toBe(true)
    expect((await kept(page)).map(({ version }) => version).sort()).toEqual([1, 1, 2])
    expect(errors).toEqual([])
  })
})

const chairs = [
  { name: 'Ada', bot: '' },
  { name: 'Bo', bot: 'plain' },
]

type Page = Awaited<ReturnType<Stage['visit']>>['page']

interface Kept {
  readonly version: number
  readonly entries: number
}

/** What this browser keeps: the version of each table's rules, and how many entries it has. */
const kept = (page: Page): Promise<Kept[]> =>
  page.evaluate(
    () =>
      new Promise<Kept[]>((resolve, reject) => {
        const request = indexedDB.open('palatine')
        request.onsuccess = () => {
          const work = request.result.transaction(['headers', 'entries'])
          const headers = work.objectStore('headers').getAll()
          const entries = work.objectStore('entries').getAll()
          work.oncomplete = () => {
            request.result.close()
            const countOf = (id: string) => entries.result.filter(({ table }) => table === id).length
            resolve(headers.result.map(({ id, header }) => ({ version: header.version, entries: countOf(id) })))
          }
          work.onerror = () => reject(work.error)
        }
      }),
  )
