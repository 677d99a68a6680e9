import { affordable } from '../rules/appoint.ts'
import { sizeOf } from '../rules/dice.ts'
import { editionOf } from '../rules/editions.ts'
import { monumentPlaces, place, resourcePlaces, spot } from '../rules/model.ts'
import { markable } from '../rules/painting.ts'
import { placeAt } from '../rules/places/index.ts'
import { goodsAt } from '../rules/places/market.ts'
import { type Place, wisdomAt } from '../rules/places/place.ts'
import { bridgeSpaces } from '../rules/tracks.ts'
import { aimsOf, penalty, placeOf, wayOf } from '../rules/visit.ts'
import { bestOffer, bestPath, worthAtRiver } from './modules.ts'
import { monumentWorth, sortOfMonument, spent, type Worth } from './worth.ts'

/** What it is worth to place this group at this aim, all costs counted. */
export function worthOfVisit(worth: Worth, group: number, aim: number): number {
  const { g, house, table } = worth
  const where = placeAt(placeOf(aim), table)
  const way = wayOf(aim)
  const wisdom = wisdomAt(where, g, house, group, way)
  const fish = oncePaid(worth, where)
  return (
    onceThere(worth, where.number, sizeOf(group), way) - spent(g.wisdom[house], wisdom) - spent(g.fish[house], fish)
  )
}

/** The penalty at a place; below nothing in what is known. */
function oncePaid({ g, known }: Worth, where: Place): number {
  const key = -1 - where.number
  const fish = known.get(key) ?? penalty(g, where)
  known.set(key, fish)
  return fish
}

/** The same place with as many dice is looked at once only. */
function onceThere(worth: Worth, where: number, dice: number, way: number): number {
  const key = (where * 10 + dice) * 10 + way
  const known = worth.known.get(key)
  if (known !== undefined) return known
  const value = worthThere(worth, where, dice, way)
  worth.known.set(key, value)
  return value
}

function worthThere(worth: Worth, where: number, dice: number, way: number): number {
  const { g, house, table } = worth
  const { components } = table
  const { places } = components
  if (monumentPlaces.includes(where)) {
    const sort = sortOfMonument(where)
    const own = g.monuments[sort] === house
    const steps = own ? editionOf(table).ownMonument : places.monuments.palace
    return worth.layer(where) + monumentWorth(worth, sort) + worth.palace(steps) - worth.spent(sort, g.rings[sort])
  }
  if (resourcePlaces.includes(where)) {
    const amounts = where < place.temple ? places.resources.near : places.resources.far
    return worth.resource(resourcePlaces.indexOf(where), amounts[dice - 1]) + worth.step(where) + artisanHelp(worth)
  }
  switch (where) {
    case place.fishMarket:
      return worth.fish(places.fishMarket.fish) + 0.12 * Math.min(worth.left, 3) + worth.step(where)
    case place.academy:
      return (isAlternative(table, 'academy') ? bestAtReserve(worth) : bestAppointment(worth)) + worth.step(where)
    case place.temple: {
      const marker = way > 0 ? worth.panel(where, g.temple[house]) : 0
      return (isAlternative(table, 'temple') ? bestOffer(worth) : worth.wisdom(places.temple.wisdom)) + marker
    }
    case place.market: {
      const marker = markable(g.market[house], places.market.panels[dice - 1]) ? worth.panel(where, g.market[house]) : 0
      return bestItems(worth, goodsAt(table).taken[dice - 1]) + marker
    }
    case place.bridge: {
      const from = g.track[spot(house, where)]
      let sum = worth.step(where, way)
      const spaces = bridgeSpaces(table)
      for (let space = from; space < from + way && space < spaces.length; space++) sum += worth.reward(spaces[space])
      return sum
    }
    case place.extra:
      return table.options.extra === 'labyrinth' ? bestPath(worth) : worthAtRiver(worth)
    default: {
      const gifts = dice === 1 ? places.scrolls.single : places.scrolls.several
      return Math.max(...gifts.map(worth.reward))
    }
  }
}

const artisanHelp = ({ g, house, table }: Worth): number => {
  let help = 0
  for (const advisor of g.advisors[house]) {
    const { occasion } = table.components.advisors.rows[advisor]
    if (occasion === 'resource-location' && !g.used[house].includes(advisor)) help += 0.12
  }
  return help
}

/** What the best of the face-up advisors brings, with what it costs. */
function bestAppointment(worth: Worth): number {
  const { g, house, table } = worth
  const { wisdom } = table.components.places.academy
  const { advisors, ways } = affordable(g, house, g.row, g.wisdom[house] >= wisdom, table)
  let best = -1
  for (let i = 0; i < advisors.length; i++) {
    for (const way of ways[i]) best = Math.max(best, worthOfAppointment(worth, advisors[i], way))
  }
  return best
}

const isAlternative = ({ options }: Worth['table'], place: 'academy' | 'temple'): boolean =>
  options.locations.includes(place)

/** The same at the alternative Academy: a banner, or the reserve. */
function bestAtReserve(worth: Worth): number {
  const { g, house, table } = worth
  const { advisors } = affordable(g, house, g.row, false, table)
  return Math.max(worth.wisdom(g.reserve), ...advisors.map(advisor => worthForBanner(worth, advisor)))
}

export function worthForBanner(worth: Worth, advisor: number): number {
  const { cost } = worth.table.components.banners.rows[advisor]
  let paid = 0
  for (let sort = 0; sort < cost.length; sort++) paid += worth.spent(sort, cost[sort])
  return worth.advisor(advisor) - paid
}

/** An advisor paid with its banner (way 0) brings wisdom or fish beside; the other way costs as much. */
export function worthOfAppointment(worth: Worth, advisor: number, way: number, fish = 0): number {
  const { g, house, table } = worth
  const wisdom = fish > 0 ? 0 : table.components.places.academy.wisdom
  if (way !== 0) return worth.advisor(advisor) - spent(g.wisdom[house], wisdom) - spent(g.fish[house], fish)
  return worthForBanner(worth, advisor) + worth.wisdom(wisdom) + worth.fish(fish)
}

function bestItems(worth: Worth, count: number): number {
  const items = goodsAt(worth.table)
    .items.map(worth.reward)
    .sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < count; i++) sum += items[i]
  return sum
}

/** The best aims of a group at two different places. */
export interface Best {
  readonly worth: number
  readonly place: number
  readonly elsewhere: number
}

export function bestVisit(worth: Worth, group: number): Best {
  let best = Number.NEGATIVE_INFINITY
  let at = -1
  let elsewhere = 0
  for (const aim of aimsOf(worth.g, worth.house, group, worth.table)) {
    const value = worthOfVisit(worth, group, aim)
    if (value > best) {
      if (placeOf(aim) !== at) elsewhere = Math.max(best, 0)
      best = value
      at = placeOf(aim)
    } else if (placeOf(aim) !== at && value > elsewhere) elsewhere = value
  }
  return { worth: best, place: at, elsewhere }
}
