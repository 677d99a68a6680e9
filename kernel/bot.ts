import type { Chance } from './chance.ts'
import type { Game } from './game.ts'
import { questionFor, questionId } from './machine.ts'
import { type Question, sampleForBots, smallStepsForBots, toAnswer } from './questions/index.ts'
import { questionLocals } from './run.ts'
import type { State } from './state.ts'
import type { Answer, Seat, Table } from './values.ts'

/** All that a bot may look at: what its seat sees and knows, never the true state. */
export interface Look<G = object, T extends Table = Table, K = unknown> {
  readonly table: T
  readonly view: State<G>
  readonly known: K
  readonly seat: Seat
  /** The id of the question, and the locals of the step that asks it. */
  readonly id: string
  readonly at: object
  readonly question: Question
}

/** What a seat that is asked may look at. */
export function lookOf(game: Game, table: Table, view: State, known: unknown, seat: Seat): Look {
  const question = questionFor(game, table, view, seat)
  const id = questionId(game, view, seat)
  if (!question || !id) throw new Error(`${game.id}: seat ${seat} is not asked`)
  return { table, view, known, seat, id, at: questionLocals(view, seat), question }
}

/** What a bot thinks with, beside what it looks at. */
export interface Effort {
  /** All its randomness: the same look, chance and iterations give the same answer. */
  readonly chance: Chance
  /** How often it may try something out; a bot that tries nothing ignores it, one that does has a number of its own. */
  readonly iterations?: number
  /** When it is aborted, by a clock or because nobody waits any more, the bot answers with the best that it has found. */
  readonly signal?: AbortSignal
}

/** What a bot has come to. */
export interface Thought {
  readonly answer: Answer
  /** What it has compared, best first; for hints. */
  readonly candidates?: readonly Candidate[]
}

/** An answer that was tried out in imagined worlds. */
export interface Candidate {
  readonly answer: Answer
  /** In how many worlds. */
  readonly tries: number
  /** How good it looked on the average, from 0 (lost) to 1 (won), and one standard error of that (infinite for one try). */
  readonly chance: number
  readonly error: number
  /** By category of the score: by how many points the seat was ahead of the best of the others, on the average. */
  readonly ahead: { readonly [category: string]: number }
}

/** A player. One that takes time lets others have the thread at least every 20 milliseconds. */
export type Bot = (look: Look, effort: Effort) => Thought | Promise<Thought>

/** A bot that answers at once, such as `plain`. */
export type QuickBot = (look: Look, effort: Effort) => Thought

/**
 * How a seat answers within an imagined game. It looks at the whole imagined state in place of a view, and at no
 * knowledge (null): what it does there betrays nobody.
 */
export type Policy = (look: Look, chance: Chance) => Answer

/** How good it is to go on with these small steps, in points. */
export type Score = (steps: readonly number[]) => number

/** What a good player of one game looks at; `games/NAME/bot/index.ts` exports one. */
export interface GameBot<G extends object = object, T extends Table = Table, K = unknown> {
  /**
   * Thinks about a question once and gives back how good it is to go on with small steps. Compared are steps after the
   * same beginning. All of a game's scores have one scale: a difference of one is about one point at the end.
   */
  score(look: Look<G, T, K>): Score
  /**
   * By what the standing of a seat is judged: names, and a number for each. They are in points, too: what it has and may
   * expect of it, so that their sum is a first guess at what it will end with.
   */
  readonly features: readonly string[]
  featuresOf(g: G, seat: Seat, table: T): number[]
  /** How many rounds are completed, or whatever is a good moment to stop and judge. Never falls. */
  roundOf(g: G): number
  /** How many rounds on it pays to look before a state is judged by its features. */
  readonly horizon: number
  /** How far such guesses are usually wrong: who is ahead by so many points is e times as likely to win. */
  readonly spread: number
  /** What a beginner's slip usually costs, as a chance to win: how soft the levels have to be to be softer. */
  readonly slip: number
  /** What games among bots have taught, by number of seats; `palatine train` makes it. */
  readonly learnt?: { readonly [seats: string]: Learnt }
}

/** How features and rounds say who will win, learnt from games. */
export interface Learnt {
  /** The command that made it. */
  readonly command: string
  /** How many games it has seen. */
  readonly games: number
  /** By feature: what a point of it is worth. */
  readonly weights: { readonly [feature: string]: number }
  /** By rounds completed (the last for all later ones): who is ahead by so many points is e times as likely to win. */
  readonly spreads: readonly number[]
}

/** What a sign is worth, so many times (once, if nothing is said). */
export type Weigh = (sign: number, amount?: number) => number

/**
 * What one sees at a glance: how a game is played on quickly where thinking would take too long. Less is asked than of
 * `score`: the worth of a pick is that of the whole pick, of groups and sides that of all of them, of a subset that of
 * one thing by itself; see `answerAtAGlance`.
 */
export interface Habits<G extends object = object, T extends Table = Table, K = unknown> {
  /** The names of all signs; a sign is its number. Names that are numbers in order would be sorted: begin with a word. */
  readonly signs: readonly string[]
  /** How good it is to go on so: nothing but the sum of what signs are worth. */
  score(look: Look<G, T, K>, weigh: Weigh): Score
  /** What games among bots have taught, by number of seats. */
  readonly learnt?: { readonly [seats: string]: LearntHabits }
}

/** What signs are worth, learnt from what good players did. */
export interface LearntHabits {
  readonly command: string
  readonly games: number
  readonly weights: { readonly [sign: string]: number }
}

/** Numbers for signs, handed out in turn. */
export class Signs {
  readonly names: string[] = []

  /** One sign. */
  one(name: string): number {
    return this.names.push(name) - 1
  }

  /** A sign for each of so many things: the number of the first. */
  each(name: string, count: number): number {
    const first = this.names.length
    for (let i = 0; i < count; i++) this.names.push(`${name} ${i}`)
    return first
  }
}

/** Any answer, all equally likely; where order cannot matter, the first. */
export const random: QuickBot = ({ question }, { chance }) => ({ answer: sampleForBots(question, chance) })

/** Small step by small step what the game's own score likes best; ties by chance; `noise` is how often it errs. */
export function plain(bot: GameBot, noise = 0): QuickBot {
  const policy = plainPolicy(bot)
  return (look, { chance }) => {
    const errs = noise > 0 && chance.below(1_000_000) < noise * 1_000_000
    return { answer: errs ? sampleForBots(look.question, chance) : policy(look, chance) }
  }
}

/** The same within imagined games. */
export function plainPolicy(bot: GameBot): Policy {
  return (look, chance) => {
    const score = bot.score(look)
    const steps: number[] = []
    for (;;) {
      const more = smallStepsForBots(look.question, steps)
      if (more.length === 0) return toAnswer(look.question, steps)
      steps.push(more.length === 1 ? more[0] : best(more, step => score([...steps, step]), chance))
    }
  }
}

function best(options: readonly number[], worth: (option: number) => number, chance: Chance): number {
  let most = Number.NEGATIVE_INFINITY
  let found: number[] = []
  for (const option of options) {
    const value = worth(option)
    if (value > most) {
      most = value
      found = [option]
    } else if (value === most) found.push(option)
  }
  return found.length > 0 ? found[chance.below(found.length)] : options[chance.below(options.length)]
}
