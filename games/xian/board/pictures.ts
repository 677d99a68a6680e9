/** The pictures of the guide, cut from the board. */
import type { CardsPicture, GuidePicture } from '@palatine/ui'
import { type Army, building, raw } from '../rules/model.ts'

/** Painted warriors on these fields. */
function paint(g: Army, seat: number, ...fields: readonly number[]): void {
  for (const field of fields) {
    if (g.pit[field] === raw) g.rawLeft++
    g.pit[field] = seat
    g.painted[seat]--
  }
}

/** All of a kind side by side; the names are those of cards.tsx. */
const cards = (draws: keyof typeof import('./cards.tsx')): CardsPicture<Army> => ({
  seats: 4,
  cards: async () => (await import('./cards.tsx'))[draws],
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
    shows: '.xi-pair-of-buildings',
    arrange(g) {
      g.minister = building.lab
      g.builders[building.lab * 3]++
      g.builders[building.palace * 3 + 1]++
      g.builders[building.palace * 3 + 2]++
    },
  },
  offer: { seats: 3, shows: '.xi-offer' },
  'tax-collectors': cards('TaxCollectors'),
  craftsmen: cards('Craftsmen'),
  helpers: cards('Helpers'),
  miners: cards('Miners'),
  wood: cards('Wood'),
  bronze: cards('Bronze'),
  requests: cards('Requests'),
  'bonus-tiles': cards('BonusTiles'),
  plates: cards('Plates'),
  belongings: { seats: 3, seat: 0, shows: '.xi-bowls' },
  turns: { seats: 3, shows: '.xi-turns' },
  order: { seats: 3, seat: 0, question: 'placeBuilder', shows: '.xi-seat' },
  builder: { seats: 3, seat: 0, question: 'placeBuilder', shows: '.xi-buildings' },
  mausoleum: {
    seats: 3,
    shows: '.xi-overseers',
    arrange: g => void g.overseers.splice(0, 3, 2, 1, 4),
  },
  'end-tiles': cards('EndTiles'),
} satisfies { readonly [name: string]: GuidePicture<Army> }
