/** A picture in a guide: a position, and the part of the board that is shown of it. */
import type { Json, Seat } from '@palatine/kernel'

export interface GuidePicture<G = never> {
  readonly seats: number
  /** What is chosen otherwise than usual. */
  readonly options?: Json
  /** Who looks; an onlooker if left out. */
  readonly seat?: Seat
  /** What the seat is asked: the game is played on until it is. Nothing if left out. */
  readonly question?: string
  /** How wide the board is laid out, in pixels; as on a desk if left out. */
  readonly width?: number
  /** What is cut out of the board, as a selector: all that it finds, and what lies between. */
  readonly shows: string
  /** Lays the position out, beginning from the usual set-up or from where the question is asked. */
  arrange?(g: G): void
}
