import { kindsIn, NONE, putIn, takeOut } from '@palatine/kernel'
import { gainOf } from './editions.ts'
import { canPay, gain, payResources } from './gains.ts'
import type { House, Realm, RealmIo, RealmTable } from './model.ts'

/** How an advisor is paid: with what its banner shows, or with what the place asks instead. */
export const payment = { banner: 0, instead: 1 } as const

const both = [payment.banner, payment.instead]
const banner = [payment.banner]
const instead = [payment.instead]

export interface Appointments {
  readonly advisors: readonly number[]
  /** For each of them how it can be paid. */
  readonly ways: readonly (readonly number[])[]
}

/** EP 7.6: the advisors among these that a house can pay; `insteadOf` tells whether it has what the place asks instead. */
export function affordable(
  g: Realm,
  house: House,
  cards: readonly number[],
  insteadOf: boolean,
  table: RealmTable,
): Appointments {
  const advisors: number[] = []
  const ways: (readonly number[])[] = []
  for (const advisor of kindsIn(cards)) {
    const byBanner = canPay(g, house, table.components.banners.rows[advisor].cost)
    if (!byBanner && !insteadOf) continue
    advisors.push(advisor)
    ways.push(byBanner ? (insteadOf ? both : banner) : instead)
  }
  return { advisors, ways }
}

/** Whether there is any of them. */
export function canAppoint(
  g: Realm,
  house: House,
  cards: readonly number[],
  insteadOf: boolean,
  table: RealmTable,
): boolean {
  if (insteadOf) return cards.length > 0
  for (let i = 0; i < cards.length; i++) {
    if (canPay(g, house, table.components.banners.rows[cards[i]].cost)) return true
  }
  return false
}

export function payBanner(g: Realm, house: House, advisor: number, rule: string, io: RealmIo): void {
  payResources(g, house, io.table.components.banners.rows[advisor].cost, NONE, rule, io)
}

/** EP 7.2, EP 7.3: a Benefactor gives at once and is discarded, the others stay with the house. */
export function appoint(g: Realm, house: House, advisor: number, io: RealmIo): void {
  if (io.table.components.advisors.rows[advisor].type !== 'benefactor') {
    putIn(g.advisors[house], advisor)
    return
  }
  putIn(g.discards, advisor)
  gain(g, house, gainOf(io.table, advisor), 'EP 7.3', io)
}

/** Appoints an advisor that lies face-up. */
export function appointFromRow(g: Realm, house: House, advisor: number, rule: string, io: RealmIo): void {
  takeOut(g.row, advisor)
  io.emit?.({ type: 'advisorAppointed', seat: house, advisor, rule })
  appoint(g, house, advisor, io)
}
