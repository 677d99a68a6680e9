import { common, draftList, type Kind, type More, type Question, wholeNumbers } from './kind.ts'

/** How many go where: a count for each place, none above its cap, together from `min` to `max`. */
export interface Share extends Question<readonly number[]> {
  readonly kind: 'share'
  readonly caps: readonly number[]
  readonly min: number
  readonly max: number
}

export const share = (caps: readonly number[], min: number, max = min, more?: More<readonly number[]>): Share => ({
  ...common('share', more),
  kind: 'share',
  caps,
  min,
  max,
})

/** In how many ways `sum` goes into the places from `from` on. */
function ways(caps: readonly number[], from: number, sum: number): number {
  if (sum < 0) return 0
  let table = new Array<number>(sum + 1).fill(0)
  table[0] = 1
  for (let place = from; place < caps.length; place++) {
    const next = new Array<number>(sum + 1).fill(0)
    for (let s = 0; s <= sum; s++) for (let k = 0; k <= caps[place] && k <= s; k++) next[s] += table[s - k]
    table = next
  }
  return table[sum]
}

const upTo = (n: number): number[] => Array.from({ length: Math.max(0, n) + 1 }, (_, i) => i)

export const shareKind: Kind<Share, readonly number[]> = {
  below(q, steps) {
    if (steps.length > q.caps.length || steps.some((n, i) => n < 0 || n > q.caps[i])) return 0
    const given = steps.reduce((sum, n) => sum + n, 0)
    let all = 0
    for (let sum = Math.max(q.min, given); sum <= q.max; sum++) all += ways(q.caps, steps.length, sum - given)
    return all
  },
  next: (q, steps) => (steps.length >= q.caps.length ? [] : upTo(Math.min(q.caps[steps.length], q.max))),
  toSteps: (q, answer) => (wholeNumbers(answer, q.caps.length) ? [...answer] : undefined),
  toAnswer: (_, steps) => [...steps],
  possible(q, draft) {
    const given = draftList(draft, q.caps.length)?.map((n) => n ?? 0)
    if (!given?.every((n, i) => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= q.caps[i])) return false
    const sum = (given as number[]).reduce((all, n) => all + n, 0)
    const room = q.caps.reduce((all, cap) => all + cap, 0)
    return sum <= q.max && room >= q.min
  },
  parameters: (q) => ({ caps: q.caps, min: q.min, max: q.max }),
}
