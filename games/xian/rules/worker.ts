import type { Refusal, Seat } from '@palatine/kernel'
import { letHelpersHelp, playHelper } from './helpers.ts'
import { type Army, type ArmyIo, type ArmyTable, colour, colourCount, upperCard } from './model.ts'
import { noPigments, resource, take } from './resources.ts'

/** What can be done with the upper card. */
export const work = { action: 0, pigment: 1, forfeit: 2 } as const

const choices: readonly (readonly number[])[] = [
  [work.forfeit],
  [work.action],
  [work.pigment],
  [work.action, work.pigment],
]

/** XI 4.1, XI 4.6: the action, the corner pigment, or, if neither is possible, nothing. */
export function worksOf(g: Army, seat: Seat, table: ArmyTable): readonly number[] {
  return choices[(actionPossible(g, seat, table) ? 1 : 0) + (g.pigmentsLeft[corner(g, seat, table)] > 0 ? 2 : 0)]
}

/** XI 4.4: a miner needs at least one of its colours; everything else is always possible. */
function actionPossible(g: Army, seat: Seat, table: ArmyTable): boolean {
  const { worker, pigments } = table.components.workers.cards[upperCard(g, seat)]
  if (worker !== 'miner') return true
  for (let kind = 0; kind < colourCount; kind++) if (pigments[kind] > 0 && g.pigmentsLeft[kind] > 0) return true
  return false
}

/** The colour in the corner of the upper card. */
const corner = (g: Army, seat: Seat, table: ArmyTable): number =>
  colour[table.components.workers.cards[upperCard(g, seat)].colour]

export function whyNotWork(g: Army, seat: Seat, way: number, table: ArmyTable): Refusal | undefined {
  const card = table.components.workers.cards[upperCard(g, seat)]
  if (way === work.action) return { reason: 'minesAreEmpty', rule: 'XI 4.4' }
  if (way === work.pigment) return { reason: 'pigmentRanOut', rule: 'XI 4.6', values: { colour: card.colour } }
  return way === work.forfeit ? { reason: 'workIsDue', rule: 'XI 4.1' } : undefined
}

/** XI 4: what the worker brings. */
export function letWork(g: Army, seat: Seat, way: number, io: ArmyIo): void {
  const card = upperCard(g, seat)
  if (way === work.forfeit) io.emit?.({ type: 'workerForfeited', seat, card, rule: 'XI 4.6' })
  else if (way === work.pigment) {
    const kind = corner(g, seat, io.table)
    take(g, seat, kind, 1)
    io.emit?.({ type: 'pigmentTaken', seat, colour: kind, from: 'corner', rule: 'XI 4.1' })
  } else if (io.table.components.workers.cards[card].worker === 'helper') playHelper(g, seat, card, io)
  else gather(g, seat, card, io)
}

const paragraph = { 'tax-collector': 'XI 4.2', craftsman: 'XI 4.3', miner: 'XI 4.4', helper: 'XI 4.5' } as const

/** XI 4.2, XI 4.3, XI 4.4: coins, clay or pigments, the latter as far as they are there. */
function gather(g: Army, seat: Seat, card: number, io: ArmyIo): void {
  const { worker, coins, clay, pigments } = io.table.components.workers.cards[card]
  take(g, seat, resource.coin, coins)
  take(g, seat, resource.clay, clay)
  const found = worker === 'miner' ? pigments.map((wanted, kind) => Math.min(wanted, g.pigmentsLeft[kind])) : noPigments
  for (let kind = 0; kind < colourCount; kind++) if (found[kind] > 0) take(g, seat, kind, found[kind])
  io.emit?.({ type: 'workerUsed', seat, card, coins, clay, pigments: found, rule: paragraph[worker] })
  if (worker === 'tax-collector' || worker === 'craftsman') letHelpersHelp(g, seat, worker, io)
}
