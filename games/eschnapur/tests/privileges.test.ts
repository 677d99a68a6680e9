import type { Position } from '@palatine/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Palace, PalaceTable } from '../rules/model.ts'
import { _, card, deal, layOut, told } from './deal.ts'

type Name = keyof typeof card
type Wanted = Parameters<typeof deal>[0]

const sites = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
]

/** Every window in the order of a round, with all that the cards need to be of use there; seat 1 may buy. */
const windows: { readonly [window: string]: Wanted } = {
  roundStart: { at: 'begin', bank: [5, 3] },
  blocked: { at: 'stop', laid: [[], [_, _, 3, _, _]], blocked: [1, 2], bank: [5, 3] },
  orderWon: { at: 'order', laid: [[_, _, _, 3, _]], bank: [5, 3] },
  beforeBuilding: { at: 'building', order: [1, 0, 2, 3], sites, stop: 3, bricks: [0, 2], bank: [5, 3] },
  moveWon: { at: 'moving', laid: [[_, _, _, _, 3]], parts: { 1: [1] }, bank: [5, 3] },
  moving: { at: 'moving', laid: [[], [_, _, _, _, 3]], parts: { 1: [1] }, stop: 1, bank: [5, 3] },
  beforeWages: { at: 'wages', bank: [5, 3] },
}

const when: { readonly [name in Name]: readonly string[] } = {
  chooseMarker: ['orderWon'],
  protectBrick: ['moveWon'],
  winTies: ['roundStart'],
  goldAndBricks: ['roundStart', 'beforeBuilding', 'beforeWages'],
  freeSites: ['beforeBuilding'],
  ignoreStop: ['beforeBuilding', 'moving'],
  gold: ['roundStart', 'beforeBuilding', 'beforeWages'],
  bricks: ['roundStart', 'beforeBuilding'],
  rejectBlockade: ['blocked'],
  fromHand: ['roundStart'],
}

const costOf = (table: Position<Palace>, name: Name) =>
  (table.live.table as PalaceTable).components.privileges.rows[card[name]].cost

const names = Object.keys(card) as Name[]

describe('ES 14.2: each card can be bought at its own moments, not earlier and not later', () => {
  test.each(Object.keys(windows))('%s', window => {
    const table = deal({ ...windows[window], points: [0, 40, 0, 0] })
    expect(table.asks(1)).toBe('wishPrivilege')
    expect(table.live.questionLocals(1)).toMatchObject({ window })
    for (const name of names) {
      const refused = table.refusal(1, card[name])
      if (when[name].includes(window)) expect(refused).toBeUndefined()
      else expect(refused).toMatchObject({ reason: 'notNow', rule: 'ES 14.2' })
    }
  })
})

describe('ES 14.1: a card that is too dear cannot be bought', () => {
  test.each(names)('%s', name => {
    const window = windows[when[name][0]]
    const enough = deal({ ...window, points: [0, 40, 0, 0] })
    const cost = costOf(enough, name)
    expect(deal({ ...window, points: [0, cost, 0, 0] }).refusal(1, card[name])).toBeUndefined()
    const poor = deal({ ...window, points: [0, cost - 1, 0, 0] })
    if (poor.asks(1) === 'wishPrivilege') {
      expect(poor.refusal(1, card[name])).toMatchObject({ reason: 'tooDear', values: { cost, points: cost - 1 } })
    } else expect(poor.happened).not.toContain('privilegeBought')
  })
})

test('ES 14.1: the cost is paid, the card is used at once and is out of the game', () => {
  const table = deal({ at: 'begin', points: [0, 30, 0, 0] })
  table.play(1, card.winTies)
  const cost = costOf(table, 'winTies')
  expect(table.g.privilegePoints[1]).toBe(30 - cost)
  expect(told(table, 'privilegeBought')).toMatchObject([{ seat: 1, card: card.winTies, cost, left: 30 - cost }])
  expect(table.refusal(1, card.winTies)).toMatchObject({ reason: 'privilegeGone', rule: 'ES 14.1' })
  table.play(1, card.fromHand)
  expect(table.asks(1)).toBe('chooseSites')
})

