import { call, type Flow, leave, NOBODY, NONE, pick, restart } from '@palatine/kernel'
import { appointFromRow } from './appoint.ts'
import { gainResource } from './gains.ts'
import { choice, kindsIn, personOf, procedure, type Realm, type RealmTable, sorts, type Waiting } from './kit.ts'
import { advance, openTracks } from './tracks.ts'

/** EP 6.7: asks for the choices that wait in the queue, one by one. */
export const settle = procedure(
  'settle',
  () => ({}),
  ({ act, ask }) => ({
    begin: act(g => (g.queue.length === 0 ? leave : undefined)),
    takeResource: ask({
      to: (g, _, table) => next(g, choice.resource, table),
      question: g =>
        pick(g.queue[0].except === NONE ? sorts : sorts.filter(one => one !== g.queue[0].except), { why: paidIt }),
      answer(g, _, house, resource, io) {
        g.queue.shift()
        gainResource(g, house, resource, 'EP 6.7', io)
        return restart
      },
    }),
    moveOnTrack: ask({
      to(g, _, table) {
        const seat = next(g, choice.step, table)
        return seat !== NOBODY && openTracks(g, seat, table).length > 0 ? seat : NOBODY
      },
      question: (g, _, house, table) => pick(openTracks(g, house, table), { why: notThisTrack }),
      answer(g, _, house, where, io) {
        first(g, () => advance(g, house, where, io))
        return restart
      },
    }),
    takeFreeAdvisor: ask({
      to: (g, _, table) => (g.row.length === 0 ? NOBODY : next(g, choice.advisor, table)),
      question: g => pick(kindsIn(g.row)),
      answer(g, _, house, advisor, io) {
        first(g, () => {
          appointFromRow(g, house, advisor, 'EP 7.7', io)
        })
        return restart
      },
    }),
    takeFeature: ask({
      to: (g, _, table) => next(g, choice.feature, table),
      question: g => pick(freeFeatures(g), { anyOrder: true }),
      answer(g, _, house, feature, io) {
        g.queue.shift()
        g.features[feature] = house
        io.emit?.({ type: 'featureTaken', seat: house, feature, rule: 'EP 6.4' })
        return restart
      },
    }),
    // EP 6.7: what cannot be had is lost.
    drop: act(g => {
      g.queue.shift()
      return restart
    }),
  }),
)

/** Settles what waits, if anything does. */
export const settled = (g: Realm): Flow | undefined => (g.queue.length > 0 ? call(settle, {}) : undefined)

const paidIt = () => ({ reason: 'takeAnother', rule: 'EP 7.4' })
const notThisTrack = () => ({ reason: 'trackIsFull', rule: 'EP 7.3' })

const next = ({ queue }: Realm, what: number, table: RealmTable) =>
  queue[0].what === what ? personOf(queue[0].house, table) : NOBODY

const freeFeatures = ({ features }: Realm): number[] =>
  features.map((_, feature) => feature).filter(feature => features[feature] === NONE)

/** Does what the first in the queue is about; what follows from it comes before the rest. */
function first(g: Realm, work: () => void): void {
  const rest: Waiting[] = g.queue.splice(0)
  rest.shift()
  work()
  g.queue.push(...rest)
}
