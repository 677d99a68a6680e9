import type { Seat } from '@palatine/kernel'
import type { Army, ArmyTable } from '../rules/model.ts'
import { scoreParts } from '../rules/scoring.ts'
import { buildersLeft, think } from './mind.ts'
import { wealth } from './wealth.ts'
import { sensible, weights } from './weights.ts'
import { stockFor } from './worths.ts'

export const features = [
  'earned',
  'majorities',
  'equipment',
  'tiles',
  'endTile',
  'wealth',
  'helpers',
  'track',
  'sealed',
]

/** What it would score now, and what its resources, helpers, place on the track and seals are still good for. */
export function featuresOf(g: Army, seat: Seat, table: ArmyTable): number[] {
  const parts = scoreParts(g, seat, table)
  const mind = think(g, seat, table, buildersLeft(g, table), sensible)
  let helpers = 0
  for (let i = 0; i < weights.helpers.length; i++) {
    if (g.helpers[seat * weights.helpers.length + i] > 0) helpers += weights.helpers[i] * mind.actions
  }
  let sealed = 0
  for (const owner of g.seals) if (owner === seat) sealed += weights.seal
  return [
    parts.helpers + parts.minister + parts.groups + parts.icons + parts.debt,
    parts.majorities,
    parts.sets + parts.equipment,
    parts.tiles,
    parts.endTile,
    wealth(mind, stockFor(g, seat)),
    helpers,
    mind.step,
    sealed,
  ]
}
