import { NONE } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { spot } from '../rules/model.ts'
import { at, deal, goods, refused, use, visit } from './deal.ts'

describe('when advisors are used', () => {
  test('EP 7.1: before the visit, and the visit is asked for again', () => {
    const table = use(deal({ groups: [[4], [4]], advisors: [[7, 9]] }), 0, 7)
    expect([goods(table, 0).slice(0, 2), table.asks(0)]).toEqual([[5, 1], 'visit'])
    expect(table.refusal(0, ['useAdvisor', 6])).toMatchObject({ reason: 'usedInThisRound', rule: 'EP 7.1' })
  })

  test('EP 7.1: after the visit, or the turn ends', () => {
    const table = visit(deal({ groups: [[4], [4]], advisors: [[7]] }), 0, 4, 4)
    expect([table.asks(0), table.answers(0)]).toEqual(['useAdvisorOrEnd', [NONE, 6]])
    expect(table.refusal(0, 8)).toMatchObject({ reason: 'notYourAdvisor' })
    table.play(0, 6)
    expect(table.asked).toEqual([1])
  })

  test('EP 7.1: also in the turn in which it was appointed', () => {
    const table = visit(deal({ groups: [[2], [4]], row: [7] }), 0, 2, 2).play(0, [6, 0])
    expect(table.asks(0)).toBe('useAdvisorOrEnd')
    expect(goods(table.play(0, 6), 0)).toEqual([5, 3, 0, 1, 1, 1])
  })

  test('EP 7.1: two copies are used once each', () => {
    const table = deal({ seats: 4, groups: [[4, 4], [4], [4], [4]], advisors: [[7, 7]], wisdom: [5] })
    // Which of the copies is used makes no difference, so it is offered once.
    expect(table.answers(0).filter(answer => (answer as unknown[])[0] === 'useAdvisor')).toHaveLength(1)
    use(use(table, 0, 7), 0, 7)
    expect(goods(table, 0).slice(0, 2)).toEqual([8, 3])
    expect(table.answers(0).some(answer => (answer as unknown[])[0] === 'useAdvisor')).toBe(false)
  })

  test('EP 7.1: who has no group left has no turn and no advisors either', () => {
    const table = deal({ groups: [[], [4, 4]], advisors: [[7]] })
    expect(table.asked).toEqual([1])
  })

  test('EP 7.1: what cannot be paid cannot be used, and Artisans act by themselves', () => {
    const table = deal({ groups: [[4]], advisors: [[7, 9, 19]], wisdom: [0] })
    expect(table.refusal(0, ['useAdvisor', 6])).toMatchObject({ reason: 'advisorNotPayable', rule: 'EP 7.4' })
    expect(table.refusal(0, ['useAdvisor', 18])).toMatchObject({ reason: 'actsByItself', rule: 'EP 7.9' })
  })

  test.each([
    [7, [0, 1, 0, 0, 0, 0]],
    [9, [1, 0, 0, 0, 0, 0]],
    [10, [2, 0, 0, 0, 0, 0]],
    [15, [3, 0, 0, 0, 0, 0]],
    [11, [0, 0, 0, 1, 0, 0]],
    [18, [0, 0, 1, 0, 1, 1]],
  ])(
    'EP 7.1: advisor %i can be used with exactly what it asks for, and not with less',
    (number, [fish, wisdom, ...resources]) => {
      const table = (less: number) =>
        deal({
          groups: [[4]],
          advisors: [[number]],
          fish: [Math.max(0, fish - less)],
          wisdom: [Math.max(0, wisdom - less)],
          resources: [resources.map(count => Math.max(0, count - less))],
        })
      const offered = (less: number) =>
        table(less)
          .answers(0)
          .filter(answer => (answer as unknown[])[0] === 'useAdvisor')
      expect([offered(0).length, offered(1).length]).toEqual([1, 0])
    },
  )

  test('EP 7.2: Benefactors are discarded, the others stay', () => {
    const table = visit(deal({ groups: [[2], [2]], row: [1, 20] }), 0, 2, 2).play(0, [0, 0])
    expect([table.g.discards.includes(0), table.g.advisors[0]]).toEqual([true, []])
    visit(table, 1, 2, 2).play(1, [19, 0])
    expect(table.g.advisors[1]).toEqual([19])
  })
})

