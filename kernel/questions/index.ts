import type { Chance } from '../chance.ts'
import { type Answer, canonical, type Json, NONE, type Refusal } from '../values.ts'
import { amountKind } from './amount.ts'
import { assignKind } from './assign.ts'
import { bundleKind } from './bundle.ts'
import { branchDrawn, type Either, eitherKind } from './either.ts'
import { type Few, few, type Kind, type KindName, type PartialAnswer, type QuestionOf } from './kind.ts'
import { orderKind } from './order.ts'
import { partitionKind, tidyPartition } from './partition.ts'
import { type Pick, pickKind } from './pick.ts'
import { firstInAnyWay, pickThenKind } from './pick-then.ts'
import type { Question } from './question.ts'
import { shareKind } from './share.ts'
import { splitKind, tidySplit } from './split.ts'
import { subsetKind } from './subset.ts'

export { type Amount, amount } from './amount.ts'
export { type Assign, assign } from './assign.ts'
export { type Bundle, bundle, largestSum } from './bundle.ts'
export { type Either, type EitherAnswer, either } from './either.ts'
export type { AnswerTo, KindName, More, PartialAnswer, QuestionOf } from './kind.ts'
export { type Order, order } from './order.ts'
export { type Partition, partition } from './partition.ts'
export { type Pick, pick } from './pick.ts'
export { type PickThen, pickThen } from './pick-then.ts'
export type { Question } from './question.ts'
export { type Share, share } from './share.ts'
export { type Split, split } from './split.ts'
export { type Subset, subset } from './subset.ts'

/** The small step that stands for passing (NONE is a small step of some kinds already). */
export const PASS = -3

const kinds: { readonly [name in KindName]: Kind } = {
  pick: pickKind,
  'pick-then': pickThenKind,
  either: eitherKind({
    below,
    few: fewAnswers,
    next,
    more: smallSteps,
    toSteps,
    toAnswer,
    possible,
    parameters,
    sample: sampleAnswer,
  }),
  subset: subsetKind,
  partition: partitionKind,
  split: splitKind,
  share: shareKind,
  bundle: bundleKind,
  assign: assignKind,
  order: orderKind,
  amount: amountKind,
}
const kindOf = (question: Question): Kind => kinds[question.kind]

/** Why an answer falls to the further limit of a question, if it has one; whatever its kind. */
const narrow = (question: QuestionOf<Answer>, answer: Answer): Refusal | undefined => question.narrow?.(answer)

/** The question with the parameters of its kind, for whoever knows which kind it is; an error if it is another one. */
export function ofKind<K extends KindName>(question: Question, kind: K): Extract<Question, { kind: K }> {
  if (question.kind !== kind) throw new Error(`expected a question of kind ${kind}, not ${question.kind}`)
  return question as Extract<Question, { kind: K }>
}

/** How many answers begin with these small steps. */
export function below(question: Question, steps: readonly number[]): number {
  if (question.narrow) return narrowed(question).filter(path => steps.every((step, i) => path[i] === step)).length
  if (steps.length > 0 && steps[0] === PASS) return question.optional && steps.length === 1 ? 1 : 0
  const passes = question.optional && steps.length === 0 ? 1 : 0
  return passes + kindOf(question).below(question, steps)
}

function next(question: Question, steps: readonly number[]): readonly number[] {
  if (steps.length > 0 && steps[0] === PASS) return []
  const own = kindOf(question).next(question, steps)
  return question.optional && steps.length === 0 ? [PASS, ...own] : own
}

/** The small steps of an answer; undefined if it has not the form of one. */
export function toSteps(question: Question, answer: unknown): number[] | undefined {
  if (answer === NONE && question.optional) return [PASS]
  return kindOf(question).toSteps(question, answer)
}

/** The answer that whole small steps make. */
export function toAnswer(question: Question, steps: readonly number[]): Answer {
  return steps[0] === PASS ? NONE : kindOf(question).toAnswer(question, steps)
}

const lists = new WeakMap<Question, number[][]>()

/** The paths of a question with a narrowing predicate: all of them, looked at one by one. */
function narrowed(question: Question): number[][] {
  let list = lists.get(question)
  if (!list) {
    const wide = { ...question, narrow: undefined }
    list = paths(wide).filter(path => path[0] === PASS || narrow(question, toAnswer(question, path)) === undefined)
    lists.set(question, list)
  }
  return list
}

function paths(question: Question): number[][] {
  const found: number[][] = []
  const walk = (steps: number[]) => {
    const more = smallSteps(question, steps)
    if (more.length === 0 && below(question, steps) === 1) found.push(steps)
    for (const step of more) walk([...steps, step])
  }
  walk([])
  return found
}

/** The small steps that may follow, each of which leads to at least one answer; none when the answer is whole. */
export function smallSteps(question: Question, steps: readonly number[]): readonly number[] {
  const kind = kindOf(question)
  if (question.narrow || !kind.more) return next(question, steps).filter(step => below(question, [...steps, step]) > 0)
  if (steps.length > 0 && steps[0] === PASS) return nothing
  const own = kind.more(question, steps)
  return question.optional && steps.length === 0 ? [PASS, ...own] : own
}
const nothing: readonly number[] = []

