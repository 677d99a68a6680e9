import { FastChance, LiveTable, nthSeed, plain, random, type Seat, tableFor } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { title } from '../index.ts'

/** Plays one game and says who won. */
function winners(table: ReturnType<typeof tableFor>, seed: number, planner: Seat): readonly Seat[] {
  const live = LiveTable.open(title.game, table, new FastChance(seed))
  const luck = new FastChance(seed + 1)
  const bots = [0, 1].map(seat => (seat === planner ? plain(title.bot) : random))
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
    const refused = live.play(seat, bots[seat](look, luck))
    if (refused) throw new Error(refused.reason)
  }
  return live.result?.order[0] ?? []
}

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
