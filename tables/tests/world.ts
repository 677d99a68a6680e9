/** A world in which everything is given: time is turned by hand, bots say what they are told to, ids and luck are counted. */
import { type Answer, FastChance, questionFor, type Seat, unrankAnswer } from '@palatine/kernel'
import type { Card } from '@palatine/tables/kept'
import { MemoryStore } from '@palatine/tables/memory-store'
import type { Bots, Clock, Hints, ToThink } from '@palatine/tables/ports'
import {
  type Ask,
  type AskOf,
  type FromHost,
  fromHost,
  type Moment,
  type Refused,
  type Replies,
  type TableOpened,
} from '@palatine/tables/protocol'
import type { Store } from '@palatine/tables/store'
import { protocolVersion } from '@palatine/tables/version'
import { titles } from '../../games/registry.ts'
import { TableHost } from '../host.ts'
import type { Session } from '../session.ts'

export class TurnedClock implements Clock {
  private time = 1_000_000
  private pending: { readonly at: number; readonly wake: () => void }[] = []

  now(): number {
    return this.time
  }

  after(milliseconds: number, wake: () => void): () => void {
    const one = { at: this.time + milliseconds, wake }
    this.pending.push(one)
    return () => {
      this.pending = this.pending.filter(other => other !== one)
    }
  }

  /** Lets so much time pass; whatever falls due is done in its order. */
  async turn(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds
    for (;;) {
      await quiet()
      const [next] = this.pending.filter(one => one.at <= end).toSorted((a, b) => a.at - b.at)
      if (!next) break
      this.time = Math.max(this.time, next.at)
      this.pending = this.pending.filter(other => other !== next)
      next.wake()
    }
    this.time = end
    await quiet()
  }
}

/** Until everything that needs no time is done. */
export async function quiet(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise(setImmediate)
}

export interface Asked extends ToThink {
  readonly signal: AbortSignal
  say(answer: Answer): void
  fail(): void
}

/** Bots that wait until a test speaks for them, or speak by themselves. */
class ToldBots implements Bots {
  readonly asked: Asked[] = []
  speak: ((what: ToThink) => Promise<Answer>) | undefined
  readonly left: string[] = []

  budget(): number {
    return 200
  }

  think(what: ToThink, signal: AbortSignal): Promise<Answer> {
    if (this.speak) return this.speak(what)
    return new Promise((say, reject) => {
      this.asked.push({ ...what, signal, say, fail: () => reject(new Error('a bot that fails')) })
    })
  }

  leave(id: string): void {
    this.left.push(id)
  }
}

/** The nth answer to what this seat is asked, of those there are. */
export async function answerTo(
  { game: id, table, view, seat }: Pick<ToThink, 'game' | 'table' | 'view' | 'seat'>,
  nth = 0,
): Promise<Answer> {
  const { game } = await titles[id].load()
  const question = questionFor(game, table, view, seat)
  if (!question) throw new Error(`seat ${seat} is not asked`)
  return unrankAnswer(question, nth)
}

export const firstAnswer = (what: ToThink): Promise<Answer> => answerTo(what)

/** Hosts over one store that tell one another what is new, unless hints are lost. */
export class World {
  readonly clock: TurnedClock
  readonly bots = new ToldBots()
  readonly store: Store
  hintsAreLost = false
  /** Faults of the program. */
  readonly faults: unknown[] = []
  private readonly listeners: { host: number; hear(table: string): void }[] = []
  private ids = 0
  private hosts = 0

  constructor(store: Store = new MemoryStore(), clock = new TurnedClock()) {
    this.store = store
    this.clock = clock
  }

  host(clock: Clock = this.clock): TableHost {
    const host = this.hosts++
    const hints: Hints = {
      tell: table => {
        for (const one of this.listeners) if (one.host !== host && !this.hintsAreLost) one.hear(table)
      },
      hear: hear => void this.listeners.push({ host, hear }),
    }
    return new TableHost({
      store: this.store,
      bots: this.bots,
      clock,
      hints,
      chance: table => new FastChance(table.length),
      report: error => void this.faults.push(error),
      ids: { table: () => `table-${++this.ids}`, key: () => `bot-${host}-${++this.ids}` },
    })
  }
}

/** Somebody at a host: asks, and keeps all that it was told. */
export class Guest {
  readonly told: FromHost[] = []
  opened: TableOpened | undefined
  private readonly session: Session
  private readonly name: string
  private keys = 0

  constructor(host: TableHost, person = 'here', name = person) {
    this.name = name
    this.session = host.connect({ person, keeper: true }, message => {
      // What crosses a socket is text; and nothing may be said that the protocol does not know.
      const sent = JSON.parse(JSON.stringify(message)) as FromHost
      const read = fromHost.safeParse(sent)
      if (!read.success) throw new Error(`not in the protocol: ${JSON.stringify(read.error.issues[0])}`)
      this.told.push(sent)
    })
  }

  async ask<K extends Ask['ask']>(ask: AskOf<K>, key = `${this.name}-${++this.keys}`): Promise<Replies[K] | Refused> {
    const before = this.told.length
    await this.session.hear({ version: protocolVersion, key, ask })
    const found = this.told.slice(before).find(one => 'key' in one && one.key === key)
    if (found && 'reply' in found) return found.reply as Replies[K]
    if (found && 'refused' in found) return { refused: found.refused }
    throw new Error(`no reply to ${key}`)
  }

  hear(raw: unknown): Promise<void> {
    return this.session.hear(raw)
  }

  async create(holders: readonly string[], game = 'gatehouse'): Promise<Card> {
    const chairs = holders.map((bot, seat) => ({ name: `N${seat}`, bot }))
    const made = await this.ask({ ask: 'create', make: { game, chairs, options: {}, components: null } })
    if ('refused' in made) throw new Error(made.refused.reason)
    return made.card
  }

  async watch(table: string, seat: Seat | null): Promise<void> {
    const opened = await this.ask({ ask: 'watch', table, seat })
    if ('refused' in opened) throw new Error(opened.refused.reason)
    this.opened = opened
  }

  get moments(): Moment[] {
    return this.told.flatMap(one => ('moment' in one ? [one.moment] : []))
  }

  get moment(): Moment {
    const moment = this.moments.at(-1)
    if (!moment) throw new Error('nothing was shown')
    return moment
  }

  get troubles() {
    return this.told.flatMap(one => ('trouble' in one ? [one.trouble] : []))
  }

  /** Answers what the seat that it watches is asked, with the nth answer there is. */
  async answer(nth = 0, key?: string): Promise<Refused | null> {
    const { moment, opened } = this
    if (!opened || moment.watcher === null || moment.question === null) throw new Error('nobody sits here')
    const { table, card } = opened
    const answer = await answerTo({ game: card.game, table, view: moment.view, seat: moment.watcher }, nth)
    const ask = { ask: 'answer', table: card.id, seat: moment.watcher, question: moment.question, answer } as const
    return this.ask(ask, key)
  }

  undo(key?: string): Promise<Refused | null> {
    const { moment, opened } = this
    if (!opened || moment.watcher === null || moment.question === null) throw new Error('nobody sits here')
    return this.ask({ ask: 'undo', table: opened.card.id, seat: moment.watcher, question: moment.question }, key)
  }
}
