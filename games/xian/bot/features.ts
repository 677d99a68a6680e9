import { NONE, type Seat } from '@palatine/kernel'
import { type Army, type ArmyTable, sum } from '../rules/model.ts'
import { resource } from '../rules/resources.ts'
import { scoreParts } from '../rules/scoring.ts'
import { endTileWorth } from './end-tiles.ts'
import { buildersLeft, think } from './mind.ts'
import { sensible, weights } from './weights.ts'
import { stockFor } from './worths.ts'

export const features = [
  'earned',
  'majoritiesEarly',
  'majoritiesLate',
  'equipment',
  'tiles',
  'endTile',
  'endTileTaken',
  'coins',
  'clay',
  'pigments',
  'painting',
  'helpers',
  'track',
  'overseer',
  'sealed',
]

/** What it would score now, and what its resources, helpers, place on the track and seals are still good for. */
export function featuresOf(g: Army, seat: Seat, table: ArmyTable): number[] {
  const parts = scoreParts(g, seat, table)
  const mind = think(g, seat, table, buildersLeft(g, table), sensible)
  const stock = stockFor(g, seat)
  // The leads of the first turns seldom last.
  const late = 1 - mind.actions / (table.components.tables.turns * 2)
  const chosen = g.endTile[seat]
  let helpers = 0
  for (let i = 0; i < weights.helpers.length; i++) {
    if (g.helpers[seat * weights.helpers.length + i] > 0) helpers += weights.helpers[i] * mind.actions
  }
  let sealed = 0
  for (const owner of g.seals) if (owner === seat) sealed += weights.seal
  return [
    parts.helpers + parts.minister + parts.groups + parts.icons + parts.debt,
    parts.majorities * (1 - late),
    parts.majorities * late,
    parts.sets + parts.equipment,
    parts.tiles,
    chosen === NONE ? 0 : endTileWorth(mind, chosen),
    chosen === NONE ? 0 : 1,
    stock[resource.coin],
    stock[resource.clay],
    sum(stock) - stock[resource.coin] - stock[resource.clay],
    mind.actions > 0 ? Math.max(...mind.paintIn) : 0,
    helpers,
    mind.step,
    g.overseers[seat],
    sealed,
  ]
}
