/** The word of the list that was probably meant; undefined if none is near. */
export function nearest(word: string, list: readonly string[]): string | undefined {
  const lower = word.toLowerCase()
  let best: string | undefined
  // A longer word may have more slips in it.
  let least = 1 + Math.floor(word.length / 3)
  for (const candidate of list) {
    const distance = candidate.startsWith(lower) && lower.length > 1 ? 0 : slips(lower, candidate.toLowerCase())
    if (distance < least || (distance === least && best === undefined)) {
      least = distance
      best = candidate
    }
  }
  return best
}

/** How many letters have to be changed, added or left out (Levenshtein). */
function slips(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]
}
