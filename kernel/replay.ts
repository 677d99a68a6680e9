import type { Game } from './game.ts'
import { LiveTable } from './live-table.ts'
import { type AnswerEntry, type Counting, countingEntries, type GameRecord } from './record.ts'
import type { Seat, Table } from './values.ts'

/** So many answers are played at most to step anywhere. */
const stationEvery = 16

/** Where one can step to. */
export interface ReplayMoment {
  /** How many entries the record had. */
  readonly entry: number
  /** Who answered to get there; null for the beginning. */
  readonly by: Seat | null
  /** Whether the main stack moved on: between such moments several may have answered in secret. */
  readonly moved: boolean
}

/**
 * A record to step through. Answers that were taken back later are not shown, wherever one looks. Opening it plays the
 * game once; a step plays what lies between two stations.
 */
export class Replay<G extends object = object> {
  readonly moments: readonly ReplayMoment[]
  private readonly counting: readonly Counting[]
  /** Ascending, the beginning first. */
  private readonly stations: LiveTable<G>[] = []

  /** Throws where the record does not fit the rules. */
  constructor(game: Game<G>, table: Table, record: GameRecord) {
    this.counting = countingEntries(record.entries)
    const answers = this.counting.map(({ place, entry }) => ({
      entry: place + 1,
      by: entry.seat,
      moved: entry.hash !== undefined,
    }))
    this.moments = [{ entry: 0, by: null, moved: true }, ...answers]
    const live = LiveTable.replay(game, table, { ...record, entries: [] })
    this.stations.push(live.copy())
    this.counting.forEach(({ entry }, i) => {
      // What the table answers by itself belongs to the moment before.
      if (entry.auto || i - live.sequence < stationEvery) return
      live.take(this.answers(live.sequence, i))
      this.stations.push(live.copy())
    })
    live.take(this.answers(live.sequence))
  }

  /** The table as it stood after so many entries of the record: one of its own, with all that had happened. */
  at(entry: number): LiveTable<G> {
    const count = this.counting.filter(({ place }) => place < entry).length
    const station = this.stations.findLast(({ sequence }) => sequence <= count) ?? this.stations[0]
    const live = station.copy()
    live.take(this.answers(station.sequence, count))
    return live
  }

  private answers(from: number, to?: number): AnswerEntry[] {
    return this.counting.slice(from, to).map(({ entry }) => entry)
  }
}
