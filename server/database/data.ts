/** The folder in which a house keeps everything: one file, and a lock that tells whether somebody uses it. */
import { existsSync, renameSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { Database } from './database.ts'
import { migrate, steps } from './migrations.ts'
import { Sqlite } from './sqlite.ts'

const fileIn = (data: string): string => join(resolve(data), 'palatine.db')

/** Opens what is kept there, or begins it; brings it to the newest form. */
export async function openData(data: string): Promise<Database> {
  try {
    const database = new Sqlite(fileIn(data))
    await migrate(database)
    return database
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    throw new Error(
      `The folder ${resolve(data)}, in which games are kept, cannot be written to (${message}). ` +
        'Get the right to write there, or choose another folder with PALATINE_DATA.',
    )
  }
}

/** Opens what is kept there to look at it; a folder without anything is said to be one. */
export async function openKept(data: string): Promise<Database> {
  if (!existsSync(fileIn(data))) {
    throw new Error(
      `Nothing is kept in ${resolve(data)}. Choose the folder with PALATINE_DATA or in the configuration.`,
    )
  }
  return openData(data)
}

/** One process at a time: the system itself lets go of the lock when a process ends, however it does. */
export function lockData(data: string): () => void {
  const lock = new DatabaseSync(join(resolve(data), 'palatine.lock'))
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new Error(`Another Palatine uses the folder ${resolve(data)}. Stop it first, or choose another folder.`)
  }
  return () => lock.close()
}

/** A copy of everything as it is now, also while a server runs. It is whole, or it is not there. */
export async function backupData(data: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${resolve(file)} is there already. Choose another name.`)
  const kept = await openKept(data)
  await kept.close()
  const unfinished = `${file}.unfinished`
  await mkdir(dirname(resolve(file)), { recursive: true })
  const source = new DatabaseSync(fileIn(data), { readOnly: true })
  try {
    await backup(source, unfinished)
    await rename(unfinished, file)
  } finally {
    source.close()
    await rm(unfinished, { force: true })
  }
}

/** Puts a backup in place of what is kept; what was there is laid aside, and named. */
export async function restoreData(data: string, file: string): Promise<string | undefined> {
  if (!existsSync(file)) throw new Error(`There is no file ${resolve(file)}.`)
  whyNotBackup(file)
  await mkdir(resolve(data), { recursive: true })
  const unlock = lockData(data)
  try {
    const fresh = `${fileIn(data)}.restored`
    const source = new DatabaseSync(file, { readOnly: true })
    await backup(source, fresh)
    source.close()
    const aside = existsSync(fileIn(data)) ? `${fileIn(data)}.before-${Date.now()}` : undefined
    if (aside) {
      // What is still in the log belongs to the file that is laid aside.
      const old = new DatabaseSync(fileIn(data))
      old.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      old.close()
      renameSync(fileIn(data), aside)
    }
    for (const ending of ['-wal', '-shm']) await rm(fileIn(data) + ending, { force: true })
    renameSync(fresh, fileIn(data))
    return aside
  } finally {
    unlock()
  }
}

function whyNotBackup(file: string): void {
  const wrong = (why: string) => new Error(`${resolve(file)} is no backup of Palatine: ${why}.`)
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true })
    const [check] = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[]
    if (check.integrity_check !== 'ok') throw wrong(check.integrity_check)
    const [{ done }] = database.prepare('SELECT MAX(number) AS done FROM migrations').all() as { done: number }[]
    if (done > steps) throw wrong(`it is of a newer version (step ${done}, where this one knows ${steps})`)
  } catch (error) {
    throw error instanceof Error && error.message.includes('is no backup') ? error : wrong('it cannot be read')
  } finally {
    database?.close()
  }
}
