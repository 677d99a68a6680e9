/**
 * For answers that are a count for each of several places: none above its cap, each one worth the place's value.
 * `[i][sum]`: in how many ways the places from `from + i` on make that sum, up to `most`.
 */
export function waysToMake(values: readonly number[], caps: readonly number[], most: number, from = 0): number[][] {
  const places = Math.max(0, caps.length - from)
  const ways = new Array<number[]>(places + 1)
  ways[places] = new Array<number>(most + 1).fill(0)
  ways[places][0] = 1
  for (let i = places - 1; i >= 0; i--) ways[i] = withPlace(ways[i + 1], values[from + i], caps[from + i])
  return ways
}

function withPlace(later: readonly number[], value: number, cap: number): number[] {
  const ways = later.slice()
  for (let n = 1; n <= cap && n * value < ways.length; n++) {
    for (let sum = n * value; sum < ways.length; sum++) ways[sum] += later[sum - n * value]
  }
  return ways
}

/** The counts with this rank, from 0, among all that make the sum. */
export function countsWithRank(
  ways: readonly (readonly number[])[],
  values: readonly number[],
  sum: number,
  rank: number,
): number[] {
  const counts = new Array<number>(values.length)
  let open = sum
  let left = rank
  for (let i = 0; i < values.length; i++) {
    let n = 0
    for (; left >= ways[i + 1][open]; n++) {
      left -= ways[i + 1][open]
      open -= values[i]
    }
    counts[i] = n
  }
  return counts
}
