import { NONE, pickThen } from '@palatine/kernel'
import { affordable, appointFromRow, canAppoint, payBanner, payment } from '../appoint.ts'
import { gain, pay } from '../gains.ts'
import { masterAtAcademy } from '../master/actions.ts'
import { personOf, place, procedure, type RealmTable } from '../model.ts'
import { settled } from '../settle.ts'
import { advance } from '../tracks.ts'
import type { Place, Visit } from './place.ts'

/** Whether a house with so much wisdom can pay it instead of a banner. */
const insteadOf = (wisdom: number, table: RealmTable): boolean => wisdom >= table.components.places.academy.wisdom

/** EP 5.3: one of the face-up advisors has to be appointed. */
export const visitAcademy = procedure(
  'visitAcademy',
  (at: Visit) => at,
  ({ act, ask }) => ({
    appointAdvisor: ask({
      rule: 'EP 5.3',
      to: ({ at: { house }, table }) => personOf(house, table),
      question({ g, at: { house }, table }) {
        const { advisors, ways } = affordable(g, house, g.row, insteadOf(g.wisdom[house], table), table)
        return pickThen(advisors, ways, { why: () => ({ reason: 'advisorTooDear', rule: 'EP 5.3' }) })
      },
      answer([advisor, way], { g, at: { house }, table, io }) {
        const { wisdom } = table.components.places.academy
        if (way === payment.instead) pay(g, house, { wisdom }, NONE, 'EP 5.3', io)
        else {
          payBanner(g, house, advisor, 'EP 5.3', io)
          gain(g, house, { wisdom }, 'EP 5.3', io)
        }
        appointFromRow(g, house, advisor, 'EP 5.3', io)
        return settled(g)
      },
    }),
    stepUp: act(({ g, at: { house }, io }) => advance(g, house, place.academy, io)),
  }),
)

export const academy: Place = {
  number: place.academy,
  sum: place.academy,
  rule: 'EP 5.4',
  // EP 5.4: who cannot appoint anybody may not visit
  closed: (g, house, wisdom, _fish, table) =>
    canAppoint(g, house, g.row, insteadOf(wisdom, table), table) ? undefined : 'nobodyToAppoint',
  visit: visitAcademy,
  master: masterAtAcademy,
}
