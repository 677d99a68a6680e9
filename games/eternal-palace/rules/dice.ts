/**
 * Groups of dice, and what wisdom can make of them. There are 461 groups of up to five dice: all that is asked of them
 * is worked out once.
 */
import { highestSum } from './model.ts'

const faces = 6
const mostDice = 5
/** More than any change costs: it cannot be done. */
export const tooMuch = 255

const afterLargest = 66667
const sizes = new Uint8Array(afterLargest)
const sums = new Uint8Array(afterLargest)
const places = new Uint16Array(afterLargest)
const perGroup = highestSum + 1
const cheapest: number[] = []
const results: number[] = []
const lists: (readonly number[])[] = []

/** EP 4.3: what it costs to turn one value into another: 1 for each step, 2 for the leap between 6 and 1. */
export const wisdomForDie = (from: number, to: number): number =>
  Math.min(Math.abs(from - to), from - 1 + 2 + (faces - to), faces - from + 2 + (to - 1))

export const sizeOf = (group: number): number => sizes[group]
export const sumOf = (group: number): number => sums[group]

/** Ascending. */
export const valuesOf = (group: number): readonly number[] => lists[places[group]]

/** The group of these values, in whatever order they come. */
export function groupOf(values: readonly number[]): number {
  let group = 0
  for (let value = 1; value <= faces; value++) {
    for (let i = 0; i < values.length; i++) if (values[i] === value) group = group * 10 + value
  }
  return group
}

/** The least wisdom that gives the group this sum, `tooMuch` if nothing does. */
export const wisdomForSum = (group: number, sum: number): number => cheapest[places[group] * perGroup + sum]

/** The dice as they lie after that. */
export const groupWithSum = (group: number, sum: number): number => results[places[group] * perGroup + sum]

/** The least wisdom that turns the dice of one group into those of another of the same size. */
export function wisdomBetween(from: number, to: number): number {
  return from === to ? 0 : matched(valuesOf(from), valuesOf(to))
}

function matched([first, ...rest]: readonly number[], targets: readonly number[]): number {
  if (first === undefined) return 0
  let least = tooMuch
  for (let i = 0; i < targets.length; i++) {
    const others = targets.filter((_, at) => at !== i)
    least = Math.min(least, wisdomForDie(first, targets[i]) + matched(rest, others))
  }
  return least
}

interface Way {
  readonly wisdom: number
  readonly values: readonly number[]
}

/** For each sum the cheapest way to reach it with these dice. */
function cheapestWays(values: readonly number[]): (Way | undefined)[] {
  let ways: (Way | undefined)[] = [{ wisdom: 0, values: [] }]
  for (const value of values) {
    const more: (Way | undefined)[] = []
    ways.forEach((way, sum) => {
      if (!way) return
      for (let to = 1; to <= faces && sum + to <= highestSum; to++) {
        const wisdom = way.wisdom + wisdomForDie(value, to)
        const known = more[sum + to]
        if (!known || wisdom < known.wisdom) more[sum + to] = { wisdom, values: [...way.values, to] }
      }
    })
    ways = more
  }
  return ways
}

function learn(values: readonly number[]): void {
  const group = groupOf(values)
  const number = cheapest.length / perGroup
  places[group] = number
  lists.push(values)
  sizes[group] = values.length
  sums[group] = values.reduce((sum, value) => sum + value, 0)
  const ways = cheapestWays(values)
  for (let sum = 0; sum < perGroup; sum++) {
    const way = ways[sum]
    cheapest.push(way && values.length > 0 ? way.wisdom : tooMuch)
    results.push(way ? groupOf(way.values) : 0)
  }
  if (values.length === mostDice) return
  for (let value = values.at(-1) ?? 1; value <= faces; value++) learn([...values, value])
}
learn([])
