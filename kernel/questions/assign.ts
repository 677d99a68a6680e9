import type { Chance } from '../chance.ts'
import { NONE } from '../values.ts'
import { choose, combination, common, draftList, type Kind, type More, type QuestionOf, wholeNumbers } from './kind.ts'

/** Things laid on slots, one on each: for each slot a thing or NONE; exactly `fill` slots get one. */
export interface Assign extends QuestionOf<readonly number[]> {
  readonly kind: 'assign'
  /** The numbers of the things, ascending, and how many of each there are. */
  readonly items: readonly number[]
  readonly copies: readonly number[]
  readonly slots: number
  readonly fill: number
}

/** As many slots as possible are filled, unless `fill` says otherwise. */
export function assign(
  items: readonly number[],
  copies: readonly number[],
  slots: number,
  fill?: number,
  more?: More<readonly number[]>,
): Assign {
  const all = copies.reduce((sum, n) => sum + n, 0)
  return {
    ...common('assign', more, slots === 0),
    items,
    copies,
    slots,
    fill: fill ?? Math.min(slots, all),
  }
}

/** How many different rows of `length` things can be laid. */
function rows(copies: readonly number[], length: number): number {
  let ways = new Array<number>(length + 1).fill(0)
  ways[0] = 1
  for (const n of copies) {
    const next = ways.slice()
    for (let k = 1; k <= n && k <= length; k++) {
      for (let all = k; all <= length; all++) next[all] += ways[all - k] * choose(all, k)
    }
    ways = next
  }
  return ways[length]
}

/** What is left after some slots; undefined if more was laid than there is. */
function leftAfter(q: Assign, laid: readonly Draft1[]): number[] | undefined {
  const left = q.copies.slice()
  for (const thing of laid) {
    if (thing === NONE || thing === null) continue
    const i = q.items.indexOf(thing)
    if (i < 0 || left[i] === 0) return undefined
    left[i]--
  }
  return left
}
type Draft1 = number | null

const filled = (laid: readonly Draft1[]) => laid.filter(thing => thing !== NONE && thing !== null).length

export const assignKind: Kind<Assign, readonly number[]> = {
  below(q, steps) {
    const left = leftAfter(q, steps)
    const slots = q.slots - steps.length
    const fill = q.fill - filled(steps)
    return left === undefined || slots < 0 || fill < 0 ? 0 : choose(slots, fill) * rows(left, fill)
  },
  few(q) {
    let things = 0
    let kinds = 0
    for (const n of q.copies) {
      things += n
      if (n > 0) kinds++
    }
    if (q.fill < 0 || q.fill > q.slots || q.fill > things) return 0
    return q.fill === 0 || (q.fill === q.slots && kinds === 1) ? 1 : 2
  },
  next: (q, steps) => (steps.length >= q.slots ? [] : q.fill < q.slots ? [NONE, ...q.items] : q.items),
  more(q, steps) {
    if (steps.length >= q.slots) return []
    const left = leftAfter(q, steps) ?? []
    const fill = q.fill - filled(steps)
    // Things are enough for all slots that are still to be filled: otherwise these steps would not lead anywhere.
    const things = fill > 0 ? q.items.filter((_, i) => left[i] > 0) : []
    return fill < q.slots - steps.length ? [NONE, ...things] : things
  },
  toSteps: (q, answer) => (wholeNumbers(answer, q.slots) ? [...answer] : undefined),
  toAnswer: (_, steps) => [...steps],
  possible(q, draft) {
    const laid = draftList(draft, q.slots) as readonly Draft1[] | undefined
    if (!laid?.every(thing => thing === null || Number.isInteger(thing))) return false
    const left = leftAfter(q, laid)?.reduce((sum, n) => sum + n, 0)
    const open = laid.filter(thing => thing === null).length
    const fill = q.fill - filled(laid)
    return left !== undefined && fill >= 0 && fill <= open && fill <= left
  },
  parameters: q => ({ items: q.items, copies: q.copies, slots: q.slots, fill: q.fill }),
  sample(q, chance) {
    const row = sampleRow(q.items, q.copies, q.fill, chance)
    if (q.fill === q.slots) return row
    const filledSlots = combination(q.slots, q.fill, chance.below(choose(q.slots, q.fill)))
    const answer = new Array<number>(q.slots).fill(NONE)
    for (let i = 0; i < row.length; i++) answer[filledSlots[i]] = row[i]
    return answer
  },
}

/** Draws each place freely and begins anew where there are not enough copies: uniform, and quick for usual hands. */
function sampleRow(items: readonly number[], copies: readonly number[], length: number, chance: Chance): number[] {
  const row = new Array<number>(length)
  for (let attempt = 0; attempt < 20; attempt++) {
    let place = 0
    for (; place < length; place++) {
      const i = chance.below(items.length)
      let free = copies[i]
      for (let earlier = 0; earlier < place; earlier++) if (row[earlier] === items[i]) free--
      if (free <= 0) break
      row[place] = items[i]
    }
    if (place === length) return row
  }
  return rowWithRank(items, copies, length, chance.below(rows(copies, length)))
}

function rowWithRank(items: readonly number[], copies: readonly number[], length: number, rank: number): number[] {
  const free = copies.slice()
  const row: number[] = []
  let left = rank
  while (row.length < length) {
    for (let i = 0; i < items.length; i++) {
      if (free[i] === 0) continue
      free[i]--
      const inside = rows(free, length - row.length - 1)
      if (left < inside) {
        row.push(items[i])
        break
      }
      left -= inside
      free[i]++
    }
  }
  return row
}
