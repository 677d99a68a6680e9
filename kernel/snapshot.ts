import type { Delivered } from './delivery.ts'
import type { NumbersKept } from './numbers.ts'
import type { Counting } from './record.ts'
import type { State } from './state.ts'

/** An answer that counts, with how many moments each watcher had been shown before it. */
export interface Counted extends Counting {
  readonly shown: readonly number[]
}

/** Why nobody can take back what was before: a reason by seat, null for a seat that had not answered. */
type Barred = readonly (string | null)[]

/** A place on the line of play from which it can be played on, as JSON. */
export interface Saved<G extends object = object> extends Delivered {
  readonly state: State<G>
  /** How often the main stack had moved on. */
  readonly moves: number
  readonly barred: Barred
  /** By seat: the moment of its last own answer. */
  readonly lastAnswers: readonly number[]
}

/**
 * What a table goes on from, as JSON; with the entries after it nothing older is needed. It holds the last barrier, which
 * no undo can reach behind, and the answers since then that count. So it grows neither with the game nor with what was
 * taken back, and every undo that was possible at the table is possible at the one that is resumed. Only going back by
 * consent can reach further: then the whole record is needed. It holds no events: what was sent before the barrier is
 * read from the record when somebody looks at it.
 */
export interface Snapshot<G extends object = object> extends NumbersKept {
  /** How many entries the record had. */
  readonly sequence: number
  readonly barrier: Saved<G>
  readonly since: readonly Counted[]
  /** Draws that stay for the same answer since the table went back, by where they were made. */
  readonly seen: readonly (readonly [place: string, draws: readonly number[]])[]
}
