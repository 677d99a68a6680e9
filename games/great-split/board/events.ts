/** How what happens is staged. */
import type { Seat } from '@palatine/kernel'
import { type EventTable, upTo } from '@palatine/ui'
import type { ClubEvent } from '../rules/model.ts'
import { sealOf, track, tracksEach } from '../rules/model.ts'

const onTrack = ({ seat, track: on }: { seat: Seat; track: number }) => `seat/${seat}/track/${on}`
const scored = ({ seat }: { seat: Seat }) => [`seat/${seat}/scored`, `points/${seat}`]
const trackOfScoring = [track.books, track.artworks, track.topaz]

/** One's own harvest goes by quickly: each card was looked at when it was chosen. */
const quick = 180

export const events: EventTable<ClubEvent> = {
  handDealt: { sound: 'paper', lasts: quick },
  roundBegan: { changed: ({ round }) => [`round/${round}`] },
  cardDealt: { sound: 'paper', lasts: quick },
  cardsDiscarded: { sound: 'paper', lasts: quick },
  walletPassed: {
    sound: 'brush',
    lasts: 260,
    flights: ({ seat, to }) => [{ from: `place/${seat}`, to: `place/${to}`, look: { className: 'gs-flying-wallet' } }],
  },
  sidesChosen: { sound: 'paper' },
  groupTaken: { sound: 'paper', lasts: quick },
  cardPlayed: { sound: 'paper', lasts: quick },
  cardSold: { sound: 'paper', lasts: quick, at: onTrack },
  splitterUsed: { sound: 'wood', lasts: quick, at: onTrack },
  sealPlaced: { sound: 'wood', lasts: quick, at: onTrack },
  arrowFollowed: { sound: 'wood', lasts: quick, at: onTrack },
  trackAdvanced: {
    sound: 'wood',
    lasts: quick,
    at: onTrack,
    changed: event => [onTrack(event)],
    flights: event => [{ from: 'stage', to: onTrack(event), look: { className: 'gs-spark' } }],
  },
  harvestShown: {
    sound: 'paper',
    holds: 'reveal',
    changed: ({ seat, from, to }) =>
      upTo(tracksEach).flatMap(on => (to[on] > from[on] ? [`seat/${seat}/track/${on}`] : [])),
  },
  tileTurned: { sound: 'wood', holds: 'reveal', changed: () => ['slider'] },
  lineReached: { sound: 'bell', changed: ({ round }) => [`line/${round}`] },
  resourceScored: {
    sound: 'bell',
    lasts: 300,
    at: ({ seat, scoring: what }) => `seat/${seat}/track/${trackOfScoring[what]}`,
    changed: scored,
  },
  orderScored: {
    sound: 'bell',
    lasts: 300,
    at: ({ seat, track: on }) => `seat/${seat}/track/${sealOf(on)}`,
    changed: scored,
  },
  gameEnded: { sound: 'bell' },
}
