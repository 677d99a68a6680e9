import type { Answer } from '../values.ts'
import { type AnswerTo, few, type Kind, type More, type PartialAnswer, type QuestionOf } from './kind.ts'
import type { Question } from './question.ts'

/** One of several questions, each with its own words; the answer is the key of the one taken, and its answer. */
export interface Either<A extends Answer = readonly [string, Answer]> extends QuestionOf<A> {
  readonly kind: 'either'
  readonly keys: readonly string[]
  readonly questions: readonly Question[]
}

type Branches = Readonly<Record<string, Question | undefined>>
export type EitherAnswer<B extends Branches> = {
  [K in keyof B & string]: readonly [K, AnswerTo<NonNullable<B[K]>>]
}[keyof B & string]

/** Branches that are undefined, or that have no answer, are not offered. */
export function either<B extends Branches>(branches: B, more?: More<EitherAnswer<B>>): Either<EitherAnswer<B>> {
  const keys: string[] = []
  const questions: Question[] = []
  for (const key in branches) {
    const question = branches[key]
    if (question) {
      keys.push(key)
      questions.push(question)
    }
  }
  return {
    kind: 'either',
    optional: more?.optional === true,
    anyOrder: more?.anyOrder === true,
    why: more?.why,
    narrow: more?.narrow,
    keys,
    questions,
  }
}

/** The place of the branch in which the number `drawn`, below the sum of all counts, lies. */
export function branchDrawn(counts: readonly number[], drawn: number): number {
  let branch = 0
  for (let left = drawn; left >= counts[branch]; branch++) left -= counts[branch]
  return branch
}

/** Small steps: the place of the branch, then its own. */
export const eitherKind = (
  any: Kind & { more: NonNullable<Kind['more']> },
): Kind<Either, readonly [string, Answer]> => ({
  below(q, steps) {
    if (steps.length > 0) return q.questions[steps[0]] ? any.below(q.questions[steps[0]], steps.slice(1)) : 0
    return q.questions.reduce((sum, question) => sum + any.below(question, []), 0)
  },
  few(q) {
    let found = 0
    for (let i = 0; i < q.questions.length && found < 2; i++) found += any.few(q.questions[i])
    return few(found)
  },
  next: (q, steps) =>
    steps.length === 0 ? q.questions.map((_, i) => i) : any.next(q.questions[steps[0]], steps.slice(1)),
  more(q, steps) {
    if (steps.length > 0) return any.more(q.questions[steps[0]], steps.slice(1))
    const open: number[] = []
    for (let i = 0; i < q.questions.length; i++) if (any.few(q.questions[i]) > 0) open.push(i)
    return open
  },
  toSteps(q, answer) {
    if (!Array.isArray(answer) || answer.length !== 2) return undefined
    const branch = q.keys.indexOf(answer[0])
    const steps = branch < 0 ? undefined : any.toSteps(q.questions[branch], answer[1])
    return steps && [branch, ...steps]
  },
  toAnswer: (q, steps) => [q.keys[steps[0]], any.toAnswer(q.questions[steps[0]], steps.slice(1))],
  possible(q, draft) {
    const [key, rest] = Array.isArray(draft) && draft.length === 2 ? (draft as PartialAnswer[]) : [draft, null]
    return q.questions.some((question, i) => (key === null || key === q.keys[i]) && any.possible(question, rest))
  },
  parameters: q => ({
    branches: Object.fromEntries(
      q.keys.map((key, i) => [key, { kind: q.questions[i].kind, ...any.parameters(q.questions[i]) }]),
    ),
  }),
  sample(q, chance) {
    const counts = q.questions.map(question => any.below(question, []))
    const branch = branchDrawn(counts, chance.below(counts.reduce((sum, n) => sum + n, 0)))
    return [q.keys[branch], any.sample(q.questions[branch], chance)]
  },
})
