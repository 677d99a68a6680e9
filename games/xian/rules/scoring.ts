import { allSeats, NONE, type Result, type Seat } from '@palatine/kernel'
import type { Counted } from '../components/schema.ts'
import { helpersPlayed } from './helpers.ts'
import { type Army, type ArmyIo, type ArmyTable, earned, earnedCount, sum, tileCount, tileIs } from './model.ts'
import { resourcesOf } from './resources.ts'

export const scores = [
  'helpers',
  'minister',
  'groups',
  'icons',
  'debt',
  'majorities',
  'sets',
  'equipment',
  'tiles',
  'resources',
  'endTile',
] as const
type Parts = { [part in (typeof scores)[number]]: number }

/** The painted warriors of each seat in a section. */
export function warriorsIn(g: Army, section: number, table: ArmyTable): number[] {
  const { rows, columns } = table.components.pit
  const counts = new Array<number>(table.seats).fill(0)
  for (let field = section * rows * columns; field < (section + 1) * rows * columns; field++) {
    const who = g.pit[field]
    if (who >= 0 && who < table.seats) counts[who]++
  }
  return counts
}

/** XI 10.2, XI 10.3: what a section pays a seat; who ties shares the points of all places that they take. */
export function majorityPoints(counts: readonly number[], majority: readonly number[], seat: Seat): number {
  const own = counts[seat]
  if (own === 0) return 0
  let place = 0
  let tied = 0
  for (const count of counts) {
    if (count > own) place++
    else if (count === own) tied++
  }
  let points = 0
  for (let i = place; i < place + tied && i < majority.length; i++) points += majority[i]
  return Math.floor(points / tied)
}

function majorities(g: Army, seat: Seat, table: ArmyTable): number {
  let points = 0
  table.components.pit.sections.forEach(({ majority }, section) => {
    points += majorityPoints(warriorsIn(g, section, table), majority, seat)
  })
  return points
}

/** Where the kinds of a material begin in `kindsOf`. */
export const firstKind = { wood: 0, bronze: 3 } as const

/** How many cards of each material and section a seat has: a material's sections stand together. */
export function kindsOf(g: Army, seat: Seat, table: ArmyTable): number[] {
  const counts = new Array<number>(6).fill(0)
  for (const card of g.equipment[seat]) {
    const { material, section } = table.components.equipment.cards[card]
    counts[firstKind[material] + sectionNumber[section]]++
  }
  return counts
}
const sectionNumber = { A: 0, B: 1, C: 2 } as const

/** XI 10.4: as many different cards of one material as there are make a set, and what is left over the next. */
export function setPoints(kinds: readonly number[], first: number, table: ArmyTable): number {
  const { sets } = table.components.equipment.row
  let points = 0
  for (let copies = 1; ; copies++) {
    let different = 0
    for (let kind = first; kind < first + 3; kind++) if (kinds[kind] >= copies) different++
    if (different === 0) return points
    points += sets[different - 1]
  }
}

/** XI 10.5: a card pays for the own warriors in its section, by the standard rules only if it shows the own colour. */
function equipmentPoints(g: Army, seat: Seat, table: ArmyTable): number {
  const { cards, row } = table.components.equipment
  let warriors = 0
  for (const card of g.equipment[seat]) {
    const { house, section } = cards[card]
    if (table.options.equipment === 'any' || house === seat) {
      warriors += warriorsIn(g, sectionNumber[section], table)[seat]
    }
  }
  return warriors * row.bonus
}

const unusedTiles = (g: Army, seat: Seat): number => {
  let unused = 0
  for (let i = seat * tileCount; i < (seat + 1) * tileCount; i++) if (g.tiles[i] === tileIs.unused) unused++
  return unused
}

/** XI 10.7: what the end tiles count; `before` is all other points. */
const counters: { readonly [what in Counted]: (g: Army, seat: Seat, table: ArmyTable, before: number) => number } = {
  resources: (g, seat) => resourcesOf(g, seat),
  prestige: (_g, _seat, _table, before) => Math.max(0, before),
  unusedTiles: (g, seat) => unusedTiles(g, seat),
  warriors: (g, seat, table) => table.components.tables.painted - g.painted[seat],
  helpers: (g, seat, table) => helpersPlayed(g, seat, table),
  always: () => 1,
  majorities: (g, seat, table) =>
    table.components.pit.sections.filter((_, section) => {
      const counts = warriorsIn(g, section, table)
      return counts[seat] > 0 && counts[seat] === Math.max(...counts)
    }).length,
  pairs: (g, seat, table) => sum(kindsOf(g, seat, table).map(count => Math.floor(count / 2))),
}

/** XI 10.7: what an end tile is worth to a seat. */
export function endTilePoints(g: Army, seat: Seat, chosen: number, before: number, table: ArmyTable): number {
  const { counts, each, points, most } = table.components.mausoleum.endTiles[chosen]
  return Math.min(most, Math.floor(counters[counts](g, seat, table, before) / each) * points)
}

/** XI 10: all points of a seat as they would be if the game ended now. */
export function scoreParts(g: Army, seat: Seat, table: ArmyTable): Parts {
  const { resources } = table.components.tables
  const had = (what: number) => g.points[seat * earnedCount + what]
  const kinds = kindsOf(g, seat, table)
  const parts: Parts = {
    helpers: had(earned.helpers),
    minister: had(earned.minister),
    groups: had(earned.groups),
    icons: had(earned.icons),
    debt: had(earned.debt),
    majorities: majorities(g, seat, table),
    sets: setPoints(kinds, firstKind.wood, table) + setPoints(kinds, firstKind.bronze, table),
    equipment: equipmentPoints(g, seat, table),
    tiles: unusedTiles(g, seat) * table.components.mausoleum.unused, // XI 10.6
    resources: Math.floor(resourcesOf(g, seat) / resources.each) * resources.points, // XI 10.8
    endTile: 0,
  }
  const chosen = g.endTile[seat]
  if (chosen !== NONE) parts.endTile = endTilePoints(g, seat, chosen, total(parts), table)
  return parts
}

/** XI 10.10: points may be below zero, and above 99. */
const total = (parts: Parts): number => {
  let all = 0
  for (const part of scores) all += parts[part]
  return all
}

/** XI 10.9: most points; then the overseer who is further on, or higher in the pile. */
export function result(g: Army, table: ArmyTable): Result {
  const totals = allSeats(table).map(seat => total(scoreParts(g, seat, table)))
  const order = allSeats(table).slice()
  order.sort((a, b) => totals[b] - totals[a] || g.line.indexOf(b) - g.line.indexOf(a))
  return { order: order.map(seat => [seat]), totals, ending: 'normal' }
}

/** XI 10.1: the final scoring as it is read out. */
export function tellScores(g: Army, io: ArmyIo): void {
  if (!io.emit) return
  const { table } = io
  table.components.pit.sections.forEach(({ majority }, section) => {
    const warriors = warriorsIn(g, section, table)
    const points = allSeats(table).map(seat => majorityPoints(warriors, majority, seat))
    io.emit?.({ type: 'sectionScored', section, warriors, points, rule: 'XI 10.2' })
  })
  for (const seat of allSeats(table)) {
    const parts = scoreParts(g, seat, table)
    const { sets, equipment, tiles, endTile, resources } = parts
    io.emit({
      type: 'seatScored',
      seat,
      sets,
      equipment,
      tiles,
      endTile,
      resources,
      total: total(parts),
      rule: 'XI 10.1',
    })
  }
}
