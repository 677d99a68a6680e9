import { call, pick } from '@palatine/kernel'
import { gain } from '../../gains.ts'
import { loseResources } from '../../lose.ts'
import { type House, personOf, procedure, type Realm, type RealmTable, totalResources } from '../../model.ts'
import type { Place, Visit } from '../place.ts'
import { markTemple, temple } from '../temple.ts'

/** EP 14.5: the more resources are given, the more wisdom there is; the panels are as ever. */
export const visitAlternativeTemple = procedure(
  'visitAlternativeTemple',
  (at: Visit) => ({ ...at, offer: 0 }),
  ({ act, ask }) => ({
    offerResources: ask({
      rule: 'EP 14.5',
      to: ({ at: { house }, table }) => personOf(house, table),
      question: ({ g, at: { house }, table }) => pick(offers(g, house, table), { why: tooFew }),
      answer(offer, { at, table, io }) {
        at.offer = offer
        const { resources } = table.components.locations.temple.offers[offer]
        if (resources === 0) return undefined
        io.emit?.({ type: 'resourcesOffered', seat: at.house, resources, rule: 'EP 14.5' })
        return call(loseResources, { house: at.house, left: resources, rule: 'EP 14.5' })
      },
    }),
    learn: act(({ g, at, table, io }) => {
      const { wisdom } = table.components.locations.temple.offers[at.offer]
      gain(g, at.house, { wisdom }, 'EP 14.5', io)
      markTemple(g, at, io)
    }),
  }),
)

/** What a house can offer; nothing is always possible. */
function offers(g: Realm, house: House, { components }: RealmTable): number[] {
  const list = components.locations.temple.offers
  return list.map((_, offer) => offer).filter(offer => list[offer].resources <= totalResources(g, house))
}

const tooFew = () => ({ reason: 'tooFewResources', rule: 'EP 14.5' })

export const alternativeTemple: Place = { ...temple, visit: visitAlternativeTemple }
