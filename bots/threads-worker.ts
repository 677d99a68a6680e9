// A thread that helps a search.
import { parentPort, workerData } from 'node:worker_threads'
import { lookOf } from '@palatine/kernel'
import { titles } from '../games/registry.ts'
import { mindOf } from './levels.ts'
import { type Trial, Trials } from './search/trials.ts'
import type { ToHelper } from './threads.ts'

const title = await titles[workerData as string].load()
const mind = mindOf(title.game, await title.loadBot())
let trials: Trials | undefined

parentPort?.on('message', (message: ToHelper) => {
  if ('view' in message) {
    const { table, view, known, seat, answers, seed } = message
    trials = new Trials(mind, lookOf(title.game, table, view, known, seat), answers, seed)
    return
  }
  const found: Trial[][] = []
  for (let world = message.from; world < message.to; world++) {
    found.push(message.options.map(option => (trials as Trials).try(option, world)))
  }
  parentPort?.postMessage(found)
})
