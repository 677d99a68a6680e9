/** Beside the board on a wide screen; on a phone a sheet from below in three heights. */
import { beforePaint, Icon } from '@palatine/ui'
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'

const heights = ['line', 'half', 'full'] as const
type Height = (typeof heights)[number]

/** How far the handle has to be dragged for the next height. */
const far = 40

export function Sheet({
  moment,
  covered,
  asked,
  usual,
  children,
}: {
  moment: string
  covered: boolean
  /** Something is asked: the board can answer, and the sheet may be a line with the confirmation. */
  asked: boolean
  /** How high it is as long as nobody has moved it. */
  usual: Height
  children: ReactNode
}) {
  const words = useWords()
  const [moved, setHeight] = useState<Height>()
  const height = moved ?? usual
  const box = useRef<HTMLElement>(null)
  const began = useRef<number>(undefined)
  const at = heights.indexOf(height)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is read from its beginning
  useEffect(() => beforePaint(() => void box.current?.scrollTo(0, 0)), [moment])
  const move = (by: number) => setHeight(heights[Math.min(Math.max(at + by, 0), heights.length - 1)])
  const dropped = (event: PointerEvent) => {
    const up = (began.current ?? event.clientY) - event.clientY
    began.current = undefined
    if (Math.abs(up) >= far) move(Math.sign(up))
  }
  const button = (by: 1 | -1, label: string) => (
    <button
      type="button"
      aria-label={label}
      disabled={by > 0 ? at === heights.length - 1 : at === 0}
      onClick={() => move(by)}
    >
      <Icon name={by > 0 ? 'up' : 'down'} size={20} />
    </button>
  )
  return (
    <aside
      className={`table-side side-${height} ${covered ? 'side-covered' : ''} ${asked ? 'side-asked' : ''}`}
      aria-label={words.table.yourTurn}
      ref={box}
    >
      <div
        className="side-handle"
        onPointerDown={event => {
          began.current = event.clientY
        }}
        onPointerUp={dropped}
      >
        {button(-1, words.table.closeSheet)}
        <span className="side-grip" aria-hidden="true" />
        {button(1, words.table.openSheet)}
      </div>
      {children}
    </aside>
  )
}
