// A thread that plays games for a calibration.
import { parentPort, workerData } from 'node:worker_threads'
import type { CalibrationRow as Row } from '@palatine/kernel'
import type { Order, Reply } from '../pool.ts'
import { type CalibrationJob, playRows, prepareCalibration } from './play.ts'

const ready = prepareCalibration(workerData as CalibrationJob)
parentPort?.on('message', ({ chunk, from, to }: Order) => {
  ready
    .then(async (prepared): Promise<Reply<Row[]>> => ({ chunk, result: await playRows(prepared, from, to) }))
    .catch((error: Error): Reply<Row[]> => ({ failed: error.stack ?? error.message }))
    .then(reply => parentPort?.postMessage(reply))
    // What cannot even be said is an error of the thread.
    .catch((error: Error) => {
      throw error
    })
})
