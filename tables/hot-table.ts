/**
 * A table in the memory of one host: a cache of what the store has, and nothing else. Whatever changes it is played on a
 * copy, appended to the store, and true only then; other hosts may append meanwhile.
 */
import type { Answer, LiveTable, Refusal, Seat, Sent } from '@palatine/kernel'
import type { Card, Due, KeptEntry, Sitter } from './kept.ts'
import { cardAfter, momentOf } from './moments.ts'
import type { Ports } from './ports.ts'
import type { FromHost, Trouble } from './protocol.ts'
import { type BotsTable, Thinking } from './thinking.ts'

/** Somebody who looks at the table from one seat, or from none. */
export interface Watching {
  readonly seat: Seat | null
  tell(message: FromHost): void
}

interface Told {
  shown: number
  list: readonly Sent[]
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
  /** By seat: the moments of its own answers that count. */
  private readonly answered: number[][]
  /** Where the newest snapshot was taken. */
  private snapshotAt: number
  /** What is being done: one thing after another. */
  private work: Promise<unknown> = Promise.resolve()

  constructor(live: LiveTable, kept: { readonly card: Card; readonly sitters: readonly Sitter[] }, ports: Ports) {
    this.id = kept.card.id
    this.card = kept.card
    this.sitters = kept.sitters
    this.live = live
    this.snapshotAt = live.first
    this.answered = kept.sitters.map(() => [])
    this.ports = ports
    this.thinking = new Thinking(this, ports)
  }

  /** Nobody looks at it and no bot thinks. */
  get idle(): boolean {
    return this.watchers.size === 0 && !this.thinking.busy
  }

  watch(watching: Watching): void {
    this.watchers.set(watching, { shown: 0, list: [] })
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
    this.live = next
    this.card = card
    this.note(next, entries[0])
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
    const next = this.live.copy()
    let card = this.card
    for (let from = 0; from < entries.length; ) {
      let to = from + 1
      while (to < entries.length && isAutomatic(entries[to])) to++
      const group = entries.slice(from, to)
      next.take(group.map(one => one.entry))
      card = cardAfter(card, next, group[0].time)
      this.note(next, group[0])
      from = to
    }
    this.live = next
    this.card = card
  }

  /** Remembers with which moment a seat was shown its own answer. */
  private note(live: LiveTable, { entry }: KeptEntry): void {
    if ('answer' in entry) this.answered[entry.seat].push(live.shown(entry.seat))
    else if ('undo' in entry) this.answered[entry.seat].pop()
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
    if (!told || told.shown === live.shown(seat)) return
    const since = seat === null ? 0 : (this.answered[seat].at(-1) ?? 0)
    const moment = momentOf(live, seat, told.shown === 0 ? null : told.list, since)
    told.shown = moment.shown
    told.list = live.events(seat)
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
