import { type Bot, type Game, type GameBot, plainPolicy } from '@palatine/kernel'
import { search } from './search/index.ts'
import { plainValue } from './search/value.ts'

/** The search with what a game offers, before anything was learnt. */
export const recipe = (game: Game, bot: GameBot): Bot =>
  search({ game, bot, policy: plainPolicy(bot), value: plainValue(game, bot) })
