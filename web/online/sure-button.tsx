/** A button for what cannot be taken back: the first touch asks, the second does it. */
import { useState } from 'react'

interface Props {
  readonly said: string
  /** What it asks. */
  readonly sure: string
  /** What it is about, where several such buttons stand on a page. */
  readonly about?: string
  readonly look?: string
  /** Nobody is concerned: then it does it at once. */
  readonly atOnce?: boolean
  act(): void
}

export function SureButton({ said, sure, about, look = '', atOnce = false, act }: Props) {
  const [asks, setAsks] = useState(false)
  const text = asks ? sure : said
  const click = () => {
    if (!asks && !atOnce) return setAsks(true)
    setAsks(false)
    act()
  }
  return (
    <button
      type="button"
      className={`button ${asks ? 'button-warn' : look}`}
      aria-label={about && `${text}: ${about}`}
      onClick={click}
      onBlur={() => setAsks(false)}
    >
      {text}
    </button>
  )
}
