import { amount, kindsIn, NOBODY, NONE, pick, pickThen, putIn, takeOut } from '@palatine/kernel'
import { affordable, appoint, payBanner, payment } from '../appoint.ts'
import { cardsLeft, drawAdvisors } from '../deck.ts'
import { gain, pay } from '../gains.ts'
import { masterAtFishMarket } from '../master/actions.ts'
import { type House, personOf, place, procedure, type Realm, type RealmTable } from '../model.ts'
import { settled } from '../settle.ts'
import { advance } from '../tracks.ts'
import type { Place, Visit } from './place.ts'

/** EP 5.1, EP 14.2: advisors are drawn; one may be appointed, one goes back on top, the others are discarded. */
export const visitFishMarket = procedure(
  'visitFishMarket',
  (at: Visit) => at,
  ({ act, ask }) => ({
    draw: act(({ g, at: { house }, table, io }) => {
      const { places, locations } = table.components
      const { draw } = isAlternative(table) ? locations.fishMarket : places.fishMarket
      drawAdvisors(g, house, draw, 'EP 5.1', io)
      if (g.drawn.length === 0) gain(g, house, { fish: places.fishMarket.fish }, 'EP 5.1', io)
    }),
    // EP 14.2: at the alternative market further cards can be bought
    buyCards: ask({
      rule: 'EP 14.2',
      to: ({ g, at: { house }, table }) =>
        isAlternative(table) && cardsForSale(g, house, table) > 0 ? personOf(house, table) : NOBODY,
      question: ({ g, at: { house }, table }) => amount(0, cardsForSale(g, house, table), { why: tooManyCards }),
      answer(count, { g, at: { house }, table, io }) {
        pay(g, house, { fish: count * table.components.locations.fishMarket.fish }, NONE, 'EP 14.2', io)
        drawAdvisors(g, house, count, 'EP 14.2', io)
      },
    }),
    keepAdvisor: ask({
      rule: 'EP 5.1',
      to: ({ g, at: { house }, table }) => (g.drawn.length > 0 ? personOf(house, table) : NOBODY),
      question({ g, at: { house }, table }) {
        const instead = g.fish[house] >= table.components.places.fishMarket.fish
        const { advisors, ways } = affordable(g, house, g.drawn, instead, table)
        return pickThen(advisors, ways, { optional: true, why: () => ({ reason: 'advisorTooDear', rule: 'EP 5.1' }) })
      },
      answer(kept, { g, at: { house }, table, io }) {
        const { fish } = table.components.places.fishMarket
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
      neverAutomatic: true,
    }),
    returnAdvisor: ask({
      rule: 'EP 5.2',
      to: ({ g, at: { house }, table }) => (g.drawn.length > 0 ? personOf(house, table) : NOBODY),
      question: ({ g }) => pick(kindsIn(g.drawn)),
      answer(advisor, { g, at: { house }, io }) {
        // EP 5.2, EP 7.12: only who put it there knows the card on top
        takeOut(g.drawn, advisor)
        g.top = advisor
        const advisors = g.drawn.slice()
        for (const other of advisors) putIn(g.discards, other)
        g.drawn.length = 0
        if (advisors.length > 0) io.emit?.({ type: 'advisorsDiscarded', seat: house, advisors, rule: 'EP 5.2' })
        io.emit?.({ type: 'advisorReturned', seat: house, audience: [house], secret: { advisor }, rule: 'EP 5.2' })
      },
      neverAutomatic: true,
    }),
    stepUp: act(({ g, at: { house }, io }) => {
      g.drawer = NONE
      advance(g, house, place.fishMarket, io)
    }),
  }),
)

const isAlternative = ({ options }: RealmTable): boolean => options.locations.includes('fishMarket')
const cardsForSale = (g: Realm, house: House, { components }: RealmTable): number =>
  Math.min(cardsLeft(g), Math.floor(g.fish[house] / components.locations.fishMarket.fish))
const tooManyCards = () => ({ reason: 'tooManyCards', rule: 'EP 14.2' })

export const fishMarket: Place = {
  number: place.fishMarket,
  sum: place.fishMarket,
  rule: 'EP 5.1',
  visit: visitFishMarket,
  master: masterAtFishMarket,
}
