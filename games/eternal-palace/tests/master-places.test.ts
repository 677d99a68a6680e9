import { HIDDEN, NONE } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { knowledge } from '../rules/hidden.ts'
import { countBits, has, place, spot } from '../rules/model.ts'
import { trackLength } from '../rules/tracks.ts'
import { deal, goods, layers, use } from './deal.ts'
import { eventsOf, finishEverything, master, masterPlays } from './master-deal.ts'

const poor = { fish: [0, 0], wisdom: [0, 0] }

describe('what the Master does at a place', () => {
  test('EP 15.16: Fish Market: 3 fish, a step, and two advisors from the deck are discarded', () => {
    const table = masterPlays(1, { ...poor, row: [1, 1, 2], deck: [7, 8, 9], draws: [2, 0] })
    expect(goods(table, master)).toEqual([3, 0, 0, 0, 0, 0])
    expect(table.g.track[spot(master, 1)]).toBe(1)
    expect(eventsOf(table, 'advisorsDismissed')).toMatchObject([{ from: 'deck', advisors: [6, 8] }])
    expect(table.g.deck).toEqual([7])
    expect(table.g.discards).toEqual(expect.arrayContaining([6, 8]))
    expect(table.g.advisors[master]).toEqual([])
  })

  test('EP 15.16: the card that somebody put on top is the first to go, and is no longer known', () => {
    const table = masterPlays(1, {
      row: [1, 1, 2],
      deck: [7, 8, 9],
      draws: [0],
      arrange(g) {
        g.deck.splice(g.deck.indexOf(8), 1)
        g.top = 8
      },
    })
    expect(table.g.top).toBe(NONE)
    const [event] = eventsOf(table, 'advisorsDismissed')
    expect(event.advisors).toEqual([6, 8])
    const known = { top: 8, drawn: NONE }
    knowledge.learn(known, 0, event)
    expect(known).toEqual({ top: NONE, drawn: NONE })
  })

  test('EP 15.16: what he discards from the row says nothing about the deck', () => {
    const known = { top: 8, drawn: NONE }
    knowledge.learn(known, 0, { type: 'advisorsDismissed', seat: master, advisors: [3], from: 'row', rule: 'EP 15.16' })
    expect(known.top).toBe(8)
  })

  test('EP 15.16: the two cards are drawn before they are discarded', () => {
    const table = masterPlays(1, {
      row: [1, 1, 2],
      deck: [7],
      arrange(g) {
        g.advisors[0].push(...g.discards.splice(0))
      },
    })
    expect(eventsOf(table, 'advisorsDismissed')[0].advisors).toEqual([6])
    expect(table.g.discards).toEqual([6])
  })

  test('EP 15.16: Academy: 2 wisdom, a step, and a face-up advisor is discarded by lot', () => {
    const table = masterPlays(2, { ...poor, row: [3, 5, 7], draws: [1] })
    expect(goods(table, master)).toEqual([0, 2, 0, 0, 0, 0])
    expect(table.g.row).toEqual([2, 6])
    expect(eventsOf(table, 'advisorsDismissed')).toMatchObject([{ from: 'row', advisors: [4] }])
    expect(table.g.track[spot(master, 2)]).toBe(1)
  })

  test('EP 15.16: with no face-up advisor there is none to discard', () => {
    const table = masterPlays(2, { row: [] })
    expect(eventsOf(table, 'advisorsDismissed')).toEqual([])
    expect(table.g.track[spot(master, 2)]).toBe(1)
  })

  test.each([
    [3, 0],
    [5, 1],
    [44, 2],
    [46, 3],
  ])('EP 15.17: with %i he builds a monument for nothing', (group, sort) => {
    const table = masterPlays(group, poor)
    expect(table.g.rings[sort]).toBe(2)
    expect(table.g.monuments[sort]).toBe(master)
    expect(table.g.palace[master]).toBe(1)
    expect(countBits(table.g.layers[master])).toBe(1)
    expect(goods(table, master)).toEqual([0, 0, 0, 0, 0, 0])
  })

  test.each(['en', 'de'] as const)('EP 15.17: a monument that he has brings one Palace step as well (%s)', edition => {
    const table = masterPlays(5, {
      ...poor,
      edition,
      options: { master: 'uncertainty' },
      arrange(g, t) {
        finishEverything(g, t)
        g.layers[master] = layers(5)
      },
    })
    expect(eventsOf(table, 'masterChosePlace')[0]).toMatchObject({ place: 5, action: 'monument', benefit: 'none' })
    expect(table.g.palace[master]).toBe(1)
    expect(table.happened).not.toContain('monumentTaken')
    expect(table.g.layers[master]).toBe(layers(5))
  })

  test('EP 15.17: he takes a monument from you', () => {
    const table = masterPlays(5, {
      arrange(g) {
        g.monuments[1] = 0
        g.rings[1] = 2
      },
    })
    expect(eventsOf(table, 'monumentTaken')[0]).toMatchObject({ seat: master, place: 5, from: 0 })
  })

  test.each([
    [4, 4],
    [6, 6],
    [36, 9],
    [56, 11],
  ])('EP 15.17: with %i he goes one step up the track of %i, without resources', (group, where) => {
    const table = masterPlays(group, poor)
    expect(table.g.track[spot(master, where)]).toBe(1)
    expect(goods(table, master)).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('EP 15.18: Temple: 3 wisdom and a marker, whatever the dice', () => {
    const table = masterPlays(124, poor)
    expect(goods(table, master)[1]).toBe(3)
    expect(countBits(table.g.temple[master])).toBe(1)
    expect(has(table.g.layers[master], 7)).toBe(false)
    const second = masterPlays(34, {
      arrange(g) {
        g.temple[master] = 1 << 1
      },
    })
    expect(has(second.g.layers[master], 7)).toBe(true)
  })

  test.each([
    [66, 3],
    [156, 4],
    [1236, 5],
  ])('EP 15.18: Market: %i brings %i wisdom and a marker', (group, wisdom) => {
    const table = masterPlays(group, poor)
    expect(goods(table, master)).toEqual([0, wisdom, 0, 0, 0, 0])
    expect(countBits(table.g.market[master])).toBe(1)
  })

  test('EP 15.18: one die counts at the Market as two, five as four', () => {
    const once = (group: number, wisdom: number) =>
      masterPlays(group, {
        wisdom: [0, wisdom],
        fish: [0, 0],
        options: { master: 'ascent' },
        arrange(g, t) {
          finishEverything(g, t)
          g.market[master] = 1 << 1
        },
      })
    expect(goods(once(11226, 0), master)[1]).toBe(5)
    // A 6 that wisdom makes a 12.
    expect(goods(once(6, 6), master)[1]).toBe(3)
    expect(has(once(11226, 0).g.layers[master], 12)).toBe(true)
  })

  test('EP 15.19: on the bridge he takes fish and wisdom, and wisdom for everything else', () => {
    const across = (from: number, die: number) =>
      goods(
        masterPlays(die, {
          ...poor,
          options: { master: 'enlightenment' },
          arrange(g, t) {
            finishEverything(g, t)
            g.track[spot(master, place.bridge)] = from
          },
        }),
        master,
      )
    // 1 fish and 3 wisdom; then 5 a resource; 7 both, 9 fish, 10 an advisor.
    expect(across(0, 4)).toEqual([1, 1, 0, 0, 0, 0])
    expect(across(3, 4)).toEqual([1, 2, 0, 0, 0, 0])
    expect(across(7, 4)).toEqual([1, 1, 0, 0, 0, 0])
  })

  test('EP 15.20: he takes layers, and the first feature that is left', () => {
    const table = masterPlays(4, {
      arrange(g, t) {
        g.track[spot(master, 4)] = trackLength(4, t) - 1
        g.features[0] = 0
        g.tokens &= ~layers(9)
      },
    })
    expect(table.g.layers[master]).toBe(layers(4))
    expect(table.g.features.slice(0, 3)).toEqual([0, master, NONE])
    expect(table.g.queue).toEqual([])
    expect(has(table.g.tokens, 4)).toBe(false)
  })

  test('EP 15.20: the completion prize can be his', () => {
    const table = masterPlays(5, {
      arrange(g) {
        g.layers[master] = layers(1, 2, 3, 4, 6, 7, 8)
      },
    })
    expect(table.g.completion).toBe(master)
  })

  test('EP 15.21: he gets fish and wisdom from a Diplomat as they are', () => {
    const table = deal({ seats: 1, groups: [[4], [6]], fish: [2, 0], wisdom: [0, 0], advisors: [[14]] })
    expect(goods(use(table, 0, 14), master)).toEqual([1, 0, 0, 0, 0, 0])
  })

  test('EP 15.21: for each resource he takes wisdom, and nobody has the resource', () => {
    const table = deal({
      seats: 1,
      groups: [[4], [6]],
      resources: [[1, 1, 1, 0]],
      wisdom: [0, 0],
      advisors: [[18]],
    })
    use(table, 0, 18).play(0, 0).play(0, 1)
    expect(goods(table, 0).slice(2)).toEqual([0, 0, 0, 0])
    expect(goods(table, master)).toEqual([2, 3, 0, 0, 0, 0])
    expect(table.g.palace[0]).toBe(1)
    expect(eventsOf(table, 'paid')[0].to).toBe(NONE)
  })

  test('EP 15.16: the person sees what he discards, and not the deck', () => {
    const table = masterPlays(1)
    const { g } = table.live.view(0) as typeof table.live.state
    expect(new Set(g.deck)).toEqual(new Set([HIDDEN]))
    expect(g.master).toEqual(table.g.master)
    expect(table.asks(0)).toBe('takeGift')
  })
})
