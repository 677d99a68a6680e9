import { NONE } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { entry } from '../rules/builder.ts'
import { payments } from '../rules/lab.ts'
import { type Army, prestige, tileIs } from '../rules/model.ts'
import { take } from '../rules/resources.ts'
import { paidIn, price, waysToPay } from '../rules/tiles.ts'
import {
  blue,
  builderOf,
  building,
  deal,
  employs,
  enter,
  equipmentCard,
  first,
  goOf,
  green,
  has,
  hasTiles,
  helper,
  keep,
  pigmentsOf,
  red,
  section,
  sends,
  shows,
  tableOf,
  tile,
  yellow,
} from './deal.ts'

const stand = (g: Army, where: number, ...seats: readonly number[]) => {
  for (const seat of seats) g.builders[where * g.coins.length + seat]++
}
const pay = (...kinds: readonly number[]) => payments.findIndex(one => one.join() === kinds.join())
const keysOf = (answers: readonly unknown[]) => [...new Set(answers.map(answer => (answer as [string])[0]))]

describe('when', () => {
  const withBoth = (g: Army) => {
    hasTiles(g, 0, tile.market, tile.action)
    has(g, 0, { coins: 2 })
    shows(g, 0, first.yellow, 1)
  }

  test('XI 8.1: market and extra action before the worker and before the builder', () => {
    const p = goOf(0, { arrange: withBoth })
    expect(keysOf(p.answers(0)).toSorted()).toEqual(['extraAction', 'market', 'useWorker'])
    p.play(0, sends(0))
    expect(keysOf(p.answers(0)).toSorted()).toEqual(['extraAction', 'market', 'placeBuilder'])
  })

  test('XI 8.1: after the builder only with the extra action, and then the market, too', () => {
    const p = builderOf(0, { arrange: withBoth }).play(0, keep)
    expect(p.asks(0)).toBe('useExtraAction')
    expect(keysOf(p.answers(0)).toSorted()).toEqual(['market', 'useExtraAction'])
    p.play(0, ['useExtraAction', NONE])
    expect(p.over).toBe(true)
    expect(p.g.tiles.slice(0, 4)).toEqual([0, 1, 0, 1])
    const marketOnly = builderOf(0, {
      arrange(g) {
        hasTiles(g, 0, tile.market)
        has(g, 0, { coins: 2 })
      },
    })
    expect(marketOnly.play(0, keep).over).toBe(true)
  })

  test('XI 8.1: each tile once, several in one go', () => {
    const p = goOf(0, { arrange: withBoth })
    p.play(0, ['market', [0, 0, 0, 0, 2, 0]]).play(0, [0, 0, 0, 0, 0, 2])
    expect(keysOf(p.answers(0))).toEqual(['useWorker', 'extraAction'])
    p.play(0, ['extraAction', building.workshop]).play(0, [1, 0]).play(0, NONE)
    expect(keysOf(p.answers(0))).toEqual(['useWorker'])
    expect(p.g.tiles.slice(0, 4)).toEqual([0, tileIs.used, 0, tileIs.used])
  })

  test('XI 8.1: a tile may be used at once after it was taken', () => {
    const p = builderOf(0, {
      arrange(g) {
        g.overseers[0] = 3
        g.endTiles.splice(0, 2, 3, 5)
      },
    })
    p.play(0, enter(building.palace))
    expect(p.asks(0)).toBe('useExtraAction')
    p.play(0, ['useExtraAction', building.palace]).play(0, 5)
    expect(p.g.overseers[0]).toBe(5)
    expect(p.g.endTile[0]).toBe(5)
  })

  test('XI 8.1: not between the fee and the action', () => {
    const p = builderOf(0, {
      arrange(g) {
        hasTiles(g, 0, tile.market, tile.action)
        has(g, 0, { clay: 5 })
      },
    })
    p.play(0, enter(building.workshop))
    expect(p.refusal(0, ['market', [0, 0, 0, 0, 0, 2]])).toEqual({ reason: 'wrongForm', values: { kind: 'pick-then' } })
  })
})

