import { title } from '@palatine/gatehouse'
import type { GateTable } from '@palatine/gatehouse/rules/model'
import { begin, FastChance, nthSeed, playout, spreadOptions, type Table, tableFor } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { playBare } from '../bare/gatehouse.ts'

const { game } = title
const variants = spreadOptions(game.options, 100).filter(options => game.refuse?.(options, 4) === undefined)
const tables = [2, 3, 4].flatMap(seats => variants.map(options => tableFor(title, seats, { ...options })))

function onKernel(table: Table, seed: number) {
  const io = { table, chance: new FastChance(seed) }
  const state = begin(game, io)
  const decisions = playout(game, state, io)
  return { g: state.g, decisions }
}

const asText = ({ seats, options }: Table) => `${seats} seats, ${JSON.stringify(options)}`

test.each(tables.map(table => [asText(table), table] as const))(
  'the bare loop plays the same games as the kernel, %s',
  (_, table) => {
    for (let n = 0; n < 200; n++) {
      const seed = nthSeed(7, n)
      expect(playBare(table as GateTable, new FastChance(seed))).toEqual(onKernel(table, seed))
    }
  },
)
