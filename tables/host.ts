/**
 * Hosts many tables for many watchers, in a browser's worker and on a server alike. It knows no socket, database, person
 * or page; all of that comes through ports and messages.
 */
import { type GameRecord, LiveTable, makeTable } from '@palatine/kernel'
import { titles } from '../games/registry.ts'
import { clocksAfter, clocksAtStart, type Pace } from './clocks.ts'
import { duesOf, HotTable, keptEntries } from './hot-table.ts'
import { type Card, type KeptTable, nothingAside, type Sitter } from './kept.ts'
import { chairsOf, standingOf } from './moments.ts'
import { openKept, refuse, unlessItDoesNotFit } from './opening.ts'
import type { Ports } from './ports.ts'
import type { FromHost, NewTable, Refused } from './protocol.ts'
import { Session, type Visitor } from './session.ts'

/** A table that nobody looks at, and at which no bot thinks, leaves memory after so many milliseconds. */
const idleTime = 60_000

/** What a table begins with, besides who sits there. */
export interface Beginning extends Omit<NewTable, 'chairs'> {
  readonly pace?: Pace
  readonly record?: GameRecord
  /** A bot's seat may be taken by anybody; else it needs an invitation by those who play. */
  readonly listed?: boolean
}

export class TableHost {
  readonly ports: Ports
  private readonly hot = new Map<string, Promise<HotTable | Refused>>()
  /** When each of them was asked for last. */
  private readonly used = new Map<string, number>()

  constructor(ports: Ports) {
    this.ports = ports
    ports.hints.hear(id => void this.catchUp(id))
  }

  /** Somebody has come: what it says goes to the session, what it is told comes through `tell`. */
  connect(visitor: Visitor, tell: (message: FromHost) => void): Session {
    return new Session(this, visitor, tell)
  }

  /** Goes on with the tables at which bots owe an answer: whoever asked them may be gone. */
  async takeUp(): Promise<void> {
    const { store, clock, sharing } = this.ports
    const now = clock.now()
    const tables = sharing ? await sharing.take(now) : (await store.due(now)).map(due => due.table)
    for (const id of new Set(tables)) {
      const hot = await this.table(id)
      if (!('live' in hot)) continue
      await this.catchUp(id)
      hot.takeOn()
    }
  }

  /** Where there are other hosts: says that this one is at work, takes on what another has left, finds what no hint told. */
  async lookAround(): Promise<void> {
    const { sharing } = this.ports
    if (!sharing) return
    const hot = (await Promise.all(this.hot.values())).filter(one => 'live' in one)
    await sharing.keep(hot.filter(one => one.busy).map(one => one.id))
    await this.takeUp()
    for (const id of await sharing.newer(hot.map(one => one.known))) await this.catchUp(id)
  }

  /** Leaves what is due to other hosts. */
  async letGo(): Promise<void> {
    for (const hot of await Promise.all(this.hot.values())) if ('live' in hot) hot.leaveMemory()
    await this.ports.sharing?.release()
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.hot.size
  }

  /** A new table, at which this person has all the seats that are no bot's. */
  create({ chairs, ...make }: NewTable, person: string): Promise<Card | Refused> {
    const sitters = chairs.map(chair => ({ ...chair, person: chair.bot === '' ? person : '' }))
    return this.begin(this.ports.ids.table(), make, sitters)
  }

