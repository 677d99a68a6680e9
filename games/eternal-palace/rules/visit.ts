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
function whoIsWhere(g: Realm): number[] {
  const houses = new Array<number>(placeCount)
  for (let place = 0; place < placeCount; place++) houses[place] = 0
  for (let i = 0; i < g.visits.length; i += figuresPerVisit) houses[g.visits[i + 1]] |= 1 << g.visits[i]
  return houses
}

/** EP 4.6: one fish for each house that has dice there already, oneself included. */
export const penalty = (g: Realm, { number, free }: Place, houses = whoIsWhere(g)): number =>
  free ? 0 : countBits(houses[number])

/** EP 4.2: whether dice can show what the place asks for, with so much wisdom. */
const reaches = (group: number, { sum }: Place, wisdom: number): boolean =>
  sum === 0 || wisdomForSum(group, sum) <= wisdom

/** EP 4.2, EP 4.5, EP 4.7: every aim that this group can be placed at. The only judge of that. */
export function aimsOf(g: Realm, house: House, group: number, table: RealmTable, houses = whoIsWhere(g)): number[] {
  const aims: number[] = []
  const places = placesOf(table)
  const wisdom = g.wisdom[house]
  for (let i = 0; i < places.length; i++) {
    const place = places[i]
    if (!reaches(group, place, wisdom)) continue
    const fish = g.fish[house] - penalty(g, place, houses)
    if (fish < 0) continue
    const ways = waysAt(place, g, house, group, table)
    for (let j = 0; j < ways.length; j++) {
      const left = wisdom - wisdomAt(place, g, house, group, ways[j])
      if (left < 0 || (place.closed && place.closed(g, house, left, fish, table) !== undefined)) continue
      aims.push(aimAt(place.number, ways[j]))
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
  if (!reaches(group, place, tooMuch - 1)) return { reason: 'valueOutOfReach', rule: place.rule }
  if (!waysAt(place, g, house, group, table).includes(way)) {
    return { reason: place.forms?.misfit ?? 'noSuchPlace', rule: place.rule }
  }
  const fish = penalty(g, place)
  if (fish > g.fish[house]) {
    return { reason: 'notEnoughFish', rule: 'EP 4.6', values: { needed: fish, has: g.fish[house] } }
  }
  const wisdom = wisdomAt(place, g, house, group, way)
  if (wisdom > g.wisdom[house]) {
    return { reason: 'notEnoughWisdom', rule: 'EP 4.3', values: { needed: wisdom, has: g.wisdom[house] } }
  }
  const closed = place.closed?.(g, house, g.wisdom[house] - wisdom, g.fish[house] - fish, table)
  return closed === undefined ? undefined : { reason: closed, rule: place.rule }
}
