import { FastChance, LiveTable, type Title, tableFor } from '@palatine/kernel'
import { examplesOf } from '@palatine/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Palace, PalaceTable } from '../rules/model.ts'
import { _, card, deal, title, told } from './deal.ts'

const example = examplesOf(import.meta.url)

/** Bids on one official, by seat. */
const bidding = (official: number, cards: readonly number[]) =>
  cards.map(card => [_, _, _, _, _].map((__, where) => (where === official ? card : _)))

test('ES 3.3: 5, 5, 3, 0: the fives cancel each other and the three wins', () => {
  const table = deal({ at: 'stop', laid: bidding(1, [5, 5, 3, 0]) })
  expect(table.g.winner).toBe(2)
  expect(table.asks(2)).toBe('placeStop')
})

test('ES 3.3: 5, 5, 4, 4: all cancel each other and nobody wins', () => {
  const table = deal({ at: 'stop', laid: bidding(1, [5, 5, 4, 4]) })
  expect(told(table, 'nobodyWon')).toMatchObject([{ official: 1 }, { official: 3 }, { official: 4 }])
})

test('ES 3.2, ES 3.3: 4, 4, 4, 0: a zero never wins, so nobody does', () => {
  const table = deal({ at: 'stop', laid: bidding(1, [4, 4, 4, 0]), purses: [[4], [4], [4], [0]] })
  expect(told(table, 'nobodyWon')[0]).toMatchObject({ official: 1, rule: 'ES 3.3' })
})

test('ES 6.1, ES 6.2: 5, 5, 4, 3 pay 3, 3, 4 and 3 bricks', () => {
  const table = deal({ at: 'bricks', laid: bidding(2, [5, 5, 4, 3]) })
  expect(told(table, 'bricksTaken').map(event => (event as unknown as { count: number }).count)).toEqual([3, 3, 4, 3])
})

test('ES 6.2: 5, 4, 4, 4 pay 5, 2, 2 and 2 bricks', () => {
  const table = deal({ at: 'bricks', laid: bidding(2, [5, 4, 4, 4]) })
  expect(table.g.supply.map(left => 20 - left)).toEqual([5, 2, 2, 2])
})

// Part 3 has eleven fields valued 6 to 16: six bricks of seat 0, three of seat 1, two of seat 2, none of seat 3.
const printed = { 3: [0, 0, 2, 0, 1, 2, 0, 0, 0, 1, 1] }

test('ES 12.1: highest fields 14, 16 and 11 with 6, 3 and 2 bricks score 20, 19 and 13', () => {
  const table = deal({ at: 'wages', parts: printed })
  expect(told(table, 'partScored')).toMatchObject([
    { seat: 0, value: 14, count: 6 },
    { seat: 1, value: 16, count: 3 },
    { seat: 2, value: 11, count: 2 },
  ])
  expect(table.g.fieldPoints.map((points, seat) => points + table.g.brickPoints[seat])).toEqual([20, 19, 13, 0])
})

test('ES 10.1: cards 5, 1 and 3 that won nothing are nine privilege points', () => {
  const table = deal({ at: 'wages', open: [[5, 1, _, _, 3]] })
  expect(told(table, 'privilegePointsGained')).toMatchObject([{ seat: 0, points: 9, total: 9 }])
  expect(table.g.bank).toEqual([0, 1, 0, 1, 0, 1])
})

test('ES 11.1: everybody in the part gets a wage of 11, however many bricks; seat 3 has none and gets nothing', () => {
  const table = deal({ at: 'wages', parts: printed, purses: [[0], [0], [0], [0]] })
  for (const seat of [0, 1, 2]) {
    expect(table.asks(seat)).toBe('takeGold')
    expect(table.question(seat)).toMatchObject({ sum: 11 })
    table.play(seat, [0, 3, 0, 0, 1])
  }
  expect(told(table, 'goldTaken')).toHaveLength(3)
  expect(table.g.purses[0]).toEqual([1, 0, 3, 0, 0, 1])
  expect(table.g.purses[3]).toEqual([1, 0, 0, 0, 0, 0])
})

