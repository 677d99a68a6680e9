/** Tables in a database that several servers share. What an append writes it writes at once, and takes the lease along. */
import type { Due, KeptTable } from '@palatine/tables/kept'
import type { Known, Sharing } from '@palatine/tables/ports'
import type { Addition, Appended } from '@palatine/tables/store'
import type { Database } from '../database/database.ts'
import { textOf } from '../database/database.ts'
import { firstOf, TablesStore, whyNot } from './tables-store.ts'

/** All servers go by the database's clock, in milliseconds. */
const now = '(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT'
/** So many tables are taken on at once by one server: the others want some, too. */
const mostTaken = 50
/** So many appends go together, and so many such statements are under way at once. */
const mostTogether = 100
const mostWriting = 4

interface Waiting {
  readonly id: string
  readonly addition: Addition
  resolve(appended: Appended): void
  reject(error: unknown): void
}

export class SharedTablesStore extends TablesStore implements Sharing {
  private readonly server: string
  private readonly lease: number
  private waiting: Waiting[] = []
  private writing = 0

  /** `lease`: who has not been heard of for so many milliseconds does nothing more for its tables. */
  constructor(database: Database, server: string, lease: number) {
    super(database)
    this.server = server
    this.lease = lease
  }

  override async create(table: KeptTable): Promise<void> {
    await super.create(table)
    await this.takeFor(table.card.id, table.dues)
  }

  override async append(id: string, addition: Addition): Promise<Appended> {
    const { entries, dues, snapshot, beside } = addition
    if (entries.length > 0 && !snapshot && !beside) return this.appendAtOnce(id, addition)
    const appended = await super.append(id, addition)
    if (appended === 'done') await this.takeFor(id, dues)
    return appended
  }

  override async peopleAt(tables: readonly string[]): Promise<ReadonlySet<string>> {
    if (tables.length === 0) return new Set()
    const rows = await this.database.all(
      `SELECT DISTINCT person FROM seats
       WHERE person <> '' AND table_id IN (SELECT value FROM json_array_elements_text(?::json))`,
      JSON.stringify(tables),
    )
    return new Set(rows.map(row => textOf(row, 'person')))
  }

  async take(until: number): Promise<readonly string[]> {
    const rows = await this.database.all(
      `UPDATE tables SET leased_by = ?, leased_until = ${now} + ? WHERE id IN (
         SELECT id FROM tables WHERE due_at <= ? AND (leased_until IS NULL OR leased_until < ${now})
         ORDER BY due_at LIMIT ? FOR UPDATE SKIP LOCKED
       ) RETURNING id`,
      this.server,
      this.lease,
      until,
      mostTaken,
    )
    return rows.map(row => textOf(row, 'id'))
  }

  async keep(tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return
    await this.database.run(
      `UPDATE tables SET leased_until = ${now} + ? WHERE leased_by = ? AND due_at IS NOT NULL
       AND id IN (SELECT value FROM json_array_elements_text(?::json))`,
      this.lease,
      this.server,
      JSON.stringify(tables),
    )
  }

  async release(): Promise<void> {
    await this.database.run(
      'UPDATE tables SET leased_by = NULL, leased_until = NULL WHERE leased_by = ? AND due_at IS NOT NULL',
      this.server,
    )
  }

  async newer(known: readonly Known[]): Promise<readonly string[]> {
    if (known.length === 0) return []
    const rows = await this.database.all(
      `SELECT t.id FROM json_to_recordset(?::json) AS k(id TEXT, length BIGINT, changed BIGINT)
       JOIN tables t ON t.id = k.id WHERE t.length > k.length OR t.changed > k.changed`,
      JSON.stringify(known),
    )
    return rows.map(row => textOf(row, 'id'))
  }

  /** Appends that wait at the same time, each to another table, are one statement: one way there and back, one commit. */
  private appendAtOnce(id: string, addition: Addition): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ id, addition, resolve, reject })
      void this.write()
    })
  }

  private async write(): Promise<void> {
    if (this.writing >= mostWriting) return
    this.writing++
    // Whatever else is asked for in this turn comes along.
    await new Promise(setImmediate)
    while (this.waiting.length > 0) {
      const batch = new Map<string, Waiting>()
      for (const one of this.waiting) if (batch.size < mostTogether && !batch.has(one.id)) batch.set(one.id, one)
      const chosen = new Set(batch.values())
      this.waiting = this.waiting.filter(one => !chosen.has(one))
      await this.writeTogether([...chosen])
    }
    this.writing--
  }

  private async writeTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      const done = await this.appendAll(batch)
      for (const { id, resolve, reject } of batch) {
        if (done.has(id)) resolve('done')
        else whyNot(this.database, id).then(resolve, reject)
      }
    } catch (error) {
      const { code = '', constraint } = error as { readonly code?: string; readonly constraint?: string }
      if (batch.length === 1) {
        const [{ resolve, reject }] = batch
        if (code === uniqueViolation && constraint === 'entries_key') resolve('repeated')
        else reject(error)
      } else if (nothingWritten.includes(code)) for (const one of batch) await this.writeTogether([one])
      else for (const { reject } of batch) reject(error)
    }
  }

  /** The tables to which it was appended. */
  private async appendAll(batch: readonly Waiting[]): Promise<ReadonlySet<string>> {
    const additions = batch.map(({ id, addition: { expected, entries, card, dues } }) => ({
      id,
      expected,
      length: expected + entries.length,
      touched: card.touched,
      ended: card.over ? 1 : 0,
      due_at: firstOf(dues),
      card: JSON.stringify(card),
      dues: JSON.stringify(dues),
      entries: entries.map(({ entry, ...one }) => ({ ...one, entry: JSON.stringify(entry) })),
    }))
    const rows = await this.database.all(
      `WITH a AS (
         SELECT * FROM json_to_recordset(?::json) AS a(id TEXT, expected BIGINT, length BIGINT, touched BIGINT,
           ended INTEGER, due_at BIGINT, card TEXT, dues TEXT, entries JSON)
       ), t AS (
         UPDATE tables SET length = a.length, touched = a.touched, over = a.ended, due_at = a.due_at, card = a.card,
           dues = a.dues, leased_by = ?, leased_until = ${now} + ?
         FROM a WHERE tables.id = a.id AND tables.length = a.expected RETURNING tables.id
       ), e AS (
         INSERT INTO entries (table_id, sequence, key, time, entry)
         SELECT a.id, e.sequence, e.key, e.time, e.entry FROM t JOIN a ON a.id = t.id
         CROSS JOIN json_to_recordset(a.entries) AS e(sequence BIGINT, key TEXT, time BIGINT, entry TEXT)
       )
       SELECT id FROM t`,
      JSON.stringify(additions),
      this.server,
      this.lease,
    )
    return new Set(rows.map(row => textOf(row, 'id')))
  }

  private async takeFor(id: string, dues: readonly Due[]): Promise<void> {
    if (dues.length === 0) return
    const sql = `UPDATE tables SET leased_by = ?, leased_until = ${now} + ? WHERE id = ?`
    await this.database.run(sql, this.server, this.lease, id)
  }
}

const uniqueViolation = '23505'
/** PostgreSQL says that it has undone the statement: then each is tried alone. Two servers may have waited for each other. */
const nothingWritten = [uniqueViolation, '40P01']
