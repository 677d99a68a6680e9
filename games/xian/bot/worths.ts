import type { Seat } from '@palatine/kernel'
import { type Army, type ArmyTable, colourCount, tile } from '../rules/model.ts'
import { majorityPoints, warriorsIn } from '../rules/scoring.ts'
import { type Interests, weights } from './weights.ts'

const sectionNumber = { A: 0, B: 1, C: 2 } as const

/** One more own warrior in a section, without its group: early by the lead that it makes, late by what it brings. */
export function warriorWorth(
  g: Army,
  seat: Seat,
  section: number,
  late: number,
  endTile: string,
  cares: Interests,
  table: ArmyTable,
): number {
  const { majority } = table.components.pit.sections[section]
  const counts = warriorsIn(g, section, table)
  let most = 0
  let own = -majorityPoints(counts, majority, seat)
  let lost = 0
  for (let other = 0; other < counts.length; other++) {
    if (other === seat) continue
    if (counts[other] > most) most = counts[other]
    lost += majorityPoints(counts, majority, other)
  }
  counts[seat]++
  own += majorityPoints(counts, majority, seat)
  for (let other = 0; other < counts.length; other++) {
    if (other !== seat) lost -= majorityPoints(counts, majority, other)
  }
  const lead = counts[seat] - most
  const early = majority[0] * weights.lead[Math.max(0, Math.min(weights.lead.length - 1, lead + 2))]
  let worth = late * (own + lost * weights.spite[table.seats]) + (1 - late) * early
  if (endTile === 'majorities' && lead === 0) worth += 5
  worth *= cares.majorities
  if (endTile === 'warriors') worth += 2
  const { cards, row } = table.components.equipment
  for (const card of g.equipment[seat]) {
    const pays = table.options.equipment === 'any' || cards[card].house === seat
    if (pays && sectionNumber[cards[card].section] === section) worth += row.bonus * cares.equipment
  }
  return worth
}

/** How large the own group would be with a warrior on this field. */
export function groupWith(g: Army, field: number, seat: Seat, table: ArmyTable): number {
  const { rows, columns, sections } = table.components.pit
  const size = rows * columns
  const group = [field]
  let seen = 1 << field
  const look = (next: number) => {
    if (g.pit[next] !== seat || seen & (1 << next)) return
    seen |= 1 << next
    group.push(next)
  }
  for (let i = 0; i < group.length; i++) {
    const at = group[i]
    const inSection = at % size
    const column = inSection % columns
    if (inSection >= columns) look(at - columns)
    if (inSection < size - columns) look(at + columns)
    if (column > 0) look(at - 1)
    else if (at >= size) look(at - size + columns - 1)
    if (column < columns - 1) look(at + 1)
    else if (at < size * (sections.length - 1)) look(at + size - columns + 1)
  }
  return group.length
}

/** The material and section of a card: a material's sections stand together. */
const kindOf = (card: number, table: ArmyTable): number => {
  const { material, section } = table.components.equipment.cards[card]
  return (material === 'wood' ? 0 : 3) + sectionNumber[section]
}

/** How many cards of each kind a seat has. */
export function kindsOf(g: Army, seat: Seat, table: ArmyTable): number[] {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const card of g.equipment[seat]) counts[kindOf(card, table)]++
  return counts
}

export function equipmentWorth(
  g: Army,
  seat: Seat,
  card: number,
  kinds: readonly number[],
  actions: number,
  endTile: string,
  table: ArmyTable,
): number {
  const { cards, row } = table.components.equipment
  const { house, section, clay } = cards[card]
  const kind = kindOf(card, table)
  const first = kind < 3 ? 0 : 3
  // The card goes to the set in which it is still missing: with it are the other kinds of which there are more.
  let together = 0
  for (let other = first; other < first + 3; other++) if (other !== kind && kinds[other] > kinds[kind]) together++
  let worth = row.sets[together] - (together > 0 ? row.sets[together - 1] : 0)
  if (together < 2 && actions > 3) worth += weights.setBegun
  if (table.options.equipment === 'any' || house === seat) {
    const now = warriorsIn(g, sectionNumber[section], table)[seat]
    worth += row.bonus * (now + Math.min(g.painted[seat], actions) * weights.futureWarriors)
  }
  if (endTile === 'pairs') worth += kinds[kind] % 2 === 1 ? 4 : 0.8
  return worth + clay * weights.clay
}

/** A step on the track: its tile, or the way to better ones that can still be reached. */
export function stepWorth(g: Army, seat: Seat, actions: number, table: ArmyTable): number {
  const { track } = table.components.mausoleum
  const position = g.overseers[seat]
  if (position > track.length) return 0
  const at = (p: number) =>
    p === track.length ? weights.endTile : weights.tiles[tile[track[p]]] * (actions > 1 ? 1 : 0.4)
  let best = at(position)
  let sum = 0
  // Not every builder can go to the palace.
  const reach = Math.max(1, actions * 0.7)
  for (let p = position; p <= track.length && p - position < reach; p++) {
    sum += at(p)
    best = Math.max(best, sum / (p - position + 1))
  }
  return best
}

/** The resources of a seat by number: pigments, coins, clay. */
export function stockFor(g: Army, seat: Seat): number[] {
  const at = seat * colourCount
  return [g.pigments[at], g.pigments[at + 1], g.pigments[at + 2], g.pigments[at + 3], g.coins[seat], g.clay[seat]]
}
