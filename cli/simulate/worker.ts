// A thread that plays chunks of a simulation.
import { parentPort, workerData } from 'node:worker_threads'
import type { Order, Reply } from '../pool.ts'
import { type Job, playChunk, prepare } from './job.ts'
import type { Tally } from './tally.ts'

const ready = prepare(workerData as Job)
parentPort?.on('message', ({ chunk, from, to }: Order) => {
  ready
    .then(async (prepared): Promise<Reply<Tally>> => ({ chunk, result: await playChunk(prepared, from, to) }))
    .catch((error: Error): Reply<Tally> => ({ failed: error.stack ?? error.message }))
    .then(reply => parentPort?.postMessage(reply))
    // What cannot even be said is an error of the thread.
    .catch((error: Error) => {
      throw error
    })
})
