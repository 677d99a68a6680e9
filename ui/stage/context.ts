/** What the pieces of a board need to know. */
import type { Answer, AnyText, GameEvent, Language, Preview, Seat, State, Table } from '@palatine/kernel'
import { createContext, useContext } from 'react'
import type { MotionSettings } from '../motion.ts'
import type { KitWords } from '../words.ts'
import type { Explaining } from './explanation.tsx'
import type { Asking, QuestionHandle } from './question-handle.ts'
import type { OpenMenu } from './ways.ts'

/** What the app gives to a board: all that the seat at the screen sees, and nothing else. */
export interface BoardProps<G = object, T = Table, X = AnyText> extends Asking {
  readonly view: State<G>
  readonly table: T
  /** Whose view it is; null for an onlooker. */
  readonly seat: Seat | null
  /** The game's words in the language of the person. */
  readonly text: X
  readonly words: KitWords
  readonly language: Language
  name(seat: Seat): string
  /** All that the watcher was told and has been shown, from the beginning. */
  readonly told: readonly GameEvent[]
  /** Takes the last answer of the watcher back; null where that is not possible. */
  readonly undo: (() => void) | null
  /** The event that is being shown now. */
  readonly playing: GameEvent | null
  /** What has come into sight with this picture: what is played, or all that was skipped. */
  readonly news: readonly GameEvent[]
  /** Events of this moment that have not been played yet, though the view knows them. */
  readonly coming: readonly GameEvent[]
  readonly motion: MotionSettings
  /** What an answer would certainly do; null if nobody can say. */
  foresee(answer: Answer): Promise<Preview | null>
}

/** What the pieces of a board get from `useBoard`. */
export interface Stage<G = object, T = Table, X = AnyText>
  extends Pick<
    BoardProps<G, T, X>,
    'view' | 'table' | 'seat' | 'text' | 'words' | 'language' | 'name' | 'told' | 'undo' | 'playing' | 'motion'
  > {
  readonly g: G
  /** All seats round the table as this one sees them, its own last. */
  readonly seats: readonly Seat[]
  readonly ask: QuestionHandle
  /** The locals of the frame that asks: in a fork this seat's draft, else those of the step on top. */
  readonly locals: object | null
  /** What the event that is shown now has changed, by anchor. */
  readonly changed: ReadonlySet<string>
  /** What events that are still to be shown will change, by anchor. */
  readonly waiting: ReadonlySet<string>
  /** What a confirmation would certainly do, as the answer stands. */
  readonly preview: Preview<G> | null
  /** The slot that the next thing is laid on, if one was chosen; see `useSlots`. */
  readonly aimed: number | null
  aim(slot: number | null): void
  /** Explains a thing that is looked at; null when nobody looks any more. */
  explainThing(thing: Explaining | null): void
  /** Opens the menu of ways at a place; null closes it. */
  openMenu(menu: OpenMenu | null): void
  readonly menu: OpenMenu | null
}

export const StageContext = createContext<Stage | null>(null)

export function useStage(): Stage {
  const stage = useContext(StageContext)
  if (!stage) throw new Error('a piece of a board is used outside of a stage')
  return stage
}
