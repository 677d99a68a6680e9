import { subset } from '@palatine/kernel'
import type { Reward } from '../../components/schema.ts'
import { sizeOf } from '../dice.ts'
import { gain } from '../gains.ts'
import { masterAtMarket } from '../master/actions.ts'
import { masterAtAlternativeMarket } from '../master/expansions.ts'
import { onceATable, personOf, place, procedure } from '../model.ts'
import { markable, markPanel } from '../painting.ts'
import { settled } from '../settle.ts'
import type { Place, Visit } from './place.ts'

/** EP 5.11, EP 14.6: what can be taken, and how much of it; EP 10.4: a tile beside it offers privileges. */
export const goodsAt = onceATable(({ options, components: { places, locations, privileges } }) => {
  const alternative = options.locations.includes('market')
  const { items, taken } = alternative ? locations.market : places.market
  const tile: Reward = { privileges: alternative ? privileges.alternativeMarket : privileges.market }
  return { items: (options.privileges ? [...items, tile] : items) as readonly Reward[], taken }
})

/** EP 5.11, EP 5.12: so many different goods as the number of dice allows, and a marker on the panel of that number. */
export const visitMarket = procedure(
  'visitMarket',
  (at: Visit) => at,
  ({ act, ask }) => ({
    takeGoods: ask({
      rule: ({ table }) => (table.options.locations.includes('market') ? 'EP 14.6' : 'EP 5.11'),
      to: ({ at: { house }, table }) => personOf(house, table),
      question({ at: { dice }, table }) {
        const { items, taken } = goodsAt(table)
        const count = taken[sizeOf(dice) - 1]
        return subset(
          items.map((_, item) => item),
          count,
          count,
          { why: () => ({ reason: 'differentGoods', rule: 'EP 5.11' }) },
        )
      },
      answer(taken, { g, at: { house }, table, io }) {
        for (const item of taken) gain(g, house, goodsAt(table).items[item], 'EP 5.11', io)
        if (g.queue.length > 0) io.emit?.({ type: 'goodsChosen', seat: house, items: taken, rule: 'EP 5.11' })
        return settled(g)
      },
    }),
    mark: act(({ g, at: { house, dice }, table, io }) => {
      const panel = table.components.places.market.panels[sizeOf(dice) - 1]
      if (markable(g.market[house], panel)) markPanel(g, g.market, house, place.market, panel, io)
    }),
  }),
)

export const market: Place = {
  number: place.market,
  sum: place.market,
  rule: 'EP 5.11',
  visit: visitMarket,
  master: masterAtMarket,
}

/** EP 14.6: for people only the goods differ. */
export const alternativeMarket: Place = { ...market, master: masterAtAlternativeMarket }
