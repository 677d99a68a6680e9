/**
 * One file on this machine. Transactions that wait at the same time are written together and acknowledged after their one
 * commit, which is what makes answers per second; each of them is still all or nothing.
 */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Database, Row, Statements, Value } from './database.ts'

interface Waiting {
  work(inside: Statements): Promise<unknown>
  resolve(value: unknown): void
  reject(error: unknown): void
}

/** So many transactions are written together at most. */
const mostTogether = 256

export class Sqlite implements Database {
  readonly shared = false
  /** Reading has a connection of its own: it sees nothing that is not on disk. */
  private readonly reader: Connection
  private readonly writer: Connection
  private waiting: Waiting[] = []
  private writing: Promise<void> | undefined
  private closed = false

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true })
    this.writer = new Connection(file)
    this.reader = new Connection(file)
    this.reader.execute('PRAGMA query_only = ON')
  }

  all(sql: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    return this.reader.all(sql, ...values)
  }

  run(sql: string, ...values: readonly Value[]): Promise<number> {
    return this.transaction(inside => inside.run(sql, ...values))
  }

  transaction<T>(work: (inside: Statements) => Promise<T>): Promise<T> {
    if (this.closed) return Promise.reject(new Error('the database is closed'))
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, resolve: value => resolve(value as T), reject })
      this.writing ??= this.write()
    })
  }

  async close(): Promise<void> {
    this.closed = true
    await this.writing
    this.reader.close()
    this.writer.close()
  }

  private async write(): Promise<void> {
    try {
      // Whatever else is asked for in this turn comes along.
      await new Promise(setImmediate)
      while (this.waiting.length > 0) {
        await this.writeTogether(this.waiting.splice(0, mostTogether))
        await new Promise(setImmediate)
      }
    } finally {
      // In the same instant: whoever comes next begins anew.
      this.writing = undefined
    }
  }

  private async writeTogether(batch: readonly Waiting[]): Promise<void> {
    const ends: (() => void)[] = []
    try {
      this.writer.execute('BEGIN IMMEDIATE')
      for (const { work, resolve, reject } of batch) {
        this.writer.execute('SAVEPOINT one')
        try {
          const value = await work(this.writer)
          ends.push(() => resolve(value))
        } catch (error) {
          this.writer.execute('ROLLBACK TO one')
          ends.push(() => reject(error))
        }
        this.writer.execute('RELEASE one')
      }
      this.writer.execute('COMMIT')
    } catch (error) {
      // A full or broken disk: nothing of the batch is true, and everybody is told.
      for (const { reject } of batch) reject(error)
      if (this.writer.inTransaction) this.writer.execute('ROLLBACK')
      return
    }
    for (const end of ends) end()
  }
}

/** Prepared statements are kept: there are some dozens, all written in this program. */
class Connection implements Statements {
  private readonly database: DatabaseSync
  private readonly prepared = new Map<string, StatementSync>()

  constructor(file: string) {
    this.database = new DatabaseSync(file)
    this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000')
  }

  get inTransaction(): boolean {
    return this.database.isTransaction
  }

  async all(sql: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    return this.statement(sql).all(...values) as Row[]
  }

  async run(sql: string, ...values: readonly Value[]): Promise<number> {
    return Number(this.statement(sql).run(...values).changes)
  }

  execute(sql: string): void {
    this.statement(sql).run()
  }

  close(): void {
    this.database.close()
  }

  private statement(sql: string): StatementSync {
    let found = this.prepared.get(sql)
    if (!found) {
      found = this.database.prepare(sql)
      this.prepared.set(sql, found)
    }
    return found
  }
}
