/** Who looks at which table: they are told of its chat, of changes before it begins, and of who else is here. */
import type { Seat } from '@palatine/kernel'
import type { Sitter } from '@palatine/tables/kept'
import type { Presence as Here } from '@palatine/tables/lobby'
import type { Clock } from '@palatine/tables/ports'
import type { ToVisitor } from './visit.ts'

export interface Looker {
  readonly person: string
  tell(message: ToVisitor): void
}

/** Whoever comes back within this time was never gone: pages are loaded anew, and connections break. */
const blink = 5_000
/** What another server has said holds for so long; it says it anew long before. */
const holds = 60_000
/** So many are named to other servers; of a crowd not everybody. */
const mostNamed = 60
/** After so long a seat may be given to a bot, where nobody counts the time. */
const goneForLong = 5 * 60_000
/** So long it is remembered when somebody left a table at which nobody looks any more. */
const remembersGone = 3_600_000

/** How servers tell each other who is here. */
export interface Elsewhere {
  /** All who look at this table at this server. */
  here(table: string, lookers: readonly (readonly [person: string, since: number])[]): void
  /** Who is there? */
  who(table: string): void
}

export class Presence {
  private readonly lookers = new Map<string, Map<Looker, number>>()
  /** By table at which somebody looks: since when. */
  private readonly watched = new Map<string, number>()
  /** By table and person: since when it has been gone. */
  private readonly gone = new Map<string, Map<string, number>>()
  /** By table: who sat there when it was last looked at, and what was told then. */
  private readonly latest = new Map<string, { readonly sitters: readonly Sitter[]; readonly text: string }>()
  /** By table and server: who looks there, as it has said last. */
  private readonly others = new Map<
    string,
    Map<string, { readonly people: Map<string, number>; readonly until: number }>
  >()
  private readonly elsewhere: Elsewhere
  private readonly isAlone: boolean
  private readonly clock: Clock
  private readonly since: number
  private readonly sittersOf: (table: string) => Promise<readonly Sitter[] | undefined>

  constructor(
    clock: Clock,
    sittersOf: (table: string) => Promise<readonly Sitter[] | undefined>,
    elsewhere: Elsewhere,
    /** There are no other servers. */
    isAlone: boolean,
  ) {
    this.clock = clock
    this.elsewhere = elsewhere
    this.isAlone = isAlone
    this.since = clock.now()
    this.sittersOf = sittersOf
  }

  /** Those who look at this table. */
  at(table: string): readonly Looker[] {
    return [...(this.lookers.get(table)?.keys() ?? [])]
  }

  /** The tables at which somebody looks. */
  get tables(): ReadonlySet<string> {
    return new Set(this.lookers.keys())
  }

  /** Says to other servers who is at this table here, if anybody is. */
  announce(table: string): void {
    if (this.lookers.has(table)) this.tellElsewhere(table)
  }

  /** Another server has said who is there. Nobody here looks at the table: then it is of no interest. */
  heard(table: string, server: string, lookers: readonly (readonly [person: string, since: number])[]): void {
    if (!this.lookers.has(table)) return
    const now = this.clock.now()
    const servers = this.others.get(table) ?? new Map<string, { people: Map<string, number>; until: number }>()
    const before = servers.get(server)?.people ?? new Map<string, number>()
    const people = new Map(lookers)
    servers.set(server, { people, until: now + holds })
    this.others.set(table, servers)
    for (const person of people.keys()) this.gone.get(table)?.delete(person)
    for (const person of before.keys()) if (!people.has(person)) this.noteGone(table, person)
    this.clock.after(blink, () => void this.changed(table))
    if ([...people.keys()].some(person => !before.has(person))) void this.changed(table)
  }

  enter(table: string, looker: Looker): void {
    let here = this.lookers.get(table)
    if (!here) {
      here = new Map()
      this.lookers.set(table, here)
      this.watched.set(table, this.clock.now())
      this.elsewhere.who(table)
    }
    if (!here.has(looker)) here.set(looker, this.clock.now())
    this.gone.get(table)?.delete(looker.person)
    this.tellElsewhere(table)
    void this.changed(table, looker)
  }

