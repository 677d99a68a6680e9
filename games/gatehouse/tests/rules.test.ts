import { FastChance, HIDDEN, LiveTable, makeTable, NONE, tableFor } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { title } from '../index.ts'
import { reward } from '../rules/bid.ts'
import type { Gate } from '../rules/model.ts'
import { result, scoreParts } from '../rules/scoring.ts'
import { deal, stone } from './deal.ts'

const open = (seats: number, options = {}) =>
  LiveTable.open(title.game, tableFor(title, seats, options), new FastChance(3)) as unknown as LiveTable<Gate>

describe('before the game', () => {
  test('GH 1.2: everybody holds five stones, the other stones are the pile', () => {
    const { g } = open(3).state
    expect(g.hands.map(hand => hand.length)).toEqual([5, 5, 5])
    expect(g.pile.length).toBe(32 - 15)
    expect(g.walls).toEqual([[], [], []])
  })

  test('GH 1.3: a seat sees its own hand and how many stones the others hold', () => {
    const live = open(2)
    const { hands, pile } = live.view(0).g
    expect(hands[0]).toEqual(live.state.g.hands[0])
    expect(hands[1]).toEqual(new Array(5).fill(HIDDEN))
    expect(new Set(pile)).toEqual(new Set([HIDDEN]))
    expect(live.view(null).g.hands.flat()).toEqual(new Array(10).fill(HIDDEN))
  })

  test('GH 1.4: the large die is refused with two rounds', () => {
    const refused = { refused: { reason: 'largeDieNeedsRounds', rule: 'GH 1.4' } }
    expect(makeTable(title, 3, { rounds: 2, die: 'eight' })).toEqual(refused)
    expect(makeTable(title, 3, { rounds: 3, die: 'eight' })).toHaveProperty('table')
  })
})

describe('bidding', () => {
  test('GH 2.1: the die says what the prize is', () => {
    expect(deal({ at: ['bid.rollPrize'], hands: [[1], [2]], draws: [4] }).g.prize).toBe(5)
  })

  test('GH 2.2: the highest single stone wins the prize and all bids are discarded', () => {
    const hands = [[3], [5], [2]]
    const table = deal({ seats: 3, at: ['bid.bidStone'], hands, change: { prize: 4 } })
    table.play(0, stone(3)).play(1, stone(5)).play(2, stone(2))
    expect(table.g.prizes).toEqual([0, 4, 0])
    expect(table.g.discards).toEqual([stone(2), stone(3), stone(5)])
  })

  test('GH 2.2: a bid may be changed until the last one is in', () => {
    const table = deal({ at: ['bid.bidStone'], hands: [[3, 6], [5]], change: { prize: 4 } })
    table.play(0, stone(3)).play(0, stone(6)).play(1, stone(5))
    expect(table.g.prizes).toEqual([4, 0])
  })

  test('GH 2.3: a value that was bid twice wins nothing, the next single one does', () => {
    const table = deal({ seats: 3, at: ['bid.bidStone'], hands: [[5], [5], [2]], change: { prize: 4 } })
    table.play(0, stone(5)).play(1, stone(5)).play(2, stone(2))
    expect(table.g.prizes).toEqual([0, 0, 4])
  })

  test('GH 2.3: if all bids are alike nobody wins', () => {
    const table = deal({ at: ['bid.bidStone'], hands: [[5], [5]], change: { prize: 4 } })
    table.play(0, stone(5)).play(1, stone(5))
    expect(table.g.prizes).toEqual([0, 0])
    expect(table.happened).toContain('nobodyWon')
  })

  test('GH 2.4: the winner takes a coin', () => {
    const table = deal({ at: ['bid.takeReward'], hands: [[1], [1]], change: { winner: 1 } })
    expect(table.play(1, reward.coin).g.coins).toEqual([0, 1])
  })

  test('GH 2.4: or a stone, which only the winner sees', () => {
    const table = deal({ at: ['bid.takeReward'], hands: [[1], [1]], draws: [0], change: { winner: 1 } })
    table.play(1, reward.stone)
    expect(table.g.hands[1]).toEqual([stone(1), stone(1)])
    expect(table.events(1).at(-1)).toMatchObject({ type: 'stoneDrawn', secret: { stone: 0 } })
    expect(table.events(0).at(-1)).toEqual({ type: 'stoneDrawn', seat: 1, rule: 'GH 2.4' })
  })
})

