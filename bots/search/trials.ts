import {
  type Answer,
  type Game,
  type GameBot,
  give,
  type Look,
  type Policy,
  playout,
  type State,
} from '@palatine/kernel'
import { judge, lead } from './judge.ts'
import type { Value } from './value.ts'
import { Worlds } from './worlds.ts'

/** What a search thinks with: the game, what its players look at, how everybody plays on, and how a moment is judged. */
export interface Mind {
  readonly game: Game
  readonly bot: GameBot
  readonly policy: Policy
  readonly value: Value
}

/** What came of an answer in a world: how good it was, and by how many points of each category the seat was ahead. */
export interface Trial {
  readonly worth: number
  readonly ahead: readonly number[]
}

/** Answers to one question, each of which can be tried in numbered worlds. The same numbers give the same, wherever. */
export class Trials {
  private readonly mind: Mind
  private readonly look: Look
  private readonly answers: readonly Answer[]
  private readonly worlds: Worlds
  private readonly until: (state: State) => boolean

  constructor(mind: Mind, look: Look, answers: readonly Answer[], seed: number) {
    const { game, bot, policy } = mind
    this.mind = mind
    this.look = look
    this.answers = answers
    this.worlds = new Worlds(game, look, policy, seed)
    const end = bot.roundOf(look.view.g) + bot.horizon
    this.until = ({ g }) => bot.roundOf(g) >= end
  }

  /** Gives this answer in this world, lets everybody play on to the end of a round, and judges. */
  try(option: number, world: number): Trial {
    const { game, bot, policy, value } = this.mind
    const { table, seat } = this.look
    const { state, io } = this.worlds.nth(world)
    give(game, state, seat, this.answers[option], io)
    playout(game, state, io, { policy, until: this.until })
    return { worth: judge(game, value, bot.spread, table, state, seat), ahead: lead(game, table, state, seat) }
  }
}
