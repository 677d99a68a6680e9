import { NONE } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { groupSize, payments } from '../rules/lab.ts'
import { prestige, raw } from '../rules/model.ts'
import {
  blue,
  builderOf,
  building,
  deal,
  empty,
  enter,
  equipmentCard,
  fieldWith,
  green,
  has,
  hasTiles,
  keep,
  paints,
  pigmentsOf,
  red,
  section,
  tableOf,
  tile,
  yellow,
} from './deal.ts'

type Arrange = Parameters<typeof deal>[0]['arrange']
const inside = (step: string, arrange?: Arrange, seats = 2) =>
  deal({ seats, at: [[step, { seat: 0, field: NONE }]], ...(arrange && { arrange }) })
const pay = (...kinds: readonly number[]) => payments.findIndex(one => one.join() === kinds.join())

describe('armoury', () => {
  const [a, b, c] = [equipmentCard('wood', 'A', 0), equipmentCard('bronze', 'B', 1), equipmentCard('bronze', 'B', 0)]
  const armory = (coins: number) =>
    inside('armory.takeEquipment', g => {
      g.row.splice(0, 4, a, NONE, b, c)
      has(g, 0, { coins })
    })

  test('XI 7.1: take a card, pay its coins, and leave its place empty', () => {
    const p = armory(7)
    expect(p.answers(0)).toEqual([
      [a, 0],
      [b, 0],
      [c, 0],
    ])
    p.play(0, [c, 0])
    expect(p.g.coins[0]).toBe(7 - tableOf(p).components.equipment.cards[c].cost)
    expect(p.g.equipment).toEqual([[c], []])
    expect(p.g.row).toEqual([a, NONE, b, NONE])
  })

  test('XI 7.1: what is too dear or not there is refused', () => {
    const p = armory(3)
    expect(p.refusal(0, [c, 0])).toEqual({ reason: 'notEnoughCoins', rule: 'XI 7.1', values: { cost: 5, coins: 3 } })
    expect(p.refusal(0, [equipmentCard('wood', 'C', 3), 0])).toEqual({ reason: 'notInTheRow', rule: 'XI 7.1' })
    expect(p.refusal(0, [a, 1])).toEqual({ reason: 'noSuchTile', rule: 'XI 8.1' })
  })

  test('XI 7.1: a card can be too dear even with the discount tile', () => {
    const p = inside('armory.takeEquipment', g => {
      g.row.splice(0, 4, a, NONE, b, c)
      hasTiles(g, 0, tile.discount)
      has(g, 0, { coins: 3 })
    })
    expect(p.refusal(0, [c, 1])).toEqual({ reason: 'notEnoughCoins', rule: 'XI 7.1', values: { cost: 5, coins: 3 } })
  })

  test('XI 7.2: some cards bring a clay', () => {
    const p = armory(9).play(0, [b, 0])
    expect(p.g.clay[0]).toBe(1)
    expect(armory(9).play(0, [a, 0]).g.clay[0]).toBe(0)
  })
})

