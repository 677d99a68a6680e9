import { clocksAfter, clocksAtStart, day, deadline, hour, isLate, type Pace } from '@palatine/tables/clocks'
import { describe, expect, test } from 'vitest'

const minute = hour / 60
const live: Pace = { pace: 'live', bank: 10 * minute, increment: 20_000 }
const days: Pace = { pace: 'days', each: day }
const people = [{ bot: '' }, { bot: '' }, { bot: 'plain' }]

describe('live', () => {
  test('a clock runs while its seat owes an answer, and each stretch brings the increment once', () => {
    const start = clocksAtStart(live, 3)
    expect(start.every(one => one.left === 10 * minute && one.until === null)).toBe(true)
    const asked = clocksAfter(live, start, [0], people, 1_000)
    expect(asked[0]).toEqual({ left: 10 * minute, until: 1_000 + 10 * minute + 20_000 })
    expect(asked.slice(1)).toEqual(start.slice(1))
    // More questions of the same stretch change nothing.
    expect(clocksAfter(live, asked, [0, 1], people, 40_000)[0]).toEqual(asked[0])
    const answered = clocksAfter(live, asked, [1], people, 61_000)
    expect(answered[0]).toEqual({ left: 9 * minute + 20_000, until: null })
  })

  test('a bot has all the time there is', () => {
    expect(clocksAfter(live, clocksAtStart(live, 3), [2], people, 0)[2].until).toBeNull()
  })

  test('who has used its bank up has the increment for each stretch, and is late after it', () => {
    const empty = [{ left: 0, until: null }]
    const [clock] = clocksAfter(live, empty, [0], people, 5_000)
    expect(clock.until).toBe(25_000)
    expect(isLate(clock, 24_999)).toBe(false)
    expect(isLate(clock, 25_000)).toBe(true)
    expect(clocksAfter(live, [clock], [], people, 90_000)).toEqual([{ left: 0, until: null }])
  })
})

describe('over days', () => {
  const at = (text: string) => Date.parse(text)
  const evening = { zone: 'Europe/Berlin', from: 18 * 60, to: 22 * 60 }

  test('a decision has its time, counted only in the hours in which the person plays', () => {
    // In November Berlin is an hour ahead of UTC.
    expect(deadline(at('2026-11-18T12:00Z'), 2 * hour)).toBe(at('2026-11-18T14:00Z'))
    expect(deadline(at('2026-11-18T12:00Z'), 2 * hour, evening)).toBe(at('2026-11-18T19:00Z'))
    expect(deadline(at('2026-11-18T20:00Z'), 2 * hour, evening)).toBe(at('2026-11-19T18:00Z'))
    expect(deadline(at('2026-11-18T17:30:20Z'), 10 * hour, evening)).toBe(at('2026-11-20T19:30:20Z'))
  })

  test('hours may go over midnight, and follow the summer time of their zone', () => {
    const night = { zone: 'Europe/Berlin', from: 22 * 60, to: 2 * 60 }
    expect(deadline(at('2026-11-18T23:30Z'), 2 * hour, night)).toBe(at('2026-11-19T21:30Z'))
    expect(deadline(at('2026-07-01T12:00Z'), hour, evening)).toBe(at('2026-07-01T17:00Z'))
    const tokyo = { ...evening, zone: 'Asia/Tokyo' }
    expect(deadline(at('2026-11-18T00:00Z'), hour, tokyo)).toBe(at('2026-11-18T10:00Z'))
  })

  test('where clocks are put forward or back a window begins and ends by what they show', () => {
    const daytime = { ...evening, from: 8 * 60 }
    // In the night to March 29 an hour is left out, in that to October 25 one comes twice.
    expect(deadline(at('2026-03-28T23:30Z'), hour, daytime)).toBe(at('2026-03-29T07:00Z'))
    expect(deadline(at('2026-10-24T22:30Z'), hour, daytime)).toBe(at('2026-10-25T08:00Z'))
    const night = { ...evening, from: 22 * 60, to: 4 * 60 }
    expect(deadline(at('2026-03-28T21:00Z'), 6 * hour, night)).toBe(at('2026-03-29T21:00Z'))
    expect(deadline(at('2026-10-24T20:00Z'), 7 * hour, night)).toBe(at('2026-10-25T03:00Z'))
    // Half past two does not exist that night.
    const early = { ...evening, from: 2 * 60 + 30, to: 4 * 60 }
    expect(deadline(at('2026-03-28T21:00Z'), 10 * minute, early)).toBe(at('2026-03-29T01:40Z'))
  })

  test('each question has its own time', () => {
    const asked = clocksAfter(days, clocksAtStart(days, 2), [0], people, 0)
    expect(asked[0]).toEqual({ left: 0, until: day })
    const later = clocksAfter(days, clocksAfter(days, asked, [1], people, hour), [0], people, 2 * hour)
    expect(later[0].until).toBe(2 * hour + day)
    // Two of one seat in a row, too, if everybody can see that; live they share one stretch.
    expect(clocksAfter(days, asked, [0], people, hour, true)[0].until).toBe(hour + day)
    expect(clocksAfter(days, asked, [0], people, hour)[0]).toEqual(asked[0])
    const running = clocksAfter(live, clocksAtStart(live, 2), [0], people, 0)
    expect(clocksAfter(live, running, [0], people, hour, true)).toEqual(running)
  })
})
