import { expect, test } from 'vitest'
import { heldUp, longestIn, reportTrace } from '../trace.ts'

const page = { pid: 4, tid: 1 }
const task = { name: 'ThreadControllerImpl::RunTask', ph: 'X' }
const mark = (name: string, ts: number) => ({ name, ph: 'R', ...page, ts })

test('the longest task is looked for on the main thread of the page, between a mark and the next', () => {
  const traceEvents = [
    mark('begin', 1_000),
    { ...task, ...page, ts: 1_500, dur: 30_000, tdur: 20_000 },
    { ...task, ...page, ts: 2_000, dur: 90_000, tdur: 12_000 },
    { ...task, ...page, tid: 2, ts: 2_000, dur: 99_000, tdur: 99_000 },
    { ...task, ...page, pid: 5, ts: 2_000, dur: 99_000, tdur: 99_000 },
    { ...task, ...page, name: 'Layout', ts: 2_000, dur: 99_000, tdur: 99_000 },
    mark('end', 200_000),
    { ...task, ...page, ts: 201_000, dur: 99_000, tdur: 99_000 },
    mark('begin', 400_000),
    { ...task, ...page, ts: 400_001, dur: 21_000, tdur: 21_000 },
    mark('end', 500_000),
  ]
  expect(longestIn({ traceEvents })).toEqual({ worked: 21, lasted: 21 })
})

test('the best run of a position counts', () => {
  const run = (worked: number) => ({ worked, lasted: 2 * worked })
  const position = { game: 'xian', seats: 4, slower: 1, elements: 900 }
  const quick = { positions: [{ ...position, runs: [run(80), run(49), run(60)] }] }
  const slow = { positions: [{ ...position, runs: [run(80), run(51)] }] }
  expect(heldUp(quick)).toEqual([])
  expect(heldUp(slow)).toEqual(['trace: xian, 4 seats holds the page up for 51 ms; it may be at most 50.'])
  expect(heldUp({ positions: [{ ...slow.positions[0], slower: 4 }] })[0]).toContain('xian, 4 seats, 4 times slower')
  expect(reportTrace(quick)).toContain('| xian, 4 seats |      900 |             49.0 |         98.0 | 80 49 60 |')
})
