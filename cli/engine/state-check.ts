// Whether a state that somebody wrote can be played on from, and if not, where it is wrong.
import {
  type Frame,
  type Game,
  NOBODY,
  type Question,
  questionFor,
  type Seat,
  type State,
  type Table,
  whyNot,
} from '@palatine/kernel'
import { ASK, FORK, TOGETHER } from '@palatine/kernel/procedure'
import { firstOf, type Shapes, type Wrong } from './shape.ts'

/** How the table of a loaded state looks when it is played as usual. */
export interface Usual {
  readonly game: Game
  readonly table: Table
  readonly shapes: Shapes
  /** The same game with another number of seats, if it can have one. */
  readonly other: { readonly shapes: Shapes; readonly seats: number } | undefined
}

/** The first place where a state is wrong; undefined if it can be played on from. Anything may be passed in. */
export function wrongInState(usual: Usual, state: unknown): Wrong | undefined {
  const { game, table, shapes, other } = usual
  const wrong =
    keysOf(state, ['g', 'where'], 'state') ??
    shapes.g.wrongIn(
      (state as State).g,
      'state.g',
      table.seats,
      other && { shape: other.shapes.g, seats: other.seats },
    ) ??
    wrongForm(usual, (state as State).where)
  if (wrong) return wrong
  const lost = game.conserved((state as State).g, table)
  if (lost !== undefined) return { place: 'state.g', reason: `something was created or lost: ${lost}` }
  return wrongQuestion(usual, state as State)
}

/** What does not have the form of a place in a game. */
function wrongForm(usual: Usual, where: unknown): Wrong | undefined {
  const at = 'state.where'
  const wrong = keysOf(where, ['stack', 'asked', 'together', 'branches'], at)
  if (wrong) return wrong
  const { stack, asked, together, branches } = where as Record<string, unknown>
  const isSeat = (seat: unknown) =>
    Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < usual.table.seats
  const seats = `a seat belongs here, 0 to ${usual.table.seats - 1}`
  return (
    wrongStack(usual, stack, `${at}.stack`) ??
    (asked === NOBODY || isSeat(asked)
      ? undefined
      : { place: `${at}.asked`, reason: `${seats}, or ${NOBODY} for nobody` }) ??
    (together === null ? undefined : wrongTogether(together, `${at}.together`, isSeat, seats)) ??
    (branches === null ? undefined : wrongBranches(usual, branches, `${at}.branches`, isSeat, seats))
  )
}

type IsSeat = (seat: unknown) => boolean

function wrongTogether(together: unknown, at: string, isSeat: IsSeat, seats: string): Wrong | undefined {
  const wrong = keysOf(together, ['seats', 'answers'], at)
  if (wrong) return wrong
  const { seats: who, answers } = together as Record<string, unknown>
  if (!Array.isArray(who)) return { place: `${at}.seats`, reason: 'a list belongs here' }
  if (!Array.isArray(answers) || answers.length !== who.length) {
    return { place: `${at}.answers`, reason: 'an answer or null for each of the seats belongs here' }
  }
  return firstOf(who, (seat, i) =>
    isSeat(seat) && who.indexOf(seat) === i ? undefined : { place: `${at}.seats[${i}]`, reason: `${seats}, each once` },
  )
}

function wrongBranches(usual: Usual, branches: unknown, at: string, isSeat: IsSeat, seats: string): Wrong | undefined {
  if (!Array.isArray(branches)) return { place: at, reason: 'null or a list belongs here' }
  const found: unknown[] = []
  return firstOf(branches, (branch: unknown, i) => {
    const place = `${at}[${i}]`
    const wrong = keysOf(branch, ['seat', 'done', 'stack'], place)
    if (wrong) return wrong
    const { seat, done, stack } = branch as Record<string, unknown>
    if (!isSeat(seat) || found.includes(seat)) return { place: `${place}.seat`, reason: `${seats}, each once` }
    found.push(seat)
    if (typeof done !== 'boolean') return { place: `${place}.done`, reason: 'true or false belongs here' }
    return wrongStack(usual, stack, `${place}.stack`, done)
  })
}

