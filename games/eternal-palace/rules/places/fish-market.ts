import { NOBODY, NONE, pick, pickThen } from '@palatine/kernel'
import { affordable, appoint, payBanner, payment } from '../appoint.ts'
import { drawCard } from '../deck.ts'
import { gain, pay } from '../gains.ts'
import { kindsIn, personOf, place, procedure, putIn, takeOut } from '../kit.ts'
import { settled } from '../settle.ts'
import { advance } from '../tracks.ts'
import type { Place, Visit } from './place.ts'

/** EP 5.1: three advisors are drawn; one may be appointed, one goes back on top, the others are discarded. */
export const visitFishMarket = procedure(
  'visitFishMarket',
  (at: Visit) => at,
  ({ act, ask }) => ({
    draw: act((g, { house }, io) => {
      const { draw, fish } = io.table.components.places.fishMarket
      for (let i = 0; i < draw; i++) {
        const advisor = drawCard(g, io)
        if (advisor !== NONE) putIn(g.drawn, advisor)
      }
      if (g.drawn.length === 0) return gain(g, house, { fish }, 'EP 5.1', io)
      g.drawer = house
      const secret = { advisors: g.drawn.slice() }
      const { length } = g.drawn
      io.emit?.({ type: 'advisorsDrawn', seat: house, count: length, audience: [house], secret, rule: 'EP 5.1' })
    }),
    keepAdvisor: ask({
      to: (g, { house }, table) => (g.drawn.length > 0 ? personOf(house, table) : NOBODY),
      question(g, { house }, _, table) {
        const instead = g.fish[house] >= table.components.places.fishMarket.fish
        const { advisors, ways } = affordable(g, house, g.drawn, instead, table)
        return pickThen(advisors, ways, { optional: true, why: () => ({ reason: 'advisorTooDear', rule: 'EP 5.1' }) })
      },
      answer(g, { house }, _, kept, io) {
        const { fish } = io.table.components.places.fishMarket
        if (typeof kept === 'number') return gain(g, house, { fish }, 'EP 5.1', io)
        const [advisor, way] = kept
        if (way === payment.instead) pay(g, house, { fish }, NONE, 'EP 5.1', io)
        else {
          payBanner(g, house, advisor, 'EP 5.1', io)
          gain(g, house, { fish }, 'EP 5.1', io)
        }
        takeOut(g.drawn, advisor)
        io.emit?.({ type: 'advisorKept', seat: house, advisor, rule: 'EP 5.1' })
        appoint(g, house, advisor, io)
        // EP 5.2: what a Benefactor gives comes before the other cards are looked at again
        return settled(g)
      },
      unhurried: true,
    }),
    returnAdvisor: ask({
      to: (g, { house }, table) => (g.drawn.length > 0 ? personOf(house, table) : NOBODY),
      question: g => pick(kindsIn(g.drawn)),
      answer(g, { house }, _, advisor, io) {
        // EP 5.2, EP 7.12: only who put it there knows the card on top
        takeOut(g.drawn, advisor)
        g.top = advisor
        const advisors = g.drawn.slice()
        for (const other of advisors) putIn(g.discards, other)
        g.drawn.length = 0
        if (advisors.length > 0) io.emit?.({ type: 'advisorsDiscarded', seat: house, advisors, rule: 'EP 5.2' })
        io.emit?.({ type: 'advisorReturned', seat: house, audience: [house], secret: { advisor }, rule: 'EP 5.2' })
      },
      unhurried: true,
    }),
    stepUp: act((g, { house }, io) => {
      g.drawer = NONE
      advance(g, house, place.fishMarket, io)
    }),
  }),
)

export const fishMarket: Place = {
  number: place.fishMarket,
  sum: place.fishMarket,
  rule: 'EP 5.1',
  visit: visitFishMarket,
}
