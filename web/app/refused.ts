/** Why something was refused, as a sentence: the host's own reasons in the words of the app, the others in those of the game. */
import { refusalInWords } from '@palatine/kernel'
import type { Refused } from '@palatine/tables/protocol'
import type { LoadedGame } from './games.ts'
import type { Words } from './words.ts'

export function refusedInWords({ refused }: Refused, words: Words, game?: LoadedGame): string {
  const own = words.refusals[refused.reason]
  if (own !== undefined) return own
  return game ? refusalInWords(refused, game.text, game.kernel) : words.refusals.failed
}
