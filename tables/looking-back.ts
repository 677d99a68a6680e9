/** A record that is looked at again: a finished game with all secrets, of a running one only what one seat saw. */
import { type GameRecord, LiveTable, Replay, type Seat } from '@palatine/kernel'
import type { Card, KeptTable } from './kept.ts'
import { momentOf } from './moments.ts'
import { type Rules, refuse, rulesOf, unlessItDoesNotFit } from './opening.ts'
import type { Moment, Refused, ReplayOpened } from './protocol.ts'
import type { Carried, Chair } from './shapes.ts'

export const wholeRecord = ({ header, entries }: KeptTable): GameRecord => ({
  ...header,
  entries: entries.map(one => one.entry),
})

/** A table of a store: whole if the game is over, else as this seat saw it. */
export const lookAtTable = (kept: KeptTable, seat: Seat | null): Promise<LookingBack | Refused> =>
  look(kept.card, wholeRecord(kept), kept.card.over ? 'all' : seat)

/** A record that somebody passed on: whoever has it has all that is in it. */
export const lookAtRecord = ({ chairs, record }: Carried): Promise<LookingBack | Refused> =>
  look(cardOf(record, chairs, true), record, 'all')

/** A card for what was passed on. */
export function cardOf(
  { game, table }: Pick<GameRecord, 'game' | 'table'>,
  chairs: readonly Chair[],
  over: boolean,
): Card {
  const seats = [...Array(table.seats).keys()]
  return {
    id: 'record',
    game,
    chairs: seats.map(seat => chairs[seat] ?? { name: String(seat + 1), bot: '' }),
    began: 0,
    touched: 0,
    moments: 1,
    asked: [],
    over,
    totals: null,
    winners: [],
  }
}

async function look(card: Card, record: GameRecord, by: Seat | null | 'all'): Promise<LookingBack | Refused> {
  const rules = await rulesOf(record)
  if ('refused' in rules) return rules
  const found = unlessItDoesNotFit(() => new LookingBack(card, rules, record, by))
  return found ?? refuse('otherRules')
}

export class LookingBack {
  readonly opened: ReplayOpened
  private readonly replay: Replay
  /** Who looks at a running game; `all` where everything may be seen. */
  private readonly by: Seat | null | 'all'
  /** What one can step to, as numbers of entries. In a running game nobody is told these. */
  private readonly entries: readonly number[]

  constructor(card: Card, rules: Rules, record: GameRecord, by: Seat | null | 'all') {
    this.replay = new Replay(rules.title.game, rules.table, record)
    this.by = by
    const open = by === 'all'
    this.entries = open ? this.replay.moments.map(one => one.entry) : momentsOf(this.replay, rules, record, by)
    this.opened = {
      card,
      table: rules.table,
      version: record.version,
      components: record.table.components,
      open,
      seat: open ? null : by,
      moments: open ? this.entries : [...this.entries.keys()],
      by: open ? this.replay.moments.map(one => one.by) : this.entries.map(() => null),
    }
  }

  /** The game as it stood at one of the moments; whoever may not see a seat's secrets does not. */
  at(at: number, watcher: Seat | null | 'all'): Moment | Refused {
    const place = this.opened.moments.indexOf(at)
    if (place < 0) return refuse('noSuchMoment')
    if (this.by !== 'all' && watcher !== null && watcher !== this.by) return refuse('notYourSeat')
    const live = this.replay.at(this.entries[place])
    if (watcher === 'all') {
      const told = live.everything.map(({ entry, event }) => ({ moment: entry + 1, event }))
      return { ...momentOf(live, null, told, false), view: live.state }
    }
    if (watcher !== null && watcher >= live.table.seats) return refuse('noSuchSeat')
    return momentOf(live, watcher, live.events(watcher), false)
  }
}

/** The places in a running record where this watcher saw something new. */
function momentsOf(replay: Replay, { title, table }: Rules, record: GameRecord, watcher: Seat | null): number[] {
  const live = LiveTable.replay(title.game, table, record, 0)
  const places = [0]
  for (const { entry: to } of replay.moments.slice(1)) {
    const before = live.shown(watcher)
    const entry = record.entries[to - 1]
    live.take([entry])
    // What the table answers by itself belongs to the moment before.
    if ('auto' in entry) places[places.length - 1] = to
    else if (live.shown(watcher) > before) places.push(to)
  }
  return places
}
