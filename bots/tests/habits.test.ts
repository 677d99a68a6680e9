import {
  begin,
  FastChance,
  type Habits,
  isOver,
  type Policy,
  plainPolicy,
  playout,
  type Question,
  spreadOptions,
  subset,
  tablesWith,
  whyNot,
} from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { answerAtAGlance, type Taker } from '../habits/answer.ts'
import { byHabit } from '../habits/policy.ts'

const listed = Object.values(titles).filter(({ listed }) => listed)

describe.each(listed.map(({ id }) => id))('habits of %s', async id => {
  const title = await titles[id].load()
  const { game } = title
  const bot = await title.loadBot()
  const habits = await title.loadHabits?.()
  const tables = spreadOptions(game.options, 3).flatMap(options => tablesWith(title, options))

  test('play whole games at every table, with answers that the questions accept, and are the same for the same seed', () => {
    const habit = byHabit(bot, habits)
    const accepted: Policy = (look, chance) => {
      const answer = habit(look, chance)
      const refused = whyNot(look.question, answer)
      if (refused) throw new Error(`${look.id}: ${JSON.stringify(answer)} is refused: ${JSON.stringify(refused)}`)
      return answer
    }
    for (const [seed, table] of tables.entries()) {
      const play = (policy: Policy) => {
        const io = { table, chance: new FastChance(seed) }
        const state = begin(game, io)
        playout(game, state, io, { policy })
        return state
      }
      const first = play(accepted)
      expect(isOver(first)).toBe(true)
      expect(play(habit)).toEqual(first)
    }
  })

  test('are weights for the signs of the game, and refused where these have other names', () => {
    expect(Object.keys(habits?.learnt ?? {})).toContain('2')
    for (const { weights, command, games } of Object.values(habits?.learnt ?? {})) {
      expect(Object.keys(weights)).toEqual(habits?.signs)
      expect(command).toContain(`palatine train ${id} --seats 2 --habits`)
      expect(command).toContain(`--games ${games} `)
    }
    const signs = [...(habits?.signs ?? []), 'one sign more']
    const other = { ...habits, signs } as Habits
    const [table] = tables.filter(({ seats }) => seats === 2)
    const io = { table, chance: new FastChance(1) }
    expect(() => playout(game, begin(game, io), io, { policy: byHabit(bot, other) })).toThrow(
      /the weights are for the signs .*; the game has .*, one sign more\. Learn them anew: palatine train/,
    )
  })
})

test('a game without habits is played on as plain would', async () => {
  const title = await titles.gatehouse.load()
  const bot = await title.loadBot()
  const [table] = tablesWith(title, {})
  const played = [byHabit(bot, await title.loadHabits?.()), plainPolicy(bot)].map(policy => {
    const io = { table, chance: new FastChance(9) }
    const state = begin(title.game, io)
    playout(title.game, state, io, { policy })
    return state
  })
  expect(played[0]).toEqual(played[1])
})

describe('at a glance', () => {
  /** Takes what is worth most. */
  const best: Taker = {
    one: ({ values, count }) => values.subarray(0, count).indexOf(Math.max(...values.subarray(0, count))),
    thing: worths => best.one(worths),
    whether: worth => worth > 0,
  }
  const worths = [1, -2, 3, -1, 2]
  const answer = (question: Question) => answerAtAGlance(question, steps => worths[steps[steps.length - 1]], best)

  test('the best things come into a subset, each by itself: so many, or those that are worth something', () => {
    expect(answer(subset([0, 1, 2, 3, 4], 2, 2))).toEqual([2, 4])
    expect(answer(subset([0, 1, 2, 3, 4], 0, 5))).toEqual([0, 2, 4])
    expect(answer(subset([0, 1, 2, 3, 4], 4, 5))).toEqual([0, 2, 3, 4])
    expect(answer(subset([0, 1, 2, 3, 4], 0, 2))).toEqual([2, 4])
  })
})
