import type { Seat } from '@palatine/kernel'
import type { Palace, PalaceTable } from '../rules/model.ts'
import { openParts } from '../rules/palace.ts'
import { goldLeft, scoreParts } from '../rules/scoring.ts'
import { worthFor } from './worth.ts'

/** What a brick on the tableau will bring, about, and a privilege point beside its place in the ranking. */
const brick = 1.5
const privilegePoint = 0.3

export const features = ['fields', 'bricks', 'privileges', 'building', 'bricksAtHand', 'gold', 'privilegePoints']

/** What was scored, what stands in parts that are still being built, and what it can go on with. */
export function featuresOf(g: Palace, seat: Seat, table: PalaceTable): number[] {
  const worth = worthFor(g, seat, table)
  const parts = scoreParts(g, seat, table)
  let building = 0
  for (const part of openParts(g)) building += worth.own(part)
  return [
    parts.fields,
    parts.bricks,
    parts.privileges,
    building,
    brick * g.bricks[seat],
    worth.gold * goldLeft(g, seat, table),
    privilegePoint * g.privilegePoints[seat],
  ]
}
