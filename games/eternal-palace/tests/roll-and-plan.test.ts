import { countAnswers, listAnswers, partition } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { groupsMade } from '../rules/plan.ts'
import { at } from './deal.ts'

const rolling = ['game.nextRound', 'round.planning', 'roll.rollDice']
/** Draws that roll these values. */
const dice = (...values: number[]) => values.map(value => value - 1)

describe('roll', () => {
  test('EP 2.1: everybody rolls all own dice, openly', () => {
    const table = at(rolling, { draws: dice(5, 1, 1, 2, 6), arrange: g => void g.dice.splice(0, 2, 3, 2) })
    expect(table.g.rolled).toEqual([115, 26])
    expect(table.events(1).find(event => event.type === 'diceRolled')).toEqual({
      type: 'diceRolled',
      seat: 0,
      dice: 115,
      total: 7,
      rule: 'EP 2.1',
    })
  })

  test('EP 2.2: the lowest total goes first', () => {
    const table = at(rolling, {
      seats: 3,
      draws: dice(6, 6, 6, 1, 1, 1, 3, 3, 3),
      arrange: g => void g.dice.fill(3),
    })
    expect(table.g.order).toEqual([1, 2, 0])
  })

  test('EP 2.3: equal totals keep the order of before', () => {
    const table = at(rolling, {
      seats: 4,
      draws: dice(2, 2, 3, 3, 1, 3, 1, 3),
      arrange: g => {
        g.dice.fill(2)
        g.order.splice(0, 4, 3, 1, 0, 2)
      },
    })
    // 3 rolled 4, 1 rolled 6, 0 and 2 rolled 4: those with 4 stay in the order 3, 0, 2
    expect(table.g.order).toEqual([3, 0, 2, 1])
  })
})

const planning = ['game.nextRound', 'round.playing', 'plan.makeGroups']

describe('plan', () => {
  test('EP 3.1: all ways to group five different dice are offered', () => {
    const table = at(planning, { groups: [[12345], [1, 2, 3]] })
    expect(countAnswers(table.question(0))).toBe(52)
    expect(countAnswers(table.question(1))).toBe(5)
  })

  test.each([
    [[1, 1, 1], 3],
    [[2, 2, 5], 4],
    [[4, 4, 4, 4, 4], 7],
    [[1, 1, 2, 2, 3], 26],
  ])('EP 3.1: equal dice are not told apart: %j can be grouped in %i ways', (values, ways) => {
    const rolled = Number(values.join(''))
    const table = at(planning, { groups: [[rolled], [1]] })
    const plans = table.answers(0).map(answer => groupsMade(rolled, answer as number[]).join())
    expect(plans).toHaveLength(ways)
    expect(new Set(plans).size).toBe(ways)
    expect(new Set(plans)).toEqual(everyPlan(values))
  })

  test('EP 3.2: nobody sees the groups of others before all have finished', () => {
    const table = at(planning, { groups: [[123], [456]] })
    table.play(0, [0, 0, 1])
    expect(table.live.view(1).where.together?.answers).toEqual([-1, null])
    expect(table.g.groups[0]).toEqual([123])
    table.play(1, [0, 1, 2])
    expect(table.g.groups).toEqual([
      [3, 12],
      [4, 5, 6],
    ])
    expect(table.events(1).find(event => event.type === 'groupsShown')).toMatchObject({
      groups: [
        [3, 12],
        [4, 5, 6],
      ],
    })
    expect(table.asks(0)).toBe('visit')
  })

  test('EP 3.1: a plan is offered for every multiset of up to five dice, each once', () => {
    for (const values of multisets(5)) {
      const rolled = Number(values.join(''))
      const offered = listAnswers(partition(values)).map(answer => groupsMade(rolled, answer as number[]).join())
      expect(new Set(offered).size).toBe(offered.length)
      expect(new Set(offered)).toEqual(everyPlan(values))
    }
  })
})

/** Slow and simple: every die joins every group or begins a new one. */
function everyPlan(values: readonly number[]): Set<string> {
  let plans: number[][][] = [[]]
  for (const value of values) {
    plans = plans.flatMap(plan => [
      ...plan.map((_, i) => plan.map((group, j) => (i === j ? [...group, value] : group))),
      [...plan, [value]],
    ])
  }
  const name = (plan: number[][]) =>
    plan
      .map(group => Number(group.toSorted((a, b) => a - b).join('')))
      .sort((a, b) => a - b)
      .join()
  return new Set(plans.map(name))
}

function multisets(most: number): number[][] {
  const all: number[][] = []
  const grow = (values: number[]) => {
    if (values.length > 0) all.push(values)
    if (values.length === most) return
    for (let value = values.at(-1) ?? 1; value <= 6; value++) grow([...values, value])
  }
  grow([])
  return all
}
