import type { Bot } from './bot.ts'
import type { LiveTable } from './live-table.ts'
import type { Json } from './values.ts'

/** What `games/NAME/calibration.ts` exports as `calibration`: what self-play has to show of a game's figures. */
export interface Calibration {
  /** How many games are played at each table. */
  readonly games: number
  /** Which figures were varied to get there, for the report. */
  readonly varied: string
  /** What is to be known of a finished game, beyond what every row has. */
  observe(live: LiveTable): CalibrationRow
  readonly questions: readonly CalibrationQuestion[]
  /** Bots of its own, for questions such as "does it pay to ignore the books?". */
  readonly bots?: { readonly [name: string]: Bot }
}

/**
 * A finished game as figures. Every row has `seats`, `table` (which of the question's tables), `decisions`, `winners`
 * (how many share the victory), `winner` (the seat, or -2 if it is shared), and for each seat N `scoreN`, `wonN` (1, or
 * the share of a shared victory) and `botN` (which of the table's bots sat there); `rounds` if the state has a `round`.
 */
export type CalibrationRow = { readonly [figure: string]: number }

export interface CalibrationQuestion {
  readonly id: string
  readonly title: string
  /** Tables of plain bots with so many seats; or `tables`. */
  readonly seats?: readonly number[]
  readonly tables?: readonly CalibrationTable[]
  measure(rows: readonly CalibrationRow[]): number
  /** What the figure has to be at least and at most. */
  readonly min?: number
  readonly max?: number
}

export interface CalibrationTable {
  readonly seats: number
  readonly options?: Json
  /** Names, cycled over the seats; they move on by one seat from game to game. */
  readonly bots: readonly string[]
}
