/** How what happens is staged. */
import { NONE, type Seat } from '@palatine/kernel'
import { type EventTable, type Flight, upTo } from '@palatine/ui'
import type { PalaceEvent } from '../rules/model.ts'
import { official } from '../rules/model.ts'

const bid = (seat: Seat, of: number) => `seat/${seat}/official/${of}`
const purse = (seat: Seat) => `seat/${seat}/hand`
const privilegePoints = (seat: Seat) => `seat/${seat}/privilege-points`
const points = (seat: Seat) => [`seat/${seat}/points`, `points/${seat}`]
const markers = ({ order }: { order: readonly Seat[] }) => order.map(seat => `seat/${seat}/marker`)
const onPart = ({ part }: { part: number }) => `part/${part}`
const fieldsOf = ({ part, lowest, highest }: { part: number; lowest: number; highest: number }) =>
  upTo(highest - lowest + 1).map(i => `part/${part}/field/${lowest + i}`)

const brickTo = (from: string, to: string, seat: Seat): Flight => ({
  from,
  to,
  look: { className: 'es-flying-brick', seat },
  lands: '.es-brick',
})

export const events: EventTable<PalaceEvent> = {
  goldLaid: { sound: 'paper' },
  sitesShown: {
    sound: 'paper',
    changed: ({ seat, sites }) => sites.map((_, i) => `seat/${seat}/site/${i}`),
    lasts: 700,
  },
  cardsShown: {
    sound: 'paper',
    holds: 'reveal',
    changed: ({ cards, official: of }) => cards.flatMap((card, seat) => (card === NONE ? [] : [bid(seat, of)])),
  },
  cardPlayed: { sound: 'paper', changed: ({ seat, official: of }) => [bid(seat, of)] },
  officialWon: {
    lasts: 700,
    changed: ({ seat, official: of }) => [bid(seat, of)],
    flights: ({ seat, official: of, card }) => [{ from: bid(seat, of), to: `bank/${card}` }],
  },
  cardsBanked: {
    flights: ({ cards, official: of }) =>
      cards.flatMap((card, seat) => (card > 0 ? [{ from: bid(seat, of), to: `bank/${card}` }] : [])),
  },
  blockadePlaced: { sound: 'wood', changed: ({ to, official: of }) => [bid(to, of)] },
  stopPlaced: { sound: 'wood', changed: event => [onPart(event)] },
  bricksTaken: {
    sound: 'wood',
    changed: ({ seat }) => [`seat/${seat}/bricks`],
    flights: ({ seat }) => [brickTo(`official/${official.bricks}`, `seat/${seat}/bricks`, seat)],
  },
  orderDealt: { sound: 'wood', lasts: 700, changed: markers },
  orderDrawn: { sound: 'wood', holds: 'roll', changed: markers },
  bricksPlaced: {
    sound: 'wood',
    at: onPart,
    lasts: 800,
    changed: fieldsOf,
    flights: event => fieldsOf(event).map(field => brickTo(`seat/${event.seat}/bricks`, field, event.seat)),
  },
  brickMoved: {
    sound: 'wood',
    lasts: 800,
    changed: ({ from, to }) => [`part/${to}`, `part/${from}`],
    flights: ({ from, to, owner }) => [brickTo(`part/${from}`, `part/${to}`, owner)],
  },
  goldTaken: {
    sound: 'paper',
    changed: ({ seat }) => [purse(seat)],
    flights: ({ seat, counts }) =>
      counts.flatMap((count, kind) => (count > 0 ? [{ from: `bank/${kind}`, to: purse(seat) }] : [])),
  },
  privilegePointsGained: { changed: ({ seat }) => [privilegePoints(seat)] },
  privilegeBought: {
    sound: 'brush',
    lasts: 900,
    changed: ({ seat, card }) => [`privilege/${card}`, privilegePoints(seat)],
    flights: ({ seat, card }) => [{ from: `privilege/${card}`, to: privilegePoints(seat) }],
  },
  partScored: {
    sound: 'bell',
    holds: 'scoring',
    at: onPart,
    changed: ({ seat }) => points(seat),
    flights: ({ seat, part }) => [{ from: `part/${part}/wage`, to: `points/${seat}` }],
  },
  partFinished: {
    sound: 'bell',
    holds: 'scoring',
    at: onPart,
    changed: ({ part }) => [`part/${part}`, `part/${part}/finished`],
  },
  rankingScored: {
    sound: 'bell',
    holds: 'scoring',
    at: ({ seat }) => privilegePoints(seat),
    changed: ({ seat }) => points(seat),
  },
}
