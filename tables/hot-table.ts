/**
 * A table in the memory of one host: a cache of what the store has, and nothing else. Whatever changes it is played on a
 * copy, appended to the store, and true only then; other hosts may append meanwhile.
 */
import type { Answer, LiveTable, Refusal, Seat } from '@palatine/kernel'
import type { Card, Due, KeptEntry, KeptTable, Sitter } from './kept.ts'
import { cardAfter, momentOf } from './moments.ts'
import type { Ports } from './ports.ts'
import type { FromHost, Trouble } from './protocol.ts'
import { type BotsTable, Thinking } from './thinking.ts'

/** Somebody who looks at the table from one seat, or from none. */
export interface Watching {
  readonly seat: Seat | null
  /** All seats of the person who watches. */
  readonly own: readonly Seat[]
  tell(message: FromHost): void
}

/** How far a watcher has been told. */
interface Told {
  shown: number
  /** Something that it was told does not hold any more. */
  again: boolean
}

/** After so many entries the next opening is worth a snapshot. */
const betweenSnapshots = 40

export class HotTable implements BotsTable {
  readonly id: string
  readonly sitters: readonly Sitter[]
  live: LiveTable
  card: Card
  private readonly ports: Ports
  private readonly thinking: Thinking
  private readonly watchers = new Map<Watching, Told>()
  /** Where the newest snapshot was taken. */
  private snapshotAt: number
  /** What is being done: one thing after another. */
  private work: Promise<unknown> = Promise.resolve()

  constructor(live: LiveTable, { card, sitters, snapshot }: KeptTable, ports: Ports) {
    this.id = card.id
    this.card = card
    this.sitters = sitters
    this.live = live
    this.snapshotAt = snapshot?.sequence ?? 0
    this.ports = ports
    this.thinking = new Thinking(this, ports)
  }

  /** Nobody looks at it and no bot thinks. */
  get idle(): boolean {
    return this.watchers.size === 0 && !this.thinking.busy
  }

  watch(watching: Watching): void {
    this.watchers.set(watching, { shown: 0, again: true })
    this.show(watching)
    this.thinking.look()
  }

  unwatch(watching: Watching): void {
    this.watchers.delete(watching)
  }

  /** Lets the bots that are asked think. */
  drive(): void {
    this.thinking.look()
  }

  leaveMemory(): void {
    this.thinking.stop()
  }

  answer(key: string, seat: Seat, question: number, answer: Answer): Promise<Refusal | undefined> {
    return this.change(key, seat, question, live => live.play(seat, answer))
  }

  undo(key: string, seat: Seat, question: number): Promise<Refusal | undefined> {
    return this.change(key, seat, question, live => live.undo(seat))
  }

  async answerFor(seat: Seat, question: number, answer: Answer): Promise<void> {
    // Where it is refused the question was replaced meanwhile, here or by another host: then the bot is asked anew.
    await this.answer(this.ports.ids.key(), seat, question, answer)
    this.thinking.look()
  }

  tellAll(trouble: Trouble): void {
    for (const watching of this.watchers.keys()) watching.tell({ trouble })
  }

  /** Takes over what other hosts have appended. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.takeTail())
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.work.then(act)
    this.work = done.catch(() => undefined)
    return done
  }

  /** Why it was not done; undefined if it was, now or when it was asked for with the same key before. */
  private change(
    key: string,
    seat: Seat,
    question: number,
    act: (live: LiveTable) => Refusal | undefined,
  ): Promise<Refusal | undefined> {
    return this.inTurn(async () => {
      for (;;) {
        const next = this.live.copy()
        const refused = next.questionNumber(seat) === question ? act(next) : { reason: 'questionReplaced' }
        if (refused) return (await this.ports.store.byKey(this.id, key)) ? undefined : refused
        const appended = await this.append(key, next)
        if (appended === 'done') return undefined
        if (appended === 'gone') return { reason: 'noSuchTable' }
        await this.takeTail()
        if (appended === 'repeated') return undefined
      }
    })
  }

  private async append(key: string, next: LiveTable): ReturnType<Ports['store']['append']> {
    const { store, clock, hints } = this.ports
    const time = clock.now()
    const expected = this.live.sequence
    const entries = keptEntries(next, expected, key, time)
    const card = cardAfter(this.card, next, time)
    const snapshot = next.sequence - this.snapshotAt >= betweenSnapshots ? next.snapshot() : undefined
    const addition = { expected, entries, card, dues: duesOf(next, this, time), ...(snapshot && { snapshot }) }
    const appended = await store.append(this.id, addition)
    if (appended !== 'done') return appended
    if (snapshot) this.snapshotAt = next.sequence
    this.note(this.live, next, entries[0])
    this.live = next
    this.card = card
    hints.tell(this.id)
    this.showAll()
    return appended
  }

  private async takeTail(): Promise<void> {
    const tail = await this.ports.store.tail(this.id, this.live.sequence)
    if (tail.length === 0) return
    this.take(tail)
    this.showAll()
  }

  /** Plays what was kept elsewhere, one answer after another with what the table answered by itself after it. */
  take(entries: readonly KeptEntry[]): void {
    let { live, card } = this
    for (let from = 0; from < entries.length; ) {
      let to = from + 1
      while (to < entries.length && isAutomatic(entries[to])) to++
      const next = live.copy()
      next.take(entries.slice(from, to).map(one => one.entry))
      card = cardAfter(card, next, entries[from].time)
      this.note(live, next, entries[from])
      live = next
      from = to
    }
    this.live = live
    this.card = card
  }

  /** Whoever saw that something was taken back has been told what does not hold any more. */
  private note(before: LiveTable, after: LiveTable, { entry }: KeptEntry): void {
    if (!('undo' in entry || 'back' in entry)) return
    for (const [{ seat }, told] of this.watchers) if (after.shown(seat) > before.shown(seat)) told.again = true
  }

  private showAll(): void {
    for (const watching of this.watchers.keys()) this.show(watching)
    this.thinking.look()
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
    this.watchers.set(watching, { shown, again: false })
    watching.tell({ table: id, moment, card })
  }
}

/** What a table has from this sequence on, as it is kept; the first bears the key of what caused it all. */
export const keptEntries = (live: LiveTable, from: number, key: string | null, time: number): KeptEntry[] =>
  live.entries
    .slice(from - live.first)
    .map((entry, i) => ({ sequence: from + i, key: i === 0 ? key : null, time, entry }))

const isAutomatic = ({ entry }: KeptEntry): boolean => 'auto' in entry

/** The answers that bots owe. */
export function duesOf(live: LiveTable, { id, sitters }: Pick<BotsTable, 'id' | 'sitters'>, at: number): Due[] {
  return live.asked
    .filter(seat => sitters[seat].bot !== '')
    .map(seat => ({ table: id, what: 'bot' as const, seat, at }))
}
