/** What one watcher is shown of a table, and what lists of tables show. */
import { canonical, type LiveTable, playerCount, type Seat, type Sent } from '@palatine/kernel'
import type { Card } from './kept.ts'
import type { Ending, Moment } from './protocol.ts'

/** What a watcher was told so far; nothing at the beginning. */
export type ToldSoFar = readonly Sent[]

/** The table as this watcher may see it now. `since`: the moment of its own last answer. */
export function momentOf(live: LiveTable, watcher: Seat | null, told: ToldSoFar | null, since: number): Moment {
  const now = live.events(watcher)
  const keep = told === null ? 0 : stillHolding(told, now)
  return {
    watcher,
    shown: live.shown(watcher),
    view: live.view(watcher),
    asked: live.asked,
    question: watcher === null ? null : live.questionNumber(watcher),
    keep,
    told: now.filter(one => one.moment > keep),
    older: told === null && live.first > 0,
    since,
    noUndo: watcher === null ? { reason: 'nothingToUndo' } : (live.whyNotUndo(watcher) ?? null),
    ending: endingOf(live),
    known: live.knowledge(watcher),
  }
}

/** The last moment up to which both lists tell the same: answers that were taken back leave the log. */
function stillHolding(before: ToldSoFar, now: ToldSoFar): number {
  const last = before.at(-1)
  if (!last) return 0
  if (same(last, now[before.length - 1])) return last.moment
  const differs = before.findIndex((one, i) => !same(one, now[i]))
  return Math.max(0, Math.min(before[differs].moment, now[differs]?.moment ?? Number.POSITIVE_INFINITY) - 1)
}

const same = (one: Sent, other: Sent | undefined): boolean =>
  one === other ||
  (other !== undefined && one.moment === other.moment && canonical(one.event) === canonical(other.event))

function endingOf(live: LiveTable): Ending | null {
  const { result, game, table, state } = live
  if (!result) return null
  return {
    result,
    parts: Array.from({ length: playerCount(game, table) }, (_, seat) => game.scoreParts(state.g, seat, table)),
  }
}

/** What the card of a table says about how it stands. */
type Standing = Pick<Card, 'moments' | 'asked' | 'over' | 'totals' | 'winners'>

export function standingOf(live: LiveTable): Standing {
  const { over, result, asked } = live
  return { moments: live.shown(null), asked, over, totals: result?.totals ?? null, winners: result?.order[0] ?? [] }
}

/** The card after something happened at this time: it is another one only where an onlooker sees something new. */
export function cardAfter(card: Card, live: LiveTable, time: number): Card {
  return live.shown(null) === card.moments ? card : { ...card, touched: time, ...standingOf(live) }
}
