/** The ways in which a place can be used, as a small menu beside it: the cheapest first, each with its price. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { onTop } from '../tip.tsx'
import { beside, boxOf, type Spot, windowSize } from './beside.ts'
import { useStage } from './context.ts'
import type { OpenMenu } from './ways.ts'

export function WayMenu({ place, title, ways, keepClear = [], onClose }: OpenMenu & { onClose(): void }) {
  const { ask, words } = useStage()
  const box = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<Spot>()
  const clear = keepClear.join(' ')
  useLayoutEffect(() => {
    if (!box.current || !place) return
    onTop(box.current)
    const { offsetWidth: width, offsetHeight: height } = box.current
    const free = clear
      .split(' ')
      .flatMap(anchor => [...document.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)])
    const answers = [...document.querySelectorAll('.confirm-bar')]
    setSpot(
      beside(boxOf(place), { width, height }, windowSize(), [
        { boxes: free.map(boxOf), costs: 6 },
        { boxes: answers.map(boxOf), costs: 9 },
      ]),
    )
  }, [place, clear])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    const onDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target) && !place?.contains(target)) onClose()
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener('pointerdown', onDown)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('pointerdown', onDown)
    }
  }, [place, onClose])
  return (
    <div ref={box} popover="manual" role="menu" aria-label={title} className="way-menu" style={spot}>
      <p className="way-menu-title">
        {title}
        <button type="button" className="way-menu-close" aria-label={words.close} onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      </p>
      {ways.map((way, i) => {
        const chosen = ask.chosen(way.touch)
        const possible = chosen || ask.lit(way.touch)
        const why = possible ? undefined : ask.explain(way.touch)?.text
        return (
          <button
            key={`${i}.${way.label}`}
            type="button"
            role="menuitemradio"
            aria-checked={chosen}
            aria-disabled={!possible}
            className={`way ${chosen ? 'is-chosen' : possible ? 'is-lit' : 'is-dim'}`}
            onClick={() => possible && !chosen && ask.touch(way.touch)}
          >
            {way.picture === undefined ? (
              <span className="way-label">{way.label}</span>
            ) : (
              <span className="way-label" role="img" aria-label={way.label}>
                {way.picture}
              </span>
            )}
            {way.price !== undefined && <span className="way-price">{way.price}</span>}
            {(why ?? way.note) && <span className="way-note">{why ?? way.note}</span>}
          </button>
        )
      })}
    </div>
  )
}
