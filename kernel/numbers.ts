import type { State, Where } from './state.ts'
import { canonical, type Seat } from './values.ts'

/** Both kinds of numbers at one moment, as JSON. */
export interface NumbersKept {
  readonly questions: readonly number[]
  readonly shown: readonly number[]
}

/**
 * The numbers that watchers see, which never fall. A question's number belongs to one seat and tells that seat which
 * of its questions an answer is for. `shown` counts the moments of one watcher: it rises only when something changed
 * that this watcher may see, so it tells nobody how often others have answered in secret.
 */
export class Numbers {
  private readonly questions: number[]
  /** By watcher: the seats, then the onlooker. A list of its own for every moment: what happened refers to it. */
  private moments: readonly number[]
  /** Whose sight has changed since the moment began, as bits by watcher. */
  private changed = 0
  /** What everybody sees of where the game stood at the last moment. */
  private standing = ''

  constructor({ questions, shown }: NumbersKept) {
    this.questions = questions.slice()
    this.moments = shown
  }

  static start(seats: number): Numbers {
    return new Numbers({ questions: new Array(seats).fill(0), shown: new Array(seats + 1).fill(0) })
  }

  get kept(): NumbersKept {
    return { questions: this.questions.slice(), shown: this.moments }
  }

  copy(): Numbers {
    const other = new Numbers(this.kept)
    other.standing = this.standing
    return other
  }

  questionOf(seat: Seat): number {
    return this.questions[seat]
  }

  get shown(): readonly number[] {
    return this.moments
  }

  /** This seat has another question. */
  replaceQuestion(seat: Seat): void {
    this.questions[seat]++
    this.see(seat)
  }

  /** This watcher (by its place among the watchers) sees something new. */
  see(watcher: number): void {
    this.changed |= 1 << watcher
  }

  everybodySees(): void {
    this.changed = -1
  }

  /** The table is where it was when the numbers were kept: whatever led there is not news. */
  standAt(state: State): void {
    this.standing = publicPart(state.where)
    this.changed = 0
  }

  /** A moment is complete and can be shown. */
  close(state: State): void {
    const standing = publicPart(state.where)
    if (standing !== this.standing) this.changed = -1
    this.standing = standing
    if (this.changed === 0) return
    const { changed } = this
    this.moments = this.moments.map((count, watcher) => count + ((changed >> watcher) & 1))
    this.changed = 0
  }
}

/** Frames are public; of secret answers everybody sees who has given one, of branches which are done. */
const publicPart = ({ stack, asked, together, branches }: Where): string =>
  canonical([
    stack,
    asked,
    together && [together.seats, together.answers.map(answer => answer !== null)],
    branches?.map(({ seat, done }) => [seat, done]) ?? null,
  ])
