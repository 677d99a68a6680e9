/** Where a replay stands, and how it goes on by itself. The address says where, so that it can be passed on. */
import { useCallback, useEffect, useState } from 'react'
import { go, useAddress } from '../app/router.ts'

export interface Timeline {
  /** Which of the moments is shown, from 0 to the last. */
  readonly place: number
  readonly last: number
  readonly playing: boolean
  /** How many times as fast as usual it plays. */
  readonly pace: number
  to(place: number): void
  /** Plays or pauses; from the end it begins anew. */
  toggle(): void
  setPace(pace: number): void
}

/** How long a moment is looked at, in milliseconds. */
const usual = 900

/** `path` and `hash` are those of this replay's address; the moments are the numbers that the host knows them by. */
export function useTimeline(moments: readonly number[], path: string, hash: string): Timeline {
  const { query } = useAddress()
  const [playing, setPlaying] = useState(false)
  const [pace, setPace] = useState(1)
  const last = moments.length - 1
  const wanted = Number(query.get('at') ?? moments[last])
  const place = Math.max(
    0,
    moments.findLastIndex(one => one <= wanted),
  )
  const to = useCallback(
    (next: number) => {
      const at = moments[Math.min(Math.max(next, 0), moments.length - 1)]
      go(`${path}?at=${at}${hash ? `#${hash}` : ''}`, 'replace')
    },
    [path, hash, moments],
  )
  useEffect(() => {
    if (!playing) return
    if (place === last) {
      setPlaying(false)
      return
    }
    const timer = window.setTimeout(() => to(place + 1), usual / pace)
    return () => window.clearTimeout(timer)
  }, [playing, last, place, pace, to])
  const toggle = () => {
    if (place === last) to(0)
    setPlaying(place === last || !playing)
  }
  return { place, last, playing, pace, to, toggle, setPace }
}
