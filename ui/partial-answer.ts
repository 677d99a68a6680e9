/** Half-made answers, changed by touching things in any order. All boards and widgets work on them through this. */
import {
  type Answer,
  type Assign,
  type Either,
  NONE,
  PASS,
  type PartialAnswer,
  type Partition,
  type PickThen,
  possible,
  type Question,
  type Refusal,
  type Subset,
  tidy,
  whyNot,
} from '@palatine/kernel'

/**
 * What a person touched. A number: the thing with this number (pick, pick-then, subset, assign, order), the amount, or
 * the place (share, bundle, split, partition). `{at, put}`: at this place put that: a count (share, bundle), a thing or
 * null (assign, order), a side (split), a group or null (partition), a way (pick-then). `{branch, touch}`: inside one
 * branch of an either; null only chooses the branch. NONE passes, where the question is optional.
 */
export type Touch = number | { readonly at: number; readonly put: number | null } | Branched
interface Branched {
  readonly branch: string
  readonly touch: Touch | null
}

type Cells = readonly (number | null)[]

/** How many places a half-made answer to this question has; 0 for kinds whose answer is not a row of places. */
function places(question: Question): number {
  switch (question.kind) {
    case 'share':
      return question.caps.length
    case 'bundle':
      return question.values.length
    case 'split':
    case 'order':
      return question.items.length
    case 'partition':
      return question.alike.length
    case 'assign':
      return question.slots
    case 'pick-then':
      return 2
    case 'pick':
    case 'either':
    case 'subset':
    case 'amount':
      return 0
  }
}

/** The places of a half-made answer, with what nobody has touched filled in: counts are 0, everything lies on the first side. */
export function cells(
  question: Extract<Question, { kind: 'share' | 'bundle' | 'split' }>,
  partial: PartialAnswer,
): number[]
export function cells(question: Question, partial: PartialAnswer): (number | null)[]
export function cells(question: Question, partial: PartialAnswer): (number | null)[] {
  const { kind } = question
  const blank = kind === 'share' || kind === 'bundle' || kind === 'split' ? 0 : null
  const length = places(question)
  if (!Array.isArray(partial) || partial.length !== length) return new Array<number | null>(length).fill(blank)
  return (partial as Cells).map(cell => cell ?? blank)
}

/** What was chosen of a subset. */
export const chosenOf = (partial: PartialAnswer): readonly number[] =>
  Array.isArray(partial) ? (partial as number[]) : []

/** The branch of an either that was chosen, and what is chosen inside it. */
export function chosenBranch(
  { keys, questions }: Either,
  partial: PartialAnswer,
): { key: string; question: Question; partial: PartialAnswer } | undefined {
  const [key, inner] = Array.isArray(partial) ? (partial as readonly PartialAnswer[]) : [partial, null]
  const at = keys.indexOf(key as string)
  return at < 0 ? undefined : { key: keys[at], question: questions[at], partial: inner ?? null }
}

/** The answer after a touch; the very same one if the touch leads nowhere. */
export function touched(question: Question, partial: PartialAnswer, touch: Touch): PartialAnswer {
  if (touch === NONE && question.optional && question.kind !== 'amount') return partial === NONE ? null : NONE
  const wanted = wantedAnswer(question, partial === NONE ? null : partial, touch)
  return wanted === undefined || !mayBe(question, wanted) ? partial : wanted
}

/** An order, a split or a partition may be rearranged freely on the way; the others must still lead to an answer. */
const mayBe = (question: Question, partial: PartialAnswer): boolean => {
  if (question.kind === 'split' && !question.narrow) return true
  return possible(question, partial)
}

/** Whether a touch would change anything. */
export const isLit = (question: Question, partial: PartialAnswer, touch: Touch): boolean =>
  touched(question, partial, touch) !== partial

function wantedAnswer(question: Question, partial: PartialAnswer, touch: Touch): PartialAnswer | undefined {
  if (question.kind === 'either') return inBranch(question, partial, touch)
  if (typeof touch === 'object' && 'branch' in touch) return undefined
  switch (question.kind) {
    case 'pick':
    case 'amount':
      return typeof touch !== 'number' ? undefined : partial === touch ? null : touch
    case 'pick-then':
      return thenWay(question, partial, touch)
    case 'subset':
      return typeof touch === 'number' ? toggled(question, chosenOf(partial), touch) : undefined
    case 'share':
    case 'bundle':
      return counted(question, cells(question, partial), touch)
    case 'split': {
      const sides: (number | null)[] = cells(question, partial)
      const at = typeof touch === 'number' ? touch : touch.at
      sides[at] = typeof touch === 'number' ? 1 - (sides[at] ?? 0) : touch.put
      return sides
    }
    case 'partition':
      return grouped(question, cells(question, partial), touch)
    case 'assign':
      return assigned(question, cells(question, partial), touch)
    case 'order':
      return ordered(cells(question, partial), touch)
  }
}

