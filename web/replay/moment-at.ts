/** A moment of the game that is open for replay, as somebody sees it. */
import type { Seat } from '@palatine/kernel'
import type { Moment, Refused } from '@palatine/tables/protocol'
import { useEffect, useState } from 'react'
import type { Connection } from '../connection/connection.ts'

/** A seat, an onlooker, or everybody at once. */
export type Watcher = Seat | null | 'all'

/** A moment with its number among those of the record. */
export interface MomentAt {
  readonly at: number
  readonly moment: Moment
}

/** Undefined until the first is there; afterwards the one from before until the next is there. */
export function useMomentAt(
  from: Connection,
  at: number,
  watcher: Watcher,
  refuse: (refused: Refused) => void,
): MomentAt | undefined {
  const [shown, setShown] = useState<MomentAt>()
  useEffect(() => {
    let current = true
    void from.ask({ ask: 'moment', at, seat: watcher }).then(found => {
      if (!current) return
      if ('refused' in found) refuse(found)
      else setShown({ at, moment: found })
    })
    return () => {
      current = false
    }
  }, [from, at, watcher, refuse])
  return shown
}
