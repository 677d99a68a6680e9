import {
  type Answer,
  type Chance,
  type Game,
  type Io,
  NOBODY,
  NONE,
  noChance,
  type Seat,
  type Table,
} from '@palatine/kernel'
import { ACT, ASK, FORK, type StepDefinition, TOGETHER } from '@palatine/kernel/procedure'

/** The functions of a game's steps, without the machine around them, with the types that they were written with. */
export function workOf<G extends object, I extends Pick<Io, 'table' | 'chance'>>({ steps }: Pick<Game, 'steps'>) {
  function step<K extends StepDefinition['kind']>(id: string, kind: K): Extract<StepDefinition, { kind: K }> {
    const definition = steps[id]?.definition
    if (definition?.kind !== kind) throw new Error(`bare loop: ${id} is another kind of step now`)
    return definition as Extract<StepDefinition, { kind: K }>
  }
  // Like the machine: one object, filled in before each step, so that nothing is made on the way.
  const here = { g: {}, at: {}, seat: NOBODY, table: noTable, io: noIo }
  const at = (g: G, locals: object, io: I) => {
    here.g = g
    here.at = locals
    here.table = io.table
    here.io = io
    return here
  }
  return {
    act(id: string) {
      const { act } = step(id, ACT)
      return (g: G, locals: object, io: I) => act(at(g, locals, io))
    },
    to(id: string) {
      const { to } = step(id, ASK)
      return (g: G, locals: object, table: I['table']): Seat => {
        here.g = g
        here.at = locals
        here.table = table
        return to(here)
      }
    },
    answer(id: string) {
      const { answer } = step(id, ASK)
      return (g: G, locals: object, seat: Seat, given: Answer, io: I) => {
        here.seat = seat
        return answer(given, at(g, locals, io))
      }
    },
    answers(id: string) {
      const { answers, eachSeat } = step(id, TOGETHER)
      return (g: G, locals: object, given: readonly (Answer | null)[], io: I) => {
        at(g, locals, io)
        if (answers) return answers(given, here)
        for (let seat = 0; seat < given.length; seat++) {
          const one = given[seat]
          here.seat = seat
          if (one !== null) eachSeat?.(one, here)
        }
        return undefined
      }
    },
    join(id: string) {
      const { join } = step(id, FORK)
      return (g: G, locals: object, drafts: readonly object[], io: I) => join(drafts, at(g, locals, io))
    },
  }
}

const noTable: Table = { seats: 0, options: {}, components: {} }
const noIo: Io = { table: noTable, chance: noChance }

// What the kernel draws for the kinds of questions.

export const drawOne = (list: readonly number[], chance: Chance): number => list[chance.below(list.length)]

export function drawOrPass(list: readonly number[], chance: Chance): number {
  const drawn = chance.below(list.length + 1)
  return drawn < list.length ? list[drawn] : NONE
}

/** How many pairs there are of a thing and a way. */
export function pairs(ways: readonly (readonly number[])[]): number {
  let all = 0
  for (let i = 0; i < ways.length; i++) all += ways[i].length
  return all
}

export type Pair = readonly [number, number]

export function drawPair(
  things: readonly number[],
  ways: readonly (readonly number[])[],
  all: number,
  chance: Chance,
): Pair {
  let left = chance.below(all)
  let i = 0
  for (; left >= ways[i].length; i++) left -= ways[i].length
  return [things[i], ways[i][left]]
}

export const drawPairOrPass = (
  things: readonly number[],
  ways: readonly (readonly number[])[],
  all: number,
  chance: Chance,
): Pair | typeof NONE => (chance.below(all + 1) === 0 ? NONE : drawPair(things, ways, all, chance))
