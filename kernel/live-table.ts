import { type Look, lookOf } from './bot.ts'
import { type Chance, noChance, RecordedChance, RecordingChance } from './chance.ts'
import type { Game, Result } from './game.ts'
import type { OptionValues } from './options.ts'
import { isForced, type Question, unrankAnswer, whyNot } from './questions/index.ts'
import { type AnswerEntry, effectiveEntries, type GameRecord, isAnswer, takenBack } from './record.ts'
import { begin, give, mayBeAutomatic, questionFor, questionId, questionLocals, type RunIo, run } from './run.ts'
import { askedSeats, isOver, type State } from './state.ts'
import {
  type Answer,
  canonical,
  copy,
  freeze,
  type GameEvent,
  hash,
  type Json,
  type Refusal,
  type Seat,
  type Table,
} from './values.ts'
import { determinizeView, seenBy, viewOf } from './view.ts'

/** An event as one watcher was sent it, with the entry that caused it (-1: the beginning). */
export interface Sent {
  readonly entry: number
  readonly event: GameEvent
}

export interface Snapshot<G extends object = object> {
  /** How many entries the record had. */
  readonly entries: number
  readonly state: State<G>
  readonly known: readonly unknown[]
  readonly held: readonly { readonly seat: Seat; readonly event: GameEvent }[]
}

/** What cannot be taken back, found while the entry was played. */
interface Mark {
  readonly place: number
  readonly drew: boolean
  readonly revealed: boolean
}

interface Opening {
  /** The owner's components file, if the table is played with one: it is kept in the record. */
  readonly components?: Json
  /** A prepared position to begin from instead of the usual set-up. */
  readonly from?: State
}

/** Lays the first position out and runs it to its first question. */
function firstState<G extends object>(game: Game<G>, from: State | undefined, io: RunIo): State<G> {
  if (!from) return begin(game, io)
  const state = copy(from) as State<G>
  const { asked, together, branches } = state.where
  if (asked < 0 && !together && !branches) run(game, state, io)
  return state
}

/**
 * A table at which a game is being played: the state, the record, what everybody was sent and knows. The one place
 * where answers are checked. It knows no clock, person or network.
 */
export class LiveTable<G extends object = object> {
  readonly game: Game<G>
  readonly table: Table
  readonly record: GameRecord
  state: State<G>
  private readonly chance: Chance
  /** By watcher: the seats, then the onlooker. */
  private sent: Sent[][] = []
  private known: unknown[] = []
  private all: Sent[] = []
  /** Events out of branches, which the others get at the join. */
  private held: { seat: Seat; event: GameEvent }[] = []
  private marks: Mark[] = []
  private place = -1
  private revealed = false

  private constructor(game: Game<G>, table: Table, chance: Chance, record: GameRecord) {
    this.game = game
    this.table = table
    this.chance = chance
    this.record = record
    this.state = this.beginAnew()
  }

  /** Opens a new table; `chance` is what everything random is drawn from. */
  static open<G extends object>(game: Game<G>, table: Table, chance: Chance, opening: Opening = {}): LiveTable<G> {
    const recording = new RecordingChance(chance)
    firstState(game, opening.from, { table, chance: recording })
    const record: GameRecord = {
      game: game.id,
      version: game.version,
      table: {
        seats: table.seats,
        options: table.options as OptionValues,
        components: opening.components ?? null,
      },
      ...(opening.from && { from: copy(opening.from) }),
      setup: recording.drawn,
      entries: [],
    }
    const live = new LiveTable(game, table, chance, record)
    live.settle()
    return live
  }

  /**
   * Plays a record again, up to `to` entries (all, if left out). Throws where the record does not fit the rules: a
   * draw or a hash differs. `chance` is for going on afterwards.
   */
  static replay<G extends object>(
    game: Game<G>,
    table: Table,
    record: GameRecord,
    to = record.entries.length,
    chance: Chance = noChance,
  ): LiveTable<G> {
    const kept: GameRecord = { ...record, setup: record.setup.slice(), entries: record.entries.slice(0, to) }
    const live = new LiveTable(game, table, chance, kept)
    live.playAgain(true)
    return live
  }

  /** Goes on from a snapshot without replaying what was before; what was sent before is not known any more. */
  static resume<G extends object>(
    game: Game<G>,
    table: Table,
    record: GameRecord,
    snapshot: Snapshot<G>,
    chance: Chance,
  ): LiveTable<G> {
    const live = new LiveTable(game, table, chance, { ...record, entries: record.entries.slice() })
    const { state, known, held, entries } = copy(snapshot)
    live.state = state
    live.known = known.slice()
    live.held = held.slice()
    live.sent = live.sent.map(() => [])
    live.all = []
    // Nothing before the snapshot can be judged any more: as far as undo goes, it is a barrier.
    live.marks = [{ place: entries - 1, drew: true, revealed: true }]
    for (let place = entries; place < record.entries.length; place++) live.applyRecorded(place, true)
    return live
  }

