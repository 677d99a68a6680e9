import { begin, FastChance, makeTable, NONE, tableFor } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { title } from '../index.ts'
import { clone, view } from '../rules/hidden.ts'
import { allHouses, type Realm, type RealmTable } from '../rules/model.ts'
import { advisorCards, setup } from '../rules/setup.ts'
import { at, deal, visit } from './deal.ts'

const tableOf = (seats: number) => tableFor(title, seats) as RealmTable
const fresh = (seats: number): Realm => setup(tableOf(seats), new FastChance(3))

describe('set-up', () => {
  test('EP 1.1: a round is roll, plan, play and restore', () => {
    const table = deal({ groups: [[4], [3]] })
    visit(table, 0, 4, 4)
    visit(table, 1, 3, 0).play(1, 0)
    expect(table.happened.filter(type => /diceRecovered|rowRenewed|dieAwarded|roundBegan|orderSet/.test(type))).toEqual(
      ['diceRecovered', 'rowRenewed', 'dieAwarded', 'roundBegan', 'orderSet'],
    )
    expect(table.asks(0)).toBe('makeGroups')
  })

  test('EP 1.2: one resource in each ring, nine feature tokens, a row of one more than there are houses', () => {
    const g = fresh(3)
    expect(g.rings).toEqual([1, 1, 1, 1])
    expect(g.monuments).toEqual([NONE, NONE, NONE, NONE])
    expect([1, 2, 4, 6, 7, 9, 11, 12, 13].every(place => g.tokens & (1 << place))).toBe(true)
    expect(g.row).toHaveLength(4)
    expect(g.order.toSorted()).toEqual([0, 1, 2])
  })

  test('EP 1.2: the cards with the sign are for four and five houses', () => {
    expect(advisorCards(tableOf(3))).toHaveLength(30)
    expect(advisorCards(tableOf(4))).toHaveLength(42)
    const g = fresh(5)
    expect(g.deck.length + g.row.length).toBe(42)
  })

  test('EP 1.2: the first turn order is drawn by lot', () => {
    const orders = new Set(Array.from({ length: 40 }, (_, i) => setup(tableOf(3), new FastChance(i)).order.join()))
    expect(orders.size).toBe(6)
  })

  test.each([
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 4],
  ])('EP 1.3: with %i houses everybody begins with %i fish', (seats, fish) => {
    const g = fresh(seats)
    for (const house of allHouses(tableOf(seats))) {
      expect([g.dice[house], g.fish[house], g.wisdom[house], g.palace[house], g.layers[house]]).toEqual([
        3,
        fish,
        2,
        0,
        0,
      ])
      expect(g.resources.slice(4 * house, 4 * house + 4)).toEqual([1, 1, 1, 1])
    }
    expect(g.track.every(steps => steps === 0)).toBe(true)
  })

  test('EP 1.4: the deck is hidden, everything that lies open is not', () => {
    const g = fresh(3)
    const seen = view(g, 1)
    expect(seen.deck.every(card => card === -1)).toBe(true)
    expect({ ...seen, deck: [] }).toEqual({ ...clone(g), deck: [] })
  })

  test('EP 1.4: only who draws sees the drawn cards', () => {
    const { g } = visit(deal({ groups: [[1]], deck: [7, 8, 9] }), 0, 1, 1)
    expect(view(g, 0).drawn).toEqual([6, 7, 8])
    expect(view(g, 1).drawn).toEqual([-1, -1, -1])
    expect(view(g, null).drawn).toEqual([-1, -1, -1])
  })

  test('EP 1.5: supplies never run out', () => {
    const table = deal({
      groups: [[13]],
      fish: [90],
      arrange: g => {
        g.resources[0] = 60
      },
    })
    visit(table, 0, 13, 4)
    expect(table.g.resources[0]).toBe(63)
  })

  test('EP 1.6: the English edition is the usual one', () => {
    expect(tableOf(2).options.edition).toBe('en')
  })

  test('a new game asks everybody for groups of the dice that were rolled', () => {
    const state = begin(title.game, { table: tableOf(4), chance: new FastChance(1) })
    expect(state.where.together?.seats).toEqual([0, 1, 2, 3])
    expect(at(['game.nextRound']).asked).toEqual([0, 1])
  })

  test('EP 1.7: everything goes together, except Labyrinth, River Market and Compositions with each other', () => {
    const locations = ['fishMarket', 'academy', 'temple', 'market', 'bridge']
    for (const extra of ['none', 'labyrinth', 'riverMarket', 'compositions']) {
      expect(makeTable(title, 3, { privileges: true, extra, locations })).toHaveProperty('table')
    }
    expect(makeTable(title, 3, { extra: ['labyrinth', 'compositions'] })).toMatchObject({
      refused: { reason: 'wrongOption', values: { key: 'extra' } },
    })
    expect(makeTable(title, 3, { locations: ['forest'] })).toMatchObject({ refused: { reason: 'wrongOption' } })
  })
})
