import { canonical, type Json, LiveTable, makeTable, type State, type Title } from '@palatine/kernel'
import type { Words } from '../words.ts'
import { code, RpcError } from './rpc.ts'
import { learnShapes, type Wrong } from './shape.ts'
import { type Usual, wrongInState } from './state-check.ts'
import { cannotGoOn, expectPlayable, type OpenTable, wrongState } from './tables.ts'

export interface Wanted {
  readonly title: Title
  readonly seats: number | undefined
  readonly options: Json | undefined
  readonly components: Json | undefined
  readonly state: Json
  readonly chance: OpenTable['chance']
}

/** Opens a table at a state that the caller gives, or refuses it with the place where it is wrong. */
export function loadTable(wanted: Wanted, words: Words): LiveTable {
  const { title, state, chance, components } = wanted
  const { usual, wrong } = fittingSeats(wanted, words)
  if (wrong) throw wrongState(wrong)
  let live: LiveTable
  try {
    live = LiveTable.open(title.game, usual.table, chance, {
      from: state as unknown as State,
      components: components ?? null,
    })
    expectPlayable(live)
  } catch (error) {
    throw cannotGoOn(error as Error)
  }
  return live
}

/** With the seats that the caller names; else with the first number of seats that the state fits. */
function fittingSeats(wanted: Wanted, words: Words): { usual: Usual; wrong: Wrong | undefined } {
  const [fewest, most] = wanted.title.game.seats
  let first: { usual: Usual; wrong: Wrong | undefined } | undefined
  let refused: RpcError | undefined
  const counts = wanted.seats === undefined ? range(fewest, most) : [wanted.seats]
  for (const seats of counts) {
    const usual = usualTable(wanted, seats, words)
    if (usual instanceof RpcError) {
      refused ??= usual
      continue
    }
    const found = { usual, wrong: wrongAt(usual, wanted.state) }
    if (!found.wrong) return found
    // Who got further knows better what is wrong.
    if (!first || !/ seats belongs here/.test(found.wrong.reason)) first = found
  }
  if (first) return first
  throw (
    refused ?? new RpcError(code.refused, words.refusal({ reason: 'wrongSeats', values: { min: fewest, max: most } }))
  )
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Rules were made for states that they made themselves: on another they may break while it is checked. */
function wrongAt(usual: Usual, state: Json): Wrong | undefined {
  try {
    return wrongInState(usual, state)
  } catch (error) {
    return { place: 'state', reason: `the rules cannot make sense of it: ${(error as Error).message}` }
  }
}

// Learning what a state looks like takes a moment: the last few tables are kept.
const known = new Map<string, Usual>()
const mostKnown = 20

function usualTable({ title, options, components }: Wanted, seats: number, words: Words): Usual | RpcError {
  const { game } = title
  const made = makeTable(title, seats, options, components)
  if (!('table' in made)) {
    return new RpcError(code.refused, words.refusal(made.refused), {
      ...made.refused,
      ...(made.problems && { problems: made.problems }),
    })
  }
  const key = canonical([game.id, made.table])
  const found = known.get(key)
  if (found) return found
  const others = [seats - 1, seats + 1].map(other => ({
    seats: other,
    made: makeTable(title, other, options, components),
  }))
  const other = others.flatMap(({ seats, made }) =>
    'table' in made ? [{ seats, shapes: learnShapes(game, made.table, 2) }] : [],
  )[0]
  const usual: Usual = { game, table: made.table, shapes: learnShapes(game, made.table), other }
  if (known.size >= mostKnown) known.clear()
  known.set(key, usual)
  return usual
}
