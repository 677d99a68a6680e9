import { type Look, lookOf } from './bot.ts'
import { type Chance, noChance, PlacedChance, RecordedChance, RecordingChance } from './chance.ts'
import type { Game, Result } from './game.ts'
import { Line } from './line.ts'
import { type KeptEvent, sentOf } from './log.ts'
import { determinizeView, questionFor, questionId, questionRule } from './machine.ts'
import { Numbers } from './numbers.ts'
import type { OptionValues } from './options.ts'
import type { Question } from './questions/index.ts'
import {
  type AnswerEntry,
  type Counting,
  countingEntries,
  type Entry,
  type GameRecord,
  type RecordHeader,
} from './record.ts'
import { questionLocals } from './run.ts'
import type { Counted, Snapshot } from './snapshot.ts'
import { askedSeats, isOver, type State, type Where } from './state.ts'
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
import { viewOf } from './view.ts'

/** An event as one watcher was sent it, with the number of the moment that it was shown in. */
export interface Sent {
  readonly moment: number
  readonly event: GameEvent
}

/** An event with all its secrets, and the entry that caused it (-1: the set-up). */
export interface Happened {
  readonly entry: number
  readonly event: GameEvent
}

interface Opening {
  /** The owner's components file, if the table is played with one: it is kept in the record. */
  readonly components?: Json
  /** A prepared position to begin from instead of the usual set-up. */
  readonly from?: State
}

/** Where a table stands, for making one. */
interface Standing<G extends object> {
  readonly header: RecordHeader
  /** What it was resumed from, if it was. */
  readonly origin?: Snapshot<G> | undefined
  readonly line: Line<G>
  readonly numbers: Numbers
  readonly chance: Chance
  readonly seen?: Iterable<readonly [string, readonly number[]]>
}

/**
 * A table at which a game is being played: the state, the entries, what everybody was sent and knows. The one place
 * where answers are checked. It knows no clock, person or network.
 *
 * An answer with what the table answers by itself after it is one moment, and so is an undo, going back and a change of
 * who holds a seat. What the table tells a watcher (view, events, asked, question and its number, `shown`) says no more
 * than the watcher may know; entries, their number and `everything` hold secrets.
 */
export class LiveTable<G extends object = object> {
  readonly game: Game<G>
  readonly table: Table
  readonly header: RecordHeader
  private readonly origin: Snapshot<G> | undefined
  private readonly held: Entry[]
  private line: Line<G>
  private readonly numbers: Numbers
  private readonly chance: Chance
  /** Draws that everybody saw before the table went back, by where they were made. */
  private readonly seen: Map<string, readonly number[]>

  private constructor(game: Game<G>, table: Table, standing: Standing<G>, held: readonly Entry[] = []) {
    this.game = game
    this.table = table
    this.header = standing.header
    this.origin = standing.origin
    this.held = held.slice()
    this.line = standing.line
    this.numbers = standing.numbers
    this.chance = standing.chance
    this.seen = new Map(standing.seen ?? [])
  }

  /** Opens a new table; `chance` is what everything random is drawn from. */
  static open<G extends object>(game: Game<G>, table: Table, chance: Chance, opening: Opening = {}): LiveTable<G> {
    const recording = new RecordingChance(chance)
    const line = Line.begin(game, table, opening.from, recording)
    const header: RecordHeader = {
      game: game.id,
      version: game.version,
      table: {
        seats: table.seats,
        options: table.options as OptionValues,
        components: opening.components ?? null,
      },
      ...(opening.from && { from: copy(opening.from) }),
      setup: recording.drawn,
    }
    const live = new LiveTable(game, table, { header, line, numbers: Numbers.start(table.seats), chance })
    live.settle()
    live.numbers.close(live.state)
    return live
  }

  /**
   * Plays a record again, up to `to` entries (all, if left out). Throws where the record does not fit the rules: a
   * draw or a hash differs. `chance` is for going on afterwards. Who replays wants to look: the whole log is kept.
   */
  static replay<G extends object>(
    game: Game<G>,
    table: Table,
    { entries, ...header }: GameRecord,
    to = entries.length,
    chance: Chance = noChance,
  ): LiveTable<G> {
    const live = LiveTable.atBeginning(game, table, header, chance).keepLog()
    live.take(entries.slice(0, to))
    return live
  }

