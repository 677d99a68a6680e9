/** A picture in a guide: a position, and what is shown of it. */
import type { Json, Seat } from '@palatine/kernel'
import type { ComponentType } from 'react'

interface Position<G> {
  readonly seats: number
  /** What is chosen otherwise than usual. */
  readonly options?: Json
  /** Who looks; an onlooker if left out. */
  readonly seat?: Seat
  /** What the seat is asked: the game is played on until it is. Nothing if left out. */
  readonly question?: string
  /** Lays the position out, beginning from the usual set-up or from where the question is asked. */
  arrange?(g: G): void
}

/** Cut out of the board. */
export interface BoardPicture<G = never> extends Position<G> {
  /** How wide the board is laid out, in pixels; as on a desk if left out. */
  readonly width?: number
  /** What is cut out of the board, as a selector: all that it finds, and what lies between. */
  readonly shows: string
  /** How much larger than on the board it may be drawn; not at all if left out. */
  readonly larger?: number
}

/** Pieces of the board side by side that never lie there at once, such as all cards of a kind. */
export interface CardsPicture<G = never> extends Position<G> {
  /** Loads what draws them in place of the board, as wide as there is room. */
  cards(): Promise<ComponentType>
}

export type GuidePicture<G = never> = BoardPicture<G> | CardsPicture<G>