describe('lab', () => {
  test('XI 7.3: a raw warrior becomes an own one, the raw figure goes back', () => {
    const p = inside('lab.paintWarrior', g => has(g, 0, { pigments: [1, 1, 0, 0] }))
    const left = p.g.rawLeft
    p.play(0, [section.A, pay(yellow, red)])
    expect(p.g.pit[section.A]).toBe(0)
    expect([p.g.rawLeft, p.g.painted[0]]).toEqual([left + 1, 5])
    expect(pigmentsOf(p.g, 0)).toEqual([0, 0, 0, 0])
    expect(p.g.pigmentsLeft).toEqual([6, 6, 6, 6])
  })

  test('XI 7.3: only raw warriors without the seal of somebody else', () => {
    const p = inside('lab.paintWarrior', g => {
      has(g, 0, { pigments: [1, 1, 1, 0] })
      g.seals[0] = 1
      g.seals[7] = 0
    })
    expect(p.refusal(0, [0, pay(yellow, red)])).toEqual({ reason: 'sealed', rule: 'XI 7.3', values: { owner: 1 } })
    expect(p.refusal(0, [1, pay(yellow, red)])).toEqual({ reason: 'noRawWarrior', rule: 'XI 7.3' })
    p.play(0, [7, pay(yellow, red)])
    expect([p.g.pit[7], p.g.seals[7]]).toEqual([0, 0])
  })

  test('XI 7.3: nobody paints a seventh warrior', () => {
    const p = builderOf(0, {
      arrange(g) {
        paints(g, 0, 0, 1, 2, 3, 4, 5)
        has(g, 0, { pigments: [2, 2, 2, 2] })
      },
    })
    expect(p.refusal(0, enter(building.lab))?.reason).toBe('nothingToDoThere')
  })

  test('XI 7.4: each two pigments are a payment, and with the discount each single one', () => {
    const colours = [yellow, red, green, blue]
    const pairs = colours.flatMap(one => colours.slice(one).map(other => [one, other]))
    expect(payments).toEqual([...pairs, [yellow], [red], [green], [blue]])
  })

  test('XI 7.4: A takes the colour shown and any other one', () => {
    const p = inside('lab.paintWarrior', g => has(g, 0, { pigments: [2, 0, 1, 1] }))
    expect(p.answers(0).filter(answer => (answer as number[])[0] === section.A)).toEqual([
      [0, pay(yellow, yellow)],
      [0, pay(yellow, green)],
      [0, pay(yellow, blue)],
    ])
    expect(p.refusal(0, [0, pay(green, blue)])).toEqual({
      reason: 'wrongPigments',
      rule: 'XI 7.4',
      values: { section: 0 },
    })
    expect(p.refusal(0, [0, pay(yellow)])).toEqual({ reason: 'noSuchTile', rule: 'XI 8.1' })
  })

  test('XI 7.4: B takes both colours shown, C two of the one shown', () => {
    const p = inside('lab.paintWarrior', g => has(g, 0, { pigments: [0, 2, 1, 2] }))
    const ways = (field: number) => p.answers(0).filter(answer => (answer as number[])[0] === field)
    expect(ways(section.A)).toEqual([])
    expect(ways(section.B)).toEqual([[section.B, pay(red, green)]])
    expect(ways(section.C)).toEqual([[section.C, pay(blue, blue)]])
  })

  test('XI 7.4: two equal requests beside B ask for two of that colour', () => {
    const p = inside('lab.paintWarrior', g => {
      g.requests.splice(0, 4, 0, 1, 6, 3)
      g.requestPile.splice(g.requestPile.indexOf(6), 1, 2)
      has(g, 0, { pigments: [0, 2, 1, 0] })
    })
    expect(tableOf(p).components.requests.tokens[6].colour).toBe('red')
    expect(p.answers(0)).toEqual([
      [section.B, pay(red, red)],
      [section.B + 7, pay(red, red)],
    ])
  })

  test('XI 7.5: a single warrior brings one point', () => {
    const p = inside('lab.paintWarrior', g => has(g, 0, { pigments: [2, 0, 0, 0] }))
    p.play(0, [0, pay(yellow, yellow)])
    expect(prestige(p.g, 0)).toBe(1)
  })

  test('XI 7.5: the group counts own warriors only, also across sections, and joins what it touches', () => {
    // Rows 3 and 4 of A and B: own at A row 3 right, B row 3 left and right; the new one at A row 4 right.
    const p = inside('lab.paintWarrior', g => {
      paints(g, 0, 5, 12, 13)
      paints(g, 1, 6, 14)
      has(g, 0, { pigments: [2, 0, 0, 0] })
    })
    p.play(0, [7, pay(yellow, yellow)])
    expect(prestige(p.g, 0)).toBe(4)
    expect(groupSize(p.g, 14, tableOf(p))).toBe(1)
  })

  test('XI 7.5: raw warriors and those of others do not connect', () => {
    const p = inside('lab.paintWarrior', g => {
      paints(g, 0, 3)
      paints(g, 1, 5)
      has(g, 0, { pigments: [2, 0, 0, 0] })
    })
    p.play(0, [7, pay(yellow, yellow)])
    expect(prestige(p.g, 0)).toBe(1)
  })
})

