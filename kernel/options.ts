import { FastChance, shuffle } from './chance.ts'
import { canonical, type Refusal } from './values.ts'

/** What can be set before a game: forms, the command line and checks are made from it. */
export type Option = {
  /** The only seat counts, fewest and most, with which it means anything; all if left out. */
  readonly seats?: readonly [number, number]
} & (
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly standard: string }
  | { readonly type: 'flag'; readonly standard: boolean }
  | { readonly type: 'some'; readonly values: readonly string[]; readonly standard: readonly string[] }
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly standard: number }
)

export const countsWith = ({ seats = [0, Number.POSITIVE_INFINITY] }: Option, count: number): boolean =>
  seats[0] <= count && count <= seats[1]

export interface Options {
  readonly [key: string]: Option
}
export interface OptionValues {
  readonly [key: string]: string | boolean | number | readonly string[]
}

type ValueOf<O extends Option> = O extends { type: 'choice'; values: readonly (infer V)[] }
  ? V
  : O extends { type: 'some'; values: readonly (infer V)[] }
    ? readonly V[]
    : O extends { type: 'flag' }
      ? boolean
      : number

/** The values that an options schema describes. */
export type ValuesOf<O extends Options> = { readonly [K in keyof O]: ValueOf<O[K]> }

/** The standard values, with the given ones in their place. Anything may be passed in: it comes from people. */
export function readOptions(options: Options, given: unknown): { values: OptionValues } | { refused: Refusal } {
  const values: Record<string, OptionValues[string]> = {}
  for (const key in options) values[key] = options[key].standard
  if (given === undefined || given === null) return { values }
  if (typeof given !== 'object' || Array.isArray(given)) return { refused: { reason: 'optionsNotAnObject' } }
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(options, key)) {
      return { refused: { reason: 'unknownOption', values: { key, known: Object.keys(options) } } }
    }
    const right = allowed(options[key], value)
    if (right !== undefined) return { refused: { reason: 'wrongOption', values: { key, right } } }
    values[key] = value
  }
  return { values }
}

/** What would be right; undefined if the value is. */
function allowed(option: Option, value: unknown): string | undefined {
  switch (option.type) {
    case 'choice':
      return option.values.includes(value as string) ? undefined : option.values.join(' | ')
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'true | false'
    case 'some': {
      const fits =
        Array.isArray(value) && new Set(value).size === value.length && value.every(one => option.values.includes(one))
      return fits ? undefined : `[${option.values.join(', ')}]`
    }
    case 'number': {
      const fits = Number.isInteger(value) && (value as number) >= option.min && (value as number) <= option.max
      return fits ? undefined : `${option.min}..${option.max}`
    }
  }
}

/** Every combination of options; if there are more than `most`, the standard one and others drawn at random. */
export function spreadOptions(options: Options, most: number): OptionValues[] {
  let all: Record<string, OptionValues[string]>[] = [{}]
  for (const key in options) {
    const option = options[key]
    all = all.flatMap(values => valuesOf(option).map(value => ({ ...values, [key]: value })))
  }
  if (all.length <= most) return all
  const standard = Object.fromEntries(Object.entries(options).map(([key, option]) => [key, option.standard]))
  const others = all.filter(values => canonical(values) !== canonical(standard))
  return [standard, ...shuffle(new FastChance(1), others)].slice(0, most)
}

function valuesOf(option: Option): OptionValues[string][] {
  switch (option.type) {
    case 'choice':
      return [...option.values]
    case 'flag':
      return [false, true]
    case 'number':
      return [...new Set([option.min, option.standard, option.max])]
    case 'some':
      return option.values.reduce<string[][]>((sets, value) => sets.concat(sets.map(set => [...set, value])), [[]])
  }
}
