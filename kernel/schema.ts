import type { Json, Refusal } from './values.ts'

/** Something wrong in data that a person wrote: where, and what would be right. */
export interface Problem extends Refusal {
  /** For example `parts.rows[3].wage`. */
  readonly place: string
}

/** What data has to look like. `check` adds what is wrong to `problems`. */
export interface Schema<T> {
  check(value: unknown, place: string, problems: Problem[]): value is T
}
export type TypeOf<S> = S extends Schema<infer T> ? T : never

const report = (problems: Problem[], place: string, reason: string, values: { [key: string]: Json } = {}): false => {
  problems.push({ place, reason, values })
  return false
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 40)

/** A whole number from min to max. */
export const whole = (min: number, max: number): Schema<number> => ({
  check: (value, place, problems): value is number =>
    (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) ||
    report(problems, place, 'notAWholeNumber', { min, max, found: shown(value) }),
})

export const words: Schema<string> = {
  check: (value, place, problems): value is string =>
    (typeof value === 'string' && value.trim() !== '') || report(problems, place, 'notWords', { found: shown(value) }),
}

export const flag: Schema<boolean> = {
  check: (value, place, problems): value is boolean =>
    typeof value === 'boolean' || report(problems, place, 'notAFlag', { found: shown(value) }),
}

export const oneOf = <const V extends string>(...allowed: V[]): Schema<V> => ({
  check: (value, place, problems): value is V =>
    allowed.includes(value as V) || report(problems, place, 'notOneOf', { allowed, found: shown(value) }),
})

/** A list, of exactly `length` things or of `min` to `max`. */
export const list = <T>(of: Schema<T>, size: { length?: number; min?: number; max?: number } = {}): Schema<T[]> => ({
  check(value, place, problems): value is T[] {
    if (!Array.isArray(value)) return report(problems, place, 'notAList', { found: shown(value) })
    const min = size.length ?? size.min ?? 0
    const max = size.length ?? size.max ?? 1000
    if (value.length < min || value.length > max) {
      return report(problems, place, 'wrongLength', { min, max, found: value.length })
    }
    return value.map((one, i) => of.check(one, `${place}[${i}]`, problems)).every(Boolean)
  },
})

/** An object with exactly these keys. */
export const object = <F extends Record<string, Schema<unknown>>>(
  fields: F,
): Schema<{ [K in keyof F]: TypeOf<F[K]> }> => ({
  check(value, place, problems): value is { [K in keyof F]: TypeOf<F[K]> } {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return report(problems, place, 'notAnObject', { found: shown(value) })
    }
    const inner = (key: string) => (place === '' ? key : `${place}.${key}`)
    let right = true
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(fields, key))
        right = report(problems, inner(key), 'unknownKey', { known: Object.keys(fields) })
    }
    for (const key in fields) {
      const there = Object.hasOwn(value, key)
      if (!there) right = report(problems, inner(key), 'missingKey')
      else if (!fields[key].check((value as Record<string, unknown>)[key], inner(key), problems)) right = false
    }
    return right
  },
})

/** Where a figure comes from: the printed rules, somebody's report, or our own reconstruction. */
const source = oneOf('rulebook', 'reported', 'reconstructed')

/** An object that also says where its figures come from. */
export const sourced = <F extends Record<string, Schema<unknown>>>(fields: F) =>
  object({ source, note: words, ...fields })

export function problemsIn(schema: Schema<unknown>, value: unknown): Problem[] {
  const problems: Problem[] = []
  schema.check(value, '', problems)
  return problems
}
