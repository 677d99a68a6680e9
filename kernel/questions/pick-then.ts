import type { Chance } from '../chance.ts'
import { draftList, few, type Kind, type More, type QuestionOf, wholeNumbers } from './kind.ts'

/** A thing, then a way: which card and how, which place and with what. */
export interface PickThen extends QuestionOf<readonly [number, number]> {
  readonly kind: 'pick-then'
  readonly items: readonly number[]
  /** For each item, in the same order, the ways that there are. */
  readonly ways: readonly (readonly number[])[]
}

export const pickThen = (
  items: readonly number[],
  ways: readonly (readonly number[])[],
  more?: More<readonly [number, number]>,
): PickThen => ({
  kind: 'pick-then',
  optional: more?.optional === true,
  anyOrder: more?.anyOrder === true,
  why: more?.why,
  narrow: more?.narrow,
  items,
  ways,
})

const waysOf = (q: PickThen, item: number): readonly number[] => q.ways[q.items.indexOf(item)] ?? []

export const pickThenKind: Kind<PickThen, readonly [number, number]> = {
  below(q, steps) {
    if (steps.length === 0) return q.ways.reduce((sum, ways) => sum + ways.length, 0)
    const ways = waysOf(q, steps[0])
    return steps.length === 1 ? ways.length : steps.length === 2 && ways.includes(steps[1]) ? 1 : 0
  },
  few(q) {
    let found = 0
    for (let i = 0; i < q.ways.length && found < 2; i++) found += q.ways[i].length
    return few(found)
  },
  next: (q, steps) => (steps.length === 0 ? q.items : steps.length === 1 ? waysOf(q, steps[0]) : []),
  more: (q, steps) =>
    steps.length === 0 ? q.items.filter((_, i) => q.ways[i].length > 0) : steps.length === 1 ? waysOf(q, steps[0]) : [],
  toSteps: (_, answer) => (wholeNumbers(answer, 2) ? [...answer] : undefined),
  toAnswer: (_, steps) => [steps[0], steps[1]],
  possible(q, draft) {
    const [item, way] = draftList(draft, 2) ?? [NaN, NaN]
    return q.items.some(
      (other, i) =>
        (item === null || item === other) && (way === null ? q.ways[i].length > 0 : q.ways[i].includes(way as number)),
    )
  },
  parameters: q => ({ items: q.items, ways: q.ways }),
  sample(q, chance) {
    let left = chance.below(pickThenKind.below(q, []))
    let i = 0
    for (; left >= q.ways[i].length; i++) left -= q.ways[i].length
    return [q.items[i], q.ways[i][left]]
  },
}

/** For bots, where order cannot matter: the first thing that can be used at all, in any of its ways. */
export function firstInAnyWay({ items, ways }: PickThen, chance: Chance): readonly [number, number] {
  let first = 0
  while (ways[first].length === 0) first++
  return [items[first], ways[first][chance.below(ways[first].length)]]
}
