import {
  begin,
  cloneState,
  determinizeView,
  FastChance,
  isOver,
  type Policy,
  plainPolicy,
  playout,
  type State,
  spreadOptions,
  tablesWith,
  viewOf,
} from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'

describe.each(Object.keys(titles))('what %s offers to bots', async id => {
  const title = await titles[id].load()
  const bot = await title.loadBot()
  const { game } = title
  const tables = spreadOptions(game.options, 3).flatMap(options => tablesWith(title, options))

  test('scores are numbers, in a scale of points', () => {
    let looked = 0
    for (const [seed, table] of tables.entries()) {
      const io = { table, chance: new FastChance(seed) }
      const most: number[] = []
      const scored: typeof bot = {
        ...bot,
        score(look) {
          const score = bot.score(look)
          return steps => {
            const worth = score(steps)
            looked++
            if (Number.isNaN(worth)) throw new Error(`${look.id} ${steps}: the score is not a number`)
            if (Number.isFinite(worth)) most.push(Math.abs(worth))
            return worth
          }
        },
      }
      playout(game, begin(game, io), io, { policy: plainPolicy(scored) })
      expect(Math.max(...most)).toBeLessThan(100)
    }
    expect(looked).toBeGreaterThan(1000)
  })

  test('a number for each feature, whatever the moment, and rounds that never fall', () => {
    for (const [seed, table] of tables.entries()) {
      const io = { table, chance: new FastChance(seed) }
      let rounds = 0
      const look = (state: State) => {
        const round = bot.roundOf(state.g)
        if (!(round >= rounds)) throw new Error(`round ${round} after round ${rounds}`)
        rounds = round
        for (let seat = 0; seat < table.seats; seat++) {
          const found = bot.featuresOf(state.g, seat, table)
          if (found.length !== bot.features.length || !found.every(Number.isFinite)) {
            throw new Error(`${JSON.stringify(found)} for ${bot.features}`)
          }
        }
        return false
      }
      playout(game, begin(game, io), io, { until: look })
      expect(rounds).toBeGreaterThan(0)
    }
  })

  test('a game is played on to the end of a round, and no further', () => {
    for (const [seed, table] of tables.entries()) {
      const io = { table, chance: new FastChance(seed) }
      const state = begin(game, io)
      playout(game, state, io, { policy: plainPolicy(bot), until: ({ g }) => bot.roundOf(g) >= 1 })
      expect(isOver(state)).toBe(false)
      expect(bot.roundOf(state.g)).toBe(1)
    }
  })

  test('worlds in which others have yet to answer can be played on like any other', () => {
    let waited = 0
    for (const [seed, table] of tables.entries()) {
      const io = { table, chance: new FastChance(seed) }
      const policy: Policy = plainPolicy(bot)
      const state = begin(game, io)
      playout(game, state, io, {
        policy,
        until(now) {
          const { together, branches } = now.where
          if (!together && !branches) return false
          const half = cloneState(game, now)
          const { together: pending } = half.where
          // All but one have answered.
          if (pending) for (let i = 1; i < pending.seats.length; i++) pending.answers[i] = NaN
          const seat = pending?.seats[0] ?? half.where.branches?.[0].seat ?? 0
          const view = viewOf(game, table, half, seat)
          const known = game.knowledge?.start(table, seat) ?? null
          const world = determinizeView(game, table, view, known, seat, io.chance, { pending: 'open' })
          if (pending) expect(world.where.together?.answers.every(answer => answer === null)).toBe(true)
          playout(game, world, io, { policy, until: ({ g }) => bot.roundOf(g) > bot.roundOf(now.g) })
          return ++waited % 4 === 0
        },
      })
    }
    expect(waited).toBeGreaterThan(tables.length)
  })
})
