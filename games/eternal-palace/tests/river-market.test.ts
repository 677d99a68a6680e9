import { NONE } from '@palatine/kernel'
import type { Position } from '@palatine/kernel/testing'
import { describe, expect, test } from 'vitest'
import { has, place, type Realm, spot } from '../rules/model.ts'
import { deal, goods, layers, refused, visit } from './deal.ts'

const options = { extra: 'riverMarket' }
const river = place.extra
const demanded = (card: number, more: Parameters<typeof deal>[0] = {}, markers: readonly number[] = []) =>
  deal({
    options,
    groups: [[5]],
    ...more,
    arrange(g, table) {
      const others = [...g.demandDeck, g.demand].filter(other => other !== card - 1)
      g.demand = card - 1
      g.demandDeck.splice(0, 12, ...others.sort((a, b) => a - b))
      markers.forEach((house, space) => {
        g.demandMarkers[space] = house
      })
      more.arrange?.(g, table)
    },
  })

describe('River Market', () => {
  test.each([
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
  ])('EP 12.1: with %i houses %i demands count, and one of twelve cards lies open', (seats, spaces) => {
    const { g } = deal({ options, seats })
    expect(g.demandMarkers).toEqual(new Array(spaces).fill(NONE))
    expect([...g.demandDeck, g.demand].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(has(g.tokens, river)).toBe(true)
  })

  test('EP 12.2: any resource; kaolin or bronze; with four houses also wood or stone', () => {
    expect(visit(demanded(3), 0, 5, river).answers(0)).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ])
    const four = visit(demanded(3, { seats: 4, resources: [[0, 2, 0, 1]] }), 0, 5, river)
    expect(four.answers(0)).toEqual([
      [0, 1],
      [0, 3],
      [1, 3],
      [2, 1],
    ])
  })

  test('EP 12.2: the resource is paid and a marker placed; a second visit may place another', () => {
    const table = demanded(3, { seats: 4, groups: [[5, 6]] })
    visit(table, 0, 5, river).play(0, [1, 2])
    expect([table.g.demandMarkers, goods(table, 0)]).toEqual([
      [NONE, 0, NONE],
      [4, 2, 1, 1, 0, 1],
    ])
    visit(table, 0, 6, river)
    expect(table.refusal(0, [1, 3])).toEqual({ reason: 'demandNotPayable', rule: 'EP 12.2' })
    expect(table.play(0, [2, 0]).g.demandMarkers).toEqual([NONE, 0, 0])
  })

  test('EP 12.2: a single die; who has nothing that is demanded cannot visit', () => {
    expect(refused(demanded(3, { groups: [[23]] }), 0, 23, river)).toEqual({ reason: 'singleDieOnly', rule: 'EP 12.2' })
    const empty = demanded(3, { resources: [[5, 5, 0, 0]] }, [1])
    expect(refused(empty, 0, 5, river)).toEqual({ reason: 'noDemandPayable', rule: 'EP 12.2' })
  })

  test('EP 12.2: the penalty in fish is asked here, too', () => {
    const table = demanded(3, { fish: [0], visits: [[1, river, 3]] })
    expect(refused(table, 0, 5, river)).toMatchObject({ reason: 'notEnoughFish', rule: 'EP 4.6' })
  })

  test('EP 12.3: the fourth step brings layer X, and the first a feature', () => {
    const table = demanded(3, {
      groups: [[5], [5]],
      arrange(g) {
        g.track[spot(0, river)] = 3
        g.track[spot(1, river)] = 4
        g.layers[1] = layers(14)
      },
    })
    visit(table, 0, 5, river).play(0, [0, 0]).play(0, 2)
    expect([table.g.track[spot(0, river)], table.g.layers[0], table.g.features[2]]).toEqual([4, layers(14), 0])
  })

  test('EP 12.3: after that visits go on, without a step', () => {
    const table = demanded(3, {
      arrange(g) {
        g.track[spot(0, river)] = 4
      },
    })
    visit(table, 0, 5, river).play(0, [0, 0])
    expect([table.g.track[spot(0, river)], table.g.demandMarkers]).toEqual([4, [0, NONE]])
  })

  test('EP 12.3, EP 12.4: the step comes before the reckoning', () => {
    const table = demanded(
      3,
      {
        arrange(g) {
          g.track[spot(0, river)] = 3
        },
      },
      [1],
    )
    visit(table, 0, 5, river).play(0, [1, 2])
    expect(table.asks(0)).toBe('takeFeature')
    expect(table.g.palace).toEqual([0, 0])
    expect(table.play(0, 0).g.palace).toEqual([1, 1])
  })

  test('EP 12.4: first who satisfied the last demand, then the others in turn order', () => {
    const table = demanded(7, { seats: 4, groups: [[], [], [5]], resources: [[], [], [], [2, 2]] }, [0, 0])
    visit(table, 2, 5, river).play(2, [2, 0])
    const asked: number[] = []
    while (table.asks(table.asked[0]) !== undefined && !table.over && asked.length < 20) {
      const [seat] = table.asked
      if (!['takeResource', 'giveUpResource'].includes(table.asks(seat) ?? '')) break
      asked.push(seat)
      table.play(seat, table.answers(seat)[0])
    }
    // 2 takes one; 3 loses two; 0 takes two; 1 loses two
    expect(asked).toEqual([2, 3, 3, 0, 0, 1, 1])
  })

  test('EP 12.4: then the markers come back and another card is turned up', () => {
    const table = demanded(3, { draws: [0] }, [1])
    visit(table, 0, 5, river).play(0, [1, 2])
    expect([table.g.demandMarkers, table.g.demand, table.g.demandDiscards]).toEqual([[NONE, NONE], 0, [2]])
    expect(table.happened.slice(-2)).not.toContain('demandFulfilled')
    expect(table.happened.filter(type => type === 'demandFulfilled' || type === 'demandTurned')).toEqual([
      'demandFulfilled',
      'demandTurned',
    ])
  })

  test('EP 12.4: when all cards are done they are mixed again', () => {
    const table = demanded(
      3,
      {
        draws: [11],
        arrange: g => {
          g.demandDiscards.push(...g.demandDeck.splice(0))
        },
      },
      [1],
    )
    visit(table, 0, 5, river).play(0, [1, 2])
    expect([table.g.demand, table.g.demandDeck.length, table.g.demandDiscards]).toEqual([11, 11, []])
  })
})

