/** Everybody with a place in the result: who sits at the table, and after them whomever the rules play. */
import { playerCount, type Table } from '@palatine/kernel'
import type { Chair } from '@palatine/tables/shapes'
import type { LoadedGame } from '../app/games.ts'

export interface Player {
  readonly name: string
  readonly is: 'person' | 'bot' | 'automaton'
}

export function playersAt({ title, text }: LoadedGame, table: Table, chairs: readonly Chair[]): readonly Player[] {
  const automata = playerCount(title.game, table) - table.seats
  return [
    ...chairs.map(({ name, bot }): Player => ({ name, is: bot === '' ? 'person' : 'bot' })),
    ...(text.automata ?? []).slice(0, automata).map((name): Player => ({ name, is: 'automaton' })),
  ]
}
