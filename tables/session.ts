/** One visitor of a host: reads what it says, does it, and replies. Whatever is wrong with a message is told and changes nothing. */
import { botNames } from '@palatine/bots'
import { type Json, LiveTable, type Seat, shareOf } from '@palatine/kernel'
import { isLate } from './clocks.ts'
import type { TableHost } from './host.ts'
import type { HotTable, Watching } from './hot-table.ts'
import type { Sitter } from './kept.ts'
import { type LookingAtShare, lookAtShare } from './looking-at-share.ts'
import { type LookingBack, lookAtRecord, lookAtTable, wholeRecord } from './looking-back.ts'
import { refuse, rulesOf, unlessItDoesNotFit } from './opening.ts'
import {
  type Ask,
  type AskOf,
  envelope,
  type FromHost,
  message,
  type Refused,
  type Replies,
  type Reply,
} from './protocol.ts'
import { isDamaged, seatsOf } from './store.ts'
import { protocolVersion } from './version.ts'

export interface Visitor {
  /** Whose seats it may sit down at. */
  readonly person: string
  /**
   * The store is this visitor's own, as in a browser: it may make tables, see all cards, save and remove what is kept, and
   * look at records that came from elsewhere.
   */
  readonly keeper: boolean
  /** Whether the person in a seat has been gone for so long that others may let a bot play. */
  away?(table: string, seat: Seat): boolean
}

/** So many asks are remembered, so that one that comes twice is done once. */
const remembered = 200
/** Whoever only looks looks again: what it is shown may be large, and is held on to by nobody. */
const looking: ReadonlySet<Ask['ask']> = new Set(['log', 'cards', 'replay', 'moment', 'export', 'share', 'salvage'])

export class Session {
  private readonly host: TableHost
  private readonly visitor: Visitor
  private readonly tell: (message: FromHost) => void
  private readonly watching = new Map<string, Watching>()
  private readonly doing = new Map<string, Promise<Reply | Refused>>()
  /** Coming and going are done in the order in which they were asked for. */
  private going: Promise<unknown> = Promise.resolve()
  private looking: LookingBack | LookingAtShare | undefined

  constructor(host: TableHost, visitor: Visitor, tell: (message: FromHost) => void) {
    this.host = host
    this.visitor = visitor
    this.tell = tell
  }

  /** Takes a message of any shape. */
  async hear(raw: unknown): Promise<void> {
    const outside = envelope.safeParse(raw)
    // Without a key there is nobody to reply to.
    if (!outside.success) return
    const { key, version } = outside.data
    if (version !== protocolVersion) {
      this.tell({ key, refused: { reason: 'otherProtocol', values: { version: protocolVersion } } })
      return
    }
    const read = message.safeParse(raw)
    if (!read.success) {
      const place = read.error.issues[0]?.path.join('.') ?? ''
      this.tell({ key, refused: { reason: 'wrongMessage', values: { place } } })
      return
    }
    const done = await this.once(key, read.data.ask)
    this.tell(isRefused(done) ? { key, ...done } : { key, reply: done })
  }

  close(): void {
    this.inOrder(() => Promise.all([...this.watching.keys()].map(table => this.leave(table)))).catch(
      this.host.ports.report,
    )
  }

  /** An ask that comes again with the same key gets the same reply; a refusal is looked at anew. */
  private once(key: string, ask: Ask): Promise<Reply | Refused> {
    const before = this.doing.get(key)
    if (before) return before
    const doing = this.do(key, ask).catch((error: unknown): Refused => {
      this.host.ports.report(error)
      return refuse('failed')
    })
    if (looking.has(ask.ask)) return doing
    this.doing.set(key, doing)
    void doing.then(done => isRefused(done) && this.doing.delete(key))
    const [oldest] = this.doing.keys()
    if (this.doing.size > remembered && oldest !== undefined) this.doing.delete(oldest)
    return doing
  }

  private inOrder<T>(act: () => Promise<T>): Promise<T> {
    const done = this.going.then(act)
    this.going = done.catch(() => undefined)
    return done
  }

