/** How long a thought holds its thread, in milliseconds; the contract allows 20. */
const atOnce = 12

/** Gives the thread away from time to time, so that others have their turn and an abort is heard. */
export class Thread {
  private readonly clock: () => number
  private readonly held: number
  private since: number

  /** @param clock in milliseconds, as is how long it is held */
  constructor(clock: () => number = () => performance.now(), held = atOnce) {
    this.clock = clock
    this.held = held
    this.since = clock()
  }

  /** Whether it has been held long enough; to be looked at after every small piece of work. */
  get due(): boolean {
    return this.clock() - this.since > this.held
  }

  async giveAway(): Promise<void> {
    await nextTask()
    this.since = this.clock()
  }
}

/** A message to oneself comes at once, where a timer of a browser would wait four milliseconds. */
function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
