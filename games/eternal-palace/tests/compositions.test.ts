import { NONE, noChance } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { conserved } from '../rules/hidden.ts'
import { choice, type RealmTable } from '../rules/model.ts'
import { takeLayer } from '../rules/painting.ts'
import { scoreParts } from '../rules/scoring.ts'
import { deal, goods, layers, visit } from './deal.ts'

const options = { extra: 'compositions' }
const numbers = (g: { compositions: number[]; composers: number[] }, ...cards: number[]) => {
  g.compositions.splice(0, g.compositions.length, ...cards.map(card => card - 1))
  g.composers.splice(0, g.composers.length, ...cards.map(() => NONE))
}

describe('compositions', () => {
  test.each([2, 3, 4, 5])('EP 13.1: with %i houses as many cards lie open', seats => {
    const { g } = deal({ options, seats })
    expect([new Set(g.compositions).size, g.composers]).toEqual([seats, new Array(seats).fill(NONE)])
  })

  test('EP 13.1: without the module there are none', () => {
    expect(deal({}).g.compositions).toEqual([])
  })

  /** What each card brings: fish, wisdom, resources to choose, Palace steps, points by edition. */
  test.each([
    [1, [1, 2, 3], 0, 0, 0, 0, 1, 1],
    [2, [2, 4, 8], 0, 0, 0, 0, 1, 1],
    [3, [4, 5, 6], 0, 0, 1, 0, 1, 1],
    [4, [5, 11, 13], 0, 0, 1, 0, 1, 1],
    [5, [7, 8, 9], 0, 2, 0, 0, 1, 2],
    [6, [9, 10, 11], 0, 2, 0, 0, 1, 2],
    [7, [1, 6, 10], 3, 0, 0, 0, 1, 1],
    [8, [3, 9, 12], 3, 0, 0, 0, 1, 1],
    [9, [2, 7, 12], 0, 0, 0, 0, 2, 2],
    [10, [4, 12, 13], 0, 0, 0, 0, 2, 2],
    [11, [3, 5, 7], 0, 0, 3, 0, 0, 0],
    [12, [8, 10, 13], 0, 0, 0, 1, 0, 0],
  ])(
    'EP 13.2, EP 13.3, EP 13.4: composition %i with the layers %j',
    (card, wanted, fish, wisdom, resources, palace, english, german) => {
      for (const edition of ['en', 'de'] as const) {
        // Each of the three layers is the last one in turn.
        for (const missing of wanted) {
          const { g, live } = deal({
            options,
            edition,
            arrange(one) {
              numbers(one, card)
              one.layers[0] = layers(...wanted.filter(layer => layer !== missing))
            },
          })
          const table = live.table as RealmTable
          takeLayer(g, 0, missing, { table, chance: noChance })
          expect(g.composers).toEqual([0])
          const waiting = g.queue.filter(one => one.what === choice.resource)
          expect([g.fish[0] - 3, g.wisdom[0] - 2, waiting.length, g.palace[0]]).toEqual([
            fish,
            wisdom,
            resources,
            palace,
          ])
          g.palace.splice(0, 2, 0, 9)
          expect(scoreParts(g, 0, table).seals).toBe(edition === 'en' ? english : german)
        }
      }
    },
  )

  test('EP 13.2: only the first takes it, and only with all three layers', () => {
    const table = deal({
      options,
      groups: [[3], [3]],
      resources: [[9], [9]],
      arrange(g) {
        numbers(g, 11, 1)
        g.layers.splice(0, 2, layers(5), layers(5, 7))
      },
    })
    visit(table, 0, 3, 3)
    expect(table.g.composers).toEqual([NONE, NONE])
    visit(table, 1, 3, 3)
    expect([table.asks(1), table.g.composers]).toEqual(['takeResource', [1, NONE]])
    table.play(1, 0).play(1, 1).play(1, 1)
    expect(goods(table, 1).slice(2, 4)).toEqual([8, 3])
    expect(table.happened.filter(type => type === 'compositionClaimed')).toHaveLength(1)
  })

  test('EP 13.2: one layer can complete two of them', () => {
    const table = deal({
      options,
      groups: [[3]],
      arrange(g) {
        numbers(g, 11, 8)
        g.layers[0] = layers(5, 7, 9, 12)
      },
    })
    visit(table, 0, 3, 3)
    expect([table.g.composers, table.g.fish[0]]).toEqual([[0, 0], 6])
  })

  test('a composition without its layers is noticed', () => {
    const { g, live } = deal({ options, arrange: one => numbers(one, 1, 2) })
    expect(conserved(g, live.table as RealmTable)).toBeUndefined()
    g.composers[0] = 1
    expect(conserved(g, live.table as RealmTable)).toBe('composition 1 was claimed without its layers')
    g.compositions.pop()
    expect(conserved(g, live.table as RealmTable)).toBe('a composition is lost')
  })
})
