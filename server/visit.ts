/** One visitor of the house: somebody with a name, or an onlooker without one. Knows no socket. */

import { type LobbyAsk, type LobbyReplies, type LobbyTold, lobbyAsk } from '@palatine/tables/lobby'
import { refuse } from '@palatine/tables/opening'
import { envelope, type FromHost, type Refused } from '@palatine/tables/protocol'
import type { Session } from '@palatine/tables/session'
import { id } from '@palatine/tables/shapes'
import { protocolVersion } from '@palatine/tables/version'
import * as z from 'zod/mini'
import { answerers } from './asks.ts'
import type { House } from './house.ts'
import { costs } from './limits.ts'

/** All that a visitor may be told. */
export type ToVisitor =
  | FromHost
  | LobbyTold
  | { readonly key: string; readonly reply: LobbyReplies[keyof LobbyReplies] }

const lobbyMessage = z.strictObject({ version: z.literal(protocolVersion), key: id, ask: lobbyAsk })
const named = z.object({ ask: z.object({ ask: z.string(), table: z.optional(z.unknown()) }) })

/** Why a visitor is shown the door. */
export type Leaving = 'wrongMessage' | 'tooFast' | 'tooMuch' | 'forgotten' | 'banned'

export interface Door {
  tell(message: ToVisitor): void
  leave(why: Leaving): void
}

/** So many messages in a row that are too fast, and somebody does not want to hear. */
const patience = 200
/** What an onlooker may say fits into this. */
const smallMessage = 16_000

/** Who comes, and from where. */
export interface Coming {
  /** The person's id; undefined for an onlooker. */
  readonly person: string | undefined
  readonly address: string
  /** It brought a token and not the person's own cookie. */
  readonly isProgram: boolean
}

export class Visit {
  /** The person's id; an onlooker's is like no other. */
  readonly person: string
  readonly isKnown: boolean
  readonly isProgram: boolean
  readonly address: string
  readonly house: House
  private readonly door: Door
  private readonly session: Session
  /** Asks to look at a table, or no more, that have no reply yet. */
  private readonly looking = new Map<string, { readonly table: string; readonly on: boolean }>()
  private readonly tables = new Set<string>()
  private tooFast = 0
  private closed = false

  constructor(house: House, { person, address, isProgram }: Coming, door: Door) {
    this.house = house
    this.door = door
    this.address = address
    this.isProgram = isProgram
    this.isKnown = person !== undefined
    this.person = person ?? `onlooker ${house.ports.ids.key()}`
    this.session = house.host.connect(
      { person: this.person, keeper: false, away: (table, seat) => house.presence.isAway(table, seat) },
      message => this.told(message),
    )
    house.visits.add(this)
  }

  /** Takes a message of any shape. */
  hear(text: string): Promise<void> {
    return this.house.serve(() => this.take(text))
  }

  private async take(text: string): Promise<void> {
    const { house } = this
    const raw = this.isKnown || text.length <= smallMessage ? parsed(text) : undefined
    const outside = envelope.safeParse(raw)
    if (!outside.success) {
      house.noted.refused('wrongMessage')
      this.door.leave('wrongMessage')
      return
    }
    const { key, version } = outside.data
    const kind = named.safeParse(raw)
    const ask = kind.success ? kind.data.ask : undefined
    if (!house.mayAsk(this, costs[ask?.ask ?? ''] ?? 1)) {
      house.noted.refused('tooFast')
      this.told({ key, refused: { reason: 'tooFast' } })
      if (++this.tooFast > patience) this.door.leave('tooFast')
      return
    }
    this.tooFast = 0
    if (!ask || !Object.hasOwn(answerers, ask.ask)) {
      this.look(key, ask)
      const done = house.noted.asked(ask?.ask ?? '')
      await this.session.hear(raw)
      done()
      return
    }
    if (version !== protocolVersion) {
      this.told({ key, refused: { reason: 'otherProtocol', values: { version: protocolVersion } } })
      return
    }
    const read = lobbyMessage.safeParse(raw)
    if (!read.success) {
      const place = read.error.issues[0]?.path.join('.') ?? ''
      this.told({ key, refused: { reason: 'wrongMessage', values: { place } } })
      return
    }
    const finished = house.noted.asked(ask.ask)
    const done = await house.once(this, key, read.data.ask.ask, () => this.do(key, read.data.ask))
    finished()
    if (done !== null && 'refused' in done) this.told({ key, ...done })
    else this.told({ key, reply: done })
  }

  tell(message: ToVisitor): void {
    if (!this.closed) this.door.tell(message)
  }

  leave(why: Leaving): void {
    this.door.leave(why)
  }

  /** Looks at an open table: is told of its changes. */
  lookAt(table: string): void {
    this.tables.add(table)
    this.house.presence.enter(table, this)
  }

  lookAway(table: string): void {
    if (this.tables.delete(table)) this.house.presence.leave(table, this)
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    this.session.close()
    for (const table of this.tables) this.house.presence.leave(table, this)
    this.house.lobby.unsubscribe(this)
    this.house.left(this)
  }

  private async do(key: string, ask: LobbyAsk): Promise<LobbyReplies[LobbyAsk['ask']] | Refused> {
    try {
      const answerer = answerers[ask.ask] as (
        visit: Visit,
        ask: LobbyAsk,
        key: string,
      ) => Promise<LobbyReplies[LobbyAsk['ask']] | Refused>
      return await answerer(this, ask, key)
    } catch (error) {
      this.house.ports.report(error)
      return refuse('failed')
    }
  }

  /** Who asks to see a table is present there once it is shown. */
  private look(key: string, ask: { ask: string; table?: unknown } | undefined): void {
    if (typeof ask?.table !== 'string' || (ask.ask !== 'watch' && ask.ask !== 'leave')) return
    if (this.looking.size > 100) this.looking.clear()
    this.looking.set(key, { table: ask.table, on: ask.ask === 'watch' })
  }

  private told(message: ToVisitor): void {
    this.tell(message)
    if (!('key' in message)) return
    const looked = this.looking.get(message.key)
    this.looking.delete(message.key)
    if ('refused' in message) this.house.noted.refused(message.refused.reason)
    else if (looked?.on) this.lookAt(looked.table)
    else if (looked) this.lookAway(looked.table)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
