import type { GameBot, Habits, Learnt, LearntHabits } from '@palatine/kernel'
import { Failed } from '../command.ts'
import { readGames } from '../games-file.ts'
import { type Choice, type ChoicesJob, playChoices, prepareChoices } from './choices.ts'
import { fit } from './fit.ts'
import { fitHabits } from './fit-habits.ts'
import { type Lesson, playLessons, prepareLessons, type TrainJob } from './moments.ts'

/** Which games are played to learn from. */
export type CommonJob = Omit<TrainJob, 'features'>

/** One thing that can be learnt: what is kept of each game, and what is made of all. */
export interface Course<J, R> {
  readonly job: J
  /** What a thread runs, and the same in this thread. */
  readonly script: URL
  play(): Promise<(from: number, to: number) => Promise<R[]>>
  /** The file of the game in which it is kept. */
  readonly file: string
  learn(rows: readonly R[], command: string): { readonly learnt: Learnt | LearntHabits; readonly said: string }
}

/** How good a position is. Of other games, that bots of another kind played, each counts as much. */
export function courseOfValue(
  common: CommonJob,
  { features, spread }: GameBot,
  others: readonly string[],
): Course<TrainJob, Lesson> {
  const job: TrainJob = { ...common, features }
  return {
    job,
    script: new URL('./worker.ts', import.meta.url),
    async play() {
      const ready = await prepareLessons(job)
      return (from, to) => playLessons(ready, from, to)
    },
    file: 'learnt.json',
    learn(rows, command) {
      const lessons = [...rows, ...others.flatMap(file => lessonsIn(file, job))]
      const { weights, spreads, loss } = fit(lessons, features.length, spread)
      const said = `surprise ${loss.blind.toFixed(3)} blind, ${loss.before.toFixed(3)} before, ${loss.after.toFixed(3)} learnt`
      return {
        learnt: { command, games: rows.length, weights: named(features, weights), spreads: spreads.map(rounded) },
        said: others.length > 0 ? `with ${lessons.length - rows.length} others; ${said}` : said,
      }
    },
  }
}

/** What bots of another kind played; the features have to be the same. */
function lessonsIn(file: string, { game, seats, features }: TrainJob): Lesson[] {
  const { job, rows } = readGames<TrainJob, Lesson>(file)
  if (job.game !== game || job.seats !== seats || job.features.join() !== features.join()) {
    throw new Failed(
      `${file} holds games of ${job.game} with ${job.seats} seats and the features ${job.features.join(', ')}.`,
    )
  }
  return [...rows.values()]
}

/** How a bot plays, as far as that can be seen at a glance. */
export function courseOfHabits(common: CommonJob, { signs }: Habits): Course<ChoicesJob, Choice[]> {
  const job: ChoicesJob = { ...common, signs }
  return {
    job,
    script: new URL('./choices-worker.ts', import.meta.url),
    async play() {
      const ready = await prepareChoices(job)
      return (from, to) => playChoices(ready, from, to)
    },
    file: 'habits.json',
    learn(rows, command) {
      const choices = rows.flat()
      const { weights, loss } = fitHabits(choices, signs.length)
      return {
        learnt: { command, games: rows.length, weights: named(signs, weights) },
        said: `${choices.length} choices; surprise ${loss.blind.toFixed(3)} blind, ${loss.after.toFixed(3)} learnt`,
      }
    },
  }
}

const named = (names: readonly string[], weights: readonly number[]) =>
  Object.fromEntries(names.map((name, i) => [name, rounded(weights[i])]))

const rounded = (n: number): number => Math.round(n * 1000) / 1000
