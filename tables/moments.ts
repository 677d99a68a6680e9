/** What one watcher is shown of a table, and what lists of tables show. */
import { canonical, type LiveTable, playerCount, type Seat, type Sent } from '@palatine/kernel'
import { clocksAfter } from './clocks.ts'
import { isSecret } from './company.ts'
import type { Card, Sitter } from './kept.ts'
import type { Ending, Moment } from './protocol.ts'

/**
 * The table as this watcher may see it now, with what it is told. `again`: what it was told before does not hold any more,
 * or it was told nothing yet. `own`: the seats of the person who watches.
 */
export function momentOf(
  live: LiveTable,
  watcher: Seat | null,
  told: readonly Sent[],
  again: boolean,
  own: readonly Seat[] = [],
): Moment {
  const view = live.view(watcher)
  const others = own.filter(seat => seat !== watcher)
  const sight = others.length > 0 ? canonical(view) : ''
  return {
    watcher,
    shown: live.shown(watcher),
    view,
    asked: live.asked,
    alike: others.filter(seat => canonical(live.view(seat)) === sight),
    question: watcher === null ? null : live.questionNumber(watcher),
    told,
    again,
    since: watcher === null ? 0 : live.answered(watcher),
    noUndo: watcher === null ? { reason: 'nothingToUndo' } : (live.whyNotUndo(watcher) ?? null),
    ending: endingOf(live),
    known: live.knowledge(watcher),
  }
}

function endingOf(live: LiveTable): Ending | null {
  const { result, game, table, state } = live
  if (!result) return null
  return {
    result,
    parts: Array.from({ length: playerCount(game, table) }, (_, seat) => game.scoreParts(state.g, seat, table)),
  }
}

type Timing = NonNullable<Card['timing']>

/** What the card of a table says about how it stands. */
type Standing = Pick<Card, 'moments' | 'asked' | 'over' | 'totals' | 'winners'>

export function standingOf(live: LiveTable): Standing {
  const { over, result, asked } = live
  return { moments: live.shown(null), asked, over, totals: result?.totals ?? null, winners: result?.order[0] ?? [] }
}

/** The card after something happened at this time: it stands anew only where an onlooker sees something new. */
export function cardAfter(
  card: Card,
  before: LiveTable,
  live: LiveTable,
  sitters: readonly Sitter[],
  time: number,
): Card {
  const chairs = chairsOf(sitters)
  const named = canonical(chairs) === canonical(card.chairs) ? card : { ...card, chairs }
  if (live.shown(null) === card.moments) return named
  return { ...named, touched: time, ...standingOf(live), ...(card.timing && { timing: timingOf(card.timing) }) }

  function timingOf({ pace, clocks }: Timing): Timing {
    return { pace, clocks: clocksAfter(pace, clocks, live.asked, sitters, time, !isSameSecret(before, live)) }
  }
}

/** In one secret step nobody may see who has answered how often. */
const isSameSecret = (before: LiveTable, live: LiveTable): boolean =>
  isSecret(before) && isSecret(live) && canonical(before.state.where.stack) === canonical(live.state.where.stack)

export const chairsOf = (sitters: readonly Sitter[]): Card['chairs'] => sitters.map(({ name, bot }) => ({ name, bot }))
