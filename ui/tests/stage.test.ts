import { either, type PartialAnswer, pick, pickThen, type Question } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { beside } from '../stage/beside.ts'
import { changedBy, flightsOf, lengthIn, placeOf } from '../stage/events.ts'
import { questionHandle } from '../stage/question-handle.ts'
import { seatsFrom } from '../stage/seats.ts'
import { nextStops } from '../stage/track.tsx'
import { byCost } from '../stage/ways.ts'

const screen = { width: 1000, height: 800 }

test('what floats stands beside its thing and inside the screen', () => {
  const thing = { left: 480, top: 400, width: 40, height: 40 }
  const size = { width: 200, height: 100 }
  const { left, top } = beside(thing, size, screen, [])
  expect(top + size.height <= thing.top || top >= thing.top + thing.height || left >= 520 || left + 200 <= 480).toBe(
    true,
  )
  const corner = beside({ left: 990, top: 790, width: 10, height: 10 }, size, screen, [])
  expect(corner.left).toBeLessThanOrEqual(1000 - 200)
  expect(corner.top).toBeLessThanOrEqual(800 - 100)
})

test('what floats goes to another side where something must stay in sight', () => {
  const thing = { left: 480, top: 400, width: 40, height: 40 }
  const size = { width: 200, height: 100 }
  const free = beside(thing, size, screen, [])
  const other = beside(thing, size, screen, [{ boxes: [{ ...free, ...size }], costs: 9 }])
  expect(other).not.toEqual(free)
})

test('the seats as one of them sees them: its own last', () => {
  expect(seatsFrom(1, 4)).toEqual([2, 3, 0, 1])
  expect(seatsFrom(null, 3)).toEqual([0, 1, 2])
})

test('the cheapest way comes first, equal ones as they were given', () => {
  const ways = [3, 1, 2, 1].map((cost, i) => ({ touch: i, label: String(i), cost }))
  expect(byCost(ways).map(way => way.label)).toEqual(['1', '3', '2', '0'])
})

test('what lies ahead on a track', () => {
  const fields = [{}, { stop: true }, {}, { stop: true }]
  expect(nextStops(fields, 1)).toEqual([{ field: 3, steps: 2 }])
})

test('one table an event: length, place, what changed and what flies', () => {
  const table = {
    shown: { holds: 'reveal' as const },
    laid: {
      lasts: 800,
      at: ({ place }: { place: number }) => `place/${place}`,
      changed: ({ place }: { place: number }) => [`place/${place}`],
      flights: ({ place }: { place: number }) => [{ from: 'hand', to: `place/${place}` }],
    },
  }
  const laid = { type: 'laid', place: 3 } as never
  expect(lengthIn(table, { type: 'shown' })).toEqual({ lasts: 1000, holds: true })
  expect(lengthIn(table, laid)).toEqual({ lasts: 800, holds: false })
  expect(lengthIn(table, { type: 'other' })).toEqual({ lasts: 400, holds: false })
  expect(placeOf(table, laid)).toBe('place/3')
  expect(changedBy(table, laid)).toEqual(['place/3'])
  expect(flightsOf(table, laid)).toEqual([{ from: 'hand', to: 'place/3' }])
  expect(flightsOf(table, { type: 'other' })).toEqual([])
})

const asked = (question: unknown, questionId: string, partial: PartialAnswer = null) => {
  const given: unknown[] = []
  const made: PartialAnswer[] = []
  const handle = questionHandle({
    question: question as Question,
    questionId,
    partial,
    setPartial: next => made.push(next),
    explain: () => ({ text: '', possible: true }),
    confirm: answer => given.push(answer),
  })
  return { handle, given, made }
}

test('a question by itself: touched, whole, confirmed', () => {
  const { handle, given, made } = asked(pick([1, 2]), 'take', 2)
  expect(handle.is('take')).toBe(true)
  expect(handle.lit(1)).toBe(true)
  expect(handle.lit(7)).toBe(false)
  handle.touch(1)
  expect(made).toEqual([1])
  handle.confirm()
  expect(given).toEqual([2])
  expect(handle.branch('take')).toBe(handle)
  expect(handle.branch('other').question).toBeNull()
})

test('a branch of an either is used like a question by itself', () => {
  const question = either({ visit: pickThen([0, 1], [[5], [6, 7]]), end: pick([0]) })
  const { handle, made } = asked(question, 'turn')
  expect(handle.is('visit')).toBe(true)
  const visit = handle.branch('visit')
  visit.touch({ at: 1, put: 7 })
  expect(made).toEqual([['visit', [1, 7]]])
  const chosen = asked(question, 'turn', ['visit', [1, 7]])
  expect(chosen.handle.branch('visit').chosen({ at: 1, put: 7 })).toBe(true)
  expect(chosen.handle.branch('end').partial).toBeNull()
  chosen.handle.branch('visit').confirm()
  expect(chosen.given).toEqual([['visit', [1, 7]]])
})