/** The same for bots: where order cannot matter only the first is looked at (and passing, where one may pass). */
export function smallStepsForBots(question: Question, steps: readonly number[]): readonly number[] {
  const all = smallSteps(question, steps)
  return orderIsFree(question, steps) ? all.slice(0, all[0] === PASS ? 2 : 1) : all
}

function orderIsFree(question: Question, steps: readonly number[]): boolean {
  if (steps.length === 0) return question.anyOrder
  if (question.kind !== 'either' || steps[0] === PASS) return false
  return orderIsFree(question.questions[steps[0]], steps.slice(1))
}

export const countAnswers = (question: Question): number => below(question, [])

/** Whether there is no answer, one, or (2) several: quicker than to count them. */
function fewAnswers(question: Question): Few {
  if (question.narrow) return few(narrowed(question).length)
  const own = kindOf(question).few(question)
  return question.optional ? few(own + 1) : own
}

/** Whether there is only one answer. */
export const isForced = (question: Question): boolean => fewAnswers(question) === 1

/** Whether there is a choice at all. */
export const hasChoice = (question: Question): boolean => fewAnswers(question) === 2

export const listAnswers = (question: Question): Answer[] => paths(question).map(steps => toAnswer(question, steps))

/** The place of an answer among all, from 0; undefined if it is not one of them. */
export function rankAnswer(question: Question, answer: Answer): number | undefined {
  const steps = toSteps(question, answer)
  if (steps === undefined || whyNot(question, answer)) return undefined
  let rank = 0
  for (let i = 0; i < steps.length; i++) {
    const before = steps.slice(0, i)
    for (const other of next(question, before)) {
      if (other === steps[i]) break
      rank += below(question, [...before, other])
    }
  }
  return rank
}

/** The answer with this rank. */
export function unrankAnswer(question: Question, rank: number): Answer {
  return unrankFrom(question, [], rank)
}

/** The answer with this rank among those that begin with these small steps. */
function unrankFrom(question: Question, begun: readonly number[], rank: number): Answer {
  const steps = begun.slice()
  let left = rank
  for (;;) {
    const more = next(question, steps)
    if (more.length === 0) return toAnswer(question, steps)
    let found = false
    for (const step of more) {
      steps.push(step)
      const inside = below(question, steps)
      if (left < inside) {
        found = true
        break
      }
      left -= inside
      steps.pop()
    }
    if (!found)
      throw new RangeError(`rank ${rank} of a ${question.kind} question with ${countAnswers(question)} answers`)
  }
}

/** An answer at random, all equally likely. */
export function sampleAnswer(question: Question, chance: Chance): Answer {
  if (question.narrow) {
    const all = narrowed(question)
    return toAnswer(question, all[chance.below(all.length)])
  }
  if (question.kind === 'pick') return samplePick(question, chance)
  const kind = kindOf(question)
  if (question.optional && chance.below(kind.below(question, []) + 1) === 0) return NONE
  return kind.sample(question, chance)
}

/** By far the most questions are picks: one draw, passing included. */
function samplePick({ items, optional }: Pick, chance: Chance): Answer {
  const drawn = chance.below(optional ? items.length + 1 : items.length)
  return drawn < items.length ? items[drawn] : NONE
}

/** An answer at random for a bot: where order cannot matter the first thing is taken. */
export function sampleForBots(question: Question, chance: Chance): Answer {
  if (question.kind === 'either' && !question.narrow) return sampleBranch(question, chance)
  if (!question.anyOrder) return sampleAnswer(question, chance)
  if (question.kind === 'pick-then' && !question.optional && !question.narrow) {
    return firstInAnyWay(question, chance)
  }
  const first = smallStepsForBots(question, [])
  const counts = first.map(step => below(question, [step]))
  const drawn = chance.below(counts.reduce((sum, n) => sum + n, 0))
  const taken = branchDrawn(counts, drawn)
  // What is left of the draw tells which of the answers that begin so it is.
  const before = counts.slice(0, taken).reduce((sum, n) => sum + n, 0)
  return unrankFrom(question, [first[taken]], drawn - before)
}

function sampleBranch(question: Either, chance: Chance): Answer {
  const { keys, questions } = question
  if (keys.length === 1 && !question.optional) return [keys[0], sampleForBots(questions[0], chance)]
  const counts = branchCounts(question)
  const all = counts.reduce((sum, n) => sum + n, 0)
  const drawn = chance.below(question.optional ? all + 1 : all)
  if (drawn === all) return NONE
  const branch = branchDrawn(counts, drawn)
  return [keys[branch], sampleForBots(questions[branch], chance)]
}

/** How many answers of each branch a bot looks at. */
function branchCounts({ questions, anyOrder }: Either): number[] {
  const counts = questions.map(countForBots)
  const first = counts.findIndex(n => n > 0)
  return anyOrder ? counts.map((n, i) => (i === first ? n : 0)) : counts
}

