import { counted, grouped } from '../counted.ts'
import { columns, type Terminal } from '../terminal.ts'
import type { Words } from '../words.ts'
import type { Job } from './job.ts'
import { deviation, mean, type Outcome, type Sums, type Tally, victories } from './tally.ts'

/** The result as data: depends on the job alone, never on workers, time or language. */
export function asJson(job: Job, version: number, options: unknown, tally: Tally): object {
  return {
    game: job.game,
    version,
    seats: job.seats,
    options,
    ...(job.components !== null && { ownComponents: true }),
    bots: job.bots,
    ...(job.iterations !== null && { iterations: job.iterations }),
    seed: job.seed,
    games: tally.games,
    bySeat: tally.seats.map(outcomeAsJson),
    byBot: mapped(tally.bots, outcomeAsJson),
    scores: mapped(tally.parts, sumsAsJson),
    total: sumsAsJson(tally.total),
    ...(tally.rounds.n > 0 && { rounds: sumsAsJson(tally.rounds) }),
    decisions: sumsAsJson(tally.decisions),
    endings: mapped(tally.endings, count => count),
  }
}

const outcomeAsJson = (outcome: Outcome) => ({
  played: outcome.played,
  won: outcome.won,
  shared: outcome.shared.reduce((sum, times) => sum + times, 0),
  victories: rounded(victories(outcome)),
  places: outcome.places.slice(1),
  total: sumsAsJson(outcome.total),
})

const sumsAsJson = (sums: Sums) => ({
  mean: rounded(mean(sums)),
  sd: rounded(deviation(sums)),
  min: sums.min,
  max: sums.max,
})

const rounded = (n: number): number => Math.round(n * 1e6) / 1e6

/** Sorted by key, so that the order in which things first happened does not matter. */
const mapped = <V, R>(record: Record<string, V>, f: (value: V) => R): Record<string, R> =>
  Object.fromEntries(
    Object.keys(record)
      .sort()
      .map(key => [key, f(record[key])]),
  )

/** The result for people. */
export function asText(job: Job, tally: Tally, words: Words, terminal: Terminal): string {
  const { bold } = terminal
  const { text } = words
  const scores = Object.keys(tally.parts).map(
    category => [text.scores[category] ?? category, tally.parts[category]] as const,
  )
  const length: (readonly [string, Sums])[] = [
    ...(tally.rounds.n > 0 ? [['rounds', tally.rounds] as const] : []),
    ['decisions', tally.decisions],
  ]
  const names = Object.keys(tally.bots).sort()
  return [
    `${bold(text.name)}: ${counted(tally.games, 'game')}, ${counted(job.seats, 'seat')}, seed ${job.seed}`,
    '',
    ...outcomes(
      'seat',
      tally.seats.map((outcome, seat) => [text.automata?.[seat - job.seats] ?? `${seat}`, outcome] as const),
      bold,
    ),
    '',
    ...outcomes(
      'bot',
      names.map(name => [name, tally.bots[name]] as const),
      bold,
    ),
    '',
    ...spread('points', [...scores, ['total', tally.total] as const], bold),
    '',
    ...spread('length', length, bold),
    '',
    ...columns(
      ['ending', 'games'],
      Object.entries(tally.endings).map(([ending, count]) => [text.endings[ending] ?? ending, grouped(count)]),
      bold,
    ),
  ].join('\n')
}

function outcomes(by: string, rows: readonly (readonly [string, Outcome])[], bold: (text: string) => string): string[] {
  return columns(
    [by, 'played', 'won', 'shared', 'victories', '', 'points', 'sd'],
    rows.map(([name, outcome]) => {
      const share = victories(outcome) / outcome.played
      // One standard error of the share: enough to see which differences mean something.
      const error = Math.sqrt((share * (1 - share)) / outcome.played)
      return [
        name,
        grouped(outcome.played),
        grouped(outcome.won),
        grouped(outcome.shared.reduce((sum, times) => sum + times, 0)),
        `${(100 * share).toFixed(1)} %`,
        `± ${(100 * error).toFixed(1)}`,
        mean(outcome.total).toFixed(2),
        deviation(outcome.total).toFixed(2),
      ]
    }),
    bold,
  )
}

function spread(what: string, rows: readonly (readonly [string, Sums])[], bold: (text: string) => string): string[] {
  return columns(
    [what, 'mean', 'sd', 'min', 'max'],
    rows.map(([name, sums]) => [name, mean(sums).toFixed(2), deviation(sums).toFixed(2), `${sums.min}`, `${sums.max}`]),
    bold,
  )
}
