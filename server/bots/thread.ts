import { parentPort } from 'node:worker_threads'
import type { ToBots } from '@palatine/tables/bots/messages'
import { thinkFor } from '@palatine/tables/bots/thread'

parentPort?.on('message', (message: ToBots) => thinkFor(message, said => parentPort?.postMessage(said)))
