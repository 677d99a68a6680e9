import { type Chance, noChance } from './chance.ts'
import type { Game, Step } from './game.ts'
import {
  ACT,
  ASK,
  again,
  Call,
  EACH,
  type Flow,
  FORK,
  type Io,
  leave,
  type Procedure,
  restart,
  type StepDefinition,
  TOGETHER,
} from './procedure.ts'
import { either, type Question, sampleForBots } from './questions/index.ts'
import type { Branch, Frame, State, Together, Where } from './state.ts'
import { type Answer, type GameEvent, NOBODY, type Seat, type Table } from './values.ts'

/** What the machine is run with. */
export interface RunIo extends Io {
  readonly table: Table
  readonly chance: Chance
  readonly emit?: ((event: GameEvent) => void) | undefined
  /** Events out of a branch of a fork, which only its seat may see before the join. */
  readonly emitInBranch?: (seat: Seat, event: GameEvent) => void
  /** All branches of a fork are finished: now the others may know. */
  readonly onJoin?: () => void
  /** Checks what costs time: that procedures are entered only where their `possible` says so. */
  readonly checks?: boolean
}

type AskStep = Extract<StepDefinition, { kind: typeof ASK }>
type TogetherStep = Extract<StepDefinition, { kind: typeof TOGETHER }>

// A game that works for ever without asking anybody is broken; no honest stretch of work is as long as this.
const mostWork = 1_000_000

/** Sets a game up and runs it to its first question. */
export function begin<G extends object>(game: Game<G>, io: RunIo): State<G> {
  const state: State<G> = {
    g: game.setup(io.table, io.chance),
    where: { stack: [], asked: NOBODY, together: null, branches: null },
  }
  push(game, state.where.stack, game.start as unknown as Procedure, {}, state, io)
  run(game, state, io)
  return state
}

/** Works on until somebody is asked or the game is over. */
export function run(game: Game, state: State, io: RunIo): void {
  const { g, where } = state
  const { stack } = where
  const { steps } = game
  for (let work = 0; stack.length > 0; work++) {
    const frame = stack[stack.length - 1]
    const step = steps[frame.step]
    const definition = step.definition
    switch (definition.kind) {
      case ACT:
        follow(game, state, stack, frame, step, definition.act(g, frame.at, io), io, false)
        break
      case ASK: {
        const seat = definition.to(g, frame.at, io.table)
        if (seat >= 0) {
          where.asked = seat
          return
        }
        goOn(stack, frame, step, false)
        break
      }
      case TOGETHER: {
        const seats = definition.to(g, frame.at, io.table)
        if (seats.length > 0) {
          where.together = { seats: seats.slice(), answers: blanks(seats.length) }
          return
        }
        goOn(stack, frame, step, false)
        break
      }
      case EACH:
        eachOne(game, state, stack, frame, step, io, false)
        break
      case FORK: {
        const seats = definition.to(g, frame.at, io.table)
        if (seats.length > 0) {
          where.branches = seats.map(seat => newBranch(game, state, seat, io))
          for (const branch of where.branches) runBranch(game, state, branch, io)
          if (!joined(where)) return
          join(game, state, io)
        } else goOn(stack, frame, step, false)
      }
    }
    if (work > mostWork) throw new Error(`${game.id}: ${step.id} and what it calls never come to an end`)
  }
}

function eachOne(game: Game, state: State, stack: Frame[], frame: Frame, step: Step, io: RunIo, branch: boolean): void {
  const definition = step.definition as Extract<StepDefinition, { kind: typeof EACH }>
  if (frame.list === null) {
    frame.list = definition.list(state.g, frame.at, io.table).slice()
    frame.next = 0
  }
  if (frame.next < frame.list.length) {
    const item = frame.list[frame.next++]
    push(game, stack, definition.procedure, definition.locals(item, frame.at, state.g), state, io)
  } else {
    frame.list = null
    goOn(stack, frame, step, branch)
  }
}

