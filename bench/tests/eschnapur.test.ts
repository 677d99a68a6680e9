import { title } from '@palatine/eschnapur'
import type { PalaceTable } from '@palatine/eschnapur/rules/kit'
import { begin, FastChance, nthSeed, playout, type Table, tableFor } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { playBare } from '../bare/eschnapur.ts'

const { game } = title

function onKernel(table: Table, seed: number) {
  const io = { table, chance: new FastChance(seed) }
  const state = begin(game, io)
  const decisions = playout(game, state, io)
  return { g: state.g, decisions }
}

test.each([2, 3, 4])('the bare loop plays the same games as the kernel, %i seats', seats => {
  const table = tableFor(title, seats)
  for (let n = 0; n < 300; n++) {
    const seed = nthSeed(7, n)
    expect(playBare(table as PalaceTable, new FastChance(seed))).toEqual(onKernel(table, seed))
  }
})
