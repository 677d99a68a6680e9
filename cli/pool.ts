import { Worker } from 'node:worker_threads'

/** What a worker is told and says. */
export interface Order {
  readonly chunk: number
  readonly from: number
  readonly to: number
}
export type Reply<R> = { readonly chunk: number; readonly result: R } | { readonly failed: string }

/** Many equal pieces of work, numbered; cut into chunks whose size does not depend on the number of workers. */
export interface Work<R> {
  /** The number of the first piece; 0 if left out. */
  readonly from?: number
  /** The number after the last piece. */
  readonly count: number
  readonly chunkSize: number
  /** The file that a worker runs, and what it is told at its beginning. */
  readonly script: URL
  readonly data: unknown
  /** The same work in this thread, for when there is one worker only. */
  here(): Promise<(from: number, to: number) => Promise<R>>
  /** Gets the results in the order of the chunks, whoever was first. */
  take(result: R, done: number): void
}

/** Does the work with so many threads. Chunks go to whoever is free; results come in order. */
export async function inParallel<R>(work: Work<R>, workers: number): Promise<void> {
  const orders: Order[] = []
  for (let from = work.from ?? 0; from < work.count; from += work.chunkSize) {
    orders.push({ chunk: orders.length, from, to: Math.min(work.count, from + work.chunkSize) })
  }
  const threads = Math.min(workers, orders.length)
  if (threads <= 1) await oneByOne(work, orders)
  else await together(work, orders, threads)
}

async function oneByOne<R>(work: Work<R>, orders: readonly Order[]): Promise<void> {
  const play = await work.here()
  for (const { from, to } of orders) {
    work.take(await play(from, to), to)
    // Lets signals and the progress bar have their turn.
    await new Promise(setImmediate)
  }
}

async function together<R>(work: Work<R>, orders: readonly Order[], threads: number): Promise<void> {
  const pool = Array.from({ length: threads }, () => new Worker(work.script, { workerData: work.data }))
  const waiting = new Map<number, R>()
  let given = 0
  let taken = 0
  const giveNext = (worker: Worker) => {
    if (given < orders.length) worker.postMessage(orders[given++])
  }
  const takeInOrder = () => {
    for (let result = waiting.get(taken); result !== undefined; result = waiting.get(taken)) {
      waiting.delete(taken)
      work.take(result, orders[taken].to)
      taken++
    }
  }
  try {
    await new Promise<void>((resolve, reject) => {
      for (const worker of pool) {
        worker.on('error', reject)
        worker.on('exit', code => reject(new Error(`a worker ended with ${code} before its work was done`)))
        worker.on('message', (reply: Reply<R>) => {
          if ('failed' in reply) {
            reject(new Error(reply.failed))
            return
          }
          waiting.set(reply.chunk, reply.result)
          giveNext(worker)
          takeInOrder()
          if (taken === orders.length) resolve()
        })
        // Two orders at once, so that a worker never waits for its next one.
        giveNext(worker)
        giveNext(worker)
      }
    })
  } finally {
    await Promise.all(pool.map(worker => worker.terminate()))
  }
}
