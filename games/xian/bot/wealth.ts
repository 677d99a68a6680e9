import { colourCount, tile } from '../rules/model.ts'
import { hasTile } from '../rules/tiles.ts'
import type { Mind } from './mind.ts'
import { weights } from './weights.ts'
import { stockFor } from './worths.ts'

/** What resources are worth, alone and for the plans that they serve; by number of the resource. */
export function wealth(mind: Mind, stock: readonly number[]): number {
  const coins = stock[4]
  const clay = stock[5]
  const pigments = stock[0] + stock[1] + stock[2] + stock[3]
  const all = coins + clay + pigments
  const kept = mind.endTile === 'resources' ? 1 : 0
  if (mind.actions <= 0) return all * (1 / 3 + kept)
  const plans = planned(mind, stock)
  if (mind.actions === 1) return all * (1 / 3 + kept) + plans * 2
  const w = weights
  return (
    all * kept * 0.8 +
    Math.min(coins, w.coinsWanted) * w.coin +
    Math.max(0, coins - w.coinsWanted) * w.coinMore +
    Math.min(clay, w.clayWanted) * w.clay * mind.cares.workshop +
    Math.max(0, clay - w.clayWanted) * w.clayMore +
    Math.min(pigments, w.pigmentsWanted) * w.pigment * (mind.g.painted[mind.seat] > 0 ? 1 : 0.4) +
    Math.max(0, pigments - w.pigmentsWanted) * w.pigmentMore +
    plans
  )
}

/** The best plan of each kind, by how much is missing for it; with one builder left there is only one plan. */
function planned(mind: Mind, stock: readonly number[]): number {
  const { paintIn, asked, equip, prices, createIn, clay, g, seat } = mind
  const last = mind.actions === 1
  const discount = hasTile(g, seat, tile.discount) ? 1 : 0
  const share = (missing: number) =>
    last
      ? missing <= discount
        ? weights.plan[0]
        : 0
      : weights.plan[Math.min(3, Math.max(0, Math.floor(missing - discount * 0.5)))]
  let paint = 0
  for (let section = 0; section < paintIn.length; section++) {
    if (paintIn[section] > 0) paint = Math.max(paint, paintIn[section] * share(missingFor(asked[section], stock)))
  }
  let equipment = 0
  for (let place = 0; place < equip.length; place++) {
    if (equip[place] > 0) equipment = Math.max(equipment, equip[place] * share(Math.max(0, prices[place] - stock[4])))
  }
  let warrior = 0
  for (let section = 0; section < createIn.length; section++) {
    warrior = Math.max(warrior, createIn[section] * share(Math.max(0, clay[section] - stock[5])))
  }
  return last ? Math.max(paint, equipment, warrior) : paint + 0.7 * (equipment + warrior)
}

/** How many pigments are missing for what a section asks for; where one is named the other may be any. */
function missingFor([a, b]: readonly number[], stock: readonly number[]): number {
  if (b === undefined) {
    const all = stock[0] + stock[1] + stock[2] + stock[3]
    if (stock[a] > 0) return all > 1 ? 0 : 1
    return all > 0 ? 1 : 2
  }
  if (a === b) return Math.max(0, 2 - stock[a])
  return (stock[a] > 0 ? 0 : 1) + (stock[b] > 0 ? 0 : 1)
}

/** How much more (or less) a seat's resources are worth with so many more (or fewer) of a kind. */
export function change(mind: Mind, kind: number, count: number): number {
  const stock = stockFor(mind.g, mind.seat)
  const before = wealth(mind, stock)
  stock[kind] += count
  return wealth(mind, stock) - before
}

/** What to bring to the market: what is missed least, for what is wanted most. */
export function marketPlan(mind: Mind, count: number): { given: readonly number[]; worth: number } {
  const stock = stockFor(mind.g, mind.seat)
  const before = wealth(mind, stock)
  const given = bestChanges(mind, stock, -1, count)
  bestChanges(mind, stock, 1, count)
  return { given, worth: wealth(mind, stock) - before }
}

/** Which resources to give (`by` -1) or to take (1), one after the other; `stock` is changed. */
export function bestChanges(mind: Mind, stock: number[], by: 1 | -1, count: number): number[] {
  const changes = stock.map(() => 0)
  const there = (kind: number) =>
    by < 0 ? stock[kind] > 0 : kind >= colourCount || mind.g.pigmentsLeft[kind] > changes[kind]
  for (let i = 0; i < count; i++) {
    let best = Number.NEGATIVE_INFINITY
    let chosen = 0
    for (let kind = 0; kind < stock.length; kind++) {
      if (!there(kind)) continue
      stock[kind] += by
      const worth = wealth(mind, stock)
      stock[kind] -= by
      if (worth <= best) continue
      best = worth
      chosen = kind
    }
    stock[chosen] += by
    changes[chosen]++
  }
  return changes
}
