/** How what happens is staged. */
import type { Seat } from '@palatine/kernel'
import { type EventTable, upTo } from '@palatine/ui'
import type { ArmyEvent } from '../rules/events.ts'

const field = (at: number) => `field/${at}`
const inBuilding = ({ building }: { building: number }) => `building/${building}`
const goods = (seat: Seat) => `seat/${seat}/goods`
const points = (seat: Seat) => [`points/${seat}`]
const onField = (event: { field: number }) => field(event.field)

export const events: EventTable<ArmyEvent> = {
  cardsDrawn: { sound: 'paper', lasts: 300 },
  cardsShown: {
    sound: 'paper',
    holds: 'reveal',
    changed: ({ upper }) => upper.map((_, seat) => `seat/${seat}/cards`),
  },
  orderSet: { lasts: 700, changed: ({ order }) => order.map(seat => `seat/${seat}`) },
  workerUsed: { sound: 'wood', changed: ({ seat }) => [goods(seat)] },
  helperHelped: { changed: ({ seat }) => [goods(seat)] },
  helperPlayed: {
    sound: 'paper',
    at: ({ seat }) => goods(seat),
    changed: ({ seat }) => [`seat/${seat}/helpers`, ...points(seat)],
  },
  pigmentTaken: { sound: 'wood', changed: ({ seat }) => [goods(seat)] },
  builderPlaced: {
    sound: 'wood',
    at: inBuilding,
    lasts: 600,
    changed: event => [inBuilding(event)],
    flights: event => [
      { from: `seat/${event.seat}`, to: inBuilding(event), look: { className: 'xi-flying', seat: event.seat } },
    ],
  },
  builderKept: { changed: ({ seat }) => [goods(seat)] },
  feePaid: {
    changed: ({ to, seat }) => [
      goods(seat),
      ...upTo(to.length).flatMap(other => (to[other] > 0 ? [goods(other)] : [])),
    ],
  },
  ministerMet: { sound: 'bell', at: ({ seat }) => goods(seat), changed: ({ seat }) => [goods(seat), ...points(seat)] },
  ministerMoved: { sound: 'wood', lasts: 600, at: inBuilding, changed: event => [inBuilding(event)] },
  equipmentTaken: { sound: 'paper', lasts: 600, changed: ({ seat, place }) => [`row/${place}`, goods(seat)] },
  equipmentRenewed: { sound: 'paper', changed: ({ row }) => row.map((_, place) => `row/${place}`) },
  warriorCreated: { sound: 'wood', lasts: 800, at: onField, changed: event => [onField(event)] },
  warriorPainted: {
    sound: 'brush',
    lasts: 1000,
    at: onField,
    changed: event => [onField(event), ...points(event.seat)],
  },
  iconTaken: { sound: 'wood', at: onField, changed: ({ seat, field: at }) => [field(at), goods(seat)] },
  sealLaid: { sound: 'wood', at: onField, changed: event => [onField(event)] },
  overseerMoved: {
    sound: 'wood',
    lasts: 600,
    at: ({ to }) => `position/${to}`,
    changed: ({ to }) => [`position/${to}`],
  },
  bonusTileTaken: { changed: ({ seat }) => [`seat/${seat}/tiles`] },
  requestFulfilled: { sound: 'bell', lasts: 700 },
  sectionScored: {
    sound: 'bell',
    holds: 'scoring',
    at: ({ section }) => `section/${section}`,
    changed: ({ section }) => [`section/${section}`],
  },
  seatScored: { sound: 'bell', holds: 'scoring', changed: ({ seat }) => points(seat) },
}
