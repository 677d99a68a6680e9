import { type Chance, noChance, PlacedChance, RecordedChance } from './chance.ts'
import { Delivery } from './delivery.ts'
import type { Game } from './game.ts'
import { Log } from './log.ts'
import { begin, give } from './machine.ts'
import { takenBack } from './record.ts'
import type { RunIo } from './run.ts'
import type { Counted, Saved } from './snapshot.ts'
import { isOver, type State } from './state.ts'
import { type Answer, canonical, copy, hash, type Refusal, type Seat, type Table } from './values.ts'
import { cloneState } from './view.ts'

/** A saved place of the line in memory; what is in it never changes. */
interface Mark<G extends object> extends Saved<G> {
  /** How many answers lie between the barrier and it. */
  readonly length: number
  /** How much had happened. */
  readonly told: number
}

/** The line saves its place after so many answers; of places further back only one in four is kept. */
const markEvery = 2
const farMarkEvery = 4 * markEvery
const nearMarks = 4
/** Of the places of a game that is over. */
const restMarkEvery = 2 * farMarkEvery

/**
 * Where the answers that count have led: the state, what happened, what everybody knows. It can be cut back as far as the
 * last barrier, at the cost of a few answers. It judges no answer and keeps no record.
 */
export class Line<G extends object = object> {
  state: State<G>
  readonly log: Log
  private readonly game: Game<G>
  private readonly table: Table
  private readonly delivery: Delivery
  private readonly io: RunIo
  private source: Chance = noChance
  private answers: Counted[] = []
  /** Ascending; the first is the last barrier. Empty where the line stands at it: it is saved when it is left. */
  private marks: Mark<G>[]
  private moves = 0
  private lastAnswers: readonly number[]
  private barred: Saved['barred']

  private constructor(
    game: Game<G>,
    table: Table,
    shown: readonly number[],
    start: (io: RunIo) => State<G>,
    marks: readonly Mark<G>[] = [],
  ) {
    this.game = game
    this.table = table
    this.log = new Log(game.id, game.events, shown)
    const watchers = [...Array(table.seats).keys(), null]
    this.delivery = new Delivery(game as unknown as Game, table, watchers, this.log)
    const chance: Chance = { below: n => this.source.below(n) }
    this.io = { table, chance, checks: true, ...this.delivery.listeners }
    this.barred = new Array(table.seats).fill(null)
    this.lastAnswers = new Array(table.seats).fill(0)
    this.state = start(this.io)
    this.marks = marks.slice()
  }

  /** From the set-up, or from a prepared position, run to its first question. */
  static begin<G extends object>(game: Game<G>, table: Table, from: State | undefined, chance: Chance): Line<G> {
    const shown = new Array<number>(table.seats + 1).fill(0)
    return new Line(game, table, shown, io => {
      const drawing = { ...io, chance }
      if (!from) return begin(game, drawing)
      const state = copy(from) as State<G>
      const { asked, together, branches } = state.where
      if (asked < 0 && !together && !branches) game.machine.run(game, state, drawing)
      return state
    })
  }

  /** From a barrier, with the answers since. */
  static resume<G extends object>(game: Game<G>, table: Table, barrier: Saved<G>, since: readonly Counted[]): Line<G> {
    const mark: Mark<G> = { ...barrier, length: 0, told: 0 }
    const line = new Line(game, table, [], () => barrier.state, [mark])
    line.goTo(mark)
    for (const one of since) line.again(one)
    return line
  }

  copy(): Line<G> {
    const other = new Line(this.game, this.table, [], () => cloneState(this.game, this.state), this.marks)
    other.delivery.restore(this.delivery.save())
    other.log.become(this.log)
    other.answers = this.answers.slice()
    other.moves = this.moves
    other.barred = this.barred
    other.lastAnswers = this.lastAnswers
    return other
  }

  /** The last barrier and the answers since: all that a snapshot needs. */
  get saved(): { readonly barrier: Saved<G>; readonly since: readonly Counted[] } {
    const { length: _, told: _told, ...barrier } = this.marks[0] ?? this.mark()
    return { barrier, since: this.since }
  }

  /** The answers since the last barrier. */
  get since(): readonly Counted[] {
    return this.answers
  }

  /** The moment in which this seat's last own answer was shown to it; 0 if it has given none. */
  answered(seat: Seat): number {
    return this.lastAnswers[seat]
  }

  known(watcher: Seat | null): unknown {
    return this.delivery.known(watcher)
  }

