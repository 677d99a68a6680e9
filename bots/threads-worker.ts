// A thread that helps a search.
import { parentPort, workerData } from 'node:worker_threads'
import { titles } from '../games/registry.ts'
import { mindOf } from './levels.ts'
import { Helping, type ToHelper } from './search/helping.ts'

const title = await titles[workerData as string].load()
const helping = new Helping(mindOf(title.game, await title.loadBot()), message => parentPort?.postMessage(message))

parentPort?.on('message', (message: ToHelper) => helping.hear(message))