  /**
   * Goes on from a snapshot and the entries after it, as if nothing had been in between. Throws where these do not fit
   * the rules; also if somebody went back behind the snapshot's barrier: then the record has to be replayed.
   */
  static resume<G extends object>(
    game: Game<G>,
    table: Table,
    header: RecordHeader,
    snapshot: Snapshot<G>,
    tail: readonly Entry[],
    chance: Chance,
  ): LiveTable<G> {
    const live = LiveTable.atSnapshot(game, table, header, copy(snapshot), chance)
    live.take(tail)
    return live
  }

  private static atBeginning<G extends object>(
    game: Game<G>,
    table: Table,
    header: RecordHeader,
    chance: Chance,
  ): LiveTable<G> {
    const draws = new RecordedChance(header.setup)
    const line = Line.begin(game, table, header.from, draws)
    if (draws.left > 0) {
      throw new Error(`${game.id}: the record has ${draws.left} draws too many before the first answer`)
    }
    return new LiveTable(game, table, { header, line, numbers: Numbers.start(table.seats), chance })
  }

  private static atSnapshot<G extends object>(
    game: Game<G>,
    table: Table,
    header: RecordHeader,
    origin: Snapshot<G>,
    chance: Chance,
  ): LiveTable<G> {
    const line = Line.resume(game, table, origin.barrier, origin.since)
    const numbers = new Numbers(origin)
    numbers.standAt(line.state)
    return new LiveTable(game, table, { header, origin, line, numbers, chance, seen: origin.seen })
  }

  /** Lays a snapshot; see there for what it holds. */
  snapshot(): Snapshot<G> {
    return copy({ sequence: this.sequence, ...this.line.saved, ...this.numbers.kept, seen: [...this.seen] })
  }

  /** A second table that stands where this one stands; what is played at one is not played at the other. */
  copy(chance = this.chance): LiveTable<G> {
    const { header, origin, line, numbers, seen } = this
    return new LiveTable(
      this.game,
      this.table,
      { header, origin, line: line.copy(), numbers: numbers.copy(), chance, seen },
      this.held,
    )
  }

  /** From now on everything that happens is kept in memory, for who wants to read all of it. */
  keepLog(): this {
    this.line.log.keepAll()
    return this
  }

  // What there is to see

  get state(): State<G> {
    return this.line.state
  }

  /** The place of the first entry that it holds: 0, or where the snapshot was laid from which it was resumed. */
  get first(): number {
    return this.origin?.sequence ?? 0
  }

  /** How many entries the table's record has. Rises with every secret answer: not for watchers of a running game. */
  get sequence(): number {
    return this.first + this.held.length
  }

  /** From `first` on. */
  get entries(): readonly Entry[] {
    return this.held
  }

  /** The whole record; a table that was resumed has not got it. */
  get record(): GameRecord {
    if (this.first > 0) throw new Error(`${this.game.id}: this table has no entries before ${this.first}`)
    return { ...this.header, entries: this.held }
  }

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

  /** The paragraph of the guide that the question to this seat is about. */
  questionRule(seat: Seat): string | undefined {
    return questionRule(this.game, this.table, this.state, seat)
  }

  questionLocals(seat: Seat): object {
    return questionLocals(this.state, seat)
  }

  /**
   * Which of its questions this seat is asked: rises when the question is replaced, by an answer or by taking back, and
   * never falls. While a secret answer may still be changed the question is the same.
   */
  questionNumber(seat: Seat): number {
    return this.numbers.questionOf(seat)
  }

  /** How many moments this watcher has been shown; rises when something changed that it may see. 1 at the beginning. */
  shown(watcher: Seat | null): number {
    return this.numbers.shown[watcher ?? this.table.seats]
  }

  /** The moment in which this seat's last own answer was shown to it; 0 if it has given none. */
  answered(seat: Seat): number {
    return this.line.answered(seat)
  }

