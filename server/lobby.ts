/** Tables before they begin, and what lists of tables show. */
import { botNames } from '@palatine/bots'
import { makeTable, type Seat } from '@palatine/kernel'
import type { TableHost } from '@palatine/tables/host'
import type { Sitter } from '@palatine/tables/kept'
import type { LobbyAskOf, MakeOpen, MyTable, OpenTable } from '@palatine/tables/lobby'
import { refuse } from '@palatine/tables/opening'
import type { Refused } from '@palatine/tables/protocol'
import { isDamaged } from '@palatine/tables/store'
import { titles } from '../games/registry.ts'
import type { HouseLimits } from './limits.ts'
import type { People } from './people.ts'
import type { HousePorts } from './ports.ts'
import type { Presence } from './presence.ts'
import type { RecordCheck } from './records/check.ts'
import { freePlace, LobbyStore, type Opening, type Place } from './stores/lobby-store.ts'
import type { Person } from './stores/people-store.ts'
import type { TablesStore } from './stores/tables-store.ts'
import type { ToVisitor } from './visit.ts'

/** Somebody who wants to know of changes of the lists. */
export interface Subscriber {
  readonly person: string
  tell(message: ToVisitor): void
}

/** What happens in so short a time is told at once, in milliseconds. */
const together = 200
/** An open table at which nothing has happened for so long is closed. */
const forgottenAfter = 14 * 24 * 3_600_000
const mostListed = 200

type Changed = Opening | Refused | undefined

export class Lobby {
  readonly store: LobbyStore
  private readonly ports: HousePorts
  private readonly host: TableHost
  private readonly tables: TablesStore
  private readonly people: People
  private readonly presence: Presence
  private readonly limits: HouseLimits
  private readonly check: RecordCheck
  /** What each was told last, so that nothing is told twice. */
  private readonly subscribers = new Map<Subscriber, { mine: string; listed: string }>()
  /** By open table at which somebody looks: how it stood when they were told last. */
  private readonly shown = new Map<string, string>()
  private pending: { tables: Set<string>; lists: boolean } | undefined

  constructor(
    ports: HousePorts,
    host: TableHost,
    tables: TablesStore,
    people: People,
    presence: Presence,
    limits: HouseLimits,
    check: RecordCheck,
  ) {
    this.ports = ports
    this.host = host
    this.tables = tables
    this.people = people
    this.presence = presence
    this.limits = limits
    this.check = check
    this.store = new LobbyStore(ports.database)
  }

  async open(make: MakeOpen, person: Person): Promise<{ open: OpenTable } | Refused> {
    const { game, seats, options, components, pace, listed, from } = make
    if (!Object.hasOwn(titles, game)) return refuse('noSuchGame')
    if (
      (await this.store.ofPerson(person.id)).filter(one => one.by === person.id).length >=
      this.limits.openTablesOfPerson
    )
      return refuse('tooManyTables')
    if ((await this.runningOf(person.id)) >= this.limits.tablesOfPerson) return refuse('tooManyTables')
    if (from) {
      const { record } = from
      if (record.game !== game || record.table.seats !== seats || record.from) return refuse('otherRules')
      const refused = await this.check.why(record, person.id)
      if (refused) return { refused }
    } else {
      const made = makeTable(await titles[game].load(), seats, options, components)
      if ('refused' in made) return made
    }
    const mine: Place = { name: person.name, bot: '', person: person.id, ready: true }
    // Whoever takes a game here goes on where it played; bots go on, too.
    const chairs = from?.chairs.slice(0, seats) ?? []
    const own = Math.max(
      0,
      chairs.findIndex(({ bot }) => bot === ''),
    )
    const places = Array.from({ length: seats }, (_, seat): Place => {
      const { name, bot } = chairs[seat] ?? freePlace
      if (seat === own) return mine
      return botNames.includes(bot) ? { name, bot, person: '', ready: true } : freePlace
    })
    const opening = {
      game,
      // A record brings its own options and figures.
      options: from ? from.record.table.options : options,
      components: from ? from.record.table.components : components,
      pace,
      listed,
      by: person.id,
      invites: person.name,
      made: this.ports.clock.now(),
      places,
      ...(from && { record: from.record }),
    }
    return { open: seenBy(await this.add(opening), person.id) }
  }

