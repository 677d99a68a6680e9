import { countsWithRank, waysToMake } from './counts.ts'
import { common, draftList, few, type Kind, type More, type QuestionOf, wholeNumbers } from './kind.ts'

/** Cards of a given sum out of stacks: a count for each stack. */
export interface Bundle extends QuestionOf<readonly number[]> {
  readonly kind: 'bundle'
  /** What one card of each stack is worth; at least 1. */
  readonly values: readonly number[]
  /** How many cards each stack has. */
  readonly stock: readonly number[]
  readonly sum: number
}

export const bundle = (
  values: readonly number[],
  stock: readonly number[],
  sum: number,
  more?: More<readonly number[]>,
): Bundle => ({ ...common('bundle', more), values, stock, sum })

/** The largest sum up to `most` that the stacks can make. */
export function largestSum(values: readonly number[], stock: readonly number[], most: number): number {
  const ways = waysToMake(values, stock, most)[0]
  let sum = most
  while (ways[sum] === 0) sum--
  return sum
}

const worth = (q: Bundle, counts: readonly number[]) => counts.reduce((sum, n, i) => sum + n * q.values[i], 0)

export const bundleKind: Kind<Bundle, readonly number[]> = {
  below(q, steps) {
    if (steps.length > q.values.length || steps.some((n, i) => n < 0 || n > q.stock[i])) return 0
    const left = q.sum - worth(q, steps)
    return left < 0 ? 0 : waysToMake(q.values, q.stock, left, steps.length)[0][left]
  },
  few: q => few(q.sum === 0 ? 1 : waysToMake(q.values, q.stock, q.sum)[0][q.sum]),
  next(q, steps) {
    if (steps.length >= q.values.length) return []
    const most = Math.min(q.stock[steps.length], Math.floor((q.sum - worth(q, steps)) / q.values[steps.length]))
    return Array.from({ length: Math.max(0, most) + 1 }, (_, n) => n)
  },
  more(q, steps) {
    const place = steps.length
    if (place >= q.values.length) return []
    const left = q.sum - worth(q, steps)
    const [ways] = waysToMake(q.values, q.stock, left, place + 1)
    const counts: number[] = []
    for (let n = 0; n <= q.stock[place] && n * q.values[place] <= left; n++) {
      if (ways[left - n * q.values[place]] > 0) counts.push(n)
    }
    return counts
  },
  toSteps: (q, answer) => (wholeNumbers(answer, q.values.length) ? [...answer] : undefined),
  toAnswer: (_, steps) => [...steps],
  possible(q, draft) {
    const given = draftList(draft, q.values.length)?.map(n => n ?? 0) as number[] | undefined
    if (!given?.every((n, i) => Number.isInteger(n) && n >= 0 && n <= q.stock[i])) return false
    const rest = q.stock.map((n, i) => n - given[i])
    const left = q.sum - worth(q, given)
    return left >= 0 && waysToMake(q.values, rest, left)[0][left] > 0
  },
  parameters: q => ({ values: q.values, stock: q.stock, sum: q.sum }),
  sample(q, chance) {
    const ways = waysToMake(q.values, q.stock, q.sum)
    return countsWithRank(ways, q.values, q.sum, chance.below(ways[0][q.sum]))
  },
}