  /**
   * What this watcher was sent and was not taken back, from a moment on. A table that was resumed begins with what
   * happened after the snapshot's barrier. What lies far back is played again; `keepLog` spares that.
   */
  events(watcher: Seat | null, since = 0): Sent[] {
    const at = watcher ?? this.table.seats
    const found: Sent[] = []
    for (const one of this.toldFrom(told => told.shown[at] + 1 >= since)) {
      const event = sentOf(one, watcher)
      if (event) found.push({ moment: one.shown[at] + 1, event })
    }
    return found
  }

  /** Everything that happened, with all secrets: for finished games and for whoever holds the record anyway. */
  get everything(): Happened[] {
    return this.happened()
  }

  /** The same from an entry on. */
  happened(since = -1): Happened[] {
    // After a join the same event stands there a second time, for the others.
    return this.toldFrom(({ place }) => place >= since).flatMap(({ place, event, but }) =>
      but < 0 ? [{ entry: place, event }] : [],
    )
  }

  /** The last part of the log, in which everything is wanted. */
  private toldFrom(isWanted: (one: KeptEvent) => boolean): readonly KeptEvent[] {
    const { log } = this.line
    if (log.told.length === 0 || isWanted(log.told[0])) {
      if (log.hasForgotten) log.become(this.played(this.held.length).line.log)
      log.keepAll()
    }
    const { told } = log
    let from = told.length
    while (from > 0 && isWanted(told[from - 1])) from--
    return told.slice(from)
  }

  /** Another table at which so many of these entries are played again. */
  private played(count: number): LiveTable<G> {
    const live = this.fresh().keepLog()
    live.take(this.held.slice(0, count))
    return live
  }

  /** Another table where this one began. */
  private fresh(): LiveTable<G> {
    const { game, table, header, origin } = this
    return origin
      ? LiveTable.atSnapshot(game, table, header, origin, noChance)
      : LiveTable.atBeginning(game, table, header, noChance)
  }

  /** What this watcher has seen beyond its view. A copy. */
  knowledge(watcher: Seat | null): unknown {
    return copy(this.line.known(watcher))
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

  /** A short text that is the same for equal states only. */
  hash(): string {
    return hash(canonical(this.state))
  }

  // What can be done

  /** Why this seat may not give this answer; undefined if it may. Anything may be passed in. */
  whyNot(seat: unknown, answer: unknown): Refusal | undefined {
    if (this.over) return { reason: 'gameOver' }
    if (!this.isSeat(seat)) return this.noSuchSeat
    const question = this.question(seat)
    return question ? this.game.machine.whyNot(question, answer) : { reason: 'notAsked', values: { asked: this.asked } }
  }

  /** Takes an answer, or says why not and changes nothing. */
  play(seat: unknown, answer: unknown): Refusal | undefined {
    const refused = this.whyNot(seat, answer)
    if (refused) return refused
    const moved = this.append(seat as Seat, freeze(copy(answer as Answer)), false)
    this.settle(moved ? undefined : (seat as Seat))
    this.numbers.close(this.state)
    return undefined
  }

  /** Why this seat cannot take back its last answer; undefined if it can. */
  whyNotUndo(seat: unknown): Refusal | undefined {
    if (!this.isSeat(seat)) return this.noSuchSeat
    const found = this.line.takenBack(seat)
    return 'refused' in found ? found.refused : undefined
  }

  /** Takes back this seat's last answer, or says why not and changes nothing. */
  undo(seat: unknown): Refusal | undefined {
    if (!this.isSeat(seat)) return this.noSuchSeat
    const found = this.line.takenBack(seat)
    if ('refused' in found) return found.refused
    this.held.push({ seat, undo: true })
    this.takeBack(found.taken)
    return undefined
  }

  /** Why the table cannot go back to this entry: it has to be an answer that counts and was not given by the table. */
  whyNotBack(to: unknown): Refusal | undefined {
    const found = this.counting.find(({ place }) => place === to)
    if (!found && this.first > 0 && Number(to) < this.first) {
      throw new Error(`${this.game.id}: going back to ${to} needs the whole record; here it begins at ${this.first}`)
    }
    return found && !found.entry.auto ? undefined : { reason: 'nothingToUndo' }
  }

  /**
   * Goes back to where this entry had not been given, over draws and reveals, because everybody agreed. Whoever then
   * gives the same answer at the same place draws the same. A table that was resumed can go back as far as its
   * snapshot's barrier; further back the whole record is needed.
   */
  back(to: number): Refusal | undefined {
    const refused = this.whyNotBack(to)
    if (refused) return refused
    this.goBack(to)
    this.held.push({ back: to })
    return undefined
  }

  /** Notes who holds a seat from now on: `person` or `bot:LEVEL`. */
  seatHolder(seat: unknown, holder: string): Refusal | undefined {
    if (!this.isSeat(seat)) return this.noSuchSeat
    this.held.push({ seat, holder })
    this.numbers.everybodySees()
    this.numbers.close(this.state)
    return undefined
  }

  /** Plays entries that were made at another table of the same record. Throws where they do not fit. */
  take(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const place = this.sequence
      const refused = this.takeOne(entry)
      if (refused) throw this.wrong(place, `the ${kindOf(entry)} is refused`, refused)
    }
    this.numbers.close(this.state)
  }

