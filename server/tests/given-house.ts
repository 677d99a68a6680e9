/** A house in which everything is given, time and luck and ids: a run can be repeated byte by byte. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FastChance, questionFor, unrankAnswer } from '@palatine/kernel'
import type { LobbyAsk } from '@palatine/tables/lobby'
import type { Ask, Moment, TableOpened } from '@palatine/tables/protocol'
import { firstAnswer, TurnedClock } from '@palatine/tables/tests/world'
import { titles } from '../../games/registry.ts'
import { migrate } from '../database/migrations.ts'
import { Sqlite } from '../database/sqlite.ts'
import { noHints } from '../hints/hints.ts'
import { House } from '../house.ts'
import { houseLimits } from '../limits.ts'
import { Visit } from '../visit.ts'

export interface GivenHouse {
  readonly house: House
  readonly clock: TurnedClock
  /** Somebody with this name; undefined: an onlooker. */
  caller(name?: string): Promise<Caller>
  close(): Promise<void>
}

export async function givenHouse(secret = ''): Promise<GivenHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'palatine-given-'))
  const database = new Sqlite(join(folder, 'palatine.db'))
  await migrate(database)
  const clock = new TurnedClock()
  let ids = 0
  const next = () => `id-${++ids}`
  const house = new House(
    {
      database,
      clock,
      bots: { budget: () => 200, think: firstAnswer, leave: () => undefined },
      chance: table => new FastChance(table.length),
      ids: { table: next, key: next, person: next, secret: next, deviceCode: next, tableCode: next },
      server: 'one',
      hints: noHints,
      report: error => {
        throw error
      },
    },
    { limits: houseLimits.parse({}), secret, version: 'test' },
    { why: async () => undefined },
    { asked: () => () => undefined, refused: () => undefined },
  )
  return {
    house,
    clock,
    caller: async name => new Caller(house, name === undefined ? undefined : (await house.people.make(name)).person),
    async close() {
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Somebody in such a house; all that it was told, as text. */
export class Caller {
  readonly texts: string[] = []
  private readonly name: string
  readonly visit: Visit
  private keys = 0

  constructor(house: House, person: string | undefined) {
    this.name = person ?? 'onlooker'
    this.visit = new Visit(
      house,
      { person, address: 'here', isProgram: false },
      {
        tell: message => void this.texts.push(JSON.stringify(message)),
        leave: () => undefined,
      },
    )
  }

  /** The reply, or what was refused. */
  async ask(ask: Ask | LobbyAsk): Promise<unknown> {
    const key = `${this.name}-${++this.keys}`
    await this.visit.hear(JSON.stringify({ version: 1, key, ask }))
    const found = this.texts
      .map(text => JSON.parse(text) as { key?: string; reply?: unknown; refused?: unknown })
      .find(one => one.key === key)
    return found && 'refused' in found ? { refused: found.refused } : found?.reply
  }

  /** What it was told of this kind last. */
  last<K extends string>(kind: K): unknown {
    const told = this.texts.map(text => JSON.parse(text) as { [key: string]: unknown })
    return told.findLast(one => kind in one)?.[kind]
  }

  /** The nth answer to what it is asked now. */
  async answer(table: string, opened: TableOpened, nth: number): Promise<void> {
    const moment = this.last('moment') as Moment | undefined
    if (!moment || moment.watcher === null || moment.question === null) throw new Error('nobody sits here')
    const { game } = await titles.gatehouse.load()
    const question = questionFor(game, opened.table, moment.view, moment.watcher)
    if (!question) throw new Error('nothing is asked')
    const { watcher: seat, question: number } = moment
    await this.ask({ ask: 'answer', table, seat, question: number, answer: unrankAnswer(question, nth) })
  }
}
