import { NONE, pickThen, putIn, type Refusal, type Seat } from '@palatine/kernel'
import { helpersGive } from './helpers.ts'
import { type Army, type ArmyTable, procedure, tile } from './model.ts'
import { resource, take } from './resources.ts'
import { hasTile, paidIn, price, spendTile, waysToPay } from './tiles.ts'

/** XI 7.1, XI 5.7: what a card costs this seat before any tile. */
export function priceOf(g: Army, seat: Seat, card: number, table: ArmyTable): number {
  const { cost } = table.components.equipment.cards[card]
  return Math.max(0, cost - helpersGive(g, seat, 'equipment', 'discount', table))
}

/** How a card can be paid with these coins. */
export const waysToTake = (g: Army, seat: Seat, card: number, coins: number, table: ArmyTable): readonly number[] =>
  waysToPay(priceOf(g, seat, card, table), coins, hasTile(g, seat, tile.discount), table)

/** The cards that this seat can pay for, and how. */
export function affordable(g: Army, seat: Seat, table: ArmyTable) {
  const cards: number[] = []
  const ways: (readonly number[])[] = []
  for (const card of g.row) {
    if (card === NONE) continue
    const how = waysToTake(g, seat, card, g.coins[seat], table)
    if (how.length === 0) continue
    cards.push(card)
    ways.push(how)
  }
  return { cards, ways }
}

export function canTakeEquipment(g: Army, seat: Seat, coins: number, table: ArmyTable): boolean {
  for (const card of g.row) if (card !== NONE && waysToTake(g, seat, card, coins, table).length > 0) return true
  return false
}

function whyNot(g: Army, seat: Seat, card: number, way: number | undefined, table: ArmyTable): Refusal | undefined {
  if (!g.row.includes(card) || card === NONE) return { reason: 'notInTheRow', rule: 'XI 7.1' }
  if (way === price.discounted && !hasTile(g, seat, tile.discount)) return { reason: 'noSuchTile', rule: 'XI 8.1' }
  if (way === price.discounted && priceOf(g, seat, card, table) === 0) return { reason: 'savesNothing', rule: 'XI 8.5' }
  const values = { cost: priceOf(g, seat, card, table), coins: g.coins[seat] }
  return { reason: 'notEnoughCoins', rule: 'XI 7.1', values }
}

/** XI 7.1: one card from the row; its place stays empty until the end of the turn. */
export const armory = procedure(
  'armory',
  (at: { seat: Seat }) => at,
  ({ ask }) => ({
    takeEquipment: ask({
      rule: 'XI 7.1',
      to: ({ at }) => at.seat,
      question({ g, seat, table }) {
        const { cards, ways } = affordable(g, seat, table)
        return pickThen(cards, ways, { why: (card, way) => whyNot(g, seat, card, way, table) })
      },
      answer([card, way], { g, seat, table, io }) {
        const coins = paidIn(way, priceOf(g, seat, card, table), table)
        if (way === price.discounted) spendTile(g, seat, tile.discount, 'XI 8.5', io)
        const place = g.row.indexOf(card)
        const { clay } = table.components.equipment.cards[card]
        take(g, seat, resource.coin, -coins)
        g.row[place] = NONE
        putIn(g.equipment[seat], card)
        take(g, seat, resource.clay, clay) // XI 7.2
        io.emit?.({ type: 'equipmentTaken', seat, card, place, coins, clay, rule: 'XI 7.1' })
      },
    }),
  }),
  { possible: ({ seat }, { g, table }) => canTakeEquipment(g, seat, g.coins[seat], table) },
)
