import { type Chance, drawFrom, NONE, shuffle } from '@palatine/kernel'
import {
  allHouses,
  houseCount,
  place,
  placeCount,
  putIn,
  type Realm,
  type RealmTable,
  sorts,
  trackPlaces,
} from './kit.ts'

/** EP 1.2: the cards for this number of people, sorted. */
export function advisorCards(table: RealmTable): number[] {
  const { allAdvisors } = forSeats(table)
  return table.components.banners.rows.flatMap(({ copies, more }, advisor) =>
    new Array<number>(copies + (allAdvisors ? more : 0)).fill(advisor),
  )
}

/** What depends on how many people play. */
export const forSeats = (table: RealmTable) => table.components.setup.bySeats[table.seats - 1]

/** How many advisors lie face-up at the beginning of a round. */
export const rowSize = (table: RealmTable): number => houseCount(table) + table.components.setup.rowBeyondHouses

/** EP 1.2, EP 1.3: the board, and what every house begins with. */
export function setup(table: RealmTable, chance: Chance): Realm {
  const start = table.components.setup
  const houses = allHouses(table)
  const each = (value: number) => houses.map(() => value)
  const deck = advisorCards(table)
  const row: number[] = []
  while (row.length < rowSize(table) && deck.length > 0) putIn(row, drawFrom(chance, deck))
  return {
    round: 0,
    quiet: 0,
    order: shuffle(chance, allHouses(table).slice()),
    dice: each(start.diceAtFirst),
    rolled: each(0),
    groups: houses.map(() => []),
    visits: [],
    fish: each(forSeats(table).fish),
    wisdom: each(start.wisdom),
    resources: houses.flatMap(() => start.resources.slice()),
    palace: each(0),
    track: new Array<number>(houses.length * placeCount).fill(0),
    temple: each(0),
    market: each(0),
    layers: each(0),
    features: new Array<number>(start.features).fill(NONE),
    tokens: [...trackPlaces, place.temple, place.market].reduce((bits, where) => bits | (1 << where), 0),
    monuments: sorts.map(() => NONE),
    rings: start.rings.slice(),
    deck,
    top: NONE,
    drawn: [],
    drawer: NONE,
    discards: [],
    row,
    advisors: houses.map(() => []),
    used: houses.map(() => []),
    queue: [],
    completion: NONE,
    ending: 'none',
  }
}
