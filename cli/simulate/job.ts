import { playGame } from '@palatine/bots'
import { type Bot, type Json, makeTable, nthSeed, type Table, type Title } from '@palatine/kernel'
import { titles } from '../../games/registry.ts'
import { namedBot } from '../find.ts'
import { addGame, emptyTally, type Tally } from './tally.ts'

/** What is to be simulated, as data: the same in every worker. */
export interface Job {
  readonly game: string
  readonly seats: number
  readonly options: Json
  /** The owner's figures; null for the built-in ones. */
  readonly components: Json
  /** Names, cycled over the seats. */
  readonly bots: readonly string[]
  readonly seed: number
  readonly games: number
  /** How often a bot that tries things out may do so for each answer; null: as often as it likes. */
  readonly iterations: number | null
}

/** A job with all that is needed to play it. */
export interface Ready {
  readonly job: Job
  readonly title: Title
  readonly table: Table
  /** The bot of each seat in the first game. */
  readonly bots: readonly Bot[]
}

/** The command has checked the job before: what is wrong here is our mistake. */
export async function prepare(job: Job): Promise<Ready> {
  const title = await titles[job.game].load()
  const made = makeTable(title, job.seats, job.options, job.components)
  if (!('table' in made)) throw new Error(`no table: ${JSON.stringify(made.refused)}`)
  const bots = (await Promise.all(line(job.bots, job.seats).map(name => namedBot(title, name)))) as Bot[]
  return { job, title, table: made.table, bots }
}

/** The part of a BotGame that limits how long its bots think. */
export const budgetOf = ({ iterations }: Job): { iterations?: number } => (iterations === null ? {} : { iterations })

/** Bots cycled over the seats, as they sit in the first game. */
export const line = <T>(bots: readonly T[], seats: number): T[] =>
  Array.from({ length: seats }, (_, seat) => bots[seat % bots.length])

/** Everybody moves on by one seat from game to game, so that each bot sits everywhere equally often. */
export const rotated = <T>(bots: readonly T[], game: number): T[] =>
  bots.map((_, seat) => bots[(seat + game) % bots.length])

/** How many games a worker gets at a time. It depends on the job alone, so that the sums do not depend on the workers. */
export const chunkSize = (games: number): number => Math.min(500, Math.max(1, Math.ceil(games / 200)))

/** Plays the games from `from` up to but not including `to`. */
export async function playChunk({ job, title, table, bots }: Ready, from: number, to: number): Promise<Tally> {
  const tally = emptyTally()
  const names = line(job.bots, job.seats)
  const budget = budgetOf(job)
  for (let game = from; game < to; game++) {
    const seed = nthSeed(job.seed, game)
    const played = await playGame({ title, table, bots: rotated(bots, game), seed, ...budget })
    addGame(tally, played, rotated(names, game))
  }
  return tally
}
