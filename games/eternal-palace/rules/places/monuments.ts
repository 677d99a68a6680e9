import { NONE } from '@palatine/kernel'
import { editionOf } from '../editions.ts'
import { only, payResources } from '../gains.ts'
import { masterAtMonument } from '../master/actions.ts'
import { monumentPlaces, procedure, stock } from '../model.ts'
import { takeLayer } from '../painting.ts'
import { forward } from '../palace.ts'
import type { Place, Visit } from './place.ts'

/** EP 5.5, EP 5.6: pay what lies in the ring, add one to it, step forward at the Palace, take monument and layer. */
export const visitMonument = procedure(
  'visitMonument',
  (at: Visit) => at,
  ({ act }) => ({
    contribute: act(({ g, at: { house, place }, table, io }) => {
      const resource = monumentPlaces.indexOf(place)
      payResources(g, house, only(resource, g.rings[resource]), NONE, 'EP 5.5', io)
      g.rings[resource]++
      io.emit?.({ type: 'ringGrew', place, resources: g.rings[resource], rule: 'EP 5.5' })
      const from = g.monuments[resource]
      if (from === house) forward(g, house, editionOf(table).ownMonument, 'EP 5.6', io)
      else {
        forward(g, house, table.components.places.monuments.palace, 'EP 5.5', io)
        g.monuments[resource] = house
        io.emit?.({ type: 'monumentTaken', seat: house, place, from, rule: 'EP 5.5' })
      }
      takeLayer(g, house, place, io)
    }),
  }),
)

/** EP 5.5: who cannot pay what lies in the ring may not visit. */
export const monuments: readonly Place[] = monumentPlaces.map((number, resource) => ({
  number,
  sum: number,
  rule: 'EP 5.5',
  closed: (g, house) => (g.resources[stock(house, resource)] < g.rings[resource] ? 'ringTooDear' : undefined),
  visit: visitMonument,
  master: masterAtMonument,
}))
