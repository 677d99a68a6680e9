import { begin, type Chance, FastChance, type Game, nthSeed, playout, type Table } from '@palatine/kernel'
import type { Group } from '../run.ts'

/** A game as one loop over the same rules: the same draws in the same order, the same state in the end. */
export type PlayBare = (table: never, chance: Chance) => { readonly g: object; readonly decisions: number }

export const chanceOf = (n: number): Chance => new FastChance(nthSeed(1, n))

export function playOnKernel(game: Game, table: Table, chance: Chance): ReturnType<PlayBare> {
  const io = { table, chance }
  const state = begin(game, io)
  const decisions = playout(game, state, io)
  return { g: state.g, decisions }
}

/** The group that measures the kernel against a bare loop. */
export const againstBare = (name: string, game: Game, table: Table, playBare: PlayBare): Group => ({
  name: game.id,
  about: `${name}, ${table.seats} seats, played at random to its end: on the kernel, and as a bare loop over the same rules.`,
  contestants: [
    { name: 'kernel', play: n => playOnKernel(game, table, chanceOf(n)).decisions },
    { name: 'bare loop', play: n => playBare(table as never, chanceOf(n)).decisions },
  ],
  reference: 'bare loop',
  floors: [{ of: 'kernel', against: 'bare loop', atLeast: 0.4, aim: 0.6 }],
})
