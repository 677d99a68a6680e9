import type { Moment } from '@palatine/tables/protocol'

/** What a moment says about whose turn it is. */
type Turn = Pick<Moment, 'watcher' | 'shown' | 'asked'>

/**
 * The number of the moment with which the watcher's last turn ended: the first one, after it was asked, in which it is
 * not. However often it answers in one turn, that does not change; undefined before the first turn has ended.
 */
export function endOfTurn(ended: number | undefined, before: Turn | undefined, now: Turn): number | undefined {
  const { watcher } = now
  if (!before || watcher === null || before.shown > now.shown) return undefined
  return before.asked.includes(watcher) && !now.asked.includes(watcher) ? now.shown : ended
}
