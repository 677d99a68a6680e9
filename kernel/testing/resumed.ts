import { type Chance, FastChance } from '../chance.ts'
import { LiveTable } from '../live-table.ts'
import type { Snapshot } from '../snapshot.ts'
import { canonical, type Seat } from '../values.ts'
import { type Case, lookAt, mustPlay, type Players, playCase } from './case.ts'
import type { Property } from './properties.ts'

/**
 * A table that was resumed from any earlier snapshot, after any undos, is the same table, and its watchers are told the
 * same: state, questions, what can be taken back, knowledge, events, and every number that somebody sees.
 */
export const resumesAnywhere: Property = (name, one) => {
  const chance = new FastChance(one.seed + 4)
  let kept: Snapshot[] = []
  let moment = 0
  const compare = (live: LiveTable, other: LiveTable, how: string, broken: (what: string) => Error) => {
    const differs = differenceOf(live, other)
    if (differs) throw broken(`${how} has another ${differs}`)
  }
  let first: Snapshot | undefined
  const resume = ({ game, table, header, entries }: LiveTable, snapshot: Snapshot) =>
    LiveTable.resume(game, table, header, snapshot, entries.slice(snapshot.sequence), new FastChance(one.seed))
  const played = playCase(name, one, (live, players, broken) => {
    first ??= JSON.parse(JSON.stringify(live.snapshot()))
    const before = lookAt(moment++) ? live.copy() : undefined
    const actor = move(live, players, chance)
    const untrue = before && watchersOf(live).find(one => one !== actor && !countsRight(one, before, live))
    if (untrue !== undefined) throw broken(`its moments do not tell ${untrue} whether it sees something new`)
    if (chance.below(4) === 0) kept = [...kept, JSON.parse(JSON.stringify(live.snapshot()))].slice(-6)
    if (!before || kept.length === 0) return
    const snapshot = kept[chance.below(kept.length)]
    const resumed = resume(live, snapshot)
    compare(live, resumed, `the table resumed from entry ${snapshot.sequence}`, broken)
    if (moment % 7 === 0) compare(live, LiveTable.replay(live.game, live.table, live.record), 'the record', broken)
    // Both can take back the same, and are the same afterwards.
    const [real, again] = [live.copy(), resumed.copy()]
    for (let seat = 0; seat < live.table.seats; seat++) {
      if (canonical(real.undo(seat) ?? null) !== canonical(again.undo(seat) ?? null)) throw broken('undo differs')
    }
    compare(real, again, `after undo the table resumed from entry ${snapshot.sequence}`, broken)
  })
  // By now this one has let go of most events: it has to find them again.
  if (first) compare(played, resume(played, first), 'the table resumed at the beginning', what => new Error(what))
}

/** An answer, sometimes given twice or taken back again; returns who acted. */
function move(live: LiveTable, players: Players, chance: Chance): Seat {
  const seats = [...Array(live.table.seats).keys()]
  const free = seats.filter(seat => !live.whyNotUndo(seat))
  if (free.length > 0 && chance.below(4) === 0) {
    const seat = free[chance.below(free.length)]
    live.undo(seat)
    return seat
  }
  // Who has answered in secret may change its mind.
  const pending = seats.filter(seat => live.question(seat) && !live.asked.includes(seat))
  const seat = pending.length > 0 && chance.below(4) === 0 ? pending[chance.below(pending.length)] : players.next(live)
  mustPlay(live, seat, players.answer(live, seat))
  return seat
}

const watchersOf = ({ table }: Pick<Case, 'table'>): (Seat | null)[] => [...Array(table.seats).keys(), null]

/** What is different at two tables of the same record; undefined if nothing. */
function differenceOf(a: LiveTable, b: LiveTable): string | undefined {
  const same = (one: unknown, other: unknown) => canonical(one) === canonical(other)
  if (!same(a.state, b.state)) return 'state'
  if (a.sequence !== b.sequence) return 'number of entries'
  for (const watcher of watchersOf(a)) {
    if (!same(a.knowledge(watcher), b.knowledge(watcher))) return `knowledge of ${watcher}`
    if (a.shown(watcher) !== b.shown(watcher)) return `number of the moment of ${watcher}`
    // The barrier from which the other was resumed may lie in the middle of a moment.
    const later = b.events(watcher)
    const all = later.length > 0 ? a.events(watcher, later[0].moment).slice(-later.length) : later
    if (!same(all, later)) return `log of ${watcher}`
    if (watcher === null) continue
    if (a.questionNumber(watcher) !== b.questionNumber(watcher)) return `number of the question of ${watcher}`
    if (a.answered(watcher) !== b.answered(watcher)) return `last answer of ${watcher}`
    if (!same(a.whyNotUndo(watcher) ?? null, b.whyNotUndo(watcher) ?? null)) return `undo of ${watcher}`
  }
  return undefined
}

/** The number of a watcher's moment rises by one where it sees something else, and nowhere else. */
function countsRight(watcher: Seat | null, before: LiveTable, now: LiveTable): boolean {
  // A move takes back no more than this.
  const since = before.shown(watcher) - 8
  const seen = (live: LiveTable) =>
    canonical([
      live.view(watcher),
      live.asked,
      live.events(watcher, since),
      watcher === null ? 0 : live.questionNumber(watcher),
    ])
  return now.shown(watcher) - before.shown(watcher) === (seen(now) === seen(before) ? 0 : 1)
}
