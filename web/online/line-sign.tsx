/** How the line to the server is. Loss is weather, not an alarm: for two seconds nobody is told, after a minute the table rests. */
import { Icon } from '@palatine/ui/chrome'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useWords } from '../app/words.ts'
import { socket } from './server.ts'
import { clockFigures, useNow } from './time.ts'

const [noticed, rests, backFor] = [2_000, 60_000, 2_000]

export type LineState = 'here' | 'lost' | 'rests'

/** Since when the line has been lost long enough to be spoken of. */
export function useLine(): { readonly is: LineState; readonly for: number } {
  const away = useSyncExternalStore(socket.subscribe, () => socket.away)
  const now = useNow(500, away !== null)
  if (!away) return { is: 'here', for: 0 }
  const lasts = Math.max(0, now - away.since)
  return { is: lasts < noticed ? 'here' : lasts < rests ? 'lost' : 'rests', for: lasts }
}

/** In the bar, in a place that is kept for it. */
export function LineSign() {
  const words = useWords()
  const line = useLine()
  const back = useBack(line.is)
  const said = words.online.line
  return (
    <span className="line-sign" role="status">
      {line.is === 'lost' && (
        <span className="pill">
          <i className="turning" />
          {said.lost} <span aria-hidden="true">{clockFigures(line.for, words)}</span>
        </span>
      )}
      {line.is === 'rests' && (
        <button type="button" className="pill" onClick={() => socket.tryNow()}>
          {said.rests}{' '}
          {said.tried(
            new Intl.DateTimeFormat(words.app.locale, { timeStyle: 'short' }).format(socket.away?.tried ?? 0),
          )}
        </button>
      )}
      {back && (
        <span className="pill">
          <Icon name="check" size={16} />
          {said.back}
        </span>
      )}
    </span>
  )
}

/** True for a moment after a loss that people were told of. */
function useBack(now: LineState): boolean {
  const before = useRef(now)
  const [back, setBack] = useState(false)
  useEffect(() => {
    const was = before.current
    before.current = now
    if (now !== 'here' || was === 'here') return
    setBack(true)
    const timer = window.setTimeout(() => setBack(false), backFor)
    return () => window.clearTimeout(timer)
  }, [now])
  return back && now === 'here'
}
