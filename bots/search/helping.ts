import { lookOf, type Table } from '@palatine/kernel'
import { Thread } from './thread.ts'
import type { Comparing, Share, TriedWorld } from './together.ts'
import { type Mind, Trials } from './trials.ts'

/**
 * What a helper in another thread is told: the table of the comparisons that follow; then each comparison, once, whose
 * question is in the view.
 */
export type ToHelper =
  | { readonly table: Table }
  | ({ readonly compare: number } & Pick<Comparing, 'answers' | 'seed'> &
      Pick<Comparing['look'], 'view' | 'known' | 'seat'>)
  | { readonly compare: number; readonly share: Share }
  | { readonly compare: number; readonly end: true }

export interface FromHelper {
  readonly compare: number
  readonly worlds: readonly TriedWorld[]
}

/** So often it says what it has found, and hears what is wanted, in milliseconds. */
const often = 1

interface Task {
  readonly compare: number
  readonly trials: Trials
  share: Share | undefined
  /** No world below this one is to be tried. */
  next: number
}

/** The other end of a helper, in a thread of its own. */
export class Helping {
  private readonly mind: Mind
  private readonly say: (message: FromHelper) => void
  private readonly tasks = new Map<number, Task>()
  private busy = false
  private table: Table | undefined

  constructor(mind: Mind, say: (message: FromHelper) => void) {
    this.mind = mind
    this.say = say
  }

  hear(message: ToHelper): void {
    if ('table' in message) {
      this.table = message.table
      return
    }
    const { compare } = message
    if ('view' in message) {
      if (!this.table) throw new Error('A comparison came before its table.')
      const { view, known, seat, answers, seed } = message
      const look = lookOf(this.mind.game, this.table, view, known, seat)
      this.tasks.set(compare, {
        compare,
        trials: new Trials(this.mind, look, answers, seed),
        share: undefined,
        next: 0,
      })
      return
    }
    const task = this.tasks.get(compare)
    if ('end' in message || !task) {
      this.tasks.delete(compare)
      return
    }
    const { from, step, rest } = message.share
    task.share = message.share
    task.next = Math.max(task.next, from)
    while (task.next % step !== rest) task.next++
    if (!this.busy) void this.work()
  }

  private async work(): Promise<void> {
    this.busy = true
    const thread = new Thread(undefined, often)
    for (let task = this.open(); task; task = this.open()) {
      this.say({ compare: task.compare, worlds: tried(task, thread) })
      await thread.giveAway()
    }
    this.busy = false
  }

  private open(): Task | undefined {
    return [...this.tasks.values()].find(({ share, next }) => share && next < share.until)
  }
}

/** Tries worlds until somebody else should have the thread. */
function tried(task: Task, thread: Thread): TriedWorld[] {
  const { options, until, step } = task.share as Share
  const worlds: TriedWorld[] = []
  do {
    const world = task.next
    worlds.push({ world, options, row: options.map(option => task.trials.try(option, world)) })
    task.next += step
  } while (task.next < until && !thread.due)
  return worlds
}
