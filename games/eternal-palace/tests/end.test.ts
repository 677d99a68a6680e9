import { NONE, tableFor } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { title } from '../index.ts'
import { houseCount, type Realm, type RealmTable, spot } from '../rules/model.ts'
import { longestRun, result, scoreParts, seals, sequenceWinner } from '../rules/scoring.ts'
import { at, deal, layers, visit } from './deal.ts'

const seven = layers(1, 2, 4, 5, 6, 7, 8)

describe('the end', () => {
  test('EP 9.1: the round is played to its end, then the game is over', () => {
    const table = deal({
      groups: [[3], [4, 4]],
      fish: [9, 9],
      arrange: g => {
        g.layers[0] = seven
      },
    })
    visit(table, 0, 3, 3)
    expect(table.over).toBe(false)
    visit(table, 1, 4, 4)
    visit(table, 1, 4, 4)
    expect([table.over, table.live.result?.ending]).toEqual([true, 'normal'])
    expect(table.events().find(event => event.type === 'gameEnded')).toMatchObject({ ending: 'normal', rule: 'EP 9.1' })
    expect(table.happened).not.toContain('rowRenewed')
  })

  test('EP 9.2: the first with eight layers gets the completion prize, others do not', () => {
    const table = deal({ groups: [[3], [12]], resources: [[1], [2]], arrange: g => void g.layers.fill(seven) })
    visit(table, 0, 3, 3)
    visit(table, 1, 12, 3)
    expect(table.g.completion).toBe(0)
    expect(table.happened.filter(type => type === 'completionWon')).toHaveLength(1)
    expect(table.live.game.scoreParts(table.g, 0, table.live.table).prizes).toBe(1)
  })

  test('EP 9.7: after twelve rounds without a layer the game ends', () => {
    const quiet = (rounds: number) =>
      at(['game.nextRound'], {
        arrange: g => {
          g.quiet = rounds
        },
      })
    expect(quiet(11).over).toBe(false)
    const table = quiet(12)
    expect([table.over, table.live.result?.ending]).toEqual([true, 'stall'])
    expect(table.events().find(event => event.type === 'gameEnded')).toMatchObject({ ending: 'stall', rule: 'EP 9.7' })
  })

  test('EP 9.7: a layer begins the count anew', () => {
    const table = deal({
      groups: [[3]],
      arrange: g => {
        g.quiet = 9
      },
    })
    visit(table, 0, 3, 3)
    expect(table.g.quiet).toBe(1)
    expect(table.g.round).toBe(2)
  })
})

/** A state that is only scored. */
function scored(seats: number, edition: 'en' | 'de', change: (g: Realm) => void) {
  const table = tableFor(title, seats, { edition }) as RealmTable
  const { g } = at(['game.nextRound'], { seats, edition })
  change(g)
  return { g, table }
}

describe('prizes and seals', () => {
  test('EP 9.3: the longest sequence wins, the bridge comes after 12', () => {
    expect(longestRun(layers(1, 2, 3, 11, 12, 13), 0)).toEqual({ house: 0, from: 11, to: 13 })
    const { g, table } = scored(
      3,
      'en',
      g => void g.layers.splice(0, 3, layers(1, 2, 4), layers(6, 7, 8), layers(12, 13)),
    )
    expect(sequenceWinner(g, table)).toEqual({ house: 1, from: 6, to: 8 })
    expect(scoreParts(g, 1, table).prizes).toBe(1)
  })

  test('EP 9.3: of equal sequences the one with the highest layer wins', () => {
    const { g, table } = scored(2, 'en', g => void g.layers.splice(0, 2, layers(1, 2, 9, 10), layers(8, 9)))
    expect(sequenceWinner(g, table)).toEqual({ house: 0, from: 9, to: 10 })
  })

  test('EP 9.3: if that is equal too nobody gets the prize', () => {
    const { g, table } = scored(3, 'en', g => void g.layers.splice(0, 3, layers(4, 5), layers(4, 5, 7), layers(9)))
    expect(sequenceWinner(g, table)).toBeUndefined()
  })

  test('EP 9.3: no layer is no sequence', () => {
    expect(longestRun(0, 1)).toEqual({ house: 1, from: 1, to: 0 })
    const { g, table } = scored(2, 'en', () => {})
    expect(sequenceWinner(g, table)).toBeUndefined()
  })

  test.each([
    [
      [8, 4, 3],
      [3, 1, 0],
    ],
    [
      [7, 4, 3],
      [3, 1, 0],
    ],
    [
      [9, 4, 3],
      [3, 0, 0],
    ],
    [
      [8, 8, 7],
      [3, 3, 0],
    ],
    [
      [8, 5, 5],
      [3, 1, 1],
    ],
    [
      [1, 0, 0],
      [3, 0, 0],
    ],
    [
      [0, 0, 0],
      [3, 3, 3],
    ],
  ])('EP 9.4: at %j on the Palace track the seals are %j', (palace, won) => {
    const { g, table } = scored(3, 'en', g => void g.palace.splice(0, 3, ...palace))
    expect([0, 1, 2].map(house => seals(g, house, table))).toEqual(won)
  })

  test('EP 9.4: the awards are told when the game ends', () => {
    const table = deal({
      groups: [[3]],
      arrange(g) {
        g.layers[0] = seven
        g.palace.splice(0, 2, 3, 3)
      },
    })
    visit(table, 0, 3, 3)
    expect(table.happened.slice(-4)).toEqual(['gameEnded', 'sequenceWon', 'sealsWon', 'sealsWon'])
  })
})

