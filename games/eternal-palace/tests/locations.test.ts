import { NONE } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { spot } from '../rules/model.ts'
import { deal, goods, layers, refused, visit } from './deal.ts'

const other = (...locations: string[]) => ({ locations })

describe('alternative places', () => {
  test('EP 14.1: each is chosen for itself, the others stay as they are', () => {
    const table = deal({ options: other('temple'), groups: [[66], [1]], row: [1, 2, 3] })
    expect(visit(table, 0, 66, 12).answers(0)).toHaveLength(20)
    table.play(0, [0, 1, 2])
    visit(table, 1, 1, 1)
    expect([table.asks(1), table.g.drawn.length]).toEqual(['keepAdvisor', 3])
  })

  test('EP 14.1: tracks, panels, layers, features and penalties are the usual ones', () => {
    const table = deal({
      options: other('temple', 'academy', 'fishMarket', 'market', 'bridge'),
      groups: [[34, 66]],
      fish: [9],
      visits: [[1, 7, 25]],
      arrange(g) {
        g.temple[0] = 1 << 1
        g.market[0] = 1 << 2
      },
    })
    visit(table, 0, 34, 7, 3).play(0, 0).play(0, 0)
    expect([table.g.layers[0], table.g.features[0], table.g.fish[0]]).toEqual([layers(7), 0, 8])
    visit(table, 0, 66, 12).play(0, [0]).play(0, 1)
    expect([table.g.layers[0], table.g.features[1]]).toEqual([layers(7, 12), 0])
  })
})

describe('alternative Fish Market', () => {
  const options = other('fishMarket')
  const market = (fish: number, deck: readonly number[] = [7, 8, 9, 10]) =>
    visit(deal({ options, groups: [[1], [1, 5]], fish: [fish, 9], deck, draws: [0, 0, 0, 0] }), 0, 1, 1)

  test('EP 14.2: one card is seen, then others can be bought once', () => {
    const table = market(3)
    expect([table.asks(0), table.g.drawn]).toEqual(['buyCards', [6]])
    expect(table.answers(0)).toEqual([0, 1, 2, 3])
    table.play(0, 2)
    expect([table.asks(0), table.g.drawn, table.g.fish[0]]).toEqual(['keepAdvisor', [6, 7, 8], 1])
    expect(table.live.view(1).g.drawn).toEqual([-1, -1, -1])
  })

  test('EP 14.2: one goes back on top, the others are discarded', () => {
    const table = market(9).play(0, 3).play(0, [7, 1]).play(0, 8)
    expect([table.g.advisors[0], table.g.top, table.g.drawn, table.g.fish[0]]).toEqual([[7], 8, [], 3])
    expect(table.events(1).find(event => event.type === 'advisorsDiscarded')).toMatchObject({ advisors: [6, 9] })
    expect(table.g.track[spot(0, 1)]).toBe(1)
  })

  test('EP 14.2: a single card is kept or goes back', () => {
    const kept = market(9).play(0, 0).play(0, [6, 1])
    expect([kept.g.advisors[0], kept.g.top]).toEqual([[6], NONE])
    const back = market(2).play(0, 0).play(0, NONE).play(0, 6)
    expect([back.g.advisors[0], back.g.top, back.g.fish[0], back.g.track[spot(0, 1)]]).toEqual([[], 6, 5, 1])
  })

  test('EP 14.2: a banner brings 3 fish, as usual', () => {
    const table = market(1).play(0, 0).play(0, [6, 0])
    expect(goods(table, 0)).toEqual([4, 2, 0, 1, 1, 1])
  })

  test('EP 14.2: no more cards than fish, and no more than there are', () => {
    expect(market(1).refusal(0, 2)).toEqual({ reason: 'tooManyCards', rule: 'EP 14.2' })
    const table = deal({ options, groups: [[1]], fish: [9], deck: [7], arrange: g => void g.discards.splice(2) })
    expect(visit(table, 0, 1, 1).answers(0)).toEqual([0, 1, 2])
  })

  test('EP 14.2: without fish nothing is asked', () => {
    expect(market(0).asks(0)).toBe('keepAdvisor')
  })

  test('EP 7.12, EP 14.2: who knows the card on top still knows it when more are bought', () => {
    const table = market(3).play(0, 0).play(0, NONE).play(0, 6)
    expect(table.live.knowledge(0)).toEqual({ top: 6, drawn: NONE })
    visit(table, 1, 1, 1).play(1, 2)
    expect(table.live.knowledge(0)).toEqual({ top: NONE, drawn: 6 })
    table.play(1, NONE).play(1, 6)
    expect(table.live.knowledge(0)).toEqual({ top: 6, drawn: NONE })
  })
})

