import { allSeats, type Result, type Seat } from '@palatine/kernel'
import {
  type Club,
  type ClubIo,
  type ClubTable,
  orders,
  resourceTracks,
  scoring,
  scoringsEach,
  sealOf,
  track,
  tracksEach,
} from './model.ts'

/** GS 9.4, GS 11.4: the highest value reached or passed on the track of books. */
export const booksScore = (level: number, { components }: ClubTable): number => components.scorings.books[level]

/** GS 9.5: the level of artworks against the slider. */
export function artworksScore(level: number, slider: number, { components }: ClubTable): number {
  const { points, from } = components.scorings.artworks
  let score = 0
  for (let band = 0; band < points.length; band++) if (level >= from[slider][band]) score = points[band]
  return score
}

/** GS 9.6: the lower of the two jewels, doubled. */
export const jewelsScore = (topaz: number, emerald: number, { components }: ClubTable): number =>
  components.scorings.jewels * Math.min(topaz, emerald)

/** How many of these spaces were reached or passed. */
const reached = (spaces: readonly number[], level: number): number => {
  let count = 0
  while (count < spaces.length && spaces[count] <= level) count++
  return count
}

/** GS 9.7: orders on the track and of the character. */
export const orderSymbols = (g: Club, seat: Seat, resource: number, { components }: ClubTable): number =>
  reached(components.tracks.resources[resource].orders, g.levels[seat * tracksEach + resource]) +
  components.characters.rows[g.characters[seat]].orders[resource]

/** GS 9.7: the stars on the seals of a resource. */
export const starsOf = (g: Club, seat: Seat, resource: number, { components }: ClubTable): number =>
  reached(components.tracks.seals[resource].stars, g.levels[seat * tracksEach + sealOf(resource)])

const rules = ['GS 9.4', 'GS 9.5', 'GS 9.6']

function pointsFor(g: Club, seat: Seat, what: number, table: ClubTable): number {
  const at = seat * tracksEach
  if (what === scoring.books) return booksScore(g.levels[at + track.books], table)
  if (what === scoring.artworks) return artworksScore(g.levels[at + track.artworks], g.slider, table)
  return jewelsScore(g.levels[at + track.topaz], g.levels[at + track.emerald], table)
}

/** Books, artworks or jewels of everybody. */
export function scoreForAll(g: Club, what: number, io: ClubIo): void {
  for (const seat of allSeats(io.table)) {
    const points = pointsFor(g, seat, what, io.table)
    g.points[seat * scoringsEach + what] += points
    io.emit?.({ type: 'resourceScored', seat, scoring: what, points, rule: rules[what] })
  }
}

/** GS 9.8: at the end books, artworks and jewels once more, then the orders of all five resources. */
export function finalScoring(g: Club, io: ClubIo): void {
  for (const what of [scoring.books, scoring.artworks, scoring.jewels]) scoreForAll(g, what, io)
  for (const seat of allSeats(io.table)) {
    for (const resource of resourceTracks) {
      const symbols = orderSymbols(g, seat, resource, io.table)
      const stars = starsOf(g, seat, resource, io.table)
      g.points[seat * scoringsEach + orders] += symbols * stars
      io.emit?.({ type: 'orderScored', seat, track: resource, symbols, stars, points: symbols * stars, rule: 'GS 9.7' })
    }
  }
  io.emit?.({ type: 'gameEnded', rule: 'GS 9.8' })
}

/** What was scored so far; prestige is scored step by step. */
export function scoreParts(g: Club, seat: Seat) {
  const at = seat * scoringsEach
  return {
    books: g.points[at + scoring.books],
    artworks: g.points[at + scoring.artworks],
    jewels: g.points[at + scoring.jewels],
    orders: g.points[at + orders],
    prestige: g.levels[seat * tracksEach + track.prestige],
  }
}

/** GS 9.9: most points win; equal points share the place. */
export function result(g: Club, table: ClubTable): Result {
  const totals = allSeats(table).map(seat => {
    const parts = scoreParts(g, seat)
    return parts.books + parts.artworks + parts.jewels + parts.orders + parts.prestige
  })
  const order: Seat[][] = []
  for (const seat of allSeats(table).toSorted((a, b) => totals[b] - totals[a])) {
    const last = order.at(-1)
    if (last && totals[last[0]] === totals[seat]) last.push(seat)
    else order.push([seat])
  }
  return { order, totals, ending: 'normal' }
}
