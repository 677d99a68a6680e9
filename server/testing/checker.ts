/** Reads a store and what people were told, and says what does not fit together. */

import { createHash } from 'node:crypto'
import { canonical, type Entry, LiveTable, type Seat } from '@palatine/kernel'
import type { KeptTable } from '@palatine/tables/kept'
import { type Rules, rulesOf } from '@palatine/tables/opening'
import { isDamaged } from '@palatine/tables/store'
import { type Database, textOf } from '../database/database.ts'
import { TablesStore } from '../stores/tables-store.ts'

/** What a client remembers of a table. */
export interface Remembered {
  readonly table: string
  /** Every answer or undo that was acknowledged, by key; an answer as it was given. */
  readonly acknowledged: readonly { readonly key: string; readonly seat: Seat; readonly answer?: unknown }[]
  /** Every moment that was shown. */
  readonly moments: readonly { readonly seat: Seat; readonly shown: number; readonly view: string }[]
}

export const sight = (view: unknown): string => createHash('sha256').update(canonical(view)).digest('base64url')

/** Every complaint as a sentence. */
export async function complaints(database: Database, clients: readonly Remembered[]): Promise<string[]> {
  const found: string[] = []
  const tables = new Set(clients.map(client => client.table))
  for (const table of tables) {
    const mine = clients.filter(client => client.table === table)
    try {
      found.push(...(await atTable(database, table, mine)).map(complaint => `table ${table}: ${complaint}`))
    } catch (error) {
      found.push(`table ${table}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return found
}

async function atTable(database: Database, id: string, clients: readonly Remembered[]): Promise<string[]> {
  const found: string[] = []
  // As they lie there: the store itself opens nothing that has a gap.
  const rows = await database.all('SELECT sequence, key, entry FROM entries WHERE table_id = ? ORDER BY sequence', id)
  const entries = rows.map(row => ({
    sequence: Number(row.sequence),
    key: row.key === null ? null : textOf(row, 'key'),
    entry: JSON.parse(textOf(row, 'entry')) as Entry,
  }))
  entries.forEach(({ sequence }, i) => {
    if (sequence !== i) found.push(`entry ${i} has the sequence ${sequence}`)
  })
  const [row] = await database.all('SELECT length FROM tables WHERE id = ?', id)
  if (Number(row.length) !== entries.length) found.push(`${entries.length} entries, but a length of ${row.length}`)
  const byKey = new Map<string, (typeof entries)[number]>()
  for (const one of entries) {
    if (one.key === null) continue
    if (byKey.has(one.key)) found.push(`the key ${one.key} is there twice`)
    byKey.set(one.key, one)
  }
  for (const { key, seat, answer } of clients.flatMap(client => client.acknowledged)) {
    const entry = byKey.get(key)?.entry
    if (!entry) found.push(`the acknowledged key ${key} is lost`)
    else if (!('seat' in entry) || entry.seat !== seat) found.push(`the key ${key} is of another seat`)
    else if (answer !== undefined && !('answer' in entry && canonical(entry.answer) === canonical(answer)))
      found.push(`the key ${key} has another answer`)
  }
  const kept = await new TablesStore(database).open(id, true)
  if (!kept || isDamaged(kept)) return [...found, 'it cannot be opened']
  const rules = await rulesOf(kept.header)
  if ('refused' in rules) return [...found, 'its rules are gone']
  try {
    return [...found, ...replayed(rules, kept, clients)]
  } catch (error) {
    return [...found, `it cannot be replayed: ${error instanceof Error ? error.message : error}`]
  }
}

/** Throws where a hash differs. */
function replayed(rules: Rules, { header, entries, card }: KeptTable, clients: readonly Remembered[]): string[] {
  const found: string[] = []
  const live = LiveTable.replay(rules.title.game, rules.table, { ...header, entries: [] }, 0)
  const seen = new Map<string, string>()
  const note = () => {
    for (let seat = 0; seat < rules.table.seats; seat++) seen.set(`${seat} ${live.shown(seat)}`, sight(live.view(seat)))
  }
  note()
  for (const [i, { entry }] of entries.entries()) {
    live.take([entry])
    const next = entries[i + 1]?.entry
    if (!(next && 'auto' in next)) note()
  }
  if (live.over !== card.over) found.push('the card says something else about the end')
  for (const { seat, shown, view } of clients.flatMap(client => client.moments)) {
    if (seen.get(`${seat} ${shown}`) !== view) found.push(`seat ${seat} was shown another moment ${shown}`)
  }
  return found
}
