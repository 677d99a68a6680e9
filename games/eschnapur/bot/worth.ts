import type { Look, Seat } from '@palatine/kernel'
import { forSeats, type Palace, type PalaceTable, partIs } from '../rules/model.ts'
import { freeFields } from '../rules/palace.ts'

export type PalaceLook = Look<Palace, PalaceTable, null>

/** How a player thinks about the palace: what places, gold and privilege points are worth, in victory points. */
export interface Worth {
  /** By part and count: what it is worth to place so many bricks there. */
  placing(part: number, count: number): number
  /** What a part is worth to the seat, less a share of what it is worth to the others. */
  standing(part: number, bricks: readonly Seat[]): number
  /** What the own bricks in a part will probably bring. */
  own(part: number): number
  readonly partsLeft: number
  readonly gold: number
  /** What it costs to give so many privilege points away: places in the ranking, and what could be bought later. */
  price(points: number): number
}

export function worthFor(g: Palace, seat: Seat, table: PalaceTable): Worth {
  const { rows } = table.components.parts
  const { values } = table.components.gold
  const { partsToEnd } = forSeats(table)
  let finished = 0
  for (const state of g.state) if (state === partIs.finished) finished++
  const left = Math.max(0, 1 - finished / partsToEnd)
  // About half of all gold becomes bricks: what each part that is still needed can count on.
  let toCome = 0
  for (let who = 0; who < table.seats; who++) {
    toCome += g.bricks[who]
    for (let kind = 1; kind < values.length; kind++) toCome += (g.purses[who][kind] * values[kind]) / 2
  }
  const perPart = 1 + toCome / Math.max(1, partsToEnd - finished)
  // Gold is for later rounds, so its worth falls towards the end.
  const gold = 0.2 + 0.5 * left
  /** How sure it is that a part with so many bricks will be scored. */
  const sure = (part: number, filled: number) => {
    const missing = rows[part].fields - filled
    return missing <= 0 ? 1 : (0.97 * perPart) / (perPart + missing)
  }

  const ofSeat = (part: number, bricks: readonly Seat[], who: Seat) => {
    const highest = bricks.lastIndexOf(who)
    if (highest < 0) return 0
    let count = 0
    for (const owner of bricks) if (owner === who) count++
    return rows[part].first + highest + count + rows[part].wage * gold
  }

  return {
    own: part => sure(part, g.parts[part].length) * ofSeat(part, g.parts[part], seat),
    partsLeft: partsToEnd - finished,
    gold,
    price(points) {
      const { ranking } = forSeats(table)
      const placeWith = (kept: number) => g.privilegePoints.filter((other, who) => who !== seat && other > kept).length
      const lost = ranking[placeWith(g.privilegePoints[seat])] - ranking[placeWith(g.privilegePoints[seat] - points)]
      return lost * (0.8 - 0.4 * left) + points * (0.3 + 0.15 * left)
    },
    placing(part, count) {
      if (count === 0) return 0
      const bricks = g.parts[part]
      const filled = bricks.length + count
      const highest = bricks.lastIndexOf(seat)
      const before = highest < 0 ? 0 : rows[part].first + highest
      const presence = highest < 0 ? rows[part].wage * gold : 0
      const bag = rows[part].bag > bricks.length && rows[part].bag <= filled ? 1.5 * gold : 0
      const now = rows[part].first + filled - 1 - before + count + presence
      // Who finishes a part pays everybody in it, but is sure of the points.
      return sure(part, filled) * now + bag
    },
    standing(part, bricks) {
      if (bricks.length === 0) return 0
      let others = 0
      for (let who = 0; who < table.seats; who++) if (who !== seat) others += ofSeat(part, bricks, who)
      return sure(part, bricks.length) * (ofSeat(part, bricks, seat) - others / (table.seats - 1))
    },
  }
}

/** The best way to share bricks out among parts with this room: `best[part][left]` is the worth from that part on. */
export function bestShares(worth: Worth, room: readonly number[], bricks: number): number[][] {
  const best: number[][] = new Array(room.length + 1)
  // What cannot be placed is not lost, but it waits.
  best[room.length] = Array.from({ length: bricks + 1 }, (_, left) => left * 0.5)
  for (let part = room.length - 1; part >= 0; part--) {
    const after = best[part + 1]
    if (room[part] === 0) {
      best[part] = after
      continue
    }
    const here = new Array<number>(bricks + 1)
    for (let left = 0; left <= bricks; left++) {
      let most = after[left]
      for (let count = 1; count <= left && count <= room[part]; count++) {
        const value = worth.placing(part, count) + after[left - count]
        if (value > most) most = value
      }
      here[left] = most
    }
    best[part] = here
  }
  return best
}

/** The worth of two sites, if so many bricks are to come. */
export function pairWorth(g: Palace, worth: Worth, a: number, b: number, bricks: number, table: PalaceTable): number {
  const roomA = freeFields(g, a, table)
  const roomB = freeFields(g, b, table)
  let most = 0
  for (let count = Math.max(0, bricks - roomB); count <= bricks && count <= roomA; count++) {
    const value = worth.placing(a, count) + worth.placing(b, bricks - count)
    if (value > most) most = value
  }
  return most
}
