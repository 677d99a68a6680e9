/** Motion: pieces travel between the places where they were and are. Web Animations only; nothing teleports, nothing waits. */
import { type RefObject, useLayoutEffect, useRef } from 'react'

export interface MotionSettings {
  /** 1 is as designed, 2 twice as fast, 0 without any motion. */
  readonly speed: number
  /** Cross-fades instead of travel. */
  readonly reduced: boolean
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const travelTime = (distance: number): number => Math.min(420, 220 + distance * 0.25)

/**
 * Call it in a board with its root: whatever has the same `data-anchor` before and after a change travels from there to
 * here along a slight arc; what is new settles in.
 */
export function useTravel(
  root: RefObject<HTMLElement | null>,
  moment: unknown,
  { speed, reduced }: MotionSettings,
): void {
  const before = useRef<Map<string, Spot> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks at the page once for each moment
  useLayoutEffect(() => {
    const base = root.current
    if (!base) return
    const now = spots(base)
    const earlier = before.current
    before.current = now
    if (!earlier || speed === 0) return
    for (const element of base.querySelectorAll<HTMLElement>('[data-anchor]')) {
      const key = element.dataset.anchor ?? ''
      const to = now.get(key)
      const from = earlier.get(key)
      if (!to) continue
      if (!from) arrive(element, speed)
      else if (Math.hypot(from.x - to.x, from.y - to.y) > 3) travel(element, from, to, speed, reduced)
    }
  }, [moment])
}

function spots(base: HTMLElement): Map<string, Spot> {
  const origin = base.getBoundingClientRect()
  const found = new Map<string, Spot>()
  for (const element of base.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const { left, top, width, height } = element.getBoundingClientRect()
    found.set(element.dataset.anchor ?? '', {
      x: left - origin.left + base.scrollLeft,
      y: top - origin.top + base.scrollTop,
      width,
      height,
    })
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

function travel(element: HTMLElement, from: Spot, to: Spot, speed: number, reduced: boolean): void {
  if (reduced) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180 / speed })
    return
  }
  const [x, y] = [from.x - to.x, from.y - to.y]
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

/** A copy of something flies from one anchor to another: points to the score, a card to a hand. Resolves when it is there. */
export async function fly(
  base: HTMLElement,
  from: string,
  to: string,
  { speed, reduced }: MotionSettings,
): Promise<void> {
  const find = (key: string) => base.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(key)}"]`)
  const [start, end] = [find(from), find(to)]
  if (!start || !end || speed === 0 || reduced) return
  const [a, b] = [start.getBoundingClientRect(), end.getBoundingClientRect()]
  const ghost = start.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-anchor')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.classList.add('flying')
  Object.assign(ghost.style, { left: `${a.left}px`, top: `${a.top}px`, width: `${a.width}px`, height: `${a.height}px` })
  document.body.append(ghost)
  const [x, y] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2]
  const flight = ghost.animate(
    [
      { translate: '0 0' },
      { translate: `${x / 2}px ${y / 2 - 24}px`, offset: 0.5 },
      { translate: `${x}px ${y}px`, opacity: 0.4 },
    ],
    { duration: travelTime(Math.hypot(x, y)) / speed, easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)' },
  )
  await flight.finished.catch(() => undefined)
  ghost.remove()
}
