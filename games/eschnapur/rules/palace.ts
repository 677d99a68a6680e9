import { NONE, type Seat } from '@palatine/kernel'
import { type Palace, type PalaceTable, partIs } from './model.ts'

/** The parts that are still being built, ascending. */
export function openParts(g: Palace): number[] {
  const parts: number[] = []
  for (let part = 0; part < g.state.length; part++) if (g.state[part] === partIs.building) parts.push(part)
  return parts
}

/** How many fields of a part are free; none of a part that is not being built. */
export const freeFields = (g: Palace, part: number, table: PalaceTable): number =>
  g.state[part] === partIs.building ? table.components.parts.rows[part].fields - g.parts[part].length : 0

export const isFull = (g: Palace, part: number, table: PalaceTable): boolean =>
  g.state[part] === partIs.building && freeFields(g, part, table) === 0

/** The value of a field, counted from 1. */
export const fieldValue = (part: number, field: number, table: PalaceTable): number =>
  table.components.parts.rows[part].first + field - 1

/** The seats that have a brick in a part, in turn order. */
export function seatsIn(g: Palace, part: number): Seat[] {
  const seats: Seat[] = []
  for (const seat of g.order) if (g.parts[part].includes(seat)) seats.push(seat)
  return seats
}

/** What a seat may do that others may not, when it builds or moves. */
export interface Freedom {
  readonly anySite: boolean
  readonly stopped: boolean
}

/** Which freedom a seat has bought for this round. */
export const freedomOf = (g: Palace, seat: Seat): Freedom => ({
  anySite: g.freeSites === seat,
  stopped: g.ignoresStop === seat,
})

/** By part: how many bricks this seat may place there (ES 8.2). The stopped part always needs its site card. */
export function roomFor(
  g: Palace,
  seat: Seat,
  table: PalaceTable,
  { anySite, stopped } = freedomOf(g, seat),
): number[] {
  const room: number[] = []
  for (let part = 0; part < g.state.length; part++) {
    const chosen = g.sites[seat].includes(part)
    room.push((part === g.stop ? chosen && stopped : chosen || anySite) ? freeFields(g, part, table) : 0)
  }
  return room
}

/** The parts out of which a last brick may be moved, and for each the parts into which it may go (ES 9.1, ES 9.2). */
export function movesFor(g: Palace, seat: Seat, table: PalaceTable, { stopped } = freedomOf(g, seat)) {
  const from: number[] = []
  const to: number[][] = []
  const touchable = openParts(g).filter(part => stopped || part !== g.stop)
  const free = touchable.filter(part => freeFields(g, part, table) > 0)
  for (const part of touchable) {
    if (g.parts[part].length === 0 || part === g.protectedPart) continue
    const others = free.filter(other => other !== part)
    if (others.length === 0) continue
    from.push(part)
    to.push(others)
  }
  return { from, to }
}

/** The open parts that have a brick at all, and so a last one. */
export const partsWithBricks = (g: Palace): number[] => openParts(g).filter(part => g.parts[part].length > 0)

/** Lays the stop marker aside, without memory (ES 5.3). */
export function liftStop(g: Palace): void {
  g.stop = NONE
}
