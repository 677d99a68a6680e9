/**
 * Where tables are kept: the port. Every implementation passes `store-suite.ts`. A record is only appended to, and what
 * was acknowledged is on disk.
 */
import type { Snapshot } from '@palatine/kernel'
import type { Card, Due, KeptEntry, KeptTable } from './kept.ts'

/** What one answer, undo or change of seat writes: all of it or nothing. */
export interface Addition {
  /** How many entries the record has to have. */
  readonly expected: number
  readonly entries: readonly KeptEntry[]
  readonly card: Card
  /** In place of the table's dues so far. */
  readonly dues: readonly Due[]
  readonly snapshot?: Snapshot
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
  /** The entries from this sequence on. */
  tail(id: string, from: number): Promise<readonly KeptEntry[]>
  byKey(id: string, key: string): Promise<KeptEntry | undefined>
  append(id: string, addition: Addition): Promise<Appended>
  /** All tables, the one touched last first; those that are damaged at the end. */
  cards(): Promise<readonly (Card | Damaged)[]>
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

export const oldestFirst = (dues: readonly Due[]): Due[] => dues.toSorted((a, b) => a.at - b.at)
