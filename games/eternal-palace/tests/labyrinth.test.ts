import { describe, expect, test } from 'vitest'
import { has, place, type RealmTable, spot } from '../rules/model.ts'
import { routes } from '../rules/places/labyrinth.ts'
import { result } from '../rules/scoring.ts'
import { deal, goods, layers, refused, visit } from './deal.ts'

const options = { extra: 'labyrinth' }
const centre = 9
/** House 0 stands on this space. */
const standing = (space: number, more: Parameters<typeof deal>[0] = {}) =>
  deal({
    options,
    groups: [[4]],
    ...more,
    arrange(g, table) {
      g.track[spot(0, place.extra)] = space
      more.arrange?.(g, table)
    },
  })

describe('Labyrinth', () => {
  test('EP 11.1: a tenth feature token lies in the centre, everybody stands at the start', () => {
    const { g } = deal({ options, seats: 5 })
    expect(has(g.tokens, place.extra)).toBe(true)
    expect([0, 1, 2, 3, 4].map(house => g.track[spot(house, place.extra)])).toEqual([0, 0, 0, 0, 0])
  })

  test('EP 11.1: without the expansion there is no such place', () => {
    const table = deal({ groups: [[4]] })
    expect(refused(table, 0, 4, place.extra)).toEqual({ reason: 'noSuchPlace', rule: 'EP 4.2' })
    expect(has(table.g.tokens, place.extra)).toBe(false)
  })

  test.each([
    [0, [1, 2]],
    [1, [0, 3, 4]],
    [2, [0, 3, 5]],
    [3, [1, 2, centre]],
    [4, [1, 6, 7]],
    [5, [2, 6, 8]],
    [6, [4, 5, centre]],
    [7, [4, centre]],
    [8, [5, centre]],
  ])('EP 11.2: from space %i the paths lead to %j, also back', (from, to) => {
    expect(visit(standing(from), 0, 4, place.extra).answers(0)).toEqual(to)
  })

  test('EP 11.2: the path is paid in fish', () => {
    const table = visit(standing(3, { fish: [5] }), 0, 4, place.extra)
    expect(goods(table.play(0, 1), 0)).toEqual([3, 2, 2, 1, 1, 1])
    expect(table.g.track[spot(0, place.extra)]).toBe(1)
  })

  test('EP 11.2: a single die of any value, never more', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      expect(visit(deal({ options, groups: [[die]], wisdom: [0] }), 0, die, place.extra).answers(0)).toEqual([1, 2])
    }
    expect(refused(deal({ options, groups: [[13]] }), 0, 13, place.extra)).toEqual({
      reason: 'singleDieOnly',
      rule: 'EP 11.2',
    })
  })

  test('EP 11.2: who cannot pay any path after the penalty cannot visit', () => {
    const visits = [[1, place.extra, 5]] as const
    expect(refused(standing(3, { fish: [2], visits }), 0, 4, place.extra)).toEqual({
      reason: 'pathTooDear',
      rule: 'EP 11.2',
    })
    const table = visit(standing(1, { fish: [2], visits }), 0, 4, place.extra)
    expect(table.answers(0)).toEqual([0, 4])
    expect(table.refusal(0, 3)).toEqual({ reason: 'noSuchPath', rule: 'EP 11.2' })
  })

  test('EP 11.2: markers never block', () => {
    const table = standing(0, {
      arrange(g) {
        g.track[spot(1, place.extra)] = 1
      },
    })
    expect(visit(table, 0, 4, place.extra).play(0, 1).g.track[spot(0, place.extra)]).toBe(1)
  })

  test.each([
    [1, 0, [2, 1, 1, 1], 0],
    [2, 0, [1, 2, 1, 1], 0],
    [3, 1, [1, 1, 1, 1], 1],
    [4, 1, [1, 1, 2, 1], 0],
    [5, 2, [1, 1, 1, 2], 0],
    [6, 4, [1, 1, 1, 1], 1],
    [7, 4, [2, 1, 1, 1], 0],
    [8, 5, [1, 2, 1, 1], 0],
    [0, 1, [1, 1, 1, 1], 0],
  ])('EP 11.3: space %i, coming from %i, leaves resources %j and %i Palace steps', (to, from, resources, steps) => {
    const table = visit(standing(from), 0, 4, place.extra).play(0, to)
    expect([goods(table, 0).slice(2), table.g.palace[0]]).toEqual([resources, steps])
  })

  test('EP 11.3: a space gives its reward each time', () => {
    const table = standing(1, { groups: [[1, 2, 3]], fish: [20] })
    for (const [group, to] of [
      [1, 3],
      [2, 1],
      [3, 3],
    ]) {
      visit(table, 0, group, place.extra).play(0, to)
    }
    expect([table.g.palace[0], table.g.resources[0]]).toEqual([2, 2])
  })

  test('EP 11.4: in the centre there is layer X, and for the first a feature', () => {
    const table = standing(6, {
      groups: [[4], [5]],
      arrange(g) {
        g.track[spot(1, place.extra)] = 7
      },
    })
    visit(table, 0, 4, place.extra).play(0, centre).play(0, 7)
    visit(table, 1, 5, place.extra).play(1, centre)
    expect([table.g.layers[0], table.g.layers[1]]).toEqual([layers(14), layers(14)])
    expect([table.g.features[7], has(table.g.tokens, place.extra)]).toEqual([0, false])
    expect(table.happened.filter(type => type === 'featureEarned')).toHaveLength(1)
  })

  test('EP 11.4: from the centre there is no way on', () => {
    expect(refused(standing(centre), 0, 4, place.extra)).toEqual({ reason: 'atTheCentre', rule: 'EP 11.2' })
  })

  test('EP 11.5: layer X is the eighth of eight layers', () => {
    const table = standing(6, {
      arrange(g) {
        g.layers[0] = layers(1, 3, 5, 7, 9, 11, 13)
      },
    })
    visit(table, 0, 4, place.extra).play(0, centre)
    expect(table.g.completion).toBe(0)
  })

  test('EP 11.5: layer X prolongs no sequence, and comes last among equal points', () => {
    const table = standing(0)
    const { g } = table
    const { table: seats } = table.live as unknown as { table: RealmTable }
    g.layers.splice(0, 2, layers(12, 13), layers(13, 14))
    g.monuments[0] = 1
    // 0 has the sequence 12, 13, and 1 a monument: equal points; 12 is higher than X
    expect(result(g, seats)).toMatchObject({ totals: [6, 6], order: [[0], [1]] })
    g.layers.splice(0, 2, layers(4), layers(4, 14))
    g.features[0] = 0
    g.monuments[0] = -2
    expect(result(g, seats)).toMatchObject({ totals: [5, 5], order: [[1], [0]] })
  })

  test('the way with the fewest steps to the centre goes over 1 and 3', () => {
    const { table } = deal({ options }).live as unknown as { table: RealmTable }
    const ways = routes(table)
    expect(ways[0]).toEqual({ steps: 3, fish: 6, next: 1 })
    expect(ways[1]).toEqual({ steps: 2, fish: 5, next: 3 })
    expect(ways[4]).toEqual({ steps: 2, fish: 3, next: 6 })
    expect(ways[centre].steps).toBe(0)
  })
})
