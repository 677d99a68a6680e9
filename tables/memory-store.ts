/** Tables that last as long as the process: for tests, and where a browser keeps nothing. */
import { copy, type Snapshot } from '@palatine/kernel'
import { type Card, card as cardForm, type Due, type KeptEntry, type KeptTable, keptTable } from './kept.ts'
import { type Addition, type Appended, type Damaged, damaged, inOrder, oldestFirst, type Store } from './store.ts'

export interface Row {
  readonly table: Omit<KeptTable, 'card' | 'dues' | 'entries' | 'snapshot'>
  card: Card
  dues: readonly Due[]
  snapshot: Snapshot | null
  readonly entries: KeptEntry[]
}

export class MemoryStore implements Store {
  protected readonly rows = new Map<string, Row>()

  async create({ card, dues, snapshot, entries, ...table }: KeptTable): Promise<void> {
    this.rows.set(card.id, copy({ table, card, dues, snapshot, entries: [...entries] }))
  }

  async open(id: string, whole = false): Promise<KeptTable | Damaged | undefined> {
    const row = this.rows.get(id)
    if (!row) return undefined
    const { table, card, dues, entries } = row
    const snapshot = whole ? null : row.snapshot
    const found = { ...table, card, dues, snapshot, entries: entries.slice(snapshot?.sequence ?? 0) }
    return keptTable.safeParse(found).success ? copy(found) : damaged(id)
  }

  async tail(id: string, from: number): Promise<readonly KeptEntry[]> {
    return copy(this.rows.get(id)?.entries.slice(from) ?? [])
  }

  async byKey(id: string, key: string): Promise<KeptEntry | undefined> {
    return copy(this.rows.get(id)?.entries.find(one => one.key === key))
  }

  async append(id: string, addition: Addition): Promise<Appended> {
    const { expected, entries, card, dues, snapshot } = copy(addition)
    const row = this.rows.get(id)
    if (!row) return 'gone'
    if (row.entries.length !== expected) return 'behind'
    if (entries.some(({ key }) => key !== null && row.entries.some(one => one.key === key))) return 'repeated'
    row.entries.push(...entries)
    row.card = card
    row.dues = dues
    row.snapshot = snapshot ?? row.snapshot
    return 'done'
  }

  async cards(): Promise<readonly (Card | Damaged)[]> {
    const cards = [...this.rows].map(([id, { card }]) => (cardForm.safeParse(card).success ? card : damaged(id)))
    return copy(inOrder(cards))
  }

  async due(until: number): Promise<readonly Due[]> {
    return copy(oldestFirst([...this.rows.values()].flatMap(row => row.dues.filter(one => one.at <= until))))
  }

  async salvage(id: string): Promise<unknown> {
    return copy(this.rows.get(id))
  }

  async remove(id: string): Promise<void> {
    this.rows.delete(id)
  }
}
