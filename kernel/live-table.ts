import { type Look, lookOf } from './bot.ts'
import { type Chance, noChance, PlacedChance, RecordedChance, RecordingChance } from './chance.ts'
import type { Game, Result } from './game.ts'
import { Line } from './line.ts'
import { sentOf, type Told } from './log.ts'
import { determinizeView, questionFor, questionId, questionRule } from './machine.ts'
import { Numbers } from './numbers.ts'
import type { OptionValues } from './options.ts'
import type { Question } from './questions/index.ts'
import type { AnswerEntry, Entry, GameRecord, RecordHeader } from './record.ts'
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
  readonly first: number
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
  /** The place of the first entry that it holds: 0, or where the snapshot was laid from which it was resumed. */
  readonly first: number
  private readonly held: Entry[]
  private readonly line: Line<G>
  private readonly numbers: Numbers
  private readonly chance: Chance
  /** Draws that everybody saw before the table went back, by where they were made. */
  private readonly seen: Map<string, readonly number[]>

  private constructor(game: Game<G>, table: Table, standing: Standing<G>, held: readonly Entry[] = []) {
    this.game = game
    this.table = table
    this.header = standing.header
    this.first = standing.first
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
    const live = new LiveTable(game, table, { header, first: 0, line, numbers: Numbers.start(table.seats), chance })
    live.settle()
    live.numbers.close(live.state)
    return live
  }

  /**
   * Plays a record again, up to `to` entries (all, if left out). Throws where the record does not fit the rules: a
   * draw or a hash differs. `chance` is for going on afterwards.
   */
  static replay<G extends object>(
    game: Game<G>,
    table: Table,
    { entries, ...header }: GameRecord,
    to = entries.length,
    chance: Chance = noChance,
  ): LiveTable<G> {
    const line = firstLine(game, table, header)
    const live = new LiveTable(game, table, { header, first: 0, line, numbers: Numbers.start(table.seats), chance })
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
    const { sequence: first, barrier, since, seen } = copy(snapshot)
    const line = Line.resume(game, table, barrier, since)
    const numbers = new Numbers(snapshot)
    const live = new LiveTable(game, table, { header, first, line, numbers, chance, seen })
    numbers.standAt(live.state)
    live.take(tail)
    return live
  }

  /** Lays a snapshot; see there for what it holds. */
  snapshot(): Snapshot<G> {
    return copy({ sequence: this.sequence, ...this.line.saved, ...this.numbers.kept, seen: [...this.seen] })
  }

  /** A second table that stands where this one stands; what is played at one is not played at the other. */
  copy(chance = this.chance): LiveTable<G> {
    const { header, first, line, numbers, seen } = this
    return new LiveTable(
      this.game,
      this.table,
      { header, first, line: line.copy(), numbers: numbers.copy(), chance, seen },
      this.held,
    )
  }

  // What there is to see

  get state(): State<G> {
    return this.line.state
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
   * happened after the snapshot's barrier.
   */
  events(watcher: Seat | null, since = 0): Sent[] {
    const found: Sent[] = []
    const at = watcher ?? this.table.seats
    for (let one = this.line.told; one && one.shown[at] + 1 >= since; one = one.before) {
      const event = sentOf(one, watcher)
      if (event) found.push({ moment: one.shown[at] + 1, event })
    }
    return found.reverse()
  }

  /** Everything that happened, with all secrets: for finished games and for whoever holds the record anyway. */
  get everything(): Happened[] {
    return this.happened()
  }

  /** The same from an entry on. */
  happened(since = -1): Happened[] {
    const found: Happened[] = []
    for (let one = this.line.told; one && one.place >= since; one = one.before) {
      // After a join the same event stands there a second time, for the others.
      if (one.but < 0) found.push({ entry: one.place, event: one.event })
    }
    return found.reverse()
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
    const found = this.line.answers.find(({ place }) => place === to)
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
    this.held.push({ back: to })
    this.goBack(to)
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
      // What the table answers by itself belongs to the moment before; everything else begins a new one.
      if (!('auto' in entry)) this.numbers.close(this.state)
      const refused = this.takeOne(entry)
      if (refused) throw this.wrong(place, `the ${kindOf(entry)} is refused`, refused)
    }
    this.numbers.close(this.state)
  }

  private takeOne(entry: Entry): Refusal | undefined {
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
    this.note(
      {
        seat,
        answer,
        ...(chance.drawn.length > 0 && { draws: chance.drawn }),
        ...(auto && { auto }),
        ...(moved && { hash: this.hash() }),
      },
      asked,
    )
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
    this.showNews(one => one.place === place)
  }

  /** Whoever was sent one of these last events has seen something. */
  private showNews(isNew: (one: Told) => boolean): void {
    for (let one = this.line.told; one && isNew(one); one = one.before) this.showTo(one)
  }

  private showTo(one: Told): void {
    for (let at = 0; at <= this.table.seats; at++) {
      if (sentOf(one, at === this.table.seats ? null : at)) this.numbers.see(at)
    }
  }

  private takeBack(taken: readonly Counted[]): void {
    const { numbers, line } = this
    const places = new Set(taken.map(({ place }) => place))
    const moved = taken.some(({ entry }) => entry.hash !== undefined)
    // Who has a question that others led to loses it.
    const replaced = new Set([...taken.map(({ entry }) => entry.seat), ...(moved ? this.asked : [])])
    for (let one = line.told; one && one.place >= taken[0].place; one = one.before) {
      if (places.has(one.place)) this.showTo(one)
    }
    line.without(taken)
    for (const seat of replaced) numbers.replaceQuestion(seat)
    numbers.close(this.state)
  }

  private goBack(to: number): void {
    const taken = this.line.answers.filter(({ place }) => place >= to)
    if (taken.some(({ entry }) => entry.draws)) this.rememberDraws(taken)
    this.takeBack(taken)
  }

  private rememberDraws(taken: readonly Counted[]): void {
    const line = this.line.copy()
    line.without(taken)
    for (const one of taken) line.again(one, this.seen)
  }
}

const kindOf = (entry: Entry): string =>
  ['answer', 'undo', 'back', 'holder'].find(kind => Object.hasOwn(entry, kind)) ?? 'entry'

/** A line at its very beginning, as the record has it. */
function firstLine<G extends object>(game: Game<G>, table: Table, { from, setup }: RecordHeader): Line<G> {
  const draws = new RecordedChance(setup)
  const line = Line.begin(game, table, from, draws)
  if (draws.left > 0) throw new Error(`${game.id}: the record has ${draws.left} draws too many before the first answer`)
  return line
}
