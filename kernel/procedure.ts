import type { Chance } from './chance.ts'
import type { Question } from './questions/index.ts'
import type { Answer, GameEvent, Seat, Table } from './values.ts'

/** What a step may use beside the state. `emit` is absent when nobody listens: write `io.emit?.({...})`. */
export interface Io<T extends Table = Table, E = GameEvent> {
  readonly table: T
  readonly chance: Chance
  readonly emit?: ((event: E) => void) | undefined
  /** In a branch of a fork: the locals of the branch's first frame, which `join` will get. */
  readonly draft?: unknown
}

/** A named piece of the rules: what it begins with (`Args`) and its steps in order. */
export interface Procedure<Args extends object = never> {
  readonly name: string
  locals(args: Args): object
  readonly steps: readonly StepDefinition[]
  /** The id of the first step. */
  readonly first: string
  /** Whether it can be done at all: made from the same options as its first question. */
  possible?(g: never, args: Args, table: never): boolean
}

/** Where the flow goes after a step; nothing: on to the next step. */
export type Flow = Call | Calls | typeof again | typeof restart | typeof leave
// biome-ignore lint/suspicious/noConfusingVoidType: a step that returns nothing is the usual case
type MaybeFlow = Flow | void

/** Do this step once more. */
export const again = Symbol('again')
/** Begin this procedure anew, with its locals as they are. */
export const restart = Symbol('restart')
/** This procedure is done. */
export const leave = Symbol('leave')

export class Call {
  readonly procedure: Procedure
  readonly args: object
  readonly repeats: boolean

  constructor(procedure: Procedure, args: object, repeats: boolean) {
    this.procedure = procedure
    this.args = args
    this.repeats = repeats
  }

  /** Afterwards the calling step is done again, not the next one. */
  get thenAgain(): Call {
    return new Call(this.procedure, this.args, true)
  }
}

class Calls {
  readonly list: readonly Call[]

  constructor(list: readonly Call[]) {
    this.list = list
  }
}

/** First that procedure, then the next step. */
export const call = <Args extends object>(procedure: Procedure<Args>, args: Args): Call =>
  new Call(procedure as unknown as Procedure, args, false)

/** Several procedures, in reading order, then the next step. */
export const calls = (list: readonly Call[]): Flow => new Calls(list)
export type { Calls }

export const ACT = 0
export const ASK = 1
export const TOGETHER = 2
export const EACH = 3
export const FORK = 4

/** A step as the kernel keeps it. The types of state and locals are known where it is written, not here. */
export type StepDefinition =
  | { kind: typeof ACT; name: string; act(g: unknown, at: object, io: Io): MaybeFlow }
  | ({ kind: typeof ASK; name: string } & AskDefinition)
  | ({ kind: typeof TOGETHER; name: string } & TogetherDefinition)
  | {
      kind: typeof EACH
      name: string
      list(g: unknown, at: object, table: Table): readonly number[]
      procedure: Procedure
      locals(item: number, at: object, g: unknown): object
    }
  | {
      kind: typeof FORK
      name: string
      to(g: unknown, at: object, table: Table): readonly Seat[]
      procedure: Procedure
      locals(seat: Seat, at: object, g: unknown, table: Table): object
      join(g: unknown, at: object, drafts: readonly (object | null)[], io: Io): MaybeFlow
    }

interface AskDefinition {
  to(g: unknown, at: object, table: Table): Seat
  question(g: unknown, at: object, seat: Seat, table: Table): Question
  answer(g: unknown, at: object, seat: Seat, answer: Answer, io: Io): MaybeFlow
  also?(g: unknown, at: object, seat: Seat, table: Table): Readonly<Record<string, Also>>
  neverAutomatic?: boolean
}

interface TogetherDefinition {
  to(g: unknown, at: object, table: Table): readonly Seat[]
  question(g: unknown, at: object, seat: Seat, table: Table): Question
  answers(g: unknown, at: object, answers: readonly (Answer | null)[], io: Io): MaybeFlow
}

/** An option beside the main question of an `ask`: it calls a procedure, then the same question is asked again. */
export interface Also<A extends Answer = Answer> {
  readonly question: Question<A>
  call(answer: A): Call
}

