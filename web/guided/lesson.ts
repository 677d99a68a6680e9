/** What a game's `board/guided.ts` exports: a prepared position, and what is said about it. */
import type { GameEvent, Language, Seat, State, Table } from '@palatine/kernel'

/** What a lesson looks at: what the person sees, and nothing else. */
export interface Look {
  readonly g: object
  readonly table: Table
  readonly seat: Seat
  /** The id of the question that the person is asked now. */
  readonly question: string | null
  /** Everything that has happened since the beginning, as the person was told it. */
  readonly told: readonly GameEvent[]
  name(seat: Seat): string
}

/** One bubble. It is shown once, when its moment comes; the first in the list whose moment it is goes first. */
export interface Lesson {
  readonly id: string
  when(look: Look): boolean
  /** The anchors that it points to; the bubble stands beside the first one that is on the page. */
  at(look: Look): readonly string[]
  readonly say: { readonly [language in Language]: (look: Look) => string }
  /** `next`: it is read and put away. `answer`: it stays until the person has answered. */
  readonly until: 'next' | 'answer'
}

/** The person sits at seat 0, the bots at the others. */
export interface Guided {
  readonly seats: number
  /** The name of the bots' level. */
  readonly bot: string
  from(table: Table): State
  readonly lessons: readonly Lesson[]
  /** The lesson after which the person plays alone. */
  readonly last: string
}

/** The lesson whose moment it is, among those that have not been given. */
export const lessonFor = (lessons: readonly Lesson[], given: ReadonlySet<string>, look: Look): Lesson | undefined =>
  lessons.find(lesson => !given.has(lesson.id) && lesson.when(look))
