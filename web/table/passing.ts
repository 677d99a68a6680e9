/** Several people at one device: who is next, and whether the one before must look away first. */
import type { Seat, State } from '@palatine/kernel'

interface Standing {
  readonly watcher: Seat | null
  readonly view: State
  readonly asked: readonly Seat[]
  /** The other seats that see at this moment exactly what the watcher sees. */
  readonly alike: readonly Seat[]
}

/** Null: whoever is at the screen stays. Covered: what is asked is secret, or the two see different things. */
export function nextAtDevice(
  { watcher, view, asked, alike }: Standing,
  people: readonly Seat[],
): { readonly seat: Seat; readonly covered: boolean } | null {
  if (people.length < 2 || (watcher !== null && asked.includes(watcher))) return null
  const seat = people.find(one => asked.includes(one))
  if (seat === undefined) return null
  const secret = view.where.together !== null || view.where.branches !== null
  return { seat, covered: secret || !alike.includes(seat) }
}
