import type { Seat } from '@palatine/kernel'
import { type Army, colourCount } from './model.ts'

/** The kinds of resources: a pigment has the number of its colour. */
export const resource = { coin: 4, clay: 5 } as const
export const resourceCount = 6

/** What a seat has of each resource. */
export function stockOf(g: Army, seat: Seat): number[] {
  const stock = g.pigments.slice(seat * colourCount, (seat + 1) * colourCount)
  stock.push(g.coins[seat], g.clay[seat])
  return stock
}

/** XI 1.5: what the supply has of each resource; coins and clay do not run out, so `most` is as good as any number. */
export function supplyOf(g: Army, most: number): number[] {
  const supply = g.pigmentsLeft.slice()
  supply.push(most, most)
  return supply
}

/** Between a seat and the supply; a negative count goes back. */
export function take(g: Army, seat: Seat, kind: number, count: number): void {
  if (kind === resource.coin) g.coins[seat] += count
  else if (kind === resource.clay) g.clay[seat] += count
  else {
    g.pigments[seat * colourCount + kind] += count
    g.pigmentsLeft[kind] -= count
  }
}

/** How many resources a seat has; XI 1.5: a gold coin counts for what it is worth. */
export function resourcesOf(g: Army, seat: Seat): number {
  let all = g.coins[seat] + g.clay[seat]
  for (let kind = 0; kind < colourCount; kind++) all += g.pigments[seat * colourCount + kind]
  return all
}

/** Nothing of any colour, for events about coins and clay. */
export const noPigments: readonly number[] = [0, 0, 0, 0]