/** On to the next step; after the last one back to the caller. The first frame of a branch stays: it is the draft. */
function goOn(stack: Frame[], frame: Frame, step: Step, branch: boolean): void {
  if (step.next !== '') frame.step = step.next
  else finish(stack, frame, branch)
}

function finish(stack: Frame[], frame: Frame, branch: boolean): void {
  if (branch && stack.length === 1) frame.step = ''
  else stack.pop()
}

function push(game: Game, stack: Frame[], procedure: Procedure, args: object, state: State, io: RunIo): void {
  stack.push(newFrame(game, procedure, args, state, io))
}

function newFrame(game: Game, procedure: Procedure, args: object, state: State, io: RunIo): Frame {
  if (io.checks && procedure.possible && !procedure.possible(state.g as never, args as never, io.table as never)) {
    throw new Error(`${game.id}: ${procedure.name} was entered although its own "possible" says that it cannot be done`)
  }
  return { step: procedure.first, at: procedure.locals(args as never), list: null, next: 0 }
}

function follow(
  game: Game,
  state: State,
  stack: Frame[],
  frame: Frame,
  step: Step,
  // biome-ignore lint/suspicious/noConfusingVoidType: what steps return
  flow: Flow | void,
  io: RunIo,
  branch: boolean,
): void {
  if (flow === undefined) goOn(stack, frame, step, branch)
  else if (flow === again) return
  else if (flow === restart) frame.step = step.first
  else if (flow === leave) finish(stack, frame, branch)
  else if (flow instanceof Call) {
    if (!flow.repeats) goOn(stack, frame, step, branch)
    push(game, stack, flow.procedure, flow.args, state, io)
  } else {
    goOn(stack, frame, step, branch)
    for (let i = flow.list.length - 1; i >= 0; i--) {
      push(game, stack, flow.list[i].procedure, flow.list[i].args, state, io)
    }
  }
}

/** What the seat is asked now, or could still answer differently; undefined if nothing. Works on views, too. */
export function questionFor(game: Game, table: Table, state: State, seat: Seat): Question | undefined {
  const frame = frameAsking(state, seat)
  return frame && questionIn(frame, game.steps[frame.step].definition as AskStep, state.g, seat, table)
}

function questionIn({ at }: Frame, definition: AskStep, g: object, seat: Seat, table: Table): Question {
  const question = definition.question(g, at, seat, table)
  if (!definition.also) return question
  const also = definition.also(g, at, seat, table)
  const branches: Record<string, Question> = { [definition.name]: question }
  for (const key in also) branches[key] = also[key].question
  return either(branches) as Question
}

/** The frame in which this seat is asked, or has answered in secret and may still change its mind. */
function frameAsking({ where }: State, seat: Seat): Frame | undefined {
  if (where.branches) {
    const branch = where.branches.find(one => one.seat === seat)
    return branch && !branch.done ? branch.stack[branch.stack.length - 1] : undefined
  }
  const asked = where.together ? where.together.seats.includes(seat) : where.asked === seat
  return asked ? where.stack[where.stack.length - 1] : undefined
}

/**
 * Whether the table may answer for this seat if there is one answer only. Not where several answer in secret: haste
 * would tell the others that there was no choice.
 */
export function mayBeAutomatic(game: Game, state: State, seat: Seat, active: Seat | undefined): boolean {
  const { branches, together, asked, stack } = state.where
  if (branches) return seat === active
  if (together || asked !== seat) return false
  const definition = game.steps[stack[stack.length - 1].step].definition as AskStep
  return definition.neverAutomatic !== true
}

/** The id of the question that this seat is asked: the name of the step. */
export function questionId(game: Game, state: State, seat: Seat): string | undefined {
  const frame = frameAsking(state, seat)
  return frame && game.steps[frame.step].definition.name
}

/** The locals of the step that asks this seat; for the words of the question. */
export const questionLocals = (state: State, seat: Seat): object => frameAsking(state, seat)?.at ?? {}

