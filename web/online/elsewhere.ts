/** Whether the same table is open in another window of this browser: one works in both. */
import { useEffect, useState } from 'react'

/** Who is new asks; who is there replies; who goes lets the others ask again. */
interface Hint {
  readonly table: string
  readonly says: 'who' | 'here' | 'gone'
}

export function useElsewhere(table: string): boolean {
  const [elsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    const channel = new BroadcastChannel('palatine.at')
    const say = (says: Hint['says']) => channel.postMessage({ table, says } satisfies Hint)
    channel.onmessage = ({ data }: MessageEvent<Hint>) => {
      if (data.table !== table) return
      setElsewhere(data.says !== 'gone')
      if (data.says === 'who') say('here')
      if (data.says === 'gone') say('who')
    }
    say('who')
    // A page that is closed has no time for an effect's end.
    const leave = () => say('gone')
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
      channel.close()
    }
  }, [table])
  return elsewhere
}
