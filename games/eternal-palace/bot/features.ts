import { type House, place, type Realm, type RealmTable, resourcePlaces, sorts, spot, stock } from '../rules/model.ts'
import { scoreParts } from '../rules/scoring.ts'
import { trackLength } from '../rules/tracks.ts'
import { spent, type Worth, worthFor } from './worth.ts'

export const features = [
  'layers',
  'features',
  'monuments',
  'prizes',
  'seals',
  'steps',
  'goods',
  'resources',
  'tracks',
  'advisors',
  'dice',
]

/** What a die at hand brings in a round. */
const die = 0.12

/** What it would score now, and what it can still make of goods, half-climbed tracks, advisors and dice. */
export function featuresOf(g: Realm, house: House, table: RealmTable): number[] {
  const worth = worthFor(g, house, table)
  const { layers, features: won, monuments, prizes, seals, steps } = scoreParts(g, house, table)
  const rounds = Math.min(worth.left, 3)
  const goods = spent(g.fish[house], g.fish[house]) + spent(g.wisdom[house], g.wisdom[house])
  return [
    layers,
    won,
    monuments,
    prizes,
    seals,
    steps,
    (goods * rounds) / 3,
    resourcesOf(worth),
    tracksOf(worth),
    advisorsOf(worth),
    die * g.dice[house] * rounds,
  ]
}

function resourcesOf({ g, house, spent: worthOf }: Worth): number {
  let sum = 0
  for (const sort of sorts) sum += worthOf(sort, g.resources[stock(house, sort)])
  return sum
}

/** Layers and features for which part of the way is done. */
function tracksOf(worth: Worth): number {
  const { g, house, table } = worth
  let sum = 0
  for (const where of climbed) {
    const length = trackLength(where, table)
    const done = g.track[spot(house, where)]
    if (done === 0 || done >= length) continue
    const left = where === place.bridge ? Math.ceil((length - done) / 4) : length - done
    sum += (worth.layer(where) + worth.feature(where)) * (done / length) * 0.75 * worth.reachable(left + 1)
  }
  return sum
}
const climbed = [place.fishMarket, place.academy, ...resourcePlaces, place.bridge]

function advisorsOf({ g, house, table, advisor: worthOf }: Worth): number {
  let sum = 0
  for (const advisor of g.advisors[house]) {
    if (table.components.advisors.rows[advisor].type !== 'benefactor') sum += worthOf(advisor)
  }
  return sum
}
