import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Json } from '@palatine/kernel'
import { storeCases } from '@palatine/tables/store-suite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { readConfig } from '../config.ts'
import { backupKept, restoreKept } from '../database/copy.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { ChatStore } from '../stores/chat-store.ts'
import { SharedTablesStore } from '../stores/shared-tables-store.ts'
import { gatehouse } from '../testing/guest.ts'
import { Cluster } from '../testing/postgres.ts'
import { Running } from '../testing/running.ts'

let cluster: Cluster
beforeAll(async () => {
  cluster = await Cluster.start()
})
afterAll(() => cluster.remove())

const opened: Database[] = []
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})

async function databaseAt(place: string): Promise<Database> {
  const database = await openDatabase({ data: 'data', database: place })
  opened.push(database)
  return database
}

/** Like the servers: each with connections of its own. */
function storesAt(place: string) {
  return {
    open: async () => new SharedTablesStore(await databaseAt(place), 'one', 1_000),
    spoil: async (id: string) => {
      const database = await databaseAt(place)
      await database.run('UPDATE tables SET card = ? WHERE id = ?', JSON.stringify({ nonsense: id }), id)
    },
  }
}

test.each(storeCases)('PostgreSQL: $name', async ({ run }) => {
  const stores = storesAt(await cluster.place())
  await expect(run(stores)).resolves.toBeUndefined()
})

test('servers that start at the same time bring the database to its form once', async () => {
  const place = await cluster.place()
  const [database] = await Promise.all(Array.from({ length: 5 }, () => databaseAt(place)))
  const rows = await database.all('SELECT number, name FROM migrations ORDER BY number')
  expect(rows.map(row => row.number)).toEqual(rows.map((_, i) => i + 1))
})

test('a transaction is all or nothing, and its numbers are numbers', async () => {
  const database = await databaseAt(await cluster.place())
  await database.run('CREATE TABLE notes (text TEXT PRIMARY KEY, size BIGINT)')
  const failing = database.transaction(async inside => {
    await inside.run('INSERT INTO notes (text, size) VALUES (?, ?)', 'a', 2 ** 41)
    expect(await database.all('SELECT text FROM notes')).toEqual([])
    throw new Error('no a')
  })
  await expect(failing).rejects.toThrow('no a')
  // Whoever goes on after a statement that failed is not told that anything was written.
  const hiding = database.transaction(async inside => {
    await inside.run('INSERT INTO notes (text, size) VALUES (?, ?)', 'b', 1)
    await inside.run('INSERT INTO nowhere (text) VALUES (?)', 'b').catch(() => 0)
  })
  await expect(hiding).rejects.toThrow('nothing was written')
  expect(await database.run('INSERT INTO notes (text, size) VALUES (?, ?)', 'c', 2 ** 41)).toBe(1)
  expect(await database.all('SELECT text, size FROM notes')).toEqual([{ text: 'c', size: 2 ** 41 }])
})

test('lines that are written at several servers at once are all kept, with numbers of their own', async () => {
  const place = await cluster.place()
  const stores = await Promise.all(Array.from({ length: 4 }, async () => new ChatStore(await databaseAt(place))))
  const line = { time: 1, person: 'ada', seat: 0, name: 'Ada', text: 'hello', phrase: null }
  const said = Array.from({ length: 24 }, (_, i) =>
    stores[(i + Math.floor(i / 12)) % 4].add('a', `key-${i % 12}`, line, 100),
  )
  const ends = await Promise.all(said)
  // Every key came twice, at different servers.
  const lines = ends.flatMap(end => (typeof end === 'string' ? [] : [end.line]))
  expect(lines.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i))
  expect(await stores[0].of('a')).toHaveLength(12)
})

test.each([
  [
    'postgres://palatine:hidden@127.0.0.1:1/nowhere',
    /^The PostgreSQL at 127\.0\.0\.1:1\/nowhere cannot be used .*Start/,
  ],
  ['', /^The PostgreSQL at 127\.0\.0\.1:\d+\/nowhere cannot be used .*Check name, password and database/],
])('what cannot be reached (%s) is said in a sentence without the password', async (place, sentence) => {
  const database = place || cluster.address.replace('palatine@', 'palatine:hidden@').replace('/postgres', '/nowhere')
  const refused = openDatabase({ data: 'data', database })
  await expect(refused).rejects.toThrow(sentence)
  await expect(refused).rejects.not.toThrow('hidden')
})

