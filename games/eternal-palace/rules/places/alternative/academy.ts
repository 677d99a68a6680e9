import { NONE, pick } from '@palatine/kernel'
import { affordable, appointFromRow, canAppoint, payBanner } from '../../appoint.ts'
import { gain, setReserve } from '../../gains.ts'
import { masterAtAlternativeAcademy } from '../../master/expansions.ts'
import { personOf, place, procedure } from '../../model.ts'
import { settled } from '../../settle.ts'
import { advance } from '../../tracks.ts'
import { academy } from '../academy.ts'
import type { Place, Visit } from '../place.ts'

/** EP 14.3: an advisor for its banner, which makes the reserve grow, or the whole reserve. */
export const visitAlternativeAcademy = procedure(
  'visitAlternativeAcademy',
  (at: Visit) => at,
  ({ act, ask }) => ({
    appointOrTakeReserve: ask({
      rule: 'EP 14.3',
      to: ({ at: { house }, table }) => personOf(house, table),
      question({ g, at: { house }, table }) {
        const { advisors } = affordable(g, house, g.row, false, table)
        return pick(advisors, { optional: g.reserve > 0, why: () => ({ reason: 'advisorTooDear', rule: 'EP 14.3' }) })
      },
      answer(advisor, { g, at: { house }, table, io }) {
        if (advisor === NONE) {
          gain(g, house, { wisdom: g.reserve }, 'EP 14.3', io)
          setReserve(g, 0, 'EP 14.3', io)
          return undefined
        }
        payBanner(g, house, advisor, 'EP 14.3', io)
        setReserve(g, g.reserve + table.components.locations.academy.reserve, 'EP 14.3', io)
        appointFromRow(g, house, advisor, 'EP 14.3', io)
        return settled(g)
      },
    }),
    alsoStepUp: act(({ g, at: { house }, io }) => advance(g, house, place.academy, io)),
  }),
)

export const alternativeAcademy: Place = {
  ...academy,
  rule: 'EP 14.4',
  // EP 14.4: with no reserve and no banner that one can pay there is nothing to do
  closed: (g, house, _wisdom, _fish, table) =>
    g.reserve > 0 || canAppoint(g, house, g.row, false, table) ? undefined : 'nobodyToAppoint',
  visit: visitAlternativeAcademy,
  master: masterAtAlternativeAcademy,
}
