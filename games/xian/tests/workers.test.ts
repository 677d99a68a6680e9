import { NONE } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { prestige } from '../rules/model.ts'
import { work } from '../rules/worker.ts'
import { clayFor } from '../rules/workshop.ts'
import {
  blue,
  deal,
  employs,
  empty,
  fieldWith,
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

const going = (upper: number, arrange?: Parameters<typeof goOf>[1]['arrange']) =>
  goOf(0, {
    arrange(g, table) {
      shows(g, 0, upper, upper === 0 ? 1 : 0)
      arrange?.(g, table)
    },
  })

describe('workers', () => {
  test('XI 4.1: the action, or the pigment of the corner', () => {
    const p = going(first.yellow + 2)
    expect(p.answers(0)).toEqual([sends(work.action), sends(work.pigment)])
    p.play(0, sends(work.pigment))
    expect(pigmentsOf(p.g, 0)).toEqual([1, 0, 0, 0])
    expect(p.g.coins[0]).toBe(0)
    expect(p.g.pigmentsLeft).toEqual([5, 6, 6, 6])
  })

  test('XI 4.1: a helper, too, can bring its pigment instead', () => {
    const p = going(first.green + 4).play(0, sends(work.pigment))
    expect(pigmentsOf(p.g, 0)).toEqual([0, 0, 1, 0])
    expect(p.g.helpers).not.toContain(1)
    expect(p.g.upper[0]).toBe(first.green + 4)
  })

  test('XI 4.1: nobody may leave a worker idle that can do something', () => {
    expect(going(first.red).refusal(0, sends(work.forfeit))).toEqual({ reason: 'workIsDue', rule: 'XI 4.1' })
  })

  test('XI 4.2: tax collectors bring 2, 2, 3, 3, 4 and 4 coins', () => {
    const coins = [1, 2, 3, 4, 5, 6].map(n => going(first.yellow + n - 1).play(0, sends(work.action)).g.coins[0])
    expect(coins).toEqual([2, 2, 3, 3, 4, 4])
  })

  test('XI 4.3: craftsmen bring 1, 1, 2, 2, 3 and 3 clay', () => {
    const clay = [1, 2, 3, 4, 5, 6].map(n => going(first.red + n - 1).play(0, sends(work.action)).g.clay[0])
    expect(clay).toEqual([1, 1, 2, 2, 3, 3])
  })

  test('XI 4.4: miners bring one or two pigments, never their own blue', () => {
    const found = [1, 2, 3, 4, 5, 6].map(n => pigmentsOf(going(first.blue + n - 1).play(0, sends(work.action)).g, 0))
    expect(found).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
      [1, 1, 0, 0],
      [1, 0, 1, 0],
      [0, 1, 1, 0],
    ])
  })

  test('XI 4.4: a miner brings what is there', () => {
    const p = going(first.blue + 3, g => empty(g, yellow)).play(0, sends(work.action))
    expect(pigmentsOf(p.g, 0)).toEqual([0, 1, 0, 0])
  })

  test('XI 4.4: if none of its colours is there the miner cannot be sent', () => {
    const p = going(first.blue + 3, g => {
      empty(g, yellow, red)
      hasTiles(g, 0, tile.market)
      has(g, 0, { coins: 2 })
    })
    expect(p.refusal(0, sends(work.action))).toEqual({ reason: 'minesAreEmpty', rule: 'XI 4.4' })
    p.play(0, sends(work.pigment))
    expect(pigmentsOf(p.g, 0)).toEqual([0, 0, 0, 1])
  })

  test('XI 4.5: a helper lies before its owner to the end', () => {
    const p = deal({
      at: ['turn.end', ['go.useWorker', { seat: 0 }]],
      arrange: g => shows(g, 0, first.green + helper.officer, 0),
    })
    p.play(0, sends(work.action)).play(0, keep)
    expect(p.g.helpers[helper.officer]).toBe(1)
    expect(p.g.discards[0]).toEqual([0])
    expect(p.events()[0]).toEqual({
      type: 'helperPlayed',
      seat: 0,
      helper: helper.officer,
      card: first.green + helper.officer,
      points: 0,
      rule: 'XI 5.2',
    })
  })

  test('XI 4.6: a corner pigment that has run out cannot be taken', () => {
    const p = goOf(0, {
      seats: 3,
      arrange(g) {
        shows(g, 0, first.blue, 0)
        shows(g, 1, first.blue + 1, 0)
        empty(g, blue)
      },
    })
    expect(pigmentsOf(p.g, 0)).toEqual([1, 0, 0, 0])
    expect(p.happened).toEqual(['workerUsed'])
  })

  test('XI 4.6: the refusal names the colour', () => {
    const p = going(first.green, g => {
      empty(g, green)
      hasTiles(g, 0, tile.market)
      has(g, 0, { coins: 2 })
    })
    expect(p.refusal(0, sends(work.pigment))).toEqual({
      reason: 'pigmentRanOut',
      rule: 'XI 4.6',
      values: { colour: 'green' },
    })
  })

  test('XI 4.6: if nothing is possible the worker brings nothing', () => {
    const p = going(first.blue, g => empty(g, yellow, blue))
    expect(p.happened).toEqual(['workerForfeited'])
    expect(p.asks(0)).toBe('placeBuilder')
  })
})