  /** The same people in the same seats, after a game; whoever asks first makes it. */
  async again(table: string, person: Person): Promise<{ open: OpenTable } | Refused> {
    const kept = await this.tables.open(table, true)
    if (!kept || isDamaged(kept)) return refuse('noSuchTable')
    const { header, card, sitters } = kept
    if (!sitters.some(sitter => sitter.person === person.id)) return refuse('notYourSeat')
    if (!card.over) return refuse('stillRunning')
    const apart = await this.people.store.apartFrom(person.id)
    const opening = {
      game: header.game,
      options: header.table.options,
      components: header.table.components,
      pace: card.timing?.pace ?? null,
      listed: false,
      by: person.id,
      invites: person.name,
      made: this.ports.clock.now(),
      places: sitters.map(
        ({ name, bot, person: of }): Place =>
          of === '' || apart.has(of)
            ? { ...freePlace, ...(of === '' && bot !== '' && { bot, name }) }
            : { name, bot: '', person: of, ready: of === person.id },
      ),
    }
    const before = await this.store.after(table)
    const found = before ?? (await this.add(opening, table))
    if (!before) {
      this.tellAgain(table, found)
      this.ports.hints.tell({ again: table })
    }
    return { open: seenBy(found, person.id) }
  }

  async find(idOrCode: string): Promise<Opening | undefined> {
    return this.store.find(idOrCode)
  }

  async sit(ask: LobbyAskOf<'sit'>, person: Person, key: string): Promise<null | Refused> {
    const { table, seat, name, invite } = ask
    if ((await this.runningOf(person.id)) >= this.limits.tablesOfPerson) return refuse('tooManyTables')
    const blockers = await this.people.store.blockersOf(person.id)
    const changed = await this.change(table, opening => {
      if ([opening.by, ...opening.places.map(one => one.person)].some(one => blockers.has(one)))
        return refuse('notWelcome')
      const place = opening.places[seat]
      if (!place) return refuse('noSuchSeat')
      const belongs = opening.by === person.id || opening.places.some(one => one.person === person.id)
      if (opening.invite !== undefined && invite !== opening.invite && !belongs) return refuse('notInvited')
      if (place.person === person.id) return placed(opening, seat, { ...place, name, ready: true })
      if (place.person !== '' || place.bot !== '') return refuse('seatTaken')
      const left = { ...opening, places: opening.places.map(one => (one.person === person.id ? freePlace : one)) }
      return placed(left, seat, { name, bot: '', person: person.id, ready: false })
    })
    return changed === undefined ? this.sitAtRunning(ask, person, key, blockers) : refusedIn(changed)
  }

  async stand(table: string, person: string): Promise<null | Refused> {
    const changed = await this.change(table, opening =>
      opening.places.some(place => place.person === person)
        ? { ...opening, places: opening.places.map(place => (place.person === person ? freePlace : place)) }
        : refuse('notYourSeat'),
    )
    return changed === undefined ? refuse('noSuchTable') : refusedIn(changed)
  }

  async setBot({ table, seat, bot }: LobbyAskOf<'setBot'>, person: string): Promise<null | Refused> {
    if (bot !== '' && !botNames.includes(bot)) return refuse('noSuchBot')
    const changed = await this.change(table, opening => {
      if (opening.by !== person) return refuse('notYours')
      if (!opening.places[seat]) return refuse('noSuchSeat')
      // Whoever was expected and has not come may be replaced; whoever sits there may not.
      const { person: there, ready } = opening.places[seat]
      if (there !== '' && (ready || opening.record)) return refuse('seatTaken')
      return placed(opening, seat, bot === '' ? freePlace : { name: botName(opening), bot, person: '', ready: true })
    })
    return changed === undefined ? refuse('noSuchTable') : refusedIn(changed)
  }

