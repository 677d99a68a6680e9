import { makeTable, NONE, tableFor } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { title } from '../index.ts'
import { countBits, has, place, type Realm, type RealmTable, spot } from '../rules/model.ts'
import { routes } from '../rules/places/labyrinth.ts'
import { trackLength } from '../rules/tracks.ts'
import { at, deal, goods, layers, visit } from './deal.ts'
import { eventsOf, finishEverything, master, masterPlays } from './master-deal.ts'

const poor = { fish: [0, 0], wisdom: [0, 0] }
const with_ = (location: string) => ({ ...poor, options: { locations: [location] } })

describe('the Master at alternative places', () => {
  test('EP 15.27: Fish Market and Temple are as ever for him', () => {
    expect(goods(masterPlays(1, with_('fishMarket')), master)[0]).toBe(3)
    const temple = masterPlays(34, with_('temple'))
    expect(goods(temple, master)[1]).toBe(3)
    expect(countBits(temple.g.temple[master])).toBe(1)
  })

  const academy = (reserve: number, draws: number[]) =>
    masterPlays(2, {
      ...with_('academy'),
      row: [3, 5, 7],
      draws,
      arrange(g) {
        g.reserve = reserve
      },
    })

  test('EP 15.27: at the Academy he begins a reserve', () => {
    const table = academy(0, [1])
    expect([table.g.reserve, goods(table, master)[1]]).toEqual([1, 0])
    expect(table.g.row).toEqual([2, 6])
    expect(table.g.track[spot(master, 2)]).toBe(1)
    expect(table.happened).not.toContain('reserveRolled')
  })

  test.each([4, 5])('EP 15.27: at the Academy the draw %i, a 5 or 6, gives him the reserve', draw => {
    const table = academy(3, [draw])
    expect([table.g.reserve, goods(table, master)[1], table.g.row.length]).toEqual([0, 3, 3])
    expect(eventsOf(table, 'reserveRolled')[0].taken).toBe(true)
    expect(table.g.track[spot(master, 2)]).toBe(1)
  })

  test.each([0, 3])('EP 15.27: at the Academy the draw %i, a 1 to 4, gives him two wisdom', draw => {
    const table = academy(3, [draw, 0])
    expect([table.g.reserve, goods(table, master)[1]]).toEqual([3, 2])
    expect(table.g.row).toEqual([4, 6])
    expect(eventsOf(table, 'reserveRolled')[0].taken).toBe(false)
    expect(table.g.track[spot(master, 2)]).toBe(1)
  })

  test.each([
    [66, 1, [0, 0], 0],
    [156, 1, [2, 3], 0],
    [1236, 1, [2, 3], 1],
    [11226, 1, [2, 3], 1],
  ])(
    'EP 15.27: at the Market %i brings %i step, %j fish and wisdom and %i Palace steps',
    (group, steps, taken, palace) => {
      const table = masterPlays(group, with_('market'))
      expect(table.g.track[spot(master, place.forge)]).toBe(steps)
      expect(goods(table, master).slice(0, 2)).toEqual(taken)
      expect(table.g.palace[master]).toBe(palace)
      expect(countBits(table.g.market[master])).toBe(1)
    },
  )

  test('EP 15.27: the step is at the highest resource location that is not finished', () => {
    const finish = (...wheres: number[]) =>
      masterPlays(66, {
        ...with_('market'),
        arrange(g, t) {
          for (const where of wheres) g.track[spot(master, where)] = trackLength(where, t)
        },
      })
    expect(finish(11).g.track[spot(master, 9)]).toBe(1)
    expect(eventsOf(finish(4, 6, 9, 11), 'trackMoved')).toEqual([])
  })

  test('EP 15.27: on the bridge he takes the Palace step, and wisdom for the rest', () => {
    const spaces = (tableFor(title, 1, { locations: ['bridge'] }) as RealmTable).components.bridge.alternative
    const palaceSpace = spaces.findIndex(space => space.palace !== undefined)
    const table = masterPlays(4, {
      fish: [0, 0],
      wisdom: [0, 0],
      options: { locations: ['bridge'], master: 'enlightenment' },
      arrange(g, t) {
        finishEverything(g, t)
        g.track[spot(master, place.bridge)] = palaceSpace - 3
      },
    })
    expect(table.g.palace[master]).toBe(1)
    const others = spaces.slice(palaceSpace - 3, palaceSpace)
    const wisdom = others.filter(space => Object.keys(space).some(key => key !== 'fish')).length
    expect(goods(table, master)[1]).toBe(wisdom)
  })
})

