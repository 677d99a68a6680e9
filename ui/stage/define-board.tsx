/** A game's board: what it exports to the app, and what its own pieces use. */
import type { AnyText, GameEvent, Language, Seat, Table } from '@palatine/kernel'
import type { ComponentType } from 'react'
import type { Labels } from '../labels.ts'
import { type BoardProps, type Stage, useStage } from './context.ts'
import type { AnyEventTable, EventTable } from './events.ts'
import { StageRoot } from './stage.tsx'

/** What the words for the parts of an answer are made from. */
export interface LabelsFor<G = object, T = Table, X = AnyText> {
  readonly g: G
  readonly table: T
  readonly seat: Seat
  readonly text: X
  readonly language: Language
  /** Of the question. */
  readonly id: string
  name(seat: Seat): string
}

export interface BoardParts<G, T, E extends { readonly type: string }, X> {
  /** Draws everything; its pieces use `useBoard`. */
  readonly Scene: ComponentType
  /** Of the root. */
  readonly className: string
  readonly events: EventTable<E>
  readonly labels?: (at: LabelsFor<G, T, X>) => Labels
  /** The categories of points that nobody can lose any more; the others count what would be if the game ended now. */
  readonly made?: readonly string[]
  /** The categories of points that exist only where the rules play somebody. */
  readonly withAutomata?: readonly string[]
  /** By id of the question: the place that comes first on a small screen, in `data-focus` of the root. */
  readonly focus?: { readonly [question: string]: string }
}

/** What a guide shows of a board that is nowhere to be seen on it at once, such as all cards of a kind. */
export interface DrawnInstead {
  readonly instead?: ComponentType | undefined
}

/** A board as the app knows it. */
export interface BoardModule {
  readonly Board: ComponentType<BoardProps & DrawnInstead>
  readonly events: AnyEventTable
  readonly labels?: (at: LabelsFor) => Labels
  readonly made?: readonly string[]
  readonly withAutomata?: readonly string[]
}

/** What a game says on its board, and the names of its components; nothing where it has no such words. */
type Spoken<X> = X extends { readonly board: infer B; readonly components: infer C }
  ? { readonly says: B; readonly called: C }
  : unknown

/** For the state, the table, the events and the words of one game. */
export function defineBoard<
  G extends object,
  T extends Table,
  E extends { readonly type: string } = GameEvent,
  X = AnyText,
>() {
  return {
    useBoard: useStage as unknown as () => Stage<G, T, X> & Spoken<X>,
    makeBoard({ Scene, className, events, labels, focus = {}, ...more }: BoardParts<G, T, E, X>): BoardModule {
      const table = events as unknown as AnyEventTable
      const Board = ({ instead: Drawn = Scene, ...props }: BoardProps & DrawnInstead) => (
        <StageRoot props={props} events={table} className={className} focus={focus}>
          <Drawn />
        </StageRoot>
      )
      return {
        ...more,
        Board,
        events: table,
        ...(labels && { labels: labels as unknown as (at: LabelsFor) => Labels }),
      }
    },
  }
}
