import { call, leave, NOBODY, NONE, takeOut } from '@palatine/kernel'
import { advisorOptions, usable, usableAdvisors, useAdvisor } from './advisors.ts'
import { masterTurn } from './master/turn.ts'
import { type House, isMaster, personOf, procedure } from './model.ts'
import { placeAt } from './places/index.ts'
import { laidAt, wisdomAt } from './places/place.ts'
import { settled } from './settle.ts'
import { penalty, placeOf, visits, wayOf } from './visit.ts'

/** EP 4.1: one group is placed; advisors may be used before and after it. */
export const turn = procedure(
  'turn',
  (at: { house: House }) => at,
  ({ act, ask }) => ({
    visit: ask({
      rule: 'EP 4.2',
      to: ({ at: { house }, table }) => personOf(house, table),
      question: ({ g, at: { house }, table }) => visits(g, house, table),
      also: ({ g, at: { house }, table }) => advisorOptions(g, house, table),
      answer([group, aim], { g, at: { house }, table, io }) {
        const place = placeAt(placeOf(aim), table)
        const way = wayOf(aim)
        const fish = penalty(g, place)
        const wisdom = wisdomAt(place, g, house, group, way)
        const dice = laidAt(place, g, house, group, way)
        g.fish[house] -= fish
        g.wisdom[house] -= wisdom
        takeOut(g.groups[house], group)
        g.visits.push(house, place.number, dice)
        io.emit?.({ type: 'groupPlaced', seat: house, place: place.number, group, dice, wisdom, fish, rule: 'EP 4.2' })
        return call(place.visit, { house, place: place.number, dice, way })
      },
    }),
    settle: act(({ g }) => settled(g)),
    // EP 7.1: after the visit, or the turn ends
    useAdvisorOrEnd: ask({
      rule: 'EP 7.1',
      to: ({ g, at: { house }, table }) => (usable(g, house, table).length > 0 ? personOf(house, table) : NOBODY),
      question: ({ g, at: { house }, table }) => usableAdvisors(g, house, table, true),
      answer: (advisor, { at: { house } }) =>
        advisor === NONE ? undefined : call(useAdvisor, { house, advisor }).thenAgain,
    }),
  }),
)

/** EP 4.1: turn by turn in the turn order, until all groups are placed. */
export const play = procedure(
  'play',
  () => ({ turns: 0 }),
  ({ act }) => ({
    nextTurn: act(({ g, at, table }) => {
      for (let skipped = 0; skipped < g.order.length; skipped++) {
        const house = g.order[at.turns++ % g.order.length]
        if (g.groups[house].length === 0) continue
        return call(isMaster(house, table) ? masterTurn : turn, { house }).thenAgain
      }
      return leave
    }),
  }),
)
