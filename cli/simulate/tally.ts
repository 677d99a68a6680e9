import type { GamePlayed } from '@palatine/bots'

/** Sums from which mean, deviation and range are made. Points are whole numbers, so the sums are exact. */
export interface Sums {
  n: number
  sum: number
  squares: number
  min: number
  max: number
}

/** What came of sitting somewhere, or of being some bot. */
export interface Outcome {
  played: number
  /** How often it won alone. */
  won: number
  /** How often it shared the victory, by how many it was shared with: [1] with one other. */
  shared: number[]
  /** How often it came to each place; who shares a place gets the best of it. */
  places: number[]
  total: Sums
}

/** Everything that is counted. Plain data: it travels between threads. */
export interface Tally {
  games: number
  decisions: Sums
  /** Of games that count their rounds; n is 0 if this one does not. */
  rounds: Sums
  endings: Record<string, number>
  /** An automaton's come after those of the seats. */
  seats: Outcome[]
  /** By name; whomever the rules play is an `automaton`. */
  bots: Record<string, Outcome>
  /** By category, over all who played. */
  parts: Record<string, Sums>
  total: Sums
}

const noSums = (): Sums => ({ n: 0, sum: 0, squares: 0, min: 0, max: 0 })
const noOutcome = (): Outcome => ({ played: 0, won: 0, shared: [], places: [], total: noSums() })

export const emptyTally = (): Tally => ({
  games: 0,
  decisions: noSums(),
  rounds: noSums(),
  endings: {},
  seats: [],
  bots: {},
  parts: {},
  total: noSums(),
})

export function addGame(tally: Tally, { result, parts, decisions, state }: GamePlayed, names: readonly string[]): void {
  tally.games++
  add(tally.decisions, decisions)
  const round = (state.g as { round?: unknown }).round
  if (typeof round === 'number') add(tally.rounds, round)
  tally.endings[result.ending] = (tally.endings[result.ending] ?? 0) + 1
  let place = 1
  for (const group of result.order) {
    for (const seat of group) {
      const name = names[seat] ?? 'automaton'
      tally.seats[seat] ??= noOutcome()
      tally.bots[name] ??= noOutcome()
      for (const outcome of [tally.seats[seat], tally.bots[name]]) {
        outcome.played++
        if (place === 1 && group.length === 1) outcome.won++
        if (place === 1 && group.length > 1) raise(outcome.shared, group.length - 1, 1)
        raise(outcome.places, place, 1)
        add(outcome.total, result.totals[seat])
      }
      add(tally.total, result.totals[seat])
    }
    place += group.length
  }
  for (const one of parts) {
    for (const category in one) {
      tally.parts[category] ??= noSums()
      add(tally.parts[category], one[category])
    }
  }
}

/** Adds a later tally to an earlier one. */
export function merge(into: Tally, from: Tally): void {
  into.games += from.games
  mergeSums(into.decisions, from.decisions)
  mergeSums(into.rounds, from.rounds)
  mergeSums(into.total, from.total)
  for (const ending in from.endings) into.endings[ending] = (into.endings[ending] ?? 0) + from.endings[ending]
  for (const [seat, outcome] of from.seats.entries()) {
    into.seats[seat] ??= noOutcome()
    mergeOutcome(into.seats[seat], outcome)
  }
  for (const name in from.bots) {
    into.bots[name] ??= noOutcome()
    mergeOutcome(into.bots[name], from.bots[name])
  }
  for (const category in from.parts) {
    into.parts[category] ??= noSums()
    mergeSums(into.parts[category], from.parts[category])
  }
}

/** Victories, a shared one as its share. */
export const victories = ({ won, shared }: Outcome): number =>
  won + shared.reduce((sum, times, others) => sum + times / (others + 1), 0)

export const mean = ({ n, sum }: Sums): number => (n === 0 ? 0 : sum / n)

export function deviation({ n, sum, squares }: Sums): number {
  return n < 2 ? 0 : Math.sqrt(Math.max(0, (squares - (sum * sum) / n) / (n - 1)))
}

function add(sums: Sums, value: number): void {
  sums.min = sums.n === 0 ? value : Math.min(sums.min, value)
  sums.max = sums.n === 0 ? value : Math.max(sums.max, value)
  sums.n++
  sums.sum += value
  sums.squares += value * value
}

function mergeSums(into: Sums, from: Sums): void {
  if (from.n === 0) return
  into.min = into.n === 0 ? from.min : Math.min(into.min, from.min)
  into.max = into.n === 0 ? from.max : Math.max(into.max, from.max)
  into.n += from.n
  into.sum += from.sum
  into.squares += from.squares
}

function mergeOutcome(into: Outcome, from: Outcome): void {
  into.played += from.played
  into.won += from.won
  for (const [others, times] of from.shared.entries()) raise(into.shared, others, times)
  for (const [place, times] of from.places.entries()) raise(into.places, place, times)
  mergeSums(into.total, from.total)
}

/** Counters by number, without holes. */
function raise(counters: number[], at: number, by: number): void {
  while (counters.length <= at) counters.push(0)
  counters[at] += by
}