  private async do(key: string, ask: Ask): Promise<Reply | Refused> {
    switch (ask.ask) {
      case 'create':
        return this.create(ask)
      case 'watch':
        return this.inOrder(() => this.watch(ask))
      case 'leave':
        return this.inOrder(() => this.leave(ask.table))
      case 'answer':
        return this.act(ask, hot => hot.answer(key, ask.seat, ask.question, ask.answer))
      case 'undo':
        return this.act(ask, hot => hot.undo(key, ask.seat, ask.question))
      case 'wish':
        return this.act(ask, hot => hot.wish(key, ask.seat))
      case 'agree':
        return this.act(ask, hot => hot.agree(key, ask.seat, ask.yes))
      case 'standing':
        return this.act(ask, hot => hot.stand(key, ask.seat, ask.question, ask.answer))
      case 'handOver':
        return this.handOver(key, ask)
      case 'comeBack':
        return this.comeBack(key, ask)
      case 'log':
        return this.log(ask)
      case 'cards':
        return this.cards()
      case 'replay':
        return this.replay(ask)
      case 'moment':
        return this.looking?.at(ask.at, ask.seat) ?? refuse('nothingToLookAt')
      case 'export':
        return this.exported(ask)
      case 'share':
        return this.shared(ask)
      case 'salvage':
        return this.salvage(ask.table)
      case 'remove':
        return this.remove(ask.table)
    }
  }

  private async create({ make }: AskOf<'create'>): Promise<Replies['create'] | Refused> {
    if (!this.visitor.keeper) return refuse('notYours')
    const card = await this.host.create(make, this.visitor.person)
    return 'refused' in card ? card : { card }
  }

  private async watch({ table: id, seat: wanted, shown }: AskOf<'watch'>): Promise<Replies['watch'] | Refused> {
    const hot = await this.host.newest(id)
    if ('refused' in hot) return hot
    const own = seatsOf(this.visitor.person, hot.sitters)
    const seat = wanted === 'mine' ? onlyOne(own) : wanted
    if (seat !== null && !own.includes(seat)) return refuse('notYourSeat')
    await this.leave(id)
    const watching: Watching = { seat, own, tell: this.tell }
    this.watching.set(id, watching)
    hot.watch(watching, shown)
    const { card, live } = hot
    return { card, table: live.table, version: live.game.version, components: live.header.table.components }
  }

  private async leave(id: string): Promise<null> {
    const watching = this.watching.get(id)
    if (!watching) return null
    this.watching.delete(id)
    const hot = await this.host.table(id)
    if ('live' in hot) hot.unwatch(watching)
    return null
  }

  private async act(
    { table, seat }: { readonly table: string; readonly seat: Seat },
    act: (hot: HotTable) => ReturnType<HotTable['answer']>,
  ): Promise<null | Refused> {
    const hot = await this.host.table(table)
    if ('refused' in hot) return hot
    if (!this.holds(hot.sitters, seat)) return refuse('notYourSeat')
    const refused = await act(hot)
    return refused ? { refused } : null
  }

  /** My own seat, or one whose person lets the others wait. */
  private async handOver(key: string, { table, seat, bot }: AskOf<'handOver'>): Promise<null | Refused> {
    const hot = await this.host.table(table)
    if ('refused' in hot) return hot
    if (!botNames.includes(bot)) return refuse('noSuchBot')
    if (seatsOf(this.visitor.person, hot.sitters).length === 0) return refuse('notYourSeat')
    if (!hot.sitters[seat]) return refuse('noSuchSeat')
    if (!this.holds(hot.sitters, seat) && !this.keepsWaiting(hot, seat)) return refuse('notLate')
    const refused = await hot.handOver(key, seat, bot)
    return refused ? { refused } : null
  }

  private keepsWaiting({ id, card, sitters }: HotTable, seat: Seat): boolean {
    if (sitters[seat].bot !== '' || !card.asked.includes(seat)) return false
    const late = isLate(card.timing?.clocks[seat], this.host.ports.clock.now())
    return late || this.visitor.away?.(id, seat) === true
  }

