import { FastChance, LiveTable, NONE, tableFor } from '@palatine/kernel'
import { examplesOf } from '@palatine/kernel/testing'
import { expect, test } from 'vitest'
import { game, title } from '../index.ts'
import { priceOf } from '../rules/armory.ts'
import { payments } from '../rules/lab.ts'
import { type Army, prestige, raw } from '../rules/model.ts'
import { price } from '../rules/tiles.ts'
import { work } from '../rules/worker.ts'
import {
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
  owns,
  paints,
  pigmentsOf,
  red,
  section,
  sends,
  shows,
  tableOf,
  tile,
  yellow,
} from './deal.ts'

const example = examplesOf(import.meta.url)
const pay = (...kinds: readonly number[]) => payments.findIndex(one => one.join() === kinds.join())
const painting = (arrange: (g: Army) => void) => deal({ at: [['lab.paintWarrior', { seat: 0, field: NONE }]], arrange })

test('XI 1.5: example raw', () => {
  const [all, standing, left, later] = example('raw')
  const { g } = LiveTable.open(title.game, tableFor(title, 4), new FastChance(1)).state as unknown as { g: Army }
  expect(g.pit.filter(who => who === raw)).toHaveLength(standing)
  expect([g.rawLeft, g.rawLeft + standing]).toEqual([left, all])
  const p = painting(at => has(at, 0, { pigments: [2, 0, 0, 0] }))
  const field = p.g.pit.indexOf(raw)
  expect(p.play(0, [field, pay(yellow, yellow)]).g.rawLeft).toBe(later)
})

test('XI 2.7: example start', () => {
  const [own, ...rest] = example('start')
  const [above, more, pigments] = rest
  const { g } = LiveTable.open(title.game, tableFor(title, 4), new FastChance(1)).state as unknown as { g: Army }
  const seat = g.startTiles.indexOf(own)
  // The pile goes from the bottom to the top.
  const place = (number: number) => g.line.indexOf(g.startTiles.indexOf(number))
  expect([place(own) < place(above), place(own) < place(more)]).toEqual([true, true])
  expect(pigmentsOf(g, seat)[green]).toBe(pigments)
})

test('XI 3.5: example order', () => {
  const numbers = example('order')
  const [shown, inTurn] = [numbers.slice(0, 4), numbers.slice(4, 8)]
  const { order } = deal({
    seats: 4,
    at: ['round.setOrder'],
    arrange(g) {
      for (const seat of [0, 1, 2, 3]) shows(g, seat, first.green, first.yellow + shown[seat] - 1)
    },
  }).g
  expect(order.map(seat => shown[seat])).toEqual(inTurn)
  expect(numbers[8]).toBe(inTurn[0])
})

test('XI 4.3: example craftsman', () => {
  const [number, clay, pigments] = example('craftsman')
  const going = () => goOf(0, { arrange: g => shows(g, 0, first.red + number - 1, first.yellow) })
  expect(going().play(0, sends(work.action)).g.clay[0]).toBe(clay)
  expect(pigmentsOf(going().play(0, sends(work.pigment)).g, 0)[red]).toBe(pigments)
})

test('XI 5.2: example late-helper', () => {
  const [late, points, early] = example('late-helper')
  const employed = (turn: number) => {
    const p = goOf(0, {
      arrange(g) {
        g.turn = turn
        shows(g, 0, first.green, first.yellow)
      },
    })
    return prestige(p.play(0, sends(work.action)).g, 0)
  }
  expect([employed(late), employed(early)]).toEqual([points, 0])
})

test('XI 6.4: example debts', () => {
  const [others, coins, missing, lost] = example('debts')
  const p = builderOf(0, {
    seats: 4,
    arrange(g) {
      g.minister = building.lab
      has(g, 0, { coins })
      for (let seat = 1; seat <= others; seat++) g.builders[building.palace * 4 + seat]++
    },
  })
  p.play(0, enter(building.palace))
  expect(p.events()[1]).toMatchObject({ type: 'feePaid', coins, owed: missing, points: lost })
  expect(p.g.coins).toEqual([0, 1, 1, 1])
  expect(prestige(p.g, 0)).toBe(-lost)
})

test('XI 7.5: example groups', () => {
  const [group, single, all, points] = example('groups')
  // The new warrior stands at A, row 4, right; above it one of the group, to its right, in B, the other.
  const p = painting(g => {
    paints(g, 0, 3, 5)
    paints(g, 0, 14)
    has(g, 0, { pigments: [2, 0, 0, 0] })
  })
  p.play(0, [7, pay(yellow, yellow)])
  expect(group + single + 1).toBe(all)
  expect(prestige(p.g, 0)).toBe(points)
})

test('XI 8.5: example discount', () => {
  const [cost, withHelper, withBoth] = example('discount')
  const card = equipmentCard('wood', 'A', 2)
  const p = deal({
    at: [['armory.takeEquipment', { seat: 0 }]],
    arrange(g) {
      g.row.splice(0, 4, card, NONE, NONE, NONE)
      hasTiles(g, 0, tile.discount)
      employs(g, 0, helper.officer)
      has(g, 0, { coins: cost })
    },
  })
  expect(tableOf(p).components.equipment.cards[card].cost).toBe(cost)
  expect(priceOf(p.g, 0, card, tableOf(p))).toBe(withHelper)
  expect(p.play(0, [card, price.discounted]).g.coins[0]).toBe(cost - withBoth)
})

test('XI 9.2: example requests', () => {
  const [one, another, lowest, last, gone] = example('requests')
  const open = [one, another, lowest, last].map(number => number - 1)
  const p = deal({
    at: ['turn.end'],
    draws: [0, 0, 0],
    arrange(g, { components }) {
      const tokens = components.requests.tokens.map((_, token) => token)
      g.requests.splice(0, 4, ...open)
      g.requestPile.splice(0, tokens.length, ...tokens.filter(token => !open.includes(token)))
    },
  })
  expect(p.g.turnTrack).toEqual([gone - 1])
  expect(p.g.minister).toBe(building.armory)
  expect(p.g.requests.map((token, place) => (token === open[place] ? NONE : place)).filter(at => at !== NONE)).toEqual([
    2,
  ])
})

test('XI 10.3: example ties', () => {
  const [most, few, firstPlace, secondPlace, sum, each, third] = example('ties')
  const p = deal({
    seats: 3,
    at: ['play.nextTurn'],
    arrange(g) {
      g.turn = 6
      const fields = (from: number, count: number) => Array.from({ length: count }, (_, i) => section.B + from + i)
      paints(g, 0, ...fields(0, most))
      paints(g, 1, ...fields(most, most))
      paints(g, 2, ...fields(2 * most, few))
    },
  })
  const { majority } = tableOf(p).components.pit.sections[1]
  expect([majority[0], majority[1], majority[0] + majority[1]]).toEqual([firstPlace, secondPlace, sum])
  expect([0, 1, 2].map(seat => game.scoreParts(p.g, seat, tableOf(p)).majorities)).toEqual([each, each, third])
})

test('XI 10.4: example sets', () => {
  const [cards, bows, set, other, points] = example('sets')
  const wood = Array.from({ length: bows }, (_, house) => equipmentCard('wood', 'A', house + 2))
  wood.push(equipmentCard('wood', 'B', 2), equipmentCard('wood', 'C', 2))
  const p = deal({
    at: ['play.nextTurn'],
    arrange(g) {
      g.turn = 6
      owns(g, 0, ...wood)
    },
  })
  expect([wood.length, set + other]).toEqual([cards, points])
  expect(game.scoreParts(p.g, 0, tableOf(p)).sets).toBe(points)
})
