/** What is scored at a table: some categories exist only where the rules play somebody. */
import { playerCount, type Table } from '@palatine/kernel'
import type { LoadedGame } from '../app/games.ts'

export function categoriesAt({ title: { game }, board }: LoadedGame, table: Table): readonly string[] {
  const withAutomata = board?.withAutomata ?? []
  return playerCount(game, table) > table.seats ? game.scores : game.scores.filter(key => !withAutomata.includes(key))
}