  private takeOne(entry: Entry): Refusal | undefined {
    // What the table answers by itself belongs to the moment before; everything else begins a new one.
    if (!('auto' in entry)) this.numbers.close(this.state)
    if ('answer' in entry) return this.takeAnswer(entry)
    if ('undo' in entry) return this.undo(entry.seat)
    if ('back' in entry) return this.back(entry.back)
    return this.seatHolder(entry.seat, entry.holder)
  }

  private isSeat(seat: unknown): seat is Seat {
    return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < this.table.seats
  }

  private get noSuchSeat(): Refusal {
    return { reason: 'noSuchSeat', values: { seats: this.table.seats } }
  }

  /** @param cause the refusal, for people; the message is for programmers */
  private wrong(place: number, what: string, cause?: Refusal): Error {
    const { id, version } = this.game
    return new Error(`${id} version ${version}: the record does not fit at entry ${place}: ${what}`, { cause })
  }

  /** Answers questions that have one answer only, where its haste tells nobody anything. */
  private settle(inBranch?: Seat): void {
    let active = inBranch
    for (;;) {
      const forced = this.onlyAnswer(active)
      if (!forced) return
      if (this.append(forced.seat, freeze(forced.answer), true)) active = undefined
    }
  }

  private onlyAnswer(active: Seat | undefined): { readonly seat: Seat; readonly answer: Answer } | undefined {
    const { machine } = this.game
    for (const seat of this.asked) {
      const question = machine.mayBeAutomatic(this.game, this.state, seat, active) ? this.question(seat) : undefined
      const answer = question && machine.onlyAnswer(question)
      if (answer !== undefined) return { seat, answer }
    }
    return undefined
  }

  /** Plays an answer and writes it down; returns whether the main stack moved on. */
  private append(seat: Seat, answer: Answer, auto: boolean): boolean {
    const chance = new RecordingChance(this.source(seat, answer))
    const { where } = this.state
    const asked = { together: where.together, branches: where.branches }
    const moved = this.line.give(this.sequence, this.numbers.shown, seat, answer, chance)
    const entry: AnswerEntry = {
      seat,
      answer,
      ...(chance.drawn.length > 0 && { draws: chance.drawn.slice() }),
      ...(auto && { auto }),
      ...(moved && { hash: this.hash() }),
    }
    // Spread out once more it takes half the memory, and most of a table are its entries.
    this.note({ ...entry }, asked)
    return moved
  }

