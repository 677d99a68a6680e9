/** The pictures of the guide, cut from the board. */
import type { GuidePicture } from '@palatine/ui'
import { type Army, building, raw } from '../rules/model.ts'

/** Painted warriors on these fields. */
function paint(g: Army, seat: number, ...fields: readonly number[]): void {
  for (const field of fields) {
    if (g.pit[field] === raw) g.rawLeft++
    g.pit[field] = seat
    g.painted[seat]--
  }
}

/** Three worker cards of a colour, in a hand. */
const workers = (first: number): GuidePicture<Army> => ({
  seats: 3,
  seat: 0,
  question: 'chooseCards',
  shows: '.xi-hand-cards',
  arrange: g => void g.hands[0].splice(0, g.hands[0].length, first, first + 1, first + 2),
})

/** Equipment of one material in the row: the three sorts, as the first player prefers them. */
const equipment = (first: number): GuidePicture<Army> => ({
  seats: 3,
  shows: '.xi-row',
  arrange: g => void g.row.splice(0, g.row.length, first, first + 4, first + 8),
})

export const pictures = {
  // The first player has a group of three across sections A and B, and a single warrior.
  pit: {
    seats: 3,
    shows: '.xi-pit',
    arrange(g) {
      paint(g, 0, 3, 5, 12, 20)
      paint(g, 1, 6, 14, 9)
      paint(g, 2, 17, 18)
    },
  },
  buildings: {
    seats: 3,
    shows: '.xi-buildings',
    arrange(g) {
      g.minister = building.lab
      g.builders[building.lab * 3]++
      g.builders[building.palace * 3 + 1]++
      g.builders[building.palace * 3 + 2]++
    },
  },
  offer: { seats: 3, shows: '.xi-offer' },
  'tax-collectors': workers(0),
  'more-tax-collectors': workers(3),
  craftsmen: workers(6),
  'more-craftsmen': workers(9),
  helpers: workers(12),
  'more-helpers': workers(15),
  miners: workers(18),
  'more-miners': workers(21),
  wood: equipment(0),
  bronze: equipment(12),
  belongings: { seats: 3, seat: 0, shows: '.xi-bowls' },
  turns: { seats: 3, shows: '.xi-turns' },
  order: { seats: 3, seat: 0, question: 'placeBuilder', shows: '.xi-rail, .xi-seat' },
  builder: { seats: 3, seat: 0, question: 'placeBuilder', shows: '.xi-buildings' },
  mausoleum: {
    seats: 3,
    shows: '.xi-overseers',
    arrange: g => void g.overseers.splice(0, 3, 2, 1, 4),
  },
  'end-tiles': {
    seats: 3,
    shows: '.xi-end-tiles',
    arrange: g => void g.endTiles.splice(0, g.endTiles.length, 0, 1, 2, 3, 4, 5, 6, 7),
  },
} satisfies { readonly [name: string]: GuidePicture<Army> }
