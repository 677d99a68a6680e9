/**
 * A table in the memory of one host: a cache of what the store has, and nothing else. Whatever changes it is played on a
 * copy, appended to the store, and true only then; other hosts may append meanwhile.
 */
import { type Answer, countingEntries, LiveTable, type Refusal, type Seat } from '@palatine/kernel'
import {
  agree,
  askAgain,
  backTo,
  comeBack,
  companyOf,
  forget,
  handOver,
  keepHours,
  type Next,
  stand,
  standingAnswer,
  takeSeat,
  wishBack,
} from './company.ts'
import { type Aside, type Card, type Due, type KeptEntry, type KeptTable, nothingAside, type Sitter } from './kept.ts'
import { cardAfter, momentOf } from './moments.ts'
import type { Known, Ports } from './ports.ts'
import type { FromHost, Trouble } from './protocol.ts'
import { isDamaged } from './store.ts'
import { type BotsTable, Thinking } from './thinking.ts'

/** Somebody who looks at the table from one seat, or from none. */
export interface Watching {
  readonly seat: Seat | null
  /** All seats of the person who watches. */
  readonly own: readonly Seat[]
  tell(message: FromHost): void
}

/** How far a watcher has been told. */
interface ToldSoFar {
  shown: number
  /** Of the company, as text. */
  company: string
  /** Something that it was told does not hold any more. */
  again: boolean
}

/** After so many entries the next opening is worth a snapshot. */
const betweenSnapshots = 40

export class HotTable implements BotsTable {
  readonly id: string
  live: LiveTable
  sitters: readonly Sitter[]
  aside: Aside
  card: Card
  private readonly ports: Ports
  private readonly thinking: Thinking
  private readonly watchers = new Map<Watching, ToldSoFar>()
  /** Where the newest snapshot was taken. */
  private snapshotAt: number
  /** By watcher, the onlooker last: from this moment on nothing that it was shown has been taken back, as far as is known. */
  private readonly soundSince: number[]
  /** Whether this host does what is due here; where there are others the one does that appended last. */
  private mine: boolean
  /** What is being done: one thing after another. */
  private work: Promise<unknown> = Promise.resolve()

  constructor(live: LiveTable, { card, sitters, aside, snapshot }: KeptTable, ports: Ports) {
    this.id = card.id
    this.card = card
    this.sitters = sitters
    this.aside = aside ?? nothingAside
    this.live = live
    this.soundSince = [...sitters.keys(), null].map(watcher => live.shown(watcher))
    this.snapshotAt = snapshot?.sequence ?? 0
    this.ports = ports
    this.mine = !ports.sharing
    this.thinking = new Thinking(this, ports)
  }

  /** Nobody looks at it and no bot thinks. */
  get idle(): boolean {
    return this.watchers.size === 0 && !this.thinking.busy
  }

  /** Bots think about it, here. */
  get busy(): boolean {
    return this.thinking.busy
  }

  get known(): Known {
    return { id: this.id, length: this.live.sequence, changed: this.aside.changed }
  }

  /** `shown`: the moment that it was shown last, if it was only away for a while. */
  watch(watching: Watching, shown?: number): void {
    const { seat } = watching
    const sound = this.soundSince[seat ?? this.sitters.length]
    const hasAll = shown !== undefined && shown >= sound && shown <= this.live.shown(seat)
    this.watchers.set(watching, { company: '', ...(hasAll ? { shown, again: false } : { shown: 0, again: true }) })
    this.show(watching)
    this.tellCompany([watching])
    this.drive()
  }

  unwatch(watching: Watching): void {
    this.watchers.delete(watching)
  }

  /** Lets the bots that are asked think, and gives the answers that people have given once and for all. */
  drive(): void {
    this.thinking.look(this.mine)
    if (!this.mine) return
    for (const seat of this.live.asked) {
      const answer = standingAnswer(this, seat)
      const question = this.live.questionNumber(seat)
      if (answer !== undefined) this.answer(this.ports.ids.key(), seat, question, answer).catch(this.ports.report)
    }
  }

  /** What is due here is this host's from now on. */
  takeOn(): void {
    this.mine = true
    this.drive()
  }

  leaveMemory(): void {
    this.thinking.stop()
  }

  answer(key: string, seat: Seat, question: number, answer: Answer): Promise<Refusal | undefined> {
    return this.change(key, seat, ({ live }) => stillAsked(live, seat, question) ?? live.play(seat, answer))
  }

  undo(key: string, seat: Seat, question: number): Promise<Refusal | undefined> {
    return this.change(key, seat, next => {
      const refused = stillAsked(next.live, seat, question) ?? next.live.undo(seat)
      if (!refused) askAgain(next, seat)
      return refused
    })
  }

