/** Whether a record from outside can be played. It is played in a thread: what somebody made up may keep the rules busy for ever. */
import { Worker } from 'node:worker_threads'
import type { GameRecord, Refusal } from '@palatine/kernel'

/** How long a record may take, in milliseconds. */
const patience = 10_000

export interface RecordCheck {
  /** Why it cannot go on; undefined if it can. */
  why(record: GameRecord): Promise<Refusal | undefined>
}

/** One record after another, in one thread that is replaced if it hangs. */
export class RecordThread implements RecordCheck {
  private work: Promise<unknown> = Promise.resolve()
  private worker: Worker | undefined

  why(record: GameRecord): Promise<Refusal | undefined> {
    const checked = this.work.then(() => this.check(record))
    this.work = checked
    return checked
  }

  private check(record: GameRecord): Promise<Refusal | undefined> {
    const worker = this.thread()
    return new Promise(resolve => {
      const end = (refused: Refusal | undefined, broken = false) => {
        clearTimeout(timer)
        worker.removeAllListeners()
        if (broken) {
          this.worker = undefined
          void worker.terminate()
        }
        resolve(refused)
      }
      const timer = setTimeout(() => end({ reason: 'otherRules' }, true), patience)
      worker.once('message', (refused: Refusal | null) => end(refused ?? undefined))
      worker.once('error', () => end({ reason: 'otherRules' }, true))
      worker.postMessage(record)
    })
  }

  private thread(): Worker {
    this.worker ??= new Worker(new URL('./thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    this.worker.unref()
    return this.worker
  }
}
