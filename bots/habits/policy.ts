import {
  type Chance,
  type GameBot,
  type Habits,
  type LearntHabits,
  type Policy,
  plainPolicy,
  type QuickBot,
  type Weigh,
} from '@palatine/kernel'
import { weightsFor } from '../weights.ts'
import { answerAtAGlance, type Taker, type Worths } from './answer.ts'

/** How much chance is in what is done by habit: what is worth one more is done e times as often, if this is 1. */
const heat = 0.15

// The greatest of several worths, each with such a number beside it, is a draw by softmax; to look the number up is
// quicker than to work it out.
const bits = 12
const luck = Float64Array.from({ length: 1 << bits }, (_, i) => -Math.log(-Math.log((i + 0.5) / (1 << bits))))

class Drawing implements Taker {
  chance: Chance

  constructor(chance: Chance) {
    this.chance = chance
  }

  one({ values, count }: Worths): number {
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      const worth = values[i] + this.draw()
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
    return worth + this.draw() > this.draw()
  }

  private draw(): number {
    return heat * luck[this.chance.below(1 << bits)]
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
export function byHabit(bot: GameBot): Policy {
  const plain = plainPolicy(bot)
  const bySeats: Policy[] = []
  return (look, chance) => {
    const { seats } = look.table
    bySeats[seats] ??= learntFor(bot, seats) ?? plain
    return bySeats[seats](look, chance)
  }
}

/** A bot of habit. Whoever looks at a view sees less than within an imagined game, but signs are there as well. */
export function habitual(bot: GameBot): QuickBot {
  const policy = byHabit(bot)
  return (look, { chance }) => ({ answer: policy(look, chance) })
}

function learntFor({ habits }: GameBot, seats: number): Policy | undefined {
  const all = Object.entries(habits?.learnt ?? {})
  const policies = all.map(([count, learnt]) => [Number(count), weightsOf(habits as Habits, learnt)] as const)
  const found = policies.findLast(([count]) => count <= seats)
  return found && habitPolicy(habits as Habits, found[1])
}

const weightsOf = ({ signs }: Habits, learnt: LearntHabits): Float64Array =>
  Float64Array.from(weightsFor('signs', signs, learnt))
