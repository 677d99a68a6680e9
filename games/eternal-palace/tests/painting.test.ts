import { NONE } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { choice, spot } from '../rules/model.ts'
import { deal, layers, visit } from './deal.ts'

describe('tracks', () => {
  test.each([
    [1, 1, 5],
    [2, 2, 5],
    [4, 4, 4],
    [6, 6, 4],
    [9, 45, 2],
    [11, 56, 2],
  ])('EP 6.1: the track of place %i ends after some visits with %i', (place, group, steps) => {
    const table = deal({
      groups: [[group]],
      row: [23],
      arrange(g) {
        g.track[spot(0, place)] = steps - 1
      },
    })
    visit(table, 0, group, place)
    while (table.asked.includes(0) && table.asks(0) !== 'takeFeature') table.play(0, table.answers(0)[0])
    expect([table.g.track[spot(0, place)], table.g.layers[0]]).toEqual([steps, layers(place)])
  })

  test('EP 6.1: a visit is exactly one step, and one step less than the end brings nothing', () => {
    const table = deal({ groups: [[13]], arrange: g => void g.track.fill(2) })
    visit(table, 0, 13, 4)
    expect([table.g.track[spot(0, 4)], table.g.layers[0]]).toEqual([3, 0])
  })

  test('EP 6.2: a full track stays full and the visit brings its goods', () => {
    const table = deal({
      groups: [[4]],
      arrange(g) {
        g.track[spot(0, 4)] = 4
        g.layers[0] = layers(4)
      },
    })
    visit(table, 0, 4, 4)
    expect([table.g.track[spot(0, 4)], table.g.resources[0], table.happened.includes('trackMoved')]).toEqual([
      4,
      2,
      false,
    ])
  })

  test('EP 6.2: a step from elsewhere can finish a track and earn the feature', () => {
    const table = deal({ groups: [[2]], row: [6], arrange: g => void g.track.fill(1) })
    visit(table, 0, 2, 2).play(0, [5, 0]).play(0, 11)
    expect([table.g.layers[0], table.asks(0)]).toEqual([layers(11), 'takeFeature'])
  })
})

describe('the painting', () => {
  test('EP 6.3: a layer is owned once', () => {
    const table = deal({ groups: [[3]], resources: [[4]], arrange: g => void g.layers.fill(layers(3, 4)) })
    visit(table, 0, 3, 3)
    expect(table.g.layers[0]).toBe(layers(3, 4))
    expect(table.happened).not.toContain('layerTaken')
  })

  test('EP 6.4: the first chooses a feature and removes the token, the second gets the layer only', () => {
    const table = deal({ groups: [[45], [36]], arrange: g => void g.track.fill(1) })
    visit(table, 0, 45, 9)
    expect(table.asks(0)).toBe('takeFeature')
    expect(table.answers(0)).toHaveLength(10)
    table.play(0, 7)
    expect([table.g.features[7], table.g.tokens & (1 << 9)]).toEqual([0, 0])
    visit(table, 1, 36, 9)
    expect(table.g.layers.slice(0, 2)).toEqual([layers(9), layers(9)])
    expect(table.g.features.filter(house => house !== NONE)).toEqual([0])
  })

  test('EP 6.5: the second panel of the Temple brings layer 7 and its feature', () => {
    const table = deal({ groups: [[16]], arrange: g => void g.temple.fill(1 << 2) })
    visit(table, 0, 16, 7, 1)
    expect([table.g.temple[0], table.g.layers[0], table.asks(0)]).toEqual([layers(1, 2), layers(7), 'takeFeature'])
  })

  test('EP 6.5: the second panel of the Market brings layer 12', () => {
    const table = deal({ groups: [[246]], arrange: g => void g.market.fill(1 << 1) })
    visit(table, 0, 246, 12).play(0, [0, 1, 2, 3])
    expect([table.g.layers[0], table.asks(0)]).toEqual([layers(12), 'takeFeature'])
  })

  test('EP 6.6: the Palace track has no end', () => {
    const table = deal({ groups: [[3]], arrange: g => void g.palace.fill(40) })
    visit(table, 0, 3, 3)
    expect(table.g.palace[0]).toBe(41)
  })

  test('EP 6.7: what follows from a choice comes before the rest', () => {
    // An advisor and a step for a resource: the Benefactor's own resources come before the step.
    const table = deal({ groups: [[345]], row: [4, 20], options: { locations: ['market'] } })
    visit(table, 0, 345, 12).play(0, [2, 3]).play(0, 3)
    expect(table.g.queue.map(({ what }) => what)).toEqual([choice.resource, choice.resource, choice.paidStep])
  })

  test('EP 6.7: what cannot be had is lost', () => {
    const table = deal({
      groups: [[1]],
      row: [],
      arrange(g) {
        g.track[spot(0, 13)] = 9
      },
    })
    visit(table, 0, 1, 13, 1)
    expect([table.g.queue, table.g.advisors[0]]).toEqual([[], []])
  })
})
