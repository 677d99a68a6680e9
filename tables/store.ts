/**
 * Where tables are kept: the port. Every implementation passes `store-suite.ts`. A record is only appended to, and what
 * was acknowledged is on disk.
 */
import type { Seat, Snapshot } from '@palatine/kernel'
import type { Aside, Card, Due, KeptEntry, KeptTable, Sitter } from './kept.ts'

/** Who sits at the table and what belongs to it besides the record. */
export interface Beside {
  readonly sitters: readonly Sitter[]
  readonly aside: Aside
}

/** What one answer, undo or change of seat writes: all of it or nothing. */
export interface Addition {
  /** How many entries the record has to have. */
  readonly expected: number
  readonly entries: readonly KeptEntry[]
  readonly card: Card
  /** In place of the table's dues so far. */
  readonly dues: readonly Due[]
  readonly snapshot?: Snapshot
  /** In place of what was beside the record, if that has not changed since; then there may be no entry at all. */
  readonly beside?: Beside & { readonly expected: number }
}

/** What is new at a table. */
export interface Tail extends Beside {
  readonly entries: readonly KeptEntry[]
  readonly card: Card
}

/** A table at which somebody has seats. */
export interface SeatsAt {
  readonly card: Card
  readonly seats: readonly Seat[]
}

/**
 * behind: somebody else has appended; load the tail and try again. repeated: an entry with this key is there already.
 * gone: the table was removed.
 */
export type Appended = 'done' | 'behind' | 'repeated' | 'gone'

/** Something is kept under this id, but no table can be made of it. */
export interface Damaged {
  readonly id: string
  readonly damaged: true
}
export const damaged = (id: string): Damaged => ({ id, damaged: true })
export const isDamaged = (found: object | undefined): found is Damaged => found !== undefined && 'damaged' in found

export interface Store {
  create(table: KeptTable): Promise<void>
  /** The table from its newest snapshot on; from the beginning where `whole`. */
  open(id: string, whole?: boolean): Promise<KeptTable | Damaged | undefined>
  /** The entries from this sequence on, and how everything else stands; undefined if there is no such table. */
  tail(id: string, from: number): Promise<Tail | undefined>
  byKey(id: string, key: string): Promise<KeptEntry | undefined>
  append(id: string, addition: Addition): Promise<Appended>
  /** All tables, the one touched last first; those that are damaged at the end. */
  cards(): Promise<readonly (Card | Damaged)[]>
  /**
   * The sound tables at which this person has seats, also those at which a bot plays for it; in the same order. `running`:
   * nobody looks at those that are over, and they may be left out.
   */
  ofPerson(person: string, running?: boolean): Promise<readonly SeatsAt[]>
  /** What is due at this time or before, the oldest first. */
  due(until: number): Promise<readonly Due[]>
  /** All that is kept under this id, as it is, so that people can save what can be saved. */
  salvage(id: string): Promise<unknown>
  remove(id: string): Promise<void>
}

/** The order of lists of tables. */
export function inOrder(cards: readonly (Card | Damaged)[]): (Card | Damaged)[] {
  const touched = (one: Card | Damaged) => ('damaged' in one ? -1 : one.touched)
  return cards.toSorted((a, b) => touched(b) - touched(a))
}

export const seatsOf = (person: string, sitters: readonly Sitter[]): Seat[] =>
  sitters.flatMap((sitter, seat) => (sitter.person === person ? [seat] : []))

export const oldestFirst = (dues: readonly Due[]): Due[] => dues.toSorted((a, b) => a.at - b.at)
