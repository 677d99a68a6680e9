import type { Deal } from './match.ts'

/** How a match stands. */
export interface Standing {
  readonly games: number
  /** The first bot's part of all victories, and between what it lies with 95 % certainty. */
  readonly won: number
  readonly from: number
  readonly to: number
  /** What it would be if both were equally good. */
  readonly fair: number
  /** Whether the sequential test is decided, after how many deals. */
  readonly verdict: 'better' | 'not better' | 'open'
  readonly decidedAfter: number
}

/** A fifth more than the fair share is better; and how often the test may err: either way one time in twenty. */
const better = 1.2
const errs = 0.05
const bound = Math.log((1 - errs) / errs)
/** Before so many deals nothing is decided. */
const fewest = 10

/**
 * A deal is one observation: its games share their luck. The test asks after each deal, in the order of the seeds, whether
 * the share is the fair one or better by the margin (a generalised sequential probability ratio test).
 */
export function standing(deals: readonly Deal[], seats: number): Standing {
  const fair = 1 / seats
  const margin = (better - 1) * fair
  let verdict: Standing['verdict'] = 'open'
  let decidedAfter = 0
  // One deal won and one lost beforehand: a match that begins with ten victories is not yet certain.
  let count = 2
  let sum = 2 * fair
  let squares = 2 * fair ** 2 + 0.25
  for (const [i, deal] of deals.entries()) {
    const score = share(deal)
    count++
    sum += score
    squares += score ** 2
    const mean = sum / count
    const variance = Math.max(1e-6, squares / count - mean ** 2)
    const evidence = (count * margin * (2 * mean - 2 * fair - margin)) / (2 * variance)
    if (verdict !== 'open' || i + 1 < fewest || Math.abs(evidence) < bound) continue
    verdict = evidence > 0 ? 'better' : 'not better'
    decidedAfter = i + 1
  }
  const games = deals.length * seats
  return { games, ...interval(deals, games), fair, verdict, decidedAfter }
}

const share = (deal: Deal): number => deal.reduce((all, won) => all + won, 0) / deal.length

/** The mean with its 95 % interval (Wilson), with so many games as the deals are worth, which share their luck. */
function interval(deals: readonly Deal[], games: number): Pick<Standing, 'won' | 'from' | 'to'> {
  if (deals.length === 0) return { won: 0, from: 0, to: 1 }
  const shares = deals.map(share)
  const won = shares.reduce((all, one) => all + one, 0) / deals.length
  const z = 1.96
  const spread = shares.reduce((all, one) => all + (one - won) ** 2, 0) / Math.max(1, deals.length - 1)
  const alone = (won * (1 - won)) / (games / deals.length)
  // Never more certain than games without a common deal would be.
  const worth = spread > alone && spread > 0 ? (games * alone) / spread : games
  const middle = (won + z ** 2 / (2 * worth)) / (1 + z ** 2 / worth)
  const half = (z / (1 + z ** 2 / worth)) * Math.sqrt((won * (1 - won)) / worth + z ** 2 / (4 * worth ** 2))
  return { won, from: middle - half, to: middle + half }
}
