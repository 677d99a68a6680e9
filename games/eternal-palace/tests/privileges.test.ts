import { FastChance, HIDDEN } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { sumOf } from '../rules/dice.ts'
import { determinize, knowledge, view } from '../rules/hidden.ts'
import { spot } from '../rules/model.ts'
import { at, deal, goods, use, visit } from './deal.ts'

const options = { privileges: true }
const keep = 0
const play = 1

const planning = ['game.nextRound', 'round.playing', 'plan.makeGroups']
/** Three houses, 0 to 2 in turn order, have planned: each made one group of its dice. */
const planned = (tokens: readonly number[] = [1, 1, 1]) => {
  const table = at(planning, {
    seats: 3,
    options,
    groups: [[123], [234], [456]],
    arrange: g => void g.privileges.splice(0, 3, ...tokens),
  })
  for (const seat of [0, 1, 2]) table.play(seat, [0, 0, 0])
  return table
}

describe('privileges', () => {
  test('EP 10.1: everybody has one, and four advisors more are in the deck', () => {
    const { g } = deal({ options })
    expect(g.privileges).toEqual([1, 1])
    expect([...g.deck, ...g.row].filter(card => card >= 24)).toEqual([24, 25, 26, 27])
  })

  test('EP 10.1: without the module there are neither tokens nor these advisors', () => {
    const { g } = deal({})
    expect(g.privileges).toEqual([0, 0])
    expect([...g.deck, ...g.row].filter(card => card >= 24)).toEqual([])
  })

  test('EP 10.2: all are asked in turn order, openly', () => {
    const table = planned()
    expect(table.asked).toEqual([0])
    expect(table.answers(0)).toEqual([keep, play])
    table.play(0, keep)
    expect(table.asked).toEqual([1])
    table.play(1, play)
    expect(table.events(2).filter(event => event.type === 'privilegePlayed')).toMatchObject([{ seat: 1 }])
    expect([table.g.privileges, table.asked]).toEqual([[1, 0, 1], [2]])
  })

  test('EP 10.2: who has none is not asked, and without any the screens are lifted at once', () => {
    expect(planned([0, 0, 2]).asked).toEqual([2])
    expect(planned([0, 0, 0]).happened).toContain('groupsShown')
  })

  test('EP 10.2: until all have decided nobody sees the groups of others, nor how many they are', () => {
    const table = planned()
    expect(view(table.g, 1).groups).toEqual([[HIDDEN], [234], [HIDDEN]])
    expect(view(table.g, null).groups).toEqual([[HIDDEN], [HIDDEN], [HIDDEN]])
    table.play(0, keep).play(1, keep).play(2, keep)
    expect(view(table.g, 1).groups).toEqual([[123], [234], [456]])
  })

  test('EP 10.2, EP 15.5: the Master has no screen: his card is turned afterwards', () => {
    const table = at(planning, { seats: 1, options, groups: [[123], []] }).play(0, [0, 0, 0])
    expect(table.answers(0)).toEqual([keep, play])
    expect(view(table.g, 0).groups).toEqual([[123], []])
    expect(view(table.g, null).groups).toEqual([[HIDDEN], []])
  })

  test('EP 10.2: behind a screen any groups of the rolled dice can be imagined', () => {
    const { g, live } = planned()
    const worlds = Array.from({ length: 60 }, (_, i) =>
      determinize(view(g, 1), knowledge.start(), 1, new FastChance(i), live.table as never),
    )
    expect(new Set(worlds.map(world => world.groups[0].join())).size).toBe(5)
    for (const { groups } of worlds) {
      expect(groups[0].reduce((sum, group) => sum + sumOf(group), 0)).toBe(6)
      expect(groups[1]).toEqual([234])
    }
  })

  // The examples of the rulebook: Yellow is 0, Green 1, Pink 2.
  test.each([
    ['Green alone passes Yellow', [keep, play, keep], [1, 0, 2]],
    ['Green is blocked by Yellow', [play, play, keep], [0, 1, 2]],
    ['Green, blocked by Yellow, blocks Pink', [play, play, play], [0, 1, 2]],
    ['Green and Pink both pass Yellow', [keep, play, play], [1, 2, 0]],
    ['Pink alone passes Green', [keep, keep, play], [0, 2, 1]],
    ['Yellow has nobody to pass', [play, keep, keep], [0, 1, 2]],
    ['Yellow, Pink: Pink passes Green', [play, keep, play], [0, 2, 1]],
  ])('EP 10.3: %s', (_, answers, order) => {
    const table = planned()
    for (const [seat, answer] of answers.entries()) table.play(seat, answer)
    expect(table.g.order).toEqual(order)
    expect(table.g.privileges).toEqual(answers.map(answer => 1 - answer))
    expect([table.g.played, table.g.screens]).toEqual([0, false])
    expect(table.asked).toEqual([order[0]])
  })

  test('EP 10.3: the new order counts where totals are equal in the next roll', () => {
    const table = at(['game.nextRound', 'round.planning', 'roll.adjustOrder'], {
      seats: 3,
      options,
      groups: [[33], [24], [15]],
      arrange: g => void g.order.splice(0, 3, 1, 2, 0),
    })
    expect(table.g.order).toEqual([1, 2, 0])
  })

  test('EP 10.4: a privilege is a seventh good at the Market', () => {
    const table = visit(deal({ options, groups: [[66]] }), 0, 66, 12).play(0, [0, 1, 6])
    expect([table.g.privileges[0], ...goods(table, 0).slice(0, 2)]).toEqual([2, 6, 4])
  })

  test('EP 10.4: at the alternative Market it is two of them', () => {
    const table = visit(deal({ options: { ...options, locations: ['market'] }, groups: [[66]] }), 0, 66, 12).play(
      0,
      [4],
    )
    expect(table.g.privileges[0]).toBe(3)
  })

  test.each([[[]], [['bridge']]])('EP 10.4: it covers the third space of the bridge, locations %j', locations => {
    const table = visit(deal({ options: { ...options, locations }, groups: [[3]] }), 0, 3, 13, 3)
    expect([table.g.privileges[0], ...goods(table, 0).slice(0, 2)]).toEqual([2, 4, 2])
  })

  test('EP 10.5: Benefactor 25 gives two', () => {
    const table = visit(deal({ options, groups: [[2]], row: [25, 1, 2] }), 0, 2, 2).play(0, [24, 1])
    expect([table.g.privileges[0], table.g.discards.includes(24)]).toEqual([3, true])
  })

  test('EP 10.5: Trader 26 gives one for a resource', () => {
    const table = use(deal({ options, groups: [[5]], advisors: [[26]] }), 0, 26).play(0, 3)
    expect([table.g.privileges[0], ...goods(table, 0)]).toEqual([2, 3, 2, 1, 1, 1, 0])
  })

  test('EP 10.5: Diplomat 27 gives one for a fish and a wisdom to another house', () => {
    const table = use(deal({ options, groups: [[5]], advisors: [[27]] }), 0, 27)
    expect([table.g.privileges, goods(table, 0), goods(table, 1)]).toEqual([
      [2, 1],
      [2, 1, 1, 1, 1, 1],
      [4, 3, 1, 1, 1, 1],
    ])
  })

  test('EP 10.6: Artisan 28 brings one at the bridge, once a round', () => {
    const table = deal({ options, groups: [[1, 1]], advisors: [[28]] })
    visit(table, 0, 1, 13, 1)
    expect([table.g.privileges[0], table.g.used[0]]).toEqual([2, [27]])
    visit(table, 0, 1, 13, 1)
    expect([table.g.privileges[0], table.g.track[spot(0, 13)]]).toEqual([2, 2])
  })
})
