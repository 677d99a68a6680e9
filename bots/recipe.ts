import { type Bot, type Candidate, type Game, type GameBot, give, plainPolicy, playout } from '@palatine/kernel'
import { candidates } from './search/candidates.ts'
import { average, halving, standardError } from './search/halving.ts'
import { judge, lead } from './search/judge.ts'
import { Thread } from './search/thread.ts'
import { Worlds } from './search/worlds.ts'

/** How often something is tried out for an answer, if nobody says otherwise. */
const usualIterations = 100
/** So many tries should come on each candidate; and how many candidates there are at least and at most. */
const triesEach = 10
const fewest = 4
const most = 12

/**
 * Tries the best few answers by the game's score out in imagined worlds, the same for all of them: everybody plays on as
 * the plain bot would, to the end of a round, and there the features say how everybody stands.
 */
export function recipe(game: Game, bot: GameBot): Bot {
  const policy = plainPolicy(bot)
  return async (look, { chance, iterations = usualIterations, signal }) => {
    const { table, view, seat, question } = look
    const width = Math.min(most, Math.max(fewest, Math.round(iterations / triesEach)))
    const answers = candidates(question, bot.score(look), width, chance)
    if (answers.length === 1) return { answer: answers[0] }
    const worlds = new Worlds(game, look, policy, chance.below(2 ** 30))
    const thread = new Thread()
    const end = bot.roundOf(view.g) + bot.horizon
    const until = ({ g }: { g: object }) => bot.roundOf(g) >= end
    const leads = answers.map(() => game.scores.map(() => 0))
    const tried = await halving({
      options: answers.length,
      iterations,
      worth(option, world) {
        const { state, io } = worlds.nth(world)
        give(game, state, seat, answers[option], io)
        playout(game, state, io, { policy, until })
        lead(game, table, state, seat).forEach((points, category) => {
          leads[option][category] += points
        })
        return judge(game, bot, table, state, seat)
      },
      stop: () => (thread.due ? thread.giveAway().then(() => signal?.aborted === true) : signal?.aborted === true),
    })
    const found = tried.map(
      ({ option, worths }): Candidate => ({
        answer: answers[option],
        tries: worths.length,
        chance: average(worths),
        error: standardError(worths),
        ahead: Object.fromEntries(game.scores.map((name, i) => [name, leads[option][i] / Math.max(1, worths.length)])),
      }),
    )
    return { answer: found[0].answer, candidates: found }
  }
}
