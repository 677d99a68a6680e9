/**
 * The board, from near and from far: by pinch, double tap, Ctrl and wheel, plus and minus, or buttons: from far one in
 * the bar, since in the corner it would lie over what can be chosen; from near those in the corner.
 */
import { Icon } from '@palatine/ui'
import { type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'

const [near, nearest, step] = [2, 4, 1.5]

interface Spot {
  readonly x: number
  readonly y: number
}

/** Whatever takes a click or a drag itself. */
const isThing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select, label, summary, [draggable=true]') !== null

interface Props {
  /** There is nothing to come nearer to. */
  readonly still?: boolean
  /** Comes nearer, for a button elsewhere. */
  readonly closer: Ref<() => void>
  readonly children: ReactNode
}

export function Zoom({ still = false, closer, children }: Props) {
  const words = useWords()
  const box = useRef<HTMLElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  const now = useRef(1)

  /** What lies under the spot stays under it. The spot is measured in the window; left out, it is the middle. */
  const zoom = useCallback((wanted: number, spot?: Spot) => {
    const [outer, inner] = [box.current, layer.current]
    if (!outer || !inner) return
    const next = wanted < 1.05 ? 1 : Math.min(wanted, nearest)
    const { left, top, width, height } = outer.getBoundingClientRect()
    const [x, y] = spot ? [spot.x - left, spot.y - top] : [width / 2, height / 2]
    const { offsetLeft, offsetTop } = inner
    const grown = next / now.current
    const [toLeft, toTop] = [
      (outer.scrollLeft + x - offsetLeft) * grown + offsetLeft - x,
      (outer.scrollTop + y - offsetTop) * grown + offsetTop - y,
    ]
    inner.style.scale = next === 1 ? '' : String(next)
    void outer.scrollTo(toLeft, toTop)
    now.current = next
    setScale(next)
  }, [])
  useImperativeHandle(closer, () => () => zoom(now.current === 1 ? near : now.current * step), [zoom])

  useEffect(() => {
    const outer = box.current
    if (!outer) return
    let began: { apart: number; scale: number } | undefined
    const fingers = ({ touches: [a, b] }: TouchEvent) => ({
      apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
      middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
    })
    const onTouchStart = (event: TouchEvent) => {
      began = event.touches.length === 2 ? { apart: fingers(event).apart, scale: now.current } : undefined
    }
    const onTouchMove = (event: TouchEvent) => {
      if (!began || event.touches.length !== 2) return
      if (event.cancelable) event.preventDefault()
      const { apart, middle } = fingers(event)
      zoom((began.scale * apart) / began.apart, middle)
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoom(now.current * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY })
    }
    const onDouble = (event: MouseEvent) => {
      if (!isThing(event.target)) zoom(now.current > 1 ? 1 : near, { x: event.clientX, y: event.clientY })
    }
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, select, textarea')
      if (event.ctrlKey || event.metaKey || event.altKey || typing) return
      if (event.key === '+' || event.key === '=') zoom(now.current * step)
      else if (event.key === '-') zoom(now.current / step)
    }
    outer.addEventListener('touchstart', onTouchStart, { passive: true })
    outer.addEventListener('touchmove', onTouchMove, { passive: false })
    outer.addEventListener('wheel', onWheel, { passive: false })
    outer.addEventListener('dblclick', onDouble)
    window.addEventListener('keydown', onKey)
    return () => {
      outer.removeEventListener('touchstart', onTouchStart)
      outer.removeEventListener('touchmove', onTouchMove)
      outer.removeEventListener('wheel', onWheel)
      outer.removeEventListener('dblclick', onDouble)
      window.removeEventListener('keydown', onKey)
    }
  }, [zoom])

  const button = (name: 'plus' | 'minus' | 'whole', label: string, wanted: number) => (
    <button type="button" aria-label={label} onClick={() => zoom(wanted)}>
      <Icon name={name} size={20} />
    </button>
  )
  return (
    <div className="board-area">
      <main
        ref={box}
        className={`table-board ${scale > 1 ? 'is-near' : ''}`}
        aria-label={words.table.board}
        id="content"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        // From near the arrows move the board, not the choice in the list.
        onKeyDown={event => {
          if (scale > 1 && event.target === event.currentTarget && event.key.startsWith('Arrow'))
            event.stopPropagation()
        }}
        onPointerDown={event => {
          if (scale > 1 && event.pointerType === 'mouse' && event.button === 0 && !isThing(event.target))
            event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={event => {
          const { currentTarget: board, pointerId, movementX, movementY } = event
          if (board.hasPointerCapture(pointerId)) board.scrollBy(-movementX, -movementY)
        }}
      >
        <div ref={layer} className={`zoom ${still ? 'is-still' : scale > 1 ? 'is-zoomed' : ''}`}>
          {children}
        </div>
      </main>
      {!still && scale > 1 && (
        <div className="zoom-buttons">
          {button('whole', words.table.zoomWhole, 1)}
          {button('minus', words.table.zoomOut, scale / step)}
          {button('plus', words.table.zoomIn, scale * step)}
        </div>
      )}
    </div>
  )
}
