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

/** Somebody else, or a bot, holds the seat from now on. */
export interface HolderEntry {
  readonly seat: Seat
  readonly holder: string
}

export type Entry = AnswerEntry | UndoEntry | HolderEntry

/** A whole game as data. It holds secrets: of a running table a seat gets only its share. */
export interface GameRecord {
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
  readonly entries: Entry[]
}

export const isAnswer = (entry: Entry): entry is AnswerEntry => 'answer' in entry

/** The places of the answers that still count, after all undos. */
export function effectiveEntries(entries: readonly Entry[]): number[] {
  const counting: number[] = []
  entries.forEach((entry, place) => {
    if (isAnswer(entry)) counting.push(place)
    else if ('undo' in entry)
      for (const taken of takenBack(entries, counting, entry.seat)) {
        counting.splice(counting.indexOf(taken), 1)
      }
  })
  return counting
}

/** What goes if this seat takes back its last answer: that one, and what the table answered by itself after it. */
export function takenBack(entries: readonly Entry[], counting: readonly number[], seat: Seat): number[] {
  const answers = counting.map(place => ({ place, entry: entries[place] as AnswerEntry }))
  const last = answers.findLastIndex(({ entry }) => entry.seat === seat && !entry.auto)
  if (last < 0) return []
  const moved = answers[last].entry.hash !== undefined
  return answers
    .filter(({ entry }, i) => i === last || (i > last && (moved || (entry.auto === true && entry.seat === seat))))
    .map(({ place }) => place)
}
