/** Time at a server: clocks, hours and absence, with a clock that is turned by hand; and what limits make of it. */
import type { Card } from '@palatine/tables/kept'
import type { Moment } from '@palatine/tables/protocol'
import { afterEach, expect, test } from 'vitest'
import { addressOf, Buckets } from '../limits.ts'
import { gatehouse } from '../testing/guest.ts'
import { type Caller, type GivenHouse, givenHouse } from './given-house.ts'

const minute = 60_000
const hour = 60 * minute

let given: GivenHouse | undefined
afterEach(async () => {
  await given?.close()
  given = undefined
})

/** Two people in a house of its own, at a table that has begun; the first one looks at it. */
async function seated(
  more: Parameters<typeof gatehouse>[1] = {},
): Promise<GivenHouse & { ada: Caller; bo: Caller; table: string }> {
  given = await givenHouse()
  const [ada, bo] = [await given.caller('Ada'), await given.caller('Bo')]
  const { open } = (await ada.ask({ ask: 'open', make: gatehouse(2, more) })) as { open: { id: string } }
  await bo.ask({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
  await ada.ask({ ask: 'begin', table: open.id, bots: 'plain' })
  await ada.ask({ ask: 'watch', table: open.id, seat: 0 })
  await given.clock.turn(100)
  return { ...given, ada, bo, table: open.id }
}

const handOver = (table: string, seat = 1) => ({ ask: 'handOver', table, seat, bot: 'plain' }) as const
const notLate = { refused: { reason: 'notLate' } }

test('time runs in the hours of each person; who is late is replaced by a bot, and comes back', async () => {
  const { house, clock, ada, bo, table } = await seated({ pace: { pace: 'days', each: 2 * hour } })
  const cardOf = async () => (await house.card(table)) as Card
  // It is a quarter past midnight, on the first of January 1970.
  expect((await cardOf()).timing?.clocks.map(one => one.until)).toEqual([
    clock.now() - 100 + 2 * hour,
    clock.now() - 100 + 2 * hour,
  ])
  await bo.ask({ ask: 'hours', hours: { zone: 'UTC', from: 18 * 60, to: 19 * 60 } })
  const opened = (await ada.ask({ ask: 'watch', table, seat: 0 })) as { version: number }
  const boOpened = await bo.ask({ ask: 'watch', table, seat: 1 })
  // Both bid; whatever is asked next is counted in bo's hours.
  await ada.answer(table, opened as never, 0)
  await bo.answer(table, boOpened as never, 0)
  for (let i = 0; i < 20 && !(await cardOf()).asked.includes(1); i++) await ada.answer(table, opened as never, 0)
  expect((await cardOf()).timing?.clocks[1].until).toBe(24 * hour + 19 * hour)
  expect(await ada.ask(handOver(table))).toEqual(notLate)
  await clock.turn(24 * hour)
  expect(await ada.ask(handOver(table))).toEqual(notLate)
  await clock.turn(20 * hour)
  expect(await ada.ask(handOver(table))).toBeNull()
  await clock.turn(minute)
  expect((await cardOf()).chairs[1]).toEqual({ name: 'Bo', bot: 'plain' })
  expect((bo.last('moment') as Moment).watcher).toBe(1)
  expect(await bo.ask({ ask: 'comeBack', table, seat: 1 })).toBeNull()
  expect((await cardOf()).chairs[1]).toEqual({ name: 'Bo', bot: '' })
})

test('who was here a moment ago is not gone for long, whoever looked on; who has not been is', async () => {
  const { clock, ada, bo, table } = await seated()
  await bo.ask({ ask: 'watch', table, seat: 1 })
  await clock.turn(hour)
  // Both leave, and ada comes back.
  await ada.ask({ ask: 'leave', table })
  await bo.ask({ ask: 'leave', table })
  await clock.turn(minute)
  await ada.ask({ ask: 'watch', table, seat: 0 })
  await clock.turn(10_000)
  expect(await ada.ask(handOver(table))).toEqual(notLate)
  await ada.ask({ ask: 'leave', table })
  await clock.turn(5 * minute)
  await ada.ask({ ask: 'watch', table, seat: 0 })
  await clock.turn(1_000)
  expect(await ada.ask(handOver(table))).toBeNull()
})

test('an address of IPv6 counts with all that begin alike', () => {
  expect(addressOf('2001:db8:7:1::5')).toBe(addressOf('2001:0db8:0007:0001:ffff::9'))
  expect(addressOf('2001:db8:7:2::5')).not.toBe(addressOf('2001:db8:7:1::5'))
  expect(addressOf('::1')).toBe('0:0:0:0::/64')
  expect(addressOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(addressOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(addressOf('203.0.113.7')).toBe('203.0.113.7')
})

test('what is full again is forgotten, and nobody who still has to wait', () => {
  let now = 0
  const buckets = new Buckets(2, 1, () => now)
  for (let i = 0; i < 30_000; i++) expect(buckets.take(`a${i}`, 2)).toBe(true)
  expect(buckets.take('a0')).toBe(false)
  expect(buckets.size).toBe(30_000)
  now = 5_000
  for (let i = 0; i < 30_000; i++) buckets.take(`b${i}`, 2)
  expect(buckets.size).toBeLessThan(45_000)
  expect(buckets.take('b29999')).toBe(false)
})