  /** Gives an answer to the rules; returns whether the main stack moved on. `count` has to follow. */
  give(place: number, shown: readonly number[], seat: Seat, answer: Answer, chance: Chance): boolean {
    if (this.marks.length === 0) this.marks.push(this.mark())
    const { together, branches } = this.state.where
    const secrets = branches?.length ?? together?.seats.length ?? 0
    this.log.turnTo(place, shown)
    this.source = chance
    const moved = give(this.game, this.state, seat, answer, this.io)
    this.source = noChance
    // When several secret answers come together each seat learns something of the others.
    if (moved && secrets > 1) this.log.revealed = true
    return moved
  }

  /** The answer that was given counts from now on. */
  count(one: Counted): void {
    this.answers.push(one)
    const { seat, auto, hash: moved, draws } = one.entry
    if (moved !== undefined) this.moves++
    if (!auto) this.lastAnswers = this.lastAnswers.with(seat, one.shown[seat] + 1)
    if (draws || this.log.revealed) {
      this.bar(draws !== undefined)
      this.answers = []
      this.marks = []
      this.log.letGo()
    } else if (isOver(this.state)) this.marks = this.marks.filter(({ length }) => length % restMarkEvery === 0)
    else if (this.answers.length % markEvery === 0) {
      const far = this.marks[this.marks.length - nearMarks]
      if (far && far.length % farMarkEvery !== 0) this.marks.splice(-nearMarks, 1)
      this.marks.push(this.mark())
    }
  }

  /** Text that is the same where a draw is made for the same reason, in whatever order secret answers came. */
  placeOfDraw(seat: Seat, answer: Answer): () => string {
    const { moves } = this
    const { together, branches } = this.state.where
    return () => {
      const given = branches?.map(({ stack }) => stack) ?? together?.answers ?? [seat, answer]
      return hash(canonical([moves, given, this.state]))
    }
  }

  /** What goes if this seat takes back its last answer, or why it cannot. */
  takenBack(seat: Seat): { readonly taken: readonly Counted[] } | { readonly refused: Refusal } {
    const { since } = this
    const taken = takenBack(since, seat)
    if (taken.length === 0) return { refused: { reason: this.barred[seat] ?? 'nothingToUndo' } }
    const later = since.slice(since.indexOf(taken[0]))
    const moved = later.some(({ entry }) => entry.hash !== undefined)
    if (moved && later.some(({ entry }) => entry.seat !== seat && !entry.auto)) {
      return { refused: { reason: 'othersHaveAnswered' } }
    }
    return { taken }
  }

  /** Goes back to where these answers, which were given since the last barrier, had not been given. */
  without(taken: readonly Counted[]): void {
    const first = this.answers.findIndex(one => taken.includes(one))
    if (first < 0) return
    this.marks = this.marks.filter(({ length }) => length <= first)
    const mark = this.marks[this.marks.length - 1]
    const kept = this.answers.slice(mark.length).filter(one => !taken.includes(one))
    this.goTo(mark)
    for (const one of kept) this.again(one)
  }

  /** Plays an answer that was played before; `seen` is where its draws are noted, by where they are made. */
  again(one: Counted, seen?: Map<string, readonly number[]>): void {
    const { seat, answer, draws = [] } = one.entry
    const note = (key: string) => {
      seen?.set(key, draws)
      return new RecordedChance(draws)
    }
    const chance = seen ? new PlacedChance(this.placeOfDraw(seat, answer), note) : new RecordedChance(draws)
    this.give(one.place, one.shown, seat, answer, chance)
    this.count(one)
  }

  private mark(): Mark<G> {
    const state = cloneState(this.game, this.state)
    const { known, held } = this.delivery.save()
    const { moves, barred, lastAnswers } = this
    return { length: this.answers.length, told: this.log.length, state, known, held, moves, barred, lastAnswers }
  }

  private goTo(mark: Mark<G>): void {
    this.state = cloneState(this.game, mark.state)
    this.delivery.restore(mark)
    this.log.cutTo(mark.told)
    this.answers.length = mark.length
    this.moves = mark.moves
    this.barred = mark.barred
    this.lastAnswers = mark.lastAnswers
  }

  /** Nothing up to here can be taken back any more. */
  private bar(drew: boolean): void {
    const answered = new Set(this.since.filter(({ entry }) => !entry.auto).map(({ entry }) => entry.seat))
    this.barred = this.barred.map((before, seat) => {
      if (before === null && !answered.has(seat)) return null
      if (drew) return 'chanceWasDrawn'
      return answered.has(seat) ? 'somethingWasRevealed' : before
    })
  }
}