  snapshot(): Snapshot<G> {
    return copy({ entries: this.record.entries.length, state: this.state, known: this.known, held: this.held })
  }

  // What there is to see

  get over(): boolean {
    return isOver(this.state)
  }

  get result(): Result | undefined {
    return this.over ? this.game.result(this.state.g, this.table) : undefined
  }

  /** The seats that owe an answer. */
  get asked(): Seat[] {
    return askedSeats(this.state)
  }

  view(seat: Seat | null): State<G> {
    return viewOf(this.game, this.table, this.state, seat)
  }

  question(seat: Seat): Question | undefined {
    return questionFor(this.game, this.table, this.state, seat)
  }

  questionId(seat: Seat): string | undefined {
    return questionId(this.game, this.state, seat)
  }

  questionLocals(seat: Seat): object {
    return questionLocals(this.state, seat)
  }

  /** What this watcher was sent, since an entry. */
  events(watcher: Seat | null, since = -1): Sent[] {
    return this.sent[watcher ?? this.table.seats].filter(one => one.entry >= since)
  }

  /** Everything that happened, with all secrets: for finished games and for whoever holds the record anyway. */
  get everything(): readonly Sent[] {
    return this.all
  }

  /** What this watcher has seen beyond its view. A copy. */
  knowledge(watcher: Seat | null): unknown {
    return copy(this.known[watcher ?? this.table.seats])
  }

  /** All that a bot in this seat, which is asked, may look at. */
  look(seat: Seat): Look {
    return lookOf(this.game as unknown as Game, this.table, this.view(seat), this.knowledge(seat), seat)
  }

  /** A world that this watcher cannot tell from the true one. */
  imagine(watcher: Seat | null, chance: Chance): State<G> {
    const { game, table } = this
    return determinizeView(game, table, this.view(watcher), this.knowledge(watcher), watcher, chance)
  }

  // What can be done

  /** Why this seat may not give this answer; undefined if it may. Anything may be passed in. */
  whyNot(seat: unknown, answer: unknown): Refusal | undefined {
    if (this.over) return { reason: 'gameOver' }
    if (!this.isSeat(seat)) return { reason: 'noSuchSeat', values: { seats: this.table.seats } }
    const question = this.question(seat)
    return question ? whyNot(question, answer) : { reason: 'notAsked', values: { asked: this.asked } }
  }

  /** Takes an answer, or says why not and changes nothing. */
  play(seat: unknown, answer: unknown): Refusal | undefined {
    const refused = this.whyNot(seat, answer)
    if (refused) return refused
    const moved = this.append(seat as Seat, freeze(copy(answer as Answer)), false)
    this.settle(moved ? undefined : (seat as Seat))
    return undefined
  }

  /** Why this seat cannot take back its last answer; undefined if it can. */
  whyNotUndo(seat: unknown): Refusal | undefined {
    if (!this.isSeat(seat)) return { reason: 'noSuchSeat', values: { seats: this.table.seats } }
    const { entries } = this.record
    const counting = effectiveEntries(entries)
    const taken = takenBack(entries, counting, seat)
    if (taken.length === 0) return { reason: 'nothingToUndo' }
    const since = this.marks.filter(mark => mark.place >= taken[0])
    if (since.some(mark => mark.drew)) return { reason: 'chanceWasDrawn' }
    if (since.some(mark => mark.revealed)) return { reason: 'somethingWasRevealed' }
    const later = counting.filter(place => place >= taken[0]).map(place => entries[place] as AnswerEntry)
    const moved = later.some(entry => entry.hash !== undefined)
    if (moved && later.some(entry => entry.seat !== seat && !entry.auto)) return { reason: 'othersHaveAnswered' }
    return undefined
  }

  /** Takes back this seat's last answer, or says why not and changes nothing. */
  undo(seat: unknown): Refusal | undefined {
    const refused = this.whyNotUndo(seat)
    if (refused) return refused
    this.record.entries.push({ seat: seat as Seat, undo: true })
    this.playAgain(false)
    return undefined
  }

  /** Notes who holds a seat from now on. */
  seatHolder(seat: unknown, holder: string): Refusal | undefined {
    if (!this.isSeat(seat)) return { reason: 'noSuchSeat', values: { seats: this.table.seats } }
    this.record.entries.push({ seat, holder })
    return undefined
  }

  private isSeat(seat: unknown): seat is Seat {
    return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < this.table.seats
  }

