import { countsWithRank, waysToMake } from './counts.ts'
import { common, draftList, type Kind, type More, type QuestionOf, wholeNumbers } from './kind.ts'

/** How many go where: a count for each place, none above its cap, together from `min` to `max`. */
export interface Share extends QuestionOf<readonly number[]> {
  readonly kind: 'share'
  readonly caps: readonly number[]
  readonly min: number
  readonly max: number
}

export const share = (caps: readonly number[], min: number, max = min, more?: More<readonly number[]>): Share => ({
  ...common('share', more, caps.length === 0 && min <= 0),
  caps,
  min,
  max,
})

/** What is given counts as many as it is. */
const ones = (caps: readonly number[]): number[] => new Array<number>(caps.length).fill(1)

const upTo = (n: number): number[] => Array.from({ length: Math.max(0, n) + 1 }, (_, i) => i)

export const shareKind: Kind<Share, readonly number[]> = {
  below(q, steps) {
    if (steps.length > q.caps.length || steps.some((n, i) => n < 0 || n > q.caps[i])) return 0
    const given = steps.reduce((sum, n) => sum + n, 0)
    if (given > q.max) return 0
    const [ways] = waysToMake(ones(q.caps), q.caps, q.max - given, steps.length)
    let all = 0
    for (let sum = Math.max(q.min, given); sum <= q.max; sum++) all += ways[sum - given]
    return all
  },
  few(q) {
    let room = 0
    let places = 0
    for (const cap of q.caps) {
      room += cap
      if (cap > 0) places++
    }
    const least = Math.max(0, q.min)
    const most = Math.min(q.max, room)
    if (least !== most) return least < most ? 2 : 0
    // Between nothing and everything one can go from one place to another.
    return places > 1 && least > 0 && least < room ? 2 : 1
  },
  next: (q, steps) => (steps.length >= q.caps.length ? [] : upTo(Math.min(q.caps[steps.length], q.max))),
  more(q, steps) {
    const place = steps.length
    if (place >= q.caps.length) return []
    let given = 0
    for (let i = 0; i < place; i++) given += steps[i]
    let later = 0
    for (let i = place + 1; i < q.caps.length; i++) later += q.caps[i]
    const counts: number[] = []
    const most = Math.min(q.caps[place], q.max - given)
    for (let n = Math.max(0, q.min - given - later); n <= most; n++) counts.push(n)
    return counts
  },
  toSteps: (q, answer) => (wholeNumbers(answer, q.caps.length) ? [...answer] : undefined),
  toAnswer: (_, steps) => [...steps],
  possible(q, draft) {
    const given = draftList(draft, q.caps.length)?.map(n => n ?? 0)
    if (!given?.every((n, i) => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= q.caps[i])) return false
    const sum = (given as number[]).reduce((all, n) => all + n, 0)
    const room = q.caps.reduce((all, cap) => all + cap, 0)
    return sum <= q.max && room >= q.min
  },
  parameters: q => ({ caps: q.caps, min: q.min, max: q.max }),
  sample(q, chance) {
    const values = ones(q.caps)
    const ways = waysToMake(values, q.caps, q.max)
    const least = Math.max(q.min, 0)
    let all = 0
    for (let sum = least; sum <= q.max; sum++) all += ways[0][sum]
    let rank = chance.below(all)
    let sum = least
    for (; rank >= ways[0][sum]; sum++) rank -= ways[0][sum]
    return countsWithRank(ways, values, sum, rank)
  },
}
