/** What a game's `board/guided.ts` exports: a prepared position, and what is said about it. */
import type { GameEvent, Language, OptionValues, Seat, State, Table } from '@palatine/kernel'

/** What a lesson is chosen by: what the person sees, and nothing else. */
export interface Situation<G = object, T = Table> {
  readonly g: G
  readonly table: T
  readonly seat: Seat
  /** The id of the question that the person is asked now. */
  readonly question: string | null
  /** Everything that has happened since the beginning, as the person was told it. */
  readonly told: readonly GameEvent[]
  name(seat: Seat): string
}

/** One bubble. It is shown once, when its moment comes; the first in the list whose moment it is goes first. */
export interface Lesson<G = object, T = Table> {
  readonly id: string
  when(situation: Situation<G, T>): boolean
  /** The anchors that it points to; the bubble stands beside the first one that is on the page. */
  at(situation: Situation<G, T>): readonly string[]
  readonly say: { readonly [language in Language]: (situation: Situation<G, T>) => string }
  /** `next`: it is read and put away. `answer`: it stays until the person has answered. */
  readonly until: 'next' | 'answer'
}

/** The person sits at seat 0, the bots at the others. */
export interface Guided<G = object, T = Table> {
  readonly seats: number
  /** The name of the bots' level. */
  readonly bot: string
  /** Where they are not the usual ones. */
  readonly options?: OptionValues
  from(table: T): State<G>
  readonly lessons: readonly Lesson<G, T>[]
  /** The lesson after which the person plays alone. */
  readonly last: string
}

/** The lesson whose moment it is, among those that have not been given. */
export const lessonFor = (
  lessons: readonly Lesson[],
  given: ReadonlySet<string>,
  situation: Situation,
): Lesson | undefined => lessons.find(lesson => !given.has(lesson.id) && lesson.when(situation))
