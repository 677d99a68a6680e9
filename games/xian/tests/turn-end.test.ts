import { NONE } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { building, deal, first, has, holds, shows } from './deal.ts'

const ended = (arrange?: Parameters<typeof deal>[0]['arrange'], draws: readonly number[] = [0, 0, 0]) =>
  deal({ at: ['turn.end'], draws, ...(arrange && { arrange }) })

test('XI 9.1: played cards are laid aside and the builders come back', () => {
  const p = ended(g => {
    shows(g, 0, 3, 9)
    shows(g, 1, 5, 2)
    g.round = 2
    shows(g, 0, 1, 12)
    g.upper[3] = NONE
    g.builders.fill(1)
  })
  expect(p.g.discards).toEqual([
    [1, 3, 9, 12],
    [2, 5],
  ])
  expect([...p.g.upper, ...p.g.lower].every(card => card === NONE)).toBe(true)
  expect(p.g.builders.every(count => count === 0)).toBe(true)
  expect(p.g.ministerMet).toBe(false)
})

test('XI 9.2: the lowest request goes to the turn track and a new one takes its place', () => {
  const p = ended(
    g => {
      g.requests.splice(0, 4, 5, 9, 2, 11)
      g.requestPile.splice(0, 8, 0, 1, 3, 4, 6, 7, 8, 10)
    },
    [3],
  )
  expect(p.g.turnTrack).toEqual([2])
  expect(p.g.requests).toEqual([5, 9, 4, 11])
})

test('XI 9.3: the minister follows the request that has gone', () => {
  const p = ended(g => {
    g.requests.splice(0, 4, 5, 9, 2, 11)
    g.requestPile.splice(0, 8, 0, 1, 3, 4, 6, 7, 8, 10)
  })
  expect(p.g.minister).toBe(building.armory)
  expect(p.events()[2]).toEqual({ type: 'ministerMoved', building: building.armory, rule: 'XI 9.3' })
})

test('XI 9.4: two places are cleared, the rest moves up and the row is filled', () => {
  const p = ended(g => g.row.splice(0, 4, 0, 1, 2, 3), [0, 0, 5])
  expect(p.g.equipmentGone).toEqual([0, 1])
  expect(p.g.row).toEqual([2, 3, 4, 10])
})

test('XI 9.4: an empty place counts as a place', () => {
  const p = ended(
    g => {
      g.row.splice(0, 4, NONE, 1, NONE, 3)
      g.equipment[0].push(0, 2)
    },
    [0, 0, 0, 0],
  )
  expect(p.g.equipmentGone).toEqual([1])
  expect(p.g.row).toEqual([3, 4, 5, 6])
})

test('XI 9.5: after the last turn requests, minister and row stay as they are', () => {
  const p = ended(g => {
    g.turn = 6
    shows(g, 0, first.yellow, first.red)
    has(g, 0, { coins: 1 })
  })
  expect(p.g.requests).toEqual([0, 1, 2, 3])
  expect(p.g.row).toEqual([0, 1, 2, 3])
  expect(p.g.turnTrack).toEqual([])
  expect(p.happened).toEqual(['turnEnded'])
})

test('XI 9.1: a turn follows with new hands', () => {
  const p = deal({
    at: ['play.nextTurn', 'turn.end'],
    arrange(g) {
      g.turn = 1
      for (const seat of [0, 1]) {
        holds(g, seat, 0, 1, 2, 3)
        g.discards[seat].push(...g.hands[seat].splice(0, 4))
      }
    },
  })
  expect(p.g.turn).toBe(2)
  expect(p.g.hands.map(hand => hand.length)).toEqual([4, 4])
  expect(p.asks(0)).toBe('chooseCards')
})
