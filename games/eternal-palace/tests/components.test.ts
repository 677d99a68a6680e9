import { componentProblems, copy } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import type { Components } from '../components/schema.ts'
import { title } from '../index.ts'

const builtIn = () => copy(title.components.builtIn) as Components
const problems = (change: (components: Components) => void) => {
  const components = builtIn()
  change(components)
  return componentProblems(title, components).map(({ place, reason }) => `${place} ${reason}`)
}

describe('components', () => {
  test('the built-in figures are sound', () => {
    expect(componentProblems(title, builtIn())).toEqual([])
  })

  test('there are 24 advisors on 42 cards, and four for the privileges', () => {
    const { advisors, banners } = builtIn()
    expect(advisors.rows).toHaveLength(28)
    expect(advisors.rows.map(({ gain }) => gain.privileges !== undefined).indexOf(true)).toBe(24)
    const cards = banners.rows.map(({ copies, more }) => copies + more)
    expect(cards.slice(0, 24).reduce((sum, n) => sum + n, 0)).toBe(42)
    expect(cards.slice(24)).toEqual([1, 1, 1, 1])
  })

  test('the modules have all that is printed', () => {
    const { demands, compositions, labyrinth, bridge } = builtIn()
    expect(demands.cards).toHaveLength(12)
    const asked = compositions.cards.flatMap(({ layers }) => layers)
    expect([compositions.cards.length, new Set(asked).size]).toEqual([12, 13])
    expect(new Set(labyrinth.paths.map(({ fish }) => fish))).toEqual(new Set([1, 2, 3]))
    const kinds = (list: readonly object[]) => new Set(list.flatMap(Object.keys))
    expect(kinds(labyrinth.spaces)).toEqual(new Set(['wood', 'stone', 'kaolin', 'bronze', 'palace']))
    expect(kinds(bridge.alternative)).toContain('paidStep')
    expect(bridge.alternative.filter(({ palace }) => palace)).toHaveLength(1)
  })

  test('mistakes of an owner are found', () => {
    expect(problems(c => c.tracks.steps.splice(3, 1, 2))).toEqual(['tracks.steps[3] trackWhereThereIsNone'])
    expect(problems(c => c.tracks.steps.splice(4, 1, 1))).toEqual(['tracks.steps[4] trackWhereThereIsNone'])
    expect(problems(c => c.banners.rows.pop())).toEqual(['banners.rows oneForEachAdvisor'])
    expect(problems(c => Object.assign(c.setup, { dice: 2 }))).toEqual(['setup.diceAtFirst tooManyDice'])
    expect(problems(c => c.setup.bySeats.reverse())).toContain('setup.bySeats seatsInOrder')
    expect(problems(c => Object.assign(c.editions.de.gains[0], { advisor: 29 }))).toEqual([
      'editions.de.gains noSuchAdvisor',
    ])
    expect(problems(c => c.places.market.taken.splice(4, 1, 7))).toEqual(['places.market.taken[4] tooFewItems'])
    expect(problems(c => Object.assign(c.bridge.spaces[0], { gold: 1 }))).toEqual(['bridge.spaces[0].gold unknownKey'])
  })

  test('mistakes in the modules are found', () => {
    expect(problems(c => Object.assign(c.labyrinth.paths[0], { to: 0 }))).toEqual(['labyrinth.paths[0] noSuchPath'])
    expect(problems(c => Object.assign(c.labyrinth.paths[0], { to: 10 }))).toEqual(['labyrinth.paths[0] noSuchPath'])
    expect(problems(c => c.labyrinth.paths.splice(10, 4))).toEqual(['labyrinth.paths centreOutOfReach'])
    expect(problems(c => c.demands.open.splice(4, 1, 4))).toEqual(['demands.open tooFewSpaces'])
    expect(problems(c => Object.assign(c.compositions.cards[2], { layers: [4, 4, 5] }))).toEqual([
      'compositions.cards[2].layers layerTwice',
    ])
    expect(problems(c => c.locations.temple.offers.shift())).toEqual(['locations.temple.offers[0] firstOfferIsFree'])
    expect(problems(c => c.locations.market.taken.splice(0, 1, 5))).toEqual(['locations.market.taken[0] tooFewItems'])
    expect(problems(c => Object.assign(c.privileges, { bridgeSpace: 22 }))).toEqual([
      'privileges.bridgeSpace beyondTheBridge',
    ])
  })

  test('with too few cards there is no game', () => {
    const few = problems(c => {
      for (const row of c.banners.rows) Object.assign(row, { copies: 0, more: 1 })
    })
    expect(few).toEqual(['banners.rows tooFewAdvisors', 'banners.rows tooFewAdvisors', 'banners.rows tooFewAdvisors'])
  })
})