test('ES 14.1: what it does ends with the round', () => {
  const table = deal({
    at: 'wages',
    also(g) {
      Object.assign(g, { winsTies: 1, fromHand: 2, freeSites: 3, ignoresStop: 0, protectedPart: 4 })
      Object.assign(g, { markerSeat: 1, markerPlace: 2 })
    },
  })
  const { g } = table
  expect([g.winsTies, g.fromHand, g.freeSites, g.ignoresStop, g.protectedPart]).toEqual([_, _, _, _, _])
  expect([g.markerSeat, g.markerPlace]).toEqual([_, _])
})

test('ES 14.2: nobody is asked who cannot afford a card that can be used', () => {
  const table = deal({ at: 'begin', points: [5, 40, 0, 7], bank: [5, 3] })
  expect(table.asked).toEqual([1])
})

test('ES 14.3: all wish at once; turn order settles; who wished is asked again, who passed is out', () => {
  const table = deal({ at: 'begin', points: [40, 40, 40, 0], order: [2, 1, 0, 3] })
  expect(table.asked).toEqual([0, 1, 2])
  table.play(0, card.winTies)
  expect(table.live.view(1).where.together?.answers[0]).toBe(-1)
  table.play(1, card.winTies).play(2, _)
  expect(table.g.winsTies).toBe(1)
  expect(told(table, 'privilegeMissed')).toMatchObject([{ seat: 0, card: card.winTies, rule: 'ES 14.3' }])
  expect(table.g.wishes).toEqual([card.winTies, card.winTies, _, _])
  expect(table.g.privilegePoints[0]).toBe(40)
  expect(table.asked.toSorted()).toEqual([0, 1])
})

test('ES 14.3: several cards can be bought one after the other', () => {
  const table = deal({ at: 'begin', points: [0, 40, 0, 0], bank: [5, 3] })
  table.play(1, card.bricks).play(1, card.goldAndBricks).play(1, card.winTies)
  expect(table.g.bricks[1]).toBe(5)
  expect(table.g.winsTies).toBe(1)
})

test('ES 14.4: gold and bricks that would bring nothing are not offered', () => {
  const empty = deal({ at: 'begin', points: [0, 40, 0, 0] })
  expect(empty.refusal(1, card.gold)).toMatchObject({ reason: 'noUse', rule: 'ES 14.4' })
  expect(empty.refusal(1, card.goldAndBricks)).toBeUndefined()
  const noBricks = deal({ at: 'begin', points: [0, 40, 0, 0], also: g => (g.supply[1] = 0) })
  for (const name of ['bricks', 'goldAndBricks'] as const) {
    expect(noBricks.refusal(1, card[name])).toMatchObject({ reason: 'noUse' })
  }
})

test('ES 14.4: one brick in the supply is enough, and protection needs a brick to protect', () => {
  const lastBrick = deal({ at: 'begin', points: [0, 40, 0, 0], bricks: [0, 19] })
  for (const name of ['bricks', 'goldAndBricks'] as const) {
    expect(lastBrick.refusal(1, card[name])).toBeUndefined()
  }
  const bare = deal({ ...windows.moveWon, parts: {}, points: [0, 7, 0, 0] })
  expect(bare.happened).not.toContain('privilegeBought')
  expect(bare.live.questionLocals(1)).not.toMatchObject({ window: 'moveWon' })
})

test('ES 14.4: free sites need bricks and a part beyond the own sites; ignoring the stop needs its site card', () => {
  const building: Wanted = { at: 'building', order: [1, 0, 2, 3], points: [0, 40], bank: [5], sites, stop: 3 }
  expect(deal(building).refusal(1, card.freeSites)).toMatchObject({ reason: 'noUse' })
  expect(deal({ ...building, bricks: [0, 1] }).refusal(1, card.freeSites)).toBeUndefined()
  const elsewhere = deal({ ...building, bricks: [0, 1], stop: 8 })
  expect(elsewhere.refusal(1, card.ignoreStop)).toMatchObject({ reason: 'noUse' })
  const onlyTwo = deal({ ...building, bricks: [0, 1], stop: 1, finished: [2, 5, 6, 7, 8] })
  expect(onlyTwo.refusal(1, card.freeSites)).toMatchObject({ reason: 'noUse' })
})

test('ES 14.5: one marker of its choice, then the winner deals the others', () => {
  const table = deal({ ...windows.orderWon, points: [0, 6, 0, 0] })
  table.play(1, card.chooseMarker)
  expect(table.answers(1)).toEqual([0, 1, 2, 3])
  table.play(1, 2)
  expect(table.asks(0)).toBe('dealMarkers')
  expect(table.answers(0)).toHaveLength(6)
  table.play(0, [3, 0, 2])
  expect(table.g.order).toEqual([3, 0, 1, 2])
})

