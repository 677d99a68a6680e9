import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface WorkersBench {
  /** How many times faster two workers are than one. */
  readonly ratio: number
  /** The best of the runs, in games a second. */
  readonly one: number
  readonly two: number
}

const run = promisify(execFile)
const bin = join(import.meta.dirname, 'bin', 'palatine.mjs')

/**
 * One worker against two, taking turns, the best run of each: what else the machine does then weighs on both alike.
 * Each run is a process of its own, so that neither finds its code already compiled; starting the threads counts.
 */
export async function benchWorkers(game = 'gatehouse', games = 200_000, runs = 5): Promise<WorkersBench> {
  const best = [0, 0]
  for (let i = 0; i < runs; i++) {
    for (const workers of [1, 2]) best[workers - 1] = Math.max(best[workers - 1], await speed(game, games, workers))
  }
  const [one, two] = best
  return { ratio: two / one, one, two }
}

async function speed(game: string, games: number, workers: number): Promise<number> {
  const words = [
    'simulate',
    game,
    '--seats',
    '2',
    '--games',
    `${games}`,
    '--workers',
    `${workers}`,
    '--json',
    '--timing',
  ]
  const { stdout } = await run(process.execPath, [bin, ...words])
  return (JSON.parse(stdout) as { timing: { gamesPerSecond: number } }).timing.gamesPerSecond
}
