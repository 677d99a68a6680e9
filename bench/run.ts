import { type Clocks, Stretch } from './clock.ts'

/** One way of playing: the same games as its rivals, by other means. */
export interface Contestant {
  readonly name: string
  /** Plays the nth game to its end; returns how many decisions were made. */
  play(n: number): number
}

/** `of` has to be at least so many times as fast as `against`; it would be good to reach `aim`. */
export interface Floor {
  readonly of: string
  readonly against: string
  readonly atLeast: number
  readonly aim?: number
}

/** Contestants side by side; `groups/NAME.ts` exports one as `group`, and `groups/index.ts` lists it. */
export interface Group {
  readonly name: string
  /** What is played, for the report. */
  readonly about: string
  readonly contestants: readonly Contestant[]
  /** The contestant that the others are compared with. */
  readonly reference: string
  readonly floors: readonly Floor[]
}

/** How long to measure: rounds, and milliseconds of work for each contestant in each of them. */
export interface Effort {
  readonly warmUp: number
  readonly rounds: number
  readonly slice: number
}

export const efforts = {
  quick: { warmUp: 500, rounds: 30, slice: 20 },
  full: { warmUp: 2000, rounds: 200, slice: 25 },
} as const satisfies Record<string, Effort>

/** Decisions in a second of work. */
export interface Speed {
  readonly name: string
  readonly best: number
  readonly median: number
  /** By the best, against the reference. */
  readonly ratio: number
}

export interface Reached extends Floor {
  readonly ratio: number
}

export interface Outcome {
  readonly group: string
  readonly about: string
  readonly reference: string
  readonly speeds: readonly Speed[]
  readonly floors: readonly Reached[]
}

/**
 * Measures a group: its contestants take turns in short slices, so that whatever else the computer does hits all of
 * them. The best slice counts, since nothing makes a program faster than it is. Where a floor is missed there are up
 * to four times as many rounds more before it counts as missed.
 */
export function measure(group: Group, effort: Effort, clocks?: Clocks): Outcome {
  const samples = group.contestants.map((): number[] => [])
  const games = group.contestants.map(() => 0)
  const slice = (i: number, milliseconds: number): number => {
    const { play } = group.contestants[i]
    const stretch = new Stretch(milliseconds, clocks)
    let decisions = 0
    do decisions += play(games[i]++)
    while (!stretch.isOver)
    return (decisions / stretch.worked) * 1000
  }
  for (let i = 0; i < games.length; i++) slice(i, effort.warmUp)
  let outcome: Outcome
  let attempts = 0
  do {
    for (let round = 0; round < effort.rounds; round++) {
      for (let i = 0; i < games.length; i++) samples[i].push(slice(i, effort.slice))
    }
    outcome = summary(group, samples)
  } while (++attempts < 5 && missed(outcome).length > 0)
  return outcome
}

function summary(group: Group, samples: readonly (readonly number[])[]): Outcome {
  const best = new Map(group.contestants.map(({ name }, i) => [name, Math.max(...samples[i])]))
  const bestOf = (name: string): number => {
    const speed = best.get(name)
    if (speed === undefined) throw new Error(`bench: group ${group.name} has no contestant ${name}`)
    return speed
  }
  return {
    group: group.name,
    about: group.about,
    reference: group.reference,
    speeds: group.contestants.map(({ name }, i) => ({
      name,
      best: bestOf(name),
      median: median(samples[i]),
      ratio: bestOf(name) / bestOf(group.reference),
    })),
    floors: group.floors.map(floor => ({ ...floor, ratio: bestOf(floor.of) / bestOf(floor.against) })),
  }
}

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]

/** A sentence for each floor that was not reached. */
export const missed = ({ group, floors }: Outcome): string[] =>
  floors
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .map(
      ({ of, against, ratio, atLeast }) =>
        `${group}: ${of} is only ${figures(ratio)} times as fast as ${against}; it has to be at least ${atLeast} times.`,
    )

/** The outcome as Markdown, which is a table on a terminal, too. */
export function report({ group, about, reference, speeds, floors }: Outcome): string {
  const rows = speeds.map(({ name, best, median, ratio }) => [name, spaced(best), spaced(median), figures(ratio)])
  const table = aligned([['', 'a second, best', 'median', `times ${reference}`], ...rows])
  const lines = floors.map(({ of, against, ratio, atLeast, aim }) => {
    const wanted = aim === undefined ? `at least ${atLeast}` : `at least ${atLeast}, aim ${aim}`
    return `- ${of} : ${against} = ${figures(ratio)} (${wanted})`
  })
  return [`## ${group}`, '', about, '', ...table, '', ...lines, ''].join('\n')
}

/** Three figures, as far as they mean something. */
const figures = (n: number): string => (n >= 100 ? n.toFixed(0) : String(Number(n.toPrecision(3))))

const spaced = (n: number): string =>
  Math.round(n)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ')

export function aligned([head, ...rows]: readonly string[][]): string[] {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map(row => row[column].length)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)]
}