describe('the examples of the guide', () => {
  const begun = (seats: number) => {
    const table = tableFor(title as Title, seats) as PalaceTable
    const live = LiveTable.open(title.game, table, new FastChance(1)) as LiveTable<Palace>
    return live.state.g.purses.map(purse => [
      purse.reduce((sum, count) => sum + count, 0),
      purse.reduce((sum, count, kind) => sum + count * table.components.gold.values[kind], 0),
    ])
  }

  test('ES 1.3: example hand', () => {
    const [cards, gold] = example('hand')
    expect(begun(4)).toEqual(new Array(4).fill([cards, gold]))
  })

  test('ES 15.3: example gold-for-two', () => {
    const [seats, cards, gold] = example('gold-for-two')
    expect(begun(seats)).toEqual(new Array(seats).fill([cards, gold]))
  })

  test('ES 2.3: example few-cards', () => {
    const [owned, officials, laid, empty] = example('few-cards')
    const table = deal({ at: 'sitesAndGold', purses: [[1, 2, 5]] })
    table.play(0, [0, 1])
    const rows = table.answers(0) as number[][]
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) {
      expect(row).toHaveLength(officials)
      expect(row.filter(one => one !== _)).toHaveLength(owned)
      expect(row.filter(one => one !== _)).toHaveLength(laid)
      expect(row.filter(one => one === _)).toHaveLength(empty)
    }
  })

  test('ES 3.3: example ties', () => {
    const [a, b, c, d, cancelled, winning, ...allTied] = example('ties')
    const table = deal({ at: 'stop', laid: bidding(1, [a, b, c, d]) })
    expect([a, b]).toEqual([cancelled, cancelled])
    expect([c, table.g.winner]).toEqual([winning, 2])
    const none = deal({ at: 'stop', laid: bidding(1, allTied) })
    expect(told(none, 'nobodyWon')[0]).toMatchObject({ official: 1 })
  })

  test('ES 4.2: example blockade', () => {
    const [before, green, same, blue, other] = example('blockade').map(number => number - 1)
    const laid = [[5, 1, 1, 2, 2], ...[1, 2, 3].map(first => [first, 1, 2, 3, 4])]
    const table = deal({ at: 'blockade', laid, blocked: [1, before] })
    expect(table.refusal(0, [2, green])).toBeUndefined()
    expect(table.refusal(0, [2, same])).toMatchObject({ reason: 'blockadeSameOfficial' })
    for (const official of [blue, other]) {
      expect(table.refusal(0, [1, official])).toMatchObject({ reason: 'blockadeSameSeat' })
    }
  })

  test('ES 5.2: example stop', () => {
    const [part, phase, otherPart, again, later] = example('stop')
    const table = deal({ at: 'stop', laid: bidding(1, [5, 1, 1, 1]), stop: part })
    expect(phase).toBe(4)
    expect(table.refusal(0, again - 1)).toMatchObject({ reason: 'stopMustMove' })
    table.play(0, otherPart - 1)
    const next = deal({ at: 'stop', round: 3, laid: bidding(1, [5, 1, 1, 1]), stop: table.g.stop + 1 })
    expect(next.refusal(0, later - 1)).toBeUndefined()
  })

  test('ES 6.2: example bricks', () => {
    const [a, b, c, d, alone, full, low, least, equal, half] = example('bricks')
    const table = deal({ at: 'bricks', laid: bidding(2, [a, b, c, d]) })
    expect([alone, low, equal]).toEqual([c, d, a])
    expect(table.g.supply.map(left => 20 - left)).toEqual([half, half, full, least])
  })

  test('ES 7.1: example orders', () => {
    const [seats, orders] = example('orders')
    const table = deal({ seats, at: 'order', laid: bidding(3, [5, 1, 1, 1]) })
    expect(table.answers(0)).toHaveLength(orders)
  })

  test('ES 8.4: example building', () => {
    const [bricks, low, high, part, fields, filled, most, into, least, rest] = example('building')
    const table = deal({
      at: 'building',
      bricks: [bricks],
      sites: [[low, high]],
      parts: { [part]: new Array<number>(filled).fill(1) },
      order: [0, 1, 2, 3],
    })
    expect(tableFor(title as Title, 4)).toMatchObject({ components: { parts: { rows: { [part - 1]: { fields } } } } })
    const counts = table.answers(0) as number[][]
    expect(Math.max(...counts.map(count => count[into - 1]))).toBe(most)
    expect(Math.min(...counts.map(count => count[rest - 1]))).toBe(least)
  })

  test('ES 9.1: example moving', () => {
    const [from, full, to, lying, part, left, other, more] = example('moving')
    const table = deal({
      at: 'moving',
      laid: bidding(4, [5, 1, 1, 1]),
      parts: { [from]: new Array<number>(full).fill(1), [to]: new Array<number>(lying).fill(2) },
    })
    table.play(0, [from - 1, to - 1])
    expect([table.g.parts[part - 1].length, table.g.parts[other - 1].length]).toEqual([left, more])
    expect(table.happened).not.toContain('partFinished')
  })

  test('ES 10.1: example privilege-points', () => {
    const [won, low, high, points] = example('privilege-points')
    const laid = [
      [_, _, _, won, high],
      [_, _, _, _, 5],
    ]
    const table = deal({ at: 'order', laid, open: [[low, _, _, _, _]] })
    table.play(0, [0, 1, 2, 3])
    while (!table.happened.includes('privilegePointsGained'))
      table.play(table.asked[0], table.answers(table.asked[0])[0])
    expect(told(table, 'officialWon')[0]).toMatchObject({ seat: 0, card: won })
    expect(told(table, 'privilegePointsGained')[0]).toMatchObject({ seat: 0, points })
  })

  test('ES 11.4: example short-bank', () => {
    const [due, first, second, third, upTo, sum, ...taken] = example('short-bank')
    const table = deal({ at: 'wages', parts: { 1: new Array<number>(due).fill(0) }, bank: [first, second, third] })
    const counts = [0, 1, 2, 3, 4, 5].map(kind => taken.filter(one => one === kind).length)
    expect(told(table, 'goldTaken')).toMatchObject([{ seat: 0, sum, due: upTo, counts }])
  })

  test('ES 12.1: example scoring', () => {
    const [part, fields, lowest, highest, red, redValue, redScore, yellow, yellowValue, yellowScore] =
      example('scoring')
    const bricks = [0, 0, 0, 0, 1, 0, 1]
    const table = deal({ at: 'wages', parts: { [part]: bricks } })
    const { first, fields: size } = (tableFor(title as Title, 4) as PalaceTable).components.parts.rows[part - 1]
    expect([size, first, first + size - 1]).toEqual([fields, lowest, highest])
    expect(told(table, 'partScored')).toMatchObject([
      { seat: 0, value: redValue, count: red, total: redScore },
      { seat: 1, value: yellowValue, count: yellow, total: yellowScore },
    ])
  })

  test('ES 13.3: example ranking', () => {
    const numbers = example('ranking')
    const g = deal({ at: 'begin', points: numbers.slice(0, 4) }).g
    expect(title.game.result(g, tableFor(title as Title, 4)).totals).toEqual(numbers.slice(4))
  })

  test('ES 14.1: example buying', () => {
    const [points, cost, left] = example('buying')
    const table = deal({ at: 'begin', points: [points], bank: [5] })
    table.play(0, card.gold)
    expect(told(table, 'privilegeBought')).toMatchObject([{ seat: 0, cost, left }])
  })
})
