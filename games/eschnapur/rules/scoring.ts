import { allSeats, type Result, type Seat } from '@palatine/kernel'
import { forSeats, type Palace, type PalaceIo, type PalaceTable, sum } from './model.ts'
import { fieldValue, seatsIn } from './palace.ts'

/** ES 12.1, ES 12.2: in turn order, the value of the highest own field and a point for each own brick. */
export function scorePart(g: Palace, part: number, io: PalaceIo): void {
  for (const seat of seatsIn(g, part)) {
    const value = fieldValue(part, g.parts[part].lastIndexOf(seat) + 1, io.table)
    let count = 0
    for (const owner of g.parts[part]) if (owner === seat) count++
    g.fieldPoints[seat] += value
    g.brickPoints[seat] += count
    const total = g.fieldPoints[seat] + g.brickPoints[seat]
    io.emit?.({ type: 'partScored', seat, part, value, count, total, ...onTrack(total, io.table), rule: 'ES 12.1' })
  }
}

/** ES 12.4: beyond the last field the stone begins anew, and a marker says how much that is worth. */
export function onTrack(points: number, table: PalaceTable): { marker: number; field: number } {
  let marker = 0
  for (const worth of table.components.tables.track.markers) if (points > worth) marker = worth
  return { marker, field: points - marker }
}

/** ES 13.2, ES 13.3: the place in the ranking of privilege points, from 0; whoever has as many shares the better place. */
export const rankOf = (g: Palace, seat: Seat): number =>
  g.privilegePoints.filter(points => points > g.privilegePoints[seat]).length

export const scoreParts = (g: Palace, seat: Seat, table: PalaceTable) => ({
  fields: g.fieldPoints[seat],
  bricks: g.brickPoints[seat],
  privileges: forSeats(table).ranking[rankOf(g, seat)],
})

/** ES 13.4: gold that is left, in hand or under the blockade. */
export const goldLeft = (g: Palace, seat: Seat, table: PalaceTable): number =>
  sum(g.purses[seat].map((count, kind) => count * table.components.gold.values[kind]))

/** ES 1.1, ES 13.4: most points; then most gold; then the victory is shared. */
export function result(g: Palace, table: PalaceTable): Result {
  const seats = allSeats(table)
  const totals = seats.map(seat => sum(Object.values(scoreParts(g, seat, table))))
  const gold = seats.map(seat => goldLeft(g, seat, table))
  const better = (a: Seat, b: Seat) => totals[b] - totals[a] || gold[b] - gold[a]
  const order: Seat[][] = []
  for (const seat of seats.slice().sort(better)) {
    const last = order.at(-1)
    if (last && better(last[0], seat) === 0) last.push(seat)
    else order.push([seat])
  }
  return { order, totals, ending: g.ending === 'stall' ? 'stall' : 'normal' }
}
