import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeCases } from '@palatine/tables/store-suite'
import { afterEach, expect, test } from 'vitest'
import { migrate, steps } from '../database/migrations.ts'
import { Sqlite } from '../database/sqlite.ts'
import { TablesStore } from '../stores/tables-store.ts'

const folders: string[] = []
const opened: Sqlite[] = []
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function fileOf(): string {
  const folder = mkdtempSync(join(tmpdir(), 'palatine-sqlite-'))
  folders.push(folder)
  return join(folder, 'palatine.db')
}

async function databaseAt(file: string): Promise<Sqlite> {
  const database = new Sqlite(file)
  opened.push(database)
  await migrate(database)
  return database
}

test.each(storeCases)('SQLite: $name', async ({ run }) => {
  const file = fileOf()
  const stores = {
    open: async () => new TablesStore(await databaseAt(file)),
    spoil: async (id: string) => {
      const database = await databaseAt(file)
      await database.run('UPDATE tables SET card = ? WHERE id = ?', JSON.stringify({ nonsense: id }), id)
    },
  }
  await expect(run(stores)).resolves.toBeUndefined()
})

test('what is not committed is seen by nobody, and a failure undoes its own work only', async () => {
  const database = await databaseAt(fileOf())
  await database.run('CREATE TABLE notes (text TEXT PRIMARY KEY)')
  const note = (text: string, fails = false) =>
    database.transaction(async inside => {
      await inside.run('INSERT INTO notes (text) VALUES (?)', text)
      expect(await database.all('SELECT text FROM notes')).toEqual([])
      if (fails) throw new Error(`no ${text}`)
      return text
    })
  const ends = await Promise.allSettled([note('a'), note('b', true), note('c')])
  expect(ends.map(end => (end.status === 'fulfilled' ? end.value : String(end.reason)))).toEqual([
    'a',
    'Error: no b',
    'c',
  ])
  expect(await database.all('SELECT text FROM notes ORDER BY text')).toEqual([{ text: 'a' }, { text: 'c' }])
})

test('migrations run once, and a newer database is refused with what to do', async () => {
  const file = fileOf()
  await databaseAt(file)
  const database = await databaseAt(file)
  const [before] = await database.all('SELECT COUNT(*) AS n FROM migrations')
  expect(before.n).toBe(steps)
  await database.run("INSERT INTO migrations (number, name) VALUES (99, 'of tomorrow')")
  await expect(migrate(database)).rejects.toThrow(
    `The database is of a newer version (step 99, where this one knows ${steps})`,
  )
})
