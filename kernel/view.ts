import type { Policy } from './bot.ts'
import type { Chance } from './chance.ts'
import type { Game } from './game.ts'
import { imaginedAnswer, newBranch, playBranch, type RunIo, runBranch } from './run.ts'
import { cloneWhere, maskWhere, type State } from './state.ts'
import { type GameEvent, HIDDEN, type Seat, type Table } from './values.ts'

export const cloneState = <G extends object>(game: Game<G>, state: State<G>): State<G> => ({
  g: game.clone(state.g),
  where: cloneWhere(state.where),
})

/** What a seat (null: an onlooker) may see of a state. */
export const viewOf = <G extends object>(
  game: Game<G>,
  table: Table,
  state: State<G>,
  seat: Seat | null,
): State<G> => ({
  g: game.view(state.g, seat, table),
  where: maskWhere(state.where, seat),
})

/** What becomes of answers that others have given in secret, and of branches that they have finished. */
export interface ImagineOptions {
  /** `open`: they are still to be given. A policy: so they are answered. At random if left out. */
  readonly pending?: 'open' | Policy
}

/**
 * A whole state that the seat cannot tell from the true one (unless `pending` is open): the game fills in what its view
 * hides, the kernel draws anew what others have answered in secret or drafted.
 */
export function determinizeView<G extends object>(
  game: Game<G>,
  table: Table,
  view: State<G>,
  known: unknown,
  seat: Seat | null,
  chance: Chance,
  { pending }: ImagineOptions = {},
): State<G> {
  const state: State<G> = {
    g: game.determinize(view.g, known, seat, chance, table),
    where: cloneWhere(view.where),
  }
  const io: RunIo = { table, chance }
  const policy = pending === 'open' ? undefined : pending
  const { together, branches } = state.where
  together?.answers.forEach((answer, i) => {
    if (answer !== HIDDEN || together.seats[i] === seat) return
    together.answers[i] = pending === 'open' ? null : imaginedAnswer(game, state, together.seats[i], io, policy)
  })
  for (const branch of branches ?? []) {
    if (branch.seat === seat) continue
    const { done } = branch
    branch.stack = newBranch(game, state, branch.seat, io).stack
    branch.done = false
    runBranch(game, state, branch, io)
    if (done && pending !== 'open') playBranch(game, state, branch, io, policy)
  }
  return state
}

/** The event as this watcher (null: an onlooker) gets it; undefined if it does not. */
export function seenBy(event: GameEvent, watcher: Seat | null): GameEvent | undefined {
  if (event.audience === undefined) return event
  if (watcher !== null && event.audience.includes(watcher)) return event
  if (event.secret === undefined) return undefined
  const { audience, secret, ...open } = event
  return open
}
