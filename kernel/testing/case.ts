import { plain, type QuickBot, random } from '../bot.ts'
import { type Chance, FastChance, nthSeed } from '../chance.ts'
import { LiveTable } from '../live-table.ts'
import { spreadOptions } from '../options.ts'
import { type Question, sampleAnswer } from '../questions/index.ts'
import type { State } from '../state.ts'
import { makeTable, type Title, tablesWith } from '../title.ts'
import type { Answer, Seat, Table } from '../values.ts'

export type Remembers = (state: State, seat: Seat, live: LiveTable) => string | undefined

/** What a game may tell the suite beside its rules. */
export interface Hooks {
  /** How many games a property is tried on for each seat count, options and way of playing; 1 if left out. */
  readonly games?: number
  /** How many option sets are tried; 6 if left out. */
  readonly optionSets?: number
  /** Where there are many option sets: each is tried with one seat count and in one way of playing, by turns. */
  readonly byTurns?: true
  /** A game with more answers than this counts as endless; 3,000 if left out. */
  readonly mostAnswers?: number
  /**
   * What contradicts, in a state that somebody imagines, what this seat was sent: an independent reading of its
   * events, for games with knowledge. Undefined if nothing does.
   */
  readonly remembers?: Remembers
  /** Events that tell an open choice which the table does not show afterwards, such as the order of two payments. */
  readonly leaveNoTrace?: readonly string[]
}

/** One game of the suite: everything that is needed to play it again. */
export interface Case {
  readonly title: Title
  readonly hooks: Hooks
  readonly table: Table
  readonly seed: number
  /** Half of the play is random, half by the plain bot with a little noise. */
  readonly way: 'random' | 'plain'
  readonly bot: QuickBot
}

/** A property does not hold: where, and how to see it again. */
class BrokenProperty extends Error {
  constructor(property: string, one: Case, entry: number, what: string) {
    const { title, table, seed, way } = one
    const name = `${table.seats}/${JSON.stringify(table.options)}/${way}/${seed}`
    super(
      `${property}: ${what}\n` +
        `  seed ${seed}, ${table.seats} seats, options ${JSON.stringify(table.options)}, ${way} play, entry ${entry}\n` +
        `  again: CASE='${name}' npm test -- games/${title.game.id} -t '${property}'`,
    )
    this.name = 'BrokenProperty'
  }
}

/** All cases of a game, or the one that the environment variable CASE names. */
export async function casesOf(title: Title, hooks: Hooks): Promise<Case[]> {
  const noisy = plain(await title.loadBot(), 0.15)
  const botFor = (way: Case['way']) => (way === 'plain' ? noisy : random)
  const again = process.env.CASE
  if (again) {
    const [, seats, options, way, seed] = /^(\d+)\/(.*)\/(random|plain)\/(-?\d+)$/.exec(again) ?? []
    if (!seed) throw new Error(`CASE has to look like 3/{"rounds":2}/plain/17, not ${again}`)
    const made = makeTable(title, Number(seats), JSON.parse(options))
    if ('refused' in made) throw new Error(`CASE: ${JSON.stringify(made.refused)}`)
    const played = way as Case['way']
    return [{ title, hooks, table: made.table, seed: Number(seed), way: played, bot: botFor(played) }]
  }
  const sets = spreadOptions(title.game.options, hooks.optionSets ?? 6)
  const cases: Case[] = []
  sets.forEach((options, turn) => {
    const tables = tablesWith(title, options)
    for (const table of hooks.byTurns ? tables.slice(turn % tables.length).slice(0, 1) : tables) {
      for (const way of hooks.byTurns ? [ways[turn % 2]] : ways) {
        for (let i = 0; i < (hooks.games ?? 1); i++) {
          cases.push({ title, hooks, table, seed: nthSeed(2026, cases.length), way, bot: botFor(way) })
        }
      }
    }
  })
  return cases
}

const ways = ['random', 'plain'] as const

/** Answers in the way of the case. */
export class Players {
  readonly chance: FastChance
  private readonly bot: QuickBot

  constructor({ bot, seed }: Case) {
    this.chance = new FastChance(seed + 1)
    this.bot = bot
  }

  answer(live: LiveTable, seat: Seat, chance: Chance = this.chance): Answer {
    // At random, everything has to be tried, also orders that do not matter.
    if (this.bot === random) return sampleAnswer(live.question(seat) as Question, chance)
    return this.bot(live.look(seat), { chance }).answer
  }

  /** One of those who are asked: nobody waits for anybody. */
  next(live: LiveTable): Seat {
    const { asked } = live
    return asked[this.chance.below(asked.length)]
  }
}

const open = ({ title, table, seed }: Case): LiveTable => LiveTable.open(title.game, table, new FastChance(seed))

/** When a costly look is taken: at all of the first moments of a game, then ever more rarely, eight times an octave. */
export const lookAt = (moment: number): boolean => moment < 16 || moment % Math.floor(moment / 8) === 0

/** Plays an answer that has to be accepted. */
export function mustPlay(live: LiveTable, seat: Seat, answer: Answer): void {
  const refused = live.play(seat, answer)
  if (refused) throw new Error(`seat ${seat} may not answer ${JSON.stringify(answer)}: ${JSON.stringify(refused)}`)
}

type Broken = (what: string) => Error

/**
 * Plays a case to its end, looking at every moment before the answer to it is given. `broken` makes the error of a
 * property that does not hold.
 */
export const walk = (
  property: string,
  one: Case,
  look: (live: LiveTable, seat: Seat, answer: Answer, broken: Broken) => void,
): LiveTable =>
  playCase(property, one, (live, players, broken) => {
    const seat = players.next(live)
    const answer = players.answer(live, seat)
    look(live, seat, answer, broken)
    mustPlay(live, seat, answer)
  })

/** Plays a case to its end, with whatever `move` does at each moment. */
export function playCase(
  property: string,
  one: Case,
  move: (live: LiveTable, players: Players, broken: Broken) => void,
): LiveTable {
  const players = new Players(one)
  let live: LiveTable | undefined
  const broken: Broken = what => new BrokenProperty(property, one, live?.sequence ?? -1, what)
  try {
    live = open(one)
    const most = one.hooks.mostAnswers ?? 3000
    while (!live.over) {
      if (live.sequence > most) throw broken(`the game has not ended after ${most} answers`)
      if (live.asked.length === 0) throw broken('nobody is asked and the game is not over')
      move(live, players, broken)
    }
    return live
  } catch (error) {
    if (error instanceof BrokenProperty) throw error
    throw broken(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}
