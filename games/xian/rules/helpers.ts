import { NONE, type Seat } from '@palatine/kernel'
import type { Gift, Moment } from '../components/schema.ts'
import { type Army, type ArmyIo, type ArmyTable, addPoints, earned } from './model.ts'
import { noPigments, resource, take } from './resources.ts'

/** The paragraph of each gift, for refusals and events. */
const paragraph: { readonly [gift in Gift]: string } = {
  coins: 'XI 5.3',
  clay: 'XI 5.4',
  points: 'XI 5.5',
  exchange: 'XI 5.6',
  discount: 'XI 5.7',
}

/** XI 5.1: what a seat's helpers give at this moment. */
export function helpersGive(g: Army, seat: Seat, when: Moment, gives: Gift, table: ArmyTable): number {
  const { rows } = table.components.helpers
  let all = 0
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]
    if (row.when === when && row.gives === gives && g.helpers[seat * rows.length + i] > 0) all += row.amount
  }
  return all
}

/** Coins, clay and points that a seat's helpers bring at this moment, one event a helper. */
export function letHelpersHelp(g: Army, seat: Seat, when: Moment, io: ArmyIo): void {
  const { rows } = io.table.components.helpers
  for (let helper = 0; helper < rows.length; helper++) {
    const { when: waits, gives, amount } = rows[helper]
    if (waits !== when || g.helpers[seat * rows.length + helper] === 0) continue
    if (gives === 'coins') take(g, seat, resource.coin, amount)
    else if (gives === 'clay') take(g, seat, resource.clay, amount)
    else if (gives === 'points') addPoints(g, seat, earned.helpers, amount)
    else continue
    const of = (gift: Gift) => (gives === gift ? amount : 0)
    const goods = { coins: of('coins'), clay: of('clay'), pigments: noPigments, points: of('points') }
    io.emit?.({ type: 'helperHelped', seat, helper, ...goods, rule: paragraph[gives] })
  }
}

/** XI 5.2: the earlier, the longer a helper helps; the later, the more points it brings. */
export function playHelper(g: Army, seat: Seat, card: number, io: ArmyIo): void {
  const { helpers, workers } = io.table.components
  const { helper: name } = workers.cards[card]
  let helper = 0
  while (helpers.rows[helper].helper !== name) helper++
  const points = helpers.pointsByTurn.points[g.turn - 1]
  g.helpers[seat * helpers.rows.length + helper] = g.turn
  g.upper[seat * 2 + g.round - 1] = NONE
  addPoints(g, seat, earned.helpers, points)
  io.emit?.({ type: 'helperPlayed', seat, helper, card, points, rule: 'XI 5.2' })
}

export const helpersPlayed = (g: Army, seat: Seat, table: ArmyTable): number => {
  const count = table.components.helpers.rows.length
  let played = 0
  for (let i = seat * count; i < (seat + 1) * count; i++) if (g.helpers[i] > 0) played++
  return played
}
