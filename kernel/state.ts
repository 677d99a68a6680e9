import { type Answer, copy, HIDDEN, type Seat } from './values.ts'

/** A call in progress: the step it stands at, its locals, and where it is in the list of an `each`. */
export interface Frame {
  /** procedure.step; empty when the first frame of a branch is finished */
  step: string
  at: object
  list: number[] | null
  next: number
}

/** One seat's own way through a fork. The locals of its first frame are its draft. */
export interface Branch {
  readonly seat: Seat
  done: boolean
  /** Empty in the views of others. */
  stack: Frame[]
}

/** Answers given in secret at once: by place in `seats`, null while it is missing, HIDDEN in the views of others. */
export interface Together {
  readonly seats: readonly Seat[]
  readonly answers: (Answer | null)[]
}

/** Where the game stands. An empty stack: it is over. */
export interface Where {
  stack: Frame[]
  /** Whom the step on top asks, if it is an `ask`; else NOBODY. */
  asked: Seat
  together: Together | null
  branches: Branch[] | null
}

/** Everything there is to know about a moment of a game, as JSON; `g` is the game's own part. */
export interface State<G = object> {
  readonly g: G
  readonly where: Where
}

const cloneFrame = (frame: Frame): Frame => ({
  step: frame.step,
  at: cloneLocals(frame.at),
  list: frame.list === null ? null : frame.list.slice(),
  next: frame.next,
})

function cloneLocals(at: object): object {
  const locals: Record<string, unknown> = { ...at }
  for (const key in locals) {
    const value = locals[key]
    if (typeof value === 'object' && value !== null) locals[key] = copy(value)
  }
  return locals
}

const cloneStack = (stack: readonly Frame[]): Frame[] => {
  const frames = new Array<Frame>(stack.length)
  for (let i = 0; i < stack.length; i++) frames[i] = cloneFrame(stack[i])
  return frames
}

/** Answers are frozen values: they need no copy of their own. */
export const cloneWhere = (where: Where): Where => ({
  stack: cloneStack(where.stack),
  asked: where.asked,
  together: where.together && { seats: where.together.seats, answers: where.together.answers.slice() },
  branches: where.branches?.map(({ seat, done, stack }) => ({ seat, done, stack: cloneStack(stack) })) ?? null,
})

/** What a seat may know of it: frames are public, pending answers and drafts are their owner's. */
export function maskWhere(where: Where, viewer: Seat | null): Where {
  const { together, branches } = where
  return {
    stack: cloneStack(where.stack),
    asked: where.asked,
    together: together && {
      seats: together.seats,
      answers: together.answers.map((answer, i) => (answer === null || together.seats[i] === viewer ? answer : HIDDEN)),
    },
    branches:
      branches?.map(({ seat, done, stack }) => ({ seat, done, stack: seat === viewer ? cloneStack(stack) : [] })) ??
      null,
  }
}

/** The seats that owe an answer now. */
export function askedSeats({ where }: State): Seat[] {
  if (where.branches) return where.branches.filter(branch => !branch.done).map(branch => branch.seat)
  if (where.together) {
    const { seats, answers } = where.together
    return seats.filter((_, i) => answers[i] === null)
  }
  return where.asked >= 0 ? [where.asked] : []
}

export const isOver = ({ where }: State): boolean => where.stack.length === 0