describe('palace', () => {
  test('XI 7.6: the overseer goes on, on top of those who are there', () => {
    const p = deal({
      seats: 4,
      at: [
        ['palace.step', { seat: 2 }],
        ['palace.step', { seat: 3 }],
      ],
      arrange(g) {
        g.overseers.splice(0, 4, 1, 2, 0, 0)
        g.line.splice(0, 4, 3, 2, 0, 1)
      },
    })
    expect(p.g.overseers).toEqual([1, 2, 1, 1])
    expect(p.g.line).toEqual([0, 3, 2, 1])
  })

  test('XI 7.6: on the last position the palace is of no use', () => {
    const p = builderOf(0, {
      arrange(g) {
        g.overseers[0] = 5
        g.endTile[0] = g.endTiles.shift() as number
        has(g, 0, { clay: 2 })
      },
    })
    expect(p.refusal(0, enter(building.palace))).toEqual({
      reason: 'nothingToDoThere',
      rule: 'XI 6.6',
      values: { building: building.palace },
    })
  })

  test('XI 7.7: every position of the track has its bonus tile', () => {
    const taken = [1, 2, 3, 4].map(position => {
      const p = inside('palace.step', g => {
        g.overseers[0] = position - 1
      })
      expect(p.g.tilesLeft.filter(left => left === 1).length).toBe(1)
      return p.g.tiles.slice(0, 4)
    })
    expect(taken).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ])
  })

  test('XI 7.8: who reaches the end chooses one of the end tiles that are left', () => {
    const p = inside(
      'palace.step',
      g => {
        g.overseers[0] = 4
        g.endTiles.splice(0, 3, 2, 5, 7)
      },
      3,
    )
    expect(p.asks(0)).toBe('chooseEndTile')
    expect(p.answers(0)).toEqual([2, 5, 7])
    expect(p.refusal(0, 3)).toEqual({ reason: 'endTileGone', rule: 'XI 7.8' })
    p.play(0, 5)
    expect(p.g.endTile).toEqual([5, NONE, NONE])
    expect(p.g.endTiles).toEqual([2, 7])
  })

  test('XI 7.8: there is an end tile for the last one, too', () => {
    const p = inside('palace.step', g => {
      g.overseers.splice(0, 2, 4, 5)
      g.line.splice(0, 2, 0, 1)
      g.endTile[1] = g.endTiles.pop() as number
    })
    expect(p.g.endTile).toEqual([0, 1])
    expect(p.g.endTiles).toEqual([])
  })
})