describe('points', () => {
  test('EP 9.5: one point for each layer, feature, monument, prize and seal', () => {
    const { g, table } = scored(2, 'en', g => {
      g.layers.splice(0, 2, layers(1, 2, 3, 8), layers(5))
      g.features.splice(0, 3, 0, 0, 1)
      g.monuments.splice(0, 4, 0, NONE, 1, 1)
      g.palace.splice(0, 2, 2, 4)
      g.completion = 0
    })
    expect(scoreParts(g, 0, table)).toEqual({ layers: 4, features: 2, monuments: 1, prizes: 2, seals: 1, steps: 0 })
    expect(scoreParts(g, 1, table)).toEqual({ layers: 1, features: 1, monuments: 2, prizes: 0, seals: 3, steps: 0 })
    expect(result(g, table)).toMatchObject({ order: [[0], [1]], totals: [10, 7] })
  })

  /** All with equal points: as many layers, no seals apart, no sequence prize that decides. */
  const tied = (edition: 'en' | 'de', ...paintings: number[][]) => {
    const { g, table } = scored(paintings.length, edition, g => {
      g.layers.splice(0, paintings.length, ...paintings.map(numbers => layers(...numbers)))
    })
    const { totals, order } = result(g, table)
    return { order, equal: new Set(totals).size === 1, houses: houseCount(table) }
  }

  test('EP 9.6, EP 1.6: in the English edition the highest layer that only one of them has decides', () => {
    expect(tied('en', [1, 5, 13], [3, 5, 13])).toMatchObject({ equal: true, order: [[1], [0]] })
    expect(tied('en', [2, 13], [2, 13])).toMatchObject({ equal: true, order: [[0, 1]] })
    expect(tied('en', [2, 7, 11], [5, 7, 11], [2, 9, 11])).toMatchObject({ equal: true, order: [[2], [1], [0]] })
  })

  test('EP 9.6, EP 1.6: in the German edition who owns the highest layer is ahead, several share it', () => {
    expect(tied('de', [1, 5, 13], [3, 5, 13])).toMatchObject({ equal: true, order: [[0, 1]] })
    expect(tied('de', [2, 7, 11], [5, 7, 11], [2, 5, 9])).toMatchObject({ equal: true, order: [[0, 1], [2]] })
    expect(tied('de', [2, 7, 11], [5, 7, 11], [2, 9, 11])).toMatchObject({ equal: true, order: [[0, 1, 2]] })
  })

  test('the last step of a track counts even in the last round', () => {
    const table = deal({
      groups: [[3], [45]],
      arrange(g) {
        g.layers[0] = seven
        g.track[spot(1, 9)] = 1
      },
    })
    visit(table, 0, 3, 3)
    visit(table, 1, 45, 9).play(1, 0)
    expect([table.over, table.live.result?.totals[1]]).toEqual([true, 2])
  })
})
