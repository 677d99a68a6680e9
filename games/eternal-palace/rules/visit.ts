import { kindsIn, pickThen, type Refusal } from '@palatine/kernel'
import { tooMuch, wisdomForSum } from './dice.ts'
import { countBits, type House, placeCount, type Realm, type RealmTable } from './model.ts'
import { placeAt, placesOf } from './places/index.ts'
import { type Place, waysAt, wisdomAt } from './places/place.ts'

/** A visit's aim: a place, and there a way: what the dice will show, where that matters. 134 is the Bridge with a 4. */
export const aimAt = (place: number, way: number): number => place * 10 + way
export const placeOf = (aim: number): number => Math.floor(aim / 10)
export const wayOf = (aim: number): number => aim % 10

/** The figures of a visit in `visits`. */
export const figuresPerVisit = 3

/** By place: the houses that have dice there, as bits. */
export function whoIsWhere(g: Realm): number[] {
  const houses = new Array<number>(placeCount)
  for (let place = 0; place < placeCount; place++) houses[place] = 0
  for (let i = 0; i < g.visits.length; i += figuresPerVisit) houses[g.visits[i + 1]] |= 1 << g.visits[i]
  return houses
}

/** EP 4.6: one fish for each house that has dice there already, oneself included. */
export const penalty = (g: Realm, { number, free }: Place, houses = whoIsWhere(g)): number =>
  free ? 0 : countBits(houses[number])

/** EP 4.2, EP 4.3, EP 4.6: what keeps a group from a place, however its dice will lie there. */
function obstacleAt(g: Realm, house: House, group: number, place: Place, houses?: number[]): string | undefined {
  if (place.sum !== 0) {
    const wisdom = wisdomForSum(group, place.sum)
    if (wisdom >= tooMuch) return 'valueOutOfReach'
    if (wisdom > g.wisdom[house]) return 'notEnoughWisdom'
  }
  return penalty(g, place, houses) > g.fish[house] ? 'notEnoughFish' : undefined
}

/** EP 4.3, EP 4.7: what keeps it from lying there in this way, after so much fish was paid. */
function obstacleIn(
  g: Realm,
  house: House,
  group: number,
  place: Place,
  way: number,
  fish: number,
  table: RealmTable,
): string | undefined {
  const wisdom = g.wisdom[house] - wisdomAt(place, g, house, group, way)
  if (wisdom < 0) return 'notEnoughWisdom'
  return place.closed?.(g, house, wisdom, g.fish[house] - fish, table)
}

/** EP 4.2, EP 4.5, EP 4.7: every aim that this group can be placed at. */
export function aimsOf(g: Realm, house: House, group: number, table: RealmTable, houses = whoIsWhere(g)): number[] {
  const aims: number[] = []
  const places = placesOf(table)
  for (let i = 0; i < places.length; i++) {
    const place = places[i]
    if (obstacleAt(g, house, group, place, houses) !== undefined) continue
    const fish = penalty(g, place, houses)
    const ways = waysAt(place, g, house, group, table)
    for (let j = 0; j < ways.length; j++) {
      if (obstacleIn(g, house, group, place, ways[j], fish, table) === undefined) {
        aims.push(aimAt(place.number, ways[j]))
      }
    }
  }
  return aims
}

/** EP 4.1: one of the groups that are left, and where it goes. */
export function visits(g: Realm, house: House, table: RealmTable) {
  const groups = kindsIn(g.groups[house])
  const houses = whoIsWhere(g)
  const aims = new Array<number[]>(groups.length)
  for (let i = 0; i < groups.length; i++) aims[i] = aimsOf(g, house, groups[i], table, houses)
  return pickThen(groups, aims, { why: (group, aim) => whyNotVisit(g, house, group, aim, table) })
}

/** Says what is in the way of a visit that is not among the aims. */
function whyNotVisit(
  g: Realm,
  house: House,
  group: number,
  aim: number | undefined,
  table: RealmTable,
): Refusal | undefined {
  if (!g.groups[house].includes(group)) return { reason: 'notYourGroup', rule: 'EP 4.1' }
  const place = aim === undefined || aim < 0 ? undefined : placeAt(placeOf(aim), table)
  if (aim === undefined || !place) return { reason: 'noSuchPlace', rule: 'EP 4.2' }
  const way = wayOf(aim)
  const fits = waysAt(place, g, house, group, table).includes(way)
  const fish = penalty(g, place)
  const reason =
    obstacleAt(g, house, group, place) ??
    (fits ? obstacleIn(g, house, group, place, way, fish, table) : (place.forms?.misfit ?? 'noSuchPlace'))
  switch (reason) {
    case undefined:
      return undefined
    case 'notEnoughFish':
      return { reason, rule: 'EP 4.6', values: { needed: fish, has: g.fish[house] } }
    case 'notEnoughWisdom': {
      const needed = fits ? wisdomAt(place, g, house, group, way) : wisdomForSum(group, place.sum)
      return { reason, rule: 'EP 4.3', values: { needed, has: g.wisdom[house] } }
    }
    default:
      return { reason, rule: place.rule }
  }
}
