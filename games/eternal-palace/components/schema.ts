import { flag, list, object, oneOf, type Problem, type Schema, sourced, type TypeOf, whole } from '@palatine/kernel'
import { few, reward, some } from './goods.ts'
import { checkPersonalities, masterSchema, personalitiesSchema } from './master.ts'
import {
  checkModules,
  compositionsSchema,
  demandsSchema,
  labyrinthSchema,
  locationsSchema,
  privilegesSchema,
  riverSchema,
} from './modules.ts'

export type { Reward } from './goods.ts'
export type { Penalty } from './modules.ts'

/** What somebody pays; resources are of free choice. */
const price = some({ fish: few, wisdom: few, resources: few })
export type Price = Readonly<TypeOf<typeof price>>

/** One entry for each size of a group of dice, from one die to five. */
const bySize = <T>(of: Schema<T>) => list(of, { length: 5 })
const bySort = list(whole(0, 9), { length: 4 })

const advisor = object({
  type: oneOf('benefactor', 'trader', 'diplomat', 'artisan'),
  pay: price,
  gain: reward,
  /** When an artisan helps. */
  occasion: oneOf('none', 'resource-location', 'bridge', 'lowest-total', 'groups'),
  /** Of an artisan that looks at groups: what a group of so many dice brings, the last also for more. */
  groups: list(object({ dice: whole(1, 5), gain: reward }), { max: 5 }),
})
export type Advisor = TypeOf<typeof advisor>

/** An advisor who deals in privileges takes part only where there are any. */
const isOfPrivileges = ({ gain }: Advisor): boolean => gain.privileges !== undefined

/** What the rulebooks of the two languages play differently. */
const edition = object({
  ownMonument: whole(1, 9),
  /** What an advisor brings, by its number; `dice` is the size of the group for an artisan that looks at groups, or 0. */
  gains: list(object({ advisor: whole(1, 99), dice: whole(0, 5), gain: reward }), { max: 30 }),
  finalTie: oneOf('only-owner', 'highest-layer'),
  /** Points of a composition that brings wisdom. */
  compositionWithWisdom: whole(0, 9),
  /** Which monument is the Master's choice. */
  masterMonument: oneOf('closest', 'cheapest'),
})
export type Edition = TypeOf<typeof edition>

export const schema = object({
  setup: sourced({
    dice: whole(1, 5),
    diceAtFirst: whole(1, 5),
    wisdom: whole(0, 20),
    resources: bySort,
    rings: bySort,
    layersToEnd: whole(1, 13),
    layerCopies: whole(5, 9),
    features: whole(9, 30),
    rowBeyondHouses: whole(0, 5),
    seals: object({ first: whole(0, 9), second: whole(0, 9) }),
    quietRounds: whole(1, 99),
    bySeats: list(object({ seats: whole(1, 5), fish: whole(0, 20), awards: whole(1, 5), allAdvisors: flag }), {
      length: 5,
    }),
  }),
  places: sourced({
    fishMarket: object({ draw: whole(1, 9), fish: whole(0, 20) }),
    academy: object({ wisdom: whole(0, 20) }),
    monuments: object({ palace: whole(0, 9) }),
    resources: object({ near: bySize(whole(0, 9)), far: bySize(whole(0, 9)) }),
    temple: object({ wisdom: whole(0, 20) }),
    market: object({
      items: list(reward, { min: 1, max: 9 }),
      taken: bySize(whole(0, 9)),
      panels: bySize(whole(0, 5)),
    }),
    scrolls: object({ single: list(reward, { min: 1, max: 9 }), several: list(reward, { min: 1, max: 9 }) }),
  }),
  tracks: sourced({ steps: list(whole(0, 20), { length: 13 }) }),
  bridge: sourced({
    spaces: list(reward, { min: 4, max: 40 }),
    alternative: list(reward, { min: 4, max: 40 }),
  }),
  advisors: sourced({ rows: list(advisor, { min: 1, max: 40 }) }),
  banners: sourced({
    rows: list(object({ cost: bySort, copies: whole(0, 9), more: whole(0, 9) }), { min: 1, max: 40 }),
  }),
  editions: sourced({ en: edition, de: edition }),
  privileges: privilegesSchema,
  labyrinth: labyrinthSchema,
  river: riverSchema,
  demands: demandsSchema,
  compositions: compositionsSchema,
  locations: locationsSchema,
  master: masterSchema,
  personalities: personalitiesSchema,
})

export type Components = TypeOf<typeof schema>

/** Numbers of the places that have a track of their own; the Eternal Bridge has its spaces. */
const withTrack = [1, 2, 4, 6, 9, 11]

/** What the rules need beyond the form. */
export function check(components: Components): Problem[] {
  const { setup, places, tracks, advisors, banners, editions, personalities } = components
  const problems = [...checkPersonalities(personalities), ...checkModules(components)]
  const wrong = (place: string, reason: string, values = {}) => problems.push({ place, reason, values })
  if (setup.diceAtFirst > setup.dice) wrong('setup.diceAtFirst', 'tooManyDice', { most: setup.dice })
  if (setup.bySeats.some(({ seats }, i) => seats !== i + 1)) wrong('setup.bySeats', 'seatsInOrder')
  tracks.steps.forEach((steps, place) => {
    if (withTrack.includes(place) !== steps >= 2) wrong(`tracks.steps[${place}]`, 'trackWhereThereIsNone')
  })
  if (banners.rows.length !== advisors.rows.length) wrong('banners.rows', 'oneForEachAdvisor')
  for (const { seats, allAdvisors } of setup.bySeats) {
    const cards = banners.rows.reduce(
      (sum, { copies, more }, i) => sum + (isOfPrivileges(advisors.rows[i]) ? 0 : copies + (allAdvisors ? more : 0)),
      0,
    )
    const needed = seats + setup.rowBeyondHouses + places.fishMarket.draw
    if (cards < needed) wrong('banners.rows', 'tooFewAdvisors', { needed, seats })
  }
  for (const key of ['en', 'de'] as const) {
    const unknown = editions[key].gains.find(({ advisor }) => advisor > advisors.rows.length)
    if (unknown) wrong(`editions.${key}.gains`, 'noSuchAdvisor', { advisor: unknown.advisor })
  }
  places.market.taken.forEach((taken, i) => {
    if (taken > places.market.items.length) wrong(`places.market.taken[${i}]`, 'tooFewItems')
  })
  return problems
}
