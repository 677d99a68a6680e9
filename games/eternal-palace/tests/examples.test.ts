import { NONE, tableFor } from '@palatine/kernel'
import { examplesOf } from '@palatine/kernel/testing'
import { describe, expect, test } from 'vitest'
import { title } from '../index.ts'
import { place, type RealmTable, spot } from '../rules/model.ts'
import { longestRun, scoreParts, seals, sequenceWinner } from '../rules/scoring.ts'
import { at, deal, goods, layers, use, visit } from './deal.ts'
import { eventsOf, master, masterPlays } from './master-deal.ts'

const example = examplesOf(import.meta.url)
const planning = ['game.nextRound', 'round.playing', 'plan.makeGroups']

describe('a round', () => {
  test('EP 1.2: example advisors-shown', () => {
    const [three, shownToThree, five, shownToFive] = example('advisors-shown')
    expect([three, five].map(seats => deal({ seats }).g.row.length)).toEqual([shownToThree, shownToFive])
  })

  test('EP 2.2: example turn-order', () => {
    const numbers = example('turn-order')
    const [totals, inOrder] = [numbers.slice(0, 3), numbers.slice(3)]
    // Two dice that are 1 less than they show, and the rest of each total.
    const draws = totals.flatMap(total => [0, Math.min(5, total - 3), total - 3 - Math.min(5, total - 3)])
    const { g } = at(['game.nextRound', 'round.planning', 'roll.rollDice'], {
      seats: 3,
      draws,
      arrange: all => void all.dice.fill(3),
    })
    expect(g.order.map(house => totals[house])).toEqual(inOrder)
  })

  test('EP 3.1: example grouping', () => {
    const [a, b, c, ways, apart] = example('grouping')
    const table = at(planning, { groups: [[100 * a + 10 * b + c], [1, 2, 3]] })
    expect(table.answers(0)).toHaveLength(ways)
    expect(Math.max(...(table.answers(0) as number[][]).map(groups => new Set(groups).size))).toBe(apart)
  })

  test('EP 4.7: example turn', () => {
    const [low, high, worth, quarry, wisdom, wanted, fish, stone, step] = example('turn')
    const group = 10 * low + high
    const table = deal({ groups: [[group], [2]], visits: [[1, quarry, 6]], fish: [3], wisdom: [2] })
    visit(table, 0, group, quarry)
    expect([low + high, quarry]).toEqual([worth, wanted])
    expect(goods(table, 0).slice(0, 4)).toEqual([3 - fish, 2 - wisdom, 1, 1 + stone])
    expect(table.g.track[spot(0, quarry)]).toBe(step)
  })

  test('EP 5.5: example monument', () => {
    const [ring, paid, later, step, layer] = example('monument')
    const table = deal({ groups: [[3]], resources: [[paid]], arrange: g => void g.rings.fill(ring) })
    visit(table, 0, 3, place.springPavilion)
    expect(goods(table, 0)[2]).toBe(0)
    expect([table.g.rings[0], table.g.palace[0], table.g.monuments[0]]).toEqual([later, step, 0])
    expect(table.g.layers[0]).toBe(layers(layer))
  })

  test('EP 5.13: example bridge', () => {
    const [die, first, second, last, fish, wisdom, resources] = example('bridge')
    const table = deal({ groups: [[die]], fish: [0], wisdom: [0], resources: [[0, 0, 0, 0]] })
    visit(table, 0, die, place.bridge, die).play(0, 3)
    const { bridge } = table.live.table.components as RealmTable['components']
    expect(bridge.spaces.flatMap((space, i) => (i < die && Object.keys(space).length > 0 ? [i + 1] : []))).toEqual([
      first,
      second,
      last,
    ])
    expect(goods(table, 0)).toEqual([fish, wisdom, 0, 0, 0, resources])
  })

  test('EP 6.4: example feature', () => {
    const [visits, layer, features, points] = example('feature')
    const table = deal({
      groups: [[36]],
      arrange: g => void g.track.fill(visits - 1, spot(0, layer), spot(0, layer) + 1),
    })
    visit(table, 0, 36, layer).play(0, 0)
    const parts = scoreParts(table.g, 0, table.live.table as RealmTable)
    expect(table.g.layers[0]).toBe(layers(layer))
    expect([parts.features, parts.features + parts.layers]).toEqual([features, points])
  })

  test('EP 7.4: example trader', () => {
    const [trader, fish, resource] = example('trader')
    const table = use(deal({ groups: [[1]], fish: [3], advisors: [[trader]] }), 0, trader).play(0, 3)
    expect(goods(table, 0)).toEqual([3 - fish, 2, 1, 1, 1, 1 + resource])
  })

  test('EP 8.3: example new-die', () => {
    const numbers = example('new-die')
    const [dice, palace, more] = [numbers.slice(0, 3), numbers.slice(3, 6), numbers[6]]
    const { g } = at(['game.nextRound', 'restore.awardDice'], {
      seats: 3,
      arrange(all) {
        all.dice.splice(0, 3, ...dice)
        all.palace.splice(0, 3, ...palace)
      },
    })
    expect(g.dice).toEqual([dice[0], dice[1], more])
  })
})

