/** Saves and restores what is kept, in a folder or in a PostgreSQL: a backup is the same kind of file for both. */
import { existsSync, mkdtempSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { backupData, openData, restoreData } from './data.ts'
import { type Database, numberOf, type Statements, textOf } from './database.ts'
import { openDatabase, type Place } from './open.ts'
import { isPostgres } from './postgres.ts'

/** What is small enough to be read at once, and what is read one table after another, with the column that names it. */
const small = [
  'figures',
  'people',
  'sessions',
  'tokens',
  'device_codes',
  'mutes',
  'blocks',
  'open_tables',
  'open_people',
]
const large = {
  headers: 'table_id',
  tables: 'id',
  snapshots: 'table_id',
  seats: 'table_id',
  entries: 'table_id',
  chat: 'table_id',
} as const

export async function backupKept(place: Place, file: string): Promise<void> {
  if (!isPostgres(place.database)) return backupData(place.data, file)
  if (existsSync(file)) throw new Error(`${resolve(file)} is there already. Choose another name.`)
  const folder = mkdtempSync(join(dirname(resolve(file)), '.backup-'))
  const source = await openDatabase(place)
  const target = await openData(folder)
  try {
    await source.transaction(async from => {
      // As it was in one moment, also while servers write.
      await from.run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
      await target.transaction(to => copyAll(from, to))
    })
    await target.close()
    // One file without a log beside it.
    await backupData(folder, `${folder}/whole.db`)
    await rename(`${folder}/whole.db`, file)
  } finally {
    await source.close()
    await rm(folder, { recursive: true })
  }
}

/** Where something was laid aside, its name. A PostgreSQL has to be empty. */
export async function restoreKept(place: Place, file: string): Promise<string | undefined> {
  if (!isPostgres(place.database)) return restoreData(place.data, file)
  const folder = mkdtempSync(join(dirname(resolve(file)), '.restore-'))
  try {
    await restoreData(folder, file)
    const [source, target] = [await openData(folder), await openDatabase(place)]
    try {
      await whyNotEmpty(target)
      await target.transaction(to => copyAll(source, to))
    } finally {
      await Promise.all([source.close(), target.close()])
    }
  } finally {
    await rm(folder, { recursive: true })
  }
  return undefined
}

async function whyNotEmpty(target: Database): Promise<void> {
  for (const part of ['tables', 'people']) {
    const [row] = await target.all(`SELECT COUNT(*) AS n FROM ${part}`)
    if (numberOf(row, 'n') > 0) {
      throw new Error('The PostgreSQL is not empty. Restore into an empty database, and name it in PALATINE_DATABASE.')
    }
  }
}

async function copyAll(from: Statements, to: Statements): Promise<void> {
  for (const part of small) await copyRows(await from.all(`SELECT * FROM ${part}`), part, to)
  for (const [part, column] of Object.entries(large)) {
    for (const row of await from.all(`SELECT DISTINCT ${column} AS id FROM ${part}`)) {
      await copyRows(await from.all(`SELECT * FROM ${part} WHERE ${column} = ?`, textOf(row, 'id')), part, to)
    }
  }
}

async function copyRows(rows: Awaited<ReturnType<Statements['all']>>, part: string, to: Statements): Promise<void> {
  for (const row of rows) {
    const columns = Object.keys(row)
    const sql = `INSERT INTO ${part} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
    await to.run(sql, ...Object.values(row))
  }
}