describe('workshop', () => {
  test('XI 7.9: clay by section, and a raw warrior from the supply', () => {
    for (const [from, cost] of [
      [section.A, 2],
      [section.B, 3],
      [section.C, 5],
    ]) {
      const p = inside('workshop.createWarrior', g => has(g, 0, { clay: 5 }))
      const left = p.g.rawLeft
      p.play(0, [from + 1, 0])
      expect(p.g.pit[from + 1]).toBe(raw)
      expect([p.g.clay[0], p.g.rawLeft]).toEqual([5 - cost, left - 1])
    }
  })

  test('XI 7.9: too little clay, a field that is taken', () => {
    const p = inside('workshop.createWarrior', g => has(g, 0, { clay: 2 }))
    expect(p.refusal(0, [section.C + 1, 0])).toEqual({
      reason: 'notEnoughClay',
      rule: 'XI 7.9',
      values: { cost: 5, clay: 2 },
    })
    expect(p.refusal(0, [section.A, 0])).toEqual({ reason: 'fieldNotFree', rule: 'XI 7.9' })
    expect(p.refusal(0, [section.A + 1, 1])).toEqual({ reason: 'noSuchTile', rule: 'XI 8.1' })
  })

  test('XI 7.9: a warrior can be too dear even with the discount tile', () => {
    const p = inside('workshop.createWarrior', g => {
      hasTiles(g, 0, tile.discount)
      has(g, 0, { clay: 2 })
    })
    expect(p.refusal(0, [section.C + 1, 1])).toEqual({
      reason: 'notEnoughClay',
      rule: 'XI 7.9',
      values: { cost: 5, clay: 2 },
    })
  })

  test('XI 7.9: without raw warriors the workshop stands still', () => {
    const p = builderOf(0, {
      arrange(g) {
        for (let field = 0; g.rawLeft > 0; field++) {
          if (g.pit[field] === NONE) {
            g.pit[field] = raw
            g.rawLeft--
          }
        }
        has(g, 0, { clay: 9 })
      },
    })
    expect(p.refusal(0, enter(building.workshop))?.reason).toBe('nothingToDoThere')
  })

  test.each([
    ['point', section.A, { points: 1, coins: 0, clay: 0 }],
    ['two-points', section.B, { points: 2, coins: 0, clay: 0 }],
    ['three-points', section.C, { points: 3, coins: 0, clay: 0 }],
    ['coin', section.A, { points: 0, coins: 1, clay: 0 }],
    ['two-coins', section.C, { points: 0, coins: 2, clay: 0 }],
    ['clay', section.A, { points: 0, coins: 0, clay: 1 }],
  ] as const)('XI 7.10: the icon %s is taken at once', (icon, from, { points, coins, clay }) => {
    const p = inside('workshop.createWarrior', g => has(g, 0, { clay: 5 }))
    const field = fieldWith(icon, from, tableOf(p))
    const cost = tableOf(p).components.pit.sections[from / 8].clay
    p.play(0, [field, 0])
    expect([prestige(p.g, 0), p.g.coins[0], p.g.clay[0]]).toEqual([points, coins, 5 - cost + clay])
  })

  test('XI 7.10: a pigment is chosen before the seal is decided', () => {
    const p = inside('workshop.createWarrior', g => {
      has(g, 0, { clay: 3 })
      empty(g, red)
    })
    p.play(0, [fieldWith('pigment', section.B, tableOf(p)), 0])
    expect(p.asks(0)).toBe('takePigment')
    expect(p.answers(0)).toEqual([yellow, green, blue])
    expect(p.refusal(0, red)).toEqual({ reason: 'noneLeft', rule: 'XI 1.5', values: { kind: red } })
    p.play(0, blue)
    expect(pigmentsOf(p.g, 0)).toEqual([0, 0, 0, 1])
    expect(p.asks(0)).toBe('laySeal')
  })

  test('XI 7.10: with an empty supply there is no pigment', () => {
    const p = inside('workshop.createWarrior', g => {
      has(g, 0, { clay: 3 })
      empty(g, yellow, red, green, blue)
    })
    p.play(0, [fieldWith('pigment', section.B, tableOf(p)), 0])
    expect(p.asks(0)).toBe('laySeal')
    expect(p.happened).toContain('pigmentMissed')
  })

  test('XI 7.11: a seal may be laid under the new warrior, two in a game', () => {
    const p = inside('workshop.createWarrior', g => has(g, 0, { clay: 2 }))
    p.play(0, [1, 0]).play(0, 1)
    expect(p.g.seals[1]).toBe(0)
    expect(p.g.sealsLeft[0]).toBe(1)
    const kept = inside('workshop.createWarrior', g => has(g, 0, { clay: 2 }))
      .play(0, [1, 0])
      .play(0, NONE)
    expect([kept.g.seals[1], kept.g.sealsLeft[0]]).toEqual([NONE, 2])
    const withOne = inside('workshop.createWarrior', g => {
      has(g, 0, { clay: 2 })
      g.seals[0] = 0
      g.sealsLeft[0] = 1
    })
    withOne.play(0, [1, 0]).play(0, 1)
    expect([withOne.g.seals[1], withOne.g.sealsLeft[0]]).toEqual([0, 0])
    const none = inside('workshop.createWarrior', g => {
      has(g, 0, { clay: 2 })
      g.seals.fill(0, 0, 2)
      g.sealsLeft[0] = 0
    })
    expect(none.play(0, [2, 0]).over).toBe(true)
  })

  test('XI 7.11: the seal stays when its owner paints the warrior', () => {
    const p = deal({
      at: [
        ['go.placeBuilder', { seat: 1 }],
        ['lab.paintWarrior', { seat: 0 }],
      ],
      arrange(g) {
        g.seals[0] = 0
        g.sealsLeft[0]--
        has(g, 0, { pigments: [2, 0, 0, 0] })
      },
    })
    p.play(0, [0, pay(yellow, yellow)]).play(1, keep)
    expect([p.g.pit[0], p.g.seals[0]]).toEqual([0, 0])
  })
})