describe('helpers', () => {
  const helped = (one: number, brought: object) => ({
    type: 'helperHelped',
    seat: 0,
    helper: one,
    coins: 0,
    clay: 0,
    pigments: [0, 0, 0, 0],
    points: 0,
    ...brought,
  })

  test('XI 5.1: helpers help from the moment at which they are played, again and again', () => {
    const p = deal({
      at: ['round.setOrder'],
      arrange(g) {
        employs(g, 0, helper.accountant)
        shows(g, 0, first.yellow, first.yellow + 5)
        shows(g, 1, first.yellow, first.yellow + 1)
      },
    })
    p.play(0, sends(work.action)).play(0, keep)
    expect(p.g.coins[0]).toBe(2 + 1 + 1)
    p.play(1, sends(work.action))
    expect(p.g.coins[1]).toBe(2)
    const again = going(first.yellow + 2, g => employs(g, 0, helper.accountant)).play(0, sends(work.action))
    expect(again.g.coins[0]).toBe(4)
  })

  test('XI 5.1: an owner may list the helpers in another order', () => {
    const p = deal({
      own: ({ helpers }) => helpers.rows.reverse(),
      at: [['go.placeBuilder', { seat: 0 }]],
      arrange(g) {
        g.helpers[0] = 1
      },
    })
    expect(tableOf(p).components.helpers.rows[0].helper).toBe('scientist')
    expect(clayFor(p.g, 0, 2, tableOf(p))).toBe(4)
  })

  test('XI 5.2: the later the turn, the more points', () => {
    const points = [1, 2, 3, 4, 5, 6].map(turn => {
      const p = going(first.green, g => {
        g.turn = turn
      }).play(0, sends(work.action))
      expect(p.g.helpers[0]).toBe(turn)
      expect(p.g.upper[0]).toBe(NONE)
      return prestige(p.g, 0)
    })
    expect(points).toEqual([0, 0, 1, 2, 4, 6])
  })

  test('XI 5.3: the accountant adds a coin to the tax collector, not to the corner pigment', () => {
    const p = going(first.yellow, g => employs(g, 0, helper.accountant))
    p.play(0, sends(work.pigment))
    expect(p.g.coins[0]).toBe(0)
    const other = going(first.yellow + 5, g => employs(g, 0, helper.accountant)).play(0, sends(work.action))
    expect(other.g.coins[0]).toBe(5)
    expect(other.events()).toEqual([
      {
        type: 'workerUsed',
        seat: 0,
        card: first.yellow + 5,
        coins: 4,
        clay: 0,
        pigments: [0, 0, 0, 0],
        rule: 'XI 4.2',
      },
      helped(helper.accountant, { coins: 1, rule: 'XI 5.3' }),
    ])
  })

  test('XI 5.4: the administrator adds a clay to the craftsman', () => {
    const p = going(first.red + 5, g => employs(g, 0, helper.administrator)).play(0, sends(work.action))
    expect(p.g.clay[0]).toBe(4)
    expect(p.events()[1]).toEqual(helped(helper.administrator, { clay: 1, rule: 'XI 5.4' }))
    expect(going(first.yellow, g => employs(g, 0, helper.administrator)).play(0, sends(work.action)).g.clay[0]).toBe(0)
  })

  test('XI 5.5: the ceramist brings a point for a new warrior', () => {
    const p = deal({
      at: [['workshop.createWarrior', { seat: 0, field: NONE }]],
      arrange(g) {
        employs(g, 0, helper.ceramist)
        has(g, 0, { clay: 2 })
      },
    })
    p.play(0, [fieldWith('coin', section.A, tableOf(p)), 0])
    expect(prestige(p.g, 0)).toBe(1)
    expect(p.happened).toEqual(['warriorCreated', 'helperHelped', 'iconTaken'])
    expect(p.events()[1]).toEqual(helped(helper.ceramist, { points: 1, rule: 'XI 5.5' }))
  })

  test('XI 5.6: the emissary may exchange a resource when the overseer moves', () => {
    const moved = (given: Parameters<typeof has>[2]) =>
      deal({
        at: [['palace.step', { seat: 0 }]],
        arrange(g) {
          employs(g, 0, helper.emissary)
          has(g, 0, given)
        },
      })
    const p = moved({ coins: 1, pigments: [0, 0, 1, 0] })
    expect(p.asks(0)).toBe('exchangeResource')
    expect(p.refusal(0, [4, 4])).toEqual({ reason: 'notOffered', values: { kind: 'pick-then' } })
    p.play(0, [4, blue])
    expect(p.g.coins[0]).toBe(0)
    expect(pigmentsOf(p.g, 0)).toEqual([0, 0, 1, 1])
    expect(p.g.pigmentsLeft).toEqual([6, 6, 5, 5])
    expect(moved({ clay: 1 }).play(0, NONE).g.clay[0]).toBe(1)
    expect(moved({}).asked).toEqual([])
  })

  test('XI 5.6: the emissary cannot get what the supply has not', () => {
    const p = deal({
      at: [['palace.step', { seat: 0 }]],
      arrange(g) {
        employs(g, 0, helper.emissary)
        has(g, 0, { coins: 1 })
        empty(g, red)
      },
    })
    expect(p.answers(0)).toEqual([NONE, [4, yellow], [4, green], [4, blue], [4, 5]])
  })

  test('XI 5.7: the officer saves a coin on every equipment card', () => {
    const p = deal({
      at: [['armory.takeEquipment', { seat: 0 }]],
      arrange(g, table) {
        employs(g, 0, helper.officer)
        has(g, 0, { coins: table.components.equipment.cards[g.row[0]].cost - 1 })
      },
    })
    p.play(0, [0, 0])
    expect(p.g.coins[0]).toBe(0)
    expect(p.g.equipment[0]).toEqual([0])
  })

  test('XI 5.8: the scientist saves a clay on every warrior', () => {
    const p = deal({
      at: [['workshop.createWarrior', { seat: 0, field: NONE }]],
      arrange(g) {
        employs(g, 0, helper.scientist)
        has(g, 0, { clay: 4 })
      },
    })
    p.play(0, [fieldWith('three-points', section.C, tableOf(p)), 0])
    expect(p.g.clay[0]).toBe(0)
  })
})