describe('the Master in the Labyrinth', () => {
  const inside = (from: number, more: (g: Realm) => void = () => {}) =>
    masterPlays(5, {
      ...poor,
      options: { extra: 'labyrinth', master: 'perception' },
      arrange(g, t) {
        finishEverything(g, t)
        g.track[spot(master, place.extra)] = from
        more(g)
      },
    })

  test('EP 15.28: the shortest way, without fish and resources', () => {
    const table = inside(0)
    expect(eventsOf(table, 'pathTaken')).toMatchObject([{ seat: master, from: 0, to: 1 }])
    expect(goods(table, master)).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('EP 15.28: Palace steps on the way are his', () => {
    const table = inside(1)
    expect(table.g.track[spot(master, place.extra)]).toBe(3)
    expect(table.g.palace[master]).toBe(1)
  })

  test('EP 15.28: at the centre layer and feature, and then he stays away', () => {
    const table = inside(3)
    expect(has(table.g.layers[master], place.extra)).toBe(true)
    expect(table.g.features[0]).toBe(master)
    expect(eventsOf(inside(9), 'masterChosePlace')[0].place).not.toBe(place.extra)
  })

  test('EP 15.28: of several ways with equally few steps the cheapest', () => {
    const next = routes(tableFor(title, 1, { extra: 'labyrinth', master: 'ascent' }) as RealmTable)
    expect(next.map(({ next: to }) => to)).toEqual([1, 3, 3, 9, 6, 6, 9, 9, 9, NONE])
  })

  test.each([
    [3, 7, false],
    [3, 4, true],
    [4, 0, true],
    [0, 0, false],
  ])('EP 15.28: at the end on %i against %i, is he ahead? %s', (his, own, ahead) => {
    const table = at(['game.giveAwards'], {
      seats: 1,
      options: { extra: 'labyrinth', master: 'perception', difficulty: 'apprentice' },
      arrange(g) {
        g.completion = 0
        g.ending = 'normal'
        g.track[spot(master, place.extra)] = his
        g.track[spot(0, place.extra)] = own
      },
    })
    expect(eventsOf(table, 'featureClaimed').map(event => event.place)).toEqual(ahead ? [place.extra] : [])
  })
})

describe('the Master at the River Market', () => {
  const options = { extra: 'riverMarket', master: 'perception' }
  interface River {
    readonly fish?: number
    readonly wisdom?: number
    readonly arrange?: (g: Realm, table: RealmTable) => void
  }

  /** The Master puts his marker; who has the first one is said. */
  const trades = (demand: number, first: number, { fish = 0, wisdom = 0, arrange }: River = {}) =>
    masterPlays(5, {
      fish: [0, fish],
      wisdom: [0, wisdom],
      resources: [[0, 0, 0, 0]],
      options,
      arrange(g, t) {
        finishEverything(g, t)
        swapDemand(g, demand - 1)
        g.demandMarkers[0] = first
        arrange?.(g, t)
      },
    })

  const swapDemand = (g: Realm, demand: number) => {
    if (g.demand === demand) return
    g.demandDeck[g.demandDeck.indexOf(demand)] = g.demand
    g.demandDeck.sort((a, b) => a - b)
    g.demand = demand
  }

  test('EP 15.29: the top-most free demand for nothing, and a step', () => {
    const table = trades(1, NONE)
    expect(table.g.demandMarkers).toEqual([master, NONE])
    expect(table.g.track[spot(master, place.extra)]).toBe(1)
    expect(goods(table, master)).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('EP 15.29: he comes again when he has the layer', () => {
    const table = trades(1, NONE, {
      arrange(g, t) {
        g.track[spot(master, place.extra)] = trackLength(place.extra, t)
        g.layers[master] |= layers(place.extra)
      },
    })
    const chosen = { place: place.extra, action: 'extra', benefit: 'demand' }
    expect(eventsOf(table, 'masterChosePlace')[0]).toMatchObject(chosen)
    expect(eventsOf(trades(1, NONE), 'masterChosePlace')[0]).toMatchObject({ ...chosen, benefit: 'step' })
    expect(table.g.demandMarkers).toEqual([master, NONE])
  })

  test.each([
    [2, [0, 2], 0],
    [3, [0, 0], 1],
    [4, [0, 4], 0],
    [5, [0, 2], 0],
    [6, [0, 2], 0],
    [7, [0, 1], 0],
    [8, [1, 3], 0],
    [9, [0, 3], 0],
    [10, [4, 0], 0],
    [11, [0, 2], 0],
    [12, [3, 0], 0],
  ])('EP 15.29: demand %i brings him %j fish and wisdom and %i Palace steps', (demand, gained, palace) => {
    const once = trades(demand, 0)
    expect(goods(once, master)).toEqual([...gained, 0, 0, 0, 0])
    expect(once.g.palace[master]).toBe(palace)
    const twice = trades(demand, master)
    expect(goods(twice, master).slice(0, 2)).toEqual(gained.map(n => 2 * n))
    expect(twice.g.palace[master]).toBe(2 * palace)
  })

  const openForge = (g: Realm) => {
    g.track[spot(master, place.forge)] = 0
  }

  test('EP 15.29: for a step he pays two wisdom, if he has them and a track is open', () => {
    const paying = trades(1, 0, { wisdom: 3, arrange: openForge })
    expect([paying.g.track[spot(master, place.forge)], paying.g.wisdom[master]]).toEqual([1, 1])
    const without = trades(1, 0, { wisdom: 1, arrange: openForge })
    expect([without.g.track[spot(master, place.forge)], without.g.wisdom[master]]).toEqual([0, 1])
    const finished = trades(1, 0, { wisdom: 3 })
    expect(finished.g.wisdom[master]).toBe(3)
  })

  /** The person satisfies both demands; what the Master loses of what he has. */
  function loses(demand: number, fish: number, wisdom: number): number[] {
    const table = deal({
      seats: 1,
      groups: [[3], [6]],
      fish: [0, fish],
      wisdom: [0, wisdom],
      resources: [[0, 0, 1, 0]],
      options,
      arrange(g) {
        swapDemand(g, demand - 1)
        g.demandMarkers[0] = 0
        g.palace[master] = 4
      },
    })
    visit(table, 0, 3, place.extra)
    const sum = (key: 'fish' | 'wisdom') =>
      eventsOf(table, 'paid')
        .filter(event => event.seat === master)
        .reduce((all, event) => all + event[key], 0)
    while (['takeResource', 'takeDifferent', 'recruitAdvisor', 'payForStep'].includes(table.asks(0) ?? ''))
      table.play(0, table.answers(0)[0])
    return [sum('fish'), sum('wisdom'), 4 - table.g.palace[master]]
  }

  test.each([
    [1, [1, 0, 0]],
    [2, [1, 0, 0]],
    [3, [0, 1, 0]],
    [4, [3, 0, 0]],
    [5, [1, 1, 0]],
    [6, [0, 1, 0]],
    [7, [0, 2, 0]],
    [8, [0, 2, 0]],
    [9, [0, 3, 0]],
    [10, [0, 4, 0]],
    [11, [0, 0, 1]],
    [12, [0, 2, 0]],
  ])('EP 15.29: the penalty of demand %i takes %j fish, wisdom and Palace steps', (demand, lost) => {
    expect(loses(demand, 9, 9)).toEqual(lost)
  })

  test('EP 15.29: he loses no more than he has', () => {
    expect(loses(10, 0, 3)).toEqual([0, 3, 0])
    expect(loses(4, 2, 9)).toEqual([2, 0, 0])
  })
})

describe('the Master and the other expansions', () => {
  test('EP 15.30: he takes a composition, with wisdom for its resources', () => {
    const table = masterPlays(34, {
      ...poor,
      options: { extra: 'compositions' },
      arrange(g) {
        g.compositions.splice(0, 2, 2, 10)
        g.layers[master] = layers(3, 5)
        g.temple[master] = 1 << 1
      },
    })
    expect(table.g.composers).toEqual([NONE, master])
    expect(goods(table, master)).toEqual([0, 6, 0, 0, 0, 0])
  })

  test('EP 15.30: he has no privileges, and wisdom instead', () => {
    const table = masterPlays(4, {
      ...poor,
      options: { privileges: true, master: 'enlightenment' },
      arrange(g, t) {
        finishEverything(g, t)
        g.track[spot(master, place.bridge)] = 0
      },
    })
    expect(table.g.privileges).toEqual([1, 0])
    expect(goods(table, master).slice(0, 2)).toEqual([1, 1])
  })

  test('EP 15.31: Balance is not for the Labyrinth and the River Market', () => {
    const made = (seats: number, options: object) => makeTable(title, seats, options)
    const refused = { refused: { reason: 'balanceWithoutExpansionPlace', rule: 'EP 15.31' } }
    expect(made(1, { extra: 'labyrinth' })).toEqual(refused)
    expect(made(1, { extra: 'riverMarket', master: 'balance' })).toEqual(refused)
    expect(made(1, { extra: 'compositions' })).toHaveProperty('table')
    expect(made(1, { extra: 'labyrinth', master: 'ascent' })).toHaveProperty('table')
    expect(made(2, { extra: 'labyrinth' })).toHaveProperty('table')
  })
})
