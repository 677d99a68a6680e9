import type { Choice } from './choices.ts'
import { descend, type LossOf } from './descend.ts'

/** What signs are worth, and how surprising what was taken is, in nats a choice: blindly, and as learnt. */
export interface FittedHabits {
  readonly weights: readonly number[]
  readonly loss: { readonly blind: number; readonly after: number }
}

const steps = 300
const rate = 0.1
/** How firmly a worth is held at nothing while little speaks against it. */
const caution = 0.0002

/** What signs are worth if what was taken is to be least surprising: a softmax over the options of each choice. */
export function fitHabits(choices: readonly Choice[], signs: number): FittedHabits {
  const at = new Float64Array(signs)
  const lossOf: LossOf = (weights, gradient) => lossOfAll(choices, weights, gradient)
  const gradient = new Float64Array(signs)
  const blind = lossOf(at, gradient)
  descend(at, lossOf, steps, rate)
  return { weights: [...at], loss: { blind, after: lossOf(at, gradient) } }
}

function lossOfAll(choices: readonly Choice[], at: Float64Array, gradient: Float64Array): number {
  gradient.fill(0)
  let loss = 0
  const worths: number[] = []
  for (const choice of choices) {
    const taken = choice[0]
    worths.length = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 1; i < choice.length; i++) {
      const option = choice[i] as readonly number[]
      let worth = 0
      for (let j = 0; j < option.length; j += 2) worth += at[option[j]] * option[j + 1]
      worths.push(worth)
      if (worth > most) most = worth
    }
    let all = 0
    for (let i = 0; i < worths.length; i++) {
      worths[i] = Math.exp(worths[i] - most)
      all += worths[i]
    }
    loss -= Math.log(Math.max(1e-12, worths[taken] / all))
    for (let i = 0; i < worths.length; i++) {
      const push = worths[i] / all - (i === taken ? 1 : 0)
      const option = choice[i + 1] as readonly number[]
      for (let j = 0; j < option.length; j += 2) gradient[option[j]] += push * option[j + 1]
    }
  }
  for (let i = 0; i < at.length; i++) gradient[i] = gradient[i] / Math.max(1, choices.length) + caution * at[i]
  return loss / Math.max(1, choices.length)
}
