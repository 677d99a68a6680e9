import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failed } from './command.ts'

/** What came of many numbered games of one job: its first line is the job, each further one `[number, what came of it]`. */
export interface GamesFile<J, R> {
  readonly job: J
  /** By number. */
  readonly rows: ReadonlyMap<number, R>
}

export function readGames<J, R>(file: string): GamesFile<J, R> {
  if (!existsSync(file)) throw new Failed(`There is no file ${file}.`)
  const [head, ...lines] = readFileSync(file, 'utf8').split('\n')
  try {
    // Whoever was stopped while writing has left a part of a line behind the last whole one.
    lines.pop()
    return { job: JSON.parse(head) as J, rows: new Map(lines.map(line => JSON.parse(line) as [number, R])) }
  } catch (error) {
    throw new Failed(`${file} does not hold the games of a job: ${(error as Error).message}.`)
  }
}

/** A file of this job to go on with: what is in it need not be played again. */
export class OpenGames<J, R> implements GamesFile<J, R> {
  readonly job: J
  readonly rows: Map<number, R>
  private readonly file: string

  constructor(file: string, job: J) {
    this.file = file
    this.job = job
    this.rows = new Map()
    if (existsSync(file)) this.takeIn(file)
    mkdirSync(dirname(file), { recursive: true })
    const lines = [...this.rows].map(row => `${JSON.stringify(row)}\n`)
    writeFileSync(file, `${JSON.stringify(job)}\n${lines.join('')}`)
  }

  add(number: number, row: R): void {
    this.rows.set(number, row)
    appendFileSync(this.file, `${JSON.stringify([number, row])}\n`)
  }

  /** Adds what another file of the same job has. */
  merge(file: string): void {
    const before = new Set(this.rows.keys())
    this.takeIn(file)
    const fresh = [...this.rows].filter(([number]) => !before.has(number))
    appendFileSync(this.file, fresh.map(row => `${JSON.stringify(row)}\n`).join(''))
  }

  private takeIn(file: string): void {
    const { job, rows } = readGames<J, R>(file)
    if (JSON.stringify(job) !== JSON.stringify(this.job)) {
      throw new Failed(`${file} holds games of another job: ${JSON.stringify(job)}. Remove it, or name another file.`)
    }
    for (const [number, row] of rows) this.rows.set(number, row)
  }
}

/** The stretches of a range of which nothing is known yet. */
export function missing(rows: ReadonlyMap<number, unknown>, from: number, to: number): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (let n = from; n < to; n++) {
    if (rows.has(n)) continue
    const last = found.at(-1)
    if (last?.to === n) last.to++
    else found.push({ from: n, to: n + 1 })
  }
  return found
}
