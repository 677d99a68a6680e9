import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { botNamed, playLive } from '@palatine/bots'
import type { Calibration, CalibrationTable, CalibrationRow as Row } from '@palatine/kernel'
import {
  type Bot,
  canonical,
  countingEntries,
  hash,
  type LiveTable,
  makeTable,
  NONE,
  nthSeed,
  type Table,
  type Title,
} from '@palatine/kernel'
import { titles } from '../../games/registry.ts'
import { Failed } from '../command.ts'
import { inParallel } from '../pool.ts'
import { line, rotated } from '../simulate/job.ts'
import { wordsOf } from '../words.ts'

/** All tables of a calibration, as data: the same in every worker. */
export interface CalibrationJob {
  readonly game: string
  /** Where the questions are. */
  readonly file: string
  /** Each table once, whoever asks about it. */
  readonly tables: readonly CalibrationTable[]
  /** Games at each table. */
  readonly games: number
  readonly seed: number
}

/** Loads the questions of a game. */
export async function loadCalibration(file: string): Promise<Calibration> {
  if (!existsSync(file)) {
    const missing = relative(join(import.meta.dirname, '..', '..'), file)
    throw new Failed(`There are no calibration questions: ${missing.startsWith('..') ? file : missing} does not exist.`)
  }
  const { calibration } = (await import(pathToFileURL(file).href)) as { calibration?: Calibration }
  if (!calibration) throw new Failed(`${file} does not export "calibration".`)
  return calibration
}

export const usualFile = (game: string): string =>
  join(import.meta.dirname, '..', '..', 'games', game, 'calibration.ts')

/** A table by what is played at it: equal tables of several questions are one. */
export const keyOf = (table: CalibrationTable): string => canonical([table.seats, table.options ?? null, table.bots])

interface Seated {
  readonly table: Table
  readonly bots: readonly Bot[]
  readonly places: readonly number[]
  readonly seed: number
}

export interface Prepared {
  readonly title: Title
  readonly calibration: Calibration
  readonly job: CalibrationJob
  readonly seated: readonly Seated[]
}

export async function prepareCalibration(job: CalibrationJob): Promise<Prepared> {
  const title = await titles[job.game].load()
  const calibration = await loadCalibration(job.file)
  const words = await wordsOf(title, 'en')
  const seating = job.tables.map(async wanted => {
    const made = makeTable(title, wanted.seats, wanted.options)
    if (!('table' in made)) throw new Failed(`A table of ${job.file} cannot be: ${words.refusal(made.refused)}`)
    const named = wanted.bots.map(async name => {
      const bot = calibration.bots?.[name] ?? (await botNamed(title, name))
      if (!bot) throw new Failed(`${job.file} wants a bot "${name}" that does not exist.`)
      return bot
    })
    const bots = await Promise.all(named)
    // The seed of a table depends on the table alone, so that a new question does not change the others' games.
    const seed = (job.seed ^ Number.parseInt(hash(keyOf(wanted)).slice(-8), 16)) | 0
    return { table: made.table, bots: line(bots, wanted.seats), places: line([...bots.keys()], wanted.seats), seed }
  })
  return { title, calibration, job, seated: await Promise.all(seating) }
}

/** Plays games, numbered through over all tables: first all of the first table. */
export async function playRows(
  { title, calibration, job, seated }: Prepared,
  from: number,
  to: number,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let n = from; n < to; n++) {
    const { table, bots, places, seed } = seated[Math.floor(n / job.games)]
    const game = n % job.games
    const live = await playLive({ title, table, bots: rotated(bots, game), seed: nthSeed(seed, game) })
    rows.push({ ...usualRow(live, rotated(places, game)), ...calibration.observe(live) })
  }
  return rows
}

function usualRow(live: LiveTable, bots: readonly number[]): Row {
  const { result, state, table, record } = live
  if (!result) throw new Error('the game is not over')
  const [winners] = result.order
  const row: Record<string, number> = {
    seats: table.seats,
    decisions: countingEntries(record.entries).length,
    winners: winners.length,
    winner: winners.length === 1 ? winners[0] : NONE,
  }
  const { round } = state.g as { round?: unknown }
  if (typeof round === 'number') row.rounds = round
  for (const seat of result.totals.keys()) {
    row[`score${seat}`] = result.totals[seat]
    row[`won${seat}`] = winners.includes(seat) ? 1 / winners.length : 0
    row[`bot${seat}`] = bots[seat] ?? NONE
  }
  return row
}

/** Plays everything; the rows of each table, in the order of the job. */
export async function playCalibration(
  job: CalibrationJob,
  workers: number,
  progress: (games: number) => void = () => {},
): Promise<Row[][]> {
  const rows: Row[] = []
  await inParallel<Row[]>(
    {
      count: job.tables.length * job.games,
      chunkSize: 10,
      script: new URL('./worker.ts', import.meta.url),
      data: job,
      here: async () => {
        const prepared = await prepareCalibration(job)
        return (from, to) => playRows(prepared, from, to)
      },
      take(chunk, done) {
        rows.push(...chunk)
        progress(done)
      },
    },
    workers,
  )
  return job.tables.map((_, i) => rows.slice(i * job.games, (i + 1) * job.games))
}
