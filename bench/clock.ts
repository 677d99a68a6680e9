/** Two clocks, in milliseconds: what passes, and what this thread has worked. */
export interface Clocks {
  time(): number
  work(): number
}

const clocks: Clocks = {
  time: () => performance.now(),
  work() {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  },
}

/**
 * A stretch of work that lasts until the thread has worked so long, however little of a busy computer it gets: that says
 * nothing about a program.
 */
export class Stretch {
  /** Milliseconds of work; known when it is over. */
  worked = 0
  private readonly milliseconds: number
  private readonly clocks: Clocks
  private readonly from: number
  private earliest: number

  constructor(milliseconds: number, measuredBy = clocks) {
    this.milliseconds = milliseconds
    this.clocks = measuredBy
    this.earliest = measuredBy.time() + milliseconds
    this.from = measuredBy.work()
  }

  // To ask for work takes as long as a small game, so it is asked only when enough time has passed.
  get isOver(): boolean {
    const now = this.clocks.time()
    if (now < this.earliest) return false
    this.worked = this.clocks.work() - this.from
    this.earliest = now + this.milliseconds - this.worked
    return this.worked >= this.milliseconds
  }
}
