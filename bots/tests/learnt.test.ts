import { expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { learntValue } from '../search/value.ts'

const listed = Object.values(titles).filter(({ listed }) => listed)

test.each(listed.map(({ id }) => id))(
  '%s has weights for every number of seats, and they fit its features',
  async id => {
    const title = await titles[id].load()
    const bot = await title.loadBot()
    const [fewest, most] = title.game.seats
    const counts = Array.from({ length: most - fewest + 1 }, (_, i) => `${fewest + i}`)
    expect(Object.keys(bot.learnt ?? {})).toEqual(counts)
    expect(() => learntValue(title.game, bot)).not.toThrow()
    for (const [seats, { command, games, spreads }] of Object.entries(bot.learnt ?? {})) {
      expect(command).toContain(`palatine train ${id} --seats ${seats} `)
      expect(command).toContain(`--games ${games} `)
      expect(Math.min(...spreads)).toBeGreaterThan(0)
    }
  },
)