describe('gifts', () => {
  const hands = [
    [1, 2],
    [3, 4],
    [5, 6],
  ]
  const given = () =>
    deal({ seats: 3, at: ['gifts.giveStone'], hands })
      .play(0, stone(1))
      .play(1, stone(3))
      .play(2, stone(5))

  test('GH 3.1: everybody gives a stone to the left at once', () => {
    expect(given().g.hands).toEqual([
      [stone(2), stone(5)],
      [stone(1), stone(4)],
      [stone(3), stone(6)],
    ])
  })

  test('GH 3.1: only giver and receiver know which stone it was', () => {
    const gift = (seat: number | null) =>
      given()
        .events(seat)
        .find(event => event.type === 'giftGiven')
    expect(gift(0)).toHaveProperty('secret', { stone: stone(1) })
    expect(gift(1)).toHaveProperty('secret', { stone: stone(1) })
    expect(gift(2)).not.toHaveProperty('secret')
    expect(gift(null)).not.toHaveProperty('secret')
  })
})

describe('building', () => {
  const building = () =>
    deal({
      at: ['build.walls'],
      hands: [
        [2, 4, 5],
        [1, 3],
      ],
      walls: [[3], []],
    })

  test('GH 4.1: all build at once and the others see it when all have finished', () => {
    const table = building().play(1, stone(1)).play(0, stone(4))
    expect(table.g.walls).toEqual([[stone(3)], []])
    expect(table.live.view(0).where.branches?.[1].stack).toEqual([])
    expect(table.events(0).map(event => event.seat)).toEqual([0])
    table.play(0, NONE).play(1, NONE)
    expect(table.g.walls).toEqual([[stone(3), stone(4)], [stone(1)]])
    expect(table.events(0).map(event => event.seat)).toEqual([0, 1])
  })

  test('GH 4.2: a stone may not lie on a higher one', () => {
    const table = building()
    expect(table.refusal(0, stone(2))).toEqual({ reason: 'wallMustRise', rule: 'GH 4.2' })
    expect(table.answers(0)).toEqual([NONE, stone(4), stone(5)])
    expect(table.play(0, stone(5)).refusal(0, stone(4))).toBeDefined()
  })

  test('GH 4.2: a stone may lie on an equal one', () => {
    const table = deal({ at: ['build.walls'], hands: [[3], []], walls: [[3], []] })
    expect(table.play(0, stone(3)).play(1, NONE).g.walls[0]).toEqual([stone(3), stone(3)])
  })

  test('GH 4.3: whoever likes stops, even before the first stone', () => {
    const table = building().play(0, NONE).play(1, NONE)
    expect(table.g.walls).toEqual([[stone(3)], []])
    expect(table.over).toBe(true)
  })
})

describe('the end of a round', () => {
  test('GH 5.1: hands are filled up to five', () => {
    const table = deal({ at: ['round.refilling'], hands: [[1], [2, 3, 4, 5, 6]] })
    expect(table.g.hands.map(hand => hand.length)).toEqual([5, 5])
  })

  test('GH 5.2: the discards become the new pile', () => {
    const table = deal({
      at: ['round.refilling'],
      hands: [
        [1, 2, 3, 4],
        [2, 3, 4, 5, 6],
      ],
      discards: [6],
      change: { pile: [] },
    })
    expect(table.g.hands[0]).toEqual([1, 2, 3, 4, 6].map(stone))
    expect(table.happened).toEqual(['discardsShuffled', 'stoneDrawn'])
  })

  test('GH 5.2: where there is nothing left nothing is drawn', () => {
    const table = deal({ at: ['round.refilling'], hands: [[1, 2], [3]], change: { pile: [] } })
    expect(table.g.hands).toEqual([[stone(1), stone(2)], [stone(3)]])
  })
})

describe('the end', () => {
  const table = tableFor(title, 2) as never
  const ended = (walls: number[][], prizes: number[], coins: number[]) =>
    ({ ...open(2).state.g, walls, prizes, coins }) satisfies Gate

  test('GH 6.1: after the last round the game is over', () => {
    expect(deal({ at: ['play.nextRound'], change: { round: 4 } }).over).toBe(true)
    expect(deal({ at: ['play.nextRound'], hands: [[1], [2]], change: { round: 3 } }).g.round).toBe(4)
  })

  test('GH 1.1, GH 6.2: prizes, coins and the length of the wall count', () => {
    const g = ended([[0, 1, 2], []], [4, 9], [1, 0])
    expect(scoreParts(g, 0, table)).toEqual({ prizes: 4, coins: 1, wall: 6 })
    expect(result(g, table)).toEqual({ order: [[0], [1]], totals: [11, 9], ending: 'normal' })
  })

  test('GH 6.3: with equal points the longer wall wins', () => {
    expect(result(ended([[0], [0, 1]], [5, 3], [0, 0]), table).order).toEqual([[1], [0]])
  })

  test('GH 6.3: with equal walls, too, the victory is shared', () => {
    expect(result(ended([[0], [3]], [5, 5], [0, 0]), table).order).toEqual([[0, 1]])
  })
})
