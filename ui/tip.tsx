import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

const hoverDelay = 350
const pressDelay = 450

/** For the `ref` of a popover: lifts it over everything, out of whatever scrolls, clips or scales it. */
export function onTop(element: HTMLElement | null): void {
  if (element && !element.matches(':popover-open')) element.showPopover()
}

/**
 * Wraps one thing and explains it: on hover, on focus, and on a long press. The explanation is in the page only while
 * it is shown; `label` is what a screen reader reads beside the thing's own name.
 */
export function Tip({ text, children, className = '' }: { text: ReactNode; children: ReactNode; className?: string }) {
  const [shown, setShown] = useState(false)
  const [place, setPlace] = useState({ left: 0, top: 0, above: true })
  const box = useRef<HTMLSpanElement>(null)
  const timer = useRef(0)
  const id = useId()

  const show = (after: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const rect = box.current?.getBoundingClientRect()
      if (!rect) return
      const above = rect.top > 120
      const left = Math.min(Math.max(rect.left + rect.width / 2, 130), window.innerWidth - 130)
      setPlace({ left, top: above ? rect.top - 6 : rect.bottom + 6, above })
      setShown(true)
    }, after)
  }
  const hide = () => {
    window.clearTimeout(timer.current)
    setShown(false)
  }

  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    if (!shown) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false)
    const gone = () => setShown(false)
    window.addEventListener('keydown', onKey)
    window.addEventListener('scroll', gone, { capture: true, passive: true })
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', gone, { capture: true })
    }
  }, [shown])

  if (!text) return <span className={`tipped ${className}`}>{children}</span>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside takes the focus; this only listens
    <span
      ref={box}
      className={`tipped ${className}`}
      aria-describedby={shown ? id : undefined}
      onPointerEnter={event => event.pointerType === 'mouse' && show(hoverDelay)}
      onPointerLeave={hide}
      onPointerDown={event => (event.pointerType === 'mouse' ? hide() : show(pressDelay))}
      onPointerUp={event => event.pointerType !== 'mouse' && window.clearTimeout(timer.current)}
      onFocus={event => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
    >
      {children}
      {shown && (
        <span
          ref={onTop}
          popover="manual"
          role="tooltip"
          id={id}
          className={`tip ${place.above ? 'tip-above' : 'tip-below'}`}
          style={{ left: place.left, top: place.top }}
        >
          {text}
        </span>
      )}
    </span>
  )
}
