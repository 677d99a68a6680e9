import { countAnswers } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { monumentPlaces, place, resourcePlaces, spot } from '../rules/model.ts'
import { deal, goods, layers, refused, visit } from './deal.ts'

describe('monuments', () => {
  test('EP 5.5: wood, stone, kaolin and bronze each have their monument', () => {
    expect(monumentPlaces).toEqual([place.springPavilion, place.serenityBridge, place.dragonKiln, place.nobleOx])
  })

  const places = [
    [3, 0, 3],
    [5, 1, 5],
    [8, 2, 26],
    [10, 3, 46],
  ] as const

  test.each(places)(
    'EP 5.5: place %i takes the %ith sort, raises the ring, and gives Palace step, monument and layer',
    (place, sort, group) => {
      const resources = [0, 0, 0, 0].map((_, i) => (i === sort ? 3 : 0))
      const table = deal({ groups: [[group]], resources: [resources], arrange: g => void g.rings.fill(3) })
      visit(table, 0, group, place)
      expect(goods(table, 0)).toEqual([3, 2, 0, 0, 0, 0])
      expect([table.g.rings[sort], table.g.palace[0], table.g.monuments[sort]]).toEqual([4, 1, 0])
      expect(table.g.layers[0]).toBe(layers(place))
    },
  )

  test.each(places)('EP 5.5: place %i cannot be visited with too little of the %ith sort', (place, sort, group) => {
    const resources = [9, 9, 9, 9].map((n, i) => (i === sort ? 1 : n))
    const table = deal({ groups: [[group]], resources: [resources], arrange: g => void g.rings.fill(2) })
    expect(refused(table, 0, group, place)).toEqual({ reason: 'ringTooDear', rule: 'EP 5.5' })
  })

  test('EP 5.5: a monument changes hands, the layer stays with both', () => {
    const table = deal({ groups: [[3], [12]], resources: [[1], [2]] })
    visit(table, 0, 3, 3)
    visit(table, 1, 12, 3)
    expect(table.g.monuments[0]).toBe(1)
    expect(table.g.layers.slice(0, 2)).toEqual([layers(3), layers(3)])
    expect(table.events().find(event => event.type === 'monumentTaken' && event.seat === 1)).toMatchObject({ from: 0 })
  })

  test.each([
    ['en', 2],
    ['de', 1],
  ] as const)(
    'EP 5.6: in the edition %s an own monument is worth %i Palace steps, also with its layer',
    (edition, steps) => {
      const table = deal({
        edition,
        groups: [[3]],
        resources: [[5]],
        arrange(g) {
          g.monuments[0] = 0
          g.layers[0] = layers(3)
          g.rings[0] = 2
        },
      })
      visit(table, 0, 3, 3)
      expect([table.g.palace[0], table.g.monuments[0], table.g.rings[0], table.g.resources[0]]).toEqual([
        steps,
        0,
        3,
        3,
      ])
    },
  )
})

describe('resource locations', () => {
  test('EP 5.7: wood, stone, kaolin and bronze each have their place', () => {
    expect(resourcePlaces).toEqual([place.forest, place.quarry, place.mine, place.forge])
  })

  test.each([
    [4, 0, 4, 1],
    [4, 0, 13, 3],
    [4, 0, 112, 3],
    [6, 1, 6, 1],
    [6, 1, 33, 3],
    [6, 1, 1113, 3],
    [9, 2, 36, 1],
    [9, 2, 135, 3],
    [9, 2, 1233, 3],
    [11, 3, 56, 1],
    [11, 3, 155, 3],
    [11, 3, 11333, 3],
  ])('EP 5.7: at %i there is the %ith sort: the group %i brings %i', (place, sort, group, amount) => {
    const table = visit(deal({ groups: [[group]] }), 0, group, place)
    expect(table.g.resources[sort]).toBe(1 + amount)
    expect(table.g.track[spot(0, place)]).toBe(1)
  })

  test('EP 5.8: a single die reaches neither Mine nor Forge, whatever is paid', () => {
    const table = deal({ groups: [[6]], wisdom: [20] })
    expect(refused(table, 0, 6, 9)).toEqual({ reason: 'valueOutOfReach', rule: 'EP 5.7' })
    expect(refused(table, 0, 6, 11)).toEqual({ reason: 'valueOutOfReach', rule: 'EP 5.7' })
  })
})

describe('Temple of Wisdom', () => {
  test('EP 5.9: 3 wisdom, and two dice mark a panel', () => {
    const table = visit(deal({ groups: [[34]] }), 0, 34, 7, 3)
    expect([table.g.wisdom[0], table.g.temple[0]]).toEqual([5, 1 << 3])
  })

  test('EP 5.9: three dice mark none', () => {
    const table = visit(deal({ groups: [[124]] }), 0, 124, 7)
    expect([table.g.wisdom[0], table.g.temple[0], table.g.layers[0]]).toEqual([5, 0, 0])
  })

  test('EP 5.10: with wisdom the panel can be chosen', () => {
    const table = deal({ groups: [[34]], wisdom: [4] })
    expect(refused(table, 0, 34, 7, 0)).toMatchObject({ reason: 'notThisPanel', rule: 'EP 5.10' })
    visit(table, 0, 34, 7, 1)
    expect([table.g.wisdom[0], table.g.temple[0]]).toEqual([3, 1 << 1])
    expect(table.events().find(event => event.type === 'groupPlaced')).toMatchObject({ group: 34, dice: 16, wisdom: 4 })
  })

  test('EP 5.10: the same panel is not marked twice', () => {
    const table = deal({ groups: [[34]], wisdom: [0], arrange: g => void g.temple.fill(1 << 3) })
    expect(refused(table, 0, 34, 7, 3)).toMatchObject({ reason: 'notThisPanel' })
    visit(table, 0, 34, 7, 0)
    expect([table.g.wisdom[0], table.g.temple[0]]).toEqual([3, 1 << 3])
  })

  test('EP 5.10: after two markers there is no third, and the cheapest pair will do', () => {
    const table = deal({ groups: [[33]], wisdom: [3], arrange: g => void g.temple.fill(layers(1, 2)) })
    expect(refused(table, 0, 33, 7, 3)).toMatchObject({ reason: 'notThisPanel' })
    visit(table, 0, 33, 7, 0)
    expect([table.g.wisdom[0], table.g.temple[0]]).toEqual([5, layers(1, 2)])
  })
})

