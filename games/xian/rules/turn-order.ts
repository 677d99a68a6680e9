import { allSeats, type Seat } from '@palatine/kernel'
import { type Army, type ArmyTable, lowerCard } from './model.ts'

/** XI 3.5: high numbers on the lower cards first; among equals whoever's overseer is further on, or higher in a pile. */
export function orderOf(g: Army, table: ArmyTable): Seat[] {
  const { cards } = table.components.workers
  const order = allSeats(table).slice()
  return order.sort(
    (a, b) => cards[lowerCard(g, b)].number - cards[lowerCard(g, a)].number || g.line.indexOf(b) - g.line.indexOf(a),
  )
}
