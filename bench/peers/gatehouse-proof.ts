import { deepStrictEqual, ok } from 'node:assert/strict'
import { title } from '@palatine/gatehouse'
import type { GateTable } from '@palatine/gatehouse/rules/model'
import { begin, FastChance, nthSeed, playout, spreadOptions, type Table, tableFor } from '@palatine/kernel'
import { load } from './boardgame-io.ts'
import { peer } from './gatehouse-boardgame-io.ts'

const { game } = title

/** Throws if boardgame.io does not play the very games that the kernel plays: there is nothing to compare then. */
export function prove(): void {
  const variants = spreadOptions(game.options, 100).filter(options => game.refuse?.(options, 4) === undefined)
  for (const seats of [2, 3, 4]) {
    for (const options of variants) playsTheSame(tableFor(title, seats, { ...options }))
  }
  playsAsLong(tableFor(title, 3))
}

function playsTheSame(table: Table): void {
  for (let n = 0; n < 3; n++) {
    const seed = nthSeed(8, n)
    const chance = new FastChance(seed)
    const dice = load().MockRandom({ Die: faces => 1 + chance.below(faces) })
    const theirs = peer(table as GateTable, [dice])(chance)
    const where = `boardgame.io plays another game: ${table.seats} seats, ${JSON.stringify(table.options)}, seed ${seed}`
    deepStrictEqual(theirs, onKernel(table, seed), where)
  }
}

/** With its own dice the games cannot be the same, but they are as long. */
function playsAsLong(table: Table): void {
  const play = peer(table as GateTable)
  const mean = (games: number, decisions: (n: number) => number) =>
    Array.from({ length: games }, (_, n) => decisions(n)).reduce((sum, n) => sum + n, 0) / games
  const theirs = mean(60, n => play(new FastChance(nthSeed(9, n))).decisions)
  const ours = mean(2000, n => onKernel(table, nthSeed(9, n)).decisions)
  ok(Math.abs(theirs / ours - 1) < 0.1, `a game takes ${theirs} decisions on boardgame.io and ${ours} on the kernel`)
}

function onKernel(table: Table, seed: number) {
  const io = { table, chance: new FastChance(seed) }
  const state = begin(game, io)
  const decisions = playout(game, state, io)
  return { g: state.g, decisions }
}
