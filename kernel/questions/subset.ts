import { NONE } from '../values.ts'
import { choose, combination, common, fewChoices, type Kind, type More, type QuestionOf, wholeNumbers } from './kind.ts'

/** Some of several things, at least `min`, at most `max`. The answer is ascending. */
export interface Subset extends QuestionOf<readonly number[]> {
  readonly kind: 'subset'
  /** The numbers of the things, ascending. */
  readonly items: readonly number[]
  readonly min: number
  readonly max: number
}

export const subset = (items: readonly number[], min: number, max: number, more?: More<readonly number[]>): Subset => ({
  ...common('subset', more, min <= 0 && Math.min(max, items.length) === 0),
  items,
  min,
  max: Math.min(max, items.length),
})

// Small steps: the things in ascending order, then NONE, unless there can be no more anyway.
const stopped = (steps: readonly number[]) => steps.length > 0 && steps[steps.length - 1] === NONE

export const subsetKind: Kind<Subset, readonly number[]> = {
  below(q, steps) {
    let at = 0
    for (let i = 0; i < steps.length; i++) {
      if (steps[i] === NONE) {
        return i === steps.length - 1 && i >= q.min && i < q.max && at < q.items.length ? 1 : 0
      }
      at = q.items.indexOf(steps[i], at) + 1
      if (at === 0 || i >= q.max) return 0
    }
    const left = q.items.length - at
    let sum = 0
    for (let k = Math.max(0, q.min - steps.length); k <= q.max - steps.length; k++) sum += choose(left, k)
    return sum
  },
  few(q) {
    const least = Math.max(0, q.min)
    return least < q.max ? 2 : least > q.max ? 0 : fewChoices(q.items.length, least)
  },
  next(q, steps) {
    if (stopped(steps) || steps.length >= q.max) return []
    const later = steps.length === 0 ? q.items : q.items.slice(q.items.indexOf(steps[steps.length - 1]) + 1)
    return later.length === 0 ? [] : [NONE, ...later]
  },
  toSteps(q, answer) {
    if (!wholeNumbers(answer)) return undefined
    const whole = answer.length >= q.max || answer[answer.length - 1] === q.items[q.items.length - 1]
    return whole && q.items.length > 0
      ? [...answer]
      : q.items.length === 0 && answer.length === 0
        ? []
        : [...answer, NONE]
  },
  toAnswer: (_, steps) => (stopped(steps) ? steps.slice(0, -1) : [...steps]),
  possible(q, draft) {
    if (draft === null) return q.items.length >= q.min
    if (!wholeNumbers(draft)) return false
    const chosen = draft as readonly number[]
    return (
      chosen.length <= q.max &&
      q.items.length >= q.min &&
      new Set(chosen).size === chosen.length &&
      chosen.every(item => q.items.includes(item))
    )
  },
  parameters: q => ({ items: q.items, min: q.min, max: q.max }),
  sample(q, chance) {
    const { items } = q
    let rank = chance.below(subsetKind.below(q, []))
    let size = Math.max(q.min, 0)
    for (; rank >= choose(items.length, size); size++) rank -= choose(items.length, size)
    const answer = combination(items.length, size, rank)
    for (let i = 0; i < size; i++) answer[i] = items[answer[i]]
    return answer
  },
}