describe('Benefactors', () => {
  /** Appointed with 2 wisdom, so that what remains is the reward. */
  const appoint = (number: number, more = {}) =>
    visit(deal({ groups: [[2]], row: [number], wisdom: [2], ...more }), 0, 2, 2).play(0, [number - 1, 1])

  test('EP 7.3: advisor 1 gives four wisdom', () => {
    expect(goods(appoint(1), 0)).toEqual([3, 4, 1, 1, 1, 1])
  })
  test('EP 7.3: advisor 2 gives one fish, one wisdom and a resource', () => {
    expect(goods(appoint(2).play(0, 2), 0)).toEqual([4, 1, 1, 1, 2, 1])
  })
  test('EP 7.3: advisor 3 gives four fish', () => {
    expect(goods(appoint(3), 0)).toEqual([7, 0, 1, 1, 1, 1])
  })
  test('EP 7.3: advisor 4 gives two resources, equal or not', () => {
    expect(goods(appoint(4).play(0, 0).play(0, 0), 0)).toEqual([3, 0, 3, 1, 1, 1])
    expect(goods(appoint(4).play(0, 1).play(0, 3), 0)).toEqual([3, 0, 1, 2, 1, 2])
  })
  test('EP 7.3: advisor 5 gives a step at the Palace', () => {
    expect(appoint(5).g.palace[0]).toBe(1)
  })
  test('EP 7.3: advisor 6 gives a step at a resource location', () => {
    const table = appoint(6, {
      arrange(g: { track: number[] }) {
        g.track[spot(0, 6)] = 4
      },
    })
    expect(table.answers(0)).toEqual([4, 9, 11])
    expect(table.refusal(0, 6)).toMatchObject({ reason: 'trackIsFull', rule: 'EP 7.3' })
    expect(table.play(0, 9).g.track[spot(0, 9)]).toBe(1)
  })
  test('EP 7.3: with all four tracks finished advisor 6 gives nothing', () => {
    const table = appoint(6, { arrange: (g: { track: number[] }) => void g.track.fill(4) })
    expect(table.happened.filter(type => type === 'trackMoved')).toHaveLength(1)
  })
})

describe('Traders', () => {
  const trade = (number: number, answers: readonly number[], edition: 'en' | 'de' = 'en') => {
    const table = deal({ edition, groups: [[4]], advisors: [[number]], fish: [4], wisdom: [4] })
    use(table, 0, number)
    for (const answer of answers) table.play(0, answer)
    expect(table.asks(0)).toBe('visit')
    expect(
      table
        .events()
        .filter(event => event.type === 'advisorUsed')
        .map(event => event.rule),
    ).toEqual(['EP 7.4'])
    return goods(table, 0)
  }

  test('EP 7.4: advisor 7 trades one wisdom for two fish', () => {
    expect(trade(7, [])).toEqual([6, 3, 1, 1, 1, 1])
  })
  test('EP 7.4: advisor 8 trades one wisdom for a resource', () => {
    expect(trade(8, [2])).toEqual([4, 3, 1, 1, 2, 1])
  })
  test('EP 7.4: advisor 9 trades one fish for one wisdom', () => {
    expect(trade(9, [])).toEqual([3, 5, 1, 1, 1, 1])
  })
  test('EP 7.4: advisor 10 trades two fish for a resource', () => {
    expect(trade(10, [0])).toEqual([2, 4, 2, 1, 1, 1])
  })
  test('EP 7.4, EP 1.6: advisor 11 trades a resource for two wisdom, in the German edition for one', () => {
    expect(trade(11, [3])).toEqual([4, 6, 1, 1, 1, 0])
    expect(trade(11, [3], 'de')).toEqual([4, 5, 1, 1, 1, 0])
  })
  test('EP 7.4: advisor 12 trades a resource for one of another sort', () => {
    expect(trade(12, [3, 0])).toEqual([4, 4, 2, 1, 1, 0])
    const table = use(deal({ groups: [[4]], advisors: [[12]] }), 0, 12).play(0, 3)
    expect(table.answers(0)).toEqual([0, 1, 2])
    expect(table.refusal(0, 3)).toEqual({ reason: 'takeAnother', rule: 'EP 7.4' })
  })
  test('EP 7.4: only a resource that one has can be paid', () => {
    const table = use(deal({ groups: [[4]], advisors: [[12]], resources: [[0, 2, 0, 1]] }), 0, 12)
    expect(table.answers(0)).toEqual([1, 3])
    expect(table.refusal(0, 0)).toMatchObject({ reason: 'noSuchResource' })
  })
})

