import type { Answer, Look } from '@palatine/kernel'
import { Thread } from './thread.ts'
import { type Mind, type Trial, Trials } from './trials.ts'

/** What is compared: answers to what a seat is asked, in worlds that are made from a seed. */
export interface Comparing {
  readonly look: Look
  readonly answers: readonly Answer[]
  readonly seed: number
}

/** Worlds to be tried with all of these options: those from `from` up to but not including `until` that leave this rest. */
export interface Share {
  readonly options: readonly number[]
  readonly from: number
  readonly until: number
  readonly step: number
  readonly rest: number
}

/** What came of a world, option by option. */
export interface TriedWorld {
  readonly world: number
  readonly options: readonly number[]
  readonly row: readonly Trial[]
}

/** Somebody who tries things out at the same time, such as a thread. */
export interface Helper {
  /** Begins with a comparison; what is found is heard of bit by bit. */
  begin(what: Comparing, found: (worlds: readonly TriedWorld[]) => void, failed: (error: Error) => void): Help
}

export interface Help {
  /** What is to be tried from now on: never more options than before, nor a world that was passed. */
  share(share: Share): void
  /** Nothing of this comparison is wanted any more. */
  end(): void
}

/** How many worlds this thread goes ahead of what is wanted before it does what a helper should have done. */
const ahead = 4

/** What comes of a search is the same without them. */
export type Helpers = readonly Helper[]

/**
 * Tries answers out, alone or with helpers: worlds are dealt out in turn, to this thread and to each helper, and everybody
 * works ahead as long as nothing is given up. So nobody waits for a message between two looks at the leaders.
 */
export class Together {
  private readonly trials: Trials
  private readonly signal: AbortSignal | undefined
  private readonly helps: readonly Help[]
  private readonly thread = new Thread()
  private readonly found = new Map<number, TriedWorld>()
  /** This thread's next world. */
  private next = 0
  /** What was dealt out last. */
  private last: Pick<Share, 'options' | 'until'> | undefined
  private error: Error | undefined

  constructor(mind: Mind, what: Comparing, helpers: Helpers, signal: AbortSignal | undefined) {
    this.trials = new Trials(mind, what.look, what.answers, what.seed)
    this.signal = signal
    const hear = (worlds: readonly TriedWorld[]) => {
      for (const one of worlds) if (!this.found.has(one.world)) this.found.set(one.world, one)
    }
    const fail = (error: Error) => {
      this.error = error
    }
    this.helps = helpers.map(helper => helper.begin(what, hear, fail))
  }

  /**
   * By world and then by option. When it is told to stop there are fewer, and the last may be short: what comes behind a
   * gap does not count.
   */
  async rows(options: readonly number[], from: number, to: number, until: number): Promise<Trial[][]> {
    this.dealOut(options, from, until)
    const rows: Trial[][] = []
    for (let world = from; world < to; world++) {
      while (!this.signal?.aborted && this.rowOf(world, options).length < options.length) {
        await this.work(options, world, to, until)
        if (this.error) throw this.error
      }
      // At least something was tried, even if it was told to stop before it began.
      if (world === 0 && !this.found.has(0)) await this.tryOwn(options)
      const row = this.rowOf(world, options)
      this.found.delete(world)
      if (row.length > 0) rows.push(row)
      if (row.length < options.length) break
    }
    return rows
  }

  end(): void {
    for (const help of this.helps) help.end()
  }

  private dealOut(options: readonly number[], from: number, until: number): void {
    const step = this.helps.length + 1
    while (this.next < from) this.next += step
    if (this.last?.options.length === options.length && this.last.until === until) return
    this.last = { options, until }
    for (const [i, help] of this.helps.entries()) help.share({ options, from, until, step, rest: i + 1 })
  }

  /** What is known of these options in a world, as far as there is no gap. */
  private rowOf(world: number, options: readonly number[]): Trial[] {
    const found = this.found.get(world)
    const row: Trial[] = []
    for (const option of options) {
      const at = found?.options.indexOf(option) ?? -1
      if (found === undefined || at < 0 || at >= found.row.length) break
      row.push(found.row[at])
    }
    return row
  }

  /** Tries one world: what is wanted now, or a little ahead; or, where a helper is late, what that should have tried. */
  private async work(options: readonly number[], needed: number, to: number, until: number): Promise<void> {
    if (this.next >= to) {
      await this.thread.giveAway()
      if (this.found.has(needed) || this.error || this.signal?.aborted) return
      if (this.next >= Math.min(until, to + ahead)) {
        let late = to - 1
        while (this.found.has(late)) late--
        await this.try(late, options)
        return
      }
    }
    await this.tryOwn(options)
  }

  private async tryOwn(options: readonly number[]): Promise<void> {
    this.next += this.helps.length + 1
    await this.try(this.next - this.helps.length - 1, options)
  }

  private async try(world: number, options: readonly number[]): Promise<void> {
    const row: Trial[] = []
    this.found.set(world, { world, options, row })
    for (const option of options) {
      row.push(this.trials.try(option, world))
      if (this.thread.due) await this.thread.giveAway()
      if (this.signal?.aborted) return
    }
  }
}
