/** Everything behind the door: tables, people, lists, chat. It knows no socket and no address; those bring visitors. */
import { timingSafeEqual } from 'node:crypto'
import { usualLevel } from '@palatine/bots'
import { TableHost } from '@palatine/tables/host'
import type { Card, Sitter } from '@palatine/tables/kept'
import type { LobbyAsk, LobbyReplies } from '@palatine/tables/lobby'
import { refuse } from '@palatine/tables/opening'
import type { Hints } from '@palatine/tables/ports'
import type { Refused } from '@palatine/tables/protocol'
import { Chat, type Room, type Words } from './chat.ts'
import type { Hint } from './hints/hints.ts'
import { Buckets, type HouseLimits } from './limits.ts'
import { Lobby } from './lobby.ts'
import type { Noted } from './metrics.ts'
import { hashOf, People } from './people.ts'
import type { HousePorts } from './ports.ts'
import { Presence } from './presence.ts'
import type { RecordCheck } from './records/check.ts'
import { SharedTablesStore } from './stores/shared-tables-store.ts'
import { TablesStore } from './stores/tables-store.ts'
import type { Visit } from './visit.ts'

export interface HouseSettings {
  readonly limits: HouseLimits
  /** What the host proves itself with; '' if nobody can. */
  readonly secret: string
  readonly version: string
}

type LobbyReply = LobbyReplies[keyof LobbyReplies] | Refused

/** How long, and how many, asks of a person are remembered, so that one that comes twice is done once. */
const remembered = { milliseconds: 10 * 60_000, asks: 200 }
/** What would do something twice; whoever only looks looks again, and words bear their key in the store. */
const changing: ReadonlySet<LobbyAsk['ask']> = new Set([
  'rename',
  'hours',
  'device',
  'token',
  'revoke',
  'open',
  'sit',
  'stand',
  'setBot',
  'begin',
  'again',
  'close',
])
/** What takes longer when the house closes, such as a record that is looked at, is not waited for, in milliseconds. */
const untilClosed = 10_000
/** How often the house is tidied, in milliseconds. */
const betweenTidying = 3_600_000
/** How often a server looks for what others have left or no hint has told, and how long nothing is heard of a dead one. */
const betweenLooks = 2_000
const lease = 3 * betweenLooks
/** Each so many looks it says again who is here. */
const looksBetweenNames = 10

export class House {
  readonly ports: HousePorts
  readonly tables: TablesStore
  readonly settings: HouseSettings
  readonly host: TableHost
  readonly people: People
  readonly presence: Presence
  readonly lobby: Lobby
  readonly chat: Chat
  readonly noted: Noted
  readonly visits = new Set<Visit>()
  /** What is being done for visitors. */
  private readonly doing = new Set<Promise<void>>()
  private closing = false
  readonly since: number
  private readonly asks: Buckets
  private readonly asksOfAddress: Buckets
  private readonly tries: Buckets
  private readonly done = new Map<string, Map<string, { reply: Promise<LobbyReply>; at: number }>>()

  constructor(ports: HousePorts, settings: HouseSettings, check: RecordCheck, noted: Noted) {
    this.ports = ports
    this.settings = settings
    this.noted = noted
    this.since = ports.clock.now()
    const { limits } = settings
    const now = () => ports.clock.now()
    this.asks = new Buckets(limits.asks * 4, limits.asks, now)
    this.asksOfAddress = new Buckets(limits.asksOfAddress * 4, limits.asksOfAddress, now)
    this.tries = new Buckets(limits.triesOfAddress, limits.triesOfAddress / 60, now)
    const shared = ports.database.shared ? new SharedTablesStore(ports.database, ports.server, lease) : undefined
    this.tables = shared ?? new TablesStore(ports.database)
    this.host = new TableHost({
      store: this.tables,
      ...(shared && { sharing: shared }),
      bots: ports.bots,
      clock: ports.clock,
      chance: ports.chance,
      ids: ports.ids,
      hints: this.ofTables(),
      report: ports.report,
    })
    this.people = new People(ports)
    const elsewhere = {
      here: (here: string, lookers: readonly (readonly [person: string, since: number])[]) =>
        ports.hints.tell({ here, server: ports.server, lookers }),
      who: (who: string) => ports.hints.tell({ who }),
    }
    // Where the database does not reply nobody is told who is here, and nothing else comes of it.
    const sitters = (table: string) =>
      this.sitters(table).catch(error => {
        ports.report(error)
        return undefined
      })
    this.presence = new Presence(ports.clock, sitters, elsewhere, !ports.database.shared)
    this.lobby = new Lobby(ports, this.host, this.tables, this.people, this.presence, limits, check)
    this.chat = new Chat(ports, this.people, this.presence, limits.linesOfTable)
    ports.hints.hear(hint => void this.hear(hint).catch(ports.report))
    ports.hints.missed(() => {
      this.lobby.refresh()
      this.lookAround().catch(ports.report)
    })
  }

