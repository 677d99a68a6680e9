import { allSeats, type Result, type Seat } from '@palatine/kernel'
import type { Gate, GateTable } from './model.ts'

/** GH 1.1, GH 6.2: what counts */
export function scoreParts(g: Gate, seat: Seat, table: GateTable) {
  const { wallPoints } = table.components.board
  const wall = wallPoints[Math.min(g.walls[seat].length, wallPoints.length - 1)]
  return { prizes: g.prizes[seat], coins: g.coins[seat], wall }
}

/** GH 6.3: most points; then the longer wall; then the victory is shared. */
export function result(g: Gate, table: GateTable): Result {
  const totals = allSeats(table).map(seat => {
    const { prizes, coins, wall } = scoreParts(g, seat, table)
    return prizes + coins + wall
  })
  const better = (a: Seat, b: Seat) => totals[b] - totals[a] || g.walls[b].length - g.walls[a].length
  const order: Seat[][] = []
  for (const seat of allSeats(table).toSorted(better)) {
    const last = order.at(-1)
    if (last && better(last[0], seat) === 0) last.push(seat)
    else order.push([seat])
  }
  return { order, totals, ending: 'normal' }
}
