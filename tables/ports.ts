/**
 * What a host is given. Nothing inside it asks for the time, draws, or makes an id by itself, so that a run can be
 * repeated byte by byte.
 */
import type { Answer, Chance, Seat, State, Table } from '@palatine/kernel'
import type { Store } from './store.ts'

export interface Ports {
  readonly store: Store
  readonly bots: Bots
  readonly clock: Clock
  /** For what the rules draw at a table that is opened now. Nobody else may know what comes. */
  chance(table: string): Chance
  readonly ids: Ids
  readonly hints: Hints
  /** Left out where no other host has the same store. */
  readonly sharing?: Sharing
  /** A fault of the program: whoever asked is told that it did not work, whoever runs the host is told why. */
  report(error: unknown): void
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after so many milliseconds, unless it is called off by what it returns. */
  after(milliseconds: number, wake: () => void): () => void
}

export interface Ids {
  /** For a new table; nobody can guess it. */
  table(): string
  /** For an answer that the host gives itself: a bot's. */
  key(): string
}

/** All that a bot may look at, and where. */
export interface ToThink {
  /** The table's id: its figures are sent to wherever bots think once, not with every question. */
  readonly id: string
  readonly game: string
  readonly version: number
  readonly table: Table
  readonly seat: Seat
  readonly level: string
  readonly view: State
  readonly known: unknown
  /** How long it may think. */
  readonly milliseconds: number
}

export interface Bots {
  /** How long a bot of this level may think about one question, in milliseconds. */
  budget(level: string): number
  /** Rejects where the bot fails; after an abort nobody waits for it any more. */
  think(what: ToThink, signal: AbortSignal): Promise<Answer>
  /** No bot will be asked for this table again. */
  leave(id: string): void
}

/** How much of a table a host has. */
export interface Known {
  readonly id: string
  readonly length: number
  readonly changed: number
}

/**
 * Which of several hosts over one store does what is due at a table: the one that appended last, and another one when
 * nothing has been heard of that for a while. Doing something twice does no harm, it is only thought about twice.
 */
export interface Sharing {
  /** Takes on what is due by this time and nobody does; the tables. */
  take(until: number): Promise<readonly string[]>
  /** Is still at work at these tables. */
  keep(tables: readonly string[]): Promise<void>
  /** Does nothing more for any table. */
  release(): Promise<void>
  /** Those of which there is more than is known here. */
  newer(known: readonly Known[]): Promise<readonly string[]>
}

/** Tells other hosts over the same store that there is something new. A hint may be lost: it only makes things faster. */
export interface Hints {
  tell(table: string): void
  hear(listener: (table: string) => void): void
}
