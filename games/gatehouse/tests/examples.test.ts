import { NONE, tableFor } from '@palatine/kernel'
import { examplesOf } from '@palatine/kernel/testing'
import { expect, test } from 'vitest'
import { title } from '../index.ts'
import type { GateTable } from '../rules/model.ts'
import { result } from '../rules/scoring.ts'
import { deal, stone } from './deal.ts'

const example = examplesOf(import.meta.url)

test('GH 1.2: example set-up', () => {
  const [seats, dealt, all, pile] = example('set-up')
  const { hand } = (tableFor(title, seats) as GateTable).components.board
  const { copies } = (tableFor(title, seats) as GateTable).components.stones
  expect([seats * hand, copies.reduce((sum, n) => sum + n)]).toEqual([dealt, all])
  expect(all - dealt).toBe(pile)
})

test('GH 2.2: example bid', () => {
  const [prize, a, b, c, twice, single, points] = example('bid')
  const table = deal({ seats: 3, at: ['bid.bidStone'], hands: [[a], [b], [c]], change: { prize } })
  table.play(0, stone(a)).play(1, stone(b)).play(2, stone(c))
  expect([a, b, c]).toEqual([twice, twice, single])
  expect(table.g.prizes).toEqual([0, 0, points])
})

test('GH 3.1: example gift', () => {
  const [low, high, given, got, ...then] = example('gift')
  const table = deal({ at: ['gifts.giveStone'], hands: [[low, high], [got]] })
  table.play(0, stone(given))
  if (table.asked.includes(1)) table.play(1, stone(got))
  expect(table.g.hands[0]).toEqual(then.map(stone))
})

test('GH 4.2: example wall', () => {
  const [lying, low, equal, high, refused, first, second] = example('wall')
  const table = deal({ at: ['build.walls'], hands: [[low, equal, high], []], walls: [[lying], []] })
  expect(table.refusal(0, stone(refused))).toMatchObject({ reason: 'wallMustRise' })
  table.play(0, stone(first)).play(0, stone(second))
  for (const seat of table.asked.slice()) table.play(seat, NONE)
  expect(table.g.walls[0]).toEqual([lying, first, second].map(stone))
})

test('GH 5.1: example refill', () => {
  const [held, drawn, full] = example('refill')
  const table = deal({ at: ['round.refilling'], hands: [new Array<number>(held).fill(1), [2, 2, 2, 2, 2]] })
  expect(table.g.hands[0]).toHaveLength(full)
  expect(table.happened.filter(type => type === 'stoneDrawn')).toHaveLength(drawn)
})

test('GH 6.2: example points', () => {
  const [prizes, coins, length, worth, total] = example('points')
  const table = tableFor(title, 2) as GateTable
  const { g } = deal({ at: ['play.nextRound'], walls: [new Array<number>(length).fill(1), []], change: { round: 4 } })
  Object.assign(g, { prizes: [prizes, 0], coins: [coins, 0] })
  expect(table.components.board.wallPoints[length]).toBe(worth)
  expect(result(g, table).totals[0]).toBe(total)
})
