import type { Reward } from '../components/schema.ts'
import {
  type House,
  onceATable,
  place,
  type Realm,
  type RealmIo,
  type RealmTable,
  resourcePlaces,
  spot,
  stock,
} from './model.ts'
import { takeLayerAndFeature } from './painting.ts'

/** EP 5.13, EP 14.8: the rewards on the Eternal Bridge; EP 10.4: a tile covers one of them. */
export const bridgeSpaces = onceATable(({ options, components: { bridge, privileges } }): readonly Reward[] => {
  const spaces = (options.locations.includes('bridge') ? bridge.alternative : bridge.spaces).slice()
  if (options.privileges) spaces[privileges.bridgeSpace - 1] = { privileges: privileges.bridge }
  return spaces
})

export function trackLength(where: number, table: RealmTable): number {
  if (where === place.bridge) return bridgeSpaces(table).length
  return where === place.extra ? table.components.river.steps : table.components.tracks.steps[where]
}

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

/** EP 14.7: those of them where a house can pay so many resources of their sort. */
export const payableTracks = (g: Realm, house: House, cost: number, table: RealmTable): number[] =>
  openTracks(g, house, table).filter(where => g.resources[stock(house, resourcePlaces.indexOf(where))] >= cost)