  get limits(): HouseLimits {
    return this.settings.limits
  }

  /** Goes on with what was going on when the house was closed, and tidies now and then. */
  async open(): Promise<void> {
    await this.host.takeUp()
    const tidy = () => {
      this.chat.tidy(this.presence.tables)
      this.lobby.tidy().catch(this.ports.report)
      this.ports.clock.after(betweenTidying, tidy)
    }
    tidy()
    if (this.ports.database.shared) this.goOnLooking(1)
  }

  /** Other servers take nothing more from this one, and those who ask are sent to them. */
  get isClosing(): boolean {
    return this.closing
  }

  /** Does this for a visitor, unless the house is being closed: then it is asked for again elsewhere, with the same key. */
  async serve(act: () => Promise<void>): Promise<void> {
    if (this.closing) return
    const doing = act().catch(this.ports.report)
    this.doing.add(doing)
    await doing
    this.doing.delete(doing)
  }

  /** Nothing new is begun, and what was begun is finished and told. */
  async close(comeAgain: number): Promise<void> {
    this.closing = true
    const patience = new Promise<void>(resolve => this.ports.clock.after(untilClosed, resolve))
    await Promise.race([Promise.all(this.doing), patience])
    await this.host.letGo().catch(this.ports.report)
    this.ports.hints.tell({ left: this.ports.server })
    for (const visit of this.visits) visit.tell({ bye: comeAgain })
  }

  /** Whoever connects anew as somebody else has the same address. */
  mayAsk({ person, address }: Visit, cost: number): boolean {
    return this.asks.take(person, cost) && this.asksOfAddress.take(address, cost)
  }

  /** Whether somebody at this address may try a code or a secret. */
  mayTry(address: string): boolean {
    return this.tries.take(address)
  }

