/** A name in the text: whoever points at it, comes to it by keys, or presses it, sees what it stands for. */
import { type CSSProperties, useId, useRef, useState } from 'react'
import type { Named } from './names.ts'

interface NameProps {
  /** As it stands in the text. */
  readonly word: string
  readonly named: Named
  /** What touches it there. */
  readonly before: string
  readonly after: string
}

const width = 300
const margin = 12

export function Name({ word, named, before, after }: NameProps) {
  const { name, facts, texts, paragraph } = named
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
      {before}
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
        {word}
      </button>
      {after}
      {place && (
        <span className="name-card" role="tooltip" id={id} style={{ ...place, width }}>
          <strong>{name}</strong>
          {facts.map(([heading, cell]) => (
            <span key={heading} className="name-fact">
              <span className="name-heading">{heading}</span> {cell}
            </span>
          ))}
          {texts.map(text => (
            <span key={text}>{text}</span>
          ))}
          <span className="paragraph-number">{paragraph}</span>
        </span>
      )}
    </span>
  )
}
