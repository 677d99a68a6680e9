import { type House, place, type Realm, type RealmIo, type RealmTable, resourcePlaces, spot } from './kit.ts'
import { takeLayerAndFeature } from './painting.ts'

export const trackLength = (where: number, table: RealmTable): number =>
  where === place.bridge ? table.components.bridge.spaces.length : table.components.tracks.steps[where]

/** EP 6.1, EP 6.2: steps up a track; at its end the layer; a full track stays as it is. */
export function advance(g: Realm, house: House, where: number, io: RealmIo, steps = 1): void {
  const at = spot(house, where)
  const end = trackLength(where, io.table)
  const from = g.track[at]
  if (from >= end) return
  const to = Math.min(end, from + steps)
  g.track[at] = to
  io.emit?.({ type: 'trackMoved', seat: house, place: where, from, to, rule: 'EP 6.1' })
  if (to === end) takeLayerAndFeature(g, house, where, io)
}

/** EP 7.3: the resource locations whose track a house has not finished. */
export const openTracks = (g: Realm, house: House, table: RealmTable): number[] =>
  resourcePlaces.filter(where => g.track[spot(house, where)] < trackLength(where, table))