describe('the end', () => {
  test('EP 9.3: example sequence', () => {
    const numbers = example('sequence')
    const { g } = deal({
      arrange: all => void all.layers.splice(0, 2, layers(...numbers.slice(0, 4)), layers(...numbers.slice(4, 7))),
    })
    const long = [0, 1].map(house => longestRun(g.layers[house], house)).map(({ from, to }) => to - from + 1)
    expect(long).toEqual([numbers[7], numbers[7]])
    expect(sequenceWinner(g, tableFor(title, 2) as RealmTable)).toMatchObject({ house: 1 })
  })

  test('EP 9.4: example seals', () => {
    const [one, two, three, first, ahead, half, second] = example('seals')
    const { g } = deal({ seats: 3, arrange: all => void all.palace.splice(0, 3, one, two, three) })
    const table = tableFor(title, 3) as RealmTable
    expect([0, 1, 2].map(house => seals(g, house, table))).toEqual([first, second, 0])
    expect(Math.ceil(ahead / 2)).toBe(half)
  })
})

describe('expansions', () => {
  test('EP 10.3: example privileges', () => {
    const numbers = example('privileges')
    const houses = numbers.slice(0, 3)
    const order = (...playing: readonly number[]) => {
      const table = at(planning, { seats: 3, options: { privileges: true }, groups: [[123], [234], [456]] })
      for (const seat of [0, 1, 2]) table.play(seat, [0, 0, 0])
      for (const seat of [0, 1, 2]) table.play(seat, playing.includes(houses[seat]) ? 1 : 0)
      return table.g.order.map(house => houses[house])
    }
    const [alone, , ...rest] = numbers.slice(3)
    expect(order(alone)).toEqual(rest.slice(0, 3))
    const [second, third] = rest.slice(3, 5)
    expect(order(second, third)).toEqual(rest.slice(-3))
  })

  test('EP 11.2: example labyrinth', () => {
    const [first, fish, stone, next, more, bronze] = example('labyrinth')
    const table = deal({
      options: { extra: 'labyrinth' },
      groups: [[4], [2]],
      fish: [fish + more],
      resources: [[0, 0, 0, 0]],
    })
    visit(table, 0, 4, place.extra).play(0, first)
    expect(goods(table, 0)).toEqual([more, 2, 0, stone, 0, 0])
    const later = deal({
      options: { extra: 'labyrinth' },
      groups: [[4]],
      fish: [more],
      resources: [[0, stone, 0, 0]],
      arrange: g => void g.track.fill(first, spot(0, place.extra), spot(0, place.extra) + 1),
    })
    visit(later, 0, 4, place.extra).play(0, next)
    expect(goods(later, 0)).toEqual([0, 2, 0, stone, 0, bronze])
  })

  test('EP 12.4: example demand', () => {
    const [card, steps, lost] = example('demand')
    const table = deal({
      options: { extra: 'riverMarket' },
      groups: [[5], [6]],
      wisdom: [2, 2],
      arrange(g) {
        const others = [...g.demandDeck, g.demand].filter(other => other !== card - 1)
        g.demand = card - 1
        g.demandDeck.splice(0, 12, ...others.sort((a, b) => a - b))
        g.demandMarkers[0] = 0
      },
    })
    visit(table, 0, 5, place.extra).play(0, [1, 2])
    expect(table.g.palace).toEqual([steps, 0])
    expect(table.g.wisdom).toEqual([2, 2 - lost])
  })

  test('EP 13.2: example composition', () => {
    const numbers = example('composition')
    const [wanted, [one, another, painted, fish, point]] = [numbers.slice(0, 3), numbers.slice(3)]
    const table = deal({
      options: { extra: 'compositions' },
      groups: [[6]],
      fish: [0],
      arrange(g, { components }) {
        const card = components.compositions.cards.findIndex(({ layers: asked }) => asked.join() === wanted.join())
        g.compositions.splice(0, 2, card, (card + 1) % 12)
        g.composers.splice(0, 2, NONE, NONE)
        g.layers[0] = layers(one, another)
        g.track[spot(0, painted)] = components.tracks.steps[painted] - 1
      },
    })
    visit(table, 0, 6, painted)
    expect([goods(table, 0)[0], scoreParts(table.g, 0, table.live.table as RealmTable).seals]).toEqual([
      fish,
      3 + point,
    ])
  })

  test('EP 14.5: example temple', () => {
    const [given, wisdom, less, fewer] = example('temple')
    const gives = (count: number) => {
      const table = deal({
        options: { locations: ['temple'] },
        groups: [[124]],
        wisdom: [0],
        resources: [[3, 0, 0, 0]],
      })
      visit(table, 0, 124, place.temple).play(0, count)
      return goods(table, 0)
    }
    expect(gives(given).slice(1, 3)).toEqual([wisdom, 3 - given])
    expect(gives(less).slice(1, 3)).toEqual([fewer, 3 - less])
  })

  test('EP 15.7: example master-group', () => {
    const [top, middle, bottom, matched, single, plays, other, least, otherwise] = example('master-group')
    const groups: { readonly [worth: number]: number } = { 3: 3, 4: 4, 5: 5, 6: 6, 9: 36 }
    const chosen = (...own: readonly number[]) => {
      const table = masterPlays(0, {
        groups: [own.map(worth => groups[worth]), [4]],
        arrange(g) {
          g.groups[master] = [top, middle, bottom].map(worth => groups[worth])
          g.dice[master] = 4
        },
      })
      return eventsOf(table, 'masterChoseGroup')[0].group
    }
    expect(chosen(matched, single)).toBe(groups[plays])
    expect(chosen(other, least)).toBe(groups[otherwise])
  })
})