test('ES 14.5: not for the winner, and not if nobody has won', () => {
  const winner = deal({ ...windows.orderWon, points: [40, 0, 0, 0] })
  expect(winner.asks(0)).toBe('dealMarkers')
  const nobody = deal({ at: 'order', points: [0, 40, 0, 0] })
  expect(nobody.happened).not.toContain('markerChosen')
  expect(nobody.live.questionLocals(1)).not.toMatchObject({ window: 'orderWon' })
})

test('ES 14.6: the named last brick may not be moved; another may be put on top of it', () => {
  const table = deal({ ...windows.moveWon, parts: { 1: [1], 2: [2] }, points: [0, 7, 0, 0] })
  table.play(1, card.protectBrick)
  expect(table.answers(1)).toEqual([0, 1])
  table.play(1, 0)
  expect(table.refusal(0, [0, 2])).toMatchObject({ reason: 'brickProtected', rule: 'ES 14.6' })
  table.play(0, [1, 0])
  expect(table.g.parts[0]).toEqual([1, 2])
})

test('ES 14.6: not for the winner', () => {
  const table = deal({ ...windows.moveWon, points: [7, 0, 0, 0] })
  expect(table.asks(0)).toBe('moveBrick')
})

const ties = (at: Wanted['at'], official: number, cards: readonly number[]) =>
  deal({
    at,
    laid: cards.map(one => [_, _, _, _, _].map((__, where) => (where === official ? one : _))),
    also: g => (g.winsTies = 1),
  })

test('ES 14.7: it wins ties of the highest card in which it takes part', () => {
  expect(ties('stop', 1, [5, 5, 3, 0]).asked).toEqual([1])
  expect(ties('stop', 1, [5, 3, 5, 4]).asked).toEqual([3])
  expect(told(ties('stop', 1, [5, 4, 5, 4]), 'nobodyWon')[0]).toMatchObject({ official: 1 })
  expect(told(ties('stop', 1, [0, 0, 0, 0]), 'nobodyWon')[0]).toMatchObject({ official: 1 })
  expect(ties('stop', 1, [5, 4, 3, 0]).asked).toEqual([0])
})

test('ES 14.7: in the bricks it gets the full number and the others half', () => {
  expect(ties('bricks', 2, [5, 5, 5, 4]).g.supply.map(left => 20 - left)).toEqual([3, 5, 3, 4])
})

test('ES 14.7: it is bought before gold is laid', () => {
  const table = deal({ ...windows.roundStart, points: [0, 15, 0, 0] })
  table.play(1, card.winTies)
  expect(table.g.winsTies).toBe(1)
  expect(table.g.covered.flat()).toEqual(new Array(20).fill(_))
})

const goldOf = (table: Position<Palace>, seat: number) =>
  table.g.purses[seat].reduce((sum, count, kind) => sum + count * kind, 0)

test('ES 14.8: gold worth 3 and two bricks, at once', () => {
  const table = deal({ ...windows.roundStart, bank: [3, 2, 1], points: [0, 15, 0, 0] })
  const before = goldOf(table, 1)
  table.play(1, card.goldAndBricks)
  expect(table.g.bricks[1]).toBe(2)
  expect(table.asks(1)).toBe('takeGold')
  table.play(1, [1, 1, 0, 0, 0])
  expect(goldOf(table, 1)).toBe(before + 3)
})

test('ES 14.9: bricks go into any number of parts, but not into the stopped one', () => {
  const table = deal({ ...windows.beforeBuilding, bricks: [0, 4], points: [0, 14, 0, 0], bank: [] })
  table.play(1, card.freeSites)
  expect(table.asks(1)).toBe('placeBricks')
  expect(table.refusal(1, [0, 0, 4, 0, 0, 0, 0, 0])).toMatchObject({ reason: 'partStopped' })
  table.play(1, [1, 1, 0, 1, 0, 0, 0, 1])
  expect(table.g.parts.map(bricks => bricks.length)).toEqual([1, 1, 0, 1, 0, 0, 0, 1])
})

