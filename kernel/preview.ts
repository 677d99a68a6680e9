/** What an answer would certainly do, as far as a seat can know it. */
import type { Chance } from './chance.ts'
import { type Game, playerCount } from './game.ts'
import { determinizeView, give, questionId } from './machine.ts'
import type { State } from './state.ts'
import { type Answer, canonical, copy, type GameEvent, type Json, type Seat, type Table } from './values.ts'
import { cloneState, seenBy, viewOf } from './view.ts'

export interface Preview<G = object> {
  /** The seat's view of the game after the answer. What is not certain has the value that it has now. */
  readonly g: G
  /** The same for the locals of the seat's own frame in a fork; null outside of one. */
  readonly locals: object | null
  /** What will happen, in order, up to the first thing that is not certain. */
  readonly events: readonly GameEvent[]
  /** By seat: how much each category of points changes, where that is certain and not 0. */
  readonly points: readonly { readonly [category: string]: number }[]
  /** What the seat is asked next, if that is certain; null if nothing, or if chance decides first. */
  readonly next: string | null
}

/** All that a seat may look at, and the answer that it thinks of. */
export interface Foreseen {
  readonly table: Table
  readonly view: State
  readonly known: unknown
  readonly seat: Seat
  readonly answer: Answer
}

const worlds = 8

/**
 * Gives the answer in several worlds that the seat cannot tell from the true one. Only what comes out alike in all of
 * them, before chance is asked for anything, is in the preview. `chance` imagines the worlds and decides nothing.
 */
export function previewOf(game: Game, foreseen: Foreseen, chance: Chance): Preview {
  const { table, view, known, seat } = foreseen
  const played = Array.from({ length: worlds }, () =>
    playedIn(game, foreseen, determinizeView(game, table, view, known, seat, chance)),
  )
  const locals = ownLocals(view, seat)
  return {
    g: agreed(view.g as Json, played.map(world => world.view.g) as Json[]) as object,
    locals:
      locals &&
      (agreed(locals as Json, played.map(world => ownLocals(world.view, seat) ?? locals) as Json[]) as object),
    events: commonStart(played.map(world => world.events)),
    points: Array.from({ length: playerCount(game, table) }, (_, one) =>
      alike(
        game.scores,
        played.map(world => world.points[one]),
      ),
    ),
    next: sameIn(played.map(world => world.next)) ?? null,
  }
}

interface Played {
  readonly view: State
  readonly events: readonly GameEvent[]
  readonly points: readonly { readonly [category: string]: number }[]
  readonly next: string | null
}

/** Thrown where chance would be drawn: up to there the answer's effect is certain. */
class ChanceAsked extends Error {}

/** Where only one thing can come, nothing is left to chance. */
const certain: Chance = {
  below(n) {
    if (n === 1) return 0
    throw new ChanceAsked()
  },
}

function playedIn(game: Game, { table, seat, answer }: Foreseen, state: State): Played {
  const before = cloneState(game, state)
  const events: GameEvent[] = []
  const emit = (event: GameEvent) => {
    const seen = seenBy(event, seat)
    if (seen) events.push(copy(seen as unknown as Json) as unknown as GameEvent)
  }
  let drawn = false
  try {
    give(game, state, seat, answer, {
      table,
      chance: certain,
      emit,
      emitInBranch: (one, event) => one === seat && emit(event),
    })
  } catch (error) {
    if (!(error instanceof ChanceAsked)) throw error
    drawn = true
  }
  const parts = (of: State, one: Seat) => game.scoreParts(of.g, one, table)
  return {
    view: viewOf(game, table, state, seat),
    events,
    points: Array.from({ length: playerCount(game, table) }, (_, one) => {
      const [was, is] = [parts(before, one), parts(state, one)]
      return Object.fromEntries(game.scores.map(key => [key, is[key] - was[key]]))
    }),
    next: drawn ? null : (questionId(game, state, seat) ?? null),
  }
}

const ownLocals = ({ where }: State, seat: Seat): object | null =>
  where.branches?.find(branch => branch.seat === seat)?.stack[0]?.at ?? null

/** What is the same in all of `after`; where they differ, what was there before. */
function agreed(before: Json, after: readonly Json[]): Json {
  const [first] = after
  const text = canonical(first)
  if (after.every(one => canonical(one) === text)) return first
  if (Array.isArray(before)) {
    if (!after.every(one => Array.isArray(one) && one.length === before.length)) return before
    return before.map((value, i) =>
      agreed(
        value,
        after.map(one => (one as readonly Json[])[i]),
      ),
    )
  }
  if (typeof before !== 'object' || before === null) return before
  const keys = Object.keys(before)
  const parts = after as readonly { readonly [key: string]: Json }[]
  if (!parts.every(one => typeof one === 'object' && one !== null && keys.every(key => key in one))) return before
  return Object.fromEntries(
    keys.map(key => [
      key,
      agreed(
        (before as { readonly [key: string]: Json })[key],
        parts.map(one => one[key]),
      ),
    ]),
  )
}

function commonStart(lists: readonly (readonly GameEvent[])[]): GameEvent[] {
  const [first] = lists
  const differs = first.findIndex((_, i) => sameIn(lists.map(list => canonical(list[i] ?? null))) === undefined)
  return first.slice(0, differs < 0 ? first.length : differs)
}

/** The categories that change by the same amount in all worlds. */
const alike = (scores: readonly string[], changes: readonly { readonly [category: string]: number }[]) =>
  Object.fromEntries(
    scores.flatMap(key => {
      const change = sameIn(changes.map(one => one[key]))
      return change ? [[key, change]] : []
    }),
  )

const sameIn = <V>(values: readonly V[]): V | undefined =>
  values.every(value => value === values[0]) ? values[0] : undefined
