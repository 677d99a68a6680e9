/** Tables in this browser's database. What is read from it is looked at like any message: others can write to it. */
import type { Card, Due, KeptEntry, KeptTable } from '@palatine/tables/kept'
import {
  card as cardForm,
  dues as duesForm,
  keptEntry,
  keptTable,
  nothingAside,
  tableBeside,
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
  seatsOf,
  type Tail,
} from '@palatine/tables/store'
import { finished, wish } from './database.ts'

type Part = 'headers' | 'cards' | 'entries' | 'snapshots' | 'damaged'
const parts: readonly Part[] = ['headers', 'cards', 'entries', 'snapshots', 'damaged']

/** All entries of a table, or those from a sequence on. */
const entriesOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY])

/** As it was written; whatever lies there now. What is too deep for a worker to read comes as null. */
interface CardRow {
  readonly card?: unknown
  readonly dues?: unknown
}

export class IndexedStore implements Store {
  private readonly database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.database = database
  }

  async create({ header, sitters, aside, card, dues, snapshot, entries }: KeptTable): Promise<void> {
    const { id } = card
    const work = this.writing()
    work.objectStore('headers').put({ id, header, sitters, ...(aside && { aside }) })
    work.objectStore('cards').put({ id, card, dues })
    for (const entry of entries) work.objectStore('entries').add({ table: id, ...entry })
    if (snapshot) work.objectStore('snapshots').put({ table: id, snapshot })
    await finished(work)
  }

  async open(id: string, whole = false): Promise<KeptTable | Damaged | undefined> {
    const work = this.database.transaction(parts)
    const get = (part: Part) => wish<Record<string, unknown> | null | undefined>(work.objectStore(part).get(id))
    const [header, card, snapshot, broken] = await Promise.all([
      get('headers'),
      get('cards'),
      whole ? undefined : get('snapshots'),
      get('damaged'),
    ])
    // What is there and cannot be read is null, not undefined.
    if (header === undefined && card === undefined && broken === undefined) return undefined
    const from = Number((snapshot?.snapshot as { sequence?: unknown } | undefined)?.sequence ?? 0) || 0
    const [entries, last] = await Promise.all([
      wish(work.objectStore('entries').getAll(entriesOf(id, from))),
      wish(work.objectStore('entries').openKeyCursor(entriesOf(id), 'prev')),
    ])
    const found = keptTable.safeParse({
      header: header?.header,
      sitters: header?.sitters,
      ...(header?.aside !== undefined && { aside: header.aside }),
      card: card?.card,
      dues: card?.dues,
      snapshot: snapshot?.snapshot ?? null,
      entries: entries.map(withoutTable),
    })
    // A snapshot of more than there is would have everything appended in the wrong place.
    const isSound = found.success && found.data.card.id === id && from <= lengthUpTo(last)
    return isSound ? found.data : damaged(id)
  }

  async tail(id: string, from: number): Promise<Tail | undefined> {
    const work = this.database.transaction(parts)
    const [header, row, entries] = await Promise.all([
      wish<unknown>(work.objectStore('headers').get(id)),
      wish<{ card?: unknown } | undefined>(work.objectStore('cards').get(id)),
      wish(work.objectStore('entries').getAll(entriesOf(id, from))),
    ])
    if (!header || !row) return undefined
    const { sitters, aside = nothingAside } = tableBeside.parse(header)
    const found = entries.map(entry => keptEntry.parse(withoutTable(entry)))
    return { entries: found, sitters, aside, card: cardForm.parse(row.card) }
  }

  async byKey(id: string, key: string): Promise<KeptEntry | undefined> {
    const work = this.database.transaction('entries')
    const found: unknown = await wish(work.objectStore('entries').index('key').get([id, key]))
    return found === undefined ? undefined : keptEntry.parse(withoutTable(found))
  }

  async append(id: string, { expected, entries, card, dues, snapshot, beside }: Addition): Promise<Appended> {
    const work = this.writing()
    const kept = work.objectStore('entries')
    const [header, last, ...taken] = await Promise.all([
      wish<{ aside?: { changed?: unknown } } | undefined>(work.objectStore('headers').get(id)),
      wish(kept.openKeyCursor(entriesOf(id), 'prev')),
      ...entries.map(({ key }) => (key === null ? undefined : wish(kept.index('key').getKey([id, key])))),
    ])
    if (header === undefined) return 'gone'
    if (lengthUpTo(last) !== expected) return 'behind'
    if (beside && beside.expected !== (header.aside ?? nothingAside).changed) return 'behind'
    if (taken.some(one => one !== undefined)) return 'repeated'
    for (const entry of entries) kept.add({ table: id, ...entry })
    work.objectStore('cards').put({ id, card, dues })
    if (snapshot) work.objectStore('snapshots').put({ table: id, snapshot })
    if (beside) {
      work.objectStore('headers').put({ ...header, sitters: beside.sitters, aside: beside.aside })
    }
    await finished(work)
    return 'done'
  }

  async cards(): Promise<readonly (Card | Damaged)[]> {
    const work = this.database.transaction(['cards', 'damaged'])
    const [ids, rows, broken] = await Promise.all([
      wish(work.objectStore('cards').getAllKeys()),
      wish<(CardRow | null)[]>(work.objectStore('cards').getAll()),
      wish(work.objectStore('damaged').getAllKeys()),
    ])
    const cards = rows.map((row, i) => {
      const read = cardForm.safeParse(row?.card)
      return read.success && read.data.id === ids[i] ? read.data : damaged(String(ids[i]))
    })
    return inOrder([...cards, ...broken.map(id => damaged(String(id)))])
  }

  async ofPerson(person: string): Promise<readonly SeatsAt[]> {
    const headers = this.database.transaction('headers').objectStore('headers')
    const rows = await wish<({ id: string } | null)[]>(headers.getAll())
    const seats = new Map(
      rows.map(row => {
        const read = tableBeside.safeParse(row)
        return [row?.id, read.success ? seatsOf(person, read.data.sitters) : []]
      }),
    )
    return (await this.cards()).flatMap(card => {
      const own = seats.get(card.id) ?? []
      return 'damaged' in card || own.length === 0 ? [] : [{ card, seats: own }]
    })
  }

  async due(until: number): Promise<readonly Due[]> {
    const rows = await wish<(CardRow | null)[]>(this.database.transaction('cards').objectStore('cards').getAll())
    const sound = rows.flatMap(row => duesForm.safeParse(row?.dues).data ?? [])
    return oldestFirst(sound.filter(one => one.at <= until))
  }

  async salvage(id: string): Promise<unknown> {
    const work = this.database.transaction(parts)
    const [header, card, broken, entries] = await Promise.all([
      ...(['headers', 'cards', 'damaged'] as const).map(part => wish<object>(work.objectStore(part).get(id))),
      wish(work.objectStore('entries').getAll(entriesOf(id))),
    ])
    return { ...header, ...card, ...broken, entries }
  }

  async remove(id: string): Promise<void> {
    const work = this.writing()
    for (const part of ['headers', 'cards', 'snapshots', 'damaged'] as const) work.objectStore(part).delete(id)
    work.objectStore('entries').delete(entriesOf(id))
    await finished(work)
  }

  /** What is acknowledged is on disk, not only on its way there. */
  private writing(): IDBTransaction {
    return this.database.transaction(parts, 'readwrite', { durability: 'strict' })
  }
}

/** How many entries there are, by the last of them. */
const lengthUpTo = (last: IDBCursor | null): number => (last ? (last.primaryKey as [string, number])[1] + 1 : 0)

function withoutTable(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row
  const { table: _, ...entry } = row as { table?: unknown }
  return entry
}
