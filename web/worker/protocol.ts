/** What the page and the workers say to one another. Everything is data; nothing that a seat may not know reaches the page. */
import type { Answer, Json, OptionValues, Problem, Refusal, Result, Seat, Sent, State, Table } from '@palatine/kernel'

/** Who sits there: a person at this device, or a bot with the name of its level. */
export interface Chair {
  readonly name: string
  /** Empty for a person. */
  readonly bot: string
}

/** What is kept about a table beside its record; it holds no secret. */
export interface TableCard {
  readonly id: string
  readonly game: string
  readonly chairs: readonly Chair[]
  readonly began: number
  readonly touched: number
  /** How many entries the record has. */
  readonly entries: number
  readonly over: boolean
  /** By seat, when it is over. */
  readonly totals: readonly number[] | null
  readonly winners: readonly Seat[]
}

export interface NewTable {
  readonly game: string
  readonly chairs: readonly Chair[]
  readonly options: OptionValues
  /** The owner's figures; null for the built-in ones. */
  readonly components: Json
  /** A prepared position to begin from, as in a guided first game. */
  readonly from?: State
}

/** An event as the watcher was sent it. */
export type Told = Sent

export interface Ending {
  readonly result: Result
  /** By seat: points by category. */
  readonly parts: readonly { readonly [category: string]: number }[]
}

/** A moment of a table as one watcher (null: nobody in particular) may see it. */
export interface Moment {
  readonly watcher: Seat | null
  readonly view: State
  /** What the watcher knows beyond its view. */
  readonly known: unknown
  /** How many moments this watcher has been shown, with this one; in a replay how many entries the record had. */
  readonly number: number
  /** The number of the watcher's question: an answer names the question that it is for. */
  readonly question: number
  /** The seats that owe an answer. */
  readonly asked: readonly Seat[]
  /** What the watcher was sent, from `from` on in its list; what stood there before is replaced. */
  readonly from: number
  readonly told: readonly Told[]
  /** The moment of the watcher's own last answer: what is new since then. */
  readonly since: number
  /** Why the watcher cannot take back; null if it can. */
  readonly noUndo: Refusal | null
  readonly ending: Ending | null
}

export interface TableOpened {
  readonly card: TableCard
  /** Of the rules that it is played with. */
  readonly version: number
  readonly table: Table
  /** The owner's figures that it is played with; null for the built-in ones. */
  readonly components: Json
}

/** What the page asks the rules worker; every ask gets one answer. */
export type Ask =
  | { readonly ask: 'create'; readonly make: NewTable }
  | { readonly ask: 'open'; readonly id: string }
  | { readonly ask: 'sit'; readonly seat: Seat | null }
  | { readonly ask: 'answer'; readonly seat: Seat; readonly question: number; readonly answer: Answer }
  | { readonly ask: 'undo'; readonly seat: Seat }
  | { readonly ask: 'replay'; readonly id?: string; readonly record?: Json; readonly chairs?: readonly Chair[] }
  | { readonly ask: 'moment'; readonly at: number; readonly watcher: Seat | null | 'all' }
  | { readonly ask: 'export'; readonly id: string }
  | { readonly ask: 'close' }

export interface Refused {
  readonly refused: Refusal
  readonly problems?: readonly Problem[]
}

export interface ReplayOpened extends TableOpened {
  /** The moments one can step to: numbers of entries, ascending, 0 first. */
  readonly moments: readonly number[]
  /** Who answered to reach that moment; null for the beginning. */
  readonly by: readonly (Seat | null)[]
  /** Whether all secrets may be shown: the game is over. */
  readonly open: boolean
}

export interface Answers {
  create: TableOpened | Refused
  open: TableOpened | Refused
  sit: null
  answer: Refused | null
  undo: Refused | null
  replay: ReplayOpened | Refused
  moment: Moment
  export: { readonly record: Json; readonly card: TableCard } | Refused
  close: null
}

export type ToWorker =
  | { readonly role: 'rules' | 'bots'; readonly port: MessagePort }
  | { readonly ticket: number; readonly ask: Ask }
export type FromWorker =
  | { readonly ticket: number; readonly answer: Answers[keyof Answers] }
  | { readonly ticket: number; readonly failed: string }
  | { readonly moment: Moment; readonly card: TableCard }
  | { readonly broken: string }

/** From the rules worker to the bots' worker, and back. */
export interface Think {
  readonly ticket: number
  readonly game: string
  readonly version: number
  readonly table: Table
  readonly view: State
  readonly known: unknown
  readonly seat: Seat
  readonly bot: string
}
export type Thought =
  | { readonly ticket: number; readonly answer: Answer }
  | { readonly ticket: number; readonly failed: string }
