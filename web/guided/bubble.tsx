/** What a lesson says, beside what it speaks of. */
import { type Box, beforePaint, beside, boxOf, Icon, type Size, type Spot, windowSize } from '@palatine/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Props {
  readonly text: string
  /** The anchors it points to. */
  readonly at: readonly string[]
  /** It asks for an answer: of what it points to, only what can be chosen gets a ring. */
  readonly choosing: boolean
  /** With it the lesson is put away by this button. */
  readonly next?: string | undefined
  readonly leave: string
  onNext(): void
  onLeave(): void
}

const around = 6

const place = (anchor: string) => document.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`)
const choosable = '.is-lit, .is-chosen'
const canBeChosen = (element: Element) => element.matches(choosable) || element.querySelector(choosable) !== null

/** What of it can be seen: on a small screen the board is scrolled below the question. */
function inSight(element: Element): Box[] {
  const own = boxOf(element)
  const board = element.closest('.table-board')
  if (!board) return [own]
  const { left, top, width, height } = boxOf(board)
  const [from, to] = [Math.max(own.top, top), Math.min(own.top + own.height, top + height)]
  const [start, end] = [Math.max(own.left, left), Math.min(own.left + own.width, left + width)]
  return to > from && end > start ? [{ left: start, top: from, width: end - start, height: to - from }] : []
}

/** Beside what it speaks of; over as little as possible of that, of what can be chosen, and of the answers. */
function spotFor(things: readonly Box[], size: Size): Spot {
  const [thing = { left: 0, top: 0, width: window.innerWidth, height: 0 }] = things
  const all = (selector: string) => [...document.querySelectorAll(selector)].map(boxOf)
  return beside(
    thing,
    size,
    windowSize(),
    [
      { boxes: things, costs: 12 },
      { boxes: all('.table-side .ask'), costs: 6 },
      { boxes: all('.table-board .is-lit, .table-board .is-chosen'), costs: 6 },
    ],
    { gap: 18 },
  )
}

export function Bubble({ text, at, choosing, next, leave, onNext, onLeave }: Props) {
  const box = useRef<HTMLElement>(null)
  const [rings, setRings] = useState<readonly Box[]>([])
  const [spot, setSpot] = useState<Spot>()
  const key = at.join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new lesson looks for its places anew
  useLayoutEffect(() => {
    const anchors = key.split(' ')
    const measure = () => {
      const found = anchors.flatMap(anchor => place(anchor) ?? []).filter(one => one.getBoundingClientRect().width > 0)
      const ringed = (choosing ? found.filter(canBeChosen) : found).flatMap(inSight)
      setRings(before => (JSON.stringify(before) === JSON.stringify(ringed) ? before : ringed))
      const own = box.current
      if (!own) return
      const to = spotFor(found.map(boxOf), { width: own.offsetWidth, height: own.offsetHeight })
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
  }, [key, text, choosing])

  // After the board, which shows the question's place when it is asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each lesson once
  useEffect(
    () =>
      beforePaint(() => {
        const first = key
          .split(' ')
          .map(place)
          .find(found => found !== null)
        first?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }),
    [key, text],
  )

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
