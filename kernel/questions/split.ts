import {
  choose,
  combination,
  common,
  draftList,
  fewChoices,
  type Kind,
  type More,
  type QuestionOf,
  wholeNumbers,
} from './kind.ts'

/** Things put on two sides that have no names: 0 or 1 for each thing, the first thing on side 0. */
export interface Split extends QuestionOf<readonly number[]> {
  readonly kind: 'split'
  readonly items: readonly number[]
  /** At least so many on each side. */
  readonly min: number
}

export const split = (items: readonly number[], min = 1, more?: More<readonly number[]>): Split => ({
  ...common('split', more, items.length === 0),
  items,
  min,
})

const sides = [0, 1]
const firstSide = [0]

/** Swaps the sides if the first thing is not on side 0. */
export const tidySplit = (answer: readonly number[]): readonly number[] =>
  answer[0] === 1 ? answer.map(side => 1 - side) : answer

export const splitKind: Kind<Split, readonly number[]> = {
  below(q, steps) {
    if (steps.length > q.items.length || (steps.length > 0 && steps[0] !== 0)) return 0
    let ones = 0
    for (const side of steps) {
      if (side !== 0 && side !== 1) return 0
      ones += side
    }
    let zeros = steps.length - ones
    let left = q.items.length - steps.length
    if (steps.length === 0 && left > 0) {
      zeros = 1
      left--
    }
    let sum = 0
    for (let k = 0; k <= left; k++) if (ones + k >= q.min && zeros + left - k >= q.min) sum += choose(left, k)
    return sum
  },
  few(q) {
    const { length } = q.items
    if (length === 0) return q.min <= 0 ? 1 : 0
    // On side 1: at least `min`, and so many that as many stay with the first thing.
    const least = Math.max(0, q.min)
    const most = Math.min(length - 1, length - q.min)
    return least < most ? 2 : least > most ? 0 : fewChoices(length - 1, least)
  },
  next: (q, steps) => (steps.length >= q.items.length ? [] : steps.length === 0 ? firstSide : sides),
  toSteps: (q, answer) => (wholeNumbers(answer, q.items.length) ? [...answer] : undefined),
  toAnswer: (_, steps) => [...steps],
  possible(q, draft) {
    const given = draftList(draft, q.items.length)
    if (!given?.every(side => side === null || side === 0 || side === 1)) return false
    const count = (side: null | number) => given.filter(other => other === side).length
    const needed = Math.max(0, q.min - count(0)) + Math.max(0, q.min - count(1))
    return needed <= count(null)
  },
  parameters: q => ({ items: q.items, min: q.min }),
  sample(q, chance) {
    let rank = chance.below(splitKind.below(q, []))
    const answer = new Array<number>(q.items.length).fill(0)
    const free = q.items.length - 1
    if (free < 1) return answer
    let ones = Math.max(q.min, 0)
    for (; rank >= choose(free, ones); ones++) rank -= choose(free, ones)
    for (const place of combination(free, ones, rank)) answer[place + 1] = 1
    return answer
  },
}