  private async comeBack(key: string, { table, seat }: AskOf<'comeBack'>): Promise<null | Refused> {
    const hot = await this.host.table(table)
    if ('refused' in hot) return hot
    if (hot.sitters[seat]?.person !== this.visitor.person) return refuse('notYourSeat')
    const refused = await hot.comeBack(key, seat)
    return refused ? { refused } : null
  }

  /** The host may have forgotten what happened before a snapshot; the record has not. */
  private async log({ table: id, seat }: AskOf<'log'>): Promise<Replies['log'] | Refused> {
    const kept = await this.kept(id)
    if ('refused' in kept) return kept
    if (seat !== null && kept.sitters[seat]?.person !== this.visitor.person) return refuse('notYourSeat')
    const rules = await rulesOf(kept.header)
    if ('refused' in rules) return rules
    const live = unlessItDoesNotFit(() => LiveTable.replay(rules.title.game, rules.table, wholeRecord(kept)))
    return live ? live.events(seat) : refuse('otherRules')
  }

  private async cards(): Promise<Replies['cards'] | Refused> {
    return this.visitor.keeper ? this.host.ports.store.cards() : refuse('notYours')
  }

  private async replay({ of }: AskOf<'replay'>): Promise<Replies['replay'] | Refused> {
    if (!('table' in of) && !this.visitor.keeper) return refuse('notYours')
    const found = await ('record' in of ? lookAtRecord(of) : 'share' in of ? lookAtShare(of) : this.lookAt(of.table))
    if ('refused' in found) return found
    this.looking = found
    return found.opened
  }

  private async lookAt(id: string): Promise<LookingBack | Refused> {
    const kept = await this.kept(id)
    if ('refused' in kept) return kept
    return lookAtTable(kept, onlyOne(seatsOf(this.visitor.person, kept.sitters)))
  }

  private async exported({ table: id, running }: AskOf<'export'>): Promise<Replies['export'] | Refused> {
    const kept = await this.kept(id)
    if ('refused' in kept) return kept
    if (!kept.card.over && !(running && this.visitor.keeper)) return refuse('stillRunning')
    return { chairs: kept.card.chairs, record: wholeRecord(kept) }
  }

  private async shared({ table: id, seat }: AskOf<'share'>): Promise<Replies['share'] | Refused> {
    const kept = await this.kept(id)
    if ('refused' in kept) return kept
    if (!this.holds(kept.sitters, seat)) return refuse('notYourSeat')
    const rules = await rulesOf(kept.header)
    if ('refused' in rules) return rules
    const { chairs } = kept.card
    const found = unlessItDoesNotFit(() => shareOf(rules.title.game, rules.table, wholeRecord(kept), seat))
    if (!found) return refuse('otherRules')
    return 'seat' in found ? { chairs, share: found } : { chairs, record: found }
  }

  private async salvage(id: string): Promise<Replies['salvage'] | Refused> {
    if (!this.visitor.keeper) return refuse('notYours')
    const hot = await this.host.table(id)
    if ('live' in hot) return refuse('nothingIsBroken')
    return { kept: (await this.host.ports.store.salvage(id)) as Json }
  }

  private async remove(id: string): Promise<null | Refused> {
    if (!this.visitor.keeper) return refuse('notYours')
    await this.host.remove(id)
    return null
  }

  private async kept(id: string) {
    const kept = await this.host.ports.store.open(id, true)
    if (!kept) return refuse('noSuchTable')
    return isDamaged(kept) ? refuse('damagedTable') : kept
  }

  private holds(sitters: readonly Sitter[], seat: Seat): boolean {
    return sitters[seat]?.person === this.visitor.person && sitters[seat].bot === ''
  }
}

const onlyOne = (seats: readonly Seat[]): Seat | null => (seats.length === 1 ? seats[0] : null)

const isRefused = (done: Reply | Refused): done is Refused => done !== null && 'refused' in done