test('a database is a PostgreSQL or in the folder, and nothing else; nobody repeats its password', () => {
  expect(readConfig({ PALATINE_DATABASE: 'postgres://a:b@c/d' }).database).toBe('postgres://a:b@c/d')
  expect(readConfig({}).database).toBe('')
  expect(() => readConfig({ PALATINE_DATABASE: 'mysql://a:hidden@c/d' })).toThrow(
    'PALATINE_DATABASE has to be an address such as "postgres://name:password@host/database".',
  )
})

/** All that is kept, in an order that does not depend on where. */
async function everything(database: Database): Promise<Record<string, string[]>> {
  const names = database.shared
    ? await database.all('SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()')
    : await database.all("SELECT name FROM sqlite_master WHERE type = 'table'")
  const found: Record<string, string[]> = {}
  for (const part of names.map(({ name }) => String(name)).toSorted()) {
    found[part] = (await database.all(`SELECT * FROM ${part}`))
      .map(row => JSON.stringify(row, Object.keys(row).toSorted()))
      .toSorted()
  }
  return found
}

test('what was saved of a file is restored into PostgreSQL and back, entry by entry', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palatine-copies-'))
  const running = await Running.start({ data: join(folder, 'first') })
  const ada = await running.guest('Ada')
  await ada.get({ ask: 'open', make: gatehouse() })
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  await ada.get({ ask: 'say', table: open.id, text: 'good luck' })
  const bo = await running.guest('Bo')
  await bo.get({ ask: 'mute', table: open.id, seat: 0, on: true })
  await bo.get({ ask: 'block', table: open.id, seat: 0 })
  await ada.get({ ask: 'token', label: 'mine' })
  await ada.get({ ask: 'device' })
  await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
  await ada.watch(open.id)
  await ada.playOn()
  const components = JSON.parse(JSON.stringify((await titles.xian.load()).components.builtIn)) as Json
  const { open: long } = await ada.get({ ask: 'open', make: { ...gatehouse(2), game: 'xian', components } })
  await ada.get({ ask: 'begin', table: long.id, bots: 'random' })
  await ada.watch(long.id)
  await ada.playOn()
  await running.stop(true)
  const first = { data: join(folder, 'first'), database: '' }
  const second = { data: join(folder, 'none'), database: await cluster.place() }
  const third = { data: join(folder, 'third'), database: '' }
  await backupKept(first, join(folder, 'one.db'))
  await restoreKept(second, join(folder, 'one.db'))
  await expect(restoreKept(second, join(folder, 'one.db'))).rejects.toThrow('is not empty')
  await backupKept(second, join(folder, 'two.db'))
  await restoreKept(third, join(folder, 'two.db'))
  const kept = []
  for (const place of [first, second, third]) {
    const database = await openDatabase(place)
    kept.push(await everything(database))
    await database.close()
  }
  expect(kept[1]).toEqual(kept[0])
  expect(kept[2]).toEqual(kept[0])
  expect(kept[0]).toMatchObject({ entries: expect.arrayContaining([expect.stringContaining(open.id)]) })
  // Nothing of what can be kept is missing here.
  for (const [part, rows] of Object.entries(kept[0])) expect([part, rows.length > 0]).toEqual([part, true])
  rmSync(folder, { recursive: true })
})

test('of appends that are written together one that was there already does not keep the others from being done', async () => {
  const place = await cluster.place()
  const running = await Running.start({ database: place })
  const ada = await running.guest('Ada')
  const ids: string[] = []
  for (let i = 0; i < 3; i++) {
    const { open } = await ada.get({ ask: 'open', make: gatehouse() })
    await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
    ids.push(open.id)
  }
  await running.stop()
  const store = new SharedTablesStore(await databaseAt(place), 'one', 1_000)
  const append = async (id: string, key: string, more = 0) => {
    const tail = await store.tail(id, 0)
    if (!tail) throw new Error('no table')
    const expected = tail.entries.length + more
    const entry = { seat: 0, answer: 0, draws: [], hash: 'hash' }
    return store.append(id, {
      expected,
      entries: [{ sequence: expected, key, time: 1, entry }],
      card: tail.card,
      dues: [],
    })
  }
  expect(await append(ids[0], 'same')).toBe('done')
  const [repeated, done, behind] = await Promise.all([
    append(ids[0], 'same'),
    append(ids[1], 'b'),
    append(ids[2], 'c', 5),
  ])
  expect([repeated, done, behind]).toEqual(['repeated', 'done', 'behind'])
  expect(await store.byKey(ids[1], 'b')).toMatchObject({ key: 'b' })
})
