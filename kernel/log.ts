import { copy, freeze, type GameEvent, NOBODY, type Seat } from './values.ts'
import { seenBy } from './view.ts'

/** An event as it is kept: once for all watchers. */
export interface KeptEvent {
  /** The entry that caused it; -1: the set-up. */
  readonly place: number
  /** By watcher: how many moments it had been shown before this one. */
  readonly shown: readonly number[]
  readonly event: GameEvent
  /** Out of a branch of a fork: the seat that alone is told now; else NOBODY. */
  readonly only: Seat
  /** After the join: the seat that was told before; else NOBODY. */
  readonly but: Seat
}

/** So many events are kept at least when old ones are let go. */
const latest = 8

/**
 * What happened at a table, for all watchers; what one of them was sent is read out of it. The latest events are kept in
 * memory; older ones come out of the record again if somebody asks for them.
 */
export class Log {
  private kept: KeptEvent[] = []
  private forgotten = 0
  /** Whether everything is kept, because somebody wants to read all of it. */
  private whole = false
  /** Whether the entry that is played has shown something hidden. */
  revealed = false
  private readonly kinds: { readonly [type: string]: { readonly reveals?: true } | undefined }
  private readonly name: string
  private place = -1
  private shown: readonly number[]

  /** @param kinds the game's table of events */
  constructor(name: string, kinds: { readonly [type: string]: { readonly reveals?: true } }, shown: readonly number[]) {
    this.name = name
    this.kinds = kinds
    this.shown = shown
  }

  /** How much has happened. */
  get length(): number {
    return this.forgotten + this.kept.length
  }

  /** What is kept, in order. */
  get told(): readonly KeptEvent[] {
    return this.kept
  }

  /** Whether something older is not kept. */
  get hasForgotten(): boolean {
    return this.forgotten > 0
  }

  keepAll(): void {
    this.whole = true
  }

  /** The same as another log. */
  become({ kept, forgotten, whole }: Log): void {
    this.kept = kept.slice()
    this.forgotten = forgotten
    this.whole = whole
  }

  /** Only so much has happened. */
  cutTo(length: number): void {
    this.kept.length = length - this.forgotten
  }

  /** Nothing so far can be taken back any more: what is old, and not of this very moment, need not be kept. */
  letGo(): void {
    if (this.whole || this.kept.length <= latest) return
    const isNew = this.kept.findIndex(({ shown }) => shown === this.shown)
    const old = Math.min(this.kept.length - latest, isNew < 0 ? this.kept.length : isNew)
    this.kept = this.kept.slice(old)
    this.forgotten += old
  }

  /** What happens from now on is caused by this entry. */
  turnTo(place: number, shown: readonly number[]): void {
    this.place = place
    this.shown = shown
    this.revealed = false
  }

  /** For everybody; the event as it is kept. */
  add(event: GameEvent): GameEvent {
    const kind = this.kind(event)
    if (kind.reveals) this.revealed = true
    return this.push(freeze(copy(event)), NOBODY, NOBODY)
  }

  /** Out of a branch of a fork: for its own seat only. */
  addInBranch(event: GameEvent, seat: Seat): GameEvent {
    this.kind(event)
    return this.push(freeze(copy(event)), seat, NOBODY)
  }

  /** What a branch told its own seat, for all the others. */
  release(event: GameEvent, seat: Seat): void {
    this.push(event, NOBODY, seat)
  }

  private push(event: GameEvent, only: Seat, but: Seat): GameEvent {
    this.kept.push({ place: this.place, shown: this.shown, event, only, but })
    return event
  }

  private kind({ type }: GameEvent): { readonly reveals?: true } {
    const kind = this.kinds[type]
    if (!kind) throw new Error(`${this.name}: the event ${type} is not in the game's table of events`)
    return kind
  }
}

/** What this watcher is sent of it; undefined if nothing. */
export function sentOf({ event, only, but }: KeptEvent, watcher: Seat | null): GameEvent | undefined {
  if ((only !== NOBODY && only !== watcher) || (but !== NOBODY && but === watcher)) return undefined
  return seenBy(event, watcher)
}
