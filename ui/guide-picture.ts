/** A picture in a guide: a position, and the part of the board that is shown of it. */
import type { Seat } from '@palatine/kernel'

export interface GuidePicture<G = never> {
  readonly seats: number
  /** Who looks; an onlooker if left out. */
  readonly seat?: Seat
  /** What is cut out of the board, as a selector. */
  readonly shows: string
  /** Lays the position out, beginning from the usual set-up. */
  arrange?(g: G): void
}