/** @param finished a branch that is done keeps its first frame, whose step is empty */
function wrongStack({ game, shapes, table }: Usual, stack: unknown, at: string, finished?: boolean): Wrong | undefined {
  if (!Array.isArray(stack)) return { place: at, reason: 'a list belongs here' }
  if (finished !== undefined && stack.length === 0) return { place: at, reason: 'a branch has at least one frame' }
  return firstOf(stack, (frame: unknown, i) => {
    const place = `${at}[${i}]`
    const wrong = keysOf(frame, ['step', 'at', 'list', 'next'], place)
    if (wrong) return wrong
    const { step, at: locals, list, next } = frame as Record<string, unknown>
    const known = finished === true ? step === '' : typeof step === 'string' && Object.hasOwn(game.steps, step)
    if (!known) return { place: `${place}.step`, reason: `there is no step ${JSON.stringify(step)?.slice(0, 40)}` }
    if (typeof locals !== 'object' || locals === null || Array.isArray(locals)) {
      return { place: `${place}.at`, reason: 'an object belongs here' }
    }
    if (list !== null && !(Array.isArray(list) && list.every(Number.isInteger))) {
      return { place: `${place}.list`, reason: 'null or a list of whole numbers belongs here' }
    }
    if (!Number.isInteger(next) || (next as number) < 0) {
      return { place: `${place}.next`, reason: 'a whole number from 0 belongs here' }
    }
    return shapes.locals.get(step as string)?.wrongIn(locals, `${place}.at`, table.seats)
  })
}

/** Whether who is asked is who the rules ask here, and what was answered in secret would be accepted. */
function wrongQuestion({ game, table }: Usual, state: State): Wrong | undefined {
  const { g, where } = state
  const { asked, together, branches, stack } = where
  const at = 'state.where'
  const waiting = [asked !== NOBODY, together !== null, branches !== null].filter(Boolean).length
  if (waiting === 0) return undefined
  if (waiting > 1) return { place: at, reason: 'only one of asked, together and branches can hold somebody' }
  const top = stack.at(-1)
  if (!top) return { place: `${at}.stack`, reason: 'the game is over, so nobody can be asked' }
  const { definition } = game.steps[top.step]
  const { kind } = definition
  if (asked !== NOBODY) {
    const right = kind === ASK && definition.to({ g, at: top.at, table }) === asked
    return right ? undefined : { place: `${at}.asked`, reason: `${top.step} does not ask seat ${asked}` }
  }
  if (together) {
    const right = kind === TOGETHER && sameSeats(definition.to({ g, at: top.at, table }), together.seats)
    if (!right) return { place: `${at}.together.seats`, reason: `${top.step} does not ask these seats` }
    if (!together.answers.includes(null)) {
      return { place: `${at}.together.answers`, reason: 'all have answered, so the game should have moved on' }
    }
    return firstOf(together.answers, (answer, i) => {
      const question = questionFor(game, table, state, together.seats[i]) as Question
      const refused = answer === null ? undefined : whyNot(question, answer)
      return (
        refused && { place: `${at}.together.answers[${i}]`, reason: `this answer is not possible (${refused.reason})` }
      )
    })
  }
  const list = branches ?? []
  const right =
    kind === FORK &&
    sameSeats(
      definition.to({ g, at: top.at, table }),
      list.map(branch => branch.seat),
    )
  if (!right) return { place: `${at}.branches`, reason: `${top.step} does not send these seats on their ways` }
  if (list.every(branch => branch.done)) {
    return { place: `${at}.branches`, reason: 'all are done, so the game should have moved on' }
  }
  return firstOf(list, ({ done, seat, stack: own }, i) =>
    done || asks(game, table, g, own, seat)
      ? undefined
      : { place: `${at}.branches[${i}].stack`, reason: `${own.at(-1)?.step} does not ask seat ${seat}` },
  )
}

function asks(game: Game, table: Table, g: object, stack: readonly Frame[], seat: Seat): boolean {
  const frame = stack[stack.length - 1]
  const { definition } = game.steps[frame.step]
  return definition.kind === ASK && definition.to({ g, at: frame.at, table }) === seat
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i])

function keysOf(value: unknown, keys: readonly string[], place: string): Wrong | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { place, reason: `an object with ${keys.join(', ')} belongs here` }
  }
  const missing = keys.find(key => !Object.hasOwn(value, key))
  if (missing !== undefined) return { place: `${place}.${missing}`, reason: 'this is missing' }
  const strange = Object.keys(value).find(key => !keys.includes(key))
  return strange === undefined
    ? undefined
    : { place: `${place}.${strange.slice(0, 40)}`, reason: `there is no such key; known: ${keys.join(', ')}` }
}
