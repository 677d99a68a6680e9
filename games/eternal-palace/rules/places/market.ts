import { subset } from '@palatine/kernel'
import { sizeOf } from '../dice.ts'
import { gain } from '../gains.ts'
import { personOf, place, procedure, type RealmTable } from '../kit.ts'
import { markable, markPanel } from '../painting.ts'
import type { Place, Visit } from './place.ts'

const items = ({ components }: RealmTable): number[] => components.places.market.items.map((_, item) => item)

/** EP 5.11, EP 5.12: so many different goods as the number of dice allows, and a marker on the panel of that number. */
export const visitMarket = procedure(
  'visitMarket',
  (at: Visit) => at,
  ({ act, ask }) => ({
    takeGoods: ask({
      to: (_, { house }, table) => personOf(house, table),
      question(_, { dice }, __, table) {
        const count = table.components.places.market.taken[sizeOf(dice) - 1]
        return subset(items(table), count, count, { why: () => ({ reason: 'differentGoods', rule: 'EP 5.11' }) })
      },
      answer(g, { house }, _, taken, io) {
        for (const item of taken) gain(g, house, io.table.components.places.market.items[item], 'EP 5.11', io)
      },
    }),
    mark: act((g, { house, dice }, io) => {
      const panel = io.table.components.places.market.panels[sizeOf(dice) - 1]
      if (markable(g.market[house], panel)) markPanel(g, g.market, house, place.market, panel, io)
    }),
  }),
)

export const market: Place = { number: place.market, sum: place.market, rule: 'EP 5.11', visit: visitMarket }
