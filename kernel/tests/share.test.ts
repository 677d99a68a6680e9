import { expect, test } from 'vitest'
import { FastChance } from '../chance.ts'
import { LiveTable } from '../live-table.ts'
import { type SeatShare, shareOf } from '../share.ts'
import { tableFor } from '../title.ts'
import { little, littleTitle } from './little-game.ts'

const game = little as never
const table = tableFor(littleTitle, 2)
const word = (n: number) => ['chooseWord', n]

/** Both have chosen a word; seat 0 has whispered a number, and may change its mind. */
function whispering(...numbers: number[]): LiveTable {
  const live = LiveTable.open(game, table, new FastChance(1))
  live.play(0, word(2))
  live.undo(0)
  live.play(0, word(0))
  live.play(1, word(0))
  for (const number of numbers) live.play(0, number)
  return live
}

test('a seat takes away what it was shown and what it answered', () => {
  const live = whispering(7)
  const share = shareOf(game, table, live.record, 0) as SeatShare
  expect(share).toMatchObject({ game: 'little', version: 1, seat: 0, table: { seats: 2 } })
  expect(share.answers).toEqual([
    { moment: 0, answer: word(0) },
    { moment: 2, answer: 7 },
  ])
  expect(share.moments).toHaveLength(4)
  expect(share.moments.at(-1)).toEqual({ view: live.view(0), events: [], asked: [1] })
  expect(share.moments.flatMap(({ events }) => events)).toEqual(live.events(0).map(({ event }) => event))
})

test('it tells nothing of how often others have answered, or what', () => {
  const others = (...numbers: number[]) => JSON.stringify(shareOf(game, table, whispering(...numbers).record, 1))
  expect(others(7)).toBe(others(1, 2, 3, 9))
})

test('when the game is over it is the whole record', () => {
  const live = whispering(7)
  live.play(1, 1)
  expect(live.over).toBe(true)
  expect(shareOf(game, table, live.record, 1)).toEqual(live.record)
})