describe('open or free building', () => {
  const full = (g: Army) => {
    hasTiles(g, 0, tile.building)
    g.overseers[0] = 1
    stand(g, building.palace, 1, 1)
    has(g, 0, { coins: 3 })
  }

  test('XI 8.2: a full building can be opened; those present are paid', () => {
    const p = builderOf(0, { arrange: full })
    expect(p.refusal(0, enter(building.palace, entry.pay))?.reason).toBe('pairIsFull')
    expect(p.refusal(0, enter(building.palace, entry.free))?.reason).toBe('pairIsFull')
    p.play(0, enter(building.palace, entry.open))
    expect(p.g.coins).toEqual([1, 2])
    expect(p.g.tiles[tile.building]).toBe(tileIs.used)
    expect(p.g.overseers[0]).toBe(2)
  })

  test('XI 8.2: what is not full need not be opened, and without the tile nothing opens', () => {
    const p = builderOf(0, { arrange: g => hasTiles(g, 0, tile.building) })
    expect(p.refusal(0, enter(building.palace, entry.open))).toEqual({ reason: 'notFull', rule: 'XI 8.2' })
    expect(builderOf(0, {}).refusal(0, enter(building.palace, entry.open))).toEqual({
      reason: 'noSuchTile',
      rule: 'XI 8.1',
    })
  })

  test('XI 8.3: or one enters without paying', () => {
    const p = builderOf(0, {
      seats: 3,
      arrange(g) {
        hasTiles(g, 0, tile.building)
        g.overseers[0] = 1
        stand(g, building.palace, 1, 2)
        has(g, 0, { coins: 2 })
      },
    })
    p.play(0, enter(building.palace, entry.free))
    expect(p.g.coins).toEqual([2, 0, 0])
    expect(p.g.tiles[tile.building]).toBe(tileIs.used)
  })

  test('XI 8.3: not where nothing would be owed', () => {
    const p = builderOf(0, { arrange: g => hasTiles(g, 0, tile.building) })
    expect(p.refusal(0, enter(building.palace, entry.free))).toEqual({ reason: 'nothingOwed', rule: 'XI 8.3' })
  })

  test('XI 8.3: the coins that are saved can pay for the action', () => {
    const p = builderOf(0, {
      arrange(g, table) {
        hasTiles(g, 0, tile.building)
        g.row.splice(0, 4, 0, NONE, NONE, NONE)
        g.minister = building.lab
        stand(g, building.armory, 1)
        has(g, 0, { coins: table.components.equipment.cards[0].cost })
      },
    })
    expect(p.refusal(0, enter(building.armory, entry.pay))?.reason).toBe('nothingToDoThere')
    p.play(0, enter(building.armory, entry.free))
    expect(p.g.equipment[0]).toEqual([0])
  })
})

describe('market', () => {
  test('XI 8.4: two resources for two others', () => {
    const p = builderOf(0, {
      arrange(g) {
        hasTiles(g, 0, tile.market)
        has(g, 0, { coins: 1, clay: 1, pigments: [0, 0, 1, 0] })
      },
    })
    p.play(0, ['market', [0, 0, 1, 0, 1, 0]])
    expect(p.asks(0)).toBe('takeFromMarket')
    p.play(0, [1, 0, 0, 1, 0, 0])
    expect(pigmentsOf(p.g, 0)).toEqual([1, 0, 0, 1])
    expect([p.g.coins[0], p.g.clay[0]]).toEqual([0, 1])
    expect(p.g.pigmentsLeft).toEqual([5, 6, 6, 5])
    expect(p.asks(0)).toBe('placeBuilder')
  })

  test('XI 8.4: not with fewer than two, and not what the supply has not', () => {
    const p = builderOf(0, {
      arrange(g) {
        hasTiles(g, 0, tile.market)
        has(g, 0, { coins: 1 })
      },
    })
    expect(keysOf(p.answers(0))).toEqual(['placeBuilder'])
    const scarce = builderOf(0, {
      arrange(g) {
        hasTiles(g, 0, tile.market)
        has(g, 0, { coins: 2 })
        has(g, 1, { pigments: [5, 6, 0, 0] })
      },
    })
    scarce.play(0, ['market', [0, 0, 0, 0, 2, 0]])
    expect(scarce.refusal(0, [2, 0, 0, 0, 0, 0])?.reason).toBe('notOffered')
    expect(scarce.refusal(0, [0, 1, 1, 0, 0, 0])?.reason).toBe('notOffered')
    expect(scarce.refusal(0, [1, 0, 1, 0, 0, 0])).toBeUndefined()
  })
})