  isHost(secret: string): boolean {
    const { secret: wanted } = this.settings
    // Hashes are of one length, and comparing them takes the same time wherever they differ.
    return wanted !== '' && timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hashOf(wanted)))
  }

  /** An ask of a person that comes again with the same key, over whatever connection, gets the same reply. */
  once(visit: Visit, key: string, ask: LobbyAsk['ask'], act: () => Promise<LobbyReply>): Promise<LobbyReply> {
    if (!visit.isKnown || !changing.has(ask)) return act()
    const now = this.ports.clock.now()
    const asks = this.done.get(visit.person) ?? new Map<string, { reply: Promise<LobbyReply>; at: number }>()
    this.done.set(visit.person, asks)
    for (const [old, { at }] of asks) {
      if (asks.size < remembered.asks && now - at < remembered.milliseconds) break
      asks.delete(old)
    }
    const before = asks.get(key)
    if (before) return before.reply
    const reply = act()
    asks.set(key, { reply, at: now })
    // A refusal is looked at anew.
    void reply.then(done => done !== null && 'refused' in done && asks.delete(key))
    return reply
  }

  left(visit: Visit): void {
    this.visits.delete(visit)
    if (!visit.isKnown || this.closing) return
    const { person } = visit
    this.people.store.see(person, this.ports.clock.now()).catch(this.ports.report)
    // Whoever comes back soon may ask again what it has asked before. Nothing else of the visit is held on to.
    if (this.done.has(person)) this.ports.clock.after(remembered.milliseconds, () => this.forgetAsks(person))
  }

  private forgetAsks(person: string): void {
    for (const visit of this.visits) if (visit.person === person) return
    this.done.delete(person)
  }

  async sitters(table: string): Promise<readonly Sitter[] | undefined> {
    const hot = await this.host.table(table)
    return 'live' in hot ? hot.sitters : undefined
  }

  async card(table: string): Promise<Card | undefined> {
    const hot = await this.host.table(table)
    return 'live' in hot ? hot.card : undefined
  }

  /** A table, as far as talking goes: open, running or over. */
  async room(table: string): Promise<Room | undefined> {
    const open = await this.lobby.find(table)
    if (open && open.id === table) return { table, people: open.places.map(place => place.person), running: false }
    const hot = await this.host.table(table)
    if (!('live' in hot)) return undefined
    return { table, people: hot.sitters.map(sitter => sitter.person), running: !hot.live.over }
  }

  async say(table: string, person: string, words: Words, key: string): Promise<null | Refused> {
    const room = await this.room(table)
    return room ? this.chat.say(room, person, words, key) : refuse('noSuchTable')
  }

  /** Nothing of this person stays but what was played; its running games go on with bots. */
  async forget(person: string): Promise<void> {
    await this.lobby.forget(person)
    await this.host.forget(person, usualLevel)
    await this.people.store.forget(person)
    this.done.delete(person)
    this.leave(person, 'forgotten')
    this.ports.hints.tell({ person, why: 'forgotten' })
  }

  async ban(person: string): Promise<void> {
    await this.people.store.ban(person)
    await this.lobby.shutOut(person)
    await this.host.forget(person, usualLevel)
    this.leave(person, 'banned')
    this.ports.hints.tell({ person, why: 'banned' })
  }

  async closeRunning(table: string): Promise<void> {
    for (const looker of this.presence.at(table)) looker.tell({ closed: table })
    await this.host.remove(table)
    this.ports.hints.tell({ removed: table })
  }

  private leave(person: string, why: 'forgotten' | 'banned'): void {
    for (const visit of this.visits) if (visit.person === person) visit.leave(why)
  }

  async report(): Promise<LobbyReplies['house']> {
    const open = await this.lobby.store.all(250)
    const cards = await this.tables.newestCards(250)
    return {
      since: this.since,
      version: this.settings.version,
      people: await this.people.store.count(),
      sockets: this.visits.size,
      tables: this.host.size,
      heap: process.memoryUsage().heapUsed,
      lists: [
        ...open.map(({ id, game, places, made }) => ({
          id,
          game,
          state: 'open' as const,
          names: places.map(place => place.name),
          touched: made,
        })),
        ...cards.map(({ id, game, over, chairs, touched }) => ({
          id,
          game,
          state: over ? ('over' as const) : ('running' as const),
          names: chairs.map(chair => chair.name),
          touched,
        })),
      ],
    }
  }

  /** What is new at a table is told to other servers, and to whoever looks at lists here. */
  private ofTables(): Hints {
    const { hints } = this.ports
    return {
      tell: table => {
        hints.tell({ table })
        this.changed(table)
      },
      hear: listener =>
        hints.hear(hint => {
          if (!('table' in hint)) return
          listener(hint.table)
          this.changed(hint.table)
        }),
    }
  }

  /** What another server has told. */
  private async hear(hint: Hint): Promise<void> {
    if ('open' in hint) await this.lobby.heard(hint.open)
    else if ('again' in hint) await this.lobby.heardAgain(hint.again)
    else if ('chat' in hint) await this.heardChat(hint.chat, hint.line)
    else if ('removed' in hint) {
      for (const looker of this.presence.at(hint.removed)) looker.tell({ closed: hint.removed })
      await this.host.drop(hint.removed)
    } else if ('person' in hint) this.leave(hint.person, hint.why)
    else if ('who' in hint) this.presence.announce(hint.who)
    else if ('here' in hint) this.presence.heard(hint.here, hint.server, hint.lookers)
    else if ('left' in hint && !this.closing) await this.host.takeUp()
  }

  private async heardChat(table: string, line: number): Promise<void> {
    const room = this.presence.at(table).length > 0 ? await this.room(table) : undefined
    if (room) await this.chat.tellUpTo(room, line)
  }

  /** Now and then, where there are other servers: their hints may be lost, and they may die. */
  private goOnLooking(nth: number): void {
    this.ports.clock.after(betweenLooks, () => {
      if (this.closing) return
      if (nth % looksBetweenNames === 0) for (const table of this.presence.tables) this.presence.announce(table)
      void this.lookAround()
        .catch(this.ports.report)
        .finally(() => this.goOnLooking(nth + 1))
    })
  }

  private async lookAround(): Promise<void> {
    if (this.closing) return
    await this.host.lookAround()
    const { tables } = this.presence
    await this.lobby.lookAgain(tables)
    for (const [table, line] of await this.chat.lookAgain(tables)) await this.heardChat(table, line)
  }

  private changed(table: string): void {
    this.lobby.changed(table)
    this.presence.changed(table).catch(this.ports.report)
  }
}
