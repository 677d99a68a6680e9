/**
 * One explanation for the whole board, beside whatever is looked at: by hover, by focus, by a long press. The kit's Tip
 * wraps a thing in a box of its own, which places on a board cannot have.
 */
import { onTop } from '@palatine/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { upTo } from './numbers.ts'

export interface Explaining {
  readonly at: DOMRect
  readonly label: string
  readonly lines: readonly ReactNode[]
  readonly rule: string | undefined
}

const [hover, press] = [350, 450]

/** What a thing listens to in order to explain itself. */
export function useExplaining(told: () => Explaining | null, tell: (told: Explaining | null) => void) {
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const show = (after: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => tell(told()), after)
  }
  const hide = () => {
    window.clearTimeout(timer.current)
    tell(null)
  }
  return {
    onPointerEnter: (event: React.PointerEvent) => event.pointerType === 'mouse' && show(hover),
    onPointerLeave: hide,
    onPointerDown: (event: React.PointerEvent) => (event.pointerType === 'mouse' ? hide() : show(press)),
    onPointerUp: (event: React.PointerEvent) => event.pointerType !== 'mouse' && window.clearTimeout(timer.current),
    onFocus: (event: React.FocusEvent) => event.target.matches(':focus-visible') && show(0),
    onBlur: hide,
  }
}

export function Explanation({ told, close }: { told: Explaining | null; close(): void }) {
  useEffect(() => {
    if (!told) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    window.addEventListener('keydown', onKey)
    window.addEventListener('scroll', close, { capture: true, passive: true })
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', close, { capture: true })
    }
  }, [told, close])
  if (!told) return null
  const { at, label, lines, rule } = told
  const above = at.top > 150
  const left = Math.min(Math.max(at.left + at.width / 2, 140), window.innerWidth - 140)
  return (
    <span
      ref={onTop}
      popover="manual"
      role="tooltip"
      className={`tip ${above ? 'tip-above' : 'tip-below'}`}
      style={{ left, top: above ? Math.max(at.top, 150) - 6 : at.bottom + 6 }}
    >
      <strong>{label}</strong>
      {upTo(lines.length).map(i => (
        <span key={i} className="es-tip-line">
          {lines[i]}
        </span>
      ))}
      {rule && <span className="es-tip-rule">{rule}</span>}
    </span>
  )
}
