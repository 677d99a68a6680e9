import { artisans } from '../advisors.ts'
import { sizeOf } from '../dice.ts'
import { gainResource } from '../gains.ts'
import { masterAtResources } from '../master/actions.ts'
import { place as places, procedure, resourcePlaces } from '../model.ts'
import { advance } from '../tracks.ts'
import type { Place, Visit } from './place.ts'

/** EP 5.7: how much there is depends on how many dice come; Artisans help (EP 7.9); then a step up the track. */
export const visitResources = procedure(
  'visitResources',
  (at: Visit) => at,
  ({ act }) => ({
    gather: act(({ g, at: { house, place, dice }, table, io }) => {
      const { near, far } = table.components.places.resources
      const amounts = place === places.forest || place === places.quarry ? near : far
      gainResource(g, house, resourcePlaces.indexOf(place), 'EP 5.7', io, amounts[sizeOf(dice) - 1])
      artisans(g, house, 'resource-location', 'EP 7.9', io)
      advance(g, house, place, io)
    }),
  }),
)

/** EP 5.8: no single die reaches the Mine or the Forge. */
export const resourceLocations: readonly Place[] = resourcePlaces.map(number => ({
  number,
  sum: number,
  rule: 'EP 5.7',
  visit: visitResources,
  master: masterAtResources,
}))
