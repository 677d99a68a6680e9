import { type Game, type GameBot, playerCount, type Seat, type Table } from '@palatine/kernel'
import { weightsFor } from '../weights.ts'

/** How all seats stand, each as a logarithm: who has one more is e times as likely to win. */
export type Value = (g: object, table: Table) => number[]

/** The features as they are: one point is one point, and guesses are always equally wrong. */
export const plainValue = (game: Game, bot: GameBot): Value => {
  const measure = { weights: bot.features.map(() => 1), spreads: [bot.spread] }
  return (g, table) => standings(game, bot, g, table, measure)
}

/** What was learnt for so many seats; the plain value where nothing was. */
export function learntValue(game: Game, bot: GameBot): Value {
  const plain = plainValue(game, bot)
  const bySeats = Object.entries(bot.learnt ?? {}).map(
    ([seats, learnt]) =>
      [Number(seats), { weights: weightsFor('features', bot.features, learnt), spreads: learnt.spreads }] as const,
  )
  const measures = new Map(bySeats)
  return (g, table) => {
    const measure = measures.get(table.seats)
    return measure ? standings(game, bot, g, table, measure) : plain(g, table)
  }
}

interface Measure {
  readonly weights: readonly number[]
  readonly spreads: readonly number[]
}

function standings(game: Game, bot: GameBot, g: object, table: Table, { weights, spreads }: Measure): number[] {
  const spread = spreads[Math.min(bot.roundOf(g), spreads.length - 1)]
  const found: number[] = []
  for (let who = 0; who < playerCount(game, table); who++) {
    const features = bot.featuresOf(g, who, table)
    let sum = 0
    for (let i = 0; i < features.length; i++) sum += weights[i] * features[i]
    found.push(sum / spread)
  }
  return found
}

/** The part of the victory that a seat may expect when all stand so. */
export function share(standings: readonly number[], seat: Seat): number {
  let all = 0
  for (const standing of standings) all += Math.exp(standing - standings[seat])
  return 1 / all
}