test('ES 14.10: with the site card bricks may go into the stopped part, which is scored as usual', () => {
  const table = deal({ ...windows.beforeBuilding, parts: { 3: new Array(9).fill(1) }, points: [0, 9, 0, 0] })
  table.play(1, card.ignoreStop)
  table.play(1, [0, 0, 2, 0, 0, 0, 0, 0])
  expect(told(table, 'wagesDue')).toMatchObject([{ part: 2 }])
})

test('ES 14.10: the winner of the move may move a brick out of the stopped part or into it', () => {
  const table = deal({ ...windows.moving, parts: { 1: [1], 2: [0] }, points: [0, 9, 0, 0] })
  table.play(1, card.ignoreStop)
  expect(table.refusal(1, [1, 0])).toBeUndefined()
  table.play(1, [0, 1])
  expect(table.g.parts[1]).toEqual([0, 1])
})

test('ES 14.10: only for the winner, and only once: building used it up', () => {
  const other = deal({ ...windows.moving, parts: { 1: [1], 2: [0] }, points: [9, 0, 9, 9] })
  for (const seat of [0, 2, 3]) {
    expect(other.refusal(seat, card.ignoreStop)).toMatchObject({ reason: 'notNow' })
    other.play(seat, _)
  }
  expect(other.asks(1)).toBe('moveBrick')
  const used = deal({
    ...windows.beforeBuilding,
    laid: [[], [_, _, _, _, 3]],
    points: [0, 9, 0, 0],
    parts: { 1: [1] },
  })
  used.play(1, card.ignoreStop).play(1, [0, 0, 1, 1, 0, 0, 0, 0])
  expect(used.asks(1)).toBe('moveBrick')
  expect(used.refusal(1, [0, 2])).toMatchObject({ reason: 'partStopped' })
})

test('ES 14.9, ES 14.10: with both cards the stopped part still needs its site card', () => {
  const both: Wanted = { ...windows.beforeBuilding, points: [0, 40, 0, 0] }
  const withCard = deal(both).play(1, card.freeSites).play(1, card.ignoreStop).play(1, _)
  expect(withCard.refusal(1, [1, 0, 1, 0, 0, 0, 0, 0])).toBeUndefined()
  const without = deal({ ...both, stop: 8 }).play(1, card.freeSites)
  expect(without.refusal(1, card.ignoreStop)).toMatchObject({ reason: 'noUse' })
})

test('ES 14.11: gold worth 5 from the bank', () => {
  const table = deal({ ...windows.beforeWages, bank: [3, 2, 5], points: [0, 8, 0, 0] })
  const before = goldOf(table, 1)
  table.play(1, card.gold)
  expect(table.answers(1)).toEqual([
    [0, 0, 0, 0, 1],
    [0, 1, 1, 0, 0],
  ])
  table.play(1, [0, 1, 1, 0, 0])
  expect(goldOf(table, 1)).toBe(before + 5)
  expect(table.happened).not.toContain('bricksTaken')
})

test('ES 14.11, ES 11.4: a poor bank pays the largest sum that it can', () => {
  const table = deal({ ...windows.beforeWages, bank: [2], points: [0, 8, 0, 0] })
  table.play(1, card.gold)
  expect(told(table, 'goldTaken')).toMatchObject([{ seat: 1, sum: 2, due: 5 }])
})

test('ES 14.12: three bricks, which can be placed in the same turn', () => {
  const table = deal({ ...windows.beforeBuilding, bricks: [0, 0], stop: 8, points: [0, 13, 0, 0], bank: [] })
  table.play(1, card.bricks)
  expect(table.happened).toContain('bricksTaken')
  expect(table.happened).not.toContain('goldMissed')
  table.play(1, [0, 0, 1, 2, 0, 0, 0, 0])
  expect(table.g.parts[3]).toEqual([1, 1])
})

test('ES 14.13: the marker goes aside, the card takes part again, the brick is kept', () => {
  const laid = [[5, _, 2, _, _], [_, _, 3, _, _], [], []]
  const table = deal({ at: 'blockade', laid, points: [0, 10, 0, 0] })
  table.play(0, [1, 2])
  expect(table.asks(1)).toBe('wishPrivilege')
  table.play(1, card.rejectBlockade)
  expect(table.g.supply[1]).toBe(20 - 1 - 3)
  expect([table.g.blockedSeat, table.g.blockedOfficial]).toEqual([_, _])
  expect(told(table, 'blockadeRejected')).toMatchObject([{ seat: 1, official: 2 }])
})

