import {
  type Bot,
  type Candidate,
  type Chance,
  type Game,
  type GameBot,
  type Policy,
  plainPolicy,
} from '@palatine/kernel'
import { type Ending, search } from './search/index.ts'
import type { Helpers } from './search/together.ts'
import type { Mind } from './search/trials.ts'
import { learntValue } from './search/value.ts'

/** How a level differs from the best play; what it gives away is measured in slips of the game. */
interface Softness {
  /** So many answers more are thought about that are any: what somebody could do who does not see what is good. */
  readonly strays: number
  /** Who is so much worse than the best is taken e times as rarely. */
  readonly temperature: number
  /** What is worse by more than this is never taken: nobody blunders on purpose. */
  readonly cap: number
}

export const softness = {
  gentle: { strays: 8, temperature: 1, cap: 2 },
  steady: { strays: 2, temperature: 0.4, cap: 1 },
  strong: { strays: 0, temperature: 0.12, cap: 0.4 },
} as const satisfies { readonly [level: string]: Softness }

/** The search with all that was learnt. */
export const fierce = (game: Game, bot: GameBot, helpers?: Helpers): Bot =>
  search(mindOf(game, bot), undefined, helpers)

/** The same, but everybody plays on by this policy. */
export const fiercePlayingOn = (game: Game, bot: GameBot, policy: Policy): Bot =>
  search({ ...mindOf(game, bot), policy })

/** The same search, softened: it thinks as long and knows as much, but does not always take the best. */
export const softened = (game: Game, bot: GameBot, level: keyof typeof softness): Bot =>
  search(mindOf(game, bot), ending(softness[level], bot.slip))

/** What all levels think with. */
export const mindOf = (game: Game, bot: GameBot): Mind => ({
  game,
  bot,
  policy: plainPolicy(bot),
  value: learntValue(game, bot),
})

const ending = ({ strays, temperature, cap }: Softness, slip: number): Ending => ({
  strays,
  choose(found, chance) {
    const [best] = found
    const near = found.filter(one => one.tries > 0 && best.chance - one.chance <= cap * slip)
    return near.length === 0
      ? best
      : drawn(
          near,
          near.map(one => Math.exp((one.chance - best.chance) / (temperature * slip))),
          chance,
        )
  },
})

/** One of these, by weight. */
function drawn(found: readonly Candidate[], weights: readonly number[], chance: Chance): Candidate {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let left = (chance.below(2 ** 30) / 2 ** 30) * all
  for (let i = 0; i < found.length - 1; i++) {
    left -= weights[i]
    if (left < 0) return found[i]
  }
  return found[found.length - 1]
}
