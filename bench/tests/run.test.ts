import { expect, test } from 'vitest'
import { type Clocks, Stretch } from '../clock.ts'
import { type Group, measure, missed, report } from '../run.ts'

/** A clock that only playing moves on. */
function race(floor: number): { group: Group; clocks: Clocks } {
  let time = 0
  const contestant = (name: string, perDecision: number) => ({
    name,
    play() {
      time += 10 * perDecision
      return 10
    },
  })
  const group: Group = {
    name: 'race',
    about: 'A hare and a tortoise.',
    contestants: [contestant('hare', 0.5), contestant('tortoise', 2)],
    reference: 'tortoise',
    floors: [{ of: 'hare', against: 'tortoise', atLeast: floor, aim: 9 }],
  }
  return { group, clocks: { time: () => time, work: () => time } }
}
const effort = { warmUp: 10, rounds: 5, slice: 100 }

test('speeds are decisions a second and are compared with the reference', () => {
  const { group, clocks } = race(3)
  const { speeds, floors } = measure(group, effort, clocks)
  expect(speeds).toEqual([
    { name: 'hare', best: 2000, median: 2000, ratio: 4 },
    { name: 'tortoise', best: 500, median: 500, ratio: 1 },
  ])
  expect(floors).toEqual([{ of: 'hare', against: 'tortoise', atLeast: 3, aim: 9, ratio: 4 }])
})

test('a floor that is not reached is said in a sentence', () => {
  const { group, clocks } = race(5)
  expect(missed(measure(group, effort, clocks))).toEqual([
    'race: hare is only 4 times as fast as tortoise; it has to be at least 5 times.',
  ])
})

test('a floor that is reached is not', () => {
  const { group, clocks } = race(4)
  expect(missed(measure(group, effort, clocks))).toEqual([])
})

test('the report is a table', () => {
  const { group, clocks } = race(3)
  expect(
    report(measure(group, effort, clocks))
      .split('\n')
      .slice(4, 9),
  ).toEqual([
    '|          | a second, best | median | times tortoise |',
    '| -------- | -------------: | -----: | -------------: |',
    '| hare     |          2 000 |  2 000 |              4 |',
    '| tortoise |            500 |    500 |              1 |',
    '',
  ])
})

test('a floor that names nobody is a mistake of the group', () => {
  const { group, clocks } = race(3)
  const floors = [{ of: 'fox', against: 'hare', atLeast: 1 }]
  expect(() => measure({ ...group, floors }, effort, clocks)).toThrow('bench: group race has no contestant fox')
})

test('a stretch ends by work, also where others get most of the computer, and seldom asks for it', () => {
  let time = 0
  let asked = 0
  const clocks: Clocks = {
    time: () => time,
    work() {
      asked++
      return time / 10
    },
  }
  const stretch = new Stretch(100, clocks)
  do time++
  while (!stretch.isOver)
  expect({ time, worked: stretch.worked }).toEqual({ time: 1000, worked: 100 })
  expect(asked).toBeLessThan(60)
})
