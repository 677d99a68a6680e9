import { expect, test } from 'vitest'
import { endOfTurn } from '../table/turns.ts'

test('a turn ends when others are asked, not with every answer', () => {
  const asked = [[0], [0], [0], [1], [2], [0], [0], [1]]
  const moments = asked.map((seats, shown) => ({ watcher: 0, shown, asked: seats }))
  const ends = moments.map((_, i) =>
    moments.slice(1, i + 1).reduce<number | undefined>((ended, now, j) => endOfTurn(ended, moments[j], now), undefined),
  )
  expect(ends).toEqual([undefined, undefined, undefined, 3, 3, 3, 3, 7])
})

test('what was taken back may have ended a turn: it is counted anew', () => {
  const now = { watcher: 0, shown: 2, asked: [0] }
  expect(endOfTurn(5, { watcher: 0, shown: 6, asked: [1] }, now)).toBeUndefined()
})
