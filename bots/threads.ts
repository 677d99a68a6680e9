/** Threads of Node that help a search: each tries answers out in other worlds. */
import { Worker } from 'node:worker_threads'
import type { Table } from '@palatine/kernel'
import type { FromHelper, ToHelper } from './search/helping.ts'
import type { Comparing, Help, Helper, TriedWorld } from './search/together.ts'

interface Listener {
  found(worlds: readonly TriedWorld[]): void
  failed(error: Error): void
}

class ThreadHelper implements Helper {
  private readonly worker: Worker
  private readonly listeners = new Map<number, Listener>()
  private count = 0
  /** The table that it knows; its figures take longer to send than all the rest. */
  private table: Table | undefined

  constructor(game: string) {
    this.worker = new Worker(new URL('./threads-worker.ts', import.meta.url), { workerData: game })
    this.worker.on('message', ({ compare, worlds }: FromHelper) => this.listeners.get(compare)?.found(worlds))
    this.worker.on('error', error => {
      for (const { failed } of this.listeners.values()) failed(error as Error)
    })
  }

  begin(what: Comparing, found: Listener['found'], failed: Listener['failed']): Help {
    const { look, answers, seed } = what
    const { table, view, known, seat } = look
    const compare = ++this.count
    this.listeners.set(compare, { found, failed })
    if (table !== this.table) this.post({ table })
    this.table = table
    this.post({ compare, answers, seed, view, known, seat })
    return {
      share: share => this.post({ compare, share }),
      end: () => {
        this.listeners.delete(compare)
        this.post({ compare, end: true })
      },
    }
  }

  end(): Promise<number> {
    return this.worker.terminate()
  }

  private post(message: ToHelper): void {
    this.worker.postMessage(message)
  }
}

/** So many threads beside this one, for one game. Whoever starts them ends them. */
export class Threads {
  readonly helpers: readonly ThreadHelper[]

  constructor(game: string, count: number) {
    this.helpers = Array.from({ length: count }, () => new ThreadHelper(game))
  }

  async end(): Promise<void> {
    await Promise.all(this.helpers.map(helper => helper.end()))
  }
}
