/** Bots that think in workers of their own, several at once. Each worker is sent the figures of a table once. */
import type { Answer } from '@palatine/kernel'
import type { Bots, ToThink } from '@palatine/tables/ports'
import type { FromBots, ToBots } from './bot-messages.ts'

/** Levels that answer at once; the others may use their time. In milliseconds. */
const budgets: { readonly [level: string]: number } = { random: 200, plain: 200 }
const usualBudget = 1_000

/** A worker that has not ended a thought so long after it was told to hangs. */
const untilItHangs = 2_000

interface Pending {
  readonly what: ToThink
  resolve(answer: Answer): void
  reject(error: Error): void
}

class BotWorker {
  readonly pending = new Map<number, Pending>()
  private readonly tables = new Set<string>()
  private readonly worker: Worker

  constructor(worker: Worker, broken: (bots: BotWorker) => void) {
    this.worker = worker
    worker.onerror = () => broken(this)
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
      const one = this.pending.get(data.thought)
      this.pending.delete(data.thought)
      if ('failed' in data) one?.reject(new Error(data.failed))
      else one?.resolve(data.answer)
    }
  }

  think(ticket: number, one: Pending): void {
    const { id, game, version, table, seat, level, view, known, milliseconds } = one.what
    if (!this.tables.has(id)) this.post({ figures: id, game, version, table })
    this.tables.add(id)
    this.pending.set(ticket, one)
    this.post({ think: ticket, table: id, seat, level, view, known, milliseconds })
  }

  stop(ticket: number): void {
    this.post({ stop: ticket })
  }

  forget(table: string): void {
    if (this.tables.delete(table)) this.post({ forget: table })
  }

  end(): void {
    this.worker.terminate()
  }

  private post(message: ToBots): void {
    this.worker.postMessage(message)
  }
}

export class BotWorkers implements Bots {
  private readonly start: () => Worker
  private readonly most: number
  private workers: BotWorker[] = []
  private tickets = 0

  constructor(start: () => Worker, most: number) {
    this.start = start
    this.most = most
  }

  budget(level: string): number {
    return budgets[level] ?? usualBudget
  }

  think(what: ToThink, signal: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const ticket = ++this.tickets
      const worker = this.leastBusy()
      worker.think(ticket, { what, resolve, reject })
      const stop = () => {
        if (!worker.pending.has(ticket)) return
        worker.stop(ticket)
        setTimeout(() => worker.pending.has(ticket) && this.replace(worker, ticket), untilItHangs)
      }
      signal.addEventListener('abort', stop, { once: true })
    })
  }

  leave(id: string): void {
    for (const worker of this.workers) worker.forget(id)
  }

  private leastBusy(): BotWorker {
    const free = this.workers.find(one => one.pending.size === 0)
    if (free) return free
    if (this.workers.length < this.most) {
      const fresh = new BotWorker(this.start(), broken => this.replace(broken))
      this.workers.push(fresh)
      return fresh
    }
    return this.workers.reduce((least, one) => (one.pending.size < least.pending.size ? one : least))
  }

  /** Ends a worker that is broken or hangs in one thought; others that were thought there begin anew elsewhere. */
  private replace(worker: BotWorker, hanging?: number): void {
    worker.end()
    this.workers = this.workers.filter(one => one !== worker)
    for (const [ticket, one] of worker.pending) {
      if (hanging === undefined || ticket === hanging) one.reject(new Error('the worker of the bot is broken'))
      else this.leastBusy().think(ticket, one)
    }
  }
}
