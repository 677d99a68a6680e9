import { NONE, type Seat } from '@palatine/kernel'
import { priceOf } from '../rules/armory.ts'
import { helpersGive } from '../rules/helpers.ts'
import { asked } from '../rules/lab.ts'
import { type Army, type ArmyTable, raw } from '../rules/model.ts'
import { clayFor, iconOn } from '../rules/workshop.ts'
import { type Interests, weights } from './weights.ts'
import { equipmentWorth, groupWith, kindsOf, stepWorth, warriorWorth } from './worths.ts'

/** What a seat thinks of a position: the worth of each plan, in points. Made once a question. */
export interface Mind {
  readonly g: Army
  readonly seat: Seat
  readonly table: ArmyTable
  readonly cares: Interests
  /** Master builders still to be placed. */
  readonly actions: number
  readonly endTile: string
  /** By field: what painting is worth there, 0 where it cannot be done; by section: the best of them. */
  readonly paint: readonly number[]
  readonly paintIn: readonly number[]
  /** By section: the pigments that the requests ask for. */
  readonly asked: readonly (readonly number[])[]
  /** By place in the row: worth and price of the card. */
  readonly equip: readonly number[]
  readonly prices: readonly number[]
  /** By field: what creating a warrior is worth there; by section: the best of them, and its clay. */
  readonly create: readonly number[]
  readonly createIn: readonly number[]
  readonly clay: readonly number[]
  /** A step on the overseer track. */
  readonly step: number
}

/** How many builders a seat has still to place, that of this round included. */
export const buildersLeft = (g: Army, table: ArmyTable): number =>
  (table.components.tables.turns - g.turn) * 2 + (g.round === 2 ? 1 : 2)

export function think(g: Army, seat: Seat, table: ArmyTable, actions: number, cares: Interests): Mind {
  const { tables, pit, mausoleum } = table.components
  const late = Math.min(1, (g.turn - 1) / (tables.turns - 1))
  const endTile = g.endTile[seat] === NONE ? '' : mausoleum.endTiles[g.endTile[seat]].tile
  const warrior = pit.sections.map((_, section) =>
    g.painted[seat] > 0 ? warriorWorth(g, seat, section, late, endTile, cares, table) : 0,
  )
  const kinds = kindsOf(g, seat, table)
  const mind = {
    g,
    seat,
    table,
    cares,
    actions,
    endTile,
    paint: new Array<number>(g.pit.length).fill(0),
    paintIn: pit.sections.map(() => 0),
    asked: pit.sections.map((_, section) => asked(g, section, table)),
    equip: g.row.map(card =>
      card === NONE ? 0 : equipmentWorth(g, seat, card, kinds, actions, endTile, table) * cares.equipment,
    ),
    prices: g.row.map(card => (card === NONE ? 0 : priceOf(g, seat, card, table))),
    create: new Array<number>(g.pit.length).fill(0),
    createIn: pit.sections.map(() => 0),
    clay: pit.sections.map((_, section) => clayFor(g, seat, section, table)),
    step: stepWorth(g, seat, actions, table) * cares.track,
  }
  thinkOfPainting(mind, warrior)
  thinkOfCreating(mind, warrior)
  return mind
}

/** The parts of a mind that are filled in field by field. */
interface Thinking extends Mind {
  readonly paint: number[]
  readonly paintIn: number[]
  readonly create: number[]
  readonly createIn: number[]
}

function thinkOfPainting({ g, seat, table, cares, paint, paintIn }: Thinking, warrior: readonly number[]): void {
  const { rows, columns } = table.components.pit
  for (let field = 0; field < g.pit.length; field++) {
    if (g.pit[field] !== raw) continue
    const section = Math.floor(field / (rows * columns))
    const own = g.seals[field] === seat
    if (warrior[section] === 0 || (g.seals[field] !== NONE && !own)) continue
    // The own seal keeps a warrior: it can wait.
    paint[field] = warrior[section] + groupWith(g, field, seat, table) * cares.majorities - (own ? 0.5 : 0)
    if (paint[field] > paintIn[section]) paintIn[section] = paint[field]
  }
}

/** A new warrior is worth its icon, and what can be painted then and could not be before. */
function thinkOfCreating(mind: Thinking, warrior: readonly number[]): void {
  const { g, seat, table, cares, actions, paintIn, create, createIn } = mind
  if (g.rawLeft === 0) return
  const { rows, columns } = table.components.pit
  const points = helpersGive(g, seat, 'warrior', 'points', table)
  const bestPaint = Math.max(...paintIn)
  for (let field = 0; field < g.pit.length; field++) {
    if (g.pit[field] !== NONE) continue
    const section = Math.floor(field / (rows * columns))
    const icon = iconOn(g, field, table)
    let worth = icon.points + points + icon.coins * weights.coin + icon.clay * weights.clay
    worth += icon.pigments * weights.pigment
    if (actions > 0 && warrior[section] > 0) {
      const later = warrior[section] + groupWith(g, field, seat, table) * cares.majorities
      worth += Math.max(0, later - bestPaint) * 0.5 + (bestPaint === 0 ? later * 0.3 : 0)
      if (g.sealsLeft[seat] > 0) worth += weights.seal * cares.seals
    }
    create[field] = worth * cares.workshop
    if (create[field] > createIn[section]) createIn[section] = create[field]
  }
}
