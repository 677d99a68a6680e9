import type { Game } from './game.ts'
import { isForced, type Question, unrankAnswer, whyNot } from './questions/index.ts'
import type { RunIo } from './run.ts'
import * as run from './run.ts'
import type { State } from './state.ts'
import type { Answer, Seat, Table } from './values.ts'
import * as view from './view.ts'

/**
 * How rules are played. A game carries the machine that it was written for: rules that were frozen years ago are played
 * by the machine of that time, at a table of today. States, answers, events and the parameters of questions are what
 * both share, and stay as they are.
 */
export interface Machine {
  readonly begin: typeof run.begin
  readonly run: typeof run.run
  readonly give: typeof run.give
  readonly playout: typeof run.playout
  readonly questionFor: typeof run.questionFor
  readonly questionId: typeof run.questionId
  readonly questionRule: typeof run.questionRule
  readonly mayBeAutomatic: typeof run.mayBeAutomatic
  readonly determinizeView: typeof view.determinizeView
  readonly whyNot: typeof whyNot
  /** The answer to a question that has but one; undefined if there is a choice. */
  onlyAnswer(question: Question): Answer | undefined
}

/** The machine of today. */
export const machine: Machine = {
  begin: run.begin,
  run: run.run,
  give: run.give,
  playout: run.playout,
  questionFor: run.questionFor,
  questionId: run.questionId,
  questionRule: run.questionRule,
  mayBeAutomatic: run.mayBeAutomatic,
  determinizeView: view.determinizeView,
  whyNot,
  onlyAnswer: question => (isForced(question) ? unrankAnswer(question, 0) : undefined),
}

// Whoever plays a game calls these; which machine does the work is the game's own affair.

/** Sets a game up and runs it to its first question. */
export const begin = <G extends object>(game: Game<G>, io: RunIo): State<G> => game.machine.begin(game, io)

/** Takes an answer that was checked and works on; returns whether the main stack moved on. */
export const give = (game: Game, state: State, seat: Seat, answer: Answer, io: RunIo): boolean =>
  game.machine.give(game, state, seat, answer, io)

/** Plays a game on to its end at random, without keeping anything; returns how often was decided. */
export const playout: Machine['playout'] = (game, ...given) => game.machine.playout(game, ...given)

/** What the seat is asked now, or could still answer differently; undefined if nothing. Works on views, too. */
export const questionFor = (game: Game, table: Table, state: State, seat: Seat): Question | undefined =>
  game.machine.questionFor(game, table, state, seat)

/** The id of the question that this seat is asked: the name of the step. */
export const questionId = (game: Game, state: State, seat: Seat): string | undefined =>
  game.machine.questionId(game, state, seat)

/** The paragraph of the guide that the question to this seat is about. Works on views, too. */
export const questionRule = (game: Game, table: Table, state: State, seat: Seat): string | undefined =>
  game.machine.questionRule(game, table, state, seat)

/** A whole state that the seat cannot tell from the true one. */
export const determinizeView: Machine['determinizeView'] = (game, ...given) =>
  game.machine.determinizeView(game, ...given)
