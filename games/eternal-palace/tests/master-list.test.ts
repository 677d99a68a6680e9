import { describe, expect, test } from 'vitest'
import { builtIn } from '../components/index.ts'
import { place, spot } from '../rules/model.ts'
import { aim, before, eventsOf, finishEverything, master, masterPlays, tableWith } from './master-deal.ts'

const nothing = tableWith(['fish'])

describe('where the Master goes', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [24, 6],
    [25, 7],
    [44, 8],
    [45, 9],
    [46, 10],
    [56, 11],
    [66, 12],
  ])('EP 15.8: the group %i goes to %i', (group, where) => {
    expect(aim(before(), group, nothing)).toEqual(['number', where])
  })

  test('EP 15.8: not where he would pay a penalty', () => {
    expect(aim(before({ visits: [[0, 4, 4]], fish: [0, 0] }), 4, nothing)).toEqual(['none', place.scrolls])
  })

  test('EP 15.8: not where his track is finished, his monument stands or he has two markers', () => {
    const g = before({ arrange: finishEverything })
    for (const group of [1, 2, 3, 4, 5, 6, 25, 26, 45, 46, 56, 66]) {
      expect(aim(g, group, nothing)).toEqual(['none', place.scrolls])
    }
  })

  test('EP 15.8: the event says what he has of it', () => {
    const benefit = (group: number) => eventsOf(masterPlays(group), 'masterChosePlace')[0]
    expect(benefit(4)).toMatchObject({ place: 4, line: 0, action: 'number', benefit: 'step', rule: 'EP 15.8' })
    expect(benefit(5)).toMatchObject({ place: 5, benefit: 'monument' })
    expect(benefit(34)).toMatchObject({ place: 7, benefit: 'marker' })
  })

  test('EP 15.9: the first line that fits, from top to bottom', () => {
    const g = before({ visits: [[0, 4, 4]], fish: [0, 2], wisdom: [0, 2] })
    const range = { up: 2, down: 2 }
    expect(aim(g, 4, tableWith(['fish', 'wisdom'], range))).toEqual(['fish', 4, 1, 0])
    expect(aim(g, 4, tableWith(['wisdom', 'fish'], range))).toEqual(['wisdom', 5, 0, 1])
    expect(aim(g, 4, tableWith(['bridge', 'fish'], range))).toEqual(['bridge', place.bridge])
    expect(aim(g, 4, tableWith(['extra', 'monument', 'fish'], range))).toEqual(['monument', 5, 0, 1])
  })

  test('EP 15.9: the event names the line', () => {
    const { lists } = builtIn.personalities
    const table = masterPlays(4, { visits: [[0, 4, 4]], fish: [0, 9], wisdom: [0, 9], options: { master: 'ascent' } })
    const [{ line, action }] = eventsOf(table, 'masterChosePlace')
    expect(lists.ascent.actions[line - 1]).toBe(action)
  })

  test('EP 15.10: he pays the penalty, if he can and has something of it', () => {
    const twice = [
      [0, 4, 4],
      [1, 4, 13],
    ] as const
    expect(aim(before({ visits: twice, fish: [0, 2] }), 4, nothing)).toEqual(['fish', 4, 2, 0])
    expect(aim(before({ visits: twice, fish: [0, 1] }), 4, nothing)).toEqual(['none', place.scrolls])
    const finished = before({ visits: twice, fish: [0, 2], arrange: finishEverything })
    expect(aim(finished, 4, nothing)).toEqual(['none', place.scrolls])
  })

  test('EP 15.10: what he pays is gone', () => {
    const table = masterPlays(4, {
      visits: [[0, 4, 4]],
      fish: [0, 3],
      wisdom: [0, 0],
      options: { master: 'ascent' },
    })
    expect(eventsOf(table, 'groupPlaced')[0]).toMatchObject({ place: 4, group: 4, dice: 4, fish: 1, wisdom: 0 })
    expect(table.g.fish[master]).toBe(2)
  })

  test('EP 15.11: as little wisdom as possible, and of equal amounts up first', () => {
    const g = before({
      wisdom: [0, 3],
      arrange(real, table) {
        finishEverything(real, table)
        real.track[spot(master, place.forest)] = 0
        real.track[spot(master, place.quarry)] = 0
      },
    })
    expect(aim(g, 5, tableWith(['wisdom'], { up: 3, down: 3 }))).toEqual(['wisdom', 6, 0, 1])
    expect(aim(g, 5, tableWith(['wisdom'], { up: 3, down: 3, first: 'down' }))).toEqual(['wisdom', 4, 0, 1])
    expect(aim(g, 3, tableWith(['wisdom'], { up: 3, down: 3, first: 'down' }))).toEqual(['wisdom', 4, 0, 1])
    expect(aim(g, 36, tableWith(['wisdom'], { up: 3, down: 3 }))).toEqual(['wisdom', 6, 0, 3])
  })

  test('EP 15.11: not more than the list says, not more than he has, not off the board', () => {
    const g = before({
      wisdom: [0, 2],
      arrange(real, table) {
        finishEverything(real, table)
        real.track[spot(master, place.quarry)] = 0
      },
    })
    expect(aim(g, 4, tableWith(['wisdom'], { up: 1, down: 9 }))).toEqual(['none', place.scrolls])
    expect(aim(g, 3, tableWith(['wisdom'], { up: 9, down: 9 }))).toEqual(['none', place.scrolls])
    expect(aim(g, 4, tableWith(['wisdom'], { up: 2, down: 0 }))).toEqual(['wisdom', 6, 0, 2])
    expect(aim(g, 1, tableWith(['wisdom'], { up: 1, down: 1 }))).toEqual(['none', place.scrolls])
    expect(aim(g, 66, tableWith(['wisdom'], { up: 1, down: 1 }))).toEqual(['none', place.scrolls])
  })

  test('EP 15.11: from the first place of the board to the last', () => {
    const table = tableWith(['wisdom'], { up: 1, down: 1 })
    const g = before({
      wisdom: [0, 1],
      arrange(real, at) {
        finishEverything(real, at)
        real.track[spot(master, place.fishMarket)] = 0
        real.market[master] = 0
      },
    })
    expect(aim(g, 2, table)).toEqual(['wisdom', place.fishMarket, 0, 1])
    expect(aim(g, 56, table)).toEqual(['wisdom', place.market, 0, 1])
  })

  test('EP 15.11: never with a penalty; a single die may go to 7', () => {
    const arrange: typeof finishEverything = (real, table) => {
      finishEverything(real, table)
      real.temple[master] = 0
    }
    const range = tableWith(['wisdom'], { up: 2, down: 2 })
    expect(aim(before({ wisdom: [0, 1], arrange }), 6, range)).toEqual(['wisdom', place.temple, 0, 1])
    const taken = before({ wisdom: [0, 1], visits: [[0, 7, 34]], arrange })
    expect(aim(taken, 6, range)).toEqual(['none', place.scrolls])
  })

  test('EP 15.11: his dice lie as they were rolled', () => {
    const table = masterPlays(1, {
      wisdom: [0, 3],
      fish: [0, 0],
      visits: [[0, 1, 1]],
      options: { master: 'ascent' },
    })
    expect(eventsOf(table, 'groupPlaced')[0]).toMatchObject({ place: 2, group: 1, dice: 1, wisdom: 1 })
    expect(table.g.wisdom[master]).toBe(4)
  })

  test('EP 15.12: in the English edition the closest monument, if he can pay for it', () => {
    const table = tableWith(['monument'])
    const visits = [[0, 5, 5]] as const
    const arrange: typeof finishEverything = (g, t) => {
      finishEverything(g, t)
    }
    // From 6 the Serenity Bridge is one away, the Dragon Kiln two.
    expect(aim(before({ wisdom: [0, 5], fish: [0, 5], visits, arrange }), 6, table)).toEqual(['monument', 5, 1, 1])
    expect(aim(before({ wisdom: [0, 5], fish: [0, 0], visits, arrange }), 6, table)).toEqual(['none', place.scrolls])
    expect(aim(before({ wisdom: [0, 0], fish: [0, 5], arrange }), 6, table)).toEqual(['none', place.scrolls])
  })

  test('EP 15.12: in the German edition the cheapest', () => {
    const table = tableWith(['monument'], { edition: 'de' })
    const visits = [
      [0, 5, 5],
      [1, 5, 5],
    ] as const
    const rich = { wisdom: [0, 5], fish: [0, 5], arrange: finishEverything }
    expect(aim(before({ ...rich, visits }), 6, table)).toEqual(['monument', 8, 0, 2])
    expect(aim(before({ ...rich, visits, wisdom: [0, 1] }), 6, table)).toEqual(['monument', 5, 2, 1])
    expect(aim(before({ ...rich, visits, wisdom: [0, 1], fish: [0, 1] }), 6, table)).toEqual(['none', place.scrolls])
  })

  test.each(['en', 'de'] as const)('EP 15.12: of equals one that he does not have, then the higher (%s)', edition => {
    const table = tableWith(['monument'], { edition })
    const own = (...sorts: number[]) =>
      before({
        wisdom: [0, 5],
        arrange(g, t) {
          finishEverything(g, t)
          g.monuments.fill(0)
          for (const sort of sorts) g.monuments[sort] = master
        },
      })
    expect(aim(own(), 4, table)).toEqual(['monument', 5, 0, 1])
    expect(aim(own(1), 4, table)).toEqual(['monument', 3, 0, 1])
    expect(aim(own(0, 1), 4, table)).toEqual(['monument', 5, 0, 1])
    expect(aim(own(0, 1, 2, 3), 5, table)).toEqual(['monument', 5])
  })

  test('EP 15.13: a single die, without a penalty, until the end of the bridge', () => {
    const table = tableWith(['bridge'])
    const end = (g: Parameters<typeof finishEverything>[0], t: Parameters<typeof finishEverything>[1]) => {
      finishEverything(g, t)
      g.track[spot(master, place.bridge)]--
    }
    expect(aim(before({ arrange: end }), 5, table)).toEqual(['bridge', place.bridge])
    expect(aim(before({ arrange: finishEverything }), 5, table)).toEqual(['none', place.scrolls])
    expect(aim(before({ arrange: end }), 14, table)).toEqual(['none', place.scrolls])
    expect(aim(before({ arrange: end, visits: [[0, place.bridge, 3]] }), 5, table)).toEqual(['none', place.scrolls])
  })

  test.each([
    [1, 2, 6, 2],
    [1, 1, 1, 0],
    [2, 2, 4, 2],
    [2, 1, 2, 0],
    [3, 1, 4, 1],
    [3, 0, 3, 0],
    [4, 9, 4, 0],
    [6, 9, 6, 0],
  ])('EP 15.13: a %i with %i wisdom moves %i and costs %i', (die, wisdom, steps, paid) => {
    const table = masterPlays(die, {
      wisdom: [0, wisdom],
      fish: [0, 0],
      options: { master: 'enlightenment' },
      arrange(g, t) {
        finishEverything(g, t)
        g.track[spot(master, place.bridge)] = 0
      },
    })
    const placed = eventsOf(table, 'groupPlaced')[0]
    expect(placed).toMatchObject({ place: place.bridge, group: die, dice: steps, wisdom: paid })
    expect(table.g.track[spot(master, place.bridge)]).toBe(steps)
  })

  test('EP 15.14: the extra place takes a single die without a penalty, if it is in play', () => {
    const options = { extra: 'labyrinth' }
    const table = tableWith(['extra'], { options })
    const there = (visits: readonly (readonly [number, number, number])[] = []) =>
      before({ options: { ...options, master: 'perception' }, visits, arrange: finishEverything })
    expect(aim(there(), 5, table)).toEqual(['extra', place.extra])
    expect(aim(there(), 14, table)).toEqual(['none', place.scrolls])
    expect(aim(there([[0, place.extra, 4]]), 5, table)).toEqual(['none', place.scrolls])
    expect(aim(before({ arrange: finishEverything }), 5, tableWith(['extra']))).toEqual(['none', place.scrolls])
  })

  test('EP 15.15: where nothing fits the group goes to the Scrolls for nothing', () => {
    const table = masterPlays(6, { fish: [0, 0], wisdom: [0, 0], arrange: finishEverything })
    const [{ place: where, line, action, rule }] = eventsOf(table, 'masterChosePlace')
    expect([where, line, action, rule]).toEqual([place.scrolls, 0, 'none', 'EP 15.15'])
    expect([table.g.fish[master], table.g.wisdom[master]]).toEqual([0, 0])
    expect(table.g.visits.slice(0, 3)).toEqual([master, place.scrolls, 6])
  })
})
