import { NONE } from '@palatine/kernel'
import { waysToTake } from '../rules/armory.ts'
import { entry, feeOf } from '../rules/builder.ts'
import { payments, waysToPaint } from '../rules/lab.ts'
import { building, colour } from '../rules/model.ts'
import { resource } from '../rules/resources.ts'
import { paidIn, price } from '../rules/tiles.ts'
import { waysToCreate } from '../rules/workshop.ts'
import type { Mind } from './mind.ts'
import { change, wealth } from './wealth.ts'
import { weights } from './weights.ts'
import { stockFor } from './worths.ts'

/** What it costs to turn a tile over. */
export const tileCost = (mind: Mind): number =>
  mind.table.components.mausoleum.unused + (mind.endTile === 'unused-tiles' ? 3 : 0)

/** The better of a card's two uses. */
export const cardWorth = (mind: Mind, card: number): number =>
  Math.max(workerWorth(mind, card), cornerWorth(mind, card))

export function cornerWorth(mind: Mind, card: number): number {
  const kind = colour[mind.table.components.workers.cards[card].colour]
  return mind.g.pigmentsLeft[kind] > 0 ? change(mind, kind, 1) : 0
}

/** What the action of a worker card brings. */
export function workerWorth(mind: Mind, number: number): number {
  const { g, table, seat } = mind
  const { helpers, workers } = table.components
  const card = workers.cards[number]
  const count = helpers.rows.length
  if (card.helper !== 'none') {
    const which = helpers.rows.findIndex(row => row.helper === card.helper)
    const endTile = mind.endTile === 'helpers' ? 2 : 0
    const points = helpers.pointsByTurn.points[g.turn - 1]
    return (points + weights.helpers[which] * mind.actions + endTile) * mind.cares.helpers
  }
  const stock = stockFor(g, seat)
  const before = wealth(mind, stock)
  for (let kind = 0; kind < 4; kind++) stock[kind] += Math.min(card.pigments[kind], g.pigmentsLeft[kind])
  stock[resource.coin] += card.coins
  stock[resource.clay] += card.clay
  for (let i = 0; i < count; i++) {
    const { when, gives, amount } = helpers.rows[i]
    if (when !== card.worker || g.helpers[seat * count + i] === 0) continue
    if (gives === 'coins') stock[resource.coin] += amount
    else if (gives === 'clay') stock[resource.clay] += amount
  }
  return wealth(mind, stock) - before
}

/** The best that can be done in a building with so many coins. */
function actWorth(mind: Mind, where: number, coins: number): number {
  switch (where) {
    case building.palace:
      return mind.step
    case building.armory:
      return bestEquipment(mind, coins)
    case building.lab:
      return bestPainting(mind)
    default:
      return bestCreation(mind)
  }
}

function bestEquipment(mind: Mind, coins: number): number {
  const { g, seat, table } = mind
  let best = Number.NEGATIVE_INFINITY
  for (let place = 0; place < g.row.length; place++) {
    if (g.row[place] === NONE) continue
    for (const way of waysToTake(g, seat, g.row[place], coins, table))
      best = Math.max(best, takeWorth(mind, place, way))
  }
  return best
}

function bestPainting(mind: Mind): number {
  let best = Number.NEGATIVE_INFINITY
  for (let section = 0; section < mind.paintIn.length; section++) {
    if (mind.paintIn[section] > 0) best = Math.max(best, mind.paintIn[section] + cheapestPaint(mind, section))
  }
  return best
}

function bestCreation(mind: Mind): number {
  const { g, seat, table } = mind
  let best = Number.NEGATIVE_INFINITY
  for (let section = 0; section < mind.createIn.length; section++) {
    for (const way of waysToCreate(g, seat, section, table)) {
      best = Math.max(best, mind.createIn[section] + clayWorth(mind, section, way))
    }
  }
  return best
}

/** Equipment from this place of the row: its worth and what it costs. */
export const takeWorth = (mind: Mind, place: number, way: number): number =>
  mind.equip[place] + change(mind, resource.coin, -paidIn(way, mind.prices[place], mind.table)) - tileFor(mind, way)

/** What the clay for a warrior in a section is worth; negative. */
export const clayWorth = (mind: Mind, section: number, way: number): number =>
  change(mind, resource.clay, -paidIn(way, mind.clay[section], mind.table)) - tileFor(mind, way)

const tileFor = (mind: Mind, way: number): number => (way === price.discounted ? tileCost(mind) : 0)

/** What the pigments of a payment are worth; negative. */
export function paymentWorth(mind: Mind, way: number): number {
  const stock = stockFor(mind.g, mind.seat)
  const before = wealth(mind, stock)
  const paid = payments[way]
  for (const kind of paid) stock[kind]--
  return wealth(mind, stock) - before - (paid.length === 1 ? tileCost(mind) : 0)
}

/** The cheapest way to paint in a section; below everything if there is none. */
export function cheapestPaint(mind: Mind, section: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (const way of waysToPaint(mind.g, mind.seat, section, mind.table)) best = Math.max(best, paymentWorth(mind, way))
  return best
}

/** Entering a building: the fee, the minister and the action. */
export function entryWorth(mind: Mind, where: number, way: number): number {
  const { g, seat, table } = mind
  const { minister, debt } = table.components.tables
  const fee = way === entry.free ? 0 : feeOf(g, seat, where, table)
  const paid = Math.min(fee, g.coins[seat])
  const greeted = where === g.minister && !g.ministerMet
  const greeting = greeted ? minister.coins : 0
  return (
    actWorth(mind, where, g.coins[seat] - paid + greeting) +
    change(mind, resource.coin, greeting - paid) +
    (greeted ? minister.points : 0) -
    (fee - paid) * debt -
    fee * weights.spite[table.seats] * 0.4 -
    (way === entry.pay ? 0 : tileCost(mind) + 0.06 * mind.actions)
  )
}

/** Keeping the builder for a coin. */
export function keepingWorth(mind: Mind): number {
  const stock = stockFor(mind.g, mind.seat)
  const before = wealth(mind, stock)
  stock[resource.coin] += mind.table.components.tables.passing
  return wealth({ ...mind, actions: mind.actions - 1 }, stock) - before
}

/** An extra action: good if it brings more than the tile is likely to bring later. */
export function extraWorth(mind: Mind, where: number): number {
  const later = mind.actions >= 4 ? 4.5 : mind.actions >= 1 ? 3 : 0.5
  return actWorth(mind, where, mind.g.coins[mind.seat]) - Math.max(later, tileCost(mind))
}
