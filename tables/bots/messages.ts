/** What a host and the threads in which its bots think say to one another. */
import type { Answer, Seat, State, Table } from '@palatine/kernel'

export type ToBots =
  /** Once for each thread, before the first thought about this table. */
  | { readonly figures: string; readonly game: string; readonly version: number; readonly table: Table }
  | { readonly forget: string }
  | {
      readonly think: number
      readonly table: string
      readonly seat: Seat
      readonly level: string
      readonly view: State
      readonly known: unknown
      readonly milliseconds: number
    }
  | { readonly stop: number }

export type FromBots =
  | { readonly thought: number; readonly answer: Answer }
  | { readonly thought: number; readonly failed: string }

/** A worker of a browser or a thread of Node. */
export interface Thread {
  post(message: ToBots): void
  hear(said: (message: FromBots) => void, broken: () => void): void
  end(): void
}
