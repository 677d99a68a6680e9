import {
  type Chance,
  countAnswers,
  fallbackLanguage,
  type Json,
  type Language,
  type LiveTable,
  playerCount,
  type Question,
  type Title,
  unrankAnswer,
} from '@palatine/kernel'
import { type Words, wordsOf } from '../words.ts'
import { code, RpcError } from './rpc.ts'
import type { Wrong } from './shape.ts'

/** A table that a caller has opened. */
export interface OpenTable {
  readonly title: Title
  readonly chance: Chance
  /** The owner's figures; null for the built-in ones. */
  readonly components: Json
  live: LiveTable
}

const mostTables = 200

/** The open tables of one engine, by id. */
export class Tables {
  private readonly open = new Map<string, OpenTable>()
  private opened = 0

  /** Before the work of setting one up. */
  expectRoom(): void {
    if (this.open.size < mostTables) return
    throw new RpcError(
      code.tooManyTables,
      `${mostTables} tables are open, which is as many as there may be. Close one with "close".`,
      { most: mostTables },
    )
  }

  add(table: OpenTable): string {
    const id = `t${++this.opened}`
    this.open.set(id, table)
    return id
  }

  get(id: string): OpenTable {
    const table = this.open.get(id)
    if (table) return table
    const known = [...this.open.keys()]
    const which = known.length === 0 ? 'None is open' : `Open: ${known.slice(-10).join(', ')}`
    throw new RpcError(code.noSuchTable, `There is no table "${id.slice(0, 40)}". ${which}; "new" opens one.`)
  }

  close(id: string): void {
    this.get(id)
    this.open.delete(id)
  }

  get ids(): string[] {
    return [...this.open.keys()]
  }
}

/** Changes a table; should the rules break in the middle, the table stays where it was. */
export function change<T>(table: OpenTable, work: (live: LiveTable) => T): T {
  const live = table.live.copy()
  const wasLoaded = live.header.from !== undefined
  try {
    const done = work(live)
    if (wasLoaded) expectPlayable(live)
    table.live = live
    return done
  } catch (error) {
    if (error instanceof RpcError) throw error
    // Not everything that is wrong in a state can be seen when it is loaded.
    throw wasLoaded ? cannotGoOn(error as Error) : error
  }
}

/** Everybody who is asked has an answer, everybody can look, and a game that is over has a result. */
export function expectPlayable(live: LiveTable): void {
  const { table, game } = live
  for (let seat = 0; seat < table.seats; seat++) live.view(seat)
  for (let player = 0; player < playerCount(game, table); player++) game.scoreParts(live.state.g, player, table)
  for (const seat of live.asked) {
    const question = live.question(seat) as Question
    if (countAnswers(question) < 1) throw new Error(`seat ${seat} is asked but has no answer`)
    unrankAnswer(question, 0)
  }
  if (live.over) game.result(live.state.g, table)
  else if (live.asked.length === 0) throw new Error('nobody is asked and the game is not over')
}

export const wrongState = ({ place, reason }: Wrong) =>
  new RpcError(code.wrongState, `${place}: ${reason}.`, { place, reason })

export const cannotGoOn = ({ message }: Error) =>
  wrongState({ place: 'state', reason: `the rules cannot go on from here: ${message}` })

/** The words of a game, loaded once. */
export class AllWords {
  private readonly loaded = new Map<string, Promise<Words>>()

  of(title: Title, language: Language = fallbackLanguage): Promise<Words> {
    const key = `${title.game.id} ${language}`
    const found = this.loaded.get(key) ?? wordsOf(title, language)
    this.loaded.set(key, found)
    return found
  }
}
