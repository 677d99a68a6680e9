import { parentPort, workerData } from 'node:worker_threads'
import type { Order, Reply } from './pool.ts'

/** What a thread of a pool does: gets ready for its job once, then plays chunk after chunk. */
export function workOff<J, P, R>(
  prepare: (job: J) => Promise<P>,
  play: (ready: P, from: number, to: number) => Promise<R>,
): void {
  const ready = prepare(workerData as J)
  parentPort?.on('message', ({ chunk, from, to }: Order) => {
    ready
      .then(async (prepared): Promise<Reply<R>> => ({ chunk, result: await play(prepared, from, to) }))
      .catch((error: Error): Reply<R> => ({ failed: error.stack ?? error.message }))
      .then(reply => parentPort?.postMessage(reply))
      // What cannot even be said is an error of the thread.
      .catch((error: Error) => {
        throw error
      })
  })
}
