/**
 * Hosts many tables for many watchers, in a browser's worker and on a server alike. It knows no socket, database, person
 * or page; all of that comes through ports and messages.
 */
import { LiveTable, makeTable } from '@palatine/kernel'
import { titles } from '../games/registry.ts'
import { duesOf, HotTable, keptEntries } from './hot-table.ts'
import type { Card, KeptTable, Sitter } from './kept.ts'
import { standingOf } from './moments.ts'
import { openKept, refuse } from './opening.ts'
import type { Ports } from './ports.ts'
import type { FromHost, NewTable, Refused } from './protocol.ts'
import { Session, type Visitor } from './session.ts'

/** A table that nobody looks at, and at which no bot thinks, leaves memory after so many milliseconds. */
const idleTime = 60_000

export class TableHost {
  readonly ports: Ports
  private readonly hot = new Map<string, Promise<HotTable | Refused>>()

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
    const { store, clock } = this.ports
    for (const id of new Set((await store.due(clock.now())).map(due => due.table))) {
      const hot = await this.table(id)
      if ('live' in hot) hot.drive()
    }
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.hot.size
  }

  async create({ game: id, chairs, options, components, from }: NewTable, person: string): Promise<Card | Refused> {
    if (!Object.hasOwn(titles, id)) return refuse('noSuchGame')
    const title = await titles[id].load()
    const made = makeTable(title, chairs.length, options, components)
    if ('refused' in made) return made
    const { store, clock, ids, chance } = this.ports
    const table = ids.table()
    const now = clock.now()
    const live = LiveTable.open(title.game, made.table, chance(table), { components, ...(from && { from }) })
    const sitters: Sitter[] = chairs.map(chair => ({ ...chair, person: chair.bot === '' ? person : '' }))
    const kept: KeptTable = {
      header: live.header,
      sitters,
      card: { id: table, game: id, chairs, began: now, touched: now, ...standingOf(live) },
      dues: duesOf(live, { id: table, sitters }, now),
      snapshot: null,
      entries: keptEntries(live, 0, null, now),
    }
    await store.create(kept)
    const hot = new HotTable(live, kept, this.ports)
    this.hot.set(table, Promise.resolve(hot))
    this.leaveWhenIdle(table, hot)
    hot.drive()
    return kept.card
  }

  /** The table, from memory or from the store. */
  table(id: string): Promise<HotTable | Refused> {
    let opening = this.hot.get(id)
    if (!opening) {
      opening = openKept(id, this.ports)
      this.hot.set(id, opening)
      void opening.then(
        hot => ('live' in hot ? this.leaveWhenIdle(id, hot) : this.hot.delete(id)),
        () => this.hot.delete(id),
      )
    }
    return opening
  }

  /** Removes a table for good. */
  async remove(id: string): Promise<void> {
    await this.drop(id)
    await this.ports.store.remove(id)
  }

  private async drop(id: string): Promise<void> {
    const hot = await this.hot.get(id)
    this.hot.delete(id)
    if (hot && 'live' in hot) hot.leaveMemory()
  }

  private leaveWhenIdle(id: string, hot: HotTable): void {
    this.ports.clock.after(idleTime, () => {
      if (hot.idle) void this.drop(id)
      else this.leaveWhenIdle(id, hot)
    })
  }

  private async catchUp(id: string): Promise<void> {
    const hot = await this.hot.get(id)
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
