import { FastChance, listAnswers, type Question } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { sizeOf, sumOf, valuesOf, wisdomBetween, wisdomForDie, wisdomForSum } from '../rules/dice.ts'
import { type House, type Realm, spot, stock } from '../rules/model.ts'
import { aimAt } from '../rules/visit.ts'
import { deal, refused, visit } from './deal.ts'

describe('turns', () => {
  test('EP 4.1: one group each in turn order; who has none is passed over', () => {
    const table = deal({ seats: 3, groups: [[4], [4, 6], [4, 4, 6]], fish: [3, 3, 3] })
    const turns = []
    while (table.asked.length > 0 && table.asks(table.asked[0]) === 'visit') {
      const [seat] = table.asked
      turns.push(seat)
      visit(table, seat, table.g.groups[seat][0], 0).play(seat, 0)
    }
    expect(turns).toEqual([0, 1, 2, 1, 2, 2])
  })

  test('EP 4.1: only an own group that is left can be placed', () => {
    const table = deal({ groups: [[4], [5]] })
    expect(refused(table, 0, 5, 5)).toEqual({ reason: 'notYourGroup', rule: 'EP 4.1' })
    expect(table.refusal(1, ['visit', [5, 50]])?.reason).toBe('notAsked')
  })

  test('EP 4.2: the sum has to be exactly the number of the place', () => {
    const table = deal({ groups: [[13]], wisdom: [0] })
    expect(refused(table, 0, 13, 4)).toBeUndefined()
    expect(refused(table, 0, 13, 5)).toMatchObject({ reason: 'notEnoughWisdom', values: { needed: 1, has: 0 } })
    expect(refused(table, 0, 13, 1)).toMatchObject({ reason: 'valueOutOfReach' })
    expect(refused(table, 0, 13, 14)).toMatchObject({ reason: 'noSuchPlace' })
    expect(
      visit(table, 0, 13, 4)
        .events()
        .find(event => event.type === 'groupPlaced'),
    ).toEqual({
      type: 'groupPlaced',
      seat: 0,
      place: 4,
      group: 13,
      dice: 13,
      wisdom: 0,
      fish: 0,
      rule: 'EP 4.2',
    })
  })

  test('EP 4.2: the bridge takes one die, the Scrolls take any group', () => {
    const table = deal({ groups: [[2, 66666]] })
    expect(refused(table, 0, 2, 13, 2)).toBeUndefined()
    expect(refused(table, 0, 66666, 13, 2)).toMatchObject({ reason: 'oneDieOnly' })
    expect(refused(table, 0, 66666, 0)).toBeUndefined()
    expect(refused(table, 0, 2, 0)).toBeUndefined()
  })

  test('EP 4.3: a step costs 1 wisdom, the leap between 6 and 1 costs 2, and both can be combined', () => {
    expect(wisdomForDie(3, 5)).toBe(2)
    expect(wisdomForDie(6, 1)).toBe(2)
    expect(wisdomForDie(1, 6)).toBe(2)
    expect(wisdomForDie(5, 1)).toBe(3)
    expect(wisdomForDie(1, 4)).toBe(3)
    expect(wisdomForDie(2, 6)).toBe(3)
    expect(wisdomForDie(4, 4)).toBe(0)
  })

  test('EP 4.3: several dice of a group can be changed, and the wisdom is paid', () => {
    const table = deal({ groups: [[66]], wisdom: [5] })
    // 6+6 to 3: one die leaps to 1, the other leaps to 1 and goes up to 2
    visit(table, 0, 66, 3)
    expect(table.g.wisdom[0]).toBe(0)
    expect(table.events().find(event => event.type === 'groupPlaced')).toMatchObject({ dice: 12, wisdom: 5 })
  })

  test('EP 4.3: what is not there cannot be paid', () => {
    const table = deal({ groups: [[66]], wisdom: [4] })
    expect(refused(table, 0, 66, 3)).toEqual({
      reason: 'notEnoughWisdom',
      rule: 'EP 4.3',
      values: { needed: 5, has: 4 },
    })
  })

  test('EP 4.4: the cheapest change is taken, for each of the 461 groups and every sum', () => {
    for (const group of allGroups()) {
      const costs = everyChange(valuesOf(group))
      for (let sum = 1; sum <= 12; sum++) {
        const fitting = costs.filter(([values]) => total(values) === sum).map(([, cost]) => cost)
        expect(wisdomForSum(group, sum)).toBe(fitting.length > 0 ? Math.min(...fitting) : 255)
      }
    }
  })

  test('EP 4.4: on the bridge only values that end on different spaces are offered', () => {
    const near = deal({
      groups: [[5]],
      wisdom: [9],
      arrange: g => {
        g.track[spot(0, 13)] = 20
      },
    })
    const aims = near.answers(0).map(answer => (answer as [string, number[]])[1][1])
    // two spaces are left: one step, or enough to reach the end, for which the 5 does
    expect(aims.filter(aim => aim >= 130)).toEqual([131, 135])
  })

  test('EP 4.5: the same place can be visited again in the same round, and with its layer already taken', () => {
    const table = deal({
      groups: [[3, 3]],
      resources: [[9, 0, 0, 0]],
      arrange: g => {
        g.layers[0] = 1 << 3
      },
    })
    visit(table, 0, 3, 3)
    visit(table, 0, 3, 3)
    expect(table.g.rings[0]).toBe(3)
    expect(table.g.layers[0]).toBe(1 << 3)
  })

  test('EP 4.6: one fish for each house that has dice there, however many, oneself included', () => {
    const visits = [
      [0, 4, 4],
      [1, 4, 13],
      [1, 4, 4],
      [2, 5, 5],
    ] as const
    const table = deal({ seats: 3, groups: [[4]], fish: [2, 3, 3], visits })
    visit(table, 0, 4, 4)
    expect(table.g.fish[0]).toBe(0)
  })

  test('EP 4.6: who cannot pay the whole penalty cannot go there; the Scrolls ask for none', () => {
    const visits = [
      [0, 4, 4],
      [1, 4, 4],
      [1, 0, 6],
    ] as const
    const table = deal({ groups: [[4]], fish: [1], visits })
    expect(refused(table, 0, 4, 4)).toEqual({ reason: 'notEnoughFish', rule: 'EP 4.6', values: { needed: 2, has: 1 } })
    visit(table, 0, 4, 0)
    expect(table.g.fish[0]).toBe(1)
  })

  test('EP 4.7: wisdom for the dice is paid before the Academy asks for its own', () => {
    const table = deal({ groups: [[3]], wisdom: [2], resources: [[0, 0, 0, 0]], row: [13, 14, 15] })
    expect(refused(table, 0, 3, 2)).toMatchObject({ reason: 'nobodyToAppoint' })
    const richer = deal({ groups: [[3]], wisdom: [3], resources: [[0, 0, 0, 0]], row: [13, 14, 15] })
    visit(richer, 0, 3, 2)
    expect(richer.asks(0)).toBe('appointAdvisor')
    expect(richer.g.wisdom[0]).toBe(2)
  })
})

