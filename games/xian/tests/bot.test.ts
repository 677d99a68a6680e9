import { FastChance, LiveTable, plain, type Question, type QuickBot, random, tableFor } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { calibration } from '../calibration.ts'
import { title } from '../index.ts'

const sensible = plain(await title.loadBot())

function play(bots: readonly QuickBot[], seed: number): LiveTable {
  const table = tableFor(title, bots.length)
  const live = LiveTable.open(title.game, table, new FastChance(seed))
  const chance = new FastChance(seed + 1)
  while (!live.over) {
    const [seat] = live.asked
    const look = {
      table,
      view: live.view(seat),
      known: live.knowledge(seat),
      seat,
      id: live.questionId(seat) as string,
      at: live.questionLocals(seat),
      question: live.question(seat) as Question,
    }
    const refused = live.play(seat, bots[seat](look, { chance }).answer)
    if (refused) throw new Error(JSON.stringify(refused))
  }
  return live
}

const seeds = Array.from({ length: 20 }, (_, seed) => seed)

describe('the plain bot', () => {
  test('it beats a random player', () => {
    const won = seeds.filter(seed => {
      const seat = seed % 2
      const live = play(seat === 0 ? [sensible, random] : [random, sensible], seed)
      return live.result?.order[0][0] === seat
    })
    expect(won.length).toBeGreaterThanOrEqual(19)
  })

  test('it reaches the points of a real game', () => {
    const best = seeds.map(seed =>
      Math.max(
        ...(play(
          [0, 1, 2].map(() => sensible),
          seed,
        ).result?.totals ?? []),
      ),
    )
    const mean = best.reduce((sum, points) => sum + points, 0) / best.length
    expect(mean).toBeGreaterThan(60)
    expect(mean).toBeLessThan(90)
  })
})

describe('calibration', () => {
  test.each(Object.entries(calibration.bots))('the bot %s can play, and its game can be read', (_, bot) => {
    const row = calibration.observe(play([bot, sensible, sensible], 4))
    const visits = [0, 1, 2, 3].map(where => row[`visits${where}`])
    expect(visits.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1)
    expect([1, 2, 3]).toContain(row.winnersTile)
    const offers = Array.from({ length: 8 }, (_, tile) => row[`offered${tile}`] - row[`left${tile}`])
    expect(offers.reduce((sum, taken) => sum + taken, 0)).toBe(Math.round(row.finished * 3))
  })

  test('what a bot ignores it does not do', () => {
    const { bots } = calibration
    const parts = (name: string) => {
      const live = play([bots[name], sensible], 8)
      return title.game.scoreParts(live.state.g, 0, live.table)
    }
    expect(parts('no-equipment').sets).toBe(0)
    expect(parts('no-helpers').helpers).toBe(0)
    expect(parts('no-track').endTile).toBe(0)
    expect(parts('no-workshop').icons).toBe(0)
  })
})