function inBranch(question: Either, partial: PartialAnswer, touch: Touch): PartialAnswer | undefined {
  if (typeof touch !== 'object' || !('branch' in touch)) return undefined
  const at = question.keys.indexOf(touch.branch)
  if (at < 0) return undefined
  const now = chosenBranch(question, partial)
  const before = now?.key === touch.branch ? now.partial : null
  if (touch.touch === null) return now?.key === touch.branch ? null : [touch.branch, null]
  const after = touched(question.questions[at], before, touch.touch)
  return after === before ? partial : [touch.branch, after]
}

function thenWay(
  question: PickThen,
  partial: PartialAnswer,
  touch: Exclude<Touch, Branched>,
): PartialAnswer | undefined {
  const [item, way] = cells(question, partial)
  if (typeof touch === 'object')
    return item === touch.at && way === touch.put ? [touch.at, null] : [touch.at, touch.put]
  if (item === touch) return null
  const ways = question.ways[question.items.indexOf(touch)] ?? []
  return [touch, ways.length === 1 ? ways[0] : null]
}

function toggled({ max }: Subset, chosen: readonly number[], item: number): PartialAnswer {
  if (chosen.includes(item)) return chosen.filter(one => one !== item)
  return max === 1 ? [item] : [...chosen, item].sort((a, b) => a - b)
}

/** One more where there is room; from the top back to none. */
function counted(
  question: Question,
  counts: (number | null)[],
  touch: Exclude<Touch, Branched>,
): PartialAnswer | undefined {
  if (typeof touch === 'object') return counts.map((n, i) => (i === touch.at ? touch.put : n))
  const more = counts.map((n, i) => (i === touch ? (n ?? 0) + 1 : n))
  if (possible(question, more)) return more
  return counts[touch] ? counts.map((n, i) => (i === touch ? 0 : n)) : undefined
}

/** Touching a thing moves it to the next group, a new one last, then out of all groups. */
function grouped(
  question: Partition,
  groups: (number | null)[],
  touch: Exclude<Touch, Branched>,
): PartialAnswer | undefined {
  const place = (at: number, put: number | null) => groups.map((group, i) => (i === at ? put : group))
  if (typeof touch === 'object') return place(touch.at, touch.put)
  const used = new Set(groups.filter((group, i) => group !== null && i !== touch))
  const now = groups[touch]
  for (let group = (now ?? -1) + 1; group <= used.size && group < question.maxGroups; group++) {
    const next = place(touch, group)
    if (possible(question, next)) return next
  }
  return now === null ? undefined : place(touch, null)
}

/** Touching a thing lays it on the first free slot that it fits; a touch with a place lays it there or takes it away. */
function assigned(
  question: Assign,
  laid: (number | null)[],
  touch: Exclude<Touch, Branched>,
): PartialAnswer | undefined {
  if (typeof touch === 'object') return laid.map((thing, i) => (i === touch.at ? touch.put : thing))
  for (let slot = 0; slot < laid.length; slot++) {
    if (laid[slot] !== null) continue
    const next = laid.map((thing, i) => (i === slot ? touch : thing))
    if (possible(question, next)) return next
  }
  return undefined
}

/** Touching a thing puts it next in the row, or takes it out; a touch with a place moves it there. */
function ordered(row: (number | null)[], touch: Exclude<Touch, Branched>): PartialAnswer | undefined {
  const given = row.filter(item => item !== null)
  const padded = (list: (number | null)[]) =>
    list.length > row.length ? undefined : [...list, ...new Array<null>(row.length - list.length).fill(null)]
  if (typeof touch === 'number') {
    return padded(given.includes(touch) ? given.filter(item => item !== touch) : [...given, touch])
  }
  const others = given.filter(item => item !== touch.put)
  if (touch.put === null) return padded(given.filter((_, i) => i !== touch.at))
  others.splice(touch.at, 0, touch.put)
  return padded(others)
}

