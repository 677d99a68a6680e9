import type { OptionValues } from './options.ts'
import type { State } from './state.ts'
import type { Answer, Json, Seat } from './values.ts'

/** An answer, with what was drawn because of it. */
export interface AnswerEntry {
  readonly seat: Seat
  readonly answer: Answer
  readonly draws?: readonly number[]
  /** The question had one answer only and was answered by the table. */
  readonly auto?: true
  /** Hash of the state, where the main stack moved on. */
  readonly hash?: string
}

/** A seat took back its last answer. */
export interface UndoEntry {
  readonly seat: Seat
  readonly undo: true
}

/** All agreed to go back: every answer from that entry on is taken back. Draws that were seen stay for the same answer. */
export interface BackEntry {
  readonly back: number
}

/** Who holds the seat from now on: `person` or `bot:LEVEL`, never a name, so that records can outlive people's data. */
export interface HolderEntry {
  readonly seat: Seat
  readonly holder: string
}

/** The kinds are final: a record lives for ever. */
export type Entry = AnswerEntry | UndoEntry | BackEntry | HolderEntry

/** What a table is and how it began; the entries come after it. */
export interface RecordHeader {
  readonly game: string
  readonly version: number
  readonly table: {
    readonly seats: number
    readonly options: OptionValues
    /** The owner's file; null for the built-in figures. */
    readonly components: Json
  }
  /** The prepared position that the game began from; left out if it was set up as usual. */
  readonly from?: State
  /** What was drawn before the first answer. */
  readonly setup: readonly number[]
}

/** A whole game as data. It holds secrets: of a running table a seat gets only its share. */
export interface GameRecord extends RecordHeader {
  readonly entries: readonly Entry[]
}

/** An answer that still counts, and where it stands in the record. */
export interface Counting {
  readonly place: number
  readonly entry: AnswerEntry
}

/** The answers that still count, after all undos, in their order. `before` are those before entry `first`. */
export function countingEntries(entries: readonly Entry[], first = 0, before: readonly Counting[] = []): Counting[] {
  let counting = before.slice()
  entries.forEach((entry, i) => {
    if ('answer' in entry) counting.push({ place: first + i, entry })
    else if ('undo' in entry) {
      const taken = takenBack(counting, entry.seat)
      counting = counting.filter(one => !taken.includes(one))
    } else if ('back' in entry) counting = counting.filter(one => one.place < entry.back)
  })
  return counting
}

/** What goes if this seat takes back its last answer: that one, and what the table answered by itself after it. */
export function takenBack<C extends Counting>(counting: readonly C[], seat: Seat): C[] {
  const last = counting.findLastIndex(({ entry }) => entry.seat === seat && !entry.auto)
  if (last < 0) return []
  const moved = counting[last].entry.hash !== undefined
  return counting.filter(
    ({ entry }, i) => i === last || (i > last && (moved || (entry.auto === true && entry.seat === seat))),
  )
}
