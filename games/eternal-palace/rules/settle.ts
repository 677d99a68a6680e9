import { call, type Flow, kindsIn, leave, NOBODY, NONE, pick, restart, subset } from '@palatine/kernel'
import { appointFromRow } from './appoint.ts'
import { beforeTheRest, gainResource, gainResources, only, payResources } from './gains.ts'
import { choice, personOf, procedure, type Realm, type RealmTable, resourcePlaces, sorts } from './model.ts'
import { freeFeatures, takeFeature } from './painting.ts'
import { recruit } from './recruit.ts'
import { advance, openTracks, payableTracks } from './tracks.ts'

/** EP 6.7: asks for the choices that wait in the queue, one by one. */
export const settle = procedure(
  'settle',
  () => ({}),
  ({ act, ask }) => ({
    begin: act(({ g }) => {
      if (g.queue.length === 0) return leave
      const { house, what, about } = g.queue[0]
      if (what !== choice.recruit) return undefined
      g.queue.shift()
      return call(recruit, { house, count: about }).thenAgain
    }),
    takeResource: ask({
      rule: 'EP 6.7',
      to: ({ g, table }) => next(g, choice.resource, table),
      question: ({ g }) =>
        pick(g.queue[0].about === NONE ? sorts : sorts.filter(one => one !== g.queue[0].about), { why: paidIt }),
      answer(resource, { g, seat: house, io }) {
        g.queue.shift()
        gainResource(g, house, resource, 'EP 6.7', io)
        return restart
      },
    }),
    takeDifferent: ask({
      rule: 'EP 12.6',
      to: ({ g, table }) => next(g, choice.different, table),
      question: ({ g: { queue } }) => subset(sorts, queue[0].about, queue[0].about, { why: twoSorts }),
      answer(taken, { g, seat: house, io }) {
        g.queue.shift()
        gainResources(
          g,
          house,
          sorts.map(resource => (taken.includes(resource) ? 1 : 0)),
          'EP 12.6',
          io,
        )
        return restart
      },
    }),
    moveOnTrack: ask({
      rule: 'EP 6.2',
      to({ g, table }) {
        const seat = next(g, choice.step, table)
        return seat !== NOBODY && openTracks(g, seat, table).length > 0 ? seat : NOBODY
      },
      question: ({ g, seat: house, table }) => pick(openTracks(g, house, table), { why: notThisTrack }),
      answer(where, { g, seat: house, io }) {
        g.queue.shift()
        beforeTheRest(g, () => advance(g, house, where, io))
        return restart
      },
    }),
    // EP 14.7: a step for resources, if one likes
    payForStep: ask({
      rule: 'EP 14.7',
      to({ g, table }) {
        const seat = next(g, choice.paidStep, table)
        return seat !== NOBODY && payableTracks(g, seat, g.queue[0].about, table).length > 0 ? seat : NOBODY
      },
      question: ({ g, seat: house, table }) =>
        pick(payableTracks(g, house, g.queue[0].about, table), { optional: true, why: notThisStep }),
      answer(where, { g, seat: house, io }) {
        const { about } = g.queue[0]
        g.queue.shift()
        if (where === NONE) {
          io.emit?.({ type: 'stepDeclined', seat: house, rule: 'EP 14.7' })
          return restart
        }
        beforeTheRest(g, () => {
          payResources(g, house, only(resourcePlaces.indexOf(where), about), NONE, 'EP 14.7', io)
          advance(g, house, where, io)
        })
        return restart
      },
    }),
    takeFreeAdvisor: ask({
      rule: 'EP 7.7',
      to: ({ g, table }) => (g.row.length === 0 ? NOBODY : next(g, choice.advisor, table)),
      question: ({ g }) => pick(kindsIn(g.row)),
      answer(advisor, { g, seat: house, io }) {
        g.queue.shift()
        beforeTheRest(g, () => appointFromRow(g, house, advisor, 'EP 7.7', io))
        return restart
      },
    }),
    takeFeature: ask({
      rule: 'EP 6.4',
      to: ({ g, table }) => next(g, choice.feature, table),
      question: ({ g }) => pick(freeFeatures(g), { anyOrder: true }),
      answer(feature, { g, seat: house, io }) {
        g.queue.shift()
        takeFeature(g, house, feature, 'EP 6.4', io)
        return restart
      },
    }),
    // EP 6.7: what cannot be had is lost.
    drop: act(({ g }) => {
      g.queue.shift()
      return restart
    }),
  }),
)

/** Settles what waits, if anything does. */
export const settled = (g: Realm): Flow | undefined => (g.queue.length > 0 ? call(settle, {}) : undefined)

const paidIt = () => ({ reason: 'takeAnother', rule: 'EP 7.4' })
const twoSorts = () => ({ reason: 'takeDifferentOnes', rule: 'EP 12.6' })
const notThisStep = () => ({ reason: 'stepNotPayable', rule: 'EP 14.7' })
const notThisTrack = () => ({ reason: 'trackIsFull', rule: 'EP 7.3' })

const next = ({ queue }: Realm, what: number, table: RealmTable) =>
  queue[0].what === what ? personOf(queue[0].house, table) : NOBODY
