/**
 * As much of boardgame.io 0.50 as is used here. Its own types are not: only who benches has it installed, and everybody's
 * checks read this file.
 */
import { createRequire } from 'node:module'

export interface Random {
  Die(faces: number): number
}

interface Inside<G> {
  readonly G: G
  readonly random: Random
}

type Move<G> = (inside: Inside<G> & { readonly playerID: string }, value: number) => void

interface Turn<G> {
  readonly activePlayers?: object
  readonly order?: { first(inside: Inside<G>): number; next(): undefined }
  readonly minMoves?: number
  readonly maxMoves?: number
}

interface Phase<G> {
  readonly start?: boolean
  readonly turn: Turn<G>
  readonly moves: Readonly<Record<string, Move<G>>>
  readonly next: string | ((inside: Inside<G>) => string)
  onBegin?(inside: Inside<G>): void
  endIf?(inside: Inside<G>): boolean
  onEnd?(inside: Inside<G>): void
}

/** Something that the library calls between moves; made by itself only. */
export interface Plugin {
  readonly name: string
}

export interface Game<G> {
  readonly name: string
  readonly disableUndo: boolean
  readonly plugins?: readonly Plugin[]
  readonly phases: Readonly<Record<string, Phase<G>>>
  setup(inside: { readonly random: Random }): G
  endIf(inside: Inside<G>): true | undefined
}

export interface State<G> {
  readonly G: G
  readonly ctx: { readonly phase: string; readonly gameover?: unknown }
}

interface MakeMove {
  readonly type: 'MAKE_MOVE'
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string }
}

interface Library {
  CreateGameReducer<G>(options: { game: Game<G> }): (state: State<G>, action: MakeMove) => State<G>
  InitializeGame<G>(options: { game: Game<G>; numPlayers: number }): State<G>
  readonly ActivePlayers: { readonly ALL: object; readonly ALL_ONCE: object }
  /** A plugin that draws from these functions instead of its own. */
  MockRandom(functions: Random): Plugin
}

/** It has no entry points that an ES module could import by name. */
export function load(): Library {
  const require = createRequire(import.meta.url)
  return {
    ...require('boardgame.io/internal'),
    ...require('boardgame.io/core'),
    ...require('boardgame.io/testing'),
  }
}
