import { common, draftList, few, type Kind, type More, type QuestionOf, wholeNumbers } from './kind.ts'

/** Things put into groups. The answer has a group number for each thing, in order of first occurrence. */
export interface Partition extends QuestionOf<readonly number[]> {
  readonly kind: 'partition'
  /** A label for each thing; things with the same label are not told apart. */
  readonly alike: readonly number[]
  readonly minGroups: number
  readonly maxGroups: number
  readonly maxSize: number
}

interface Limits {
  readonly minGroups?: number
  readonly maxGroups?: number
  readonly maxSize?: number
}

export const partition = (
  alike: readonly number[],
  limits: Limits = {},
  more?: More<readonly number[]>,
): Partition => ({
  ...common('partition', more, alike.length === 0),
  alike,
  minGroups: limits.minGroups ?? 1,
  maxGroups: limits.maxGroups ?? alike.length,
  maxSize: limits.maxSize ?? alike.length,
})

interface Tree {
  count: number
  readonly branches: Tree[]
}

// A partition of like things cannot be counted in closed form, but there are few shapes: all are kept.
const trees = new Map<number, Tree>()
const mostThings = 9

/** All that a tree hangs on, a figure each: the limits, and of which thing each one is the like. */
function keyOf({ alike, minGroups, maxGroups, maxSize }: Partition): number {
  let key = minGroups * 100 + Math.min(maxGroups, mostThings) * 10 + Math.min(maxSize, mostThings)
  for (let thing = 0; thing < alike.length; thing++) key = key * 10 + alike.indexOf(alike[thing])
  return key
}

function treeOf(q: Partition): Tree {
  if (q.alike.length > mostThings) {
    throw new Error(`partition: at most ${mostThings} things can be put into groups, not ${q.alike.length}`)
  }
  const key = keyOf(q)
  let tree = trees.get(key)
  if (!tree) {
    const pattern = q.alike.map(label => q.alike.indexOf(label))
    tree = { count: 0, branches: [] }
    const seen = new Set<string>()
    for (const groups of allGroupings(q)) {
      const meaning = sameMeaning(pattern, groups)
      if (seen.has(meaning)) continue
      seen.add(meaning)
      let node = tree
      node.count++
      for (const group of groups) {
        node.branches[group] ??= { count: 0, branches: [] }
        node = node.branches[group]
        node.count++
      }
    }
    trees.set(key, tree)
  }
  return tree
}

function* allGroupings(q: Partition, groups: number[] = [], sizes: number[] = []): Generator<number[]> {
  if (groups.length === q.alike.length) {
    if (sizes.length >= q.minGroups) yield groups
    return
  }
  for (let group = 0; group <= sizes.length && group < q.maxGroups; group++) {
    if ((sizes[group] ?? 0) >= q.maxSize) continue
    const larger = sizes.slice()
    larger[group] = (sizes[group] ?? 0) + 1
    yield* allGroupings(q, [...groups, group], larger)
  }
}

const sameMeaning = (pattern: readonly number[], groups: readonly number[]): string => {
  const members: number[][] = []
  groups.forEach((group, thing) => {
    members[group] ??= []
    members[group].push(pattern[thing])
  })
  return members
    .map(group => group.sort((a, b) => a - b).join())
    .sort()
    .join('|')
}

const node = (q: Partition, steps: readonly number[]): Tree | undefined =>
  steps.reduce<Tree | undefined>((tree, step) => tree?.branches[step], treeOf(q))

/** The one of all answers with the same groups that counts: any numbering, any choice among like things. */
export function tidyPartition(q: Partition, groups: readonly number[]): readonly number[] {
  const pattern = q.alike.map(label => q.alike.indexOf(label))
  const wanted = sameMeaning(pattern, renumbered(groups))
  for (const candidate of allGroupings(q)) {
    if (sameMeaning(pattern, candidate) === wanted) return candidate
  }
  return groups
}

const renumbered = (groups: readonly number[]): number[] => {
  const order = [...new Set(groups)]
  return groups.map(group => order.indexOf(group))
}

export const partitionKind: Kind<Partition, readonly number[]> = {
  below: (q, steps) => node(q, steps)?.count ?? 0,
  few: q => few(treeOf(q).count),
  next: (q, steps) => Object.keys(node(q, steps)?.branches ?? []).map(Number),
  toSteps: (q, answer) => (wholeNumbers(answer, q.alike.length) ? [...answer] : undefined),
  toAnswer: (_, steps) => [...steps],
  possible(q, draft) {
    const groups = draftList(draft, q.alike.length)
    if (!groups?.every(group => group === null || Number.isInteger(group))) return false
    const given = groups.filter(group => group !== null) as number[]
    const sizes = new Map<number, number>()
    for (const group of given) sizes.set(group, (sizes.get(group) ?? 0) + 1)
    const free = groups.length - given.length
    const room = [...sizes.values()].reduce((sum, size) => sum + q.maxSize - size, 0)
    const fits = sizes.size <= q.maxGroups && [...sizes.values()].every(size => size <= q.maxSize)
    return fits && sizes.size + free >= q.minGroups && free <= room + (q.maxGroups - sizes.size) * q.maxSize
  },
  parameters: q => ({ alike: q.alike, minGroups: q.minGroups, maxGroups: q.maxGroups, maxSize: q.maxSize }),
  sample(q, chance) {
    let tree = treeOf(q)
    let left = chance.below(tree.count)
    const groups = new Array<number>(q.alike.length)
    for (let thing = 0; thing < groups.length; thing++) {
      let group = 0
      for (; left >= (tree.branches[group]?.count ?? 0); group++) left -= tree.branches[group]?.count ?? 0
      groups[thing] = group
      tree = tree.branches[group]
    }
    return groups
  },
}
