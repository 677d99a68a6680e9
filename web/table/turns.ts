import type { Seat } from '@palatine/kernel'

interface Asked {
  readonly watcher: Seat | null
  readonly shown: number
  readonly asked: readonly Seat[]
}

/**
 * The number of the moment with which the watcher's last turn ended: the first one, after it was asked, in which it is
 * not. However often it answers in one turn, that does not change; undefined before the first turn has ended.
 */
export function endOfTurn(ended: number | undefined, before: Asked | undefined, now: Asked): number | undefined {
  const { watcher } = now
  if (!before || watcher === null || before.shown > now.shown) return undefined
  return before.asked.includes(watcher) && !now.asked.includes(watcher) ? now.shown : ended
}
