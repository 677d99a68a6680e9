import { NONE } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { deal, enter, first, has, holds, keep, sends, shows } from './deal.ts'

describe('hands', () => {
  test('XI 3.1: everybody draws four cards, and only the owner sees them', () => {
    const p = deal({ seats: 3, at: ['hand.draw'], draws: [0, 0, 0, 0, 5, 5, 5, 5] })
    expect(p.g.hands[0]).toEqual([0, 1, 2, 3])
    expect(p.g.hands[1]).toEqual([5, 6, 7, 8])
    expect(p.g.hands[2].length).toBe(4)
    expect(p.events(0)[0]).toEqual({
      type: 'cardsDrawn',
      seat: 0,
      count: 4,
      audience: [0],
      secret: { cards: [0, 1, 2, 3] },
      rule: 'XI 3.1',
    })
    expect(p.events(1)[0]).toEqual({ type: 'cardsDrawn', seat: 0, count: 4, rule: 'XI 3.1' })
  })

  test('XI 3.2: cards go under the deck, as many are drawn, and the others see only how many', () => {
    const p = deal({
      at: ['hand.exchangeCards'],
      draws: [0, 0],
      arrange(g) {
        holds(g, 0, 10, 11, 12, 13)
        holds(g, 1, 10, 11, 12, 13)
      },
    })
    p.play(0, [11, 13]).play(1, [])
    expect(p.g.hands).toEqual([
      [0, 1, 10, 12],
      [10, 11, 12, 13],
    ])
    expect(p.g.bottoms).toEqual([[11, 13], []])
    expect(p.events(1)[0]).toEqual({ type: 'cardsExchanged', seat: 0, count: 2, rule: 'XI 3.2' })
    expect(p.live.view(1).g.bottoms[0].length).toBe(2)
    expect(p.live.view(1).g.bottoms[0]).not.toContain(11)
    expect(p.live.view(0).g.bottoms[0]).toEqual([11, 13])
  })

  test('XI 3.2: who keeps all cards is not mentioned, who exchanges one is', () => {
    const p = deal({
      at: ['hand.exchangeCards'],
      draws: [2],
      arrange(g) {
        holds(g, 0, 10, 11, 12, 13)
        holds(g, 1, 10, 11, 12, 13)
      },
    })
    p.play(0, []).play(1, [12])
    expect(p.g.hands[1]).toEqual([2, 10, 11, 13])
    expect(p.events(0)).toEqual([
      { type: 'cardsExchanged', seat: 1, count: 1, rule: 'XI 3.2' },
      { type: 'cardsDrawn', seat: 1, count: 1, rule: 'XI 3.2' },
    ])
  })

  test('XI 3.2: all may be exchanged, in the first turn only', () => {
    const p = deal({
      at: ['hand.exchangeCards'],
      arrange: g => {
        for (const seat of [0, 1]) holds(g, seat, 0, 1, 2, 3)
      },
    })
    expect(p.answers(0).length).toBe(16)
    p.play(0, [0, 1, 2, 3]).play(1, [])
    expect(p.g.bottoms[0]).toEqual([0, 1, 2, 3])
    const later = deal({
      at: ['cards.chooseCards', 'hand.exchangeCards'],
      arrange(g) {
        g.turn = 2
        for (const seat of [0, 1]) holds(g, seat, 0, 1, 2, 3)
      },
    })
    expect(later.asks(0)).toBe('chooseCards')
  })

  test('XI 3.2: what was put under the deck comes in the last turn', () => {
    const p = deal({
      at: ['cards.chooseCards', 'hand.draw'],
      arrange(g) {
        g.turn = 6
        for (const seat of [0, 1]) {
          g.bottoms[seat].push(3, 9)
          g.decks[seat].splice(0, 24, 20, 21)
          g.discards[seat].push(...Array.from({ length: 24 }, (_, i) => i).filter(i => ![3, 9, 20, 21].includes(i)))
        }
      },
    })
    expect(p.g.hands[0]).toEqual([3, 9, 20, 21])
    expect(p.g.bottoms[0]).toEqual([])
  })
})