  async begin({ table, bots }: LobbyAskOf<'begin'>, person: string): Promise<null | Refused> {
    if (!botNames.includes(bots)) return refuse('noSuchBot')
    const opening = await this.store.find(table)
    if (!opening || opening.id !== table) return (await this.hasBegun(table)) ? null : refuse('noSuchTable')
    if (opening.by !== person) return refuse('notYours')
    if ((await this.runningOf(person)) >= this.limits.tablesOfPerson) return refuse('tooManyTables')
    let { places } = opening
    for (const [seat, place] of places.entries()) {
      if (place.person !== '' || place.bot !== '') continue
      places = places.with(seat, { name: botName({ places }), bot: bots, person: '', ready: true })
    }
    if (places.every(place => place.person === '')) return refuse('nobodyPlays')
    const { game, options, components, pace, record, listed } = opening
    const beginning = { game, options, components, listed, ...(pace && { pace }), ...(record && { record }) }
    const sitters = await Promise.all(places.map(place => this.sitter(place)))
    const made = await this.beginOnce(table, () => this.host.begin(table, beginning, sitters))
    if (made && 'refused' in made) return made
    await this.store.remove(table)
    this.tellBegun(table)
    this.ports.hints.tell({ open: table })
    return null
  }

  async close(table: string, person: string): Promise<null | Refused> {
    const opening = await this.store.find(table)
    if (!opening || opening.id !== table) return refuse((await this.hasBegun(table)) ? 'hasBegun' : 'noSuchTable')
    if (opening.by !== person) return refuse('notYours')
    await this.closed(table)
    return null
  }

  /** For good, whoever made it. */
  async closed(table: string): Promise<void> {
    await this.store.remove(table)
    this.tellClosed(table)
    this.ports.hints.tell({ open: table })
  }

  /** Something has happened at another server to a table that has not begun, or had not. */
  async heard(table: string): Promise<void> {
    this.changed(table, true)
    if (this.presence.at(table).length > 0) await this.show(table)
  }

  /** People want to play again, at another server. */
  async heardAgain(table: string): Promise<void> {
    const next = this.presence.at(table).length > 0 ? await this.store.after(table) : undefined
    if (next) this.tellAgain(table, next)
  }

  /** Finds what no hint told, at the open tables among these. */
  async lookAgain(tables: ReadonlySet<string>): Promise<void> {
    for (const table of this.shown.keys()) {
      if (tables.has(table)) await this.show(table)
      else this.shown.delete(table)
    }
  }

  /** Somebody looks at this open table, and sees it like this. */
  looksAt(opening: Opening): void {
    this.shown.set(opening.id, JSON.stringify(opening))
  }

  /** Whoever looks at lists sees them as they are now. */
  refresh(): void {
    this.changed('', true)
  }

  /** Closes what was left open by people who went away. */
  async tidy(): Promise<void> {
    for (const id of await this.store.untouchedSince(this.ports.clock.now() - forgottenAfter)) await this.closed(id)
  }

  /** Nobody has heard of this person at any open table. */
  async forget(person: string): Promise<void> {
    for (const opening of await this.store.ofPerson(person)) {
      if (opening.by === person) await this.closed(opening.id)
      else await this.stand(opening.id, person)
    }
  }

  /** The same, and the way by which this person came leads nobody else to the table; in the list it is open to all. */
  async shutOut(person: string): Promise<void> {
    const tables = await this.store.ofPerson(person)
    await this.forget(person)
    for (const { id, by, listed } of tables) {
      if (by !== person && !listed) await this.change(id, opening => ({ ...opening, invite: this.ports.ids.key() }))
    }
  }

  async lists(person: string): Promise<{ mine: MyTable[]; open: OpenTable[] }> {
    return { mine: await this.mine(person), open: await this.openTables(person, await this.store.listed(mostListed)) }
  }

  subscribe(subscriber: Subscriber, { mine, open }: { mine: MyTable[]; open: OpenTable[] }): void {
    this.subscribers.set(subscriber, { mine: JSON.stringify(mine), listed: JSON.stringify(open) })
  }

  unsubscribe(subscriber: Subscriber): void {
    this.subscribers.delete(subscriber)
  }

