import {
  type Chance,
  FastChance,
  type GameBot,
  type Habits,
  type LearntHabits,
  type Policy,
  plainPolicy,
  type QuickBot,
  shuffle,
  type Weigh,
} from '@palatine/kernel'
import { weightsFor } from '../weights.ts'
import { answerAtAGlance, type Taker, type Worths } from './answer.ts'

/** How much chance is in what is done by habit: what is worth one more is done e times as often, if this is 1. */
const heat = 0.15

// The greatest of several worths, each with such a number beside it, is a draw by softmax. To look the numbers up is quicker
// than to work them out; they lie in no order, so that a place drawn once will do for all options of a choice.
const size = 4096
const luck = Float64Array.from(
  shuffle(
    new FastChance(1),
    Array.from({ length: size }, (_, i) => -heat * Math.log(-Math.log((i + 0.5) / size))),
  ),
)

class Drawing implements Taker {
  chance: Chance

  constructor(chance: Chance) {
    this.chance = chance
  }

  one({ values, count }: Worths): number {
    const from = this.chance.below(size)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      const worth = values[i] + luck[(from + i) & (size - 1)]
      if (worth > most) {
        most = worth
        best = i
      }
    }
    return best
  }

  thing(worths: Worths): number {
    return this.one(worths)
  }

  whether(worth: number): boolean {
    const from = this.chance.below(size)
    return worth + luck[from] > luck[(from + 1) & (size - 1)]
  }
}

/** How people play on who do what they are used to: many times as quick as `plain`, and nearly as good. */
export function habitPolicy(habits: Habits, weights: Float64Array): Policy {
  const weigh: Weigh = (sign, amount = 1) => weights[sign] * amount
  let drawing: Drawing | undefined
  return (look, chance) => {
    drawing ??= new Drawing(chance)
    drawing.chance = chance
    return answerAtAGlance(look.question, habits.score(look, weigh), drawing)
  }
}

/** The same with what was learnt: for so many seats, or else for fewer; as `plain` where nothing was. */
export function byHabit(bot: GameBot, habits: Habits | undefined): Policy {
  const plain = plainPolicy(bot)
  const bySeats: Policy[] = []
  return (look, chance) => {
    const { seats } = look.table
    bySeats[seats] ??= learntFor(habits, seats) ?? plain
    return bySeats[seats](look, chance)
  }
}

/** A bot of habit. Whoever looks at a view sees less than within an imagined game, but signs are there as well. */
export function habitual(bot: GameBot, habits: Habits | undefined): QuickBot {
  const policy = byHabit(bot, habits)
  return (look, { chance }) => ({ answer: policy(look, chance) })
}

function learntFor(habits: Habits | undefined, seats: number): Policy | undefined {
  const found = Object.entries(habits?.learnt ?? {}).findLast(([count]) => Number(count) <= seats)
  return habits && found && habitPolicy(habits, weightsOf(habits, found[1]))
}

const weightsOf = ({ signs }: Habits, learnt: LearntHabits): Float64Array =>
  Float64Array.from(weightsFor('signs', signs, learnt))