/** Whether the answer so far holds what a touch stands for. */
export function isChosen(question: Question, partial: PartialAnswer, touch: Touch): boolean {
  if (touch === NONE) return partial === NONE
  if (partial === null || partial === NONE) return false
  if (question.kind === 'either') {
    const now = chosenBranch(question, partial)
    if (!now || typeof touch !== 'object' || !('branch' in touch) || touch.branch !== now.key) return false
    return touch.touch === null || isChosen(now.question, now.partial, touch.touch)
  }
  if (typeof touch === 'object' && 'branch' in touch) return false
  if (question.kind === 'pick' || question.kind === 'amount') return partial === touch
  const list = partial as Cells
  if (question.kind === 'pick-then') {
    return typeof touch === 'number' ? list[0] === touch : list[0] === touch.at && list[1] === touch.put
  }
  if (typeof touch === 'object') return list[touch.at] === touch.put
  if (question.kind === 'share' || question.kind === 'bundle' || question.kind === 'split')
    return (list[touch] ?? 0) > 0
  return question.kind === 'partition' ? list[touch] !== null : list.includes(touch)
}

/** The answer that it makes as it stands; undefined if it is not whole yet. */
export function wholeAnswer(question: Question, partial: PartialAnswer): Answer | undefined {
  const made = madeOf(question, partial)
  if (made === undefined) return undefined
  const answer = tidy(question, made)
  return whyNot(question, answer) === undefined ? answer : undefined
}

/** Why it is not an answer yet; undefined if it is one, or if something is simply missing. */
export function whyNotYet(question: Question, partial: PartialAnswer): Refusal | undefined {
  const made = madeOf(question, partial)
  return made === undefined ? undefined : whyNot(question, tidy(question, made))
}

/** Why a touch leads nowhere; undefined if it leads somewhere, or if the question has nothing to say about it. */
export function whyNotTouch(question: Question, partial: PartialAnswer, touch: Touch): Refusal | undefined {
  if (isLit(question, partial, touch)) return undefined
  if (question.kind === 'either') {
    if (typeof touch !== 'object' || !('branch' in touch) || touch.touch === null) return undefined
    const { keys, questions } = question
    const inner = questions[keys.indexOf(touch.branch)]
    const now = chosenBranch(question, partial)
    return inner && whyNotTouch(inner, now?.key === touch.branch ? now.partial : null, touch.touch)
  }
  const wanted = wantedAnswer(question, partial === NONE ? null : partial, touch)
  const made = wanted === undefined ? undefined : madeOf(question, wanted)
  if (made !== undefined) return whyNot(question, tidy(question, made))
  return typeof touch === 'number' ? whyNot(question, question.kind === 'pick' ? touch : [touch]) : undefined
}

function madeOf(question: Question, partial: PartialAnswer): Answer | undefined {
  if (partial === NONE && question.optional) return NONE
  switch (question.kind) {
    case 'pick':
    case 'amount':
      return partial === null ? undefined : (partial as Answer)
    case 'either': {
      const now = chosenBranch(question, partial)
      const inner = now && madeOf(now.question, now.partial)
      return now && inner !== undefined ? [now.key, inner] : undefined
    }
    case 'subset':
      return chosenOf(partial)
    case 'assign': {
      const laid = cells(question, partial)
      return laid.filter(thing => thing !== null && thing !== NONE).length === question.fill
        ? laid.map(thing => thing ?? NONE)
        : undefined
    }
    case 'order': {
      const row = cells(question, partial)
      const missing = question.items.filter(item => !row.includes(item))
      // The last one goes without saying.
      if (missing.length > 1) return undefined
      return row.map(item => item ?? missing[0])
    }
    default: {
      const all = cells(question, partial)
      return all.includes(null) ? undefined : (all as number[])
    }
  }
}

/** The half-made answer that begun small steps stand for: for showing on the board what was chosen in the list. */
export function partialOfSteps(question: Question, steps: readonly number[]): PartialAnswer {
  if (steps.length === 0) return null
  if (steps[0] === PASS) return NONE
  const row = (length: number): PartialAnswer => Array.from({ length }, (_, i) => steps[i] ?? null)
  switch (question.kind) {
    case 'pick':
    case 'amount':
      return steps[0]
    case 'either': {
      const { keys, questions } = question
      return [keys[steps[0]], partialOfSteps(questions[steps[0]], steps.slice(1))]
    }
    case 'subset':
      return steps.filter(step => step !== NONE)
    default:
      return row(places(question))
  }
}
