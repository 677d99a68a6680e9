import type { RealmTable } from '../kit.ts'
import { academy } from './academy.ts'
import { bridge } from './bridge.ts'
import { fishMarket } from './fish-market.ts'
import { market } from './market.ts'
import { monuments } from './monuments.ts'
import type { Place } from './place.ts'
import { resourceLocations } from './resources.ts'
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

/** The places of this table, in the order of their numbers. */
export const placesOf = (_table: RealmTable): readonly Place[] => board

export const placeAt = (number: number, table: RealmTable): Place => placesOf(table)[number]
