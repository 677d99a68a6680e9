import { rollDie } from '@palatine/kernel'
import { artisans } from './advisors.ts'
import { groupOf, sumOf } from './dice.ts'
import { sortByColour } from './master/cards.ts'
import { isMaster, procedure } from './model.ts'
import { settled } from './settle.ts'

/** EP 2: everybody rolls, then the turn order follows the totals. */
export const roll = procedure(
  'roll',
  () => ({}),
  ({ act }) => ({
    rollDice: act(({ g, table, io }) => {
      // EP 2.1
      const values: number[] = []
      for (const house of g.order) {
        values.length = 0
        for (let i = 0; i < g.dice[house]; i++) values.push(rollDie(io.chance))
        const dice = groupOf(values)
        g.rolled[house] = dice
        io.emit?.({ type: 'diceRolled', seat: house, dice, total: sumOf(dice), rule: 'EP 2.1' })
        if (isMaster(house, table)) sortByColour(g, house, values, io)
      }
    }),
    adjustOrder: act(({ g, io }) => {
      // EP 2.2, EP 2.3: lowest total first; sorting keeps the order of equals
      g.order.sort((a, b) => sumOf(g.rolled[a]) - sumOf(g.rolled[b]))
      io.emit?.({ type: 'orderSet', order: g.order.slice(), rule: 'EP 2.2' })
    }),
    lowestTotal: act(({ g, io }) => {
      // EP 7.10: the first in the order, unless the second has the same total
      const [first, second] = g.order
      if (sumOf(g.rolled[first]) < sumOf(g.rolled[second])) artisans(g, first, 'lowest-total', 'EP 7.10', io)
      return settled(g)
    }),
  }),
)
