import { NONE } from '@palatine/kernel'
import type { Position } from '@palatine/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { EndTile } from '../components/schema.ts'
import { game } from '../index.ts'
import { type Army, earned, earnedCount } from '../rules/model.ts'
import { majorityPoints } from '../rules/scoring.ts'
import { deal, employs, equipmentCard, has, hasTiles, helper, owns, paints, section, tableOf, tile } from './deal.ts'

/** A finished game in which the last turn has just been played. */
const finished = (arrange: (g: Army) => void, seats = 2, options?: { equipment: string }) =>
  deal({
    seats,
    at: ['play.nextTurn'],
    ...(options && { options }),
    arrange(g) {
      g.turn = 6
      arrange(g)
    },
  })
const partsOf = (p: Position<Army>, seat = 0) => game.scoreParts(p.g, seat, tableOf(p))
const majorities = (arrange: (g: Army) => void, seats: number) => {
  const p = finished(arrange, seats)
  return Array.from({ length: seats }, (_, seat) => partsOf(p, seat).majorities)
}

test('XI 10.1: after turn six the scores are told and the game is over', () => {
  const p = finished(g => paints(g, 0, section.A))
  expect(p.over).toBe(true)
  expect(p.happened).toEqual(['sectionScored', 'sectionScored', 'sectionScored', 'seatScored', 'seatScored'])
  expect(p.events()[0]).toMatchObject({ type: 'sectionScored', section: 0, warriors: [1, 0], points: [10, 0] })
  expect(p.events()[3]).toMatchObject({ type: 'seatScored', seat: 0, total: 10 })
})

describe('majorities', () => {
  test('XI 10.2: most, second and third in each section', () => {
    const inEach = (from: number) =>
      majorities(g => {
        paints(g, 0, from, from + 1, from + 2)
        paints(g, 1, from + 3)
        paints(g, 2, from + 4, from + 5)
      }, 4)
    expect(inEach(section.A)).toEqual([10, 2, 5, 0])
    expect(inEach(section.B)).toEqual([12, 3, 6, 0])
    expect(inEach(section.C)).toEqual([14, 4, 7, 0])
  })

  test('XI 10.2: raw warriors count for nobody, and without a warrior there is nothing', () => {
    expect(majorities(() => undefined, 3)).toEqual([0, 0, 0])
    expect(majorities(g => paints(g, 2, section.C), 3)).toEqual([0, 0, 14])
  })

  test('XI 10.3: two tie for the most and share first and second place', () => {
    expect(
      majorities(g => {
        paints(g, 0, section.A)
        paints(g, 1, section.A + 1)
      }, 2),
    ).toEqual([7, 7])
    expect(
      majorities(g => {
        paints(g, 0, section.B, section.B + 3)
        paints(g, 1, section.B + 1, section.B + 4)
        paints(g, 2, section.B + 2)
      }, 3),
    ).toEqual([9, 9, 3])
  })

  test('XI 10.3: two tie for the second place, rounded down', () => {
    expect(
      majorities(g => {
        paints(g, 0, section.C, section.C + 1)
        paints(g, 1, section.C + 2)
        paints(g, 2, section.C + 3)
      }, 3),
    ).toEqual([14, 5, 5])
  })

  test('XI 10.3: three tie for the most, three for the second, two for the third', () => {
    const A = [10, 5, 2]
    expect([0, 1, 2].map(seat => majorityPoints([2, 2, 2, 1], A, seat))).toEqual([5, 5, 5])
    expect(majorityPoints([2, 2, 2, 1], A, 3)).toBe(0)
    expect([0, 1, 2, 3].map(seat => majorityPoints([3, 1, 1, 1], [14, 7, 4], seat))).toEqual([14, 3, 3, 3])
    expect([0, 1, 2, 3].map(seat => majorityPoints([3, 2, 1, 1], [12, 6, 3], seat))).toEqual([12, 6, 1, 1])
    expect([0, 1, 2, 3].map(seat => majorityPoints([1, 1, 1, 1], [12, 6, 3], seat))).toEqual([5, 5, 5, 5])
  })
})

describe('equipment', () => {
  const sets = (...cards: readonly number[]) => partsOf(finished(g => owns(g, 0, ...cards))).sets
  const wood = (letter: 'A' | 'B' | 'C', house = 2) => equipmentCard('wood', letter, house)
  const bronze = (letter: 'A' | 'B' | 'C', house = 2) => equipmentCard('bronze', letter, house)

  test('XI 10.4: one, two or three different cards of one material', () => {
    expect(sets()).toBe(0)
    expect(sets(wood('A'))).toBe(2)
    expect(sets(wood('A'), wood('C'))).toBe(5)
    expect(sets(wood('A'), wood('B'), wood('C'))).toBe(10)
  })

  test('XI 10.4: materials do not mix, and what is there twice begins the next set', () => {
    expect(sets(wood('A'), bronze('A'))).toBe(4)
    expect(sets(wood('C'), bronze('B'))).toBe(4)
    expect(sets(wood('A'), wood('A', 3))).toBe(4)
    expect(sets(wood('A'), wood('B'), wood('C'), wood('A', 3), wood('B', 3), bronze('C'))).toBe(10 + 5 + 2)
  })

  const armed = (g: Army) => {
    owns(g, 0, wood('A', 0), bronze('A', 0), wood('B', 1), bronze('C', 0))
    paints(g, 0, section.A, section.A + 1, section.B)
  }

  test('XI 10.5: a card of the own colour pays for each own warrior in its section', () => {
    expect(partsOf(finished(armed)).equipment).toBe(2 * 2 * 3)
  })

  test('XI 10.5: in the variant every card pays', () => {
    expect(partsOf(finished(armed, 2, { equipment: 'any' })).equipment).toBe(2 * 2 * 3 + 3)
  })
})

