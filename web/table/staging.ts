/** What happened, staged: points fly from where they were earned to the score, and every event has its sound. */
import type { GameEvent, Seat } from '@palatine/kernel'
import { type AnyEventTable, beforePaint, fly, type MotionSettings, placeOf, type Sound, sound } from '@palatine/ui'
import { type RefObject, useEffect, useRef } from 'react'

interface Happening {
  readonly moment: object
  readonly playing: GameEvent | null
  readonly coming: readonly GameEvent[]
  readonly news: readonly GameEvent[]
}

/** Lets what each seat has gained in this moment fly to its score, when the last event of it with a place is played. */
export function usePoints(
  page: RefObject<HTMLElement | null>,
  totals: readonly number[],
  { moment, playing, coming, news }: Happening,
  events: AnyEventTable,
  motion: MotionSettings,
): void {
  const before = useRef<{ moment: object; totals: readonly number[] }>({ moment, totals })
  const due = useRef(new Map<Seat, number>())
  const earned = useRef(new Map<Seat, string>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture
  useEffect(() => {
    const earlier = before.current
    before.current = { moment, totals }
    // A moment may change a little while its events are played: points that are on their way stay so.
    const differs = news.length > 0 || totals.some((total, seat) => total !== earlier.totals[seat])
    if (earlier.moment !== moment && differs) {
      earned.current.clear()
      due.current = news.length > 0 ? gains(earlier.totals, totals) : new Map()
    }
    for (const event of news) {
      const place = placeOf(events, event)
      if (event.seat !== undefined && place !== undefined) earned.current.set(event.seat, place)
    }
    const base = page.current
    if (!base || due.current.size === 0) return
    const waits = (seat: Seat) => coming.some(event => event.seat === seat && placeOf(events, event) !== undefined)
    const now = [...due.current].filter(([seat]) => !waits(seat))
    for (const [seat] of now) due.current.delete(seat)
    return beforePaint(() => {
      now.forEach(([seat, gained], i) => {
        void fly(base, earnedAt(base, seat, earned.current), `score-${seat}`, motion, {
          ghost: pointsGhost(seat, gained),
          delay: 160 * i,
        })
      })
    })
  }, [moment, playing, coming, totals])
}

const gains = (earlier: readonly number[], totals: readonly number[]): Map<Seat, number> =>
  new Map(
    earlier.length === totals.length
      ? totals.flatMap((total, seat) => (total > earlier[seat] ? [[seat, total - earlier[seat]] as const] : []))
      : [],
  )

function pointsGhost(seat: Seat, gained: number): HTMLElement {
  const ghost = document.createElement('span')
  ghost.className = 'points-flying'
  ghost.style.setProperty('--seat', `var(--seat-${seat % 7})`)
  ghost.textContent = `+${gained}`
  return ghost
}

/** The anchor of the last thing that happened to this seat and has a place on the board; else the seat's own things. */
function earnedAt(base: HTMLElement, seat: Seat, earned: ReadonlyMap<Seat, string>): string {
  const place = earned.get(seat)
  return place !== undefined && base.querySelector(`[data-anchor="${CSS.escape(place)}"]`) ? place : `seat/${seat}`
}

const apart = 0.12
const mostHeard = 4

/** The sounds of what has just happened, one after the other, each kind once. */
export function useSounds(news: readonly GameEvent[], events: AnyEventTable, volume: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was not heard at its time is not heard later
  useEffect(() => {
    const heard = new Set<Sound>(news.flatMap(event => events[event.type]?.sound ?? []))
    for (const [i, name] of [...heard].slice(0, mostHeard).entries()) sound(name, volume, i * apart)
  }, [news, events])
}

/** A bell when something is asked of the person after others have moved. */
export function useTurnBell(asked: boolean, volume: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it rings when the turn comes, not when the volume changes
  useEffect(() => {
    if (asked) sound('bell', volume * 0.6, 0.3)
  }, [asked])
}