  /** A new table with these people and bots. A record that was played elsewhere goes on here, by its own rules. */
  async begin(
    table: string,
    { game: id, options, components, from, pace, record, listed }: Beginning,
    sitters: readonly Sitter[],
  ): Promise<Card | Refused> {
    if (!Object.hasOwn(titles, id)) return refuse('noSuchGame')
    const title = record ? await titles[id].load(record.version) : await titles[id].load()
    if (!title) return refuse('otherRules')
    const made = makeTable(title, sitters.length, options, components)
    if ('refused' in made) return made
    const { store, clock, chance } = this.ports
    const now = clock.now()
    const live = record
      ? unlessItDoesNotFit(() => LiveTable.replay(title.game, made.table, record, record.entries.length, chance(table)))
      : LiveTable.open(title.game, made.table, chance(table), { components, ...(from && { from }) })
    if (!live) return refuse('otherRules')
    const standing = standingOf(live)
    const card: Card = { id: table, game: id, chairs: chairsOf(sitters), began: now, touched: now, ...standing }
    const clocks = pace && clocksAfter(pace, clocksAtStart(pace, sitters.length), live.asked, sitters, now)
    const aside = listed === undefined ? nothingAside : { ...nothingAside, invite: listed ? '' : this.ports.ids.key() }
    const kept: KeptTable = {
      header: live.header,
      sitters,
      card: pace && clocks ? { ...card, timing: { pace, clocks } } : card,
      ...(listed !== undefined && { aside }),
      dues: duesOf(table, { live, sitters, aside }, now),
      snapshot: null,
      entries: keptEntries(live, 0, null, now),
    }
    await store.create(kept)
    const hot = new HotTable(live, kept, this.ports)
    this.hot.set(table, Promise.resolve(hot))
    this.leaveWhenIdle(table, hot)
    hot.takeOn()
    return kept.card
  }

  /** Nothing of this person stays at any table but what was played. Its running games go on with bots of this level. */
  async forget(person: string, bot: string): Promise<void> {
    for (const { card } of await this.ports.store.ofPerson(person)) {
      const hot = await this.table(card.id)
      if ('live' in hot) await hot.forget(this.ports.ids.key(), person, bot)
    }
  }

  /** This person plays over days in other hours from now on. */
  async keepHours(person: string, hours: Sitter['hours']): Promise<void> {
    for (const { card } of await this.ports.store.ofPerson(person, true)) {
      if (card.over || card.timing?.pace.pace !== 'days') continue
      const hot = await this.table(card.id)
      if ('live' in hot) await hot.keepHours(this.ports.ids.key(), person, hours)
    }
  }

  /** The table, from memory or from the store. */
  table(id: string): Promise<HotTable | Refused> {
    this.used.set(id, this.ports.clock.now())
    let opening = this.hot.get(id)
    if (!opening) {
      opening = openKept(id, this.ports)
      this.hot.set(id, opening)
      void opening.then(
        hot => ('live' in hot ? this.leaveWhenIdle(id, hot) : this.lose(id)),
        () => this.lose(id),
      )
    }
    return opening
  }

  /** The table as it stands in the store now: whoever has come from another host may know more than this one. */
  async newest(id: string): Promise<HotTable | Refused> {
    const hot = await this.table(id)
    if (this.ports.sharing && 'live' in hot) await hot.catchUp()
    return hot
  }

  /** Removes a table for good. */
  async remove(id: string): Promise<void> {
    await this.ports.store.remove(id)
    // Only now: whoever opened it meanwhile would have kept it in memory.
    await this.drop(id)
  }

  /** Forgets it: somebody else has removed it, or nobody looks at it. */
  async drop(id: string): Promise<void> {
    const hot = await this.hot.get(id)
    this.lose(id)
    if (hot && 'live' in hot) hot.leaveMemory()
  }

  private lose(id: string): void {
    this.hot.delete(id)
    this.used.delete(id)
  }

  /** Whoever has just asked for the table is about to look at it. */
  private leaveWhenIdle(id: string, hot: HotTable): void {
    this.ports.clock.after(idleTime, () => {
      const isUsed = this.ports.clock.now() - (this.used.get(id) ?? 0) < idleTime
      if (hot.idle && !isUsed) void this.drop(id)
      else this.leaveWhenIdle(id, hot)
    })
  }

  private async catchUp(id: string): Promise<void> {
    // Whoever opens it hears why that fails.
    const hot = await this.hot.get(id)?.catch(() => undefined)
    if (!hot || !('live' in hot)) return
    try {
      await hot.catchUp()
    } catch (error) {
      this.ports.report(error)
      hot.tellAll({ table: id, seat: null, reason: 'otherRules' })
      await this.drop(id)
    }
  }
}
