import { begin, componentProblems, FastChance, NONE, tableFor } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { builtIn } from '../components/index.ts'
import { title } from '../index.ts'
import { sizeOf } from '../rules/dice.ts'
import { conserved } from '../rules/hidden.ts'
import { cardsOf, groupsOn } from '../rules/master/cards.ts'
import { allHouses, countBits, has, type Realm, type RealmTable } from '../rules/model.ts'
import { setup } from '../rules/setup.ts'
import { at, deal, goods, visit } from './deal.ts'
import { eventsOf, master, masterPlays } from './master-deal.ts'

const solo = (options = {}): RealmTable => tableFor(title, 1, options) as RealmTable
const personalities = ['balance', 'enlightenment', 'perception', 'ascent', 'descent', 'uncertainty'] as const
const { lists, cards } = builtIn.personalities

const planning = ['game.nextRound', 'round.playing', 'plan.makeGroups'] as const

describe('the Master at the table', () => {
  test('EP 15.1: he is a second house, with 2 fish, 2 wisdom and no resources', () => {
    const table = solo()
    const g = setup(table, new FastChance(2))
    expect(allHouses(table)).toEqual([0, master])
    expect(title.game.automata?.(table)).toBe(1)
    expect(title.game.automata?.(tableFor(title, 2))).toBe(0)
    expect([g.fish, g.wisdom, g.dice]).toEqual([
      [3, 2],
      [2, 2],
      [3, 3],
    ])
    expect(g.resources).toEqual([1, 1, 1, 1, 0, 0, 0, 0])
    expect(g.row).toHaveLength(3)
    expect(g.deck).toHaveLength(27)
  })

  test('EP 15.1: nobody is asked for him, and both count for the penalty', () => {
    const table = masterPlays(4)
    expect(table.asked).toEqual([0])
    expect(table.happened).toContain('trackMoved')
    const both = deal({
      seats: 1,
      groups: [[4], [6]],
      fish: [3, 0],
      visits: [
        [0, 4, 4],
        [1, 4, 4],
      ],
    })
    expect(goods(visit(both, 0, 4, 4), 0)[0]).toBe(1)
  })

  test('EP 15.2: his dice are known by their colours', () => {
    const { g } = at(['game.nextRound', 'round.planning', 'roll.rollDice'], {
      seats: 1,
      draws: [0, 1, 2, 3, 4, 5],
      arrange: real => real.dice.fill(3),
    })
    expect(g.master.dice).toEqual([4, 5, 6])
    expect(g.rolled[master]).toBe(456)
  })

  test('EP 15.2: first the three other colours, his second own die last', () => {
    const own = [[1], [2], [3], [4], [0]]
    expect(groupsOn(own, [1, 2, 3])).toEqual([1, 2, 3])
    expect(groupsOn(own, [1, 2, 3, 4])).toEqual([1, 2, 3, 4])
    expect(groupsOn(own, [1, 2, 3, 4, 5])).toEqual([15, 2, 3, 4])
  })

  test.each(personalities)('EP 15.3: %s has eight cards and a list of its own', personality => {
    expect(cardsOf(solo({ master: personality }))).toHaveLength(8)
    const others = personalities.filter(other => other !== personality).map(other => lists[other].actions.join())
    expect(others).not.toContain(lists[personality].actions.join())
  })

  test('EP 15.3: Enlightenment likes the bridge, Uncertainty monuments, Perception the extra place', () => {
    const rank = (personality: (typeof personalities)[number], action: string) =>
      lists[personality].actions.indexOf(action)
    expect(rank('enlightenment', 'bridge')).toBeLessThan(2)
    expect(rank('uncertainty', 'monument')).toBeLessThan(2)
    expect(rank('perception', 'extra')).toBeLessThan(2)
    expect(rank('balance', 'extra')).toBe(-1)
    expect(lists.ascent.up).toBeGreaterThan(lists.ascent.down)
    expect(lists.descent.first).toBe('down')
  })

  test('EP 15.4: there are 17 cards that show every colour once, in rows of three at most', () => {
    expect(cards).toHaveLength(17)
    for (const { rows } of cards) {
      expect(rows.flat().toSorted()).toEqual([0, 1, 2, 3, 4])
      expect(Math.max(...rows.map(row => row.length))).toBeLessThanOrEqual(3)
    }
    expect(cards.flatMap(({ signs }) => signs)).toHaveLength(48)
    expect(new Set(cards.map(({ rows }) => JSON.stringify(rows))).size).toBe(17)
  })

  test('EP 15.4: eight rounds use each card once, then the eight are mixed again', () => {
    const table = at(planning, {
      seats: 1,
      groups: [[1], [2]],
      arrange(g) {
        g.master.dice.splice(0, 3, 2)
        g.master.deck.splice(0)
      },
      draws: [3],
    })
    const own = cardsOf(solo())
    expect(table.play(0, [0]).g.master.card).toBe(own[3])
    expect(table.g.master.deck).toEqual(own.filter((_, i) => i !== 3))
    expect(eventsOf(table, 'masterCardTurned')[0]).toMatchObject({ card: own[3], left: 7, groups: [2] })
  })

  test('EP 15.5: the card is turned after the plan, and its rows are his groups from the top', () => {
    const table = at(planning, {
      seats: 1,
      groups: [[1], []],
      arrange(g) {
        g.master.dice.splice(0, 3, 2, 3, 4, 5)
      },
      draws: [0],
    })
    expect(table.g.groups[master]).toEqual([])
    table.play(0, [0])
    const { card } = table.g.master
    expect(eventsOf(table, 'groupsShown')[0].groups[master]).toEqual(groupsOn(cards[card].rows, [2, 3, 4, 5]))
    expect(table.happened.indexOf('masterCardTurned')).toBeLessThan(table.happened.indexOf('groupsShown'))
  })

  test('EP 15.5: a colour without a die is left out, and so is a row without dice', () => {
    expect(groupsOn([[0], [1, 4], [2, 3]], [6, 5, 1])).toEqual([6, 15])
    expect(groupsOn([[4, 0], [3], [2, 1]], [6, 5, 1])).toEqual([1, 56])
  })

  test.each(personalities)('EP 15.5: %s has a row of three dice, which his second own die makes four', name => {
    const largest = (dice: readonly number[]) =>
      Math.max(...cardsOf(solo({ master: name })).flatMap(card => groupsOn(cards[card].rows, dice).map(sizeOf)))
    expect([largest([2, 2, 2, 2]), largest([2, 2, 2, 2, 2])]).toEqual([3, 4])
  })

  test('EP 15.5: his second own die joins the first one', () => {
    expect(
      groupsOn(
        [
          [0, 1, 2],
          [3, 4],
        ],
        [1, 2, 3, 4, 5],
      ),
    ).toEqual([125, 34])
  })

  test('EP 15.6: from a row above twelve the lowest dice go, each below all rows', () => {
    expect(groupsOn([[1, 2, 3], [4]], [5, 4, 6, 2])).toEqual([56, 2, 4])
    expect(groupsOn([[1, 2, 3], [4]], [4, 4, 4, 6])).toEqual([444, 6])
    expect(groupsOn([[1, 2, 3], [4]], [5, 5, 3, 1])).toEqual([55, 1, 3])
  })

  test('EP 15.6: of four dice one or two go', () => {
    expect(groupsOn([[1, 2, 3], [4]], [3, 4, 4, 6, 2])).toEqual([344, 6, 2])
    expect(groupsOn([[1, 2, 3], [4]], [6, 5, 4, 1, 6])).toEqual([66, 1, 4, 5])
  })

  test('EP 15.7: he plays the top-most group that is worth as much as one of yours', () => {
    const table = masterPlays(0, {
      groups: [[15], [4]],
      arrange(g) {
        g.groups[master] = [4, 24, 33]
        g.dice[master] = 5
      },
    })
    expect(eventsOf(table, 'masterChoseGroup')[0]).toMatchObject({ group: 24, like: 15 })
    expect(table.g.groups[master]).toEqual([4, 33])
  })

  test('EP 15.7: otherwise the top-most, and played groups no longer count', () => {
    const table = masterPlays(0, {
      groups: [[15], [4]],
      visits: [[0, 0, 4]],
      arrange(g) {
        g.groups[master] = [3, 4, 2]
        g.dice[master] = 3
      },
    })
    expect(eventsOf(table, 'masterChoseGroup')[0]).toMatchObject({ group: 3, like: NONE })
  })

  test('EP 15.2: a new die is the next of his colours', () => {
    const table = masterPlays(4, {
      groups: [[666], [4, 4, 4]],
      arrange(g) {
        g.groups[0] = [6]
        g.dice[0] = 5
        g.groups[master].splice(1)
        g.dice[master] = 4
        g.visits.push(0, 0, 6666, 1, 0, 444)
      },
    })
    visit(table, 0, 6, 0).play(0, 0)
    expect(eventsOf(table, 'dieAwarded')).toMatchObject([{ seat: master, dice: 5 }])
    expect(table.g.master.dice).toHaveLength(5)
  })
})

