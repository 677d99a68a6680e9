/**
 * One explanation for the whole board, beside whatever is looked at: by hover, by focus, by a long press. The kit's Tip
 * wraps a thing in a box of its own, which places on a board cannot have.
 */
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { onTop } from '../tip.tsx'
import { type Box, beside, type Spot, windowSize } from './beside.ts'

export interface Explaining {
  readonly at: Box
  readonly label: string
  readonly lines: readonly ReactNode[]
  readonly rule: string | undefined
}

const [hover, press] = [350, 450]

/** What a thing listens to in order to explain itself. */
export function useExplaining(
  explaining: () => Explaining | null,
  explain: (thing: Explaining | null) => void,
  /** Told at once when it is looked at, and when it is no longer. */
  onLook?: (looking: boolean) => void,
) {
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const show = (after: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => explain(explaining()), after)
  }
  const hide = () => {
    window.clearTimeout(timer.current)
    explain(null)
  }
  const leave = () => {
    onLook?.(false)
    hide()
  }
  return {
    now: () => show(0),
    listeners: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return
        onLook?.(true)
        show(hover)
      },
      onPointerLeave: leave,
      onPointerDown: (event: PointerEvent) => (event.pointerType === 'mouse' ? hide() : show(press)),
      onPointerUp: (event: PointerEvent) => event.pointerType !== 'mouse' && window.clearTimeout(timer.current),
      onFocus(event: FocusEvent) {
        if (!event.target.matches(':focus-visible')) return
        onLook?.(true)
        show(0)
      },
      onBlur: leave,
    },
  }
}

export function Explanation({ explaining, close }: { explaining: Explaining | null; close(): void }) {
  const box = useRef<HTMLSpanElement>(null)
  const [spot, setSpot] = useState<Spot>()
  useLayoutEffect(() => {
    if (!explaining || !box.current) return
    onTop(box.current)
    const { offsetWidth: width, offsetHeight: height } = box.current
    setSpot(beside(explaining.at, { width, height }, windowSize(), [], { gap: 6, sides: 'above-below' }))
  }, [explaining])
  useEffect(() => {
    if (!explaining) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    window.addEventListener('keydown', onKey)
    window.addEventListener('scroll', close, { capture: true, passive: true })
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', close, { capture: true })
    }
  }, [explaining, close])
  if (!explaining) return null
  const { label, lines, rule } = explaining
  return (
    <span ref={box} popover="manual" role="tooltip" className="tip tip-thing" style={spot}>
      <strong>{label}</strong>
      {lines.map((line, i) => (
        <span key={i} className="tip-line">
          {line}
        </span>
      ))}
      {rule && <span className="tip-rule">{rule}</span>}
    </span>
  )
}
