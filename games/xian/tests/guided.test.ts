import { FastChance, LiveTable, type Question, sampleAnswer, tableFor } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { guided } from '../board/guided.ts'
import { title } from '../index.ts'
import type { ArmyTable } from '../rules/model.ts'

const table = tableFor(title, guided.seats) as ArmyTable

test('the guided first game begins with the choice of cards and can be played to its end', () => {
  const chance = new FastChance(1)
  const live = LiveTable.open(title.game, table, chance, { from: guided.from(table) })
  expect(live.asked).toEqual([0, 1, 2])
  expect(live.questionId(0)).toBe('chooseCards')
  expect(title.game.conserved(live.state.g as never, table)).toBeUndefined()
  while (!live.over) {
    const [seat] = live.asked
    live.play(seat, sampleAnswer(live.question(seat) as Question, chance))
  }
  expect(title.game.conserved(live.state.g as never, table)).toBeUndefined()
})

test('every lesson has its moment in a game, and points at something then', () => {
  const given = new Set<string>()
  for (let seed = 0; seed < 20; seed++) {
    const chance = new FastChance(seed)
    const live = LiveTable.open(title.game, table, chance, { from: guided.from(table) })
    while (!live.over) {
      const [seat] = live.asked
      if (seat === 0) {
        const now = {
          g: live.view(0).g as never,
          table,
          seat,
          question: live.questionId(0) ?? null,
          told: [],
          name: String,
        }
        for (const { id, when, at, say } of guided.lessons) {
          if (!when(now)) continue
          given.add(id)
          expect(at(now).length, id).toBeGreaterThan(0)
          expect(say.de(now), id).not.toBe(say.en(now))
        }
      }
      live.play(seat, sampleAnswer(live.question(seat) as Question, chance))
    }
  }
  expect([...given].sort()).toEqual(guided.lessons.map(({ id }) => id).sort())
})
