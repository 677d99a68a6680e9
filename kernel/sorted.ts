// Sorted lists of numbers: hands, piles and other sets, whose order must not tell when a thing came.
// Written out, because `splice`, `sort` and `Set` take several times as long for lists as short as these.

/** Puts a thing where it belongs. */
export function putIn(sorted: number[], thing: number): void {
  let at = sorted.length
  sorted.push(thing)
  for (; at > 0 && sorted[at - 1] > thing; at--) sorted[at] = sorted[at - 1]
  sorted[at] = thing
}

/** Takes one of this thing away, which has to be there. */
export function takeOut(sorted: number[], thing: number): void {
  const last = sorted.length - 1
  for (let at = sorted.indexOf(thing); at < last; at++) sorted[at] = sorted[at + 1]
  sorted.pop()
}

/** The different things in it, ascending. A copy. */
export function kindsIn(sorted: readonly number[]): number[] {
  const kinds: number[] = []
  for (let i = 0; i < sorted.length; i++) if (i === 0 || sorted[i] !== sorted[i - 1]) kinds.push(sorted[i])
  return kinds
}
