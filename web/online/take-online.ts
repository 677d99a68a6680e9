/** A game begun at this device goes on at the server: its record becomes a table with seats to claim. */
import type { OptionValues } from '@palatine/kernel'
import type { Refused } from '@palatine/tables/protocol'
import type { Words } from '../app/words.ts'
import { connection } from '../connection/index.ts'
import { openTable } from './open-table.ts'

/** Null: the table is made, and the page is there. */
export async function takeOnline(table: string, words: Words): Promise<Refused | null> {
  const from = await connection.ask({ ask: 'export', table, running: true })
  if ('refused' in from) return from
  const { game, table: made } = from.record
  const { seats, options, components } = made
  return openTable(
    { game, seats, options: options as OptionValues, components, pace: null, listed: false, from },
    words,
  )
}
