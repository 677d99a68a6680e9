/** Motion: pieces travel between the places where they were and are. Web Animations only; nothing teleports, nothing waits. */
import { type RefObject, useEffect, useRef } from 'react'

export interface MotionSettings {
  /** 1 is as designed, 2 twice as fast, 0 without any motion. */
  readonly speed: number
  /** Cross-fades instead of travel. */
  readonly reduced: boolean
}

interface Spot {
  readonly x: number
  readonly y: number
  /** The place that it lies in: the anchor around it, if there is one. */
  readonly place: string
}

const travelTime = (distance: number): number => Math.min(420, 220 + distance * 0.25)
/** Lifting and setting down. */
const settling = 240

/**
 * Call it in a board with its root: whatever has the same `data-anchor` before and after a change travels from there to
 * here along a slight arc; what is new settles in. What only moves along with its place stays where it is in it.
 */
export function useTravel(
  root: RefObject<HTMLElement | null>,
  moment: unknown,
  { speed, reduced }: MotionSettings,
): void {
  const before = useRef<Map<string, Spot> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks at the page once for each moment
  useEffect(
    () =>
      beforePaint(() => {
        const base = root.current
        if (!base) return
        const now = speed === 0 ? null : spots(base)
        const earlier = before.current
        before.current = now
        if (!earlier || !now) return
        for (const element of base.querySelectorAll<HTMLElement>('[data-anchor]')) {
          const key = element.dataset.anchor ?? ''
          const to = now.get(key)
          const from = earlier.get(key)
          if (!to) continue
          if (!from) arrive(element, speed)
          else {
            const [was, is] = [earlier.get(from.place), now.get(to.place)]
            const along = was && is && from.place === to.place ? { x: is.x - was.x, y: is.y - was.y } : { x: 0, y: 0 }
            travel(element, from.x + along.x - to.x, from.y + along.y - to.y, speed, reduced)
          }
        }
      }),
    [moment],
  )
}

/** In the board's own measure, however near one has come to it. */
function spots(base: HTMLElement): Map<string, Spot> {
  const origin = base.getBoundingClientRect()
  const scale = origin.width / base.offsetWidth || 1
  const found = new Map<string, Spot>()
  for (const element of base.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const { left, top } = element.getBoundingClientRect()
    const place = element.parentElement?.closest<HTMLElement>('[data-anchor]')?.dataset.anchor ?? ''
    found.set(element.dataset.anchor ?? '', { x: (left - origin.left) / scale, y: (top - origin.top) / scale, place })
  }
  return found
}

function arrive(element: HTMLElement, speed: number): void {
  element.animate(
    [
      { opacity: 0, scale: '0.92' },
      { opacity: 1, scale: '1' },
    ],
    { duration: 240 / speed, easing: 'ease-out' },
  )
}

/** From so far away to where it is now. */
function travel(element: HTMLElement, x: number, y: number, speed: number, reduced: boolean): void {
  if (Math.hypot(x, y) <= 3) return
  if (reduced) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180 / speed })
    return
  }
  const lift = Math.min(28, Math.hypot(x, y) * 0.12)
  element.animate(
    [
      { translate: `${x}px ${y}px`, zIndex: 5 },
      { translate: `${x * 0.4}px ${y * 0.4 - lift}px`, zIndex: 5, offset: 0.5 },
      { translate: '0 0', zIndex: 5 },
    ],
    { duration: travelTime(Math.hypot(x, y)) / speed, easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)' },
  )
}

interface FlightOptions {
  /** What flies; else a copy of what lies where it starts. */
  readonly ghost?: HTMLElement
  /** In milliseconds, before the speed is counted in. */
  readonly delay?: number
}

/**
 * Something flies from one anchor to another: points to the score, a brick to a tower. Resolves when it is there; at
 * once where nothing travels.
 */
export async function fly(
  base: HTMLElement,
  from: string,
  to: string,
  { speed, reduced }: MotionSettings,
  { ghost: given, delay = 0 }: FlightOptions = {},
): Promise<void> {
  if (speed === 0 || reduced) return
  await nextFrame()
  // Page and board may both have a place for it; this screen shows one of them.
  const find = (key: string) =>
    [...base.querySelectorAll<HTMLElement>(`[data-anchor="${CSS.escape(key)}"]`)].find(one => one.offsetWidth > 0)
  const [start, end] = [find(from), find(to)]
  if (!start || !end) return
  const [a, b] = [start.getBoundingClientRect(), end.getBoundingClientRect()]
  // A place that this screen leaves out is nowhere to fly to.
  if (a.width === 0 || b.width === 0) return
  // Everybody who waited for this frame measures before the first of them changes the page.
  await null
  const ghost = given ?? copyOf(start)
  ghost.setAttribute('aria-hidden', 'true')
  ghost.classList.add('flying')
  // A copy brings the style of its place with it; out here only this counts.
  Object.assign(ghost.style, { position: 'fixed', margin: '0', zIndex: '60', pointerEvents: 'none' })
  if (!given) Object.assign(ghost.style, { width: `${a.width}px`, height: `${a.height}px` })
  const [left, top] = [a.left + a.width / 2, a.top + a.height / 2]
  const [x, y] = [b.left + b.width / 2 - left, b.top + b.height / 2 - top]
  const distance = Math.hypot(x, y)
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px` })
  overlayOf(base).append(ghost)
  const by = (right: number, down: number) => `calc(${right}px - 50%) calc(${down}px - 50%)`
  const flight = ghost.animate(
    [
      { translate: by(0, 0), scale: '1', opacity: 0 },
      { translate: by(0, -6), scale: '1.06', opacity: 1, offset: 0.2 },
      { translate: by(x * 0.55, y * 0.55 - Math.min(40, distance * 0.14)), opacity: 1, offset: 0.6 },
      { translate: by(x, y), scale: '1', opacity: 0.9, offset: 0.95 },
      { translate: by(x, y), scale: '1', opacity: 0 },
    ],
    {
      duration: (settling + travelTime(distance)) / speed,
      delay: delay / speed,
      easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)',
      fill: 'both',
    },
  )
  await flight.finished.catch(() => undefined)
  ghost.remove()
}

function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  for (const one of [copy, ...copy.querySelectorAll('[data-anchor]')]) one.removeAttribute('data-anchor')
  copy.classList.remove('is-lit', 'is-new', 'is-chosen')
  return copy
}

/** Where things lie over everything else in the colours of their world: a board may be scaled, and would scale them too. */
const overlayOf = (element: Element): Element => element.closest('[class*="theme-"]') ?? document.body

let frame: Promise<void> | undefined

/** When the next picture is made: the same promise for all who ask in between. */
function nextFrame(): Promise<void> {
  frame ??= new Promise(resolve => {
    beforePaint(() => {
      frame = undefined
      resolve()
    })
  })
  return frame
}

/**
 * Does something when the next picture is made, as an effect's whole work: who measures at once makes the browser lay
 * the page out in the middle of React's work, and the task long.
 */
export function beforePaint(work: () => void): () => void {
  const frame = requestAnimationFrame(work)
  return () => cancelAnimationFrame(frame)
}
