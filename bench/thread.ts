// Measures one group in a thread of its own: what one group has the engine compile must not colour the next.
import { parentPort, workerData } from 'node:worker_threads'
import { groups } from './groups/index.ts'
import { efforts, measure } from './run.ts'

const { name, effort } = workerData as { name: string; effort: keyof typeof efforts }
const { group } = await groups[name]()
parentPort?.postMessage(measure(group, efforts[effort]))
