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

/** Where the bubble stands: below, above, right or left of the thing, wherever it fits; else at the top of the page. */
function beside(thing: Box, bubble: { width: number; height: number }): { left: number; top: number } {
  const { innerWidth: width, innerHeight: height } = window
  const across = (left: number) => Math.min(Math.max(left, room), width - bubble.width - room)
  const down = (top: number) => Math.min(Math.max(top, room), height - bubble.height - room)
  const middle = across(thing.left + thing.width / 2 - bubble.width / 2)
  const level = down(thing.top + thing.height / 2 - bubble.height / 2)
  const right = thing.left + thing.width + room + around
  const left = thing.left - bubble.width - room - around
  const below = thing.top + thing.height + room + around
  const above = thing.top - bubble.height - room - around
  if (right + bubble.width + room <= width) return { left: right, top: level }
  if (left >= room) return { left, top: level }
  if (above >= room) return { left: middle, top: above }
  if (below + bubble.height + room <= height) return { left: middle, top: below }
  return { left: middle, top: room }
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
      const whole = { left: 0, top: 0, width: window.innerWidth, height: 0 }
      const to = beside(boxes[0] ?? whole, { width: own.offsetWidth, height: own.offsetHeight })
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