describe('Diplomats', () => {
  const give = (number: number, answers: readonly number[], edition: 'en' | 'de' = 'en') => {
    const table = deal({ seats: 3, edition, groups: [[4]], advisors: [[number]], fish: [4], wisdom: [4] })
    use(table, 0, number)
    expect(table.answers(0)).toEqual([1, 2])
    table.play(0, 2)
    for (const answer of answers) table.play(0, answer)
    expect(
      table
        .events()
        .filter(event => event.type === 'advisorUsed')
        .map(event => event.rule),
    ).toEqual(['EP 7.5'])
    expect([table.asks(0), goods(table, 1)]).toEqual(['visit', [3, 2, 1, 1, 1, 1]])
    return [goods(table, 0), goods(table, 2), table.g.palace[0]]
  }

  test('EP 7.5: advisor 13 gives one wisdom, for one fish and a resource', () => {
    expect(give(13, [1])).toEqual([[5, 3, 1, 2, 1, 1], [3, 3, 1, 1, 1, 1], 0])
  })
  test('EP 7.5: advisor 14 gives one fish, for two wisdom', () => {
    expect(give(14, [])).toEqual([[3, 6, 1, 1, 1, 1], [4, 2, 1, 1, 1, 1], 0])
  })
  test('EP 7.5: advisor 15 gives three fish, for two resources', () => {
    expect(give(15, [0, 0])).toEqual([[1, 4, 3, 1, 1, 1], [6, 2, 1, 1, 1, 1], 0])
  })
  test('EP 7.5: advisor 16 gives a resource, for three wisdom', () => {
    expect(give(16, [1])).toEqual([[4, 7, 1, 0, 1, 1], [3, 2, 1, 2, 1, 1], 0])
  })
  test('EP 7.5, EP 1.6: advisor 17 gives a resource, for another one and one wisdom, in the German edition three', () => {
    expect(give(17, [1, 0])).toEqual([[4, 5, 2, 0, 1, 1], [3, 2, 1, 2, 1, 1], 0])
    expect(give(17, [1, 0], 'de')).toEqual([[4, 7, 2, 0, 1, 1], [3, 2, 1, 2, 1, 1], 0])
  })
  test('EP 7.5: advisor 18 gives three resources, for a step at the Palace', () => {
    expect(give(18, [0, 1, 3])).toEqual([[4, 4, 0, 0, 1, 0], [3, 2, 2, 2, 1, 2], 1])
  })
  test('EP 7.5: with two houses nobody is asked who receives it', () => {
    const table = use(deal({ groups: [[4]], advisors: [[14]] }), 0, 14)
    expect([goods(table, 0), goods(table, 1)]).toEqual([
      [2, 4, 1, 1, 1, 1],
      [4, 2, 1, 1, 1, 1],
    ])
  })
  test('EP 7.5: with fewer than three resources advisor 18 cannot be used', () => {
    const table = deal({ groups: [[4]], advisors: [[18]], resources: [[1, 1, 0, 0]] })
    expect(table.refusal(0, ['useAdvisor', 17])?.reason).toBe('notOffered')
    expect(table.answers(0).every(answer => (answer as unknown[])[0] === 'visit')).toBe(true)
  })
})

describe('getting advisors', () => {
  test('EP 7.6: a banner is paid in full or not at all', () => {
    const table = visit(deal({ groups: [[2]], row: [13, 21], wisdom: [2], resources: [[1, 1, 0, 9]] }), 0, 2, 2)
    // 13 costs wood, stone and kaolin, 21 two wood: neither banner can be paid
    expect(table.answers(0)).toEqual([
      [12, 1],
      [20, 1],
    ])
    expect(table.refusal(0, [12, 0])).toMatchObject({ reason: 'advisorTooDear' })
  })

  test('EP 7.7: a free advisor is neither paid nor rewarded', () => {
    const table = deal({ groups: [[1]], row: [13, 21], arrange: g => void g.track.fill(9) })
    visit(table, 0, 1, 13, 1).play(0, 12)
    expect([goods(table, 0), table.g.advisors[0], table.g.row]).toEqual([[3, 2, 1, 1, 1, 1], [12], [20]])
  })

  test('EP 7.8: an empty deck is made of the discards', () => {
    const table = visit(deal({ groups: [[1]], deck: [7], row: [1, 2, 3] }), 0, 1, 1)
    expect(table.happened).toContain('deckShuffled')
    expect([table.g.drawn.length, table.g.drawn.includes(6), table.g.discards]).toEqual([3, true, []])
  })

  test('EP 7.8: the card on top is drawn first', () => {
    const table = deal({
      groups: [[1]],
      deck: [8, 9, 10],
      arrange(g) {
        g.top = g.discards.splice(g.discards.indexOf(6), 1)[0]
      },
    })
    visit(table, 0, 1, 1)
    expect([table.g.drawn.includes(6), table.g.deck.length]).toEqual([true, 1])
  })
})

