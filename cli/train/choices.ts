import { playGame } from '@palatine/bots'
import { answerAtAGlance, type Taker, type Worths } from '@palatine/bots/habits/answer'
import {
  type Answer,
  type Bot,
  type Habits,
  hasChoice,
  type Look,
  nthSeed,
  type Table,
  type Title,
  tableFor,
  toSteps,
} from '@palatine/kernel'
import { titles } from '../../games/registry.ts'
import { namedBot } from '../find.ts'

/** Games out of which habits are learnt, as data: the same in every worker. */
export interface ChoicesJob {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly bot: string
  readonly iterations: number | null
  readonly seed: number
  readonly signs: readonly string[]
}

/** Which option was taken, and the options: sign, amount, sign, amount, and so on. */
export type Choice = readonly [taken: number, ...options: readonly (readonly number[])[]]

export interface ReadyToWatch {
  readonly job: ChoicesJob
  readonly title: Title
  readonly table: Table
  readonly bot: Bot
  readonly habits: Habits
}

/** Of so many answers one is kept: those of one game are much alike. */
const every = 3

export async function prepareChoices(job: ChoicesJob): Promise<ReadyToWatch> {
  const title = await titles[job.game].load()
  const bot = (await namedBot(title, job.bot)) as Bot
  const habits = (await title.loadHabits?.()) as Habits
  return { job, title, table: tableFor(title, job.seats), bot, habits }
}

/** Plays the games from `from` up to but not including `to`: what was chosen in each. */
export async function playChoices(ready: ReadyToWatch, from: number, to: number): Promise<Choice[][]> {
  const { job, title, table, bot, habits } = ready
  const games: Choice[][] = []
  for (let game = from; game < to; game++) {
    const choices: Choice[] = []
    let answers = 0
    const watched: Bot = async (look, effort) => {
      const thought = await bot(look, effort)
      if (hasChoice(look.question) && answers++ % every === 0) choices.push(...choicesIn(habits, look, thought.answer))
      return thought
    }
    await playGame({
      title,
      table,
      bots: new Array<Bot>(job.seats).fill(watched),
      seed: nthSeed(job.seed, game),
      ...(job.iterations !== null && { iterations: job.iterations }),
    })
    games.push(choices)
  }
  return games
}

/** The small choices that this answer is made of, as habits see them. */
export function choicesIn(habits: Habits, look: Look, answer: Answer): Choice[] {
  const noting = new Noting(toSteps(look.question, answer) ?? [])
  const score = habits.score(look, (sign, amount = 1) => {
    noting.signs.push(sign, rounded(amount))
    return 0
  })
  const again = answerAtAGlance(look.question, steps => noting.note(steps, () => score(steps)), noting)
  if (JSON.stringify(again) !== JSON.stringify(answer)) {
    throw new Error(`${look.id}: ${JSON.stringify(answer)} is ${JSON.stringify(again)} at a glance`)
  }
  return noting.choices
}

interface Option {
  readonly steps: readonly number[]
  readonly signs: readonly number[]
}

/** Takes what was taken, and writes down among what. */
class Noting implements Taker {
  readonly choices: Choice[] = []
  signs: number[] = []
  private readonly answer: readonly number[]
  private readonly options: Option[] = []

  constructor(answer: readonly number[]) {
    this.answer = answer
  }

  note(steps: readonly number[], look: () => number): number {
    this.signs = []
    const worth = look()
    this.options.push({ steps: steps.slice(), signs: this.signs })
    return worth
  }

  one({ count }: Worths): number {
    const among = this.options.slice(-count)
    const taken = among.findIndex(({ steps }) => steps.every((step, i) => step === this.answer[i]))
    this.choices.push([taken, ...among.map(({ signs }) => signs)])
    return taken
  }

  thing(_worths: Worths, things: readonly number[]): number {
    const taken = things.findIndex(thing => this.answer.includes(thing))
    this.choices.push([taken, ...things.map(thing => this.signsOf(thing))])
    return taken
  }

  whether(_worth: number, thing: number): boolean {
    const taken = this.answer.includes(thing)
    this.choices.push([taken ? 0 : 1, this.signsOf(thing), []])
    return taken
  }

  private signsOf(thing: number): readonly number[] {
    return this.options.findLast(({ steps }) => steps[steps.length - 1] === thing)?.signs ?? []
  }
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000
