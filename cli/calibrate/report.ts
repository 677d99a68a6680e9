import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Calibration, CalibrationTable, CalibrationRow as Row } from '@palatine/kernel'
import { grouped } from '../counted.ts'
import { columns, type Terminal } from '../terminal.ts'
import { type Answered, figure, spokenTables, target } from './answer.ts'
import type { CalibrationJob } from './play.ts'
import { histograms, type Panel } from './plot.ts'

/** The table on the terminal. */
export function asText(answered: readonly Answered[], { bold, good, bad }: Terminal): string {
  const rows = answered.map(one => [one.question.title, ...cells(one), one.passed ? 'yes' : 'NO'])
  // Colour after the widths are known: its codes have no width.
  const [heading, ...lines] = columns(['question', 'tables', 'games', 'measured', 'target', 'met'], rows, bold)
  return [
    heading,
    ...lines.map((text, i) => (answered[i].passed ? text.replace(/yes$/, good) : text.replace(/NO$/, bad))),
  ].join('\n')
}

export const asJson = (job: CalibrationJob, answered: readonly Answered[]): object => ({
  game: job.game,
  seed: job.seed,
  gamesPerTable: job.games,
  questions: answered.map(({ question, tables, games, measured, error, passed }) => ({
    id: question.id,
    title: question.title,
    tables,
    games,
    measured,
    error: error ?? null,
    min: question.min ?? null,
    max: question.max ?? null,
    passed,
  })),
  passed: answered.every(({ passed }) => passed),
})

const cells = ({ tables, games, measured, error, question }: Answered): string[] => [
  spokenTables(tables),
  grouped(games),
  `${figure(measured)}${error === undefined ? '' : ` ± ${figure(error, measured)}`}`,
  target(question),
]

interface Written {
  readonly name: string
  readonly calibration: Calibration
  readonly job: CalibrationJob
  readonly answered: readonly Answered[]
  readonly rows: readonly (readonly Row[])[]
  /** How to do it again. */
  readonly command: string
}

/** Writes the report and its plots; the paths of what was written. */
export function writeReport(folder: string, written: Written): string[] {
  const { job, rows } = written
  mkdirSync(folder, { recursive: true })
  const plain = job.tables.flatMap((table, i) => (isPlain(table) ? [{ seats: table.seats, rows: rows[i] }] : []))
  const plots: { file: string; about: string; svg: string }[] = []
  const plot = (kind: string, about: string, axis: string, values: (row: Row) => number[]) => {
    const panels: Panel[] = plain.map(one => ({ heading: `${one.seats} seats`, values: one.rows.flatMap(values) }))
    if (panels.length === 0 || panels.every(panel => panel.values.length === 0)) return
    plots.push({ file: `${job.game}-${kind}.svg`, about, svg: histograms(`${written.name}: ${about}`, axis, panels) })
  }
  plot('scores', 'points of a seat at the end', 'points', row =>
    Array.from({ length: row.seats }, (_, seat) => row[`score${seat}`]),
  )
  plot('rounds', 'rounds of a game', 'rounds', row => (row.rounds === undefined ? [] : [row.rounds]))
  for (const { file, svg } of plots) writeFileSync(join(folder, file), svg)
  const report = `${job.game}.md`
  writeFileSync(join(folder, report), asMarkdown(written, plots))
  return [report, ...plots.map(({ file }) => file)].map(file => join(folder, file))
}

/** Tables of plain bots alone, with the standard options, are what the plots show. */
const isPlain = ({ bots, options }: CalibrationTable): boolean =>
  options === undefined && bots.every(name => name === 'plain')

function asMarkdown(
  { name, calibration, job, answered, command }: Written,
  plots: readonly { file: string; about: string }[],
): string {
  const cell = (text: string) => text.replace(/\|/g, '\\|')
  const met = answered.filter(({ passed }) => passed).length
  return `# Calibration of ${name}

Figures that the printed rules do not give are chosen so that games between plain bots look like games between people.
This file is written by a command; do not edit it.

| question | tables | games | measured | target | met |
| --- | --- | ---: | ---: | --- | --- |
${answered.map(one => `| ${[one.question.title, ...cells(one), one.passed ? 'yes' : '**no**'].map(cell).join(' | ')} |`).join('\n')}

${met} of ${answered.length} targets are met. After ± stands one standard error, estimated from ten parts of the games.

## What was varied

${calibration.varied}

## How to repeat it

\`\`\`sh
${command}
\`\`\`

Seed ${job.seed}, ${grouped(job.games)} games at each table; the same command gives the same figures on every machine.

## How games went
${plots.length === 0 ? '\nNo table of plain bots alone was played.\n' : plots.map(({ file, about }) => `\n![${about}](${file})\n`).join('')}`
}