  /** Something has changed at this table, and perhaps in the lists of open ones. */
  changed(table: string, lists = false): void {
    if (this.subscribers.size === 0) return
    if (!this.pending) {
      this.pending = { tables: new Set(), lists: false }
      this.ports.clock.after(together, () => {
        const pending = this.pending
        this.pending = undefined
        if (pending) this.tellSubscribers(pending.tables, pending.lists).catch(this.ports.report)
      })
    }
    this.pending.tables.add(table)
    this.pending.lists ||= lists
  }

  private async tellSubscribers(tables: ReadonlySet<string>, lists: boolean): Promise<void> {
    // Asked of the store: most of these tables are in nobody's memory here, and nobody wants them there.
    const concerned = await this.tables.peopleAt([...tables])
    const listed = lists ? await this.store.listed(mostListed) : []
    for (const [subscriber, told] of this.subscribers) {
      if (concerned.has(subscriber.person)) {
        const mine = await this.mine(subscriber.person)
        const text = JSON.stringify(mine)
        // What others did in secret changes nothing here, and then nothing is sent.
        if (text !== told.mine) subscriber.tell({ mine })
        told.mine = text
      }
      if (lists) {
        const open = await this.openTables(subscriber.person, listed)
        const text = JSON.stringify(open)
        if (text !== told.listed) subscriber.tell({ listed: open })
        told.listed = text
      }
    }
  }

  /** The running tables of a person; what waits for it first, then what is due first. */
  private async mine(person: string): Promise<MyTable[]> {
    if (person === '') return []
    const found: MyTable[] = []
    for (const { card, seats } of await this.tables.ofPerson(person, true)) {
      if (card.over || found.length >= 500) continue
      const waits = seats.filter(seat => card.asked.includes(seat) && card.chairs[seat].bot === '')
      const clocks = card.timing?.clocks
      const times = waits.map(seat => clocks?.[seat]?.until ?? null).filter(until => until !== null)
      found.push({
        card,
        seats,
        question: waits.length > 0 ? await this.questionOf(card.id, waits[0]) : null,
        until: times.length > 0 ? Math.min(...times) : null,
      })
    }
    const rank = ({ question, until }: MyTable) => (question === null ? Number.POSITIVE_INFINITY : (until ?? 8.64e15))
    return found.toSorted((a, b) => rank(a) - rank(b) || b.card.touched - a.card.touched)
  }

  private async questionOf(table: string, seat: Seat): Promise<string | null> {
    const hot = await this.host.table(table)
    return 'live' in hot ? (hot.live.questionId(seat) ?? null) : null
  }

  /** The listed ones, and those to which this person belongs. */
  private async openTables(person: string, listed: readonly Opening[]): Promise<OpenTable[]> {
    const own = person === '' ? [] : await this.store.ofPerson(person)
    const blockers = person === '' ? new Set<string>() : await this.people.store.blockersOf(person)
    const others = listed.filter(one => !blockers.has(one.by) && own.every(other => other.id !== one.id))
    return [...own, ...others].map(one => seenBy(one, person))
  }

  private async change(table: string, change: (opening: Opening) => Opening | Refused): Promise<Changed> {
    const changed = await this.store.change<Refused>(table, this.ports.clock.now(), change)
    if (changed && 'places' in changed) {
      this.tellOpen(changed)
      this.ports.hints.tell({ open: table })
    }
    return changed
  }

  private async show(table: string): Promise<void> {
    const opening = await this.store.find(table)
    if (opening) this.tellOpen(opening)
    else if (await this.hasBegun(table)) this.tellBegun(table)
    else this.tellClosed(table)
  }

  private tellOpen(opening: Opening): void {
    const { id } = opening
    const text = JSON.stringify(opening)
    if (this.shown.get(id) === text) return
    const lookers = this.presence.at(id)
    if (lookers.length > 0) this.shown.set(id, text)
    for (const looker of lookers) looker.tell({ open: seenBy(opening, looker.person) })
    this.changed(id, true)
  }

  private tellBegun(table: string): void {
    this.shown.delete(table)
    for (const looker of this.presence.at(table)) looker.tell({ begun: table })
    this.changed(table, true)
  }