describe('discount', () => {
  test('XI 8.5: a coin less for equipment, together with the officer', () => {
    const card = equipmentCard('bronze', 'A', 1)
    const p = deal({
      at: [['armory.takeEquipment', { seat: 0 }]],
      arrange(g) {
        g.row.splice(0, 4, card, NONE, NONE, NONE)
        hasTiles(g, 0, tile.discount)
        employs(g, 0, helper.officer)
        has(g, 0, { coins: 4 })
      },
    })
    expect(p.answers(0)).toEqual([
      [card, price.full],
      [card, price.discounted],
    ])
    p.play(0, [card, price.discounted])
    expect(p.g.coins[0]).toBe(1)
    expect(p.g.tiles[tile.discount]).toBe(tileIs.used)
  })

  test('XI 8.5: a clay less for a warrior, together with the scientist', () => {
    const p = deal({
      at: [['workshop.createWarrior', { seat: 0, field: NONE }]],
      arrange(g) {
        hasTiles(g, 0, tile.discount)
        employs(g, 0, helper.scientist)
        has(g, 0, { clay: 3 })
      },
    })
    p.play(0, [section.C + 1, price.discounted])
    expect(p.g.clay[0]).toBe(0)
  })

  test('XI 8.5: nothing costs less than nothing, and a tile that saves nothing is not offered', () => {
    const table = tableOf(builderOf(0, {}))
    expect(waysToPay(0, 0, true, table)).toEqual([price.full])
    expect(waysToPay(1, 0, true, table)).toEqual([price.discounted])
    expect(waysToPay(1, 0, false, table)).toEqual([])
    expect(waysToPay(1, 1, true, table)).toEqual([price.full, price.discounted])
    expect([paidIn(price.discounted, 0, table), paidIn(price.discounted, 1, table)]).toEqual([0, 0])
  })

  test('XI 8.5: what costs nothing anyway cannot be discounted', () => {
    const cheap = (step: string) =>
      deal({
        own({ equipment, pit }) {
          Object.assign(equipment.cards[0], { cost: 1 })
          Object.assign(pit.sections[0], { clay: 1 })
        },
        at: [[step, { seat: 0, field: NONE }]],
        arrange(g) {
          hasTiles(g, 0, tile.discount)
          employs(g, 0, helper.officer, helper.scientist)
          g.row.splice(0, 4, 0, 1, NONE, NONE)
          has(g, 0, { coins: 9, clay: 9 })
        },
      })
    const refused = { reason: 'savesNothing', rule: 'XI 8.5' }
    expect(cheap('armory.takeEquipment').refusal(0, [0, price.discounted])).toEqual(refused)
    expect(cheap('armory.takeEquipment').play(0, [0, price.full]).g.coins[0]).toBe(9)
    expect(cheap('workshop.createWarrior').refusal(0, [section.A + 1, price.discounted])).toEqual(refused)
    expect(cheap('workshop.createWarrior').play(0, [section.A + 1, price.full]).g.clay[0]).toBe(9)
  })

  test('XI 8.5: a pigment less: in A any single one will do, in B either, in C one', () => {
    const p = deal({
      at: [['lab.paintWarrior', { seat: 0 }]],
      arrange(g) {
        hasTiles(g, 0, tile.discount)
        has(g, 0, { pigments: [0, 1, 1, 1] })
      },
    })
    const ways = (field: number) => (p.answers(0) as number[][]).filter(([at]) => at === field).map(([, way]) => way)
    expect(ways(section.A)).toEqual([pay(red), pay(green), pay(blue)])
    expect(ways(section.B)).toEqual([pay(red, green), pay(red), pay(green)])
    expect(ways(section.C)).toEqual([pay(blue)])
    p.play(0, [section.C, pay(blue)])
    expect(pigmentsOf(p.g, 0)).toEqual([0, 1, 1, 0])
    expect(p.g.tiles[tile.discount]).toBe(tileIs.used)
  })

  test.each([yellow, red, green, blue])('XI 8.5: pigment %i alone pays in A, and the tile is used', kind => {
    const p = deal({
      at: [['lab.paintWarrior', { seat: 0 }]],
      arrange(g) {
        hasTiles(g, 0, tile.discount)
        take(g, 0, kind, 1)
      },
    })
    p.play(0, [section.A, pay(kind)])
    expect(pigmentsOf(p.g, 0)).toEqual([0, 0, 0, 0])
    expect(p.g.tiles[tile.discount]).toBe(tileIs.used)
  })

  test('XI 8.5: without the tile a single pigment is not enough', () => {
    const p = builderOf(0, {
      arrange(g) {
        has(g, 0, { clay: 2, pigments: [1, 0, 0, 0] })
      },
    })
    expect(p.refusal(0, enter(building.lab))?.reason).toBe('nothingToDoThere')
  })
})

