import { playGame } from '@palatine/bots'
import { type Bot, type GameBot, nthSeed, playerCount, type Table, type Title, tableFor } from '@palatine/kernel'
import { titles } from '../../games/registry.ts'
import { namedBot } from '../find.ts'

/** Games from which is learnt, as data: the same in every worker. */
export interface TrainJob {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly bot: string
  readonly iterations: number | null
  readonly seed: number
  readonly features: readonly string[]
}

/** A game as one learns from it: each seat's part of the victory, and how everybody stood after each round. */
export interface Lesson {
  readonly won: readonly number[]
  readonly moments: readonly Moment[]
}

/** Rounds completed, and the features of each seat. */
export type Moment = readonly [round: number, ...features: readonly (readonly number[])[]]

export interface ReadyToLearn {
  readonly job: TrainJob
  readonly title: Title
  readonly table: Table
  readonly bot: Bot
  readonly gameBot: GameBot
}

export async function prepareLessons(job: TrainJob): Promise<ReadyToLearn> {
  const title = await titles[job.game].load()
  const bot = (await namedBot(title, job.bot)) as Bot
  return { job, title, table: tableFor(title, job.seats), bot, gameBot: await title.loadBot() }
}

/** Plays the games from `from` up to but not including `to`. */
export async function playLessons(ready: ReadyToLearn, from: number, to: number): Promise<Lesson[]> {
  const { job, title, table, bot, gameBot } = ready
  const players = playerCount(title.game, table)
  const lessons: Lesson[] = []
  for (let game = from; game < to; game++) {
    const moments: Moment[] = []
    let round = 0
    const { result } = await playGame({
      title,
      table,
      bots: new Array<Bot>(job.seats).fill(bot),
      seed: nthSeed(job.seed, game),
      ...(job.iterations !== null && { iterations: job.iterations }),
      watch({ g }) {
        if (gameBot.roundOf(g) <= round) return
        round = gameBot.roundOf(g)
        const seats = Array.from({ length: players }, (_, seat) => gameBot.featuresOf(g, seat, table).map(rounded))
        moments.push([round, ...seats])
      },
    })
    const won = Array.from({ length: players }, (_, seat) =>
      result.order[0].includes(seat) ? 1 / result.order[0].length : 0,
    )
    lessons.push({ won, moments })
  }
  return lessons
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000
