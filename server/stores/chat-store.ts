/** What people wrote at tables. */
import type { ChatLine } from '@palatine/tables/lobby'
import { type Database, numberOf, type Row, textOf } from '../database/database.ts'

export interface KeptLine extends ChatLine {
  readonly person: string
}

/** One of so many people may fill a table's chat no further, so that nobody takes away everybody's words. */
const people = 4

const columns = 'line, time, person, seat, name, text, phrase'

export class ChatStore {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /** The line as it is kept; `repeated` if it was when the same key came before, `full` where there are too many. */
  async add(
    table: string,
    key: string,
    line: Omit<KeptLine, 'line'>,
    most: number,
  ): Promise<KeptLine | 'repeated' | 'full'> {
    return this.database.transaction(async inside => {
      for (;;) {
        const find = 'SELECT line FROM chat WHERE table_id = ? AND person = ? AND key = ?'
        if ((await inside.all(find, table, line.person, key)).length > 0) return 'repeated'
        const count = 'SELECT COUNT(*) AS n FROM chat WHERE table_id = ? AND person = ?'
        const [own] = await inside.all(count, table, line.person)
        if (numberOf(own, 'n') >= most / people) return 'full'
        const [row] = await inside.all('SELECT COALESCE(MAX(line), -1) AS last FROM chat WHERE table_id = ?', table)
        const number = numberOf(row, 'last') + 1
        if (number >= most) return 'full'
        const added = await inside.run(
          `INSERT INTO chat (table_id, line, key, time, person, seat, name, text, phrase)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
          table,
          number,
          key,
          line.time,
          line.person,
          line.seat,
          line.name,
          line.text,
          line.phrase,
        )
        // Where somebody at another server was faster the next number is taken.
        if (added > 0) return { ...line, line: number }
      }
    })
  }

  async of(table: string): Promise<KeptLine[]> {
    const sql = `SELECT ${columns} FROM chat WHERE table_id = ? AND person <> '' ORDER BY line`
    return (await this.database.all(sql, table)).map(lineOf)
  }

  /** Both included. */
  async between(table: string, first: number, last: number): Promise<KeptLine[]> {
    const sql = `SELECT ${columns} FROM chat WHERE table_id = ? AND line BETWEEN ? AND ? AND person <> '' ORDER BY line`
    return (await this.database.all(sql, table, first, last)).map(lineOf)
  }

  /** The numbers of the newest lines, of these tables. Asked for only where servers share a database. */
  async newest(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sql = `SELECT table_id, MAX(line) AS last FROM chat
       WHERE table_id IN (SELECT value FROM json_array_elements_text(?::json)) GROUP BY table_id`
    const rows = await this.database.all(sql, JSON.stringify(tables))
    return new Map(rows.map(row => [textOf(row, 'table_id'), numberOf(row, 'last')]))
  }

  async remove(table: string): Promise<void> {
    await this.database.run('DELETE FROM chat WHERE table_id = ?', table)
  }
}

const lineOf = (row: Row): KeptLine => ({
  line: numberOf(row, 'line'),
  time: numberOf(row, 'time'),
  person: textOf(row, 'person'),
  seat: row.seat === null ? null : numberOf(row, 'seat'),
  name: textOf(row, 'name'),
  text: textOf(row, 'text'),
  phrase: row.phrase === null ? null : textOf(row, 'phrase'),
})
