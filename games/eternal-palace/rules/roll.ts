import { NONE, rollDie } from '@palatine/kernel'
import { artisans } from './advisors.ts'
import { groupOf, sumOf } from './dice.ts'
import { allHouses, type House, procedure, type Realm, type RealmTable } from './kit.ts'
import { settled } from './settle.ts'

/** EP 2: everybody rolls, then the turn order follows the totals. */
export const roll = procedure(
  'roll',
  () => ({}),
  ({ act }) => ({
    rollDice: act((g, _, io) => {
      // EP 2.1
      const values: number[] = []
      for (const house of g.order) {
        values.length = 0
        for (let i = 0; i < g.dice[house]; i++) values.push(rollDie(io.chance))
        const dice = groupOf(values)
        g.rolled[house] = dice
        io.emit?.({ type: 'diceRolled', seat: house, dice, total: sumOf(dice), rule: 'EP 2.1' })
      }
    }),
    adjustOrder: act((g, _, io) => {
      // EP 2.2, EP 2.3: lowest total first; sorting keeps the order of equals
      g.order.sort((a, b) => sumOf(g.rolled[a]) - sumOf(g.rolled[b]))
      io.emit?.({ type: 'orderSet', order: g.order.slice(), rule: 'EP 2.2' })
    }),
    lowestTotal: act((g, _, io) => {
      const lowest = aloneLowest(g, io.table)
      if (lowest !== NONE) artisans(g, lowest, 'lowest-total', 'EP 7.10', io)
      return settled(g)
    }),
  }),
)

/** EP 7.10: the house with the lowest total, NONE if several have it. */
function aloneLowest(g: Realm, table: RealmTable): House {
  const lowest = Math.min(...g.rolled.map(sumOf))
  const those = allHouses(table).filter(house => sumOf(g.rolled[house]) === lowest)
  return those.length === 1 ? those[0] : NONE
}
