/** A place at the table, 0..n-1, the same for the whole game; turn order is an array of seats. */
export type Seat = number

/** Something is there, but it may not be known. */
export const HIDDEN = -1
/** Nothing is there; as an answer: pass. */
export const NONE = -2
/** As the addressee of a question: the step is skipped. */
export const NOBODY: Seat = NONE

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** What a seat says: small JSON, the same on the network, in records and in tests. */
export type Answer = number | string | readonly Answer[]

/** Why something is not possible: a message id, the paragraph of the guide, and what the message mentions. */
export interface Refusal {
  readonly reason: string
  readonly rule?: string
  readonly values?: { readonly [key: string]: Json }
}

/** What a game is played with. Frozen; every step gets it. */
export interface Table<Options = unknown, Components = unknown> {
  readonly seats: number
  readonly options: Options
  readonly components: Components
}

const upTo = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat)
// Made once: they are asked for all the time.
const seatLists = Array.from({ length: 10 }, (_, seats) => upTo(seats))
/** In the order of their numbers. */
export const allSeats = ({ seats }: Table): readonly Seat[] => seatLists[seats] ?? upTo(seats)

/**
 * Something that happened, as data. Who is in `audience` gets it whole, the others without `secret`; an event with
 * an audience and no secret reaches its audience alone. Without an audience everybody gets all of it.
 */
export interface GameEvent {
  readonly type: string
  readonly seat?: Seat
  readonly rule?: string
  readonly audience?: readonly Seat[]
  readonly secret?: { readonly [key: string]: Json }
}

/** A deep copy of JSON data. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list: unknown[] = new Array(value.length)
    for (let i = 0; i < value.length; i++) list[i] = copy(value[i])
    return list as T
  }
  // Spread out at once an object is smaller, and made quicker, than key by key.
  const object = { ...value } as Record<string, unknown>
  for (const key in object) {
    const inner = object[key]
    if (typeof inner === 'object') object[key] = copy(inner)
  }
  return object as T
}

/** JSON with sorted keys: equal data gives equal text. A table writes one for every answer, so it is made in one go. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  let text = ''
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + (canonical(value[i]) ?? '')
    return `[${text}]`
  }
  const object = value as Record<string, unknown>
  for (const key of Object.keys(object).sort()) {
    if (object[key] === undefined) continue
    text += `${text === '' ? '' : ','}${plainWord.test(key) ? `"${key}"` : JSON.stringify(key)}:${canonical(object[key])}`
  }
  return `{${text}}`
}

/** A key that is written in JSON as it is. */
const plainWord = /^[\w-]*$/

/** 53 bits of hash of a text, as hexadecimal; for telling states apart, not for secrets. */
export function hash(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    a = Math.imul(a ^ c, 2654435761)
    b = Math.imul(b ^ c, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0')
}

export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  // Nearly every answer is a number or a list of numbers; the keys of a list would be made as texts first.
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) freeze(value[i])
  else for (const key in value) freeze(value[key])
  return value
}
