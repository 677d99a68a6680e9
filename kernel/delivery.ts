import type { Game } from './game.ts'
import type { Log } from './log.ts'
import type { RunIo } from './run.ts'
import { copy, type GameEvent, type Seat, type Table } from './values.ts'
import { seenBy } from './view.ts'

/** An event out of a branch that the others have not been sent yet. */
export interface Held {
  readonly seat: Seat
  readonly event: GameEvent
}

/** What of a delivery belongs to a moment, as JSON. */
export interface Delivered {
  /** By watcher, in the order in which they were named. */
  readonly known: readonly unknown[]
  readonly held: readonly Held[]
}

/**
 * Who is sent what, and when: an event goes to its audience at once; out of a branch of a fork to the branch's own seat
 * at once and to the others when the fork joins, seat by seat. Each watcher's knowledge is a fold over what it is sent.
 */
export class Delivery {
  /** To be passed to the machine; empty where nobody has to be told anything. */
  readonly listeners: Pick<RunIo, 'emit' | 'emitInBranch' | 'onJoin'>
  private readonly game: Game
  private readonly table: Table
  private readonly watchers: readonly (Seat | null)[]
  private readonly log: Log | undefined
  private knowledge: unknown[]
  private held: Held[] = []

  /**
   * @param watchers whose knowledge is kept
   * @param log where everything is written down; left out if nobody will read it
   */
  constructor(game: Game, table: Table, watchers: readonly (Seat | null)[], log?: Log) {
    this.game = game
    this.table = table
    this.watchers = watchers
    this.log = log
    this.knowledge = watchers.map(watcher => game.knowledge?.start(table, watcher) ?? null)
    this.listeners =
      log === undefined && (watchers.length === 0 || !game.knowledge)
        ? {}
        : {
            emit: event => this.tellAll(log ? log.add(event) : event),
            emitInBranch: (seat, event) => {
              const kept = log ? log.addInBranch(event, seat) : copy(event)
              this.held.push({ seat, event: kept })
              const at = this.watchers.indexOf(seat)
              if (at >= 0) this.tell(at, kept)
            },
            onJoin: () => this.release(),
          }
  }

  /** What this watcher has seen beyond its view; not a copy. */
  known(watcher: Seat | null): unknown {
    return this.knowledge[this.watchers.indexOf(watcher)] ?? null
  }

  save(): Delivered {
    return { known: copy(this.knowledge), held: this.held.slice() }
  }

  restore({ known, held }: Delivered): void {
    this.knowledge = copy(known).slice()
    this.held = held.slice()
  }

  private tellAll(event: GameEvent): void {
    if (this.game.knowledge) for (let at = 0; at < this.watchers.length; at++) this.tell(at, event)
  }

  private release(): void {
    if (this.held.length === 0) return
    const held = this.held.sort((a, b) => a.seat - b.seat)
    this.held = []
    for (const { seat, event } of held) {
      this.log?.release(event, seat)
      for (let at = 0; at < this.watchers.length; at++) if (this.watchers[at] !== seat) this.tell(at, event)
    }
  }

  private tell(at: number, event: GameEvent): void {
    const { knowledge } = this.game
    if (!knowledge) return
    const watcher = this.watchers[at]
    const seen = seenBy(event, watcher)
    if (seen) knowledge.learn(this.knowledge[at], watcher, seen, this.table)
  }
}