  /** Answers questions that have one answer only, where its haste tells nobody anything. */
  private settle(inBranch?: Seat): void {
    let active = inBranch
    for (;;) {
      const forced = this.asked.find(
        seat => mayBeAutomatic(this.game, this.state, seat, active) && isForced(this.question(seat) as Question),
      )
      if (forced === undefined) return
      const only = unrankAnswer(this.question(forced) as Question, 0)
      if (this.append(forced, freeze(only), true)) active = undefined
    }
  }

  /** Plays an answer and writes it down; returns whether the main stack moved on. */
  private append(seat: Seat, answer: Answer, auto: boolean): boolean {
    const chance = new RecordingChance(this.chance)
    const place = this.record.entries.length
    const moved = this.apply(seat, answer, chance, place)
    this.record.entries.push({
      seat,
      answer,
      ...(chance.drawn.length > 0 && { draws: chance.drawn }),
      ...(auto && { auto }),
      ...(moved && { hash: this.hash() }),
    })
    return moved
  }

  /** A short text that is the same for equal states only. */
  hash(): string {
    return hash(canonical(this.state))
  }

  // Playing entries

  private apply(seat: Seat, answer: Answer, chance: Chance, place: number): boolean {
    const before = this.state.where
    const secrets = before.branches?.length ?? before.together?.seats.length ?? 0
    this.place = place
    this.revealed = false
    let drew = false
    const watched: Chance = {
      below: n => {
        drew = true
        return chance.below(n)
      },
    }
    const moved = give(this.game, this.state, seat, answer, this.io(watched))
    // When several secret answers come together each seat learns something of the others.
    this.marks.push({ place, drew, revealed: this.revealed || (moved && secrets > 1) })
    return moved
  }

  private io(chance: Chance): RunIo {
    return {
      table: this.table,
      chance,
      checks: true,
      emit: event => {
        const kind = (this.game.events as Record<string, { reveals?: true } | undefined>)[event.type]
        if (!kind) throw new Error(`${this.game.id}: the event ${event.type} is not in the game's table of events`)
        if (kind.reveals) this.revealed = true
        this.all.push({ entry: this.place, event: freeze(copy(event)) })
        for (let watcher = 0; watcher < this.sent.length; watcher++) this.deliver(event, watcher)
      },
      emitInBranch: (seat, event) => {
        const kept = freeze(copy(event))
        this.held.push({ seat, event: kept })
        this.all.push({ entry: this.place, event: kept })
        this.deliver(event, seat)
      },
      onJoin: () => this.release(),
    }
  }

  /** At the join: the others get the events of each branch, seat by seat. */
  private release(): void {
    const held = this.held
    this.held = []
    for (let seat = 0; seat < this.table.seats; seat++) {
      for (const one of held) {
        if (one.seat !== seat) continue
        for (let watcher = 0; watcher < this.sent.length; watcher++) {
          if (watcher !== seat) this.deliver(one.event, watcher)
        }
      }
    }
  }

  private deliver(event: GameEvent, watcher: number): void {
    const seat = watcher === this.table.seats ? null : watcher
    const seen = seenBy(event, seat)
    if (!seen) return
    const kept = freeze(copy(seen))
    this.sent[watcher].push({ entry: this.place, event: kept })
    this.game.knowledge?.learn(this.known[watcher], seat, kept, this.table)
  }

  private beginAnew(): State<G> {
    const { game, table } = this
    const watchers = [...Array(table.seats).keys(), null]
    this.sent = watchers.map(() => [])
    this.known = watchers.map(watcher => game.knowledge?.start(table, watcher) ?? null)
    this.all = []
    this.held = []
    this.marks = []
    this.place = -1
    const draws = new RecordedChance(this.record.setup)
    const state = firstState(game, this.record.from, this.io(draws))
    if (draws.left > 0)
      throw new Error(`${game.id}: the record has ${draws.left} draws too many before the first answer`)
    return state
  }

  /** Plays all entries that count; `compare` their hashes where the record came from elsewhere. */
  private playAgain(compare: boolean): void {
    this.state = this.beginAnew()
    for (const place of effectiveEntries(this.record.entries)) this.applyRecorded(place, compare)
  }

  private applyRecorded(place: number, compare: boolean): void {
    const entry = this.record.entries[place]
    if (!isAnswer(entry)) return
    const wrong = (what: string, cause?: Refusal) =>
      new Error(`${this.game.id} version ${this.game.version}: the record does not fit at entry ${place}: ${what}`, {
        cause,
      })
    const refused = this.whyNot(entry.seat, entry.answer)
    if (refused) throw wrong('the answer is refused', refused)
    const draws = new RecordedChance(entry.draws ?? [])
    const moved = this.apply(entry.seat, freeze(copy(entry.answer)), draws, place)
    if (draws.left > 0) throw wrong(`${draws.left} draws too many`)
    if (moved !== (entry.hash !== undefined)) throw wrong('the game moves on at another place')
    if (compare && moved && this.hash() !== entry.hash) throw wrong('the state is another')
  }
}