describe('Artisans', () => {
  test.each([
    [19, 0],
    [20, 1],
    [21, 2],
    [22, 3],
  ])('EP 7.9: advisor %i brings one of the %ith sort at a resource location, once a round', (number, sort) => {
    const table = deal({ groups: [[6, 45]], advisors: [[number]] })
    visit(table, 0, 6, 6)
    const wanted = [1, 2, 1, 1].map((n, i) => (i === sort ? n + 1 : n))
    expect(goods(table, 0).slice(2)).toEqual(wanted)
    visit(table, 0, 45, 9)
    expect(goods(table, 0).slice(2)).toEqual(wanted.map((n, i) => (i === 2 ? n + 1 : n)))
  })

  test('EP 7.9: several of them help at the same visit, and none elsewhere', () => {
    const table = deal({ groups: [[3, 6]], advisors: [[19, 22]] })
    visit(table, 0, 3, 0).play(0, 0)
    expect(goods(table, 0)).toEqual([5, 2, 1, 1, 1, 1])
    visit(table, 0, 6, 6)
    expect(goods(table, 0)).toEqual([5, 2, 2, 2, 1, 2])
  })

  const rolling = ['game.nextRound', 'round.planning', 'roll.rollDice']

  test('EP 7.10: advisor 23 brings two wisdom for the lowest total', () => {
    const two = { groups: [[11], [11]], advisors: [[23]] }
    expect(at(rolling, { ...two, draws: [0, 1, 3, 3] }).g.wisdom).toEqual([4, 2])
    expect(at(rolling, { ...two, draws: [4, 4, 3, 3] }).g.wisdom).toEqual([2, 2])
  })

  test('EP 7.10: advisor 23 brings nothing on a tie', () => {
    expect(at(rolling, { groups: [[11], [11]], advisors: [[23]], draws: [0, 1, 1, 0] }).g.wisdom).toEqual([2, 2])
  })

  const planning = ['game.nextRound', 'round.playing', 'plan.makeGroups']
  const planned = (rolled: number, groups: number[], edition: 'en' | 'de' = 'en') =>
    at(planning, { edition, groups: [[rolled], [1]], advisors: [[24]] })
      .play(1, [0])
      .play(0, groups)

  test('EP 7.11: advisor 24 brings one fish for a group of two, by itself if nothing else fits', () => {
    const table = planned(123, [0, 0, 1])
    expect([goods(table, 0), table.asks(0)]).toEqual([[4, 2, 1, 1, 1, 1], 'visit'])
  })

  test('EP 7.11, EP 1.6: a group of three brings a resource, in the German edition one wisdom', () => {
    expect(goods(planned(123, [0, 0, 0]).play(0, 2), 0)).toEqual([3, 2, 1, 1, 2, 1])
    expect(goods(planned(123, [0, 0, 0], 'de'), 0)).toEqual([3, 3, 1, 1, 1, 1])
  })

  test.each([
    [1234, [0, 0, 0, 0]],
    [12345, [0, 0, 0, 0, 0]],
  ])('EP 7.11: %i in one group brings a step at the Palace', (rolled, groups) => {
    expect(planned(rolled, groups).g.palace[0]).toBe(1)
  })

  test('EP 7.11: if several groups fit one is chosen', () => {
    const table = planned(12345, [0, 0, 1, 1, 1])
    expect([table.asks(0), table.answers(0)]).toEqual(['takeGroupReward', [2, 3]])
    expect(table.refusal(0, 4)).toEqual({ reason: 'noSuchGroup', rule: 'EP 7.11', values: { dice: 4 } })
    expect(goods(table.play(0, 2), 0)).toEqual([4, 2, 1, 1, 1, 1])
  })

  test('EP 7.11: single dice bring nothing', () => {
    expect(goods(planned(123, [0, 1, 2]), 0)).toEqual([3, 2, 1, 1, 1, 1])
  })

  test('EP 7.11: one that is appointed later in the round waits for the next', () => {
    const table = visit(deal({ groups: [[2, 13]], row: [20, 24] }), 0, 2, 2).play(0, [23, 1])
    expect(table.g.advisors[0]).toEqual([23])
    expect(goods(table, 0)).toEqual([3, 0, 1, 1, 1, 1])
    expect(refused(table, 0, 13, 4)).toBeUndefined()
  })
})
