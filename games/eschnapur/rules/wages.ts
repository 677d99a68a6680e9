import { allSeats, call, NONE } from '@palatine/kernel'
import { payAll } from './bank.ts'
import { bankCard } from './bids.ts'
import { officials, type Palace, type PalaceTable, partIs, procedure } from './model.ts'
import { isFull, liftStop, seatsIn } from './palace.ts'
import { scorePart } from './scoring.ts'
import { openWindow } from './windows.ts'

/** ES 11.1: the wage of a part that is full. */
export const wage = procedure(
  'wage',
  (at: { part: number }) => at,
  ({ act }) => ({
    payWage: act(({ g, at: { part }, table, io }) => {
      const { wage: due } = table.components.parts.rows[part]
      io.emit?.({ type: 'wagesDue', part, seats: seatsIn(g, part), gold: due, rule: 'ES 11.1' })
      return call(payAll, { part, due })
    }),
  }),
)

/** Phase 9: privilege points, wages, scoring. */
export const wages = procedure(
  'wages',
  () => ({}),
  ({ act, each }) => ({
    // ES 10.1, ES 10.2: the cards that still lie open; a blocked one lies covered
    privilegePoints: act(({ g, table, io }) => {
      const { values } = table.components.gold
      for (let seat = 0; seat < table.seats; seat++) {
        let points = 0
        for (const where of officials) {
          const card = g.open[seat][where]
          if (card === NONE) continue
          points += values[card]
          bankCard(g, seat, where)
        }
        if (points === 0) continue
        g.privilegePoints[seat] += points
        io.emit?.({ type: 'privilegePointsGained', seat, points, total: g.privilegePoints[seat], rule: 'ES 10.1' })
      }
    }),
    buyGold: act(({ g, table }) => openWindow(g, 'beforeWages', allSeats(table), table)),
    // ES 11.2
    payWages: each(
      ({ g, table }) => fullParts(g, table),
      wage,
      part => ({ part }),
    ),
    score: act(({ g, table, io }) => {
      for (const part of fullParts(g, table)) {
        scorePart(g, part, io)
        clearPart(g, part)
        io.emit?.({ type: 'partFinished', part, rule: 'ES 12.3' })
      }
    }),
  }),
)

export const fullParts = (g: Palace, table: PalaceTable): number[] => {
  const parts: number[] = []
  for (let part = 0; part < g.parts.length; part++) if (isFull(g, part, table)) parts.push(part)
  return parts
}

/** ES 12.3: bricks go back to the supply, the part is turned over, its site cards are not needed any more. */
function clearPart(g: Palace, part: number): void {
  for (const seat of g.parts[part]) g.supply[seat]++
  g.parts[part].length = 0
  g.state[part] = partIs.finished
  if (g.stop === part) liftStop(g) // ES 5.4
}