describe('extra action', () => {
  test('XI 8.6: any building, no place, no fee, no minister', () => {
    const p = builderOf(0, {
      arrange(g) {
        hasTiles(g, 0, tile.action)
        g.ministerMet = false
        stand(g, building.palace, 1, 1)
        has(g, 0, { coins: 2 })
      },
    })
    p.play(0, ['extraAction', building.palace])
    expect(p.g.overseers[0]).toBe(1)
    expect(p.g.coins).toEqual([2, 0])
    expect(p.g.builders[building.palace * 2]).toBe(0)
    expect([prestige(p.g, 0), p.g.ministerMet]).toEqual([0, false])
    expect(p.asks(0)).toBe('placeBuilder')
  })

  test('XI 8.6: only what can be done', () => {
    const p = goOf(0, {
      arrange(g) {
        hasTiles(g, 0, tile.action)
        shows(g, 0, first.yellow, 1)
        has(g, 0, { pigments: [0, 1, 1, 0] })
      },
    })
    expect(p.answers(0)).toEqual([sends(0), sends(1), ['extraAction', building.lab], ['extraAction', building.palace]])
    p.play(0, ['extraAction', building.lab]).play(0, [section.B, pay(red, green)])
    expect(p.g.pit[section.B]).toBe(0)
    expect(p.refusal(0, ['useWorker', 2])?.reason).toBe('workIsDue')
  })

  test('XI 8.6: a single building is offered, too', () => {
    const p = builderOf(0, { arrange: g => hasTiles(g, 0, tile.action) })
    expect(p.answers(0)).toEqual([keep, enter(building.palace), ['extraAction', building.palace]])
  })

  test('XI 8.6: after the builder it may be kept', () => {
    const p = builderOf(0, { arrange: g => hasTiles(g, 0, tile.action) }).play(0, keep)
    expect(p.refusal(0, ['useExtraAction', building.lab])).toEqual({ reason: 'nothingToDoThere', rule: 'XI 6.6' })
    p.play(0, ['useExtraAction', NONE])
    expect(p.g.tiles[tile.action]).toBe(tileIs.unused)
  })
})
