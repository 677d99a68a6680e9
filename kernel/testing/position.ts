import { type Chance, FastChance } from '../chance.ts'
import type { Game } from '../game.ts'
import { LiveTable } from '../live-table.ts'
import { begin } from '../machine.ts'
import { listAnswers, type Question } from '../questions/index.ts'
import type { Frame, State } from '../state.ts'
import { type Title, tableFor } from '../title.ts'
import { type Answer, copy, type GameEvent, type Json, NOBODY, type Refusal, type Seat, type Table } from '../values.ts'

/** What a test wants to stand on the table. */
export interface Arrangement<G> {
  readonly seats: number
  readonly options?: Json
  /** The steps the game stands at, outermost first: 'bid.bidStone', or with locals ['pay.takeGold', { seat: 1 }]. */
  readonly at: readonly (string | readonly [step: string, locals: object])[]
  /** Lays the position out, beginning from the usual set-up. */
  arrange?(g: G, table: Table): void
  /** What chance will bring, in order; afterwards it is random (but the same every time). */
  readonly draws?: readonly number[]
}

/** Brings what a test wants, then goes on at random. */
class WantedChance implements Chance {
  private readonly wanted: number[]
  private readonly rest = new FastChance(1)

  constructor(wanted: readonly number[]) {
    this.wanted = wanted.slice()
  }

  below(n: number): number {
    const next = this.wanted.shift()
    if (next === undefined) return this.rest.below(n)
    if (next >= n) throw new Error(`the test wants the draw ${next}, but the rules draw below ${n}`)
    return next
  }
}

/** A position in a test: a real table that began where the test wants it. */
export class Position<G extends object = object> {
  readonly live: LiveTable<G>

  constructor(live: LiveTable<G>) {
    this.live = live
  }

  get g(): G {
    return this.live.state.g
  }

  get asked(): Seat[] {
    return this.live.asked
  }

  get over(): boolean {
    return this.live.over
  }

  question(seat: Seat): Question {
    const question = this.live.question(seat)
    if (!question) throw new Error(`seat ${seat} is not asked; asked: ${this.asked.join()}`)
    return question
  }

  /** All answers that this seat could give. */
  answers(seat: Seat): Answer[] {
    return listAnswers(this.question(seat))
  }

  /** What this seat is asked: the name of the step. */
  asks(seat: Seat): string | undefined {
    return this.live.questionId(seat)
  }

  /** Gives an answer; a refusal fails the test. */
  play(seat: Seat, answer: Answer): this {
    const refused = this.live.play(seat, answer)
    if (refused) {
      throw new Error(
        `seat ${seat}, ${this.asks(seat) ?? 'not asked'}: ${JSON.stringify(answer)} is refused: ${JSON.stringify(refused)}`,
      )
    }
    return this
  }

  /** Why this answer is not accepted; undefined if it would be. Nothing changes. */
  refusal(seat: Seat, answer: unknown): Refusal | undefined {
    return this.live.whyNot(seat, answer)
  }

  /** Everything that happened, whole or as one watcher was sent it. */
  events(watcher?: Seat | null): GameEvent[] {
    if (watcher !== undefined) return this.live.events(watcher).map(sent => sent.event)
    return this.live.everything.map(sent => sent.event)
  }

  /** The types of all events so far. */
  get happened(): string[] {
    return this.events().map(event => event.type)
  }
}

/** Sets a position up and runs it to its first question. */
export function position<G extends object>(title: Title<G>, wanted: Arrangement<G>): Position<G> {
  const { game } = title
  const table = tableFor(title as Title, wanted.seats, wanted.options)
  const state = copy(begin(game, { table, chance: new FastChance(1) }))
  wanted.arrange?.(state.g, table)
  const from: State<G> = {
    g: state.g,
    where: { stack: wanted.at.map(place => frame(game, place)), asked: NOBODY, together: null, branches: null },
  }
  return new Position(LiveTable.open(game, table, new WantedChance(wanted.draws ?? []), { from }))
}

function frame(game: Pick<Game, 'steps'>, place: string | readonly [string, object]): Frame {
  const [step, at] = typeof place === 'string' ? [place, {}] : place
  if (!Object.hasOwn(game.steps, step)) {
    throw new Error(`there is no step ${step}; steps: ${Object.keys(game.steps).join(', ')}`)
  }
  return { step, at: { ...at }, list: null, next: 0 }
}
