import { readFileSync } from 'node:fs'
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

  test('there are 24 advisors on 42 cards', () => {
    const { advisors, banners } = builtIn()
    expect(advisors.rows).toHaveLength(24)
    expect(banners.rows.reduce((sum, { copies, more }) => sum + copies + more, 0)).toBe(42)
  })

  test('mistakes of an owner are found', () => {
    expect(problems(c => c.tracks.steps.splice(3, 1, 2))).toEqual(['tracks.steps[3] trackWhereThereIsNone'])
    expect(problems(c => c.tracks.steps.splice(4, 1, 1))).toEqual(['tracks.steps[4] trackWhereThereIsNone'])
    expect(problems(c => c.banners.rows.pop())).toEqual(['banners.rows oneForEachAdvisor'])
    expect(problems(c => Object.assign(c.setup, { dice: 2 }))).toEqual(['setup.diceAtFirst tooManyDice'])
    expect(problems(c => c.setup.bySeats.reverse())).toContain('setup.bySeats seatsInOrder')
    expect(problems(c => Object.assign(c.editions.de.gains[0], { advisor: 25 }))).toEqual([
      'editions.de.gains noSuchAdvisor',
    ])
    expect(problems(c => c.places.market.taken.splice(4, 1, 7))).toEqual(['places.market.taken[4] tooFewItems'])
    expect(problems(c => Object.assign(c.bridge.spaces[0], { gold: 1 }))).toEqual(['bridge.spaces[0].gold unknownKey'])
  })

  test('with too few cards there is no game', () => {
    const few = problems(c => {
      for (const row of c.banners.rows) Object.assign(row, { copies: 0, more: 1 })
    })
    expect(few).toEqual(['banners.rows tooFewAdvisors', 'banners.rows tooFewAdvisors', 'banners.rows tooFewAdvisors'])
  })

  test.each(['en', 'de'])('the figures that guide/%s.md tells are the built-in ones', language => {
    const guide = readFileSync(new URL(`../guide/${language}.md`, import.meta.url), 'utf8')
    const { banners, bridge, tracks } = builtIn()
    const letters = ['W', 'S', 'K', 'B']
    const costs = banners.rows.map(
      ({ cost }, i) => `${i + 1} ${cost.map((n, sort) => letters[sort].repeat(n)).join('')}`,
    )
    expect(guide).toContain(costs.join(', '))
    expect(guide).toContain(`22 ${language === 'en' ? 'the end' : 'das Ende'}`)
    expect(bridge.spaces).toHaveLength(22)
    const filled = bridge.spaces.flatMap((space, i) => (Object.keys(space).length > 0 ? [i + 1] : []))
    const told = /### 5\.13[^#]*/.exec(guide)?.[0].split(':')[1] ?? ''
    expect([...told.matchAll(/(?:^|; ) ?(\d+) /g)].map(found => Number(found[1]))).toEqual([...filled, 22])
    expect([
      tracks.steps[1],
      tracks.steps[2],
      tracks.steps[4],
      tracks.steps[6],
      tracks.steps[9],
      tracks.steps[11],
    ]).toEqual([5, 5, 4, 4, 2, 2])
  })
})
