import { type Seat, type Share, share } from '@palatine/kernel'
import { type Army, type ArmyIo, type ArmyTable, procedure, tile, tileCount, tileIs } from './model.ts'
import { resourceCount, resourcesOf, stockOf, supplyOf, take } from './resources.ts'

/** XI 8.1: whether a seat has this bonus tile and has not used it. */
export const hasTile = (g: Army, seat: Seat, kind: number): boolean =>
  g.tiles[seat * tileCount + kind] === tileIs.unused

/** Turns a tile over. */
export function spendTile(g: Army, seat: Seat, kind: number, rule: string, io: ArmyIo): void {
  g.tiles[seat * tileCount + kind] = tileIs.used
  io.emit?.({ type: 'tileUsed', seat, tile: kind, rule })
}

/** With or without the discount tile; the answer's number is the place. */
export const price = { full: 0, discounted: 1 } as const
const noWay: readonly number[] = []
const fullOnly = [price.full] as const
const discountedOnly = [price.discounted] as const
const bothPrices = [price.full, price.discounted] as const

/** XI 8.5: how a price can be paid out of a purse; a discount that saves nothing is not offered. */
export function waysToPay(full: number, purse: number, tileAtHand: boolean, table: ArmyTable): readonly number[] {
  const less = tileAtHand && full > 0 && full - table.components.mausoleum.discount <= purse
  if (full <= purse) return less ? bothPrices : fullOnly
  return less ? discountedOnly : noWay
}

/** What is paid in that way. */
export const paidIn = (way: number, full: number, table: ArmyTable): number =>
  way === price.discounted ? Math.max(0, full - table.components.mausoleum.discount) : full

/** XI 8.4: which resources to give for the market tile; undefined if it cannot be used. */
export function marketQuestion(g: Army, seat: Seat, table: ArmyTable): Share | undefined {
  const { market: count } = table.components.mausoleum
  return canTrade(g, seat, table) ? share(stockOf(g, seat), count) : undefined
}

export const canTrade = (g: Army, seat: Seat, table: ArmyTable): boolean =>
  hasTile(g, seat, tile.market) && resourcesOf(g, seat) >= table.components.mausoleum.market

/** XI 8.4: two resources for two others. */
export const market = procedure(
  'market',
  (at: { seat: Seat; given: readonly number[] }) => at,
  ({ act, ask }) => ({
    give: act(({ g, at: { seat, given }, io }) => {
      spendTile(g, seat, tile.market, 'XI 8.4', io)
      for (let kind = 0; kind < resourceCount; kind++) take(g, seat, kind, -given[kind])
      io.emit?.({ type: 'marketGiven', seat, given, rule: 'XI 8.4' })
    }),
    takeFromMarket: ask({
      rule: 'XI 8.4',
      to: ({ at }) => at.seat,
      question({ g, table }) {
        const { market: count } = table.components.mausoleum
        return share(supplyOf(g, count), count)
      },
      answer(taken, { g, seat, io }) {
        for (let kind = 0; kind < resourceCount; kind++) take(g, seat, kind, taken[kind])
        io.emit?.({ type: 'marketTaken', seat, taken, rule: 'XI 8.4' })
      },
    }),
  }),
)
