import type { Chance } from './chance.ts'
import { type Machine, machine } from './machine.ts'
import type { Options, OptionValues } from './options.ts'
import { ASK, EACH, FORK, type Procedure, type StepDefinition, TOGETHER } from './procedure.ts'
import type { GameEvent, Refusal, Seat, Table } from './values.ts'

/** How a game ended. */
export interface Result {
  /** Best first, everybody at the table (see `automata`); those who share a place stand together. */
  readonly order: readonly (readonly Seat[])[]
  readonly totals: readonly number[]
  /** Key of the text of how it ended, `normal` as a rule. */
  readonly ending: string
}

/**
 * What the kernel has to be told about a game. `g` is the state: plain JSON of fixed shape, changed in place only by
 * steps of procedures. `T` is the table, `E` the events, `K` what a seat knows beyond its view.
 */
export interface GameDefinition<G extends object, T extends Table, E extends GameEvent, K> {
  readonly id: string
  /** Rises when behaviour changes; freeze the old rules first. */
  readonly version: number
  /** The fewest and the most seats. */
  readonly seats: readonly [number, number]
  readonly options: Options
  /** How many more take part whom the rules play: they come after the seats, own and score, and are never asked. */
  automata?(table: T): number
  /** Why these options do not go together; undefined if they do. */
  refuse?(options: OptionValues, seats: number): Refusal | undefined
  setup(table: T, chance: Chance): G
  readonly procedures: readonly Procedure[]
  /** The procedure that is the whole game; when it ends, the game is over. */
  readonly start: Procedure<Record<string, never>>
  /** Every type of event; `reveals` if something hidden is shown by it: nothing before it can be taken back. */
  readonly events: { readonly [type in E['type']]: { readonly reveals?: true } }
  /** The categories of `scoreParts`, in the order in which a final scoring is told. */
  readonly scores: readonly string[]
  /** What a seat (null: an onlooker) may see: the same shape, HIDDEN where it may not. A copy. */
  view(g: G, seat: Seat | null, table: T): G
  /** What a seat has seen that its view does not show: a fold over exactly the events that it was sent. */
  readonly knowledge?: {
    start(table: T, seat: Seat | null): K
    /** Changes `known` in place. */
    learn(known: K, seat: Seat | null, event: E, table: T): void
    /** Whether a whole state agrees with what is known. */
    allows(known: K, g: G, table: T): boolean
  }
  /** A whole state that this seat cannot tell from the true one. A copy. */
  determinize(view: G, known: K, seat: Seat | null, chance: Chance, table: T): G
  clone(g: G): G
  /** Valid when the game is over. */
  result(g: G, table: T): Result
  /** At any time; sums up to the total when the game is over. */
  scoreParts(g: G, seat: Seat, table: T): { readonly [category: string]: number }
  /** What was created or lost against the rules, for people; undefined if all is there. */
  conserved(g: G, table: T): string | undefined
}

export interface Step {
  /** procedure.step, as it stands in frames */
  readonly id: string
  readonly procedure: string
  readonly definition: StepDefinition
  /** The id of the following step; empty after the last one. */
  readonly next: string
  /** The id of the procedure's first step. */
  readonly first: string
}

export interface Game<G extends object = object, T extends Table = Table, E extends GameEvent = GameEvent, K = unknown>
  extends GameDefinition<G, T, E, K> {
  /** All steps by id. */
  readonly steps: { readonly [id: string]: Step }
  /** The names of all steps that ask: the ids of the game's questions. */
  readonly questions: readonly string[]
  /** What plays these rules. */
  readonly machine: Machine
}

/** How many have a place in the result: the seats, and after them whomever the rules play. */
export const playerCount = (game: Pick<Game, 'automata'>, table: Table): number =>
  table.seats + (game.automata?.(table) ?? 0)

/** Checks a definition for what types cannot tell, and lays out its steps. */
export function defineGame<G extends object, T extends Table, E extends GameEvent, K>(
  definition: GameDefinition<G, T, E, K>,
): Game<G, T, E, K> {
  const wrong = (what: string) => new Error(`defineGame ${definition.id}: ${what}`)
  const steps: Record<string, Step> = {}
  const questions: string[] = []
  const names = new Set<string>()
  for (const procedure of definition.procedures) {
    if (names.has(procedure.name)) throw wrong(`two procedures are called ${procedure.name}`)
    names.add(procedure.name)
    const ids = procedure.steps.map(step => `${procedure.name}.${step.name}`)
    procedure.steps.forEach((step, i) => {
      steps[ids[i]] = { id: ids[i], procedure: procedure.name, definition: step, next: ids[i + 1] ?? '', first: ids[0] }
      if (step.kind !== ASK && step.kind !== TOGETHER) return
      if (questions.includes(step.name)) throw wrong(`two questions are called ${step.name}`)
      questions.push(step.name)
    })
  }
  const known = (procedure: Procedure) => {
    if (!names.has(procedure.name)) throw wrong(`procedure ${procedure.name} is used but not listed in procedures`)
  }
  known(definition.start as unknown as Procedure)
  for (const id in steps) {
    const step = steps[id].definition
    if (step.kind === EACH || step.kind === FORK) known(step.procedure)
  }
  const [fewest, most] = definition.seats
  if (!(fewest >= 1 && most >= fewest)) throw wrong(`seats ${fewest} to ${most} make no sense`)
  return { ...definition, steps, questions, machine }
}