describe('two cards on one another', () => {
  const dealt = (round: number) =>
    deal({
      at: ['cards.chooseCards'],
      arrange(g) {
        g.round = round
        for (const seat of [0, 1]) holds(g, seat, ...[2, 8, 14, 20].slice(0, round === 1 ? 4 : 2))
      },
    })

  test('XI 3.3: two of four cards, and one of them on top; the others stay for the second round', () => {
    const p = dealt(1)
    expect(p.asks(0)).toBe('chooseCards')
    expect(p.answers(0).length).toBe(12)
    p.play(0, [14, 2])
    expect(p.events()).toEqual([])
    p.play(1, [8, 20])
    expect([p.g.upper[0], p.g.lower[0]]).toEqual([14, 2])
    expect([p.g.upper[2], p.g.lower[2]]).toEqual([8, 20])
    expect(p.g.hands).toEqual([
      [8, 20],
      [2, 14],
    ])
    expect(p.events(null)[0]).toEqual({ type: 'cardsShown', round: 1, upper: [14, 8], lower: [2, 20], rule: 'XI 3.3' })
  })

  test('XI 3.3: the same card cannot lie on itself', () => {
    expect(dealt(1).refusal(0, [14, 14])).toEqual({ reason: 'notOffered', values: { kind: 'pick-then' } })
  })

  test('XI 3.4: in the second round only the upper card is chosen', () => {
    const p = dealt(2)
    expect(p.asks(0)).toBe('chooseTop')
    expect(p.answers(0)).toEqual([2, 8])
    p.play(1, 8).play(0, 2)
    expect([p.g.upper[1], p.g.lower[1]]).toEqual([2, 8])
    expect([p.g.upper[3], p.g.lower[3]]).toEqual([8, 2])
    expect(p.g.hands).toEqual([[], []])
  })
})

describe('order of play', () => {
  const orderOf = (lower: readonly number[], arrange?: Parameters<typeof deal>[0]['arrange']) =>
    deal({
      seats: lower.length,
      at: ['round.setOrder'],
      arrange(g, table) {
        lower.forEach((card, seat) => {
          shows(g, seat, card === 23 ? 22 : 23, card)
        })
        arrange?.(g, table)
      },
    }).g.order

  test('XI 3.5: the highest number below acts first', () => {
    expect(orderOf([first.yellow + 2, first.blue + 5, first.green, first.red + 3])).toEqual([1, 3, 0, 2])
  })

  test('XI 3.5: among equals whose overseer is further on', () => {
    const order = orderOf([first.yellow, first.red, first.green, first.blue], g => {
      g.overseers.splice(0, 4, 0, 2, 1, 2)
      g.line.splice(0, 4, 0, 2, 1, 3)
    })
    expect(order).toEqual([3, 1, 2, 0])
  })

  test('XI 3.5: on one position whose disc is higher in the pile', () => {
    expect(orderOf([first.yellow, first.red, first.green])).toEqual([0, 1, 2])
    expect(orderOf([first.yellow, first.red, first.green], g => g.line.reverse())).toEqual([2, 1, 0])
  })

  test('XI 3.6: the worker comes first, then the builder, and the order stays as it was', () => {
    const p = deal({
      at: ['round.setOrder'],
      arrange(g) {
        shows(g, 0, first.yellow, first.red)
        shows(g, 1, first.yellow, first.red)
      },
    })
    expect(p.g.order).toEqual([0, 1])
    p.play(0, sends(0))
    expect(p.asks(0)).toBe('placeBuilder')
    p.play(0, enter(3))
    expect(p.g.line).toEqual([1, 0])
    p.play(1, sends(0)).play(1, enter(3))
    expect(p.g.line).toEqual([0, 1])
    expect(p.g.order).toEqual([0, 1])
    expect(p.over).toBe(true)
  })

  test('XI 3.6: a second round is ordered anew', () => {
    const p = deal({
      at: ['round.choose'],
      arrange(g) {
        holds(g, 0, first.yellow, first.yellow + 3)
        holds(g, 1, first.red + 1, first.red + 5)
        for (const seat of [0, 1]) has(g, seat, { coins: 1 })
        shows(g, 0, 22, 23)
        shows(g, 1, 22, 23)
      },
    })
    expect(p.g.round).toBe(2)
    p.play(0, first.yellow).play(1, first.red + 5)
    expect(p.g.order).toEqual([0, 1])
    p.play(0, sends(0)).play(0, keep)
    expect(p.asked).toEqual([1])
    expect(p.g.upper[0]).toBe(22)
    expect(p.g.upper).not.toContain(NONE)
  })
})
