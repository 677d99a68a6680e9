/** When the events of a table are shown: one after the other, each as long as it wants to be looked at. */

export interface Clock {
  /** Does the work after so many milliseconds; gives back how to call it off. */
  after(milliseconds: number, work: () => void): () => void
}

export const pageClock: Clock = {
  after(milliseconds, work) {
    const timer = window.setTimeout(work, milliseconds)
    return () => window.clearTimeout(timer)
  },
}

/** How long an event wants to be looked at, in milliseconds. One that `holds` does not share the time of its turn. */
export interface EventLength {
  readonly lasts: number
  readonly holds: boolean
}

/** What is on the screen: a moment, and how far its events have been played. */
export interface Shown<M, E> {
  readonly moment: M
  /** The event that is being shown; null when all have been. */
  readonly playing: E | null
  /** How many events of the moment have been played or are being played. */
  readonly played: number
  /** What has come into sight with this picture: one event, or all that were skipped. */
  readonly news: readonly E[]
  /** Later moments wait. */
  readonly behind: boolean
  /** A reveal, a roll or a scoring: it may be looked at longer. */
  readonly holds: boolean
  readonly paused: boolean
}

interface Arrived<M, E> {
  readonly moment: M
  readonly events: readonly E[]
  /** How many of them have begun. */
  played: number
}

/** All that happens in one turn, but for what holds. */
const turnLasts = 2500
const shortest = 250

export class Pace<M, E extends { readonly seat?: number }> {
  private readonly clock: Clock
  private readonly lengthOf: (event: E) => EventLength
  private readonly show: (shown: Shown<M, E>) => void
  private readonly queue: Arrived<M, E>[] = []
  private callOff = () => {}
  private playing: E | null = null
  private paused = false
  private speed = 1
  private turn: { of: number | undefined; used: number } = { of: undefined, used: 0 }

  constructor(clock: Clock, lengthOf: (event: E) => EventLength, show: (shown: Shown<M, E>) => void) {
    this.clock = clock
    this.lengthOf = lengthOf
    this.show = show
  }

  /** A moment comes after all that wait already. Without events, or without speed, it is shown when its turn comes. */
  arrive(moment: M, events: readonly E[]): void {
    const idle = this.playing === null
    this.queue.push({ moment, events, played: 0 })
    if (this.speed === 0) this.skip()
    else if (idle) this.goOn()
    else this.picture([])
  }

  /** The last moment that came is a little different, with nothing to play: whatever is being shown goes on. */
  amend(moment: M): void {
    const last = this.queue.pop()
    if (!last) return
    this.queue.push({ ...last, moment })
    this.picture([])
  }

  /** Another watcher, or a moment from before: nothing of what waited is shown any more. */
  startWith(moment: M): void {
    this.stop()
    this.queue.length = 0
    this.queue.push({ moment, events: [], played: 0 })
    this.picture([])
  }

  /** 1 is as designed, 2 twice as fast; 0 shows everything at once. */
  setSpeed(speed: number): void {
    this.speed = speed
    if (speed === 0) this.skip()
  }

  /** Shows at once where the game stands. Nothing is lost: what was not played is the news of this picture. */
  skip(): void {
    const rest = this.queue.flatMap(({ events, played }) => events.slice(played))
    const wasShowing = this.playing !== null || this.queue.length > 1 || rest.length > 0
    this.stop()
    if (this.queue.length === 0 || !wasShowing) return
    this.queue.splice(0, this.queue.length - 1)
    this.queue[0].played = this.queue[0].events.length
    this.picture(rest)
  }

  /** Keeps the event that is being shown in sight until `goOn`. */
  pause(): void {
    if (this.playing === null) return
    this.callOff()
    this.paused = true
    this.picture([])
  }

  /** Plays the next event, or shows the next moment; rests where there is none. */
  goOn(): void {
    this.stop()
    for (;;) {
      const [now] = this.queue
      if (!now) return
      if (now.played < now.events.length) {
        const event = now.events[now.played++]
        this.playing = event
        this.picture([event])
        this.callOff = this.clock.after(this.timeFor(event) / this.speed, () => this.goOn())
        return
      }
      if (this.queue.length === 1) break
      this.queue.shift()
    }
    this.turn = { of: undefined, used: 0 }
    this.picture([])
  }

  private stop(): void {
    this.callOff()
    this.callOff = () => {}
    this.playing = null
    this.paused = false
  }

  /** An event has its own time, but all of one turn together not more than a turn. */
  private timeFor(event: E): number {
    const { lasts, holds } = this.lengthOf(event)
    if (holds) return lasts
    if (event.seat !== undefined && event.seat !== this.turn.of) this.turn = { of: event.seat, used: 0 }
    const share = (turnLasts - this.turn.used) / (1 + this.stillInTurn())
    const time = Math.max(shortest, Math.min(lasts, share))
    this.turn.used += time
    return time
  }

  /** How many events of the same turn are known to follow. */
  private stillInTurn(): number {
    const following = this.queue.flatMap(({ events, played }) => events.slice(played))
    const other = following.findIndex(({ seat }) => seat !== undefined && seat !== this.turn.of)
    return following.slice(0, other < 0 ? following.length : other).filter(event => !this.lengthOf(event).holds).length
  }

  private picture(news: readonly E[]): void {
    const [{ moment, played }] = this.queue
    const { playing, paused } = this
    this.show({
      moment,
      playing,
      played,
      news,
      behind: this.queue.length > 1,
      holds: playing !== null && this.lengthOf(playing).holds,
      paused,
    })
  }
}
