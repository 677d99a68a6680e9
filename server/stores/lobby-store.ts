/** Tables that have not begun. Two servers may change one at once: whoever comes second looks again. */
import type { GameRecord, Json, OptionValues } from '@palatine/kernel'
import type { Pace } from '@palatine/tables/clocks'
import { type Database, jsonOf, numberOf, type Row, type Statements, textOf } from '../database/database.ts'

export interface Place {
  readonly name: string
  readonly bot: string
  readonly person: string
  readonly ready: boolean
}

export interface Opening {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly options: OptionValues
  /** The owner's figures; null for the built-in ones. */
  readonly components: Json
  readonly pace: Pace | null
  readonly listed: boolean
  /** Who made it, and how that person was called then. */
  readonly by: string
  readonly invites: string
  readonly made: number
  readonly places: readonly Place[]
  /** It goes on from here. */
  readonly record?: GameRecord
  /** Somebody was removed: id and code are not enough to sit down any more. */
  readonly invite?: string
}

export const freePlace: Place = { name: '', bot: '', person: '', ready: false }

export class LobbyStore {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /** False if the code is taken, or there is a table already that comes after the other one. */
  async add(opening: Opening, after: string | null = null): Promise<boolean> {
    return this.database.transaction(async inside => {
      const added = await inside.run(
        `INSERT INTO open_tables (id, code, after, listed, made, touched, changed, open)
         VALUES (?, ?, ?, ?, ?, ?, 0, ?) ON CONFLICT DO NOTHING`,
        opening.id,
        opening.code,
        after,
        opening.listed ? 1 : 0,
        opening.made,
        opening.made,
        JSON.stringify(opening),
      )
      if (added > 0) await putPeople(inside, opening)
      return added > 0
    })
  }

  async find(idOrCode: string): Promise<Opening | undefined> {
    const [row] = await this.database.all('SELECT open FROM open_tables WHERE id = ? OR code = ?', idOrCode, idOrCode)
    return row && openingOf(row)
  }

  async after(table: string): Promise<Opening | undefined> {
    const [row] = await this.database.all('SELECT open FROM open_tables WHERE after = ?', table)
    return row && openingOf(row)
  }

  /** Changes it, looking again where somebody else was faster. What `change` gives instead of a table is given back. */
  async change<R>(
    id: string,
    now: number,
    change: (opening: Opening) => Opening | R,
  ): Promise<Opening | R | undefined> {
    return this.database.transaction(async inside => {
      for (;;) {
        const [row] = await inside.all('SELECT open, changed FROM open_tables WHERE id = ?', id)
        if (!row) return undefined
        const next = change(openingOf(row))
        if (!isOpening(next)) return next
        const changed = numberOf(row, 'changed')
        const done = await inside.run(
          'UPDATE open_tables SET open = ?, touched = ?, changed = ? WHERE id = ? AND changed = ?',
          JSON.stringify(next),
          now,
          changed + 1,
          id,
          changed,
        )
        if (done === 0) continue
        await putPeople(inside, next)
        return next
      }
    })
  }

  async remove(id: string): Promise<boolean> {
    return this.database.transaction(async inside => {
      await inside.run('DELETE FROM open_people WHERE table_id = ?', id)
      return (await inside.run('DELETE FROM open_tables WHERE id = ?', id)) > 0
    })
  }

  /** Those that anybody may see. */
  async listed(most: number): Promise<Opening[]> {
    const sql = 'SELECT open FROM open_tables WHERE listed = 1 ORDER BY made DESC LIMIT ?'
    return (await this.database.all(sql, most)).map(openingOf)
  }

  /** Those that this person made or sits at. */
  async ofPerson(person: string): Promise<Opening[]> {
    const rows = await this.database.all(
      `SELECT o.open FROM open_people p JOIN open_tables o ON o.id = p.table_id
       WHERE p.person = ? ORDER BY o.made DESC`,
      person,
    )
    return rows.map(openingOf)
  }

  async all(most: number): Promise<Opening[]> {
    return (await this.database.all('SELECT open FROM open_tables ORDER BY touched DESC LIMIT ?', most)).map(openingOf)
  }

  /** The ids of tables at which nothing has happened since then. */
  async untouchedSince(time: number): Promise<string[]> {
    return (await this.database.all('SELECT id FROM open_tables WHERE touched < ?', time)).map(row => textOf(row, 'id'))
  }
}

const openingOf = (row: Row): Opening => jsonOf(row, 'open') as Opening

const isOpening = (found: unknown): found is Opening =>
  typeof found === 'object' && found !== null && 'places' in found && 'code' in found

async function putPeople(inside: Statements, { id, by, places }: Opening): Promise<void> {
  await inside.run('DELETE FROM open_people WHERE table_id = ?', id)
  for (const person of new Set([by, ...places.map(place => place.person)])) {
    if (person !== '') await inside.run('INSERT INTO open_people (table_id, person) VALUES (?, ?)', id, person)
  }
}
