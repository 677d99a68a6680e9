import type { Chance } from './chance.ts'
import type { Question, QuestionOf } from './questions/index.ts'
import type { Answer, GameEvent, Seat, Table } from './values.ts'

/** What a step may use beside the state. `emit` is absent when nobody listens: write `io.emit?.({...})`. */
export interface Io<T extends Table = Table, E = GameEvent> {
  readonly table: T
  readonly chance: Chance
  readonly emit?: ((event: E) => void) | undefined
  /** In a branch of a fork: the locals of the branch's first frame, which `join` will get. */
  readonly draft?: unknown
}

/**
 * Where a step stands. What is given to a step comes first (an answer, an item, drafts), this comes last, and the step
 * takes it apart at once: `answer(card, { g, seat, io })`. It is one object, filled in anew for each step: keep nothing
 * of it but what was taken out.
 */
export interface Here<G = unknown, L extends object = object, T extends Table = Table> {
  readonly g: G
  /** The locals of the procedure. */
  readonly at: L
  readonly table: T
}
/** Where a seat is asked. */
export interface Asked<G = unknown, L extends object = object, T extends Table = Table> extends Here<G, L, T> {
  readonly seat: Seat
}
/** Where work is done. */
export interface Working<G = unknown, L extends object = object, T extends Table = Table, E = GameEvent>
  extends Here<G, L, T> {
  readonly io: Io<T, E>
}
/** Where an answer is put to work. */
export interface Answered<G = unknown, L extends object = object, T extends Table = Table, E = GameEvent>
  extends Working<G, L, T, E> {
  readonly seat: Seat
}

/** A named piece of the rules: what it begins with (`Args`) and its steps in order. */
export interface Procedure<Args extends object = never> {
  readonly name: string
  locals(args: Args): object
  readonly steps: readonly StepDefinition[]
  /** The id of the first step. */
  readonly first: string
  /** Whether it can be done at all: made from the same options as its first question. */
  possible?(args: Args, here: { readonly g: unknown; readonly table: Table }): boolean
}

/** Where the flow goes after a step; nothing: on to the next step. */
export type Flow = Call | Calls | typeof again | typeof restart | typeof leave
// biome-ignore lint/suspicious/noConfusingVoidType: a step that returns nothing is the usual case
export type MaybeFlow = Flow | void

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
  | { kind: typeof ACT; name: string; act(here: Working): MaybeFlow }
  | ({ kind: typeof ASK; name: string } & AskDefinition)
  | ({ kind: typeof TOGETHER; name: string } & TogetherDefinition)
  | {
      kind: typeof EACH
      name: string
      list(here: Here): readonly number[]
      procedure: Procedure
      locals(item: number, here: Here): object
    }
  | {
      kind: typeof FORK
      name: string
      to(here: Here): readonly Seat[]
      procedure: Procedure
      locals(seat: Seat, here: Here): object
      join(drafts: readonly (object | null)[], here: Working): MaybeFlow
    }

/** A paragraph of the guide, such as `ES 5.1`, or which one it is where that differs. */
type RuleOf<Here> = string | ((here: Here) => string)

interface AskDefinition {
  rule: RuleOf<Asked>
  to(here: Here): Seat
  question(here: Asked): Question
  answer(answer: Answer, here: Answered): MaybeFlow
  also?(here: Asked): Readonly<Record<string, Also>>
  neverAutomatic?: boolean
}

interface TogetherDefinition {
  rule: RuleOf<Asked>
  to(here: Here): readonly Seat[]
  question(here: Asked): Question
  answers?(answers: readonly (Answer | null)[], here: Working): MaybeFlow
  eachSeat?(answer: Answer, here: Answered): void
}

/** An option beside the main question of an `ask`: it calls a procedure, then the same question is asked again. */
export interface Also<A extends Answer = Answer> {
  readonly question: Question & QuestionOf<A>
  call(answer: A): Call
}

interface Makers<G, L extends object, T extends Table, E> {
  /** Work without a choice. */
  act(work: (here: Working<G, L, T, E>) => MaybeFlow): StepDefinition
  /** One seat decides. `to` may say NOBODY: the step is skipped. */
  ask<A extends Answer>(step: {
    /** The paragraph of the guide that the question is about. */
    rule: RuleOf<Asked<G, L, T>>
    to(here: Here<G, L, T>): Seat
    /** A pure function of the state. */
    question(here: Asked<G, L, T>): QuestionOf<A>
    answer(answer: A, here: Answered<G, L, T, E>): MaybeFlow
    /** Options usable at this moment, too; with `also` the question is an `either` whose main key is the step's name. */
    also?(here: Asked<G, L, T>): Readonly<Record<string, Also<never>>>
    /** The table never answers this by itself: that there was one answer only would tell the others something. */
    neverAutomatic?: boolean
  }): StepDefinition
  /** Several seats decide in secret; when the last answer is in the step gets all of them, by seat. */
  together<A extends Answer>(
    step: {
      rule: RuleOf<Asked<G, L, T>>
      to(here: Here<G, L, T>): readonly Seat[]
      question(here: Asked<G, L, T>): QuestionOf<A>
    } & (
      | {
          /** By seat; null for a seat that was not asked. */
          answers(answers: readonly (A | null)[], here: Working<G, L, T, E>): MaybeFlow
        }
      | { eachSeat(answer: A, here: Answered<G, L, T, E>): void }
    ),
  ): StepDefinition
  /** A procedure for each of a list, which is fixed when the step begins. */
  each<Args extends object>(
    list: (here: Here<G, L, T>) => readonly number[],
    procedure: Procedure<Args>,
    locals: (item: number, here: Here<G, L, T>) => Args,
  ): StepDefinition
  /**
   * Each seat goes its own way and nobody waits for anybody. A branch reads the state, writes only its own locals,
   * asks only its own seat and draws no chance; `join` gets the drafts (by seat) when all are finished.
   */
  fork<Args extends object, Draft extends object>(step: {
    to(here: Here<G, L, T>): readonly Seat[]
    procedure: Procedure<Args> & { readonly draft?: Draft }
    locals(seat: Seat, here: Here<G, L, T>): Args
    join(drafts: readonly (Draft | null)[], here: Working<G, L, T, E>): MaybeFlow
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
    more?: { possible(args: Args, here: Pick<Here<G, L, T>, 'g' | 'table'>): boolean },
  ): Procedure<Args> & { readonly draft?: L }
}

const named = (step: object): StepDefinition => step as StepDefinition

const makers: Makers<unknown, object, Table, GameEvent> = {
  act: act => named({ kind: ACT, act }),
  ask: step => named({ kind: ASK, ...step }),
  together: step => named({ kind: TOGETHER, ...step }),
  each: (list, procedure, locals) => named({ kind: EACH, list, procedure, locals }),
  fork: step => named({ kind: FORK, ...step }),
}

// All steps have all keys in one order, so that the machine reads every step by the same quick way.
const oneShape = {
  kind: ACT,
  name: '',
  rule: undefined,
  act: undefined,
  to: undefined,
  question: undefined,
  answer: undefined,
  answers: undefined,
  eachSeat: undefined,
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
