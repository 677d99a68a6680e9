import {
  type Answer,
  type Assign,
  type Either,
  listAnswers,
  NONE,
  PASS,
  type Partition,
  type Pick,
  type PickThen,
  type Question,
  type Score,
  type Share,
  type Split,
  type Subset,
  smallStepsForBots,
  toAnswer,
  toSteps,
} from '@palatine/kernel'

/** What options are worth: a list that is used again and again, because nothing is made while playing on. */
export class Worths {
  values = new Float64Array(64)
  count = 0

  add(worth: number): void {
    if (this.count === this.values.length) {
      const more = new Float64Array(2 * this.count)
      more.set(this.values)
      this.values = more
    }
    this.values[this.count++] = worth
  }
}

/** Who takes one of several options, when it is known what each of them is worth. */
export interface Taker {
  /** The place of the option taken. */
  one(worths: Worths): number
  /** One of these things, for a subset of so many: the place of the thing taken. */
  thing(worths: Worths, things: readonly number[]): number
  /** Whether this thing belongs to a subset of any size. */
  whether(worth: number, thing: number): boolean
}

const worths = new Worths()
const begun: number[] = []

/**
 * Answers at a glance: what can be picked is compared at once, groups and sides as wholes, the things of a subset each by
 * itself; all else small step by small step. The score is asked about such beginnings, and must not keep them.
 */
export function answerAtAGlance(question: Question, score: Score, taker: Taker): Answer {
  begun.length = 0
  return answer(question, score, taker)
}

/** Answers a question whose small steps come after those that are begun. */
function answer(question: Question, score: Score, taker: Taker): Answer {
  worths.count = 0
  if (isPick(question)) {
    compare(question, score)
    return picked(question, place(taker))
  }
  if (!question.narrow && !question.optional && !question.anyOrder) {
    switch (question.kind) {
      case 'either':
        return branch(question, score, taker)
      case 'subset':
        return things(question, score, taker)
      case 'assign':
        return laid(question, score, taker)
      case 'share':
        return shared(question, score, taker)
      case 'partition':
      case 'split':
        return whole(question, score, taker)
    }
  }
  return byStep(question, score, taker)
}

const place = (taker: Taker): number => (worths.count === 1 ? 0 : taker.one(worths))

const isPick = (question: Question): question is Pick | PickThen =>
  (question.kind === 'pick' || question.kind === 'pick-then') && !question.narrow

/** Adds what each pick is worth. Where order cannot matter only the first thing counts. */
function compare(question: Pick | PickThen, score: Score): void {
  const { items, optional, anyOrder } = question
  const depth = begun.length
  const before = worths.count + (optional ? 1 : 0)
  if (optional) {
    begun.push(PASS)
    worths.add(score(begun))
    begun.pop()
  }
  for (let i = 0; i < items.length; i++) {
    begun.push(items[i])
    if (question.kind === 'pick') worths.add(score(begun))
    else {
      const ways = question.ways[i]
      for (let j = 0; j < ways.length; j++) {
        begun[depth + 1] = ways[j]
        worths.add(score(begun))
      }
      if (ways.length > 0) begun.pop()
    }
    begun.pop()
    if (anyOrder && worths.count > before) return
  }
}

/** The pick with this place among those that were compared. */
function picked(question: Pick | PickThen, place: number): Answer {
  const { items, optional } = question
  if (optional && place === 0) return NONE
  let left = optional ? place - 1 : place
  if (question.kind === 'pick') return items[left]
  let i = 0
  for (; left >= question.ways[i].length; i++) left -= question.ways[i].length
  return [items[i], question.ways[i][left]]
}

/** Picks of all branches are compared at once; of a branch of another kind its beginning. */
function branch({ keys, questions }: Either, score: Score, taker: Taker): Answer {
  for (let i = 0; i < questions.length; i++) addBranch(questions, i, score)
  const taken = place(taker)
  let before = 0
  for (let i = 0; i < questions.length; i++) {
    const question = questions[i]
    const options = optionsOf(question)
    if (taken < before + options) {
      if (isPick(question)) return [keys[i], picked(question, taken - before)]
      begun.push(i)
      const inner = answer(question, score, taker)
      begun.pop()
      return [keys[i], inner]
    }
    before += options
  }
  throw new Error(`there is no option ${taken} among the branches ${keys.join(', ')}`)
}

function addBranch(questions: readonly Question[], i: number, score: Score): void {
  const question = questions[i]
  begun.push(i)
  if (isPick(question)) compare(question, score)
  else if (optionsOf(question) > 0) worths.add(score(begun))
  begun.pop()
}

