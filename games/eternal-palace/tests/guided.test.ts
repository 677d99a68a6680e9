import { FastChance, LiveTable, type Question, sampleAnswer, tableFor } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { guided } from '../board/guided.ts'
import { guided as alone } from '../board/guided-alone.ts'
import { title } from '../index.ts'
import type { RealmTable } from '../rules/model.ts'

const both = [
  ['among houses', guided],
  ['alone against the Master', alone],
] as const

test.each(both)('the guided first game %s begins with the dice rolled and can be played to its end', (_, game) => {
  const table = tableFor(title, game.seats, game.options) as RealmTable
  const chance = new FastChance(1)
  const live = LiveTable.open(title.game, table, chance, { from: game.from(table) })
  expect(live.questionId(0)).toBe('makeGroups')
  expect(title.game.conserved(live.state.g as never, table)).toBeUndefined()
  while (!live.over) {
    const [seat] = live.asked
    live.play(seat, sampleAnswer(live.question(seat) as Question, chance))
  }
  expect(title.game.conserved(live.state.g as never, table)).toBeUndefined()
})

test.each(both)('every lesson %s has its moment, points at something, and speaks two languages', (_, game) => {
  const table = tableFor(title, game.seats, game.options) as RealmTable
  const given = new Set<string>()
  for (let seed = 0; seed < 20; seed++) {
    const chance = new FastChance(seed)
    const live = LiveTable.open(title.game, table, chance, { from: game.from(table) }).keepLog()
    for (; !live.over; live.play(live.asked[0], sampleAnswer(live.question(live.asked[0]) as Question, chance))) {
      if (!live.asked.includes(0)) continue
      const now = {
        g: live.view(0).g as never,
        table,
        seat: 0,
        question: live.questionId(0) ?? null,
        told: live.events(0).map(({ event }) => event),
        name: String,
      }
      for (const { id, when, at, say } of game.lessons) {
        if (!when(now)) continue
        given.add(id)
        expect(at(now).length, id).toBeGreaterThan(0)
        expect(say.de(now), id).not.toBe(say.en(now))
      }
    }
  }
  expect([...given].sort()).toEqual(game.lessons.map(({ id }) => id).sort())
})
