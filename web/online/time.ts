/** Time at a table, in words and in figures. Seconds always, tenths never. */
import type { Pace } from '@palatine/tables/clocks'
import { useEffect, useState } from 'react'
import type { Words } from '../app/words.ts'

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000]

/** 8:42, 1:02:05; from a day on in days. */
export function clockFigures(milliseconds: number, { online }: Words): string {
  const left = Math.max(0, Math.ceil(milliseconds / second))
  if (left >= 2 * 86_400) return online.time.days(Math.floor(left / 86_400))
  const two = (n: number) => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(left / 3_600), Math.floor(left / 60) % 60, left % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** In the largest unit that is whole: "2 h", "3 min". */
export function lengthInWords(milliseconds: number, { online: { time } }: Words): string {
  if (milliseconds >= 2 * day) return time.days(Math.floor(milliseconds / day))
  if (milliseconds >= hour) return time.hours(Math.floor(milliseconds / hour))
  return milliseconds >= minute
    ? time.minutes(Math.floor(milliseconds / minute))
    : time.seconds(Math.floor(milliseconds / second))
}

export function paceInWords(pace: Pace | null | undefined, words: Words): string {
  const { time } = words.online
  if (!pace) return time.noClock
  if (pace.pace === 'days') return time.perDecision(lengthInWords(pace.each, words))
  return time.live(lengthInWords(pace.bank, words), pace.increment && lengthInWords(pace.increment, words))
}

/** The paces that people choose from. */
export const paces: readonly (Pace | null)[] = [
  null,
  { pace: 'live', bank: 10 * minute, increment: 20 * second },
  { pace: 'live', bank: 20 * minute, increment: 30 * second },
  { pace: 'live', bank: 45 * minute, increment: minute },
  { pace: 'days', each: 12 * hour },
  { pace: 'days', each: day },
  { pace: 'days', each: 3 * day },
]

/** The time of now, again and again while somebody looks. */
export function useNow(every: number, wanted = true): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!wanted) return
    setNow(Date.now())
    const timer = window.setInterval(() => setNow(Date.now()), every)
    return () => window.clearInterval(timer)
  }, [every, wanted])
  return now
}
