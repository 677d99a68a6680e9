/** Threads of Node that help a search: each tries answers out in other worlds. */
import { Worker } from 'node:worker_threads'
import type { Comparing, Helpers } from './search/index.ts'
import type { Trial } from './search/trials.ts'

/** What a thread is told. What is compared comes once, before the first worlds of it; the question is in the view. */
export type ToHelper =
  | ({ readonly compare: number; readonly answers: Comparing['answers']; readonly seed: number } & Pick<
      Comparing['look'],
      'table' | 'view' | 'known' | 'seat'
    >)
  | { readonly compare: number; readonly options: readonly number[]; readonly from: number; readonly to: number }

class Helper {
  private readonly worker: Worker
  private known: Comparing | undefined
  private number = 0
  private readonly waiting: ((found: Trial[][]) => void)[] = []
  private failed: ((error: Error) => void)[] = []

  constructor(game: string) {
    this.worker = new Worker(new URL('./threads-worker.ts', import.meta.url), { workerData: game })
    this.worker.on('message', (found: Trial[][]) => {
      this.failed.shift()
      this.waiting.shift()?.(found)
    })
    this.worker.on('error', error => {
      for (const fail of this.failed) fail(error as Error)
    })
  }

  help(what: Comparing, options: readonly number[], from: number, to: number): Promise<Trial[][]> {
    if (this.known !== what) {
      const { look, answers, seed } = what
      const { table, view, known, seat } = look
      this.known = what
      this.post({ compare: ++this.number, answers, seed, table, view, known, seat })
    }
    this.post({ compare: this.number, options, from, to })
    return new Promise((resolve, reject) => {
      this.waiting.push(resolve)
      this.failed.push(reject)
    })
  }

  end(): Promise<number> {
    return this.worker.terminate()
  }

  private post(message: ToHelper): void {
    this.worker.postMessage(message)
  }
}

/** So many threads beside this one, for one game. Whoever starts them ends them. */
export class Threads implements Helpers {
  private readonly helpers: readonly Helper[]

  constructor(game: string, count: number) {
    this.helpers = Array.from({ length: count }, () => new Helper(game))
  }

  get count(): number {
    return this.helpers.length
  }

  help(helper: number, what: Comparing, options: readonly number[], from: number, to: number): Promise<Trial[][]> {
    return this.helpers[helper].help(what, options, from, to)
  }

  async end(): Promise<void> {
    await Promise.all(this.helpers.map(helper => helper.end()))
  }
}
