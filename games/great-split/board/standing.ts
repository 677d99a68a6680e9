/** Where a seat stands, and what that is worth. */
import type { Seat } from '@palatine/kernel'
import type { Draft } from '../rules/harvest.ts'
import { type Club, type ClubTable, levelsOf, resourceTracks, track, tracksEach } from '../rules/model.ts'
import { artworksScore, booksScore, jewelsScore, orderSymbols, scoreParts, starsOf } from '../rules/scorings.ts'

export interface Standing {
  /** By track. */
  readonly levels: readonly number[]
  /** By resource: orders and stars, whose product counts at the end. */
  readonly orders: readonly number[]
  readonly stars: readonly number[]
  /** What was scored so far, without prestige. */
  readonly scored: number
  /** What a scoring would give now. */
  readonly now: { readonly books: number; readonly artworks: number; readonly jewels: number; readonly orders: number }
  /** If the game ended now. */
  readonly total: number
}

/** As it will be with these levels. */
export const withLevels = (g: Club, seat: Seat, levels: readonly number[]): Club => ({
  ...g,
  levels: g.levels.toSpliced(seat * tracksEach, tracksEach, ...levels),
})

/** The table as it will be when the draft of a harvest comes true: its seat sees it so already. */
export const harvested = (g: Club, draft: Draft | null): Club => (draft ? withLevels(g, draft.seat, draft.levels) : g)

export function standing(g: Club, seat: Seat, table: ClubTable, over = false): Standing {
  const levels = levelsOf(g, seat)
  const orders = resourceTracks.map(resource => orderSymbols(g, seat, resource, table))
  const stars = resourceTracks.map(resource => starsOf(g, seat, resource, table))
  const now = {
    books: booksScore(levels[track.books], table),
    artworks: artworksScore(levels[track.artworks], g.slider, table),
    jewels: jewelsScore(levels[track.topaz], levels[track.emerald], table),
    orders: orders.reduce((sum, count, i) => sum + count * stars[i], 0),
  }
  const { prestige, ...parts } = scoreParts(g, seat)
  const scored = parts.books + parts.artworks + parts.jewels + parts.orders
  const coming = over ? 0 : now.books + now.artworks + now.jewels + now.orders
  return { levels, orders, stars, scored, now, total: prestige + scored + coming }
}
