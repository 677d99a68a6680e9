import { describe, expect, test } from 'vitest'
import { priceOf } from '../rules/armory.ts'
import { isFull } from '../rules/builder.ts'
import { type Army, type ArmyTable, prestige } from '../rules/model.ts'
import {
  builderOf,
  building,
  deal,
  employs,
  enter,
  equipmentCard,
  fieldWith,
  has,
  hasTiles,
  helper,
  keep,
  paints,
  section,
  tableOf,
  tile,
} from './deal.ts'

/** Puts builders of seats on a building. */
const stand = (g: Army, where: number, ...seats: readonly number[]) => {
  for (const seat of seats) g.builders[where * g.coins.length + seat]++
}

describe('placing', () => {
  test('XI 6.1: a builder is placed and the action done, or kept for a coin', () => {
    const p = builderOf(0, {})
    p.play(0, enter(building.palace))
    expect(p.g.builders[building.palace * 2]).toBe(1)
    expect(p.g.overseers[0]).toBe(1)
    expect(p.g.coins[0]).toBe(0)
    const other = builderOf(0, {}).play(0, keep)
    expect(other.g.coins[0]).toBe(1)
    expect(other.g.builders).not.toContain(1)
    expect(other.happened).toEqual(['builderKept'])
  })

  test('XI 6.1: the same building may be used in both rounds; the own builder there costs nothing', () => {
    const p = builderOf(0, { seats: 3, arrange: g => stand(g, building.palace, 0) })
    p.play(0, enter(building.palace))
    expect(p.g.builders[building.palace * 3]).toBe(2)
    expect(p.happened).not.toContain('feePaid')
  })

  test.each([2, 3, 4])('XI 6.2: with %i seats a pair is full at one more than seats, the minister included', seats => {
    const most = seats + 1
    const withMinister = builderOf(0, {
      seats,
      arrange(g) {
        has(g, 0, { clay: 2 })
        stand(g, building.palace, ...Array.from({ length: most - 1 }, (_, i) => 1 + (i % (seats - 1))))
      },
    })
    expect(withMinister.refusal(0, enter(building.palace))).toEqual({
      reason: 'pairIsFull',
      rule: 'XI 6.2',
      values: { most },
    })
    const oneLess = builderOf(0, {
      seats,
      arrange(g) {
        has(g, 0, { coins: 9 })
        stand(g, building.armory, ...Array.from({ length: most - 2 }, (_, i) => 1 + (i % (seats - 1))))
      },
    })
    expect(oneLess.refusal(0, enter(building.palace))).toBeUndefined()
    const elsewhere = builderOf(0, {
      seats,
      arrange(g) {
        g.minister = building.lab
        stand(g, building.armory, ...Array.from({ length: most - 1 }, (_, i) => 1 + (i % (seats - 1))))
      },
    })
    expect(elsewhere.refusal(0, enter(building.palace))).toBeUndefined()
  })

  test.each([2, 3, 4])('XI 6.2: with %i seats there is exactly one place more than builders', seats => {
    const p = builderOf(0, { seats })
    const table = tableOf(p)
    const places = countPlaces(p.g, table)
    expect(places - 2 * seats).toBe(1)
  })

  test('XI 6.3: one coin to every builder of the others', () => {
    const p = builderOf(0, {
      seats: 4,
      arrange(g) {
        g.minister = building.lab
        has(g, 0, { coins: 5 })
        stand(g, building.palace, 1, 2, 2)
      },
    })
    p.play(0, enter(building.palace))
    expect(p.g.coins).toEqual([2, 1, 2, 0])
    expect(p.events()[1]).toEqual({
      type: 'feePaid',
      seat: 0,
      building: building.palace,
      to: [0, 1, 2, 0],
      coins: 3,
      owed: 0,
      points: 0,
      rule: 'XI 6.3',
    })
  })

  test('XI 6.4: missing coins cost two points each, and the supply pays them', () => {
    const p = builderOf(0, {
      seats: 4,
      arrange(g) {
        g.minister = building.lab
        has(g, 0, { coins: 1 })
        stand(g, building.palace, 1, 2, 2)
      },
    })
    p.play(0, enter(building.palace))
    expect(p.g.coins).toEqual([0, 1, 2, 0])
    expect(prestige(p.g, 0)).toBe(-4)
    expect(p.events()[1]).toMatchObject({ type: 'feePaid', coins: 1, owed: 2, points: 4, rule: 'XI 6.4' })
  })

  test('XI 6.4: coins that were traded away at the market before need not be paid', () => {
    const p = builderOf(0, {
      arrange(g) {
        hasTiles(g, 0, tile.market)
        has(g, 0, { coins: 2 })
        stand(g, building.palace, 1)
      },
    })
    p.play(0, ['market', [0, 0, 0, 0, 2, 0]])
      .play(0, [0, 0, 0, 0, 0, 2])
      .play(0, enter(building.palace))
    expect(prestige(p.g, 0)).toBe(-2)
    expect(p.g.clay[0]).toBe(2)
    expect(p.g.coins[1]).toBe(1)
  })

  test('XI 6.5: the first beside the minister gets a coin and a point, once a turn', () => {
    const p = deal({
      seats: 3,
      at: [
        ['go.placeBuilder', { seat: 1 }],
        ['go.placeBuilder', { seat: 0 }],
      ],
      arrange(g) {
        g.ministerMet = false
        has(g, 1, { coins: 1 })
      },
    })
    p.play(0, enter(building.palace))
    expect([p.g.coins[0], prestige(p.g, 0)]).toEqual([1, 1])
    p.play(1, enter(building.palace))
    expect([p.g.coins[0], p.g.coins[1], prestige(p.g, 1)]).toEqual([2, 0, 0])
    expect(p.happened.filter(type => type === 'ministerMet').length).toBe(1)
  })

  test('XI 6.5: elsewhere the minister gives nothing', () => {
    const p = builderOf(0, {
      arrange(g) {
        g.minister = building.lab
        g.ministerMet = false
      },
    })
    p.play(0, enter(building.palace))
    expect([p.g.coins[0], prestige(p.g, 0), p.g.ministerMet]).toEqual([0, 0, false])
  })

  test('XI 6.6: nobody may enter who can do nothing there', () => {
    const p = builderOf(0, {
      arrange(g) {
        g.overseers[0] = 5
        g.endTile[0] = g.endTiles.shift() as number
        has(g, 0, { coins: 1, clay: 1, pigments: [0, 0, 0, 1] })
        hasTiles(g, 0, tile.market)
      },
    })
    for (const where of [building.workshop, building.lab, building.armory, building.palace]) {
      expect(p.refusal(0, enter(where))).toEqual({
        reason: 'nothingToDoThere',
        rule: 'XI 6.6',
        values: { building: where },
      })
    }
  })

  test('XI 6.6: one section in which something can be done is enough', () => {
    for (const pigments of [
      [1, 0, 0, 1],
      [0, 1, 1, 0],
      [0, 0, 0, 2],
    ]) {
      const p = builderOf(0, { arrange: g => has(g, 0, { pigments }) })
      expect(p.refusal(0, enter(building.lab))).toBeUndefined()
    }
    const last = builderOf(0, {
      arrange(g) {
        for (let field = 0; field < section.C; field++) paints(g, field % 4, field)
        has(g, 0, { clay: 5 })
      },
      seats: 4,
    })
    expect(last.refusal(0, enter(building.workshop))).toBeUndefined()
  })

  test('XI 6.6: a debt leaves no coin for the action', () => {
    const cheap = equipmentCard('wood', 'A', 0)
    const p = builderOf(0, {
      arrange(g) {
        employs(g, 0, helper.officer)
        g.minister = building.lab
        g.row.splice(0, 4, cheap, -2, -2, -2)
        stand(g, building.armory, 1)
      },
    })
    expect(priceOf(p.g, 0, cheap, tableOf(p))).toBe(1)
    expect(p.refusal(0, enter(building.armory))?.reason).toBe('nothingToDoThere')
  })

  test('XI 6.6: what is possible is judged after the fee', () => {
    const cheap = equipmentCard('wood', 'A', 0)
    const priced = (coins: number) =>
      builderOf(0, {
        arrange(g, table) {
          g.minister = building.lab
          g.row.splice(0, 4, cheap, -2, -2, -2)
          has(g, 0, { coins: table.components.equipment.cards[cheap].cost + coins })
          stand(g, building.armory, 1)
        },
      })
    expect(priced(0).refusal(0, enter(building.armory))?.reason).toBe('nothingToDoThere')
    expect(priced(1).refusal(0, enter(building.armory))).toBeUndefined()
  })

  test('XI 6.6: the coin of the minister counts, too', () => {
    const priced = (met: boolean) =>
      builderOf(0, {
        arrange(g, table) {
          g.minister = building.armory
          g.ministerMet = met
          g.row.splice(0, 4, 0, -2, -2, -2)
          has(g, 0, { coins: table.components.equipment.cards[0].cost - 1 })
        },
      })
    expect(priced(true).refusal(0, enter(building.armory))?.reason).toBe('nothingToDoThere')
    const p = priced(false).play(0, enter(building.armory))
    expect(p.g.equipment[0]).toEqual([0])
    expect(p.g.coins[0]).toBe(0)
  })
})

/** How many builders can be placed at all, one after the other. */
function countPlaces(g: Army, table: ArmyTable): number {
  let placed = 0
  for (const where of g.places) {
    for (; !isFull(g, where, table); placed++) g.builders[where * table.seats]++
  }
  return placed
}

test('XI 6.2: a full pair closes both of its buildings', () => {
  const p = builderOf(0, {
    arrange(g) {
      stand(g, building.palace, 1, 1)
      has(g, 0, { coins: 9, clay: 2 })
    },
  })
  expect(p.refusal(0, enter(building.armory))?.reason).toBe('pairIsFull')
  expect(p.refusal(0, enter(building.workshop))).toBeUndefined()
  p.play(0, enter(building.workshop)).play(0, [fieldWith('coin', section.A, tableOf(p)), 0])
  expect(p.g.clay[0]).toBe(0)
})
