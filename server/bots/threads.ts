/** Threads of Node in which bots think. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FromBots, Thread } from '@palatine/tables/bots/messages'
import { BotPool } from '@palatine/tables/bots/pool'

/** One core is left to the tables. */
export const botThreads = (most = Math.max(1, availableParallelism() - 1)): BotPool => new BotPool(botThread, most)

function botThread(): Thread {
  const worker = new Worker(new URL('./thread.ts', import.meta.url))
  // Bots alone keep no server alive.
  worker.unref()
  return {
    post: message => worker.postMessage(message),
    hear(said, broken) {
      worker.on('message', (message: FromBots) => said(message))
      worker.on('error', broken)
    },
    end: () => void worker.terminate(),
  }
}
