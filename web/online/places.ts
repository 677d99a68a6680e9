/** Seats round a table that has not begun. */
import type { OpenTable } from '@palatine/tables/lobby'

type Places = OpenTable['places']

/** Who would sit beside one, before and after in the order of the table; empty where nobody does yet. */
export function neighboursOf(seat: number, places: Places): readonly [string, string] {
  const at = (step: number) => places[(seat + step + places.length) % places.length]?.name ?? ''
  return places.length < 3 ? ['', at(1)] : [at(-1), at(1)]
}

/** The name, or with a number behind it if somebody at the table is called so. */
export function freeName(name: string, places: readonly { readonly name: string }[]): string {
  const taken = (one: string) => places.some(place => place.name.toLowerCase() === one.toLowerCase())
  if (!taken(name)) return name
  for (let n = 2; ; n++) if (!taken(`${name} ${n}`)) return `${name} ${n}`
}
