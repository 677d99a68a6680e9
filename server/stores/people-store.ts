/** People, and what proves that one is one of them. Of secrets only hashes are kept. */
import type { Hours } from '@palatine/tables/clocks'
import { type Database, jsonOf, numberOf, type Row, textOf } from '../database/database.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly hours: Hours | null
  /** The host does not want them here; or does not want them to write. */
  readonly banned: boolean
  readonly silenced: boolean
}

export interface Token {
  readonly id: string
  readonly label: string
  readonly made: number
}

const columns = 'p.id, p.name, p.hours, p.banned, p.silenced'

export class PeopleStore {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async make(id: string, name: string, session: string, now: number): Promise<void> {
    await this.database.transaction(async inside => {
      await inside.run(
        'INSERT INTO people (id, name, hours, made, seen, banned, silenced) VALUES (?, ?, NULL, ?, ?, 0, 0)',
        id,
        name,
        now,
        now,
      )
      await inside.run('INSERT INTO sessions (hash, person, made) VALUES (?, ?, ?)', session, id, now)
    })
  }

  async byId(id: string): Promise<Person | undefined> {
    return this.one(`SELECT ${columns} FROM people p WHERE p.id = ?`, id)
  }

  async bySession(hash: string): Promise<Person | undefined> {
    return this.one(`SELECT ${columns} FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = ?`, hash)
  }

  async byToken(hash: string): Promise<Person | undefined> {
    return this.one(`SELECT ${columns} FROM tokens t JOIN people p ON p.id = t.person WHERE t.hash = ?`, hash)
  }

  async rename(id: string, name: string): Promise<void> {
    await this.database.run('UPDATE people SET name = ? WHERE id = ?', name, id)
  }

  async setHours(id: string, hours: Hours | null): Promise<void> {
    await this.database.run('UPDATE people SET hours = ? WHERE id = ?', hours && JSON.stringify(hours), id)
  }

  async see(id: string, now: number): Promise<void> {
    await this.database.run('UPDATE people SET seen = ? WHERE id = ?', now, id)
  }

  async ban(id: string): Promise<void> {
    await this.database.run('UPDATE people SET banned = 1 WHERE id = ?', id)
  }

  async silence(id: string, on: boolean): Promise<void> {
    await this.database.run('UPDATE people SET silenced = ? WHERE id = ?', on ? 1 : 0, id)
  }

  async count(): Promise<number> {
    const [row] = await this.database.all('SELECT COUNT(*) AS n FROM people')
    return numberOf(row, 'n')
  }

  async addDeviceCode(hash: string, person: string, until: number, now: number): Promise<void> {
    await this.database.transaction(async inside => {
      await inside.run('DELETE FROM device_codes WHERE until <= ? OR person = ?', now, person)
      await inside.run('INSERT INTO device_codes (hash, person, until) VALUES (?, ?, ?)', hash, person, until)
    })
  }

  /** The code is good for once: it becomes a session. Undefined if there is none that holds now. */
  async useDeviceCode(hash: string, session: string, now: number): Promise<Person | undefined> {
    const person = await this.database.transaction(async inside => {
      const [row] = await inside.all('SELECT person FROM device_codes WHERE hash = ? AND until > ?', hash, now)
      if (!row || (await inside.run('DELETE FROM device_codes WHERE hash = ?', hash)) === 0) return undefined
      await inside.run(
        'INSERT INTO sessions (hash, person, made) VALUES (?, ?, ?)',
        session,
        textOf(row, 'person'),
        now,
      )
      return textOf(row, 'person')
    })
    return person === undefined ? undefined : this.byId(person)
  }

  async tokens(person: string): Promise<Token[]> {
    const rows = await this.database.all(
      'SELECT id, label, made FROM tokens WHERE person = ? ORDER BY made, id',
      person,
    )
    return rows.map(row => ({ id: textOf(row, 'id'), label: textOf(row, 'label'), made: numberOf(row, 'made') }))
  }

  async addToken(person: string, { id, label, made }: Token, hash: string): Promise<void> {
    await this.database.run(
      'INSERT INTO tokens (id, hash, person, label, made) VALUES (?, ?, ?, ?, ?)',
      id,
      hash,
      person,
      label,
      made,
    )
  }

  async removeToken(person: string, id: string): Promise<boolean> {
    return (await this.database.run('DELETE FROM tokens WHERE person = ? AND id = ?', person, id)) > 0
  }

  async mute(person: string, muted: string, on: boolean): Promise<void> {
    if (on) {
      await this.database.run('INSERT INTO mutes (person, muted) VALUES (?, ?) ON CONFLICT DO NOTHING', person, muted)
    } else await this.database.run('DELETE FROM mutes WHERE person = ? AND muted = ?', person, muted)
  }

  /** Of whom this person wants to read nothing. */
  async mutedBy(person: string): Promise<ReadonlySet<string>> {
    const sql = 'SELECT muted AS id FROM mutes WHERE person = ? UNION SELECT blocked AS id FROM blocks WHERE person = ?'
    return idsIn(await this.database.all(sql, person, person))
  }

  async block(id: string, person: string, blocked: string, name: string): Promise<void> {
    const sql = 'INSERT INTO blocks (id, person, blocked, name) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'
    await this.database.run(sql, id, person, blocked, name)
  }

  async unblock(person: string, id: string): Promise<boolean> {
    return (await this.database.run('DELETE FROM blocks WHERE person = ? AND id = ?', person, id)) > 0
  }

  async blocks(person: string): Promise<{ id: string; name: string }[]> {
    const rows = await this.database.all('SELECT id, name FROM blocks WHERE person = ? ORDER BY name, id', person)
    return rows.map(row => ({ id: textOf(row, 'id'), name: textOf(row, 'name') }))
  }

  /** Who does not want to play with this person. */
  async blockersOf(person: string): Promise<ReadonlySet<string>> {
    return idsIn(await this.database.all('SELECT person AS id FROM blocks WHERE blocked = ?', person))
  }

  /** Who does not want to play with this person, or the other way round. */
  async apartFrom(person: string): Promise<ReadonlySet<string>> {
    const sql =
      'SELECT person AS id FROM blocks WHERE blocked = ? UNION SELECT blocked AS id FROM blocks WHERE person = ?'
    return idsIn(await this.database.all(sql, person, person))
  }

  /** Nothing of this person is kept, but for what was played. */
  async forget(id: string): Promise<void> {
    await this.database.transaction(async inside => {
      for (const part of ['sessions', 'tokens', 'device_codes', 'mutes', 'open_people']) {
        await inside.run(`DELETE FROM ${part} WHERE person = ?`, id)
      }
      // The lines stay counted, so that no later one takes their number.
      await inside.run("UPDATE chat SET person = '', name = '', text = '', phrase = NULL WHERE person = ?", id)
      await inside.run('DELETE FROM mutes WHERE muted = ?', id)
      await inside.run('DELETE FROM blocks WHERE person = ? OR blocked = ?', id, id)
      await inside.run('DELETE FROM people WHERE id = ?', id)
    })
  }

  private async one(sql: string, value: string): Promise<Person | undefined> {
    const [row] = await this.database.all(sql, value)
    return row && personOf(row)
  }
}

const idsIn = (rows: readonly Row[]): ReadonlySet<string> => new Set(rows.map(row => textOf(row, 'id')))

const personOf = (row: Row): Person => ({
  id: textOf(row, 'id'),
  name: textOf(row, 'name'),
  hours: (jsonOf(row, 'hours') as Hours | undefined) ?? null,
  banned: numberOf(row, 'banned') === 1,
  silenced: numberOf(row, 'silenced') === 1,
})