describe('alternative Academy', () => {
  const options = other('academy')
  const reserve = (wisdom: number, more: Parameters<typeof deal>[0] = {}) =>
    deal({
      options,
      groups: [[2]],
      row: [7, 8, 14],
      ...more,
      arrange(g) {
        g.reserve = wisdom
      },
    })

  test('EP 14.3: it begins with an empty reserve', () => {
    expect(deal({ options }).g.reserve).toBe(0)
  })

  test('EP 14.3: a banner is paid, and the reserve grows by one', () => {
    const table = visit(reserve(2), 0, 2, 2).play(0, 6)
    expect([table.g.advisors[0], table.g.reserve, goods(table, 0)]).toEqual([[6], 3, [3, 2, 0, 1, 1, 1]])
    expect(table.g.track[spot(0, 2)]).toBe(1)
  })

  test('EP 14.3: or the whole reserve is taken, with a step as well', () => {
    const table = visit(reserve(4), 0, 2, 2).play(0, NONE)
    expect([table.g.reserve, table.g.wisdom[0], table.g.track[spot(0, 2)], table.g.row.length]).toEqual([0, 6, 1, 3])
  })

  test('EP 14.3: wisdom is no payment here', () => {
    const table = visit(reserve(0, { resources: [[1, 1, 0, 0]], wisdom: [9] }), 0, 2, 2)
    expect(table.answers(0)).toEqual([6, 7])
    expect(table.refusal(0, 13)).toEqual({ reason: 'advisorTooDear', rule: 'EP 14.3' })
    expect(table.refusal(0, NONE)).toEqual({ reason: 'mayNotPass' })
  })

  test('EP 14.4: with an empty reserve and no banner to pay it is closed', () => {
    const poor = { resources: [[0, 0, 0, 0]], wisdom: [9] }
    expect(refused(reserve(0, poor), 0, 2, 2)).toEqual({ reason: 'nobodyToAppoint', rule: 'EP 14.4' })
    expect(refused(reserve(1, poor), 0, 2, 2)).toBeUndefined()
  })
})

describe('alternative Temple', () => {
  const options = other('temple')

  test.each([
    [0, [], [3, 3, 1, 1, 1, 1]],
    [1, [3], [3, 5, 1, 1, 1, 0]],
    [2, [0, 2], [3, 8, 0, 1, 0, 1]],
  ])('EP 14.5: with %i resources, %j', (offer, given, left) => {
    const table = visit(deal({ options, groups: [[34]] }), 0, 34, 7, 3).play(0, offer)
    for (const sort of given) table.play(0, sort)
    expect([goods(table, 0), table.g.temple[0]]).toEqual([left, 1 << 3])
  })

  test('EP 14.5: no more than one has', () => {
    const one = visit(deal({ options, groups: [[34]], resources: [[0, 0, 1, 0]] }), 0, 34, 7, 3)
    expect(one.answers(0)).toEqual([0, 1])
    expect(one.refusal(0, 2)).toEqual({ reason: 'tooFewResources', rule: 'EP 14.5' })
    expect(goods(one.play(0, 1), 0)).toEqual([3, 5, 0, 0, 0, 0])
  })

  test('EP 14.5: two resources may be of one sort', () => {
    const table = visit(deal({ options, groups: [[124]], resources: [[3, 1, 0, 0]] }), 0, 124, 7).play(0, 2)
    expect(goods(table.play(0, 0).play(0, 0), 0)).toEqual([3, 8, 1, 1, 0, 0])
    expect(table.g.temple[0]).toBe(0)
  })
})

