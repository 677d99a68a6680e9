import type { Game } from './game.ts'
import { LiveTable } from './live-table.ts'
import { type AnswerEntry, countingEntries, type GameRecord, type RecordHeader } from './record.ts'
import type { State } from './state.ts'
import type { Answer, GameEvent, Seat, Table } from './values.ts'

/**
 * What a seat may take away from a game that is not over: what it was shown and what it has answered. It can be looked
 * at in this seat's view and not be played on; how often others have answered is not in it.
 */
export interface SeatShare extends Pick<RecordHeader, 'game' | 'version' | 'table'> {
  readonly seat: Seat
  readonly moments: readonly SharedMoment[]
  /** Its own answers that count, each with the place in `moments` of what it answered to. */
  readonly answers: readonly { readonly moment: number; readonly answer: Answer }[]
}

/** A moment as it was shown to a seat. */
export interface SharedMoment {
  readonly view: State
  /** What the seat was sent with it. */
  readonly events: readonly GameEvent[]
  /** The seats that owe an answer. */
  readonly asked: readonly Seat[]
}

/** A seat's share of a game; the whole record when the game is over. What was taken back is in neither a view nor a log. */
export function shareOf(game: Game, table: Table, record: GameRecord, seat: Seat): SeatShare | GameRecord {
  const { game: id, version, table: from } = record
  const live = LiveTable.replay(game, table, { ...record, entries: [] })
  const moments: SharedMoment[] = []
  const answers: { moment: number; answer: Answer }[] = []
  let shown = 0
  const look = () => {
    if (live.shown(seat) === shown) return
    const events = live.events(seat, shown + 1).map(({ event }) => event)
    moments.push({ view: live.view(seat), events, asked: live.asked })
    shown = live.shown(seat)
  }
  for (const answered of byMoment(countingEntries(record.entries).map(({ entry }) => entry))) {
    if (!answered[0].auto) look()
    for (const { seat: by, answer, auto } of answered) {
      if (by === seat && !auto) answers.push({ moment: moments.length - 1, answer })
    }
    live.take(answered)
  }
  if (live.over) return record
  look()
  return { game: id, version, table: from, seat, moments, answers }
}

/** Each answer with what the table answered by itself after it. */
function byMoment(entries: readonly AnswerEntry[]): AnswerEntry[][] {
  const moments: AnswerEntry[][] = []
  for (const entry of entries) {
    if (entry.auto && moments.length > 0) moments[moments.length - 1].push(entry)
    else moments.push([entry])
  }
  return moments
}
