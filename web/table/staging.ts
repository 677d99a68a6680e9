/** What happened, staged: points fly from where they were earned to the score, and every event has its sound. */
import type { GameEvent, Seat } from '@palatine/kernel'
import { beforePaint, fly, type MotionSettings, type Sound, type Staging, sound } from '@palatine/ui'
import { type RefObject, useEffect, useRef } from 'react'

const at = (staging: Staging, event: GameEvent): string | undefined => staging[event.type]?.at?.(event as never)

/** Lets what each seat has gained since the last moment fly to its score. */
export function usePoints(
  page: RefObject<HTMLElement | null>,
  totals: readonly number[],
  news: readonly GameEvent[],
  staging: Staging,
  motion: MotionSettings,
): void {
  const before = useRef<readonly number[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each moment
  useEffect(() => {
    const earlier = before.current
    before.current = totals
    const base = page.current
    if (!base || news.length === 0 || earlier.length !== totals.length) return
    return beforePaint(() => {
      let flights = 0
      for (const [seat, total] of totals.entries()) {
        const gained = total - earlier[seat]
        if (gained <= 0) continue
        const ghost = document.createElement('span')
        ghost.className = 'points-flying'
        ghost.style.setProperty('--seat', `var(--seat-${seat % 7})`)
        ghost.textContent = `+${gained}`
        void fly(base, earnedAt(base, seat, news, staging), `score-${seat}`, motion, { ghost, delay: 160 * flights++ })
      }
    })
  }, [news, totals])
}

/** The anchor of the last thing that happened to this seat and has a place on the board; else the seat's own things. */
function earnedAt(base: HTMLElement, seat: Seat, news: readonly GameEvent[], staging: Staging): string {
  const places = news.flatMap(event => (event.seat === seat ? (at(staging, event) ?? []) : []))
  const found = places.findLast(place => base.querySelector(`[data-anchor="${CSS.escape(place)}"]`))
  return found ?? `seat/${seat}`
}

const apart = 0.12
const mostHeard = 4

/** The sounds of what has just happened, one after the other, each kind once. */
export function useSounds(news: readonly GameEvent[], staging: Staging, volume: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was not heard at its time is not heard later
  useEffect(() => {
    const heard = new Set<Sound>(news.flatMap(event => staging[event.type]?.sound ?? []))
    for (const [i, name] of [...heard].slice(0, mostHeard).entries()) sound(name, volume, i * apart)
  }, [news, staging])
}

/** A bell when something is asked of the person after others have moved. */
export function useTurnBell(asked: boolean, volume: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it rings when the turn comes, not when the volume changes
  useEffect(() => {
    if (asked) sound('bell', volume * 0.6, 0.3)
  }, [asked])
}