/**
 * Takes an answer and works on. The caller has checked that this seat may answer and that the question accepts it.
 * Returns whether the main stack moved on (and not only a pending answer or a draft changed).
 */
export function give(game: Game, state: State, seat: Seat, answer: Answer, io: RunIo): boolean {
  const { where } = state
  const { stack } = where
  const frame = stack[stack.length - 1]
  if (where.branches) {
    const branch = where.branches.find(one => one.seat === seat)
    if (!branch || branch.done) throw new Error(`${game.id}: seat ${seat} is not asked`)
    giveInBranch(game, state, branch, answer, io)
    if (!joined(where)) return false
    join(game, state, io)
  } else if (where.together) {
    const { seats, answers } = where.together
    answers[seats.indexOf(seat)] = answer
    if (answers.includes(null)) return false
    allAnswered(game, state, where.together, io)
  } else {
    const step = game.steps[frame.step]
    where.asked = NOBODY
    follow(game, state, stack, frame, step, answered(state, frame, step, seat, answer, io), io, false)
  }
  run(game, state, io)
  return true
}

/** Lets a `together` have its answers, now that the last one is in. */
function allAnswered(game: Game, state: State, { seats, answers }: Together, io: RunIo): void {
  const { g, where } = state
  const bySeat = blanks<Answer>(io.table.seats)
  for (let i = 0; i < seats.length; i++) bySeat[seats[i]] = answers[i]
  where.together = null
  const frame = where.stack[where.stack.length - 1]
  const step = game.steps[frame.step]
  const definition = step.definition as TogetherStep
  follow(game, state, where.stack, frame, step, definition.answers(g, frame.at, bySeat, io), io, false)
}

// A plain loop: `fill` and `map` take several times as long for so short a list.
function blanks<T>(length: number): (T | null)[] {
  const list = new Array<T | null>(length)
  for (let i = 0; i < length; i++) list[i] = null
  return list
}

/** Lets an `ask` have its answer: the main question's, or an option beside it. */
// biome-ignore lint/suspicious/noConfusingVoidType: what steps return
function answered(state: State, frame: Frame, step: Step, seat: Seat, answer: Answer, io: Io): Flow | void {
  const definition = step.definition as AskStep
  if (!definition.also) return definition.answer(state.g, frame.at, seat, answer, io)
  const [key, inner] = answer as readonly [string, Answer]
  if (key === definition.name) return definition.answer(state.g, frame.at, seat, inner, io)
  return definition.also(state.g, frame.at, seat, io.table)[key].call(inner).thenAgain
}

// Forks: each branch is a little machine of its own.

/** A branch at its very beginning. */
export function newBranch(game: Game, state: State, seat: Seat, io: RunIo): Branch {
  const frame = state.where.stack[state.where.stack.length - 1]
  const fork = game.steps[frame.step].definition as Extract<StepDefinition, { kind: typeof FORK }>
  const args = fork.locals(seat, frame.at, state.g, io.table)
  return { seat, done: false, stack: [newFrame(game, fork.procedure, args, state, io)] }
}

const joined = (where: Where): boolean => {
  for (const branch of where.branches ?? []) if (!branch.done) return false
  return true
}

const branchIo = (branch: Branch, io: RunIo): RunIo => ({
  table: io.table,
  chance: noChance,
  emit: io.emitInBranch && (event => io.emitInBranch?.(branch.seat, event)),
  draft: branch.stack[0].at,
})

export function giveInBranch(
  game: Game,
  state: State,
  branch: Branch,
  answer: Answer,
  io: RunIo,
  inner = branchIo(branch, io),
): void {
  const { stack } = branch
  const frame = stack[stack.length - 1]
  const step = game.steps[frame.step]
  follow(game, state, stack, frame, step, answered(state, frame, step, branch.seat, answer, inner), io, true)
  runBranch(game, state, branch, io, inner)
}