  leave(table: string, looker: Looker): void {
    const here = this.lookers.get(table)
    if (!here?.delete(looker)) return
    if (here.size === 0) this.lookers.delete(table)
    this.noteGone(table, looker.person)
    this.tellElsewhere(table)
    if (here.size > 0) this.clock.after(blink, () => void this.changed(table))
    else {
      this.watched.delete(table)
      this.latest.delete(table)
      this.others.delete(table)
      this.clock.after(remembersGone, () => this.forgetGone(table))
    }
  }

  /** Whether whoever sits there has been gone for so long that others need not wait. Only who looks at the table may ask. */
  isAway(table: string, seat: Seat): boolean {
    const sitter = this.latest.get(table)?.sitters[seat]
    if (sitter?.bot !== '' || this.isHere(table, sitter.person)) return false
    return this.clock.now() - this.goneSince(table, sitter.person) >= goneForLong
  }

  /** Perhaps somebody else sits there now: whoever looks is told where something is new. */
  async changed(table: string, newcomer?: Looker): Promise<void> {
    if (!this.lookers.has(table)) return
    const sitters = await this.sittersOf(table)
    const here = this.lookers.get(table)
    if (!sitters || !here) return
    const presence = this.seen(table, sitters)
    const text = JSON.stringify(presence)
    const isNew = text !== this.latest.get(table)?.text
    this.latest.set(table, { sitters, text })
    for (const looker of here.keys()) if (isNew || looker === newcomer) looker.tell({ presence })
  }

  private isHere(table: string, person: string): boolean {
    return this.timesOf(table, person).length > 0
  }

  /** Since when this person has looked at the table, with each of its windows, at whatever server. */
  private timesOf(table: string, person: string): number[] {
    const here = [...(this.lookers.get(table) ?? [])].filter(([looker]) => looker.person === person)
    const there = this.peopleElsewhere(table).flatMap(([id, since]) => (id === person ? [since] : []))
    return [...here.map(([, time]) => time), ...there]
  }

  private peopleElsewhere(table: string): (readonly [person: string, since: number])[] {
    const now = this.clock.now()
    const servers = [...(this.others.get(table)?.values() ?? [])]
    return servers.filter(({ until }) => until > now).flatMap(({ people }) => [...people])
  }

  private noteGone(table: string, person: string): void {
    if (this.isHere(table, person)) return
    const gone = this.gone.get(table) ?? new Map<string, number>()
    gone.set(person, this.clock.now())
    this.gone.set(table, gone)
  }

  private tellElsewhere(table: string): void {
    const lookers = [...(this.lookers.get(table) ?? [])].slice(0, mostNamed)
    this.elsewhere.here(
      table,
      lookers.map(([{ person }, since]) => [person, since]),
    )
  }

  /** Where there are other servers nobody knows who left there before somebody looked here. */
  private goneSince(table: string, person: string): number {
    const unseen = this.isAlone ? this.since : (this.watched.get(table) ?? this.clock.now())
    return this.gone.get(table)?.get(person) ?? unseen
  }

  private forgetGone(table: string): void {
    if (this.lookers.has(table)) return
    const before = this.clock.now() - remembersGone
    const gone = this.gone.get(table)
    for (const [person, time] of gone ?? []) if (time <= before) gone?.delete(person)
    if (gone?.size === 0) this.gone.delete(table)
  }

  private seen(table: string, sitters: readonly Sitter[]): Here {
    const people = new Set(sitters.map(sitter => sitter.person))
    const all = [...this.at(table).map(looker => looker.person), ...this.peopleElsewhere(table).map(([id]) => id)]
    return {
      table,
      seats: sitters.map(({ bot, person }) => {
        if (bot !== '') return { here: true, since: this.since }
        const times = this.timesOf(table, person)
        return times.length > 0
          ? { here: true, since: Math.min(...times) }
          : { here: false, since: this.goneSince(table, person) }
      }),
      onlookers: all.filter(person => !people.has(person)).length,
    }
  }
}
