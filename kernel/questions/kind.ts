import type { Chance } from '../chance.ts'
import type { Answer, Json, Refusal } from '../values.ts'
import type { Question } from './question.ts'

/** What every question may carry beside the parameters of its kind. */
export interface More<A extends Answer> {
  /** The seat may also pass: the answer NONE. */
  readonly optional?: boolean
  /** The order of such choices cannot matter: people choose freely, bots take the first of the first small step. */
  readonly anyOrder?: boolean
  /** Why these small steps, of which the last does not fit, are not offered; without it the refusal says just that. */
  readonly why?: (...steps: number[]) => Refusal | undefined
  /** A further limit that the kind has no parameter for. It costs enumeration: prefer parameters. */
  narrow?(answer: A): Refusal | undefined
}

export type KindName = Question['kind']

/** What all kinds of questions have; `A` is the type of the answers. */
export interface QuestionOf<A extends Answer> {
  readonly kind: string
  readonly optional: boolean
  readonly anyOrder: boolean
  readonly why: More<A>['why']
  // A method of `More`, so that a question of narrower answers is still a question.
  readonly narrow: More<A>['narrow']
}

export type AnswerTo<Q> = Q extends QuestionOf<infer A> ? A : never

/** A half-made answer: what was chosen so far, with null where nothing was. Its form depends on the kind. */
export type PartialAnswer = null | Answer | readonly PartialAnswer[]

/** None, one, or several. */
export type Few = 0 | 1 | 2

export const few = (count: number): Few => (count > 1 ? 2 : count === 1 ? 1 : 0)

/** How many ways there are to take k of n. */
export const fewChoices = (n: number, k: number): Few => (k < 0 || k > n ? 0 : k === 0 || k === n ? 1 : 2)

/**
 * All that has to be known about a kind. An answer is reached by small steps, each a whole number; `below` is the one
 * source of legality from which counting, listing, ranking, sampling and refusing are made.
 */
export interface Kind<Q extends Question = Question, A extends Answer = Answer> {
  /** How many answers begin with these small steps; 0 if none does. */
  below(question: Q, steps: readonly number[]): number
  /** What may come next, in the order of the ranks; some may lead nowhere. Empty when the answer is whole. */
  next(question: Q, steps: readonly number[]): readonly number[]
  /** The same without those that lead nowhere, after steps that lead somewhere; where that can be told without counting. */
  more?(question: Q, steps: readonly number[]): readonly number[]
  /** Whether there is no answer, one, or (2) more: without counting them, because it is looked at before every answer. */
  few(question: Q): Few
  /** The small steps of an answer; undefined if it has not the form of one. */
  toSteps(question: Q, answer: unknown): number[] | undefined
  /** The answer that whole steps make. */
  toAnswer(question: Q, steps: readonly number[]): A
  /** Whether some answer agrees with this draft, whatever the order in which it was clicked together. */
  possible(question: Q, draft: PartialAnswer): boolean
  /** The parameters as data, for programs that play from outside. */
  parameters(question: Q): { readonly [key: string]: Json }
  /** An answer at random, all equally likely. By its rank would do, too, but takes many times as long. */
  sample(question: Q, chance: Chance): A
}

export const wholeNumbers = (value: unknown, length?: number): value is number[] =>
  Array.isArray(value) && (length === undefined || value.length === length) && value.every(Number.isInteger)

export const draftList = (draft: PartialAnswer, length: number): readonly PartialAnswer[] | undefined =>
  draft === null ? new Array(length).fill(null) : Array.isArray(draft) && draft.length === length ? draft : undefined

// As far as whole numbers go: one row more would pass 2^53.
const pascal: number[][] = [[1]]
for (let n = 1; n <= 56; n++) {
  pascal.push(Array.from({ length: n + 1 }, (_, k) => (pascal[n - 1][k - 1] ?? 0) + (pascal[n - 1][k] ?? 0)))
}

/** n over k. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  if (n < pascal.length) return pascal[n][k]
  let result = 1
  for (let i = 0; i < Math.min(k, n - k); i++) result = (result * (n - i)) / (i + 1)
  return Math.round(result)
}

/** The places, ascending, that are taken in one of the ways to take k of n; `rank` from 0 tells which way. */
export function combination(n: number, k: number, rank: number): number[] {
  const taken = new Array<number>(k)
  let left = rank
  for (let place = 0, i = 0; i < k; place++) {
    const ways = choose(n - place - 1, k - i - 1)
    if (left < ways) taken[i++] = place
    else left -= ways
  }
  return taken
}

/**
 * The part that all questions share. It has to come first where it is spread out: then it is copied in one go, which is
 * many times as quick. `empty`: there is nothing to choose and the empty answer is the one there is; passing would say the
 * same in another way, so it is not offered.
 */
export const common = <K extends KindName, A extends Answer>(
  kind: K,
  more: More<A> = {},
  empty = false,
): QuestionOf<A> & { readonly kind: K } => ({
  kind,
  optional: more.optional === true && !empty,
  anyOrder: more.anyOrder === true,
  why: more.why,
  narrow: more.narrow,
})
