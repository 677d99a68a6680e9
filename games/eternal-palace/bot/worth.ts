import type { Reward } from '../components/schema.ts'
import { gainOf } from '../rules/editions.ts'
import {
  allHouses,
  countBits,
  type House,
  has,
  monumentPlaces,
  place,
  type Realm,
  type RealmTable,
  resourcePlaces,
  sorts,
  spot,
  stock,
} from '../rules/model.ts'
import { payableTracks, trackLength } from '../rules/tracks.ts'
import { worthInCompositions } from './compositions.ts'
import { palaceOfMaster } from './master.ts'

/** What things are worth to one house at one moment, in points. */
export interface Worth {
  readonly g: Realm
  readonly table: RealmTable
  readonly house: House
  /** What has been worked out already, by what it was about. */
  readonly known: Map<number, number>
  /** Rounds that are probably still to come after this one. */
  readonly left: number
  fish(count: number): number
  wisdom(count: number): number
  resource(sort: number, count: number): number
  /** What is given up with resources that one has. */
  spent(sort: number, count: number): number
  palace(steps: number): number
  reward(reward: Reward): number
  step(where: number, steps?: number): number
  /** The same for a resource of that place. */
  paidStep(where: number): number
  /** How probable it is that so many visits can still be made. */
  reachable(visits: number): number
  panel(where: number, marked: number): number
  layer(layer: number): number
  feature(where: number): number
  advisor(advisor: number): number
}

/** How much a house's next pieces are worth: the first ones are needed, further ones hardly ever. */
const falling = (from: number, count: number, worths: readonly number[], beyond: number): number => {
  let sum = 0
  for (let i = from; i < from + count; i++) sum += i < worths.length ? worths[i] : beyond
  return sum
}

const fishWorth = [0.2, 0.17, 0.13, 0.1, 0.08, 0.06, 0.04]
const wisdomWorth = [0.2, 0.18, 0.15, 0.12, 0.1, 0.08, 0.06, 0.05]
const resourceWorth = [0.26, 0.22, 0.18, 0.13, 0.08, 0.04]
/** What a part of a track is worth when so many steps are left. */
const progress = [0, 1, 0.5, 0.32, 0.24, 0.19, 0.16]

