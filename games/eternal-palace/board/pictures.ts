/** The pictures of the guide, cut from the board. */
import type { GuidePicture } from '@palatine/ui'
import { place, type Realm } from '../rules/model.ts'

const anchor = (where: number) => `[data-anchor="place/${where}"]`
const at = (...places: readonly number[]) => places.map(anchor).join()

/** Advisors face up, by their numbers; as large as there is room. */
const advisors = (...numbers: readonly number[]): GuidePicture<Realm> => ({
  seats: 2,
  width: 860,
  shows: '.ep-offer-things',
  arrange: g => void g.row.splice(0, g.row.length, ...numbers.map(number => number - 1)),
})

const paint = (g: Realm, house: number, ...layers: readonly number[]) => {
  for (const layer of layers) g.layers[house] |= 1 << layer
}

export const pictures = {
  board: { seats: 3, seat: 0, shows: '.ep-scroll' },
  house: { seats: 3, seat: 0, shows: '.ep-goods' },
  order: { seats: 3, seat: 0, shows: '.ep-seats' },
  plan: { seats: 3, seat: 0, question: 'makeGroups', shows: '.ep-tray' },
  turn: {
    seats: 3,
    seat: 0,
    question: 'visit',
    shows: at(place.forest, place.quarry),
    arrange: g => void g.visits.push(1, place.quarry, 33),
  },
  'fish-market': { seats: 3, shows: anchor(place.fishMarket) },
  academy: { seats: 3, shows: anchor(place.academy) },
  monuments: {
    seats: 3,
    shows: at(place.springPavilion, place.serenityBridge),
    arrange(g) {
      g.rings[0] = 2
      g.monuments[0] = 1
    },
  },
  resources: {
    seats: 3,
    shows: at(place.mine, place.forge),
    arrange: g => void g.visits.push(0, place.mine, 36, 1, place.forge, 56),
  },
  temple: { seats: 3, shows: anchor(place.temple), arrange: g => void g.temple.splice(0, 1, 2) },
  market: { seats: 3, shows: anchor(place.market), arrange: g => void g.market.splice(1, 1, 2) },
  bridge: { seats: 3, shows: '.ep-bridge' },
  scrolls: { seats: 3, shows: anchor(place.scrolls) },
  painting: {
    seats: 3,
    seat: 0,
    shows: '.ep-mount',
    arrange: g => paint(g, 0, place.forest, place.serenityBridge, place.quarry, place.mine, place.nobleOx),
  },
  palace: {
    seats: 3,
    shows: '.ep-palace',
    arrange: g => void g.palace.splice(0, 3, 7, 4, 3),
  },
  benefactors: advisors(1, 2, 3),
  'more-benefactors': advisors(4, 5, 6),
  traders: advisors(7, 8, 9),
  'more-traders': advisors(10, 11, 12),
  diplomats: advisors(13, 14, 15),
  'more-diplomats': advisors(16, 17, 18),
  artisans: advisors(19, 20, 21),
  'more-artisans': advisors(22, 23, 24),
  'advisors-of-privileges': { ...advisors(25, 26, 27, 28), options: { privileges: true } },
  labyrinth: { seats: 3, options: { extra: 'labyrinth' }, shows: '.ep-extra' },
  'river-market': { seats: 4, options: { extra: 'riverMarket' }, shows: '.ep-extra' },
  compositions: {
    seats: 3,
    options: { extra: 'compositions' },
    shows: '.ep-extra',
  },
  locations: {
    seats: 3,
    options: { locations: ['fishMarket', 'academy', 'temple', 'market', 'bridge'] },
    shows: '.ep-scroll',
  },
  master: { seats: 1, seat: 0, shows: '.ep-master' },
} satisfies { readonly [name: string]: GuidePicture<Realm> }
