import { countingEntries, type Effort, type Look, plain, playerCount, random, tableFor } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { botNamed, botNames, playGame, playLive, type Sitting } from '../index.ts'

const games = await Promise.all(Object.values(titles).map(async listing => [listing.id, await listing.load()] as const))

/** Bots that write down all that they are shown. */
function watched(sitting: Sitting): { sitting: Sitting; seen: string[] } {
  const seen: string[] = []
  const bots = sitting.bots.map(bot => async (look: Look, effort: Effort) => {
    const thought = await bot(look, effort)
    const { view, known, seat, id, at } = look
    seen.push(JSON.stringify({ view, known, seat, id, at, thought }))
    return thought
  })
  return { sitting: { ...sitting, bots }, seen }
}

test.each(games)(
  '%s: the light driver plays the same game as a live table, and shows bots the same',
  async (_, title) => {
    const noisy = plain(await title.loadBot(), 0.2)
    const [fewest, most] = title.game.seats
    for (let game = 0; game < 6; game++) {
      const seats = fewest + (game % (most - fewest + 1))
      const bots = Array.from({ length: seats }, (_, seat) => ((seat + game) % 3 === 0 ? random : noisy))
      const sitting: Sitting = { title, table: tableFor(title, seats), bots, seed: 100 + game }
      const light = watched(sitting)
      const live = watched(sitting)
      const played = await playGame(light.sitting)
      const table = await playLive(live.sitting)
      expect(light.seen).toEqual(live.seen)
      expect(played.state).toEqual(table.state)
      expect(played.result).toEqual(table.result)
      expect(played.decisions).toBe(countingEntries(table.record.entries).length)
    }
  },
)

test.each(games)('%s: the same seed gives the same random game', async (_, title) => {
  const [seats] = title.game.seats
  const bots = Array.from({ length: seats }, () => random)
  const table = tableFor(title, seats)
  const sitting: Sitting = { title, table, bots, seed: 5 }
  const first = await playGame(sitting)
  expect(await playGame(sitting)).toEqual(first)
  expect(first.parts).toHaveLength(playerCount(title.game, table))
  first.result.totals.forEach((total, seat) => {
    expect(Object.values(first.parts[seat]).reduce((sum, points) => sum + points, 0)).toBe(total)
  })
})

test('bots are known by name', async () => {
  const [, title] = games[0]
  expect(botNames).toEqual(expect.arrayContaining(['random', 'plain']))
  expect(await botNamed(title, 'random')).toBe(random)
  expect(await botNamed(title, 'nobody')).toBeUndefined()
  expect(await botNamed(title, 'constructor')).toBeUndefined()
})
