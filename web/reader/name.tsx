/** A name in the text: whoever points at it, comes to it by keys, or presses it, sees what it stands for. */
import { type CSSProperties, useId, useRef, useState } from 'react'
import type { Named } from './names.ts'

const width = 300
const margin = 12

export function Name({ named: { name, facts, paragraph } }: { named: Named }) {
  const [place, setPlace] = useState<CSSProperties>()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const show = () => {
    const box = button.current?.getBoundingClientRect()
    if (!box) return
    const left = Math.min(Math.max(margin, box.left), window.innerWidth - width - margin)
    const below = box.bottom < window.innerHeight * 0.6
    setPlace(below ? { left, top: box.bottom + 6 } : { left, bottom: window.innerHeight - box.top + 6 })
  }
  const hide = () => setPlace(undefined)
  return (
    <span className="named" onPointerEnter={show} onPointerLeave={hide}>
      <button
        ref={button}
        type="button"
        className="name"
        aria-describedby={place ? id : undefined}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onContextMenu={event => {
          // A long press on a touch screen.
          event.preventDefault()
          show()
        }}
        onKeyDown={event => event.key === 'Escape' && hide()}
      >
        {name}
      </button>
      {/* No line may begin with what follows a name, such as a full stop. */}
      {'\u2060'}
      {place && (
        <span className="name-card" role="tooltip" id={id} style={{ ...place, width }}>
          <strong>{name}</strong>
          {facts.map(([heading, cell]) => (
            <span key={heading} className="name-fact">
              <span className="name-heading">{heading}</span> {cell}
            </span>
          ))}
          <span className="paragraph-number">{paragraph}</span>
        </span>
      )}
    </span>
  )
}
