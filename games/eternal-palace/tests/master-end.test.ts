import { describe, expect, test } from 'vitest'
import { countOf, has, place, type Realm, spot } from '../rules/model.ts'
import { at, layers } from './deal.ts'
import { eventsOf, master } from './master-deal.ts'

type Difficulty = 'apprentice' | 'journeyman' | 'expert'
const all: readonly Difficulty[] = ['apprentice', 'journeyman', 'expert']

/** A game that is over, before anything is awarded. */
const finished = (difficulty: Difficulty, arrange: (g: Realm) => void, edition: 'en' | 'de' = 'en') =>
  at(['game.giveAwards'], {
    seats: 1,
    edition,
    fish: [0, 0],
    wisdom: [0, 0],
    options: { difficulty },
    arrange(g) {
      g.groups.forEach(groups => {
        groups.length = 0
      })
      g.completion = 0
      g.ending = 'normal'
      arrange(g)
    },
  })

const score = (table: ReturnType<typeof finished>, house: number) =>
  table.live.game.scoreParts(table.g, house, table.live.table)

describe('the end of a game against the Master', () => {
  const tracks = (g: Realm) => {
    g.track[spot(master, 4)] = 2
    g.track[spot(0, 4)] = 1
    g.track[spot(master, 6)] = 1
    g.track[spot(0, 6)] = 1
    g.track[spot(0, 1)] = 3
    g.track[spot(master, place.bridge)] = 7
    g.temple[master] = 1 << 3
    g.market[master] = 1 << 2
    g.market[0] = 1 << 1
  }

  test.each(['apprentice', 'journeyman'] as const)('EP 15.22: the %s takes features where he is ahead', level => {
    const table = finished(level, tracks)
    const places = eventsOf(table, 'featureClaimed').map(event => event.place)
    expect(places).toEqual([4, 7, place.bridge])
    expect(countOf(table.g.features, master)).toBe(3)
    expect([4, 7, place.bridge].some(where => has(table.g.tokens, where))).toBe(false)
    expect(score(table, master).features).toBe(3)
  })

  test('EP 15.22: the Expert takes one for every token that is left', () => {
    const table = finished('expert', g => {
      tracks(g)
      g.tokens &= ~layers(6)
      g.features[0] = 0
    })
    expect(eventsOf(table, 'featureClaimed')).toHaveLength(8)
    expect(table.g.tokens).toBe(0)
    expect(score(table, 0).features).toBe(1)
  })

  /** Who gets the prize if the person's and the Master's longest sequences are so long. */
  const prize = (level: Difficulty, own: number, his: number) => {
    const run = (length: number) => layers(...Array.from({ length }, (_, i) => i + 2))
    const table = finished(level, g => {
      g.layers[0] = run(own)
      g.layers[master] = run(his)
    })
    return score(table, 0).prizes === 2 ? 'person' : score(table, master).prizes === 1 ? 'master' : 'nobody'
  }

  test.each([
    ['apprentice', 2, 1, 'person'],
    ['apprentice', 2, 2, 'master'],
    ['apprentice', 1, 0, 'person'],
    ['journeyman', 3, 1, 'master'],
    ['journeyman', 4, 3, 'person'],
    ['journeyman', 5, 5, 'master'],
    ['expert', 6, 1, 'master'],
    ['expert', 7, 6, 'person'],
    ['expert', 7, 7, 'master'],
  ] as const)('EP 15.23: %s: a sequence of %i against %i is for the %s', (level, own, his, winner) => {
    expect(prize(level, own, his)).toBe(winner)
  })

  test.each([
    ['apprentice', [5, 6], [3, 4], 'person'],
    ['apprentice', [3, 4], [5, 6], 'master'],
    ['apprentice', [3, 4], [3, 4], 'master'],
    ['journeyman', [5, 6, 7, 8], [3, 4, 5, 6], 'master'],
    ['expert', [5, 6, 7, 8, 9, 10, 11], [3, 4, 5, 6, 7, 8, 9], 'master'],
  ] as const)('EP 15.23: %s: of equal length, %j against %j is for the %s', (level, own, his, winner) => {
    const table = finished(level, g => {
      g.layers[0] = layers(...own)
      g.layers[master] = layers(...his)
    })
    expect(score(table, winner === 'person' ? 0 : master).prizes).toBe(winner === 'person' ? 2 : 1)
  })

  test('EP 15.23: the event says how long yours would have to be', () => {
    const table = finished('expert', g => {
      g.layers[0] = layers(3, 4, 5)
    })
    expect(eventsOf(table, 'sequenceClaimed')).toMatchObject([{ seat: master, least: 7 }])
    expect(table.happened).not.toContain('sequenceWon')
  })

  const goods = (g: Realm) => {
    g.fish[master] = 8
    g.wisdom[master] = 5
    g.palace[master] = 4
    g.palace[0] = 6
  }

  test('EP 15.24: the Apprentice gets nothing for fish and wisdom', () => {
    const table = finished('apprentice', goods)
    expect(table.g.palace).toEqual([6, 4])
    expect([score(table, 0).seals, score(table, master).seals]).toEqual([3, 1])
    expect(score(table, master).steps).toBe(0)
  })

  test.each(['journeyman', 'expert'] as const)('EP 15.24: %s: first fish, then wisdom, then the seals', level => {
    const table = finished(level, goods)
    // 8 fish bring 2 wisdom, 7 wisdom 3 steps.
    expect([table.g.wisdom[master], table.g.palace[master]]).toEqual([7, 7])
    expect([score(table, 0).seals, score(table, master).seals]).toEqual([1, 3])
    const order = ['gained', 'palaceMoved', 'sealsWon']
    expect(table.happened.filter(type => order.includes(type))).toEqual([...order, 'sealsWon'])
  })

  test.each([
    ['journeyman', 7, 0],
    ['journeyman', 8, 0],
    ['journeyman', 11, 3],
    ['expert', 5, 0],
    ['expert', 11, 6],
  ] as const)('EP 15.25: %s: on space %i of the Palace track he has %i more points', (level, palace, points) => {
    const table = finished(level, g => {
      g.palace[master] = palace
    })
    expect(score(table, master).steps).toBe(points)
    expect(eventsOf(table, 'stepsScored').map(event => event.points)).toEqual(points > 0 ? [points] : [])
    expect(score(table, 0).steps).toBe(0)
  })

  test.each(all.flatMap(level => [[level, 'en'] as const, [level, 'de'] as const]))(
    'EP 15.26: the %s wins if points are equal (%s)',
    (level, edition) => {
      const arrange = (g: Realm) => {
        g.tokens = 0
        g.features.fill(0, 0, 4)
        g.features.fill(master, 4, 8)
        g.palace.fill(1)
        g.layers[0] = layers(1)
        g.layers[master] = layers(1)
      }
      // One has the completion prize, the other the sequence prize.
      const table = finished(level, arrange, edition)
      expect(table.live.result).toMatchObject({ totals: [9, 9], order: [[master], [0]] })
    },
  )

  test('EP 15.26: with more points you win', () => {
    const table = finished('apprentice', g => {
      g.layers[0] = layers(1, 2, 3, 4, 5, 6, 7, 8)
    })
    expect(table.live.result?.order).toEqual([[0], [master]])
  })
})
