import { NONE } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { spot } from '../rules/model.ts'
import { deal, goods, refused, visit } from './deal.ts'

describe('Fish Market', () => {
  const market = (more = {}) =>
    visit(deal({ groups: [[1], [6]], deck: [7, 10, 20, 21], draws: [0, 0, 0], ...more }), 0, 1, 1)

  test('EP 5.1: three cards are drawn, none of the face-up ones can be had', () => {
    const table = market({ row: [1, 2, 3] })
    expect(table.g.drawn).toEqual([6, 9, 19])
    expect(table.g.deck).toEqual([20])
    expect(table.refusal(0, [0, 0])).toMatchObject({ reason: 'advisorTooDear' })
  })

  test('EP 5.1: the banner is paid and brings 3 fish', () => {
    const table = market().play(0, [6, 0])
    expect(goods(table, 0)).toEqual([6, 2, 0, 1, 1, 1])
    expect(table.g.advisors[0]).toEqual([6])
  })

  test('EP 5.1: or 3 fish are paid instead, and bring none', () => {
    const table = market().play(0, [19, 1])
    expect(goods(table, 0)).toEqual([0, 2, 1, 1, 1, 1])
    expect(table.g.advisors[0]).toEqual([19])
  })

  test('EP 5.1: keeping none brings 3 fish', () => {
    const table = market().play(0, NONE)
    expect(goods(table, 0)).toEqual([6, 2, 1, 1, 1, 1])
    expect(table.g.advisors[0]).toEqual([])
    table.play(0, 9)
    expect(table.g.discards).toEqual(expect.arrayContaining([6, 19]))
    expect(table.g.top).toBe(9)
  })

  test('EP 5.1: what cannot be paid is not offered, but the question is asked all the same', () => {
    const table = market({ fish: [2], resources: [[0, 0, 0, 0]] })
    expect(table.answers(0)).toEqual([NONE])
    expect(table.asks(0)).toBe('keepAdvisor')
  })

  test('EP 5.1: a penalty is paid before the cards are drawn', () => {
    const table = market({ fish: [3], visits: [[1, 1, 1]], resources: [[0, 0, 0, 0]] })
    expect(table.g.fish[0]).toBe(2)
    expect(table.answers(0)).toEqual([NONE])
  })

  test('EP 5.2: one of the rest goes back on top, the other is discarded', () => {
    const table = market().play(0, [6, 0]).play(0, 19)
    expect([table.g.top, table.g.drawn, table.g.drawer]).toEqual([19, [], NONE])
    expect(table.g.discards).toContain(9)
    expect(table.g.track[spot(0, 1)]).toBe(1)
  })

  test('EP 5.2: a Benefactor gives its reward before the others are put away', () => {
    const table = market({ deck: [4, 7, 8], resources: [[0, 0, 1, 0]] }).play(0, [3, 0])
    expect(table.asks(0)).toBe('takeResource')
    table.play(0, 0).play(0, 0)
    expect(table.g.discards).toContain(3)
    expect(table.asks(0)).toBe('returnAdvisor')
  })

  test('EP 5.2: with two cards left one is kept and one goes back; with one only it is kept or goes back', () => {
    const noDiscards = (g: { discards: number[]; advisors: number[][] }) => {
      g.advisors[1].push(...g.discards.splice(0))
    }
    const two = market({ deck: [7, 20], draws: [0, 0], arrange: noDiscards })
      .play(0, [6, 0])
      .play(0, 19)
    expect([two.g.top, two.g.discards]).toEqual([19, []])
    const one = market({ deck: [7], draws: [0], arrange: noDiscards }).play(0, [6, 0])
    expect([one.g.top, one.g.drawer, one.g.advisors[0]]).toEqual([NONE, NONE, [6]])
    const back = market({ deck: [7], draws: [0], arrange: noDiscards })
      .play(0, NONE)
      .play(0, 6)
    expect([back.g.top, back.g.fish[0]]).toEqual([6, 6])
  })

  test('EP 5.2: with no card at all there are 3 fish and the step', () => {
    const table = market({
      deck: [],
      draws: [],
      arrange: (g: { discards: number[]; advisors: number[][] }) => {
        g.advisors[1].push(...g.discards.splice(0))
      },
    })
    expect([table.g.fish[0], table.g.track[spot(0, 1)]]).toEqual([6, 1])
  })

  test('EP 5.2: of two equal cards one goes back', () => {
    const table = market({ deck: [4, 4, 7], draws: [0, 0, 0] })
      .play(0, NONE)
      .play(0, 3)
    expect(table.g.top).toBe(3)
    expect(table.g.discards).toContain(3)
  })
})

describe('Academy of Wisdom', () => {
  test('EP 5.3: the banner is paid and brings 2 wisdom', () => {
    const table = visit(deal({ groups: [[2]], row: [7, 20, 23] }), 0, 2, 2).play(0, [6, 0])
    expect(goods(table, 0)).toEqual([3, 4, 0, 1, 1, 1])
    expect([table.g.advisors[0], table.g.row]).toEqual([[6], [19, 22]])
    expect(table.g.track[spot(0, 2)]).toBe(1)
  })

  test('EP 5.3: or 2 wisdom are paid instead', () => {
    const table = visit(deal({ groups: [[2]], row: [7, 20, 23] }), 0, 2, 2).play(0, [22, 1])
    expect(goods(table, 0)).toEqual([3, 0, 1, 1, 1, 1])
    expect(table.g.advisors[0]).toEqual([22])
  })

  test('EP 5.3: somebody must be appointed, somebody of the row', () => {
    const table = visit(deal({ groups: [[2]], row: [7, 20, 23] }), 0, 2, 2)
    expect(table.refusal(0, NONE)).toMatchObject({ reason: 'mayNotPass' })
    expect(table.refusal(0, [0, 0])).toMatchObject({ reason: 'advisorTooDear', rule: 'EP 5.3' })
  })

  test('EP 5.4: without anybody to appoint the visit is not possible', () => {
    const poor = { groups: [[2]], wisdom: [1], resources: [[0, 0, 0, 0]] }
    expect(refused(deal({ ...poor, row: [7, 20, 23] }), 0, 2, 2)).toEqual({ reason: 'nobodyToAppoint', rule: 'EP 5.4' })
    expect(refused(deal({ ...poor, wisdom: [5], row: [] }), 0, 2, 2)).toMatchObject({ reason: 'nobodyToAppoint' })
    expect(refused(deal({ ...poor, wisdom: [2], row: [7] }), 0, 2, 2)).toBeUndefined()
    expect(refused(deal({ ...poor, resources: [[1, 0, 0, 0]], row: [7] }), 0, 2, 2)).toBeUndefined()
  })

  test('EP 5.3: the step comes after the appointment, so that a Benefactor can finish another track first', () => {
    const table = deal({
      groups: [[2]],
      row: [6],
      arrange(g) {
        g.track[spot(0, 2)] = 4
        g.track[spot(0, 9)] = 1
      },
    })
    visit(table, 0, 2, 2).play(0, [5, 0]).play(0, 9).play(0, 1)
    const taken = table
      .events()
      .flatMap(event => (event.type === 'layerTaken' ? [(event as { layer?: number }).layer] : []))
    expect(taken).toEqual([9, 2])
  })
})