describe('what can be wrong', () => {
  test('a card that is not his, and one that he has twice', () => {
    const table = solo()
    const wrong = (change: (g: Realm) => void) => {
      const { g } = begin(title.game, { table, chance: new FastChance(1) }) as { g: Realm }
      change(g)
      return conserved(g, table)
    }
    expect(wrong(() => {})).toBeUndefined()
    expect(wrong(g => g.master.deck.push(1))).toBe('the Master has a card 1 that is not his')
    expect(wrong(g => g.master.deck.push(g.master.deck[0]))).toBe('the Master has a card twice')
    expect(
      wrong(g => {
        g.master.card = g.master.deck[2]
      }),
    ).toBe('the Master has a card twice')
  })

  test("mistakes in an owner's cards and lists", () => {
    const problems = (change: (own: typeof builtIn.personalities) => void) => {
      const personalities = structuredClone(builtIn.personalities)
      change(personalities)
      return componentProblems(title, { ...builtIn, personalities }).map(({ place, reason }) => `${place} ${reason}`)
    }
    expect(problems(own => own.lists.ascent.actions.push('wisdom'))).toEqual([
      'personalities.lists.ascent.actions actionTwice',
    ])
    expect(problems(own => own.lists.balance.actions.push('extra'))).toEqual([
      'personalities.lists.balance.actions balanceStaysAway',
    ])
    expect(problems(own => own.cards[3].rows[0].splice(0, 1, 1))).toEqual([
      'personalities.cards[3].rows eachColourOnce',
    ])
    const withoutAscent = (own: typeof builtIn.personalities) => {
      for (const { signs } of own.cards)
        signs.splice(0, signs.length, ...signs.filter(sign => sign !== 'ascent'), 'balance')
    }
    expect(problems(withoutAscent)).toEqual(['personalities.cards personalityWithoutCards'])
  })

  test('at other tables he has nothing', () => {
    const { g } = deal({ groups: [[1], [1]] })
    expect(g.master).toEqual({ dice: [], deck: [], card: NONE })
    expect(has(g.tokens, 1) && countBits(g.tokens)).toBe(9)
  })
})
