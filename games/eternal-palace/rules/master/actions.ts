/** EP 15.16 to EP 15.19: what the Master does at the places of the board, instead of what people do there. */
import { drawFrom, NONE, putIn } from '@palatine/kernel'
import { drawCard } from '../deck.ts'
import { sizeOf } from '../dice.ts'
import { gain } from '../gains.ts'
import { type House, monumentPlaces, place, type Realm, type RealmIo, spot } from '../model.ts'
import { markNextPanel, needsMarker, takeLayer } from '../painting.ts'
import { forward } from '../palace.ts'
import type { MasterVisit } from '../places/place.ts'
import { advance, trackLength } from '../tracks.ts'

/** A place with a track: worth a visit until its end is reached. */
export const onTrack: Pick<MasterVisit, 'benefit'> = {
  benefit: (g, house, where, table) => (g.track[spot(house, where)] < trackLength(where, table) ? 'step' : 'none'),
}

/** EP 15.16: fish; two advisors from the deck are discarded. */
export const masterAtFishMarket: MasterVisit = {
  ...onTrack,
  act(g, { house }, io) {
    gain(g, house, { fish: io.table.components.places.fishMarket.fish }, 'EP 15.16', io)
    const advisors: number[] = []
    for (let i = io.table.components.master.fromDeck; i > 0; i--) {
      const advisor = drawCard(g, io)
      if (advisor !== NONE) putIn(advisors, advisor)
    }
    dismiss(g, house, advisors, 'deck', io)
    advance(g, house, place.fishMarket, io)
  },
}

/** EP 15.16: wisdom; one of the face-up advisors is discarded. */
export const masterAtAcademy: MasterVisit = {
  ...onTrack,
  act(g, { house }, io) {
    gain(g, house, { wisdom: io.table.components.places.academy.wisdom }, 'EP 15.16', io)
    dismissFromRow(g, house, io)
    advance(g, house, place.academy, io)
  },
}

export function dismissFromRow(g: Realm, house: House, io: RealmIo): void {
  const advisors: number[] = []
  for (let i = io.table.components.master.fromRow; i > 0 && g.row.length > 0; i--) {
    putIn(advisors, drawFrom(io.chance, g.row))
  }
  dismiss(g, house, advisors, 'row', io)
}

function dismiss(g: Realm, house: House, advisors: number[], from: 'deck' | 'row', io: RealmIo): void {
  if (advisors.length === 0) return
  for (const advisor of advisors) putIn(g.discards, advisor)
  io.emit?.({ type: 'advisorsDismissed', seat: house, advisors, from, rule: 'EP 15.16' })
}

/** EP 15.17: he pays nothing, and a monument that he has brings no more than another. */
export const masterAtMonument: MasterVisit = {
  benefit: (g, house, where) => (g.monuments[monumentPlaces.indexOf(where)] === house ? 'none' : 'monument'),
  act(g, { house, place: where }, io) {
    const resource = monumentPlaces.indexOf(where)
    g.rings[resource]++
    io.emit?.({ type: 'ringGrew', place: where, resources: g.rings[resource], rule: 'EP 15.17' })
    forward(g, house, io.table.components.places.monuments.palace, 'EP 15.17', io)
    const from = g.monuments[resource]
    if (from !== house) {
      g.monuments[resource] = house
      io.emit?.({ type: 'monumentTaken', seat: house, place: where, from, rule: 'EP 15.17' })
    }
    takeLayer(g, house, where, io)
  },
}

/** EP 15.17: a step and nothing else. */
export const masterAtResources: MasterVisit = {
  ...onTrack,
  act(g, { house, place: where }, io) {
    advance(g, house, where, io)
  },
}

/** EP 15.18: wisdom and a marker, whatever the dice are. */
export const masterAtTemple: MasterVisit = {
  benefit: (g, house) => (needsMarker(g.temple[house]) ? 'marker' : 'none'),
  act(g, { house }, io) {
    gain(g, house, { wisdom: io.table.components.places.temple.wisdom }, 'EP 15.18', io)
    markNextPanel(g, g.temple, house, place.temple, io)
  },
}

export const masterAtMarket: MasterVisit = {
  benefit: (g, house) => (needsMarker(g.market[house]) ? 'marker' : 'none'),
  act(g, { house, dice }, io) {
    gain(g, house, { wisdom: io.table.components.master.market[sizeOf(dice) - 1] }, 'EP 15.18', io)
    markNextPanel(g, g.market, house, place.market, io)
  },
}
