// The shape of a game's state, learnt from games played at random: what keys there are, what is a list of what.
import {
  askedSeats,
  begin,
  FastChance,
  type Game,
  give,
  isOver,
  type Question,
  questionFor,
  type State,
  sampleForBots,
  type Table,
} from '@palatine/kernel'

/** What has been seen at one place of a state. */
export class Shape {
  private readonly kinds = new Set<Kind>()
  private readonly keys = new Map<string, { shape: Shape; times: number }>()
  private items: Shape | undefined
  private objects = 0
  private shortest = Number.POSITIVE_INFINITY
  private longest = 0

  see(value: unknown): void {
    const kind = kindOf(value)
    this.kinds.add(kind)
    if (kind === 'list') {
      const list = value as unknown[]
      this.shortest = Math.min(this.shortest, list.length)
      this.longest = Math.max(this.longest, list.length)
      if (list.length > 0) this.items ??= new Shape()
      for (const item of list) this.items?.see(item)
    } else if (kind === 'object') {
      this.objects++
      for (const [key, inner] of Object.entries(value as object)) {
        const found = this.keys.get(key) ?? { shape: new Shape(), times: 0 }
        found.times++
        found.shape.see(inner)
        this.keys.set(key, found)
      }
    }
  }

  at(key: string): Shape | undefined {
    return this.keys.get(key)?.shape
  }

  /**
   * The first place where a value differs; undefined if it has this shape.
   * @param other the same for another number of seats: lists that were as long as there are seats in both are by seat
   */
  wrongIn(value: unknown, place: string, seats: number, other?: { shape: Shape; seats: number }): Wrong | undefined {
    const kind = kindOf(value)
    // Where nothing was ever seen but null, what else there could be is not known.
    if (this.kinds.size === 1 && this.kinds.has('null')) return undefined
    if (!this.kinds.has(kind) && !(kind === 'whole number' && this.kinds.has('number'))) {
      return { place, reason: `${[...this.kinds].map(spoken).join(' or ')} belongs here, not ${spoken(kind)}` }
    }
    if (kind === 'list') return this.wrongInList(value as unknown[], place, seats, other)
    if (kind === 'object') return this.wrongInObject(value as Record<string, unknown>, place, seats, other)
    return undefined
  }

  private wrongInList(list: readonly unknown[], place: string, seats: number, other?: Other): Wrong | undefined {
    const bySeat = this.isAlways(seats) && other?.shape.isAlways(other.seats)
    if (bySeat && list.length !== seats) {
      return { place, reason: `one entry for each of the ${seats} seats belongs here, not ${list.length}` }
    }
    const { items } = this
    // In no game that was played was there anything in this list: what could be is not known.
    if (!items) return undefined
    const inner = other?.shape.items && { shape: other.shape.items, seats: other.seats }
    return firstOf(list, (item, i) => items.wrongIn(item, `${place}[${i}]`, seats, inner))
  }

  private wrongInObject(
    object: Record<string, unknown>,
    place: string,
    seats: number,
    other?: Other,
  ): Wrong | undefined {
    const strange = Object.keys(object).find(key => !this.keys.has(key))
    if (strange !== undefined) {
      return {
        place: `${place}.${strange.slice(0, 40)}`,
        reason: `there is no such key; known: ${[...this.keys.keys()].join(', ')}`,
      }
    }
    return firstOf([...this.keys], ([key, { shape, times }]) => {
      const inside = `${place}.${key}`
      if (!Object.hasOwn(object, key))
        return times === this.objects ? { place: inside, reason: 'this is missing' } : undefined
      const found = other?.shape.at(key)
      return shape.wrongIn(object[key], inside, seats, other && found && { shape: found, seats: other.seats })
    })
  }

  private isAlways(length: number): boolean {
    return this.shortest === length && this.longest === length
  }
}

type Other = { shape: Shape; seats: number }

/** A place in a state and what is wrong there. */
export interface Wrong {
  readonly place: string
  readonly reason: string
}

/** The shapes of a table's states: the game's own part, and the locals of each step. */
export interface Shapes {
  readonly g: Shape
  readonly locals: ReadonlyMap<string, Shape>
}

const gamesToWatch = 20

/** Watches some games; a table has to exist for it. */
export function learnShapes(game: Game, table: Table, games = gamesToWatch): Shapes {
  const g = new Shape()
  const locals = new Map<string, Shape>()
  const see = (state: State) => {
    g.see(state.g)
    for (const { step, at } of [
      ...state.where.stack,
      ...(state.where.branches ?? []).flatMap(branch => branch.stack),
    ]) {
      const shape = locals.get(step) ?? new Shape()
      shape.see(at)
      locals.set(step, shape)
    }
  }
  for (let n = 0; n < games; n++) {
    const io = { table, chance: new FastChance(n) }
    const state = begin(game, io)
    see(state)
    while (!isOver(state)) {
      const [seat] = askedSeats(state)
      const question = questionFor(game, table, state, seat) as Question
      give(game, state, seat, sampleForBots(question, io.chance), io)
      see(state)
    }
  }
  return { g, locals }
}

type Kind = 'null' | 'whole number' | 'number' | 'string' | 'boolean' | 'list' | 'object'

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'whole number' : 'number'
  return typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'object'
}

const spoken = (kind: Kind): string => (kind === 'null' ? 'null' : kind === 'object' ? 'an object' : `a ${kind}`)

export function firstOf<T, R>(list: readonly T[], find: (item: T, i: number) => R | undefined): R | undefined {
  for (let i = 0; i < list.length; i++) {
    const found = find(list[i], i)
    if (found !== undefined) return found
  }
  return undefined
}
