/** Bots that think in threads of their own, several at once. Each thread is sent the figures of a table once. */
import { timeFor } from '@palatine/bots'
import type { Answer } from '@palatine/kernel'
import type { Bots, ToThink } from '../ports.ts'
import type { Thread } from './messages.ts'

/** A thread that has not ended a thought so long after it was told to hangs. */
const untilItHangs = 2_000

interface Pending {
  readonly what: ToThink
  resolve(answer: Answer): void
  reject(error: Error): void
}

class Thinker {
  readonly pending = new Map<number, Pending>()
  private readonly tables = new Set<string>()
  private readonly thread: Thread

  constructor(thread: Thread, broken: (thinker: Thinker) => void) {
    this.thread = thread
    thread.hear(
      said => {
        const one = this.pending.get(said.thought)
        this.pending.delete(said.thought)
        if ('failed' in said) one?.reject(new Error(said.failed))
        else one?.resolve(said.answer)
      },
      () => broken(this),
    )
  }

  think(ticket: number, one: Pending): void {
    const { id, game, version, table, seat, level, view, known, milliseconds } = one.what
    if (!this.tables.has(id)) this.thread.post({ figures: id, game, version, table })
    this.tables.add(id)
    this.pending.set(ticket, one)
    this.thread.post({ think: ticket, table: id, seat, level, view, known, milliseconds })
  }

  stop(ticket: number): void {
    this.thread.post({ stop: ticket })
  }

  forget(table: string): void {
    if (this.tables.delete(table)) this.thread.post({ forget: table })
  }

  end(): void {
    this.thread.end()
  }
}

export class BotPool implements Bots {
  private readonly start: () => Thread
  private readonly most: number
  private thinkers: Thinker[] = []
  private tickets = 0

  constructor(start: () => Thread, most: number) {
    this.start = start
    this.most = most
  }

  budget(level: string): number {
    return timeFor(level)
  }

  think(what: ToThink, signal: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const ticket = ++this.tickets
      const thinker = this.leastBusy()
      thinker.think(ticket, { what, resolve, reject })
      const stop = () => {
        if (!thinker.pending.has(ticket)) return
        thinker.stop(ticket)
        setTimeout(() => thinker.pending.has(ticket) && this.replace(thinker, ticket), untilItHangs)
      }
      signal.addEventListener('abort', stop, { once: true })
    })
  }

  /** How many thoughts are being thought. */
  get busy(): number {
    return this.thinkers.reduce((sum, one) => sum + one.pending.size, 0)
  }

  /** Ends all threads. */
  end(): void {
    for (const thinker of this.thinkers) thinker.end()
    this.thinkers = []
  }

  leave(id: string): void {
    for (const thinker of this.thinkers) thinker.forget(id)
  }

  private leastBusy(): Thinker {
    const free = this.thinkers.find(one => one.pending.size === 0)
    if (free) return free
    if (this.thinkers.length < this.most) {
      const fresh = new Thinker(this.start(), broken => this.replace(broken))
      this.thinkers.push(fresh)
      return fresh
    }
    return this.thinkers.reduce((least, one) => (one.pending.size < least.pending.size ? one : least))
  }

  /** Ends a thread that is broken or hangs in one thought; others that were thought there begin anew elsewhere. */
  private replace(thinker: Thinker, hanging?: number): void {
    thinker.end()
    this.thinkers = this.thinkers.filter(one => one !== thinker)
    for (const [ticket, one] of thinker.pending) {
      if (hanging === undefined || ticket === hanging) one.reject(new Error('the thread of the bot is broken'))
      else this.leastBusy().think(ticket, one)
    }
  }
}
