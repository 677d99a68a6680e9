/** What a lesson says, beside what it speaks of. */
import { Icon } from '@palatine/ui/chrome'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Props {
  readonly text: string
  /** The anchors it points to. */
  readonly at: readonly string[]
  /** With it the lesson is put away by this button. */
  readonly next?: string | undefined
  readonly leave: string
  onNext(): void
  onLeave(): void
}

const room = 12
const around = 6

const place = (anchor: string) => document.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`)

/** How much of one box lies over another. */
function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/**
 * Where the bubble stands: beside the thing it speaks of, or in a corner; wherever it hides least of what it points to,
 * of what can be chosen, and of the answers.
 */
function beside(things: readonly Box[], bubble: { width: number; height: number }): { left: number; top: number } {
  const { innerWidth: width, innerHeight: height } = window
  const [thing] = things
  const fits = (left: number, top: number) => ({
    left: Math.min(Math.max(left, room), width - bubble.width - room),
    top: Math.min(Math.max(top, room), height - bubble.height - room),
  })
  const middle = thing.left + thing.width / 2 - bubble.width / 2
  const level = thing.top + thing.height / 2 - bubble.height / 2
  const gap = room + around
  const spots = [
    fits(thing.left - bubble.width - gap, level),
    fits(thing.left + thing.width + gap, level),
    fits(middle, thing.top - bubble.height - gap),
    fits(middle, thing.top + thing.height + gap),
    fits(0, height),
    fits(0, 0),
    fits(width, height),
    fits(width / 2 - bubble.width / 2, 0),
  ]
  const answers = [...document.querySelectorAll('.table-side .ask')].map(boxOf)
  const lit = [...document.querySelectorAll('.table-board .is-lit, .table-board .is-chosen')].map(boxOf)
  const cost = (spot: { left: number; top: number }) => {
    const own = { ...spot, ...bubble }
    const hides = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + overlap(own, box), 0)
    const far = Math.hypot(spot.left - middle, spot.top - level)
    return hides(things) * 3 + hides(answers) * 6 + hides(lit) * 6 + far * 6
  }
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best))
}

export function Bubble({ text, at, next, leave, onNext, onLeave }: Props) {
  const box = useRef<HTMLElement>(null)
  const [rings, setRings] = useState<readonly Box[]>([])
  const [spot, setSpot] = useState<{ left: number; top: number }>()
  const key = at.join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new lesson looks for its places anew
  useLayoutEffect(() => {
    const anchors = key.split(' ')
    const first = anchors.map(place).find(found => found !== null)
    first?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const measure = () => {
      const boxes = anchors.flatMap(anchor => {
        const found = place(anchor)?.getBoundingClientRect()
        return found && found.width > 0
          ? [{ left: found.left, top: found.top, width: found.width, height: found.height }]
          : []
      })
      setRings(before => (JSON.stringify(before) === JSON.stringify(boxes) ? before : boxes))
      const own = box.current
      if (!own) return
      const nowhere = { left: 0, top: 0, width: window.innerWidth, height: 0 }
      const to = beside(boxes.length > 0 ? boxes : [nowhere], { width: own.offsetWidth, height: own.offsetHeight })
      setSpot(before => (before?.left === to.left && before.top === to.top ? before : to))
    }
    measure()
    // Things on a board move; what points to them follows.
    const timer = window.setInterval(measure, 250)
    window.addEventListener('resize', measure)
    window.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('resize', measure)
      window.removeEventListener('scroll', measure, { capture: true })
    }
  }, [key, text])

  // Who reads with the keyboard goes from one bubble to the next without looking for it.
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each lesson once
  useEffect(() => {
    if (next !== undefined) button.current?.focus({ preventScroll: true })
  }, [text])

  return (
    <div className="guide">
      {rings.map(({ left, top, width, height }) => (
        <span
          key={`${left}.${top}`}
          className="guide-ring"
          aria-hidden="true"
          style={{ left: left - around, top: top - around, width: width + 2 * around, height: height + 2 * around }}
        />
      ))}
      <section
        ref={box}
        className="guide-bubble"
        aria-live="polite"
        style={spot ? { left: spot.left, top: spot.top } : { visibility: 'hidden' }}
      >
        <p>{text}</p>
        <div className="guide-buttons">
          <button type="button" className="guide-leave" onClick={onLeave}>
            {leave}
          </button>
          {next !== undefined && (
            <button type="button" className="guide-next" ref={button} onClick={onNext}>
              {next}
              <Icon name="next" size={16} />
            </button>
          )}
        </div>
      </section>
    </div>
  )
}
