import { allSeats, type Refusal, type Seat } from '@palatine/kernel'
import { armory, canTakeEquipment } from './armory.ts'
import { canPaint, lab } from './lab.ts'
import { type Army, type ArmyIo, type ArmyTable, addPoints, building, buildingCount, earned, tile } from './model.ts'
import { canStep, palace } from './palace.ts'
import { resource, take } from './resources.ts'
import { hasTile, spendTile } from './tiles.ts'
import { canCreate, workshop } from './workshop.ts'

/** What is done in each building, by its number. */
export const actions = [workshop, lab, armory, palace] as const

/** XI 6.6: whether the action of a building can be done with so many coins; the same that its first question asks. */
export function canAct(g: Army, seat: Seat, where: number, coins: number, table: ArmyTable): boolean {
  switch (where) {
    case building.workshop:
      return canCreate(g, seat, table)
    case building.lab:
      return canPaint(g, seat, table)
    case building.armory:
      return canTakeEquipment(g, seat, coins, table)
    default:
      return canStep(g, seat, table)
  }
}

/** How a builder comes in: paying, or with the tile without paying, or with the tile where it is full. */
export const entry = { pay: 0, free: 1, open: 2 } as const
const noWay: readonly number[] = []
const paying = [entry.pay] as const
const freely = [entry.free] as const
const payingOrFreely = [entry.pay, entry.free] as const
const opening = [entry.open] as const

/** How many master builders, and the minister, stand on a building and its neighbour. */
function crowd(g: Army, where: number, seats: number): number {
  const place = g.places.indexOf(where)
  const neighbour = g.places[place ^ 1]
  let all = g.minister === where || g.minister === neighbour ? 1 : 0
  for (let seat = 0; seat < seats; seat++)
    all += g.builders[where * seats + seat] + g.builders[neighbour * seats + seat]
  return all
}

/** XI 6.2: two neighbouring tiles hold so many, the minister included. */
export const isFull = (g: Army, where: number, table: ArmyTable): boolean =>
  crowd(g, where, table.seats) >= table.components.tables.capacity[table.seats - 2].most

/** XI 6.3: a coin for every builder of the others. */
export function feeOf(g: Army, seat: Seat, where: number, table: ArmyTable): number {
  let fee = 0
  for (let other = 0; other < table.seats; other++) {
    if (other !== seat) fee += g.builders[where * table.seats + other]
  }
  return fee
}

/** XI 6.5: the minister greets the first builder beside him in a turn. */
const meetsMinister = (g: Army, where: number): boolean => where === g.minister && !g.ministerMet

/** XI 6.6: the coins that are left for the action, after the fee and with the minister's. */
function coinsAfter(g: Army, seat: Seat, where: number, fee: number, table: ArmyTable): number {
  const greeting = meetsMinister(g, where) ? table.components.tables.minister.coins : 0
  return Math.max(0, g.coins[seat] - fee) + greeting
}

function waysIn(g: Army, seat: Seat, where: number, table: ArmyTable): readonly number[] {
  const full = isFull(g, where, table)
  const withTile = hasTile(g, seat, tile.building)
  if (full && !withTile) return noWay
  const fee = feeOf(g, seat, where, table)
  const pays = canAct(g, seat, where, coinsAfter(g, seat, where, fee, table), table)
  if (full) return pays ? opening : noWay // XI 8.2
  // XI 8.3: not where nothing would be owed
  const free = withTile && fee > 0 && canAct(g, seat, where, coinsAfter(g, seat, where, 0, table), table)
  return pays ? (free ? payingOrFreely : paying) : free ? freely : noWay
}

/** The buildings that a seat can enter, and the ways into each. */
export function entries(g: Army, seat: Seat, table: ArmyTable) {
  const where: number[] = []
  const ways: (readonly number[])[] = []
  for (let one = 0; one < buildingCount; one++) {
    const how = waysIn(g, seat, one, table)
    if (how.length === 0) continue
    where.push(one)
    ways.push(how)
  }
  return { where, ways }
}

export function whyNotEnter(
  g: Army,
  seat: Seat,
  where: number,
  way: number | undefined,
  table: ArmyTable,
): Refusal | undefined {
  if (!g.places.includes(where)) return undefined
  const full = isFull(g, where, table)
  const withTile = hasTile(g, seat, tile.building)
  if (way !== undefined && way !== entry.pay && !withTile) return { reason: 'noSuchTile', rule: 'XI 8.1' }
  if (full && way !== entry.open) {
    const { most } = table.components.tables.capacity[table.seats - 2]
    return { reason: 'pairIsFull', rule: 'XI 6.2', values: { most } }
  }
  if (way === entry.open && !full) return { reason: 'notFull', rule: 'XI 8.2' }
  const fee = feeOf(g, seat, where, table)
  if (way === entry.free && fee === 0) return { reason: 'nothingOwed', rule: 'XI 8.3' }
  return { reason: 'nothingToDoThere', rule: 'XI 6.6', values: { building: where } }
}

/** Puts a builder down: the tile, the fee, the minister; the action is still to come. */
export function enter(g: Army, seat: Seat, where: number, way: number, io: ArmyIo): void {
  if (way === entry.free) spendTile(g, seat, tile.building, 'XI 8.3', io)
  if (way === entry.open) spendTile(g, seat, tile.building, 'XI 8.2', io)
  const { minister } = io.table.components.tables
  const fee = way === entry.free ? 0 : feeOf(g, seat, where, io.table)
  g.builders[where * io.table.seats + seat]++
  io.emit?.({ type: 'builderPlaced', seat, building: where, way, rule: 'XI 6.1' })
  if (fee > 0) payFee(g, seat, where, fee, io)
  if (!meetsMinister(g, where)) return
  g.ministerMet = true
  take(g, seat, resource.coin, minister.coins)
  addPoints(g, seat, earned.minister, minister.points)
  io.emit?.({ type: 'ministerMet', seat, coins: minister.coins, points: minister.points, rule: 'XI 6.5' })
}

/** XI 6.3, XI 6.4: own coins first; for what is missing the supply pays, and the seat loses points. */
function payFee(g: Army, seat: Seat, where: number, fee: number, io: ArmyIo): void {
  const { table } = io
  const coins = Math.min(fee, g.coins[seat])
  const owed = fee - coins
  const points = owed * table.components.tables.debt
  const to = new Array<number>(table.seats).fill(0)
  take(g, seat, resource.coin, -coins)
  addPoints(g, seat, earned.debt, -points)
  for (const other of allSeats(table)) {
    if (other === seat) continue
    to[other] = g.builders[where * table.seats + other]
    take(g, other, resource.coin, to[other])
  }
  const rule = owed > 0 ? 'XI 6.4' : 'XI 6.3'
  io.emit?.({ type: 'feePaid', seat, building: where, to, coins, owed, points, rule })
}

/** XI 6.1: whoever keeps the builder takes a coin. */
export function keepBuilder(g: Army, seat: Seat, io: ArmyIo): void {
  const coins = io.table.components.tables.passing
  take(g, seat, resource.coin, coins)
  io.emit?.({ type: 'builderKept', seat, coins, rule: 'XI 6.1' })
}
