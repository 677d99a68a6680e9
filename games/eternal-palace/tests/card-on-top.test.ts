import { NONE } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { view } from '../rules/hidden.ts'
import { deal, visit } from './deal.ts'

describe('the card on top', () => {
  const back = () => {
    const table = deal({
      seats: 3,
      groups: [[1], [1], [1]],
      deck: [7, 8, 9, 10, 11],
      fish: [5, 5, 5],
      draws: [0, 0, 0],
    })
    // the first house draws 7, 8, 9 and puts 8 back
    return visit(table, 0, 1, 1).play(0, NONE).play(0, 7)
  }
  const knows = (table: ReturnType<typeof deal>, seat: number | null) => table.live.knowledge(seat)

  test('EP 7.12: who put it back knows it, nobody else does, and no view shows it', () => {
    const table = back()
    expect(knows(table, 0)).toEqual({ top: 7, drawn: NONE })
    expect(knows(table, 1)).toEqual({ top: NONE, drawn: NONE })
    expect(knows(table, null)).toEqual({ top: NONE, drawn: NONE })
    expect([0, 1, null].map(seat => view(table.g, seat).top)).toEqual([-1, -1, -1])
  })

  test('EP 7.12: when it is drawn it is known to be in that hand', () => {
    const table = visit(back(), 1, 1, 1)
    expect(knows(table, 0)).toEqual({ top: NONE, drawn: 7 })
    expect(table.g.drawn).toContain(7)
  })

  test('EP 7.12: neither kept nor discarded, it is on top again', () => {
    const table = visit(back(), 1, 1, 1).play(1, NONE).play(1, 7)
    expect(knows(table, 0)).toEqual({ top: 7, drawn: NONE })
    expect(knows(table, 1)).toEqual({ top: 7, drawn: NONE })
  })

  test('EP 7.12: once it is shown nothing is known any more', () => {
    const table = visit(back(), 1, 1, 1).play(1, [7, 1])
    expect(knows(table, 0)).toEqual({ top: NONE, drawn: NONE })
    table.play(1, table.g.drawn[0])
    expect(knows(table, 0)).toEqual({ top: NONE, drawn: NONE })
  })
})
