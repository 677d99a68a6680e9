/**
 * Time at a table: live with a bank for each seat, or over days with a time for each decision. Clocks follow the public list
 * of who owes an answer and nothing else, so that they cannot tell what happens in secret.
 */
import type { Seat } from '@palatine/kernel'
import * as z from 'zod/mini'
import { time } from './shapes.ts'

const second = 1_000
const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

const between = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

/** In milliseconds. Live: a bank, and something more for each stretch in which the seat owes answers. */
export const pace = z.discriminatedUnion('pace', [
  z.strictObject({ pace: z.literal('live'), bank: between(minute, 12 * hour), increment: between(0, hour) }),
  z.strictObject({ pace: z.literal('days'), each: between(hour, 30 * day) }),
])
export type Pace = z.infer<typeof pace>

/** When somebody plays over days: from a minute of the day to another one, in a zone such as `Europe/Berlin`. */
export const hours = z.strictObject({
  zone: z.string().check(z.maxLength(64), z.refine(isZone, 'no zone')),
  from: between(0, 24 * 60 - 1),
  to: between(1, 24 * 60),
})
export type Hours = z.infer<typeof hours>

/** `left`: what is left of the bank while the clock stands. `until`: when the time is up; null while it stands. */
export const clock = z.strictObject({ left: z.number().check(z.nonnegative()), until: z.nullable(time) })
export type Clock = z.infer<typeof clock>

/** Whoever holds a seat, as far as time goes: a bot has all the time there is. */
export interface Holder {
  readonly bot: string
  readonly hours?: Hours
}

export const clocksAtStart = (pace: Pace, seats: number): Clock[] =>
  Array.from({ length: seats }, () => ({ left: pace.pace === 'live' ? pace.bank : 0, until: null }))

/**
 * The clocks once these seats owe an answer, from this time on. `anew`: everybody can see that what they are asked is another
 * question than before; over days it has a time of its own.
 */
export function clocksAfter(
  pace: Pace,
  clocks: readonly Clock[],
  asked: readonly Seat[],
  holders: readonly Holder[],
  now: number,
  anew = false,
): readonly Clock[] {
  return clocks.map((clock, seat) => {
    const runs = asked.includes(seat) && holders[seat].bot === ''
    const goesOn = runs && !(anew && pace.pace === 'days')
    if (clock.until === null ? !runs : goesOn) return clock
    return runs ? started(pace, clock, holders[seat], now) : stopped(pace, clock, now)
  })
}

/** Nobody loses by time, but whoever is late may be replaced by a bot. */
export const isLate = (clock: Clock | undefined, now: number): boolean =>
  clock !== undefined && clock.until !== null && now >= clock.until

function started(pace: Pace, { left }: Clock, { hours }: Holder, now: number): Clock {
  return { left, until: pace.pace === 'live' ? now + left + pace.increment : deadline(now, pace.each, hours) }
}

function stopped(pace: Pace, { left, until }: Clock, now: number): Clock {
  return { left: pace.pace === 'live' ? Math.max(0, (until ?? now) - now) : left, until: null }
}

/** When so much time has passed, counting only the hours in which this person plays. */
export function deadline(from: number, length: number, hours?: Hours): number {
  if (!hours || hours.from === hours.to || (hours.from === 0 && hours.to === 24 * 60)) return from + length
  let at = from
  let left = length
  // An hour's window each day lets thirty days become two years; nothing takes longer.
  for (let stretch = 0; stretch < 2_000; stretch++) {
    const { open, until } = stretchAt(at, hours)
    if (open && left <= until - at) return at + left
    if (open) left -= until - at
    at = until
  }
  return at
}

/** Whether this person plays now, and until when that holds. */
function stretchAt(at: number, { zone, from, to }: Hours): { open: boolean; until: number } {
  const now = minuteOfDay(at, zone)
  const open = from < to ? now >= from && now < to : now >= from || now < to
  const next = open ? to : from
  const wait = (next - now + 24 * 60) % (24 * 60) || 24 * 60
  const straight = at + wait * minute - (at % minute)
  // Where clocks were put forward or back meanwhile they show something else then.
  const off = ((minuteOfDay(straight, zone) - next + 36 * 60) % (24 * 60)) - 12 * 60
  const until = straight - off * minute
  // A time of day that the clocks leave out comes as much later as they are put forward.
  return { open, until: until > at && minuteOfDay(until, zone) === next ? until : straight }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function minuteOfDay(at: number, zone: string): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    formats.set(zone, format)
  }
  const [hour, minutes] = format.format(at).split(':').map(Number)
  return hour * 60 + minutes
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