describe('the visits that are offered', () => {
  test('EP 4.2, EP 4.3, EP 4.6: no legal visit is missing and none is illegal, against a slow search through all dice', () => {
    const chance = new FastChance(7)
    const pool = [...allGroups()]
    for (let i = 0; i < 400; i++) {
      const seats = 2 + chance.below(4)
      const groups = [pool[chance.below(i % 2 ? pool.length : 48)], pool[chance.below(27)]]
      const table = deal({
        seats,
        groups: [groups],
        wisdom: [chance.below(9)],
        fish: [chance.below(4)],
        resources: [[chance.below(4), chance.below(4), chance.below(4), chance.below(4)]],
        visits: Array.from({ length: chance.below(6) }, () => [chance.below(seats), chance.below(14), 1] as const),
        arrange(g) {
          g.rings.splice(0, 4, ...g.rings.map(() => 1 + chance.below(4)))
          g.temple[0] = [0, 2, 4, 8, 6, 10][chance.below(6)]
          g.track[spot(0, 13)] = chance.below(23)
          if (chance.below(3) === 0) g.discards.push(...g.row.splice(0))
        },
      })
      const offered = listAnswers(table.question(0) as Question).map(answer => (answer as [string, number[]])[1].join())
      expect(new Set(offered).size).toBe(offered.length)
      expect(new Set(offered)).toEqual(new Set([...new Set(groups)].flatMap(group => bruteForce(table.g, 0, group))))
      // Whatever is chosen, wisdom and fish never fall below nothing.
      const [first, second] = [offered[chance.below(offered.length)], offered[0]].map(text =>
        text.split(',').map(Number),
      )
      table.play(0, ['visit', chance.below(2) ? first : second])
      expect(Math.min(...table.g.wisdom, ...table.g.fish, ...table.g.resources)).toBeGreaterThanOrEqual(0)
    }
  })
})

