/** Tables that last as long as the process: for tests, and where a browser keeps nothing. */
import { copy, type Snapshot } from '@palatine/kernel'
import {
  type Aside,
  type Card,
  card as cardForm,
  type Due,
  type KeptEntry,
  type KeptTable,
  keptTable,
  nothingAside,
  type Sitter,
} from './kept.ts'
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
} from './store.ts'

export interface Row {
  readonly header: KeptTable['header']
  sitters: readonly Sitter[]
  aside?: Aside
  card: Card
  dues: readonly Due[]
  snapshot: Snapshot | null
  readonly entries: KeptEntry[]
}

export class MemoryStore implements Store {
  protected readonly rows = new Map<string, Row>()

  async create({ header, sitters, aside, card, dues, snapshot, entries }: KeptTable): Promise<void> {
    this.rows.set(
      card.id,
      copy({ header, sitters, ...(aside && { aside }), card, dues, snapshot, entries: [...entries] }),
    )
  }

  async open(id: string, whole = false): Promise<KeptTable | Damaged | undefined> {
    const row = this.rows.get(id)
    if (!row) return undefined
    const { header, sitters, aside, card, dues, entries } = row
    const snapshot = whole ? null : row.snapshot
    const tail = entries.slice(snapshot?.sequence ?? 0)
    const found = { header, sitters, ...(aside && { aside }), card, dues, snapshot, entries: tail }
    return keptTable.safeParse(found).success ? copy(found) : damaged(id)
  }

  async tail(id: string, from: number): Promise<Tail | undefined> {
    const row = this.rows.get(id)
    if (!row) return undefined
    const { entries, sitters, aside = nothingAside, card } = row
    return copy({ entries: entries.slice(from), sitters, aside, card })
  }

  async byKey(id: string, key: string): Promise<KeptEntry | undefined> {
    return copy(this.rows.get(id)?.entries.find(one => one.key === key))
  }

  async append(id: string, addition: Addition): Promise<Appended> {
    const { expected, entries, card, dues, snapshot, beside } = copy(addition)
    const row = this.rows.get(id)
    if (!row) return 'gone'
    if (row.entries.length !== expected) return 'behind'
    if (beside && beside.expected !== (row.aside ?? nothingAside).changed) return 'behind'
    if (entries.some(({ key }) => key !== null && row.entries.some(one => one.key === key))) return 'repeated'
    row.entries.push(...entries)
    row.card = card
    row.dues = dues
    row.snapshot = snapshot ?? row.snapshot
    if (beside) {
      row.sitters = beside.sitters
      row.aside = beside.aside
    }
    return 'done'
  }

  async cards(): Promise<readonly (Card | Damaged)[]> {
    const cards = [...this.rows].map(([id, { card }]) => (cardForm.safeParse(card).success ? card : damaged(id)))
    return copy(inOrder(cards))
  }

  async ofPerson(person: string): Promise<readonly SeatsAt[]> {
    return copy(
      inOrder([...this.rows.values()].flatMap(({ card }) => (cardForm.safeParse(card).success ? [card] : []))).flatMap(
        card => {
          const seats = seatsOf(person, this.rows.get(card.id)?.sitters ?? [])
          return 'damaged' in card || seats.length === 0 ? [] : [{ card, seats }]
        },
      ),
    )
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