  /** Asks everybody to go back to before this seat's last answer. */
  async wish(key: string, seat: Seat): Promise<Refusal | undefined> {
    const whole = await this.whole()
    const last = countingEntries(whole.entries).findLast(({ entry }) => entry.seat === seat && !entry.auto)
    if (!last) return { reason: 'nothingToUndo' }
    return this.change(key, seat, async next => {
      const refused = wishBack(next, seat, last.place, this.card, this.ports.clock.now())
      return refused ?? this.goBackIfAgreed(next)
    })
  }

  agree(key: string, seat: Seat, yes: boolean): Promise<Refusal | undefined> {
    return this.change(key, seat, next => agree(next, seat, yes, this.ports.clock.now()) ?? this.goBackIfAgreed(next))
  }

  handOver(key: string, seat: Seat, bot: string): Promise<Refusal | undefined> {
    return this.change(key, seat, next => handOver(next, seat, bot))
  }

  comeBack(key: string, seat: Seat): Promise<Refusal | undefined> {
    return this.change(key, seat, next => comeBack(next, seat))
  }

  /** `invite`: what the person has been given by those who play. */
  takeSeat(key: string, seat: Seat, sitter: Sitter, invite?: string): Promise<Refusal | undefined> {
    const invited = { by: invite, fresh: this.ports.ids.key() }
    return this.change(key, seat, next => takeSeat(next, seat, sitter, invited))
  }

  stand(key: string, seat: Seat, question: string, answer: Answer | null): Promise<Refusal | undefined> {
    return this.change(key, seat, next => stand(next, seat, question, answer))
  }

  forget(key: string, person: string, bot: string): Promise<Refusal | undefined> {
    const fresh = this.ports.ids.key()
    return this.change(key, null, next => forget(next, person, bot, fresh))
  }

  keepHours(key: string, person: string, hours: Sitter['hours']): Promise<Refusal | undefined> {
    return this.change(key, null, next => keepHours(next, person, hours))
  }

  async answerFor(seat: Seat, question: number, answer: Answer): Promise<void> {
    // Where it is refused the question was replaced meanwhile, here or by another host: then the bot is asked anew.
    await this.answer(this.ports.ids.key(), seat, question, answer)
    this.thinking.look(this.mine)
  }

  tellAll(trouble: Trouble): void {
    for (const watching of this.watchers.keys()) watching.tell({ trouble })
  }

  /** Takes over what other hosts have appended. */
  async catchUp(): Promise<void> {
    await this.inTurn(() => this.takeTail())
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.work.then(act)
    this.work = done.catch(() => undefined)
    return done
  }