test('ES 14.13: who passes is asked again before each later official, until the blocked one is shown', () => {
  const laid = [[], [_, _, 3, 2, _]]
  const table = deal({ at: 'stop', laid, blocked: [1, 3], points: [0, 10, 0, 0] })
  for (const shown of [0, 1, 2]) {
    expect(told(table, 'cardsShown')).toHaveLength(shown)
    expect(table.asks(1)).toBe('wishPrivilege')
    table.play(1, _)
  }
  expect(table.g.covered[1][3]).toBe(2)
  expect(table.happened).not.toContain('blockadeRejected')
})

test('ES 14.13: too late when the official has been shown, and in the next round', () => {
  const shown = deal({ at: 'bricks', laid: [[], [_, 3, _, _, _]], blocked: [1, 1], points: [0, 10, 0, 0] })
  expect(shown.live.questionLocals(1)).not.toMatchObject({ window: 'blocked' })
  const next = deal({ at: 'blockade', laid: [[], [_, 3, _, _, _]], blocked: [1, 1], points: [0, 10, 0, 0] })
  expect(told(next, 'cardsShown')[1]).toMatchObject({ official: 1, cards: [_, 3, _, _] })
  expect(next.asks(1)).toBe('placeStop')
})

const fromHand = (more: Partial<Wanted> = {}) =>
  deal({ at: 'stop', laid: [[_, 4, _, _, _], [], [_, 2, _, _, _]], also: g => (g.fromHand = 1), ...more })

test('ES 14.14: after the others have shown, a card from the hand; then the official is settled as usual', () => {
  const table = fromHand()
  expect(told(table, 'cardsShown')).toMatchObject([{ official: 1, cards: [4, _, 2, _] }])
  expect(table.asks(1)).toBe('playFromHand')
  expect(table.refusal(1, _)).toMatchObject({ reason: 'mayNotPass' })
  expect(table.answers(1)).toEqual([0, 1, 2, 3, 4, 5])
  table.play(1, 5)
  expect(table.asks(1)).toBe('placeStop')
  expect(table.g.bank[5]).toBe(1)
  expect(table.g.purses[1][5]).toBe(2)
})

test('ES 14.14: a zero comes back and may be used again', () => {
  const table = fromHand({ purses: [null, [0, 3]], laid: [[_, 4, _, _, _]] })
  table.play(1, 0).play(0, _)
  expect(table.g.purses[1]).toEqual([1, 0, 0, 1, 0, 0])
  table.play(1, 0)
  expect(table.answers(1)).toEqual([0, 3])
})

test('ES 14.14: nothing may be laid only by who holds fewer cards than officials are left', () => {
  expect(fromHand({ purses: [null, [1, 2, 3, 3]] }).refusal(1, _)).toBeDefined()
  expect(fromHand({ purses: [null, [1, 2, 3]] }).refusal(1, _)).toBeUndefined()
  expect(fromHand({ purses: [null, []] }).asks(0)).toBe('placeStop')
})

test('ES 14.14: a card that lies there already is neither in the hand nor is its official left', () => {
  const laid = [[_, 4, _, _, _], [_, _, _, 3, _], []]
  expect(fromHand({ laid, purses: [null, [1, 2, 2, 3]] }).refusal(1, _)).toBeDefined()
  expect(fromHand({ laid, purses: [null, [1, 2, 3]] }).refusal(1, _)).toBeUndefined()
})

test('ES 14.14: a card left from the round before stays and counts; no other card of the seat can be blocked', () => {
  const table = fromHand({
    at: 'blockade',
    laid: [
      [5, 4, _, _, _],
      [_, 3, _, _, _],
      [_, 2, 1, _, _],
    ],
    blocked: [1, 1],
  })
  table.play(1, 1)
  expect(table.refusal(0, [1, 2])).toBeDefined()
  table.play(0, _)
  expect(told(table, 'cardsShown')[1]).toMatchObject({ official: 1, cards: [4, 3, 2, _] })
  expect(table.asks(1)).toBeUndefined()
})

test('ES 14.14: bought at the start of the round, it lasts for that round', () => {
  const table = deal({ at: 'begin', points: [0, 15, 0, 0] })
  table.play(1, card.fromHand)
  layOut(table, [1, 2], [[5, 1, 1, 0, 0], [], [0, 1, 1, 0, 2], [0, 2, 2, 0, 2]])
  expect(table.asks(1)).toBe('playFromHand')
})