/** Works on in a branch until its seat is asked or it is finished. */
export function runBranch(game: Game, state: State, branch: Branch, io: RunIo, inner?: RunIo): void {
  const { stack, seat } = branch
  for (let work = 0; ; work++) {
    const frame = stack[stack.length - 1]
    if (frame.step === '') {
      branch.done = true
      return
    }
    const step = game.steps[frame.step]
    const definition = step.definition
    switch (definition.kind) {
      case ACT: {
        const flow = definition.act(state.g, frame.at, inner ?? branchIo(branch, io))
        follow(game, state, stack, frame, step, flow, io, true)
        break
      }
      case ASK: {
        const to = definition.to(state.g, frame.at, io.table)
        if (to === seat) return
        if (to >= 0) throw new Error(`${game.id}: ${step.id} asks seat ${to} in the branch of seat ${seat}`)
        goOn(stack, frame, step, true)
        break
      }
      case EACH:
        eachOne(game, state, stack, frame, step, io, true)
        break
      default:
        throw new Error(`${game.id}: ${step.id} is a together or a fork inside a fork`)
    }
    if (work > mostWork) throw new Error(`${game.id}: ${step.id} and what it calls never come to an end`)
  }
}

function join(game: Game, state: State, io: RunIo): void {
  const { g, where } = state
  const frame = where.stack[where.stack.length - 1]
  const step = game.steps[frame.step]
  const fork = step.definition as Extract<StepDefinition, { kind: typeof FORK }>
  const drafts = blanks<object>(io.table.seats)
  for (const branch of where.branches ?? []) drafts[branch.seat] = branch.stack[0].at
  where.branches = null
  io.onJoin?.()
  follow(game, state, where.stack, frame, step, fork.join(g, frame.at, drafts, io), io, false)
}

/** Plays a game on to its end at random, without keeping anything: the quickest way. Returns how often was decided. */
export function playout(game: Game, state: State, io: RunIo): number {
  const { where } = state
  let decisions = 0
  while (where.stack.length > 0) {
    if (where.branches) decisions += playBranches(game, state, where.branches, io)
    else if (where.together) decisions += playTogether(game, state, where.together, io)
    else decisions += playAsked(game, state, io)
    run(game, state, io)
  }
  return decisions
}

function playAsked(game: Game, state: State, io: RunIo): number {
  const { g, where } = state
  const { stack, asked } = where
  const frame = stack[stack.length - 1]
  const step = game.steps[frame.step]
  const answer = sampleForBots(questionIn(frame, step.definition as AskStep, g, asked, io.table), io.chance)
  where.asked = NOBODY
  follow(game, state, stack, frame, step, answered(state, frame, step, asked, answer, io), io, false)
  return 1
}

/** Answers that were given before stay as they are. */
function playTogether(game: Game, state: State, together: Together, io: RunIo): number {
  const { seats, answers } = together
  const { stack } = state.where
  const frame = stack[stack.length - 1]
  const definition = game.steps[frame.step].definition as TogetherStep
  let decisions = 0
  for (let i = 0; i < seats.length; i++) {
    if (answers[i] !== null) continue
    answers[i] = sampleForBots(definition.question(state.g, frame.at, seats[i], io.table), io.chance)
    decisions++
  }
  allAnswered(game, state, together, io)
  return decisions
}

function playBranches(game: Game, state: State, branches: readonly Branch[], io: RunIo): number {
  let decisions = 0
  for (const branch of branches) {
    const inner = branchIo(branch, io)
    while (!branch.done) {
      const frame = branch.stack[branch.stack.length - 1]
      const definition = game.steps[frame.step].definition as AskStep
      const question = questionIn(frame, definition, state.g, branch.seat, io.table)
      giveInBranch(game, state, branch, sampleForBots(question, io.chance), io, inner)
      decisions++
    }
  }
  join(game, state, io)
  return decisions
}