export function worthFor(g: Realm, house: House, table: RealmTable): Worth {
  const { layersToEnd } = table.components.setup
  const most = Math.max(...g.layers.map(countBits))
  const own = countBits(g.layers[house])
  // Early on about one layer a round, later more.
  const left = Math.max(0, Math.min((layersToEnd - most) / 1.3, 6))
  const goods = Math.min(1, 0.15 + left / 3)
  const reachable = (visits: number) => (visits <= 1 ? 1 : Math.min(1, (left + 0.4) / visits))

  const layer = (number: number): number => {
    if (has(g.layers[house], number)) return 0
    // Layers beside others make the sequence longer; the eighth brings the completion prize.
    const beside = (has(g.layers[house], number - 1) ? 0.08 : 0) + (has(g.layers[house], number + 1) ? 0.08 : 0)
    const composed = g.compositions.length > 0 ? worthInCompositions(g, house, number, table) : 0
    return 1.1 + beside + composed + (own + 1 === layersToEnd && g.completion < 0 ? 1 : 0)
  }

  const feature = (where: number): number => {
    if (!has(g.tokens, where)) return 0
    const mine = g.track[spot(house, where)]
    const ahead = allHouses(table).some(other => other !== house && g.track[spot(other, where)] > mine)
    return ahead ? 0.5 : 0.85
  }

  const worth: Worth = {
    g,
    table,
    house,
    known: new Map(),
    left,
    layer,
    feature,
    reachable,
    fish: count => goods * falling(g.fish[house], count, fishWorth, 0.02),
    wisdom: count => goods * falling(g.wisdom[house], count, wisdomWorth, 0.03),
    resource: (sort, count) => goods * falling(g.resources[stock(house, sort)], count, resourceWorth, 0.01),
    spent: (sort, count) => goods * falling(g.resources[stock(house, sort)] - count, count, resourceWorth, 0.01),
    palace: steps => steps * palaceStep(g, house, left, table),
    step(where, steps = 1) {
      const length = trackLength(where, table)
      const before = length - g.track[spot(house, where)]
      if (before <= 0) return 0
      const value = layer(where) + feature(where)
      const perVisit = where === place.bridge ? 4.2 : 1
      const share = (open: number) => {
        const visits = Math.ceil(open / perVisit)
        return open <= 0 ? 1 : (1 - open / length) * 0.75 * reachable(visits + 1)
      }
      const nearer = value * (share(before - steps) - share(before))
      return Math.max(
        nearer,
        value * (progress[Math.ceil(before / perVisit)] ?? 0.12) * reachable(Math.ceil(before / perVisit)),
      )
    },
    paidStep: where => worth.step(where) - worth.spent(resourcePlaces.indexOf(where), 1),
    panel: (where, marked) => {
      const value = layer(where) + feature(where)
      return countBits(marked) > 0 ? value : value * 0.4 * reachable(2)
    },
    reward(reward) {
      let sum = reward.fish ? worth.fish(reward.fish) : 0
      if (reward.wisdom) sum += worth.wisdom(reward.wisdom)
      if (reward.wood) sum += worth.resource(0, reward.wood)
      if (reward.stone) sum += worth.resource(1, reward.stone)
      if (reward.kaolin) sum += worth.resource(2, reward.kaolin)
      if (reward.bronze) sum += worth.resource(3, reward.bronze)
      if (reward.palace) sum += worth.palace(reward.palace)
      if (reward.resources) sum += reward.resources * Math.max(...sorts.map(sort => worth.resource(sort, 1)))
      if (reward.step) sum += Math.max(...resourcePlaces.map(where => worth.step(where)))
      if (reward.different) sum += reward.different * 0.9 * Math.max(...sorts.map(sort => worth.resource(sort, 1)))
      if (reward.paidStep) sum += Math.max(0, ...payableTracks(g, house, reward.paidStep, table).map(worth.paidStep))
      if (reward.recruit) sum += 0.12 * Math.min(left, 3)
      if (reward.privileges) sum += 0.08 * reward.privileges * Math.min(left, 2)
      if (reward.advisor) sum += g.row.length > 0 ? Math.max(...g.row.map(worth.advisor)) : 0
      return sum
    },
    advisor(advisor) {
      const row = table.components.advisors.rows[advisor]
      if (row.type === 'benefactor') return worth.reward(gainOf(table, advisor))
      // What a use brings, again and again; the later it comes the less.
      const uses = Math.min(left, 4)
      if (row.type === 'artisan') return uses * (row.occasion === 'resource-location' ? 0.14 : 0.1)
      return uses * (row.type === 'diplomat' ? 0.13 : 0.1)
    },
  }
  return worth
}

/** What is paid is dearer the less is left. */
export const spent = (has: number, paid: number): number => {
  let sum = 0
  for (let left = has - 1; left >= has - paid; left--) sum += left < 2 ? 0.22 : left < 5 ? 0.15 : 0.07
  return sum
}

/** A step on the Palace track: worth most where a seal hangs on it. */
function palaceStep(g: Realm, house: House, left: number, table: RealmTable): number {
  const mine = g.palace[house]
  // Alone there is no racing against what the Master's goods will bring him in the end.
  if (table.seats === 1) return mine < palaceOfMaster(g, table) ? 0.05 : left > 1 ? 0.2 : 0.5
  let others = 0
  for (let other = 0; other < g.palace.length; other++) if (other !== house) others = Math.max(others, g.palace[other])
  const lead = mine - others
  if (lead > 2) return 0.15
  return left > 1 ? 0.38 : lead >= -1 ? 0.7 : 0.3
}

/** What a monument is worth while others may still take it away. */
export function monumentWorth({ g, house, left }: Worth, sort: number): number {
  if (g.monuments[sort] === house) return 0
  return (g.monuments[sort] >= 0 ? 0.25 : 0) + (left < 1 ? 0.8 : 0.5)
}

export const sortOfMonument = (where: number): number => monumentPlaces.indexOf(where)
