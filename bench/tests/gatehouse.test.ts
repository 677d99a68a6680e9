import { createRequire } from 'node:module'
import { title } from '@palatine/gatehouse'
import type { GateTable } from '@palatine/gatehouse/rules/model'
import { begin, FastChance, nthSeed, playout, spreadOptions, type Table, tableFor } from '@palatine/kernel'
import type { Plugin } from 'boardgame.io'
import { describe, expect, test } from 'vitest'
import { playBare } from '../bare/gatehouse.ts'
import { peer } from '../peers/gatehouse-boardgame-io.ts'

const require = createRequire(import.meta.url)
const { MockRandom } = require('boardgame.io/testing') as { MockRandom(overrides: object): Plugin }

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

describe('the contestants play the same games', () => {
  test.each(tables.map(table => [asText(table), table] as const))('bare loop, %s', (_, table) => {
    for (let n = 0; n < 200; n++) {
      const seed = nthSeed(7, n)
      expect(playBare(table as GateTable, new FastChance(seed))).toEqual(onKernel(table, seed))
    }
  })

  test.each(tables.map(table => [asText(table), table] as const))('boardgame.io, %s', (_, table) => {
    for (let n = 0; n < 3; n++) {
      const seed = nthSeed(8, n)
      const chance = new FastChance(seed)
      const dice = MockRandom({ Die: (faces: number) => 1 + chance.below(faces) })
      expect(peer(table as GateTable, [dice])(chance)).toEqual(onKernel(table, seed))
    }
  })
})

test('with its own dice boardgame.io plays games as long as ours', () => {
  const table = tableFor(title, 3) as GateTable
  const play = peer(table)
  const mean = (games: number, decisions: (n: number) => number) =>
    Array.from({ length: games }, (_, n) => decisions(n)).reduce((sum, n) => sum + n, 0) / games
  const theirs = mean(60, n => play(new FastChance(nthSeed(9, n))).decisions)
  const ours = mean(2000, n => onKernel(table, nthSeed(9, n)).decisions)
  expect(Math.abs(theirs / ours - 1)).toBeLessThan(0.1)
})