test('XI 10.6: one point for each unused bonus tile, none for start tiles or used ones', () => {
  const p = finished(g => {
    hasTiles(g, 0, tile.building, tile.market, tile.discount)
    g.tiles[tile.market] = 2
  })
  expect(partsOf(p).tiles).toBe(2)
  expect(partsOf(p, 1).tiles).toBe(0)
})

describe('end tiles', () => {
  const worth = (name: EndTile, arrange: (g: Army) => void, seats = 2) => {
    const p = finished(g => {
      arrange(g)
      g.overseers[0] = 5
    }, seats)
    const chosen = tableOf(p).components.mausoleum.endTiles.findIndex(row => row.tile === name)
    p.g.endTile[0] = chosen
    return partsOf(p).endTile
  }

  test('XI 10.7: no tile, no points', () => {
    const p = finished(g => has(g, 0, { coins: 9 }))
    expect(p.g.endTile[0]).toBe(NONE)
    expect(partsOf(p).endTile).toBe(0)
  })

  test('XI 10.7: a point for each resource, at most 15', () => {
    expect(worth('resources', g => has(g, 0, { coins: 4, clay: 2, pigments: [1, 0, 2, 0] }))).toBe(9)
    expect(worth('resources', g => has(g, 0, { coins: 12, clay: 8 }))).toBe(15)
  })

  test('XI 10.7: a point for every ten points, after everything else', () => {
    const points = (n: number) => (g: Army) => {
      g.points[earned.helpers] = n
    }
    expect(worth('tens', points(39))).toBe(3)
    expect(
      worth('tens', g => {
        points(39)(g)
        has(g, 0, { coins: 3 })
      }),
    ).toBe(4)
    expect(worth('tens', points(-15))).toBe(0)
  })

  test('XI 10.7: three for each unused bonus tile, beside the usual point', () => {
    expect(worth('unused-tiles', g => hasTiles(g, 0, tile.building, tile.action))).toBe(6)
  })

  test('XI 10.7: two for each painted warrior', () => {
    expect(worth('warriors', g => paints(g, 0, 0, 1, 2, 9, 20))).toBe(10)
  })

  test('XI 10.7: two for each helper', () => {
    expect(worth('helpers', g => employs(g, 0, helper.officer, helper.emissary, helper.ceramist))).toBe(6)
  })

  test('XI 10.7: simply six', () => {
    expect(worth('six', () => undefined)).toBe(6)
  })

  test('XI 10.7: five for each section with a majority, shared ones too', () => {
    expect(
      worth(
        'majorities',
        g => {
          paints(g, 0, section.A, section.B)
          paints(g, 1, section.B + 1)
          paints(g, 2, section.C)
        },
        3,
      ),
    ).toBe(10)
  })

  test('XI 10.7: four for each pair of the same material and letter', () => {
    const twice = (letter: 'A' | 'B', material: 'wood' | 'bronze') =>
      [1, 3].map(house => equipmentCard(material, letter, house))
    expect(worth('pairs', g => owns(g, 0, ...twice('A', 'wood'), ...twice('B', 'bronze')))).toBe(8)
    expect(worth('pairs', g => owns(g, 0, ...[0, 1, 2].map(house => equipmentCard('wood', 'C', house))))).toBe(4)
  })
})

test('XI 10.8: one point for every three resources', () => {
  const worth = (goods: Parameters<typeof has>[2]) => partsOf(finished(g => has(g, 0, goods))).resources
  expect(worth({ coins: 2 })).toBe(0)
  expect(worth({ coins: 1, clay: 1, pigments: [0, 1, 0, 0] })).toBe(1)
  expect(worth({ coins: 5, clay: 3 })).toBe(2)
})

describe('the winner', () => {
  const order = (arrange: (g: Army) => void, seats = 3) => finished(arrange, seats).live.result?.order

  test('XI 10.9: most points win', () => {
    expect(order(g => paints(g, 1, section.C))).toEqual([[1], [0], [2]])
  })

  test('XI 10.9: among equals whose overseer is further on, then higher in the pile', () => {
    expect(
      order(g => {
        g.overseers[2] = 1
        g.line.splice(0, 3, 0, 1, 2)
      }),
    ).toEqual([[2], [1], [0]])
    expect(order(() => undefined)).toEqual([[0], [1], [2]])
  })
})

test('XI 10.10: points may fall below zero and rise above 99', () => {
  const p = finished(g => {
    g.points[earned.debt] = -4
    g.points[earnedCount + earned.helpers] = 120
  })
  expect(p.live.result?.totals).toEqual([-4, 120])
})