/** How many options a branch adds. */
function optionsOf(question: Question): number {
  if (!isPick(question)) return smallStepsForBots(question, []).length > 0 ? 1 : 0
  const passes = question.optional ? 1 : 0
  if (question.kind === 'pick')
    return passes + (question.anyOrder ? Math.min(1, question.items.length) : question.items.length)
  let options = 0
  for (const ways of question.ways) {
    options += ways.length
    if (question.anyOrder && options > 0) break
  }
  return passes + options
}

function things({ items, min, max }: Subset, score: Score, taker: Taker): Answer {
  for (let i = 0; i < items.length; i++) {
    begun.push(items[i])
    worths.add(score(begun))
    begun.pop()
  }
  const left = items.slice()
  const taken: number[] = []
  const take = (place: number) => {
    taken.push(left[place])
    for (let i = place + 1; i < left.length; i++) {
      left[i - 1] = left[i]
      worths.values[i - 1] = worths.values[i]
    }
    left.pop()
    worths.count--
  }
  if (min < max) {
    for (let i = items.length - 1; i >= 0 && taken.length < max; i--) {
      if (taker.whether(worths.values[i], items[i])) take(i)
    }
  }
  while (taken.length < min) take(left.length === 1 ? 0 : taker.thing(worths, left))
  return taken.sort((a, b) => a - b)
}

/** Slot by slot. */
function laid({ items, copies, slots, fill }: Assign, score: Score, taker: Taker): Answer {
  const depth = begun.length
  const left = copies.slice()
  const options: number[] = []
  let toFill = fill
  for (let slot = 0; slot < slots; slot++) {
    worths.count = 0
    options.length = 0
    if (toFill < slots - slot) option(NONE, options, score)
    if (toFill > 0) for (let i = 0; i < items.length; i++) if (left[i] > 0) option(items[i], options, score)
    const thing = options[place(taker)]
    if (thing !== NONE) {
      left[items.indexOf(thing)]--
      toFill--
    }
    begun.push(thing)
  }
  return takenSince(depth)
}

/** Place by place; after it no more may be left to share out than there is room for. */
function shared({ caps, min, max }: Share, score: Score, taker: Taker): Answer {
  const depth = begun.length
  let room = 0
  for (let i = 0; i < caps.length; i++) room += caps[i]
  const options: number[] = []
  let given = 0
  for (let i = 0; i < caps.length; i++) {
    room -= caps[i]
    worths.count = 0
    options.length = 0
    const most = Math.min(caps[i], max - given)
    let count = Math.max(0, min - given - room)
    if (count < most) {
      for (; count <= most; count++) option(count, options, score)
      count = options[place(taker)]
    }
    begun.push(count)
    given += count
  }
  return takenSince(depth)
}

function option(step: number, options: number[], score: Score): void {
  options.push(step)
  begun.push(step)
  worths.add(score(begun))
  begun.pop()
}

function takenSince(depth: number): Answer {
  const taken = begun.slice(depth)
  begun.length = depth
  return taken
}

type Wholes = readonly (readonly number[])[]
const splits: Wholes[] = []
const partitions = new Map<number, Wholes>()

/** All answers to a question about groups or sides, by small steps; kept, because there are few shapes. */
function wholesOf(question: Partition | Split): Wholes {
  if (question.kind === 'split') {
    const key = question.items.length * 100 + question.min
    splits[key] ??= listed(question)
    return splits[key]
  }
  const { alike, minGroups, maxGroups, maxSize } = question
  let key = (minGroups * 10 + maxGroups) * 10 + maxSize
  for (let thing = 0; thing < alike.length; thing++) key = key * 10 + alike.indexOf(alike[thing])
  const known = partitions.get(key)
  if (known) return known
  const made = listed(question)
  partitions.set(key, made)
  return made
}

const listed = (question: Question): Wholes =>
  listAnswers(question).map(answer => toSteps(question, answer) as number[])

function whole(question: Partition | Split, score: Score, taker: Taker): Answer {
  const all = wholesOf(question)
  for (let i = 0; i < all.length; i++) worths.add(score(begun.length === 0 ? all[i] : [...begun, ...all[i]]))
  return all[place(taker)]
}

function byStep(question: Question, score: Score, taker: Taker): Answer {
  const depth = begun.length
  const steps: number[] = []
  for (;;) {
    const more = smallStepsForBots(question, steps)
    if (more.length === 0) break
    let taken = 0
    if (more.length > 1) {
      worths.count = 0
      for (let i = 0; i < more.length; i++) {
        begun.push(more[i])
        worths.add(score(begun))
        begun.pop()
      }
      taken = place(taker)
    }
    steps.push(more[taken])
    begun.push(more[taken])
  }
  begun.length = depth
  return toAnswer(question, steps)
}
