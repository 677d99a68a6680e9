import { list, object, type Problem, sourced, type TypeOf, whole } from '@palatine/kernel'
import { few, reward, some } from './goods.ts'

export const privilegesSchema = sourced({
  /** Everybody's at the beginning. */
  atFirst: whole(0, 9),
  /** What the tile beside the Palace Market offers, on its two sides. */
  market: few,
  alternativeMarket: few,
  /** What the tile on the Eternal Bridge offers, and the space that it covers. */
  bridge: few,
  bridgeSpace: whole(1, 40),
})

/** Spaces by number: the start is 0, the centre the last. */
export const labyrinthSchema = sourced({
  spaces: list(reward, { min: 3, max: 40 }),
  paths: list(object({ from: whole(0, 39), to: whole(0, 39), fish: whole(0, 9) }), { min: 2, max: 99 }),
})

export const riverSchema = sourced({ steps: whole(2, 20) })

const penalty = some({ fish: few, wisdom: few, resources: few, palace: few, advisors: few })
export type Penalty = Readonly<TypeOf<typeof penalty>>

export const demandsSchema = sourced({
  /** The spaces from top to bottom: the sorts of resources that satisfy them. */
  spaces: list(list(whole(0, 3), { min: 1, max: 4 }), { min: 1, max: 5 }),
  /** By number of people: how many of the spaces are used. */
  open: list(whole(1, 5), { length: 5 }),
  cards: list(object({ reward, penalty }), { min: 1, max: 40 }),
})

export const compositionsSchema = sourced({
  /** Points of those with wisdom stand in editions.json. */
  cards: list(object({ layers: list(whole(1, 13), { length: 3 }), reward, points: whole(0, 9) }), { min: 5, max: 40 }),
})

/** One entry for each size of a group of dice, from one die to five. */
const bySize = list(whole(0, 9), { length: 5 })

export const locationsSchema = sourced({
  fishMarket: object({ draw: whole(1, 9), fish: whole(1, 9) }),
  academy: object({ reserve: whole(0, 9) }),
  temple: object({ offers: list(object({ resources: whole(0, 9), wisdom: whole(0, 20) }), { min: 1, max: 5 }) }),
  market: object({ items: list(reward, { min: 1, max: 9 }), taken: bySize }),
})

interface Modules {
  readonly labyrinth: TypeOf<typeof labyrinthSchema>
  readonly demands: TypeOf<typeof demandsSchema>
  readonly compositions: TypeOf<typeof compositionsSchema>
  readonly locations: TypeOf<typeof locationsSchema>
  readonly privileges: TypeOf<typeof privilegesSchema>
  readonly bridge: { readonly spaces: readonly unknown[]; readonly alternative: readonly unknown[] }
}

/** What the rules of the modules need beyond the form. */
export function checkModules({ labyrinth, demands, compositions, locations, privileges, bridge }: Modules): Problem[] {
  const problems: Problem[] = []
  const wrong = (place: string, reason: string, values = {}) => problems.push({ place, reason, values })
  labyrinth.paths.forEach(({ from, to }, i) => {
    if (from === to || Math.max(from, to) >= labyrinth.spaces.length) wrong(`labyrinth.paths[${i}]`, 'noSuchPath')
  })
  if (!reachesCentre(labyrinth)) wrong('labyrinth.paths', 'centreOutOfReach')
  if (demands.open.some(open => open > demands.spaces.length)) wrong('demands.open', 'tooFewSpaces')
  compositions.cards.forEach(({ layers }, i) => {
    if (new Set(layers).size !== layers.length) wrong(`compositions.cards[${i}].layers`, 'layerTwice')
  })
  if (locations.temple.offers[0].resources > 0) wrong('locations.temple.offers[0]', 'firstOfferIsFree')
  locations.market.taken.forEach((taken, i) => {
    if (taken > locations.market.items.length) wrong(`locations.market.taken[${i}]`, 'tooFewItems')
  })
  const shorter = Math.min(bridge.spaces.length, bridge.alternative.length)
  if (privileges.bridgeSpace >= shorter) wrong('privileges.bridgeSpace', 'beyondTheBridge', { spaces: shorter })
  return problems
}

function reachesCentre({ spaces, paths }: Modules['labyrinth']): boolean {
  const found = new Set([0])
  for (const space of found) {
    for (const { from, to } of paths) {
      if (from === space) found.add(to)
      if (to === space) found.add(from)
    }
  }
  return found.has(spaces.length - 1)
}