type Answers = readonly (number | readonly number[])[]

/** House 0 gets the reward of a card twice, house 1 pays the penalty; both answer what they are asked. */
function reckoned(card: number, own: Answers, other: Answers, poor?: Parameters<typeof deal>[0]): Position<Realm> {
  const table = demanded(
    card,
    {
      fish: [5, 5],
      wisdom: [5, 5],
      resources: [
        [4, 4, 4, 4],
        [2, 2, 2, 2],
      ],
      advisors: [[], [7, 9]],
      deck: [19, 20, 21, 22, 23, 24],
      draws: card === 2 ? [0, 0, 0, 0, 0, 0] : [],
      ...poor,
      arrange(g, seats) {
        g.palace.fill(3)
        poor?.arrange?.(g, seats)
      },
    },
    [0],
  )
  visit(table, 0, 5, river).play(0, [1, 2])
  for (const answer of own) table.play(0, answer as never)
  for (const answer of other) table.play(1, answer as never)
  expect(table.g.demandDiscards).toEqual([card - 1])
  return table
}

/** Fish, wisdom, resources, Palace, advisors. */
const all = (table: Position<Realm>, house: number) => [
  ...goods(table, house),
  table.g.palace[house],
  table.g.advisors[house].length,
]

// House 0 has paid one kaolin of 4; house 1 began with 5 fish, 5 wisdom, 2 of each resource, Palace 3, two advisors.
describe('demand cards', () => {
  test.each([
    [1, [4, NONE], [5, 5, 2, 4, 3, 4, 3, 0], [], [4, 5, 2, 2, 2, 2, 3, 2]],
    [2, [18, 21], [5, 5, 4, 4, 3, 4, 3, 2], [], [4, 5, 2, 2, 2, 2, 3, 2]],
    [3, [], [5, 5, 4, 4, 3, 4, 5, 0], [], [5, 4, 2, 2, 2, 2, 3, 2]],
    [4, [], [5, 5, 6, 6, 5, 6, 3, 0], [], [2, 5, 2, 2, 2, 2, 3, 2]],
    [5, [0, 0, 1, 3], [5, 5, 6, 5, 3, 5, 3, 0], [], [4, 4, 2, 2, 2, 2, 3, 2]],
    [
      6,
      [
        [0, 1],
        [2, 3],
      ],
      [5, 5, 5, 5, 4, 5, 3, 0],
      [3],
      [5, 5, 2, 2, 2, 1, 3, 2],
    ],
    [7, [2, 2], [5, 5, 4, 4, 5, 4, 3, 0], [0, 1], [5, 5, 1, 1, 2, 2, 3, 2]],
    [8, [], [7, 11, 4, 4, 3, 4, 3, 0], [0, 0], [5, 5, 0, 2, 2, 2, 3, 2]],
    [9, [], [5, 11, 4, 4, 3, 4, 3, 0], [0, 1, 2], [5, 5, 1, 1, 1, 2, 3, 2]],
    [10, [], [13, 5, 4, 4, 3, 4, 3, 0], [3, 3, 2], [5, 4, 2, 2, 1, 0, 3, 2]],
    [11, [], [5, 9, 4, 4, 3, 4, 3, 0], [], [5, 5, 2, 2, 2, 2, 2, 2]],
    [12, [], [11, 5, 4, 4, 3, 4, 3, 0], [8], [5, 5, 2, 2, 2, 2, 3, 1]],
  ] as const)(
    'EP 12.4, EP 12.6: card %i: its reward for each of two markers, and its penalty without one',
    (card, own, gained, other, lost) => {
      const table = reckoned(card, own, other)
      expect(all(table, 0)).toEqual(gained)
      expect(all(table, 1)).toEqual(lost)
      if (card === 1) expect(table.g.track[spot(0, 4)]).toBe(1)
    },
  )

  const rest = (fish: number, wisdom: number, resources: readonly number[], palace = 3, advisors = 2) => ({
    fish: [5, fish],
    wisdom: [5, wisdom],
    resources: [[4, 4, 4, 4], resources],
    advisors: advisors === 0 ? [] : [[], [7, 9]],
    arrange(g: Realm) {
      g.palace[1] = palace
    },
  })
  test.each([
    [1, [NONE, NONE], rest(0, 5, [2, 2, 2, 2]), [0, 5, 2, 2, 2, 2, 3, 2]],
    [2, [NONE, NONE], rest(0, 5, [2, 2, 2, 2]), [0, 5, 2, 2, 2, 2, 3, 2]],
    [3, [], rest(5, 0, [2, 2, 2, 2]), [5, 0, 2, 2, 2, 2, 3, 2]],
    [4, [], rest(2, 5, [2, 2, 2, 2]), [0, 5, 2, 2, 2, 2, 3, 2]],
    [5, [0, 0, 0, 0], rest(0, 5, [2, 2, 2, 2]), [0, 4, 2, 2, 2, 2, 3, 2]],
    [
      6,
      [
        [0, 1],
        [0, 1],
      ],
      rest(5, 5, [0, 0, 0, 0]),
      [5, 5, 0, 0, 0, 0, 3, 2],
    ],
    [7, [0, 0], rest(5, 5, [0, 1, 0, 0]), [5, 5, 0, 0, 0, 0, 3, 2]],
    [8, [], rest(5, 5, [0, 0, 0, 1]), [5, 5, 0, 0, 0, 0, 3, 2]],
    [9, [], rest(5, 5, [1, 0, 1, 0]), [5, 5, 0, 0, 0, 0, 3, 2]],
    [10, [], rest(5, 0, [2, 0, 0, 0]), [5, 0, 0, 0, 0, 0, 3, 2]],
    [11, [], rest(5, 5, [2, 2, 2, 2], 0), [5, 5, 2, 2, 2, 2, 0, 2]],
    [12, [], rest(5, 5, [2, 2, 2, 2], 3, 0), [5, 5, 2, 2, 2, 2, 3, 0]],
  ] as const)(
    'EP 12.5: card %i: a penalty that cannot be paid in full takes what there is',
    (card, own, poor, left) => {
      expect(all(reckoned(card, own, [], poor as Parameters<typeof deal>[0]), 1)).toEqual(left)
    },
  )

  test('EP 12.5: one may only give up what one has', () => {
    const table = demanded(7, { resources: [[], [2, 0, 2, 0]] }, [0])
    visit(table, 0, 5, river).play(0, [1, 2]).play(0, 0).play(0, 0)
    expect(table.refusal(1, 1)).toEqual({ reason: 'noSuchResource', rule: 'EP 12.5' })
    expect(goods(table.play(1, 0).play(1, 2), 1)).toEqual([3, 2, 1, 0, 1, 0])
  })

  test('EP 12.5: the lost advisor is discarded, of two copies the used one', () => {
    const table = demanded(
      12,
      { seats: 4, groups: [[5], [3]], advisors: [[], [7, 7, 9]], arrange: g => void g.used[1].push(6) },
      [0, 0],
    )
    visit(table, 0, 5, river).play(0, [2, 0])
    expect(table.refusal(1, 11)).toEqual({ reason: 'notYourAdvisor', rule: 'EP 12.5' })
    table.play(1, 6)
    expect([table.g.advisors[1], table.g.used[1], table.g.discards]).toEqual([[6, 8], [], [6]])
  })

  test('EP 12.6: the two resources of card 6 differ', () => {
    const table = demanded(6, {}, [1])
    visit(table, 0, 5, river).play(0, [1, 2])
    expect(table.answers(0)).toHaveLength(6)
    expect(table.refusal(0, [1, 1])).toEqual({ reason: 'takeDifferentOnes', rule: 'EP 12.6' })
  })

  test('EP 12.6, EP 14.7: card 1 asks for two resources of the same sort', () => {
    const table = demanded(1, { resources: [[2, 1, 3, 0]] }, [1])
    visit(table, 0, 5, river)
    expect(table.answers(0)).toEqual([NONE, 4, 9])
    expect(table.refusal(0, 6)).toEqual({ reason: 'stepNotPayable', rule: 'EP 14.7' })
    expect(table.play(0, 9).g.track[spot(0, 9)]).toBe(1)
    expect(goods(table, 0)).toEqual([3, 2, 2, 1, 0, 0])
  })

  test('EP 12.7: three cards are seen by one alone; one may be had for nothing, the others are discarded', () => {
    const table = demanded(2, { deck: [19, 20, 21, 22], draws: [0, 0, 0] }, [1])
    visit(table, 0, 5, river).play(0, [1, 2])
    expect([table.asks(0), table.g.drawn]).toEqual(['recruitAdvisor', [18, 19, 20]])
    expect(table.live.view(1).g.drawn).toEqual([-1, -1, -1])
    const before = goods(table, 0)
    table.play(0, 19)
    expect([table.g.advisors[0], goods(table, 0)]).toEqual([[19], before])
    expect(table.events(1).find(event => event.type === 'advisorsDiscarded')).toMatchObject({ advisors: [18, 20] })
    expect(table.g.drawer).toBe(1)
  })

  test('EP 12.7: nobody has to be appointed', () => {
    const table = demanded(2, { deck: [19, 20, 21], draws: [0, 0, 0] }, [0])
    visit(table, 0, 5, river).play(0, [1, 2]).play(0, NONE)
    expect([table.g.advisors[0], table.g.discards.filter(card => card >= 18 && card <= 20)]).toEqual([[], []])
    expect(table.happened.filter(type => type === 'advisorsDiscarded')).toHaveLength(1)
  })

  test('EP 12.7: what a Benefactor gives comes before the next reward', () => {
    const table = demanded(2, { deck: [4, 19, 20, 21, 22, 23], draws: [0, 0, 0, 0, 0, 0] }, [0])
    visit(table, 0, 5, river).play(0, [1, 2]).play(0, 3)
    expect(table.asks(0)).toBe('takeResource')
    table.play(0, 0).play(0, 0)
    expect(table.asks(0)).toBe('recruitAdvisor')
  })
})
