import { FastChance, LiveTable, nthSeed, plain, random, type Seat, tableFor } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { worthFor } from '../bot/worth.ts'
import { title } from '../index.ts'
import type { RealmTable } from '../rules/model.ts'
import { deal } from './deal.ts'

const player = plain(await title.loadBot())

/** Plays one game and says who won. */
function winners(table: ReturnType<typeof tableFor>, seed: number, planner: Seat): readonly Seat[] {
  const live = LiveTable.open(title.game, table, new FastChance(seed))
  const luck = new FastChance(seed + 1)
  const bots = [0, 1].map(seat => (seat === planner ? player : random))
  while (!live.over) {
    const [seat] = live.asked
    const look = {
      table,
      view: live.view(seat),
      known: live.knowledge(seat),
      seat,
      id: live.questionId(seat) ?? '',
      at: live.questionLocals(seat),
      question: live.question(seat) as never,
    }
    const refused = live.play(seat, bots[seat](look, { chance: luck }).answer)
    if (refused) throw new Error(refused.reason)
  }
  return live.result?.order[0] ?? []
}

describe('the plain bot alone', () => {
  /** Which of its two groups it plays first, both for a track, with a group of the Master's still to come. */
  const first = (his: number) => {
    const { live } = deal({ seats: 1, groups: [[13, 24], [his]], wisdom: [0, 0], resources: [[2, 2, 2, 2]] })
    const look = live.look(0)
    const [, [group]] = player(look, { chance: new FastChance(1) }).answer as [string, [number, number]]
    return group
  }

  test('is at a place before the Master, whose group has its number', () => {
    expect([first(4), first(6)]).toEqual([13, 24])
  })

  test("does not race for Palace steps against what the Master's goods will bring him", () => {
    const step = (wisdom: number) => {
      const { g } = deal({ seats: 1, groups: [[4], [6]], wisdom: [0, wisdom], fish: [0, 0] })
      return worthFor(g, 0, tableFor(title, 1) as RealmTable).palace(1)
    }
    expect(step(2)).toBeLessThan(step(1))
  })
})

describe('the plain bot', () => {
  test('wins nearly every game against random play', () => {
    const games = 40
    let won = 0
    for (let i = 0; i < games; i++) {
      const table = tableFor(title, 2, { edition: i % 4 < 2 ? 'en' : 'de' })
      if (winners(table, nthSeed(11, i), i % 2).includes(i % 2)) won++
    }
    expect(won).toBeGreaterThanOrEqual(0.95 * games)
  })

  test.each(['labyrinth', 'riverMarket', 'compositions'])(
    'and so it does with %s, privileges and all alternative places',
    extra => {
      const locations = ['fishMarket', 'academy', 'temple', 'market', 'bridge']
      const games = 14
      let won = 0
      for (let i = 0; i < games; i++) {
        const table = tableFor(title, 2, { extra, privileges: true, locations })
        if (winners(table, nthSeed(12, i), i % 2).includes(i % 2)) won++
      }
      expect(won).toBeGreaterThanOrEqual(games - 1)
    },
  )
})
