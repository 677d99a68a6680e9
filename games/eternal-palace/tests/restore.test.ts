import { describe, expect, test } from 'vitest'
import { at } from './deal.ts'

const restoring = ['game.nextRound', 'restore.recover']

/** Restores and plays on to the next plan. */
const restored = (more: Parameters<typeof at>[1]) => at(restoring, more)

describe('restore', () => {
  test('EP 8.1: dice and advisors come back', () => {
    const table = restored({
      visits: [
        [0, 4, 4],
        [1, 0, 66],
      ],
      advisors: [[7]],
      arrange: g => void g.used[0].push(6),
    })
    expect([table.g.visits, table.g.used[0], table.g.advisors[0]]).toEqual([[], [], [6]])
  })

  test('EP 8.2: the row is discarded and renewed', () => {
    const table = restored({
      seats: 3,
      row: [7, 8, 9, 10],
      deck: [11, 12, 13, 14, 15],
      arrange: g => void g.dice.fill(3),
    })
    expect(table.g.row).toHaveLength(4)
    expect([10, 11, 12, 13, 14].filter(card => table.g.row.includes(card))).toHaveLength(4)
    expect(table.g.discards).toEqual(expect.arrayContaining([6, 7, 8, 9]))
  })

  test('EP 8.2: the row is full again even if cards were taken from it', () => {
    const table = restored({ row: [7], arrange: g => void g.dice.fill(3) })
    expect(table.g.row).toHaveLength(3)
  })

  test('EP 8.3: the house with the fewest dice gets one', () => {
    const table = restored({ seats: 3, arrange: g => void g.dice.splice(0, 3, 4, 3, 4) })
    expect(table.g.dice).toEqual([4, 4, 4])
  })

  test('EP 8.3: of equals the one furthest at the Palace, then the earliest in the turn order', () => {
    const palace = restored({
      seats: 3,
      arrange(g) {
        g.dice.fill(3)
        g.palace.splice(0, 3, 1, 2, 2)
        g.order.splice(0, 3, 0, 2, 1)
      },
    })
    expect(palace.g.dice).toEqual([3, 3, 4])
  })

  test('EP 8.3: with all dice taken nothing is awarded', () => {
    const table = restored({ arrange: g => void g.dice.fill(5) })
    expect([table.g.dice, table.happened.includes('dieAwarded')]).toEqual([[5, 5], false])
  })

  test.each([
    [4, [3, 3, 3, 3], [1, 0, 2, 0], [4, 3, 4, 3]],
    [5, [3, 4, 4, 4, 4], [0, 0, 0, 0, 9], [4, 4, 4, 4, 5]],
  ])('EP 8.4: with %i houses two different ones get a die', (seats, dice, palace, after) => {
    const table = restored({
      seats,
      arrange(g) {
        g.dice.splice(0, seats, ...dice)
        g.palace.splice(0, seats, ...palace)
      },
    })
    expect(table.g.dice).toEqual(after)
  })

  test('EP 8.4: who has five dice gets none, and nobody gets two at once', () => {
    const table = restored({ seats: 4, arrange: g => void g.dice.splice(0, 4, 5, 5, 5, 3) })
    expect(table.g.dice).toEqual([5, 5, 5, 4])
  })

  test.each([
    [2, 5],
    [3, 7],
    [4, 5],
    [5, 6],
  ])('EP 8.3, EP 8.4: with %i houses everybody has five dice from round %i on', (seats, round) => {
    let dice = new Array<number>(seats).fill(3)
    for (let n = 1; n < round; n++) {
      expect(Math.min(...dice)).toBeLessThan(5)
      const now = dice
      dice = restored({ seats, arrange: g => void g.dice.splice(0, seats, ...now) }).g.dice.slice()
    }
    expect(Math.min(...dice)).toBe(5)
  })
})
