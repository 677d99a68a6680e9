import type { Policy } from './bot.ts'
import { type Chance, noChance } from './chance.ts'
import type { Game, Step } from './game.ts'
import {
  ACT,
  ASK,
  again,
  Call,
  EACH,
  FORK,
  type Io,
  leave,
  type MaybeFlow,
  type Procedure,
  restart,
  type StepDefinition,
  TOGETHER,
} from './procedure.ts'
import { either, hasChoice, type Question, sampleForBots } from './questions/index.ts'
import type { Branch, Frame, State, Together, Where } from './state.ts'
import { type Answer, type GameEvent, NOBODY, type Seat, type Table } from './values.ts'

// These functions run a million times a second: none of them makes a closure, not even where it is seldom needed, since
// then all its variables live on the heap.

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
  readonly checks?: boolean | undefined
}

/**
 * What a step gets: see `Here` and its kin in procedure.ts. One for a whole run, filled in before each step, so that
 * nothing is made on the way; only a branch of a fork has its own, because its `io` differs.
 */
class Standing {
  readonly g: object
  readonly table: Table
  readonly io: RunIo
  at: object = nowhere
  seat: Seat = NOBODY

  constructor(g: object, io: RunIo) {
    this.g = g
    this.table = io.table
    this.io = io
  }
}
const nowhere = {}

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
  const here = new Standing(state.g, io)
  push(game, state.where.stack, game.start as unknown as Procedure, {}, here)
  runOn(game, state, here)
  return state
}

/** Works on until somebody is asked or the game is over. */
export const run = (game: Game, state: State, io: RunIo): void => runOn(game, state, new Standing(state.g, io))

function runOn(game: Game, state: State, here: Standing): void {
  const { where } = state
  const { stack } = where
  const { steps } = game
  for (let work = 0; stack.length > 0; work++) {
    const frame = stack[stack.length - 1]
    const step = steps[frame.step]
    const definition = step.definition
    here.at = frame.at
    switch (definition.kind) {
      case ACT:
        follow(game, stack, frame, step, definition.act(here), here, false)
        break
      case ASK: {
        const seat = definition.to(here)
        if (seat >= 0) {
          where.asked = seat
          return
        }
        goOn(stack, frame, step, false)
        break
      }
      case TOGETHER: {
        const seats = definition.to(here)
        if (seats.length > 0) {
          where.together = { seats: seats.slice(), answers: blanks(seats.length) }
          return
        }
        goOn(stack, frame, step, false)
        break
      }
      case EACH:
        eachOne(game, stack, frame, step, here, false)
        break
      case FORK: {
        const seats = definition.to(here)
        if (seats.length > 0) {
          branchOut(game, state, frame, seats, here)
          if (!joined(where)) return
          join(game, state, here)
        } else goOn(stack, frame, step, false)
      }
    }
    if (work > mostWork) throw new Error(`${game.id}: ${step.id} and what it calls never come to an end`)
  }
}

