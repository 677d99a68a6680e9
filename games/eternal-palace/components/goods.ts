import { flag, object, type Schema, type TypeOf, whole } from '@palatine/kernel'

/** Like `object`, but every key may be left out. */
export const some = <F extends Record<string, Schema<unknown>>>(
  fields: F,
): Schema<{ [K in keyof F]?: TypeOf<F[K]> }> => ({
  check(value, place, problems): value is { [K in keyof F]?: TypeOf<F[K]> } {
    const there = typeof value === 'object' && value !== null ? Object.keys(fields).filter(key => key in value) : []
    return object(Object.fromEntries(there.map(key => [key, fields[key]]))).check(value, place, problems)
  },
})

export const few = whole(1, 20)

/**
 * What somebody gains. `resources` are of free choice (`other`: not what was paid), `different` ones differ from each
 * other; `step` is one on the track of a resource location, `paidStep` one for so many resources of its sort, if one
 * likes; `advisor` is a face-up one for free, `recruit` a free one out of so many from the deck.
 */
export const reward = some({
  fish: few,
  wisdom: few,
  wood: few,
  stone: few,
  kaolin: few,
  bronze: few,
  resources: few,
  other: flag,
  different: whole(1, 4),
  palace: few,
  step: few,
  paidStep: few,
  advisor: few,
  recruit: few,
  privileges: few,
})
export type Reward = Readonly<TypeOf<typeof reward>>
