import type { Chance } from './chance.ts'
import type { Game } from './game.ts'
import { type Question, sampleForBots, smallStepsForBots, toAnswer } from './questions/index.ts'
import { questionFor, questionId, questionLocals } from './run.ts'
import type { State } from './state.ts'
import type { Answer, Seat, Table } from './values.ts'

/** All that a bot may look at: what its seat sees and knows, never the true state. */
export interface Look<G = object, T extends Table = Table, K = unknown> {
  readonly table: T
  readonly view: State<G>
  readonly known: K
  readonly seat: Seat
  /** The id of the question, and the locals of the step that asks it. */
  readonly id: string
  readonly at: object
  readonly question: Question
}

/** What a seat that is asked may look at. */
export function lookOf(game: Game, table: Table, view: State, known: unknown, seat: Seat): Look {
  const question = questionFor(game, table, view, seat)
  const id = questionId(game, view, seat)
  if (!question || !id) throw new Error(`${game.id}: seat ${seat} is not asked`)
  return { table, view, known, seat, id, at: questionLocals(view, seat), question }
}

/** How long a bot may think; a bot that needs no time ignores it. */
export interface Budget {
  readonly milliseconds?: number
  readonly iterations?: number
}

export type Bot = (look: Look, chance: Chance, budget?: Budget) => Answer

/** What a good player of one game looks at; `games/NAME/bot/index.ts` exports one. */
export interface GameBot {
  /**
   * Thinks about a question once and gives back how good it is to go on with these small steps. Only comparisons
   * between steps of one length after the same beginning matter.
   */
  score(look: never): (steps: readonly number[]) => number
}

/** Any answer, all equally likely; where order cannot matter, the first. */
export const random: Bot = (look, chance) => sampleForBots(look.question, chance)

/** Small step by small step what the game's own score likes best; ties by chance; `noise` is how often it errs. */
export function plain(bot: GameBot, noise = 0): Bot {
  return (look, chance) => {
    if (noise > 0 && chance.below(1_000_000) < noise * 1_000_000) return sampleForBots(look.question, chance)
    const score = bot.score(look as never)
    const steps: number[] = []
    for (;;) {
      const more = smallStepsForBots(look.question, steps)
      if (more.length === 0) return toAnswer(look.question, steps)
      steps.push(more.length === 1 ? more[0] : best(more, step => score([...steps, step]), chance))
    }
  }
}

function best(options: readonly number[], worth: (option: number) => number, chance: Chance): number {
  let most = Number.NEGATIVE_INFINITY
  let found: number[] = []
  for (const option of options) {
    const value = worth(option)
    if (value > most) {
      most = value
      found = [option]
    } else if (value === most) found.push(option)
  }
  return found.length > 0 ? found[chance.below(found.length)] : options[chance.below(options.length)]
}
