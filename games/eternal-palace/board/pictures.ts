/** The pictures of the guide, cut from the board. */
import type { Json } from '@palatine/kernel'
import type { BoardPicture, CardsPicture, GuidePicture } from '@palatine/ui'
import { place, type Realm } from '../rules/model.ts'

const anchor = (where: number) => `[data-anchor="place/${where}"]`
const at = (...places: readonly number[]) => places.map(anchor).join()

/** All cards of a kind side by side; the names are those of cards.tsx. */
const cards = (draws: keyof typeof import('./cards.tsx'), options: Json = {}): CardsPicture<Realm> => ({
  seats: 4,
  options,
  cards: async () => (await import('./cards.tsx'))[draws],
})

/** A place as its other side shows it. */
const other = (where: number): BoardPicture<Realm> => ({
  seats: 3,
  options: { locations: ['fishMarket', 'academy', 'temple', 'market', 'bridge'] },
  shows: anchor(where),
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
  benefactors: cards('Benefactors'),
  traders: cards('Traders'),
  diplomats: cards('Diplomats'),
  artisans: cards('Artisans'),
  'advisors-of-privileges': cards('AdvisorsOfPrivileges', { privileges: true }),
  labyrinth: { seats: 3, options: { extra: 'labyrinth' }, shows: '.ep-extra', larger: 2 },
  'river-market': { seats: 4, options: { extra: 'riverMarket' }, shows: '.ep-extra' },
  demands: cards('Demands', { extra: 'riverMarket' }),
  compositions: cards('Compositions', { extra: 'compositions' }),
  locations: {
    seats: 3,
    options: { locations: ['fishMarket', 'academy', 'temple', 'market', 'bridge'] },
    shows: '.ep-scroll',
  },
  'other-fish-market': other(place.fishMarket),
  'other-academy': other(place.academy),
  'other-temple': other(place.temple),
  'other-market': other(place.market),
  'other-bridge': { ...other(place.bridge), shows: '.ep-bridge' },
  personalities: cards('Personalities'),
  'master-cards': cards('MasterCards'),
  master: { seats: 1, seat: 0, shows: '.ep-master' },
} satisfies { readonly [name: string]: GuidePicture<Realm> }
