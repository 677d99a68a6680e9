/** Noise that is the same for everybody: what looks drawn by hand comes from a seed, never from chance. */

/** A number from 0 to 1 for every seed and whole number. */
function hash(seed: number, n: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(n | 0, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32
}

/** From -1 to 1, smooth. */
function smooth(seed: number, x: number): number {
  const left = Math.floor(x)
  const t = x - left
  const ease = t * t * (3 - 2 * t)
  const from = hash(seed, left)
  return (from + (hash(seed, left + 1) - from) * ease) * 2 - 1
}

/** Smooth noise with finer and finer noise on it, from about -1 to 1. */
export function fbm(seed: number, x: number, octaves = 4): number {
  let sum = 0
  let weight = 0.5
  for (let octave = 0; octave < octaves; octave++) {
    sum += smooth(seed + octave * 101, x * 2 ** octave) * weight
    weight /= 2
  }
  return sum
}

/** A row of numbers from `low` to `high`, one at each call. */
export function numbers(seed: number): (low: number, high: number) => number {
  let n = 0
  return (low, high) => low + hash(seed, n++) * (high - low)
}
