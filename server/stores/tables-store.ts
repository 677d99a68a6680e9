/** Tables in the server's database. An append writes two rows: its entry, and the row of the table with its new length. */
import { createHash } from 'node:crypto'
import type { Json, RecordHeader, Seat } from '@palatine/kernel'
import {
  type Aside,
  type Card,
  card as cardForm,
  type Due,
  type KeptEntry,
  type KeptTable,
  keptEntry,
  keptTable,
  nothingAside,
  type Sitter,
} from '@palatine/tables/kept'
import {
  type Addition,
  type Appended,
  type Damaged,
  damaged,
  inOrder,
  oldestFirst,
  type SeatsAt,
  type Store,
  type Tail,
} from '@palatine/tables/store'
import { type Database, jsonOf, numberOf, type Row, type Statements, textOf } from '../database/database.ts'

/** Undoes what a transaction has written so far, and says why. */
class NotAppended extends Error {
  readonly why: Appended

  constructor(why: Appended) {
    super(why)
    this.why = why
  }
}

export class TablesStore implements Store {
  protected readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async create({ header, sitters, aside, card, dues, snapshot, entries }: KeptTable): Promise<void> {
    const { id } = card
    await this.database.transaction(async inside => {
      const figures = await keepFigures(inside, header.table.components)
      const without = { ...header, table: { ...header.table, components: null } }
      await inside.run(
        'INSERT INTO headers (table_id, header, figures) VALUES (?, ?, ?)',
        id,
        JSON.stringify(without),
        figures,
      )
      await inside.run(
        `INSERT INTO tables (id, length, changed, touched, over, due_at, card, dues, sitters, aside)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        id,
        (snapshot?.sequence ?? 0) + entries.length,
        aside?.changed ?? 0,
        card.touched,
        card.over ? 1 : 0,
        firstOf(dues),
        JSON.stringify(card),
        JSON.stringify(dues),
        JSON.stringify(sitters),
        aside ? JSON.stringify(aside) : null,
      )
      await addEntries(inside, id, entries)
      await seat(inside, id, sitters)
      if (snapshot) await keepSnapshot(inside, id, snapshot.sequence, snapshot)
    })
  }

  async open(id: string, whole = false): Promise<KeptTable | Damaged | undefined> {
    const [row] = await this.database.all(
      `SELECT t.length, t.card, t.dues, t.sitters, t.aside, h.header, f.json AS figures, s.snapshot, s.sequence AS taken
       FROM tables t LEFT JOIN headers h ON h.table_id = t.id LEFT JOIN figures f ON f.hash = h.figures
       LEFT JOIN snapshots s ON s.table_id = t.id WHERE t.id = ?`,
      id,
    )
    if (!row) return undefined
    try {
      const snapshot = whole ? null : (jsonOf(row, 'snapshot') ?? null)
      const entries = await this.entries(id, snapshot === null ? 0 : numberOf(row, 'taken'), numberOf(row, 'length'))
      const aside = jsonOf(row, 'aside')
      const found = keptTable.safeParse({
        header: headerOf(row),
        sitters: jsonOf(row, 'sitters'),
        ...(aside !== undefined && { aside }),
        card: jsonOf(row, 'card'),
        dues: jsonOf(row, 'dues'),
        snapshot,
        entries,
      })
      return found.success && found.data.card.id === id ? found.data : damaged(id)
    } catch {
      return damaged(id)
    }
  }

  async tail(id: string, from: number): Promise<Tail | undefined> {
    const [row] = await this.database.all('SELECT length, card, sitters, aside FROM tables WHERE id = ?', id)
    if (!row) return undefined
    return {
      entries: await this.entries(id, from, numberOf(row, 'length')),
      sitters: jsonOf(row, 'sitters') as Sitter[],
      aside: (jsonOf(row, 'aside') as Aside | undefined) ?? nothingAside,
      card: jsonOf(row, 'card') as Card,
    }
  }

  async byKey(id: string, key: string): Promise<KeptEntry | undefined> {
    const [row] = await this.database.all(
      'SELECT sequence, key, time, entry FROM entries WHERE table_id = ? AND key = ?',
      id,
      key,
    )
    return row && entryOf(row)
  }

  async append(id: string, addition: Addition): Promise<Appended> {
    const { expected, entries, card, dues, snapshot, beside } = addition
    try {
      await this.database.transaction(async inside => {
        const changed = await inside.run(
          `UPDATE tables SET length = ?, touched = ?, over = ?, due_at = ?, card = ?, dues = ?
           WHERE id = ? AND length = ?`,
          expected + entries.length,
          card.touched,
          card.over ? 1 : 0,
          firstOf(dues),
          JSON.stringify(card),
          JSON.stringify(dues),
          id,
          expected,
        )
        if (changed === 0) throw new NotAppended(await whyNot(inside, id))
        if (beside) await keepBeside(inside, id, beside)
        await addEntries(inside, id, entries)
        if (snapshot) await keepSnapshot(inside, id, snapshot.sequence, snapshot)
      })
      return 'done'
    } catch (error) {
      if (error instanceof NotAppended) return error.why
      throw error
    }
  }

  async cards(): Promise<readonly (Card | Damaged)[]> {
    const rows = await this.database.all('SELECT id, card FROM tables ORDER BY touched DESC')
    return inOrder(rows.map(row => cardOf(row)))
  }

  /** The sound ones of those that were touched last. */
  async newestCards(most: number): Promise<readonly Card[]> {
    const rows = await this.database.all('SELECT id, card FROM tables ORDER BY touched DESC LIMIT ?', most)
    return rows.map(row => cardOf(row)).flatMap(card => ('damaged' in card ? [] : [card]))
  }

  /** The people who have seats at any of these tables. */
  async peopleAt(tables: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>()
    for (const table of tables) {
      const rows = await this.database.all("SELECT person FROM seats WHERE table_id = ? AND person <> ''", table)
      for (const row of rows) found.add(textOf(row, 'person'))
    }
    return found
  }

  async ofPerson(person: string, running = false): Promise<readonly SeatsAt[]> {
    const rows = await this.database.all(
      `SELECT t.id, t.card, s.seat FROM seats s JOIN tables t ON t.id = s.table_id
       WHERE s.person = ? AND t.over <= ? ORDER BY t.touched DESC, t.id, s.seat`,
      person,
      running ? 0 : 1,
    )
    const found = new Map<string, { card: Card; seats: Seat[] }>()
    for (const row of rows) {
      const before = found.get(textOf(row, 'id'))
      if (before) before.seats.push(numberOf(row, 'seat'))
      else {
        const card = cardOf(row)
        if (!('damaged' in card)) found.set(card.id, { card, seats: [numberOf(row, 'seat')] })
      }
    }
    return [...found.values()]
  }

  async due(until: number): Promise<readonly Due[]> {
    const rows = await this.database.all('SELECT dues FROM tables WHERE due_at <= ?', until)
    return oldestFirst(rows.flatMap(row => (jsonOf(row, 'dues') as Due[]).filter(one => one.at <= until)))
  }

  async salvage(id: string): Promise<unknown> {
    const all = (sql: string) => this.database.all(sql, id)
    const [tables, headers, entries] = await Promise.all([
      all('SELECT * FROM tables WHERE id = ?'),
      all('SELECT * FROM headers WHERE table_id = ?'),
      all('SELECT sequence, key, time, entry FROM entries WHERE table_id = ? ORDER BY sequence'),
    ])
    return tables.length + headers.length + entries.length === 0 ? undefined : { tables, headers, entries }
  }

  async remove(id: string): Promise<void> {
    await this.database.transaction(async inside => {
      await inside.run('DELETE FROM tables WHERE id = ?', id)
      for (const part of ['headers', 'entries', 'snapshots', 'seats', 'chat']) {
        await inside.run(`DELETE FROM ${part} WHERE table_id = ?`, id)
      }
    })
  }

  /** None that was appended after the length was read: what is read beside them is as old. */
  private async entries(id: string, from: number, length: number): Promise<KeptEntry[]> {
    const rows = await this.database.all(
      `SELECT sequence, key, time, entry FROM entries WHERE table_id = ? AND sequence >= ? AND sequence < ?
       ORDER BY sequence`,
      id,
      from,
      length,
    )
    return rows.map(entryOf)
  }
}

export const firstOf = (dues: readonly Due[]): number | null =>
  dues.length > 0 ? Math.min(...dues.map(one => one.at)) : null

const entryOf = (row: Row): KeptEntry =>
  keptEntry.parse({
    sequence: numberOf(row, 'sequence'),
    key: row.key,
    time: numberOf(row, 'time'),
    entry: jsonOf(row, 'entry'),
  })

function cardOf(row: Row): Card | Damaged {
  const id = textOf(row, 'id')
  const read = cardForm.safeParse(jsonOf(row, 'card'))
  return read.success && read.data.id === id ? read.data : damaged(id)
}

function headerOf(row: Row): unknown {
  const header = jsonOf(row, 'header') as RecordHeader | undefined
  return header && { ...header, table: { ...header.table, components: jsonOf(row, 'figures') ?? null } }
}

async function keepFigures(inside: Statements, figures: Json): Promise<string | null> {
  if (figures === null) return null
  const json = JSON.stringify(figures)
  const hash = createHash('sha256').update(json).digest('base64url')
  await inside.run('INSERT INTO figures (hash, json) VALUES (?, ?) ON CONFLICT DO NOTHING', hash, json)
  return hash
}

async function addEntries(inside: Statements, id: string, entries: readonly KeptEntry[]): Promise<void> {
  for (const { sequence, key, time, entry } of entries) {
    const added = await inside.run(
      'INSERT INTO entries (table_id, sequence, key, time, entry) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      id,
      sequence,
      key,
      time,
      JSON.stringify(entry),
    )
    if (added === 0) throw new NotAppended('repeated')
  }
}

/** Nothing was changed: there is no such table, or somebody was faster. */
export async function whyNot(inside: Statements, id: string): Promise<Appended> {
  return (await inside.all('SELECT id FROM tables WHERE id = ?', id)).length === 0 ? 'gone' : 'behind'
}

async function keepBeside(
  inside: Statements,
  id: string,
  { expected, sitters, aside }: NonNullable<Addition['beside']>,
): Promise<void> {
  const changed = await inside.run(
    'UPDATE tables SET changed = ?, sitters = ?, aside = ? WHERE id = ? AND changed = ?',
    aside.changed,
    JSON.stringify(sitters),
    JSON.stringify(aside),
    id,
    expected,
  )
  if (changed === 0) throw new NotAppended('behind')
  await seat(inside, id, sitters)
}

/** Who sits where, so that a person's tables are found. */
async function seat(inside: Statements, id: string, sitters: readonly Sitter[]): Promise<void> {
  await inside.run('DELETE FROM seats WHERE table_id = ?', id)
  for (const [seat, { person, bot }] of sitters.entries()) {
    await inside.run('INSERT INTO seats (table_id, seat, person, bot) VALUES (?, ?, ?, ?)', id, seat, person, bot)
  }
}

async function keepSnapshot(inside: Statements, id: string, sequence: number, snapshot: object): Promise<void> {
  await inside.run(
    `INSERT INTO snapshots (table_id, sequence, snapshot) VALUES (?, ?, ?)
     ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, snapshot = excluded.snapshot`,
    id,
    sequence,
    JSON.stringify(snapshot),
  )
}