  private takeAnswer(entry: AnswerEntry): Refusal | undefined {
    const place = this.sequence
    const refused = this.whyNot(entry.seat, entry.answer)
    if (refused) return refused
    const draws = new RecordedChance(entry.draws ?? [])
    const { where } = this.state
    const asked = { together: where.together, branches: where.branches }
    const kept = freeze(copy(entry))
    const moved = this.line.give(place, this.numbers.shown, kept.seat, kept.answer, draws)
    if (draws.left > 0) throw this.wrong(place, `${draws.left} draws too many`)
    if (moved !== (entry.hash !== undefined)) throw this.wrong(place, 'the game moves on at another place')
    if (moved && this.hash() !== entry.hash) throw this.wrong(place, 'the state is another')
    this.note(kept, asked)
    return undefined
  }

  /** Where an answer draws from: what was drawn for it before the table went back, if it was; else chance. */
  private source(seat: Seat, answer: Answer): Chance {
    if (this.seen.size === 0) return this.chance
    return new PlacedChance(this.line.placeOfDraw(seat, answer), key => {
      const draws = this.seen.get(key)
      return draws ? new RecordedChance(draws) : this.chance
    })
  }

  /** Writes an answer down that was just given to the rules; `asked` is how it was asked for. */
  private note(entry: AnswerEntry, { together, branches }: Pick<Where, 'together' | 'branches'>): void {
    const { numbers } = this
    const place = this.sequence
    this.held.push(entry)
    this.line.count({ place, entry, shown: numbers.shown })
    numbers.see(entry.seat)
    if (branches || !together) numbers.replaceQuestion(entry.seat)
    else if (entry.hash !== undefined) for (const seat of together.seats) numbers.replaceQuestion(seat)
    this.showChange(place, new Set([place]))
  }

  /** Whoever was sent what these entries caused, or will lose it, sees something. `first` is the first of them. */
  private showChange(first: number, places: ReadonlySet<number>): void {
    const { told } = this.line.log
    const { seats } = this.table
    for (let i = told.length - 1; i >= 0 && told[i].place >= first; i--) {
      if (!places.has(told[i].place)) continue
      for (let at = 0; at <= seats; at++) if (sentOf(told[i], at === seats ? null : at)) this.numbers.see(at)
    }
  }

  /** Who loses its question when these answers are taken back: who gave one, and who was asked because of them. */
  private replacedBy(taken: readonly Counting[]): Set<Seat> {
    const moved = taken.some(({ entry }) => entry.hash !== undefined)
    return new Set([...taken.map(({ entry }) => entry.seat), ...(moved ? this.asked : [])])
  }

  private takeBack(taken: readonly Counted[]): void {
    const { numbers, line } = this
    this.showChange(taken[0].place, new Set(taken.map(({ place }) => place)))
    const replaced = this.replacedBy(taken)
    line.without(taken)
    for (const seat of replaced) numbers.replaceQuestion(seat)
    numbers.close(this.state)
  }

  /** The answers that count; at a table that was resumed those since the snapshot's barrier. */
  private get counting(): Counting[] {
    return countingEntries(this.held, this.first, this.origin?.since)
  }

  private goBack(to: number): void {
    const { numbers, counting } = this
    const taken = counting.filter(({ place }) => place >= to)
    const replaced = this.replacedBy(taken)
    const there = this.withOnly(counting.filter(({ place }) => place < to))
    if (taken.some(({ entry }) => entry.draws)) {
      const again = there.line.copy()
      for (const one of taken) again.again({ ...one, shown: numbers.shown }, this.seen)
    }
    this.line = there.line
    for (const seat of replaced) numbers.replaceQuestion(seat)
    numbers.everybodySees()
    numbers.close(this.state)
  }

  /** Another table at which none but these answers were given; they stand at the same places of its record. */
  private withOnly(answers: readonly Counting[]): LiveTable<G> {
    const live = this.fresh()
    const kept = new Set(answers.map(({ place }) => place))
    live.line.without(live.line.since.filter(({ place }) => !kept.has(place)))
    for (const { place, entry } of answers) {
      if (place < live.sequence) continue
      live.held.push(...this.held.slice(live.held.length, place - live.first))
      live.takeOne(entry)
    }
    return live
  }
}

const kindOf = (entry: Entry): string =>
  ['answer', 'undo', 'back', 'holder'].find(kind => Object.hasOwn(entry, kind)) ?? 'entry'
