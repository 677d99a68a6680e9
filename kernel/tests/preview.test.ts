import { expect, test } from 'vitest'
import { FastChance } from '../chance.ts'
import { LiveTable } from '../live-table.ts'
import { previewOf } from '../preview.ts'
import { tableFor } from '../title.ts'
import type { Answer } from '../values.ts'
import { type Little, little, littleTitle } from './little-game.ts'

const game = little as never
const open = () => LiveTable.open(game, tableFor(littleTitle, 2), new FastChance(1)) as unknown as LiveTable<Little>

const preview = (live: LiveTable<Little>, seat: number, answer: Answer) =>
  previewOf(
    game,
    { table: live.table, view: live.view(seat) as never, known: live.knowledge(seat), seat, answer },
    new FastChance(5),
  ) as ReturnType<typeof previewOf> & { g: Little }

test('what an answer certainly does is known before it is given', () => {
  const live = open()
  const { g, events, points, next } = preview(live, 0, ['chooseWord', 3])
  expect(g.said).toEqual(['0:3', 'before the same question'])
  expect(events.map(event => (event as unknown as { what: string }).what)).toEqual(['3', 'before the same question'])
  expect(points).toEqual([{ words: 2 }, { words: 2 }])
  expect(next).toBe('chooseWord')
  expect(live.view(0).g.said).toEqual([])
})

test('where chance is asked the preview ends', () => {
  const { g, events, next } = preview(open(), 0, ['chooseWord', 4])
  expect(g.said).toEqual(['0:4'])
  expect(events).toHaveLength(1)
  expect(next).toBeNull()
})

test('what hangs on a secret of somebody else keeps its present value', () => {
  const live = open()
  live.play(0, ['chooseWord', 0])
  live.play(1, ['chooseWord', 0])
  live.play(0, 7)
  const { g, events } = preview(live, 1, 2)
  expect(g.secret[1]).toBe(2)
  expect(g.said).toEqual(live.view(1).g.said)
  expect(events).toEqual([])
})

test('two states that a seat cannot tell apart have the same preview', () => {
  const [one, other] = [3, 8].map(number => {
    const live = open()
    live.play(0, ['chooseWord', 0])
    live.play(1, ['chooseWord', 0])
    live.play(0, number)
    return preview(live, 1, 2)
  })
  expect(one).toEqual(other)
})