/** Every visit by trying all values that the dice could be given, told apart by what comes of it. */
function bruteForce(g: Realm, house: House, group: number): string[] {
  const found = new Map<string, { cost: number; aim: number }>()
  const offer = (what: string, aim: number, cost: number) => {
    const known = found.get(what)
    if (!known || cost < known.cost) found.set(what, { cost, aim })
  }
  for (const [values, cost] of everyChange(valuesOf(group))) {
    for (let place = 0; place <= 13; place++) {
      const fish = g.fish[house] - (place === 0 ? 0 : presentAt(g, place))
      if (cost > g.wisdom[house] || fish < 0 || !opens(g, house, place, values, g.wisdom[house] - cost)) continue
      if (place === 13)
        offer(`bridge ${Math.min(values[0], 22 - g.track[spot(house, 13)])}`, aimAt(13, values[0]), cost)
      else if (place === 7) offer(`temple ${panelOf(g, house, values)}`, aimAt(7, panelOf(g, house, values)), cost)
      else offer(`${place}`, aimAt(place, 0), cost)
    }
  }
  return [...found.values()].map(({ aim }) => `${group},${aim}`)
}

function opens(g: Realm, house: House, place: number, values: readonly number[], wisdom: number): boolean {
  if (place === 0) return true
  if (place === 13) return values.length === 1
  if (total(values) !== place) return false
  const monument = [3, 5, 8, 10].indexOf(place)
  if (monument >= 0) return g.resources[stock(house, monument)] >= g.rings[monument]
  if (place !== 2) return true
  return (
    g.row.length > 0 &&
    (wisdom >= 2 || g.row.some(card => banner(card).every((n, sort) => g.resources[stock(house, sort)] >= n)))
  )
}

/** The panel that would get a marker, 0 for none. */
function panelOf(g: Realm, house: House, values: readonly number[]): number {
  const low = Math.min(...values)
  const marks = [1, 2, 3].filter(panel => g.temple[house] & (1 << panel))
  return values.length === 2 && marks.length < 2 && !marks.includes(low) ? low : 0
}

const presentAt = (g: Realm, place: number): number =>
  new Set(g.visits.filter((_, i) => i % 3 === 0 && g.visits[i + 1] === place)).size

const banners = 'SK W S K KB WB W WS SK K WB S WSK SKB SB WKB WSB BB SB WK WW SS B KK'
const banner = (card: number): number[] => [...'WSKB'].map(letter => banners.split(' ')[card].split(letter).length - 1)

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** All values that dice can be given, ascending, with the least that it costs; found by changing one die at a time. */
function everyChange(values: readonly number[]): readonly (readonly [values: readonly number[], cost: number])[] {
  let ways = new Map<string, number>([['', 0]])
  for (const value of values) {
    const more = new Map<string, number>()
    for (const [before, paid] of ways) {
      stepByStep(value).forEach((cost, i) => {
        const after = [...before, `${i + 1}`].sort().join('')
        more.set(after, Math.min(more.get(after) ?? 99, paid + cost))
      })
    }
    ways = more
  }
  return [...ways].map(([text, cost]) => [[...text].map(Number), cost])
}

function stepByStep(from: number): number[] {
  const costs = Array.from({ length: 6 }, (_, i): number => (i + 1 === from ? 0 : 99))
  for (let i = 0; i < 12; i++) {
    for (let value = 1; value <= 6; value++) {
      const cost = costs[value - 1]
      if (value < 6) costs[value] = Math.min(costs[value], cost + 1)
      if (value > 1) costs[value - 2] = Math.min(costs[value - 2], cost + 1)
      if (value === 6) costs[0] = Math.min(costs[0], cost + 2)
      if (value === 1) costs[5] = Math.min(costs[5], cost + 2)
    }
  }
  return costs
}

function* allGroups(values: number[] = []): Generator<number> {
  if (values.length > 0) yield Number(values.join(''))
  if (values.length === 5) return
  for (let value = values.at(-1) ?? 1; value <= 6; value++) yield* allGroups([...values, value])
}

describe('groups of dice', () => {
  test('there are 461 of them', () => {
    const groups = [...allGroups()]
    expect(groups).toHaveLength(461)
    expect(
      groups.every(group => sumOf(group) === total(valuesOf(group)) && sizeOf(group) === valuesOf(group).length),
    ).toBe(true)
    expect(wisdomBetween(16, 25)).toBe(2)
    expect(wisdomBetween(66, 11)).toBe(4)
  })
})
