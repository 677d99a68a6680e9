/** What happened, shown as things that travel between the places of the board. */
import type { GameEvent } from '@palatine/kernel'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { fly, type MotionSettings } from '../motion.ts'
import { type AnyEventTable, type Flight, flightsOf } from './events.ts'

interface Happening {
  readonly events: AnyEventTable
  readonly playing: GameEvent | null
  readonly coming: readonly GameEvent[]
  readonly news: readonly GameEvent[]
  readonly motion: MotionSettings
}

/** One thing starts shortly after the other; many of them closer together. */
const apart = (flights: number): number => Math.min(110, 700 / Math.max(1, flights))

/**
 * Lets what an event moves travel, and keeps hidden what has not arrived yet: the view already shows the end of the
 * moment, the events tell of the way to it.
 */
export function useFlights(root: RefObject<HTMLElement | null>, happening: Happening): void {
  const { events, playing, coming, motion } = happening
  const hidden = useRef(new Map<string, Animation>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each event once, whatever is set meanwhile
  useLayoutEffect(() => {
    const base = root.current
    if (!base) return
    const flights = playing && motion.speed > 0 ? flightsOf(events, playing) : []
    const due = coming.flatMap(event => flightsOf(events, event))
    const awaited = new Set([...flights, ...due].map(keyOf))
    for (const [key, animation] of hidden.current) {
      if (awaited.has(key)) continue
      animation.cancel()
      hidden.current.delete(key)
    }
    for (const flight of [...flights, ...due]) hide(base, flight, hidden.current)
    const pause = apart(flights.length)
    flights.forEach((flight, i) => void land(base, flight, i * pause, motion, hidden.current))
  }, [playing, coming])
  useEffect(
    () => () => {
      for (const animation of hidden.current.values()) animation.cancel()
      hidden.current.clear()
    },
    [],
  )
}

const keyOf = ({ to, lands }: Flight): string => `${to} ${lands ?? ''}`

/** What is on its way is not there yet. */
function hide(base: HTMLElement, flight: Flight, hidden: Map<string, Animation>): void {
  const { to, lands } = flight
  const key = keyOf(flight)
  if (lands === undefined || hidden.has(key)) return
  const arriving = base.querySelector(`[data-anchor="${CSS.escape(to)}"] ${lands}`)
  if (arriving) hidden.set(key, arriving.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: 'forwards' }))
}

async function land(
  base: HTMLElement,
  flight: Flight,
  delay: number,
  motion: MotionSettings,
  hidden: Map<string, Animation>,
): Promise<void> {
  await fly(base, flight.from, flight.to, motion, { delay, ...(flight.look && { ghost: ghostOf(flight.look) }) })
  const key = keyOf(flight)
  hidden.get(key)?.cancel()
  hidden.delete(key)
}

function ghostOf({ className, seat }: NonNullable<Flight['look']>): HTMLElement {
  const ghost = document.createElement('span')
  ghost.className = className
  if (seat !== undefined) ghost.style.setProperty('--seat', `var(--seat-${seat % 7})`)
  return ghost
}