function eachOne(game: Game, stack: Frame[], frame: Frame, step: Step, here: Standing, branch: boolean): void {
  const definition = step.definition as Extract<StepDefinition, { kind: typeof EACH }>
  if (frame.list === null) {
    frame.list = definition.list(here).slice()
    frame.next = 0
  }
  if (frame.next < frame.list.length) {
    const item = frame.list[frame.next++]
    push(game, stack, definition.procedure, definition.locals(item, here), here)
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

function push(game: Game, stack: Frame[], procedure: Procedure, args: object, here: Standing): void {
  stack.push(newFrame(game, procedure, args, here))
}

function newFrame(game: Game, procedure: Procedure, args: object, here: Standing): Frame {
  if (here.io.checks && procedure.possible && !procedure.possible(args as never, here)) {
    throw new Error(`${game.id}: ${procedure.name} was entered although its own "possible" says that it cannot be done`)
  }
  return { step: procedure.first, at: procedure.locals(args as never), list: null, next: 0 }
}

function follow(
  game: Game,
  stack: Frame[],
  frame: Frame,
  step: Step,
  flow: MaybeFlow,
  here: Standing,
  branch: boolean,
): void {
  if (flow === undefined) goOn(stack, frame, step, branch)
  else if (flow === again) return
  else if (flow === restart) frame.step = step.first
  else if (flow === leave) finish(stack, frame, branch)
  else if (flow instanceof Call) {
    if (!flow.repeats) goOn(stack, frame, step, branch)
    push(game, stack, flow.procedure, flow.args, here)
  } else {
    goOn(stack, frame, step, branch)
    for (let i = flow.list.length - 1; i >= 0; i--) {
      push(game, stack, flow.list[i].procedure, flow.list[i].args, here)
    }
  }
}

/** What the seat is asked now, or could still answer differently; undefined if nothing. Works on views, too. */
export function questionFor(game: Game, table: Table, state: State, seat: Seat): Question | undefined {
  const frame = frameAsking(state, seat)
  if (!frame) return undefined
  const here = new Standing(state.g, { table, chance: noChance })
  here.at = frame.at
  here.seat = seat
  return questionIn(game.steps[frame.step].definition as AskStep, here)
}

function questionIn(definition: AskStep | TogetherStep, here: Standing): Question {
  const question = definition.question(here)
  if (definition.kind === TOGETHER || !definition.also) return question
  const also = definition.also(here)
  const branches: Record<string, Question> = { [definition.name]: question }
  for (const key in also) branches[key] = also[key].question
  return either(branches)
}

/** The frame in which this seat is asked, or has answered in secret and may still change its mind. */
function frameAsking({ where }: State, seat: Seat): Frame | undefined {
  if (where.branches) {
    const branch = branchOf(where.branches, seat)
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

/** The paragraph of the guide that the question to this seat is about. Works on views, too. */
export function questionRule(game: Game, table: Table, state: State, seat: Seat): string | undefined {
  const frame = frameAsking(state, seat)
  if (!frame) return undefined
  const { rule } = game.steps[frame.step].definition as AskStep
  return typeof rule === 'string' ? rule : rule({ g: state.g, at: frame.at, seat, table })
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
  const here = new Standing(state.g, io)
  if (where.branches) {
    const branch = branchOf(where.branches, seat)
    if (!branch || branch.done) throw new Error(`${game.id}: seat ${seat} is not asked`)
    giveInBranch(game, state, branch, answer, io)
    if (!joined(where)) return false
    join(game, state, here)
  } else if (where.together) {
    const { seats, answers } = where.together
    answers[seats.indexOf(seat)] = answer
    if (answers.includes(null)) return false
    allAnswered(game, state, where.together, here)
  } else {
    const step = game.steps[frame.step]
    where.asked = NOBODY
    here.at = frame.at
    here.seat = seat
    follow(game, stack, frame, step, answered(step.definition as AskStep, answer, here), here, false)
  }
  runOn(game, state, here)
  return true
}

/** Lets a `together` have its answers, now that the last one is in. */
function allAnswered(game: Game, { where }: State, { seats, answers }: Together, here: Standing): void {
  const bySeat = blanks<Answer>(here.table.seats)
  for (let i = 0; i < seats.length; i++) bySeat[seats[i]] = answers[i]
  where.together = null
  const frame = where.stack[where.stack.length - 1]
  const step = game.steps[frame.step]
  const definition = step.definition as TogetherStep
  here.at = frame.at
  if (definition.eachSeat) eachAnswer(definition, bySeat, here)
  follow(game, where.stack, frame, step, definition.answers?.(bySeat, here), here, false)
}

function eachAnswer(definition: TogetherStep, bySeat: readonly (Answer | null)[], here: Standing): void {
  for (let seat = 0; seat < bySeat.length; seat++) {
    const answer = bySeat[seat]
    if (answer === null) continue
    here.seat = seat
    definition.eachSeat?.(answer, here)
  }
}

// A plain loop: `fill` and `map` take several times as long for so short a list.
function blanks<T>(length: number): (T | null)[] {
  const list = new Array<T | null>(length)
  for (let i = 0; i < length; i++) list[i] = null
  return list
}

/** Lets an `ask` have its answer: the main question's, or an option beside it. */
function answered(definition: AskStep, answer: Answer, here: Standing): MaybeFlow {
  if (!definition.also) return definition.answer(answer, here)
  const [key, inner] = answer as readonly [string, Answer]
  if (key === definition.name) return definition.answer(inner, here)
  return definition.also(here)[key].call(inner).thenAgain
}

// Forks: each branch is a little machine of its own.

/** A branch at its very beginning. */
export function newBranch(game: Game, state: State, seat: Seat, io: RunIo): Branch {
  const frame = state.where.stack[state.where.stack.length - 1]
  return newBranchHere(game, frame, seat, new Standing(state.g, io))
}

function newBranchHere(game: Game, frame: Frame, seat: Seat, here: Standing): Branch {
  const fork = game.steps[frame.step].definition as Extract<StepDefinition, { kind: typeof FORK }>
  here.at = frame.at
  const args = fork.locals(seat, here)
  return { seat, done: false, stack: [newFrame(game, fork.procedure, args, here)] }
}

function branchOut(game: Game, state: State, frame: Frame, seats: readonly Seat[], here: Standing): void {
  const branches: Branch[] = []
  for (let i = 0; i < seats.length; i++) branches.push(newBranchHere(game, frame, seats[i], here))
  state.where.branches = branches
  for (let i = 0; i < branches.length; i++) runOnIn(game, state, branches[i], here)
}

function joined({ branches }: Where): boolean {
  if (branches) for (let i = 0; i < branches.length; i++) if (!branches[i].done) return false
  return true
}

function branchOf(branches: readonly Branch[], seat: Seat): Branch | undefined {
  for (let i = 0; i < branches.length; i++) if (branches[i].seat === seat) return branches[i]
  return undefined
}

/** Within a branch nothing is drawn, and what is told goes to its seat alone. */
const standingIn = (state: State, branch: Branch, io: RunIo): Standing =>
  new Standing(state.g, {
    table: io.table,
    chance: noChance,
    emit: io.emitInBranch && tellOnly(branch.seat, io.emitInBranch),
    draft: branch.stack[0].at,
    checks: io.checks,
  })

const tellOnly =
  (seat: Seat, emitInBranch: (seat: Seat, event: GameEvent) => void) =>
  (event: GameEvent): void =>
    emitInBranch(seat, event)

function giveInBranch(game: Game, state: State, branch: Branch, answer: Answer, io: RunIo): void {
  const here = standingIn(state, branch, io)
  const { stack } = branch
  const frame = stack[stack.length - 1]
  const step = game.steps[frame.step]
  here.at = frame.at
  here.seat = branch.seat
  follow(game, stack, frame, step, answered(step.definition as AskStep, answer, here), here, true)
  runOnIn(game, state, branch, here, here)
}

/** Works on in a branch until its seat is asked or it is finished. */
export const runBranch = (game: Game, state: State, branch: Branch, io: RunIo): void =>
  runOnIn(game, state, branch, new Standing(state.g, io))

/** `own` is made where work is done: most branches begin with a question. */
function runOnIn(game: Game, state: State, branch: Branch, here: Standing, own?: Standing): void {
  const { stack, seat } = branch
  let inside = own
  for (let work = 0; ; work++) {
    const frame = stack[stack.length - 1]
    if (frame.step === '') {
      branch.done = true
      return
    }
    const step = game.steps[frame.step]
    const definition = step.definition
    here.at = frame.at
    switch (definition.kind) {
      case ACT:
        inside ??= standingIn(state, branch, here.io)
        inside.at = frame.at
        follow(game, stack, frame, step, definition.act(inside), here, true)
        break
      case ASK: {
        const to = definition.to(here)
        if (to === seat) return
        if (to >= 0) throw new Error(`${game.id}: ${step.id} asks seat ${to} in the branch of seat ${seat}`)
        goOn(stack, frame, step, true)
        break
      }
      case EACH:
        eachOne(game, stack, frame, step, here, true)
        break
      default:
        throw new Error(`${game.id}: ${step.id} is a together or a fork inside a fork`)
    }
    if (work > mostWork) throw new Error(`${game.id}: ${step.id} and what it calls never come to an end`)
  }
}

function join(game: Game, { where }: State, here: Standing): void {
  const frame = where.stack[where.stack.length - 1]
  const step = game.steps[frame.step]
  const fork = step.definition as Extract<StepDefinition, { kind: typeof FORK }>
  const drafts = blanks<object>(here.table.seats)
  for (const branch of where.branches ?? []) drafts[branch.seat] = branch.stack[0].at
  where.branches = null
  here.io.onJoin?.()
  here.at = frame.at
  follow(game, where.stack, frame, step, fork.join(drafts, here), here, false)
}

/** How a game is played on. */
export interface PlayoutOptions {
  /** How everybody answers; at random if left out. */
  readonly policy?: Policy
  /** Whether to stop here; looked at whenever somebody is about to be asked. If left out, the game is played to its end. */
  until?(state: State): boolean
}

const atRandom: PlayoutOptions = {}

/** Plays a game on without keeping anything: the quickest way. Returns how often was decided. */
export function playout(game: Game, state: State, io: RunIo, options: PlayoutOptions = atRandom): number {
  const { where } = state
  const { policy } = options
  const here = new Standing(state.g, io)
  let decisions = 0
  while (where.stack.length > 0 && !options.until?.(state)) {
    if (where.branches) decisions += playBranches(game, state, where.branches, here, policy)
    else if (where.together) decisions += playTogether(game, state, where.together, here, policy)
    else decisions += playAsked(game, state, here, policy)
    runOn(game, state, here)
  }
  return decisions
}

/** What the seat that this frame asks answers within an imagined game: by the policy, if there is a choice at all. */
function decide(
  state: State,
  frame: Frame,
  definition: AskStep | TogetherStep,
  seat: Seat,
  here: Standing,
  policy: Policy | undefined,
  chance = here.io.chance,
): Answer {
  here.at = frame.at
  here.seat = seat
  const question = questionIn(definition, here)
  if (!policy || !hasChoice(question)) return sampleForBots(question, chance)
  const { table } = here
  return policy({ table, view: state, known: null, seat, id: definition.name, at: frame.at, question }, chance)
}

/** What a seat has answered in secret, as others may imagine it. */
export function imaginedAnswer(game: Game, state: State, seat: Seat, io: RunIo, policy: Policy | undefined): Answer {
  const { stack } = state.where
  const frame = stack[stack.length - 1]
  return decide(
    state,
    frame,
    game.steps[frame.step].definition as TogetherStep,
    seat,
    new Standing(state.g, io),
    policy,
  )
}

function playAsked(game: Game, state: State, here: Standing, policy: Policy | undefined): number {
  const { where } = state
  const { stack, asked } = where
  const frame = stack[stack.length - 1]
  const step = game.steps[frame.step]
  const definition = step.definition as AskStep
  const answer = decide(state, frame, definition, asked, here, policy)
  where.asked = NOBODY
  follow(game, stack, frame, step, answered(definition, answer, here), here, false)
  return 1
}

/** Answers that were given before stay as they are. */
function playTogether(
  game: Game,
  state: State,
  together: Together,
  here: Standing,
  policy: Policy | undefined,
): number {
  const { seats, answers } = together
  const { stack } = state.where
  const frame = stack[stack.length - 1]
  const definition = game.steps[frame.step].definition as TogetherStep
  let decisions = 0
  for (let i = 0; i < seats.length; i++) {
    if (answers[i] !== null) continue
    answers[i] = decide(state, frame, definition, seats[i], here, policy)
    decisions++
  }
  allAnswered(game, state, together, here)
  return decisions
}

function playBranches(
  game: Game,
  state: State,
  branches: readonly Branch[],
  here: Standing,
  policy: Policy | undefined,
): number {
  let decisions = 0
  for (const branch of branches) decisions += playBranch(game, state, branch, here.io, policy)
  join(game, state, here)
  return decisions
}

/** Plays a branch of a fork to its end. */
export function playBranch(game: Game, state: State, branch: Branch, io: RunIo, policy: Policy | undefined): number {
  const { stack, seat } = branch
  const inner = standingIn(state, branch, io)
  let decisions = 0
  for (; !branch.done; decisions++) {
    const frame = stack[stack.length - 1]
    const step = game.steps[frame.step]
    const definition = step.definition as AskStep
    // The rules draw nothing in a branch; whoever decides may.
    const answer = decide(state, frame, definition, seat, inner, policy, io.chance)
    follow(game, stack, frame, step, answered(definition, answer, inner), inner, true)
    runOnIn(game, state, branch, inner, inner)
  }
  return decisions
}
