/** An option with what was found about it: its worth in each world so far, in the order of the worlds. */
export interface Tried {
  readonly option: number
  readonly worths: readonly number[]
}

/** What the comparison needs. */
export interface Comparison {
  readonly options: number
  /** How often an option may be tried in all. */
  readonly iterations: number
  /**
   * How good these options are in the worlds from `from` up to but not including `to`, by world and then by option. The
   * same number is the same world for every option. Fewer, if it was told to stop; then nothing more is asked. As long as
   * none of them is given up, the worlds below `until` are asked for, too: one may work ahead.
   */
  worths(options: readonly number[], from: number, to: number, until: number): Promise<number[][]>
}

/** From so many shared worlds on an option may be given up early, and by how many standard errors it has to be behind. */
const enoughWorlds = 6
const settled = 3
/** Who is surely not better by so much is given up, too: it does not matter which of the two is taken. */
const equal = 0.0005

/**
 * Compares options in shared worlds by sequential halving: all are tried equally often, then the worse half is given up, and
 * so on until one is left. Who is clearly behind is given up sooner. Gives back all of them, the best first.
 */
export async function halving({ options, iterations, worths }: Comparison): Promise<Tried[]> {
  let left: Trying[] = Array.from({ length: options }, (_, option) => new Trying(option))
  const given: Trying[] = []
  const keep = (most: number, fits: (tried: Trying, leader: Trying) => boolean) => {
    left.sort((a, b) => b.mean - a.mean || a.option - b.option)
    const kept = left.filter((tried, i) => i < most && fits(tried, left[0]))
    given.unshift(...left.filter(tried => !kept.includes(tried)))
    left = kept
  }
  const rounds = Math.ceil(Math.log2(options))
  let world = 0
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const until = world + Math.max(1, Math.floor(iterations / rounds / left.length))
    while (world < until && left.length > 1) {
      // Looked at now and then, at the same worlds whoever tries: what helpers have tried has to come here first.
      const next = Math.min(until, Math.max(enoughWorlds, world + Math.max(2, world >> 2)))
      const found = await worths(
        left.map(({ option }) => option),
        world,
        next,
        until,
      )
      for (const row of found) for (const [i, worth] of row.entries()) left[i].add(worth)
      if (found.length < next - world || (found.at(-1)?.length ?? 0) < left.length) {
        keep(left.length, () => true)
        return [...left, ...given]
      }
      world = next
      if (world >= enoughWorlds) keep(left.length, (tried, leader) => !isOut(tried, leader))
    }
    keep(Math.ceil(left.length / 2), () => true)
  }
  return [...left, ...given]
}

class Trying implements Tried {
  readonly option: number
  readonly worths: number[] = []
  private sum = 0

  constructor(option: number) {
    this.option = option
  }

  add(worth: number): void {
    this.worths.push(worth)
    this.sum += worth
  }

  get mean(): number {
    return this.worths.length === 0 ? Number.NEGATIVE_INFINITY : this.sum / this.worths.length
  }
}

/** In the worlds that both have seen; most of what makes worlds better or worse is the same for both. */
function isOut(tried: Trying, leader: Trying): boolean {
  if (tried === leader) return false
  const behind = tried.worths.map((worth, world) => leader.worths[world] - worth)
  const error = standardError(behind)
  return average(behind) > settled * error || settled * error < equal
}

export const average = (numbers: readonly number[]): number => {
  let sum = 0
  for (const number of numbers) sum += number
  return numbers.length === 0 ? 0 : sum / numbers.length
}

/** One standard error of the mean. */
export function standardError(numbers: readonly number[]): number {
  if (numbers.length < 2) return Number.POSITIVE_INFINITY
  const mean = average(numbers)
  let squares = 0
  for (const number of numbers) squares += (number - mean) ** 2
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length)
}
