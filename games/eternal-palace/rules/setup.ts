import { type Chance, drawFrom, NONE, putIn, shuffle } from '@palatine/kernel'
import { hasExtraPlace } from './combinations.ts'
import { cardsOf } from './master/cards.ts'
import {
  allHouses,
  type House,
  houseCount,
  isMaster,
  place,
  placeCount,
  type Realm,
  type RealmTable,
  sorts,
  trackPlaces,
} from './model.ts'

/** EP 1.2: the cards for this number of people, sorted. */
export function advisorCards(table: RealmTable): number[] {
  const { allAdvisors } = forSeats(table)
  const { advisors, banners } = table.components
  return banners.rows.flatMap(({ copies, more }, advisor) => {
    // EP 10.1, EP 10.5: those who deal in privileges take part only where there are any
    if (advisors.rows[advisor].gain.privileges && !table.options.privileges) return []
    return new Array<number>(copies + (allAdvisors ? more : 0)).fill(advisor)
  })
}

/** What depends on how many people play. */
export const forSeats = (table: RealmTable) => table.components.setup.bySeats[table.seats - 1]

/** How many advisors lie face-up at the beginning of a round. */
export const rowSize = (table: RealmTable): number => houseCount(table) + table.components.setup.rowBeyondHouses

/** EP 1.2, EP 1.3: the board, and what every house begins with. */
export function setup(table: RealmTable, chance: Chance): Realm {
  const { components } = table
  const start = components.setup
  const houses = allHouses(table)
  const each = (value: number) => houses.map(() => value)
  const deck = advisorCards(table)
  const row: number[] = []
  while (row.length < rowSize(table) && deck.length > 0) putIn(row, drawFrom(chance, deck))
  const privileges = table.options.privileges ? components.privileges.atFirst : 0
  const order = shuffle(chance, allHouses(table).slice())
  return {
    round: 0,
    quiet: 0,
    order,
    dice: each(start.diceAtFirst),
    rolled: each(0),
    groups: houses.map(() => []),
    screens: false,
    visits: [],
    fish: houses.map(house => (isMaster(house, table) ? components.master.fish : forSeats(table).fish)),
    wisdom: houses.map(house => (isMaster(house, table) ? components.master.wisdom : start.wisdom)),
    // EP 15.1: he never has any
    resources: houses.flatMap(house => (isMaster(house, table) ? sorts.map(() => 0) : start.resources)),
    palace: each(0),
    track: new Array<number>(houses.length * placeCount).fill(0),
    temple: each(0),
    market: each(0),
    layers: each(0),
    features: new Array<number>(start.features).fill(NONE),
    tokens: tokenPlaces(table).reduce((bits, where) => bits | (1 << where), 0),
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
    privileges: houses.map(house => (isMaster(house, table) ? 0 : privileges)), // EP 15.30
    played: 0,
    ...dealDemands(table, chance),
    ...dealCompositions(table, chance),
    reserve: 0,
    queue: [],
    completion: NONE,
    ending: 'none',
    master: { dice: [], deck: table.seats === 1 ? cardsOf(table) : [], card: NONE },
  }
}

/** EP 1.2, EP 11.1, EP 12.1: where a feature token lies. */
export const tokenPlaces = ({ options }: RealmTable): readonly number[] =>
  hasExtraPlace(options) ? [...boardTokens, place.extra] : boardTokens
const boardTokens: readonly number[] = [...trackPlaces, place.temple, place.market]

const numbered = (list: readonly unknown[]): number[] => list.map((_, number) => number)

/** EP 12.1: a demand card lies open on the River Market. */
function dealDemands(table: RealmTable, chance: Chance) {
  const { cards, open } = table.components.demands
  const inPlay = table.options.extra === 'riverMarket'
  const demandDeck = inPlay ? numbered(cards) : []
  return {
    demand: inPlay ? drawFrom(chance, demandDeck) : NONE,
    demandDeck,
    demandDiscards: [],
    demandMarkers: new Array<House>(inPlay ? open[table.seats - 1] : 0).fill(NONE),
  }
}

/** EP 13.1: as many compositions as houses. */
function dealCompositions(table: RealmTable, chance: Chance) {
  const cards = numbered(table.components.compositions.cards)
  const compositions: number[] = []
  if (table.options.extra === 'compositions') {
    while (compositions.length < houseCount(table)) putIn(compositions, drawFrom(chance, cards))
  }
  return { compositions, composers: compositions.map((): House => NONE) }
}
