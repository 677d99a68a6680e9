/** Whether a record from outside can be played. It is played in a thread: what somebody made up may keep the rules busy for ever. */
import { Worker } from 'node:worker_threads'
import type { GameRecord, Refusal } from '@palatine/kernel'

/** How long a record may take, in milliseconds, and how many may wait for their turn. */
const patience = 10_000
const mostWaiting = 20

export interface RecordCheck {
  /** Why it cannot go on; undefined if it can. Each person may ask for one at a time. */
  why(record: GameRecord, person: string): Promise<Refusal | undefined>
}

/** One record after another, in one thread that is replaced if it hangs. */
export class RecordThread implements RecordCheck {
  private work: Promise<unknown> = Promise.resolve()
  private worker: Worker | undefined
  private readonly waiting = new Set<string>()

  why(record: GameRecord, person: string): Promise<Refusal | undefined> {
    if (this.waiting.has(person) || this.waiting.size >= mostWaiting) return Promise.resolve({ reason: 'tooFast' })
    this.waiting.add(person)
    const checked = this.work.then(() => this.check(record)).finally(() => this.waiting.delete(person))
    this.work = checked
    return checked
  }

  private check(record: GameRecord): Promise<Refusal | undefined> {
    const worker = this.thread()
    return new Promise(resolve => {
      const end = (refused: Refusal | undefined, broken = false) => {
        clearTimeout(timer)
        // Never all listeners: those by which Node hears the thread would go, too.
        worker.off('message', hear).off('error', fail)
        if (broken) {
          this.worker = undefined
          void worker.terminate()
        }
        resolve(refused)
      }
      const timer = setTimeout(() => end({ reason: 'tookTooLong' }, true), patience)
      const hear = (refused: Refusal | null) => end(refused ?? undefined)
      const fail = () => end({ reason: 'otherRules' }, true)
      worker.on('message', hear).on('error', fail)
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
