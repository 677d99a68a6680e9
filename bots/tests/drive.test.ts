import { countingEntries, type Effort, type Look, plain, playerCount, random, tableFor } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { type BotGame, botNamed, botNames, playGame, playLive } from '../index.ts'

const games = await Promise.all(Object.values(titles).map(async listing => [listing.id, await listing.load()] as const))

/** Bots that write down all that they are shown. */
function watched(botGame: BotGame): { botGame: BotGame; seen: string[] } {
  const seen: string[] = []
  const bots = botGame.bots.map(bot => async (look: Look, effort: Effort) => {
    const thought = await bot(look, effort)
    const { view, known, seat, id, at } = look
    seen.push(JSON.stringify({ view, known, seat, id, at, thought }))
    return thought
  })
  return { botGame: { ...botGame, bots }, seen }
}

test.each(games)(
  '%s: the light driver plays the same game as a live table, and shows bots the same',
  async (_, title) => {
    const noisy = plain(await title.loadBot(), 0.2)
    const [fewest, most] = title.game.seats
    for (let game = 0; game < 6; game++) {
      const seats = fewest + (game % (most - fewest + 1))
      const bots = Array.from({ length: seats }, (_, seat) => ((seat + game) % 3 === 0 ? random : noisy))
      const botGame: BotGame = { title, table: tableFor(title, seats), bots, seed: 100 + game }
      const light = watched(botGame)
      const live = watched(botGame)
      const played = await playGame(light.botGame)
      const table = await playLive(live.botGame)
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
  const botGame: BotGame = { title, table, bots, seed: 5 }
  const first = await playGame(botGame)
  expect(await playGame(botGame)).toEqual(first)
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