function countForBots(question: Question): number {
  if (question.kind === 'either' && !question.narrow) {
    return branchCounts(question).reduce((sum, n) => sum + n, question.optional ? 1 : 0)
  }
  if (!question.anyOrder) return below(question, [])
  return smallStepsForBots(question, []).reduce((sum, step) => sum + below(question, [step]), 0)
}

/** Why this is not an answer to the question; undefined if it is one. Anything may be passed in. */
export function whyNot(question: Question, answer: unknown): Refusal | undefined {
  if (answer === NONE && !question.optional && question.kind !== 'amount') {
    return { reason: 'mayNotPass' }
  }
  const steps = toSteps(question, answer)
  if (steps === undefined) return { reason: 'wrongForm', values: { kind: question.kind } }
  // What only has another form than the one that counts is refused for what it means, if it is refused for that at all.
  const tidied = tidy(question, answer as Answer)
  if (canonical(tidied) !== canonical(answer)) {
    return whyNot(question, tidied) ?? { reason: 'wrongForm', values: { kind: question.kind } }
  }
  const wide = question.narrow ? { ...question, narrow: undefined } : question
  for (let length = 1; length <= steps.length; length++) {
    const begun = steps.slice(0, length)
    if (below(wide, begun) === 0) return reasonFor(question, begun)
  }
  const made = steps.length === 0 || smallSteps(wide, steps).length === 0 ? toAnswer(wide, steps) : undefined
  if (made === undefined || canonical(made) !== canonical(answer) || below(wide, steps) !== 1) {
    return { reason: 'wrongForm', values: { kind: question.kind } }
  }
  if (question.kind === 'either' && answer !== NONE) {
    const inner = question.questions[steps[0]]
    const refused = whyNot(inner, (answer as readonly Answer[])[1])
    if (refused) return refused
  }
  return answer === NONE && question.optional ? undefined : narrow(question, answer as Answer)
}

function reasonFor(question: Question, steps: readonly number[]): Refusal {
  if (question.kind === 'either' && steps[0] !== PASS && steps.length > 1) {
    return reasonFor(question.questions[steps[0]], steps.slice(1))
  }
  return question.why?.(...steps) ?? { reason: 'notOffered', values: { kind: question.kind } }
}

/** Whether a half-made answer, clicked together in any order, can still become an answer. */
export function possible(question: Question, draft: PartialAnswer): boolean {
  if (draft === null) return below(question, []) > 0
  if (draft === NONE && question.optional) return true
  if (!question.narrow) return kindOf(question).possible(question, draft)
  return listAnswers(question).some(answer => answer !== NONE && agrees(question, draft, answer))
}

// For narrowed questions: what is filled in has to be found in the answer.
function agrees(question: Question, draft: PartialAnswer, answer: Answer): boolean {
  if (draft === null) return true
  if (!Array.isArray(draft) || !Array.isArray(answer)) return canonical(draft) === canonical(answer)
  if (question.kind === 'subset') return wholeSet(draft) && draft.every(item => answer.includes(item))
  if (draft.length !== answer.length) return false
  const numbers = draft.every(part => part === null || Number.isInteger(part))
  switch (question.kind) {
    case 'either': {
      const { keys, questions } = question
      if (draft[0] !== null && draft[0] !== answer[0]) return false
      return agrees(questions[keys.indexOf(answer[0] as string)], draft[1], answer[1])
    }
    case 'share':
    case 'bundle':
      return numbers && draft.every((n, i) => n === null || (n >= 0 && n <= answer[i]))
    case 'partition':
    case 'split':
      return (
        numbers &&
        filledIn(draft as (number | null)[], Math.max(2, answer.length)).some(
          full => canonical(tidy(question, full)) === canonical(answer),
        )
      )
    default:
      return draft.every((part, i) => part === null || part === answer[i])
  }
}

const wholeSet = (draft: readonly PartialAnswer[]) => new Set(draft).size === draft.length

function filledIn(draft: readonly (number | null)[], groups: number): number[][] {
  let full: number[][] = [[]]
  for (const given of draft) {
    full = full.flatMap(begun =>
      given !== null ? [[...begun, given]] : Array.from({ length: groups }, (_, group) => [...begun, group]),
    )
  }
  return full
}

/** Brings what a person clicked together into the one form that counts: sorted, sides and groups renumbered. */
export function tidy(question: Question, answer: Answer): Answer {
  if (answer === NONE || !Array.isArray(answer)) return answer
  if (question.kind === 'subset') return [...(answer as number[])].sort((a, b) => a - b)
  if (question.kind === 'split') return tidySplit(answer as number[])
  if (question.kind === 'partition') return tidyPartition(question, answer as number[])
  if (question.kind === 'either') {
    const { keys, questions } = question
    const branch = keys.indexOf(answer[0] as string)
    return branch < 0 ? answer : [answer[0], tidy(questions[branch], answer[1])]
  }
  return answer
}

/** The parameters of a question as data, without its functions. */
export function parameters(question: Question): { readonly [key: string]: Json } {
  const own = kindOf(question).parameters(question)
  return {
    ...own,
    ...(question.optional && { optional: true }),
    ...(question.anyOrder && { anyOrder: true }),
    ...(question.narrow && { narrowed: true }),
  }
}
