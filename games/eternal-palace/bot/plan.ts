import { groupOf } from '../rules/dice.ts'
import { type Best, bestVisit } from './visits.ts'
import type { Worth } from './worth.ts'

/**
 * Looks at every way to group these dice: a group is worth its best visit, but two groups do not go to the same place.
 * Gives back the worth of the best plan that begins with these small steps.
 */
export function worthOfPlans(worth: Worth, dice: readonly number[]): (steps: readonly number[]) => number {
  const bySet: Best[] = []
  const byGroup = new Map<number, Best>()
  for (let set = 1; set < 1 << dice.length; set++) {
    const group = groupOf(dice.filter((_, i) => (set >> i) & 1))
    const best = byGroup.get(group) ?? bestVisit(worth, group)
    byGroup.set(group, best)
    bySet[set] = best
  }
  const plans = new Map<number, number>()
  const walk = (die: number, sets: number[], key: number): number => {
    let most = Number.NEGATIVE_INFINITY
    if (die === dice.length) most = together(sets, bySet)
    else {
      for (let group = 0; group <= sets.length; group++) {
        const more = sets.slice()
        more[group] = (more[group] ?? 0) | (1 << die)
        most = Math.max(most, walk(die + 1, more, key * 8 + group + 1))
      }
    }
    plans.set(key, most)
    return most
  }
  walk(0, [], 0)
  return steps => plans.get(steps.reduce((key, step) => key * 8 + step + 1, 0)) ?? Number.NEGATIVE_INFINITY
}

function together(sets: readonly number[], bySet: readonly Best[]): number {
  let sum = 0
  let taken = 0
  for (const set of sets) {
    const { worth, place, elsewhere } = bySet[set]
    const twice = (taken >> place) & 1
    // The Scrolls are open to any number of groups.
    sum += twice && place > 0 ? elsewhere : worth
    taken |= 1 << place
  }
  return sum
}
