import { type Json, type Language, languages } from '@palatine/kernel'
import { nearest } from '../nearest.ts'
import { code, RpcError } from './rpc.ts'

/** How one parameter is read: its value, or in words what would be right. */
interface Reader<T> {
  readonly optional: boolean
  read(value: unknown): { value: T } | { right: string }
}
type Readers = Readonly<Record<string, Reader<unknown>>>
type Read<R extends Readers> = { readonly [K in keyof R]: R[K] extends Reader<infer T> ? T : never }

const reader = <T>(right: string, fits: (value: unknown) => boolean): Reader<T> => ({
  optional: false,
  read: value => (fits(value) ? { value: value as T } : { right }),
})

export const text = reader<string>('a string', value => typeof value === 'string')
export const seat = reader<number>('the number of a seat, from 0', value => Number.isInteger(value))
export const seatOrNull = reader<number | null>(
  'the number of a seat, from 0, or null for an onlooker',
  value => value === null || Number.isInteger(value),
)
export const natural = reader<number>(
  'a whole number from 0',
  value => Number.isInteger(value) && (value as number) >= 0,
)
export const language = reader<Language>(languages.join(' or '), value => languages.includes(value as Language))
export const seed = reader<string | number>(
  'a string of 32 hexadecimal digits, or a whole number from 0 to 4294967295',
  value =>
    typeof value === 'string'
      ? /^[0-9a-f]{32}$/i.test(value)
      : Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 0xffffffff,
)
/** Anything that JSON can say; whoever gets it checks it. */
export const anything = reader<Json>('anything', value => value !== undefined)

export const optional = <T>(inner: Reader<T>): Reader<T | undefined> => ({ ...inner, optional: true })

/** The parameters of a method, or an error that says what would be right. */
export function readParameters<R extends Readers>(method: string, given: unknown, readers: R): Read<R> {
  const names = Object.keys(readers)
  const takes = names.map(name => (readers[name].optional ? `${name}?` : name)).join(', ')
  const wrong = (what: string) =>
    new RpcError(code.wrongParameters, `${what} "${method}" takes: ${takes || 'nothing'}.`)
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw wrong('Parameters go by name, as an object.')
  }
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(readers, name)) continue
    const near = nearest(name.slice(0, 40), names)
    throw wrong(`There is no parameter "${name.slice(0, 40)}".${near ? ` Did you mean "${near}"?` : ''}`)
  }
  const values: Record<string, unknown> = {}
  for (const name of names) {
    const there = Object.hasOwn(given, name)
    if (!there && !readers[name].optional) throw wrong(`The parameter "${name}" is missing.`)
    if (!there) continue
    const read = readers[name].read((given as Record<string, unknown>)[name])
    if ('right' in read) throw wrong(`The parameter "${name}" has to be ${read.right}.`)
    values[name] = read.value
  }
  return values as Read<R>
}