describe('Palace Market', () => {
  test.each([
    [66, 3, 20],
    [246, 4, 15],
    [1236, 5, 6],
    [12225, 5, 6],
  ])('EP 5.11: the group %i takes %i different goods, one of %i choices', (group, count, ways) => {
    const table = visit(deal({ groups: [[group]] }), 0, group, 12)
    expect(countAnswers(table.question(0))).toBe(ways)
    expect(table.answers(0).every(answer => (answer as number[]).length === count)).toBe(true)
  })

  test('EP 5.11: 3 fish, 2 wisdom or 1 of a resource each', () => {
    const table = visit(deal({ groups: [[1236]] }), 0, 1236, 12).play(0, [0, 1, 2, 4, 5])
    expect(goods(table, 0)).toEqual([6, 4, 2, 1, 2, 2])
  })

  test('EP 5.11: neither the same twice nor too few', () => {
    const table = visit(deal({ groups: [[66]] }), 0, 66, 12)
    expect(table.refusal(0, [0, 0, 1])).toMatchObject({ reason: 'differentGoods' })
    expect(table.refusal(0, [0, 1])).toMatchObject({ reason: 'differentGoods' })
  })

  test.each([
    [66, 1],
    [246, 2],
    [1236, 3],
    [12225, 3],
  ])('EP 5.12: the group %i marks panel %i', (group, panel) => {
    const table = visit(deal({ groups: [[group]] }), 0, group, 12)
    table.play(0, table.answers(0)[0])
    expect(table.g.market[0]).toBe(1 << panel)
  })

  test('EP 5.12: a second group of the same size marks nothing', () => {
    const table = deal({ groups: [[66]], arrange: g => void g.market.fill(1 << 1) })
    visit(table, 0, 66, 12)
    table.play(0, [0, 1, 2])
    expect([table.g.market[0], table.g.layers[0]]).toEqual([1 << 1, 0])
  })
})

describe('Eternal Bridge', () => {
  test('EP 5.13: all rewards on the way are taken', () => {
    const table = visit(deal({ groups: [[5]] }), 0, 5, 13, 5).play(0, 3)
    expect(goods(table, 0)).toEqual([4, 3, 1, 1, 1, 2])
    expect(table.g.track[spot(0, 13)]).toBe(5)
  })

  test('EP 5.13: the value is a choice as far as wisdom goes', () => {
    const table = deal({ groups: [[4]], wisdom: [2] })
    const aims = table.answers(0).map(answer => (answer as [string, number[]])[1][1])
    expect(aims.filter(aim => aim >= 130)).toEqual([132, 133, 134, 135, 136])
    expect(refused(table, 0, 4, 13, 1)).toMatchObject({ reason: 'notEnoughWisdom', values: { needed: 3, has: 2 } })
  })

  test('EP 5.13: a free advisor comes in the order of the spaces', () => {
    const table = deal({
      groups: [[6]],
      row: [4, 20],
      arrange: g => {
        g.track[spot(0, 13)] = 4
      },
    })
    visit(table, 0, 6, 13, 6)
    expect(table.asks(0)).toBe('takeResource')
    table.play(0, 0)
    expect(table.asks(0)).toBe('takeFreeAdvisor')
    table.play(0, 19)
    expect(table.g.advisors[0]).toEqual([19])
  })

  test('EP 5.14: more than enough reaches the end, once', () => {
    const table = deal({
      groups: [[6, 6]],
      fish: [9],
      arrange: g => {
        g.track[spot(0, 13)] = 20
      },
    })
    visit(table, 0, 6, 13, 6).play(0, 4)
    expect([table.g.track[spot(0, 13)], table.g.layers[0]]).toEqual([22, layers(13)])
    const before = goods(table, 0)
    visit(table, 0, 6, 13, 6)
    expect(goods(table, 0)).toEqual([before[0] - 1, ...before.slice(1)])
  })
})

describe('Imperial Scrolls', () => {
  test('EP 5.15: a single die brings 2 fish or 1 wisdom', () => {
    const table = visit(deal({ groups: [[3]] }), 0, 3, 0)
    expect(table.answers(0)).toEqual([0, 1])
    expect(table.refusal(0, 2)).toEqual({ reason: 'resourceNeedsTwoDice', rule: 'EP 5.15' })
    expect(goods(table.play(0, 0), 0)).toEqual([5, 2, 1, 1, 1, 1])
  })

  test('EP 5.15: a larger group may also take a resource', () => {
    const table = visit(deal({ groups: [[35]] }), 0, 35, 0)
    expect(table.answers(0)).toEqual([0, 1, 2, 3, 4, 5])
    expect(goods(table.play(0, 5), 0)).toEqual([3, 2, 1, 1, 1, 2])
  })
})
