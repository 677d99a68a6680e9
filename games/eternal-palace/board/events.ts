/** How what happens is staged. */
import type { EventTable } from '@palatine/ui'
import { type House, place, type RealmEvent, sorts } from '../rules/model.ts'

const atPlace = ({ place: where }: { place: number }) => `place/${where}`
const goods = (house: House) =>
  ['fish', 'wisdom', ...sorts.map(sort => `sort-${sort}`)].map(key => `seat/${house}/${key}`)
const seat = (house: House) => `seat/${house}`
const painted = ({ seat: house, layer }: { seat: House; layer: number }) => `layer/${house}/${layer}`

export const events: EventTable<RealmEvent> = {
  diceRolled: { sound: 'wood', holds: 'roll', changed: event => [seat(event.seat)] },
  orderSet: { lasts: 600, changed: ({ order }) => order.map(seat) },
  groupsShown: { sound: 'wood', holds: 'reveal', changed: ({ groups }) => groups.map((_, house) => seat(house)) },
  masterCardTurned: { sound: 'paper', lasts: 800, changed: () => ['master'] },
  masterChosePlace: { lasts: 700, at: atPlace, changed: event => [atPlace(event)] },
  groupPlaced: {
    sound: 'wood',
    lasts: 700,
    at: atPlace,
    changed: event => [atPlace(event)],
    flights: event => [
      { from: seat(event.seat), to: atPlace(event), look: { className: 'ep-flying', seat: event.seat } },
    ],
  },
  paid: { changed: ({ seat: house, to }) => [...goods(house), ...(to >= 0 ? goods(to) : [])] },
  gained: { sound: 'wood', changed: event => goods(event.seat) },
  palaceMoved: { sound: 'wood', at: ({ to }) => `palace/${to}`, changed: ({ to }) => [`palace/${to}`] },
  trackMoved: {
    sound: 'wood',
    at: atPlace,
    changed: event => [event.place === place.bridge ? `plank/${event.to}` : atPlace(event)],
  },
  panelMarked: { sound: 'wood', at: atPlace, changed: event => [atPlace(event)] },
  layerTaken: { sound: 'brush', lasts: 1000, at: painted, changed: event => [painted(event), seat(event.seat)] },
  featureEarned: { sound: 'bell', at: atPlace, changed: event => [atPlace(event)] },
  featureTaken: {
    sound: 'brush',
    lasts: 1000,
    at: event => seat(event.seat),
    changed: event => [`feature/${event.seat}/${event.feature}`, seat(event.seat)],
  },
  monumentTaken: { sound: 'bell', at: atPlace, changed: event => [atPlace(event)] },
  ringGrew: { changed: event => [atPlace(event)] },
  completionWon: { sound: 'bell', lasts: 1200, changed: event => [seat(event.seat)] },
  advisorsDrawn: { sound: 'paper', changed: event => [seat(event.seat)] },
  advisorAppointed: { sound: 'paper', changed: event => [`seat/${event.seat}/advisors`, seat(event.seat)] },
  advisorUsed: { sound: 'paper', changed: event => [`seat/${event.seat}/advisors`, seat(event.seat)] },
  rowRenewed: { sound: 'paper', changed: () => ['advisors'] },
  pathTaken: { sound: 'wood', changed: () => [`place/${place.extra}`] },
  demandMet: { sound: 'wood', changed: () => ['demand'] },
  demandFulfilled: { sound: 'bell', lasts: 800, changed: () => ['demand'] },
  compositionClaimed: { sound: 'bell', changed: ({ composition }) => [`composition/${composition}`] },
  privilegePlayed: { sound: 'paper', changed: event => [seat(event.seat)] },
  placesSwitched: { lasts: 700, changed: ({ order }) => order.map(seat) },
  sealsWon: { sound: 'bell', holds: 'scoring', changed: event => [seat(event.seat)] },
}