interface Makers<G, L extends object, T extends Table, E> {
  /** Work without a choice. */
  act(work: (g: G, at: L, io: Io<T, E>) => MaybeFlow): StepDefinition
  /** One seat decides. `to` may say NOBODY: the step is skipped. */
  ask<A extends Answer>(step: {
    to(g: G, at: L, table: T): Seat
    /** A pure function of the state. The table comes last, the seat that is asked before it. */
    question(g: G, at: L, seat: Seat, table: T): Question<A>
    answer(g: G, at: L, seat: Seat, answer: A, io: Io<T, E>): MaybeFlow
    /** Options usable at this moment, too; with `also` the question is an `either` whose main key is the step's name. */
    also?(g: G, at: L, seat: Seat, table: T): Readonly<Record<string, Also<never>>>
    /** The table never answers this by itself: that there was one answer only would tell the others something. */
    neverAutomatic?: boolean
  }): StepDefinition
  /** Several seats decide in secret; when the last answer is in the step gets all of them, by seat. */
  together<A extends Answer>(
    step: {
      to(g: G, at: L, table: T): readonly Seat[]
      question(g: G, at: L, seat: Seat, table: T): Question<A>
    } & (
      | {
          /** By seat; null for a seat that was not asked. */
          answers(g: G, at: L, answers: readonly (A | null)[], io: Io<T, E>): MaybeFlow
        }
      | { eachSeat(g: G, at: L, seat: Seat, answer: A, io: Io<T, E>): void }
    ),
  ): StepDefinition
  /** A procedure for each of a list, which is fixed when the step begins. */
  each<Args extends object>(
    list: (g: G, at: L, table: T) => readonly number[],
    procedure: Procedure<Args>,
    locals: (item: number, at: L, g: G) => Args,
  ): StepDefinition
  /**
   * Each seat goes its own way and nobody waits for anybody. A branch reads the state, writes only its own locals,
   * asks only its own seat and draws no chance; `join` gets the drafts (by seat) when all are finished.
   */
  fork<Args extends object, Draft extends object>(step: {
    to(g: G, at: L, table: T): readonly Seat[]
    procedure: Procedure<Args> & { readonly draft?: Draft }
    locals(seat: Seat, at: L, g: G, table: T): Args
    join(g: G, at: L, drafts: readonly (Draft | null)[], io: Io<T, E>): MaybeFlow
  }): StepDefinition
}

/** The language in which one game's rules are written, with its types filled in. */
export interface Rules<G, T extends Table, E> {
  /**
   * @param locals makes the locals of a frame anew for each call
   * @param steps the steps in their order; a step that asks gives its name to the question
   */
  procedure<Args extends object, L extends object>(
    name: string,
    locals: (args: Args) => L,
    steps: (make: Makers<G, L, T, E>) => Readonly<Record<string, StepDefinition>>,
    more?: { possible(g: G, args: Args, table: T): boolean },
  ): Procedure<Args> & { readonly draft?: L }
}

const named = (step: object): StepDefinition => step as StepDefinition

const makers: Makers<unknown, object, Table, GameEvent> = {
  act: act => named({ kind: ACT, act }),
  ask: step => named({ kind: ASK, ...step }),
  together: step => {
    if (!('eachSeat' in step)) return named({ kind: TOGETHER, ...step })
    const answers: TogetherDefinition['answers'] = (g, at, given, io) => {
      for (let seat = 0; seat < given.length; seat++) {
        const answer = given[seat]
        if (answer !== null) step.eachSeat(g, at, seat, answer as never, io)
      }
    }
    return named({ kind: TOGETHER, to: step.to, question: step.question, answers })
  },
  each: (list, procedure, locals) => named({ kind: EACH, list, procedure, locals }),
  fork: step => named({ kind: FORK, ...step }),
}

// All steps have all keys in one order, so that the machine reads every step by the same quick way.
const oneShape = {
  kind: ACT,
  name: '',
  act: undefined,
  to: undefined,
  question: undefined,
  answer: undefined,
  answers: undefined,
  also: undefined,
  neverAutomatic: undefined,
  list: undefined,
  procedure: undefined,
  locals: undefined,
  join: undefined,
}

export function rules<G, T extends Table, E>(): Rules<G, T, E> {
  return {
    procedure(name, locals, steps, more) {
      const made = steps(makers as unknown as Makers<G, never, T, E>)
      const list = Object.entries(made).map(
        ([step, definition]) => ({ ...oneShape, ...definition, name: step }) as StepDefinition,
      )
      if (list.length === 0) throw new Error(`procedure ${name} has no steps`)
      return { name, locals, steps: list, first: `${name}.${list[0].name}`, ...more }
    },
  }
}
