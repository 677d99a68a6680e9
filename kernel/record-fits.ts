import type { Game } from './game.ts'
import { LiveTable } from './live-table.ts'
import type { GameRecord } from './record.ts'
import type { Table } from './values.ts'

/**
 * Whether these rules play a record to the very same states, as its hashes tell; else where and how they differ. A
 * running table goes on silently with new rules that fit, and with the version it began with if they do not.
 */
export function whyRecordDoesNotFit(game: Game, table: Table, record: GameRecord): string | undefined {
  try {
    LiveTable.replay(game, table, record)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
