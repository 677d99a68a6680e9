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

/** The different things in it, ascending, from this one on. A copy, made in its right size. */
export function kindsIn(sorted: readonly number[], from = Number.NEGATIVE_INFINITY): number[] {
  let first = 0
  while (first < sorted.length && sorted[first] < from) first++
  let count = 0
  for (let at = first; at < sorted.length; at++) if (at === first || sorted[at] !== sorted[at - 1]) count++
  const kinds = new Array<number>(count)
  let filled = 0
  for (let at = first; at < sorted.length; at++) {
    if (at === first || sorted[at] !== sorted[at - 1]) kinds[filled++] = sorted[at]
  }
  return kinds
}
