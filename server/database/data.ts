/** The folder in which a house keeps everything: one file, and a lock that tells whether somebody uses it. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from './database.ts'
import { migrate, steps } from './migrations.ts'
import { Sqlite } from './sqlite.ts'

const fileIn = (data: string): string => join(resolve(data), 'palatine.db')

/** Opens what is kept there, or begins it; brings it to the newest form. */
export async function openData(data: string): Promise<Database> {
  let database: Database | undefined
  try {
    database = new Sqlite(fileIn(data))
    await migrate(database)
    return database
  } catch (error) {
    await database?.close()
    throw inWords(error, data)
  }
}

/** A fault of the system as a sentence; whatever else it is stays as it is. */
function inWords(error: unknown, data: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === undefined) return error
  return new Error(
    `The folder ${resolve(data)}, in which games are kept, cannot be written to (${message}). ` +
      'Get the right to write there, or choose another folder with PALATINE_DATA.',
  )
}

const whyNothing = (data: string): Error =>
  new Error(`Nothing is kept in ${resolve(data)}. Choose the folder with PALATINE_DATA or in the configuration.`)

/** Opens what is kept there to look at it; a folder without anything is said to be one. */
export async function openKept(data: string): Promise<Database> {
  if (!existsSync(fileIn(data))) throw whyNothing(data)
  return openData(data)
}

/** One process at a time: the system itself lets go of the lock when a process ends, however it does. */
export function lockData(data: string): () => void {
  const lock = lockIn(data)
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new Error(`Another Palatine uses the folder ${resolve(data)}. Stop it first, or choose another folder.`)
  }
  return () => lock.close()
}

function lockIn(data: string): DatabaseSync {
  try {
    mkdirSync(resolve(data), { recursive: true })
    return new DatabaseSync(join(resolve(data), 'palatine.lock'))
  } catch (error) {
    throw inWords(error, data)
  }
}

/**
 * A copy of everything as it is now, in the form that it has, also while a server of whatever version runs. It is whole, or
 * it is not there.
 */
export async function backupData(data: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${resolve(file)} is there already. Choose another name.`)
  if (!existsSync(fileIn(data))) throw whyNothing(data)
  const unfinished = `${file}.unfinished`
  await mkdir(dirname(resolve(file)), { recursive: true })
  try {
    copyOf(fileIn(data), unfinished)
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/**
 * One statement reads all of it in one moment, without holding up whoever writes, and leaves out what was deleted. SQLite's
 * own backup begins anew when somebody writes between two of its steps, and takes along what was deleted.
 */
function copyOf(file: string, copy: string): void {
  rmSync(copy, { force: true })
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    source.exec('PRAGMA busy_timeout = 10000')
    source.prepare('VACUUM INTO ?').run(copy)
  } finally {
    source.close()
  }
  const written = openSync(copy, 'r+')
  fsyncSync(written)
  closeSync(written)
}

/** Puts a backup in place of what is kept; what was there is laid aside, and named. */
export async function restoreData(data: string, file: string): Promise<string | undefined> {
  if (!existsSync(file)) throw new Error(`There is no file ${resolve(file)}.`)
  whyNotBackup(file)
  await mkdir(resolve(data), { recursive: true })
  const unlock = lockData(data)
  try {
    const fresh = `${fileIn(data)}.restored`
    copyOf(file, fresh)
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