  /** Why it was not done; undefined if it was, now or when it was asked for with the same key, for this seat, before. */
  private change(
    key: string,
    seat: Seat | null,
    act: (next: Next) => Refusal | undefined | Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> {
    return this.inTurn(async () => {
      for (;;) {
        const next: Next = { live: this.live.copy(), sitters: this.sitters, aside: this.aside }
        const refused = await act(next)
        if (refused) return (await this.isDone(key, seat)) ? undefined : refused
        const appended = await this.append(key, next)
        if (appended === 'done') return undefined
        if (appended === 'gone') return { reason: 'noSuchTable' }
        const found = await this.takeTail()
        if (appended === 'repeated') return (await this.isDone(key, seat)) ? undefined : { reason: 'wrongMessage' }
        // What is kept is in no order that anything could be appended to.
        if (!found) return { reason: 'damagedTable' }
      }
    })
  }

  /** What somebody else did with a key does not count for whoever has come upon the same one. */
  private async isDone(key: string, seat: Seat | null): Promise<boolean> {
    const kept = await this.ports.store.byKey(this.id, key)
    return kept !== undefined && (!('seat' in kept.entry) || kept.entry.seat === seat)
  }

  private async append(key: string, next: Next): ReturnType<Ports['store']['append']> {
    const { store, clock, hints } = this.ports
    const { live, sitters, aside } = next
    const time = clock.now()
    const expected = this.live.sequence
    const entries = keptEntries(live, expected, key, time)
    const changed = aside !== this.aside
    if (entries.length === 0 && !changed) return 'done'
    const card = cardAfter(this.card, this.live, live, sitters, time)
    const snapshot = live.sequence - this.snapshotAt >= betweenSnapshots ? live.snapshot() : undefined
    const appended = await store.append(this.id, {
      expected,
      entries,
      card,
      dues: duesOf(this.id, next, time),
      ...(snapshot && { snapshot }),
      ...(changed && { beside: { expected: this.aside.changed, sitters, aside } }),
    })
    if (appended !== 'done') return appended
    if (snapshot) this.snapshotAt = live.sequence
    this.mine = true
    this.note(this.live, live, entries)
    this.become({ ...next, card })
    hints.tell(this.id)
    return appended
  }

  /** Whether there was anything. */
  private async takeTail(): Promise<boolean> {
    const tail = await this.ports.store.tail(this.id, this.live.sequence)
    if (!tail || (tail.entries.length === 0 && tail.aside.changed === this.aside.changed)) return false
    this.mine = !this.ports.sharing
    this.become({ ...tail, live: this.taken(tail.entries) })
    return true
  }

  /** The table once what was kept elsewhere has been played: one answer after another with what the table answered by itself. */
  private taken(entries: readonly KeptEntry[]): LiveTable {
    let { live } = this
    for (let from = 0; from < entries.length; ) {
      let to = from + 1
      while (to < entries.length && isAutomatic(entries[to])) to++
      const next = live.copy()
      const moment = entries.slice(from, to)
      next.take(moment.map(one => one.entry))
      this.note(live, next, moment)
      live = next
      from = to
    }
    return live
  }

  private become({ live, sitters, aside, card }: Next & { readonly card: Card }): void {
    const company = aside.changed !== this.aside.changed
    this.live = live
    this.sitters = sitters
    this.aside = aside
    this.card = card
    for (const watching of this.watchers.keys()) this.show(watching)
    if (company) this.tellCompany(this.watchers.keys())
    this.drive()
  }

  /** Only where it is new for this watcher: when somebody has given a standing answer is nobody else's business. */
  private tellCompany(watchers: Iterable<Watching>): void {
    const now = this.ports.clock.now()
    for (const watching of watchers) {
      const company = companyOf(this, watching.seat, now)
      const text = JSON.stringify(company)
      const told = this.watchers.get(watching)
      if (!told || told.company === text) continue
      told.company = text
      watching.tell({ table: this.id, company })
    }
  }

  private async goBackIfAgreed(next: Next): Promise<Refusal | undefined> {
    const to = backTo(next, this.ports.clock.now())
    if (to === undefined) return undefined
    // What lies before the snapshot is in the record alone.
    if (to < next.live.first) next.live = await this.whole()
    return next.live.back(to)
  }

  /** The table, played from the beginning of its record. */
  private async whole(): Promise<LiveTable> {
    const kept = await this.ports.store.open(this.id, true)
    if (!kept || isDamaged(kept)) throw new Error(`the table ${this.id} cannot be opened`)
    const { game, table } = this.live
    const entries = kept.entries.map(one => one.entry)
    return LiveTable.replay(game, table, { ...kept.header, entries }, entries.length, this.ports.chance(this.id))
  }

  /** Whoever saw that something was taken back has been told what does not hold any more. */
  private note(before: LiveTable, after: LiveTable, entries: readonly KeptEntry[]): void {
    if (!entries.some(({ entry }) => 'undo' in entry || 'back' in entry)) return
    const lost = (watcher: Seat | null) => after.shown(watcher) > before.shown(watcher)
    for (const [{ seat }, told] of this.watchers) if (lost(seat)) told.again = true
    for (const watcher of [...this.sitters.keys(), null]) {
      if (lost(watcher)) this.soundSince[watcher ?? this.sitters.length] = after.shown(watcher)
    }
  }

  /** Only what changed for this watcher is shown to it: when others act in secret, nothing is sent. */
  private show(watching: Watching): void {
    const { live, id, card } = this
    const { seat } = watching
    const told = this.watchers.get(watching)
    const shown = live.shown(seat)
    if (!told || told.shown === shown) return
    // Only the latest: whoever wants to read more asks for the log.
    const news = live.events(seat, told.again ? shown : told.shown + 1)
    const moment = momentOf(live, seat, news, told.again, watching.own)
    told.shown = shown
    told.again = false
    watching.tell({ table: id, moment, card })
  }
}

/** What a table has from this sequence on, as it is kept; the first bears the key of what caused it all. */
export const keptEntries = (live: LiveTable, from: number, key: string | null, time: number): KeptEntry[] =>
  live.entries
    .slice(from - live.first)
    .map((entry, i) => ({ sequence: from + i, key: i === 0 ? key : null, time, entry }))

const isAutomatic = ({ entry }: KeptEntry): boolean => 'auto' in entry

const stillAsked = (live: LiveTable, seat: Seat, question: number): Refusal | undefined =>
  live.questionNumber(seat) === question ? undefined : { reason: 'questionReplaced' }

/** The answers that are given without a person: by bots, and once and for all. */
export function duesOf(table: string, next: Next, at: number): Due[] {
  return next.live.asked
    .filter(seat => next.sitters[seat].bot !== '' || standingAnswer(next, seat) !== undefined)
    .map(seat => ({ table, what: 'bot' as const, seat, at }))
}
