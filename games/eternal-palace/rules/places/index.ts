import { onceATable, type RealmTable } from '../model.ts'
import { academy } from './academy.ts'
import { alternativeAcademy } from './alternative/academy.ts'
import { alternativeTemple } from './alternative/temple.ts'
import { bridge } from './bridge.ts'
import { fishMarket } from './fish-market.ts'
import { labyrinth } from './labyrinth.ts'
import { alternativeMarket, market } from './market.ts'
import { monuments } from './monuments.ts'
import type { Place } from './place.ts'
import { resourceLocations } from './resources.ts'
import { riverMarket } from './river-market.ts'
import { scrolls } from './scrolls.ts'
import { temple } from './temple.ts'

/** EP 5: the fourteen places of the board by their numbers. */
const board: readonly Place[] = [
  scrolls,
  fishMarket,
  academy,
  ...monuments,
  ...resourceLocations,
  temple,
  market,
  bridge,
].sort((a, b) => a.number - b.number)

/** EP 14.1: what takes the stead of a place. The others differ only in what the table says about them. */
const alternatives: { readonly [location in RealmTable['options']['locations'][number]]?: Place } = {
  academy: alternativeAcademy,
  temple: alternativeTemple,
  market: alternativeMarket,
}
const extras: { readonly [extra in RealmTable['options']['extra']]?: Place } = { labyrinth, riverMarket }

/** The places of this table, in the order of their numbers. */
export const placesOf = onceATable(({ options }): readonly Place[] => {
  const places = board.slice()
  for (const location of options.locations) {
    const other = alternatives[location]
    if (other) places[other.number] = other
  }
  const extra = extras[options.extra]
  return extra ? [...places, extra] : places
})

export const placeAt = (number: number, table: RealmTable): Place => placesOf(table)[number]
