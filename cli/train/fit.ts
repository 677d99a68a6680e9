import { descend } from './descend.ts'
import type { Lesson } from './moments.ts'

/** How features and rounds say who wins. */
export interface Fitted {
  readonly weights: readonly number[]
  readonly spreads: readonly number[]
  /** How surprising the winners were on the average, in nats: without features, by features alone, and as learnt. */
  readonly loss: { readonly blind: number; readonly before: number; readonly after: number }
}

const steps = 600
const rate = 0.02
/** How firmly weights are held at 1 and the spread of a round at that of the round before, while little speaks against it. */
const caution = 0.002

/**
 * The weights and, by round, the spreads under which the winners of these games are least surprising: a softmax over the
 * seats, begun with all weights 1, improved step by step.
 */
export function fit(lessons: readonly Lesson[], features: number, spread: number): Fitted {
  const rounds = Math.max(1, ...lessons.flatMap(({ moments }) => moments.map(([round]) => round)))
  // Parameters: weights, then for each round the logarithm of its spread.
  const at = new Float64Array(features + rounds + 1).fill(1, 0, features).fill(Math.log(spread), features)
  const gradient = new Float64Array(at.length)
  const before = lossOf(lessons, features, at, gradient)
  descend(at, (place, slope) => lossOf(lessons, features, place, slope), steps, rate)
  const after = lossOf(lessons, features, at, gradient)
  const players = lessons[0]?.won.length ?? 1
  return {
    weights: [...at.slice(0, features)],
    spreads: [...at.slice(features)].map(Math.exp),
    loss: { blind: Math.log(players), before, after },
  }
}

/** The mean surprise about the winners, and in `gradient` how it changes with each parameter. */
function lossOf(lessons: readonly Lesson[], features: number, at: Float64Array, gradient: Float64Array): number {
  gradient.fill(0)
  let loss = 0
  let count = 0
  for (const { won, moments } of lessons) {
    for (const [round, ...seats] of moments) {
      const place = features + round
      const scale = Math.exp(-at[place])
      const stands = seats.map(own => own.reduce((sum, points, i) => sum + at[i] * points, 0) * scale)
      const highest = Math.max(...stands)
      const all = stands.reduce((sum, stand) => sum + Math.exp(stand - highest), 0)
      for (let seat = 0; seat < seats.length; seat++) {
        const chance = Math.exp(stands[seat] - highest) / all
        if (won[seat] > 0) loss -= won[seat] * Math.log(Math.max(chance, 1e-12))
        const push = chance - won[seat]
        for (let i = 0; i < features; i++) gradient[i] += push * seats[seat][i] * scale
        gradient[place] -= push * stands[seat]
      }
      count++
    }
  }
  for (let i = 0; i < at.length; i++) {
    gradient[i] /= Math.max(1, count)
    if (i < features) gradient[i] += caution * (at[i] - 1)
    else if (i > features) {
      const change = 10 * caution * (at[i] - at[i - 1])
      gradient[i] += change
      gradient[i - 1] -= change
    }
  }
  return loss / Math.max(1, count)
}
