/** What the expansions are worth to a house, in points. */
import { NONE } from '@palatine/kernel'
import { countOf, has, place, sorts, stock, totalResources } from '../rules/model.ts'
import { fishFor, pathsFrom, routes, spaceOf } from '../rules/places/labyrinth.ts'
import { payable } from '../rules/places/river-market.ts'
import { spent, type Worth } from './worth.ts'

/** A move to a space of the Labyrinth: its reward, being nearer to the centre, and the fish. */
export function worthOfPath(worth: Worth, to: number): number {
  const { g, house, table } = worth
  const from = spaceOf(g, house)
  const length = routes(table)[0].steps
  const value = worth.layer(place.extra) + worth.feature(place.extra)
  const share = (open: number) => (open === 0 ? 1 : (1 - open / (length + 1)) * 0.7 * worth.reachable(open))
  const nearer = value * (share(routes(table)[to].steps) - share(routes(table)[from].steps))
  const reward = worth.reward(table.components.labyrinth.spaces[to])
  return reward + nearer - spent(g.fish[house], fishFor(from, to, table))
}

export function bestPath(worth: Worth): number {
  const { g, house, table } = worth
  let best = -1
  for (const { to, fish } of pathsFrom(spaceOf(g, house), table)) {
    if (fish <= g.fish[house]) best = Math.max(best, worthOfPath(worth, to))
  }
  return best
}

/** A marker at the River Market: the step, a reward when the card is done, and no penalty. */
export function worthAtRiver(worth: Worth): number {
  const { g, house, table } = worth
  const { reward, penalty } = table.components.demands.cards[g.demand]
  const { sorts: payments } = payable(g, house, table)
  const cheapest = Math.min(...payments.flat().map(sort => worth.spent(sort, 1)))
  const open = countOf(g.demandMarkers, NONE)
  const sure = open === 1 ? 1 : 0.6
  const spared = g.demandMarkers.includes(house)
    ? 0
    : 0.12 * ((penalty.fish ?? 0) + (penalty.wisdom ?? 0) + (penalty.resources ?? 0))
  return worth.step(place.extra) + sure * worth.reward(reward) + spared - cheapest
}

/** The cheapest way to satisfy a demand. */
export function bestPayment(worth: Worth, space: number): number {
  const { spaces, sorts: payments } = payable(worth.g, worth.house, worth.table)
  return Math.max(...payments[spaces.indexOf(space)].map(sort => -worth.spent(sort, 1)))
}

/** What the alternative Temple brings for so many resources. */
export function worthOfOffer(worth: Worth, offer: number): number {
  const { resources, wisdom } = worth.table.components.locations.temple.offers[offer]
  return worth.wisdom(wisdom) - resources * cheapestResource(worth)
}

export function bestOffer(worth: Worth): number {
  const { offers } = worth.table.components.locations.temple
  const own = totalResources(worth.g, worth.house)
  return Math.max(...offers.map((offer, i) => (offer.resources <= own ? worthOfOffer(worth, i) : -1)))
}

const cheapestResource = (worth: Worth): number =>
  Math.min(...sorts.map(sort => (worth.g.resources[stock(worth.house, sort)] > 0 ? worth.spent(sort, 1) : 1)))

/** Better than to keep it: whoever is ahead has not played one, and there is enough to come. */
export function worthOfPrivilege({ g, house, left }: Worth): number {
  const at = g.order.indexOf(house)
  if (at === 0 || has(g.played, g.order[at - 1])) return -0.1
  return g.privileges[house] > 1 || left < 2 ? 0.1 : at === g.order.length - 1 ? 0.05 : -0.02
}