  private tellClosed(table: string): void {
    this.shown.delete(table)
    for (const looker of this.presence.at(table)) looker.tell({ closed: table })
    this.changed(table, true)
  }

  private tellAgain(table: string, { id: next }: Opening): void {
    for (const looker of this.presence.at(table)) looker.tell({ again: { table, next } })
  }

  /** Whoever was here before may have been interrupted, and whoever begins it at another server may be faster. */
  private async beginOnce<T>(table: string, begin: () => Promise<T>): Promise<T | undefined> {
    if (await this.hasBegun(table)) return undefined
    try {
      return await begin()
    } catch (error) {
      if (await this.hasBegun(table)) return undefined
      throw error
    }
  }

  private async add(without: Omit<Opening, 'id' | 'code'>, after: string | null = null): Promise<Opening> {
    for (;;) {
      const opening = { ...without, id: this.ports.ids.table(), code: this.ports.ids.tableCode() }
      if (await this.store.add(opening, after)) {
        this.changed(opening.id, true)
        this.ports.hints.tell({ open: opening.id })
        return opening
      }
      const other = after === null ? undefined : await this.store.after(after)
      if (other) return other
    }
  }

  /** Somebody takes over a bot's seat in a game that runs. */
  private async sitAtRunning(
    { table, seat, name, invite }: LobbyAskOf<'sit'>,
    person: Person,
    key: string,
    blockers: ReadonlySet<string>,
  ): Promise<null | Refused> {
    const hot = await this.host.table(table)
    if ('refused' in hot) return hot
    if (hot.sitters.some(sitter => blockers.has(sitter.person))) return refuse('notWelcome')
    if (!hot.sitters[seat]) return refuse('noSuchSeat')
    if (hot.sitters.some(sitter => sitter.person === person.id)) return refuse('sitsAlready')
    const sitter = await this.sitter({ name, bot: '', person: person.id, ready: true })
    const refused = await hot.takeSeat(key, seat, sitter, invite)
    return refused ? { refused } : null
  }

  private async sitter({ name, bot, person }: Place): Promise<Sitter> {
    const hours = person === '' ? null : ((await this.people.store.byId(person))?.hours ?? null)
    return { name, bot, person, ...(hours && { hours }) }
  }

  private async hasBegun(table: string): Promise<boolean> {
    return (await this.tables.tail(table, 0)) !== undefined
  }

  private async runningOf(person: string): Promise<number> {
    return (await this.tables.ofPerson(person, true)).filter(({ card }) => !card.over).length
  }
}

/** An open table as one person sees it. */
export function seenBy(opening: Opening, person: string): OpenTable {
  const { id, code, game, options, components, pace, listed, by, invites, made, places, record, invite } = opening
  const mine = person === '' ? -1 : places.findIndex(place => place.person === person)
  return {
    id,
    code: invite !== undefined || places.every(place => place.person !== '' || place.bot !== '') ? null : code,
    game,
    options,
    ownFigures: components !== null,
    pace,
    listed,
    // As they are called now: whoever makes a table says its name often only there.
    invites: places.find(place => place.person === by)?.name || invites,
    made,
    places: places.map(({ name, bot, person: there, ready }) => ({ name, bot, taken: there !== '', ready })),
    mine: mine < 0 ? null : mine,
    yours: person !== '' && by === person,
    goesOn: record !== undefined,
    invite: mine >= 0 || by === person ? (invite ?? null) : null,
  }
}

const placed = (opening: Opening, seat: Seat, place: Place): Opening => ({
  ...opening,
  places: opening.places.with(seat, place),
})

const refusedIn = (changed: Opening | Refused): null | Refused => ('refused' in changed ? changed : null)

/** Master builders, who are called the same in all languages. */
const builders = ['Imhotep', 'Sinan', 'Palladio', 'Bramante', 'Vauban', 'Borromini', 'Schinkel', 'Iktinos']

const botName = ({ places }: Pick<Opening, 'places'>): string =>
  builders.find(name => places.every(place => place.name !== name)) ?? builders[0]