describe('alternative Market', () => {
  const options = other('market')

  test.each([
    [66, 1, 4],
    [246, 2, 6],
    [1236, 3, 4],
    [12225, 3, 4],
  ])('EP 14.6: the group %i takes %i rewards, one of %i choices', (group, count, ways) => {
    const table = visit(deal({ options, groups: [[group]] }), 0, group, 12)
    expect(table.answers(0)).toHaveLength(ways)
    expect(table.answers(0).every(answer => (answer as number[]).length === count)).toBe(true)
  })

  test('EP 14.6: a Palace step, goods, and an advisor for free', () => {
    const table = visit(deal({ options, groups: [[1236]], row: [7, 8, 9] }), 0, 1236, 12).play(0, [0, 1, 2])
    table.play(0, 3).play(0, 7)
    expect([goods(table, 0), table.g.palace[0], table.g.advisors[0]]).toEqual([[5, 4, 1, 1, 1, 2], 1, [7]])
    expect(table.g.market[0]).toBe(1 << 3)
  })

  test('EP 14.6, EP 14.7: the step comes last, so that the resource can pay for it', () => {
    const table = visit(deal({ options, groups: [[246]], resources: [[0, 0, 0, 0]] }), 0, 246, 12).play(0, [1, 3])
    table.play(0, 2)
    expect(table.answers(0)).toEqual([NONE, 9])
    table.play(0, 9)
    expect([table.g.track[spot(0, 9)], goods(table, 0)]).toEqual([1, [5, 4, 0, 0, 0, 0]])
  })

  test.each([
    [4, 0],
    [6, 1],
    [9, 2],
    [11, 3],
  ])('EP 14.7: at %i the %ith sort pays for a step', (where, sort) => {
    const table = visit(deal({ options, groups: [[66]] }), 0, 66, 12).play(0, [3])
    expect(table.answers(0)).toEqual([NONE, 4, 6, 9, 11])
    table.play(0, where)
    expect([table.g.track[spot(0, where)], table.g.resources[sort]]).toEqual([1, 0])
  })

  test('EP 14.7: one can do without, and on a finished track there is none', () => {
    const none = visit(deal({ options, groups: [[66]] }), 0, 66, 12)
      .play(0, [3])
      .play(0, NONE)
    expect(goods(none, 0)).toEqual([3, 2, 1, 1, 1, 1])
    expect(none.happened).toContain('stepDeclined')
    const full = deal({
      options,
      groups: [[66]],
      arrange(g) {
        for (const where of [4, 6, 9, 11]) g.track[spot(0, where)] = where < 9 ? 4 : 2
      },
    })
    visit(full, 0, 66, 12).play(0, [3])
    expect(full.happened).not.toContain('trackMoved')
    expect(goods(full, 0)).toEqual([3, 2, 1, 1, 1, 1])
  })

  test('EP 14.7: such a step can finish a track', () => {
    const table = deal({
      options,
      groups: [[66]],
      arrange(g) {
        g.track[spot(0, 9)] = 1
      },
    })
    visit(table, 0, 66, 12).play(0, [3]).play(0, 9).play(0, 4)
    expect([table.g.layers[0], table.g.features[4]]).toEqual([layers(9), 0])
  })
})

describe('alternative Eternal Bridge', () => {
  const options = other('bridge')
  /** What a marker that stands on `from` brings with this die. */
  const crossing = (from: number, die: number, more: Parameters<typeof deal>[0] = {}) => {
    const table = deal({
      options,
      groups: [[die]],
      ...more,
      arrange(g) {
        g.track[spot(0, 13)] = from
      },
    })
    return visit(table, 0, die, 13, die)
  }

  test.each([
    [0, 2, [4, 2, 1, 1, 1, 1]],
    [2, 2, [3, 3, 1, 1, 1, 1]],
    [4, 2, [3, 2, 2, 1, 1, 1]],
    [8, 2, [3, 2, 1, 2, 1, 1]],
    [12, 2, [3, 2, 1, 1, 2, 1]],
    [15, 1, [4, 3, 1, 1, 1, 1]],
    [18, 1, [3, 2, 1, 1, 1, 2]],
  ])('EP 14.8: from %i with a %i: %j', (from, die, left) => {
    expect(goods(crossing(from, die), 0)).toEqual(left)
  })

  test('EP 14.8: choices on the way: a step for a resource, an advisor, a resource', () => {
    const step = crossing(6, 1).play(0, 4)
    expect([step.g.track[spot(0, 4)], step.g.resources[0]]).toEqual([1, 0])
    const advisor = crossing(9, 5, { row: [7, 8, 9] })
    expect(goods(advisor, 0)).toEqual([3, 2, 1, 1, 1, 1])
    advisor.play(0, 6)
    expect([advisor.g.advisors[0], goods(advisor, 0)]).toEqual([[6], [3, 2, 1, 1, 2, 1]])
    expect(goods(crossing(16, 2).play(0, 3), 0)).toEqual([3, 2, 1, 1, 1, 2])
  })

  test('EP 14.8: rewards come in the order of the spaces: a later one cannot pay for an earlier step', () => {
    const without = crossing(6, 3, { resources: [[0, 0, 0, 0]] })
    expect(without.happened).not.toContain('paid')
    expect([without.asks(0), goods(without, 0)]).toEqual(['makeGroups', [3, 2, 0, 1, 0, 0]])
    const withWood = crossing(6, 3, { resources: [[1, 0, 0, 0]] })
    expect([withWood.asks(0), withWood.answers(0)]).toEqual(['payForStep', [NONE, 4]])
    expect([withWood.g.track[spot(0, 13)], goods(withWood, 0)]).toEqual([7, [3, 2, 1, 0, 0, 0]])
    withWood.play(0, NONE)
    expect([withWood.g.track[spot(0, 13)], goods(withWood, 0)]).toEqual([9, [3, 2, 1, 1, 0, 0]])
  })

  test('EP 14.8: one Palace step near the end, then the layer and a feature', () => {
    const table = crossing(18, 6).play(0, 0)
    expect([table.g.palace[0], table.g.layers[0], table.g.track[spot(0, 13)]]).toEqual([1, layers(13), 22])
  })
})
