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
} satisfies { readonly [name: string]: GuidePicture<Army> }
