import { type Answer, type Chance, type Flow, type Game, NONE, type Seat } from '@palatine/kernel'
import { ACT, ASK, FORK, type StepDefinition, TOGETHER } from '@palatine/kernel/procedure'

/** The functions of a game's steps, without the machine around them, with the types that they were written with. */
export function workOf<G, I extends { readonly table: unknown }>({ steps }: Pick<Game, 'steps'>) {
  type Then = Flow | undefined
  function step<K extends StepDefinition['kind']>(id: string, kind: K): Extract<StepDefinition, { kind: K }> {
    const definition = steps[id]?.definition
    if (definition?.kind !== kind) throw new Error(`bare loop: ${id} is another kind of step now`)
    return definition as Extract<StepDefinition, { kind: K }>
  }
  return {
    act: (id: string) => step(id, ACT).act as unknown as (g: G, at: object, io: I) => Then,
    to: (id: string) => step(id, ASK).to as unknown as (g: G, at: object, table: I['table']) => Seat,
    answer: (id: string) =>
      step(id, ASK).answer as unknown as (g: G, at: object, seat: Seat, answer: Answer, io: I) => Then,
    answers: (id: string) =>
      step(id, TOGETHER).answers as unknown as (g: G, at: object, answers: readonly (Answer | null)[], io: I) => Then,
    join: (id: string) =>
      step(id, FORK).join as unknown as (g: G, at: object, drafts: readonly object[], io: I) => Then,
  }
}

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
