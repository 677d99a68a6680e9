/** The page's side of the table: asks the workers, and shows what they send in an order and at a pace that one can follow. */
import type { Answer, GameEvent, Seat } from '@palatine/kernel'
import { type AnyEventTable, lengthIn, Pace, type Picture, pageClock } from '@palatine/ui'
import { endOfTurn } from '../table/turns.ts'
import type { Answers, Ask, FromWorker, Moment, TableCard, TableOpened, Told, ToWorker } from '../worker/protocol.ts'

export interface Shown {
  readonly opened: TableOpened
  readonly card: TableCard
  readonly moment: Moment
  /** All that the watcher was told and has been played. */
  readonly told: readonly Told[]
  /** The event that is being shown; null when all have been. */
  readonly playing: GameEvent | null
  /** Events of this moment that are still to be shown. */
  readonly coming: readonly GameEvent[]
  /** What has come into sight with this picture. */
  readonly news: readonly GameEvent[]
  /** Later moments wait. */
  readonly behind: boolean
  /** The event may be looked at longer, and is. */
  readonly holds: boolean
  readonly paused: boolean
  /** The seat at the screen has answered since it sat down. */
  readonly hasAnswered: boolean
  /** The moment with which the watcher's last turn ended: what came later is new to it. */
  readonly since: number
}

interface Desk {
  readonly worker: Worker
  readonly waiting: Map<number, { resolve(answer: never): void; reject(error: Error): void }>
}

let desk: Desk | undefined
let tickets = 0
let listening: ((message: FromWorker) => void) | undefined

/** Starts both workers: the rules', and the bots', joined by a channel that the page has no part in. */
function workers(): Desk {
  if (desk) return desk
  const address = import.meta.env.DEV ? '/worker/index.ts' : '/worker.js'
  const rules = new Worker(address, { type: 'module', name: 'rules' })
  const bots = new Worker(address, { type: 'module', name: 'bots' })
  const { port1, port2 } = new MessageChannel()
  const begin = (worker: Worker, role: 'rules' | 'bots', port: MessagePort) =>
    worker.postMessage({ role, port } satisfies ToWorker, [port])
  begin(rules, 'rules', port1)
  begin(bots, 'bots', port2)
  const made: Desk = { worker: rules, waiting: new Map() }
  rules.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (!('ticket' in data)) {
      listening?.(data)
      return
    }
    const one = made.waiting.get(data.ticket)
    made.waiting.delete(data.ticket)
    if ('failed' in data) one?.reject(new Error(data.failed))
    else one?.resolve(data.answer as never)
  }
  const broken = (event: ErrorEvent) => listening?.({ broken: event.message || 'worker' })
  rules.onerror = broken
  bots.onerror = broken
  desk = made
  return made
}

export function askWorker<K extends Ask['ask']>(ask: Extract<Ask, { ask: K }>): Promise<Answers[K]> {
  const { worker, waiting } = workers()
  const ticket = ++tickets
  return new Promise((resolve, reject) => {
    waiting.set(ticket, { resolve, reject })
    worker.postMessage({ ticket, ask } satisfies ToWorker)
  })
}

/** Fetches the workers' script before it is needed. */
export const warmUp = (): void => void workers()

interface Arrived {
  readonly moment: Moment
  readonly card: TableCard
  /** All that the watcher has been told, up to this moment. */
  readonly told: readonly Told[]
  readonly events: readonly GameEvent[]
}

/** One table on the screen. */
export class TableClient {
  private shown: Shown | undefined
  private opened: TableOpened | undefined
  private hasAnswered = false
  private turnEnded: number | undefined
  private told: readonly Told[] = []
  private watcher: Seat | null | undefined
  private early: Arrived[] = []
  private last: Moment | undefined
  private events: AnyEventTable = {}
  private readonly pace = new Pace<Arrived, GameEvent>(
    pageClock,
    event => lengthIn(this.events, event),
    picture => this.draw(picture),
  )
  private readonly listeners = new Set<() => void>()
  broken: string | undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly get = (): Shown | undefined => this.shown

  async open(id: string): Promise<Answers['open']> {
    listening = message => this.hear(message)
    const answer = await askWorker({ ask: 'open', id })
    if ('refused' in answer) return answer
    this.opened = answer
    for (const arrived of this.early.splice(0)) this.arrive(arrived)
    return answer
  }

  close(): void {
    this.pace.skip()
    listening = undefined
    void askWorker({ ask: 'close' })
  }

  setSpeed(speed: number): void {
    this.pace.setSpeed(speed)
  }

  /** How the game's events are staged: what it says of their lengths counts from now on. */
  setEvents(events: AnyEventTable): void {
    this.events = events
  }

  async sit(seat: Seat | null): Promise<void> {
    // What the seat before knew leaves the page before anything else comes.
    this.told = []
    this.hasAnswered = false
    if (this.shown) this.show({ ...this.shown, told: [], news: [], coming: [], playing: null, hasAnswered: false })
    await askWorker({ ask: 'sit', seat })
  }

  async answer(seat: Seat, question: number, answer: Answer): Promise<Answers['answer']> {
    this.pace.skip()
    const refused = await askWorker({ ask: 'answer', seat, question, answer })
    if (!refused) {
      this.hasAnswered = true
      if (this.shown) this.show({ ...this.shown, news: [], hasAnswered: true })
    }
    return refused
  }

  undo(seat: Seat): Promise<Answers['undo']> {
    this.pace.skip()
    return askWorker({ ask: 'undo', seat })
  }

  /** Shows at once all that has happened. */
  skip(): void {
    this.pace.skip()
  }

  /** Keeps what is being shown in sight, and goes on with the next. */
  pause(): void {
    this.pace.pause()
  }

  goOn(): void {
    this.pace.goOn()
  }

  private hear(message: FromWorker): void {
    if ('broken' in message) {
      this.broken = message.broken
      this.tell()
    } else if ('moment' in message) {
      const { moment, card } = message
      const fresh = this.watcher !== moment.watcher || moment.from === 0
      this.told = [...this.told.slice(0, moment.from), ...moment.told]
      const arrived = { moment, card, told: this.told, events: fresh ? [] : moment.told.map(one => one.event) }
      if (this.opened) this.arrive(arrived)
      else this.early.push(arrived)
    }
  }

  private arrive(arrived: Arrived): void {
    const other = this.watcher !== arrived.moment.watcher
    this.watcher = arrived.moment.watcher
    if (other) {
      this.hasAnswered = false
      this.turnEnded = undefined
      this.pace.startWith(arrived)
    } else {
      this.turnEnded = endOfTurn(this.turnEnded, this.last, arrived.moment)
      this.pace.arrive(arrived, arrived.events)
    }
    this.last = arrived.moment
  }

  private draw({ moment: arrived, playing, played, news, behind, holds, paused }: Picture<Arrived, GameEvent>): void {
    if (!this.opened) return
    const { moment, card, told, events } = arrived
    const coming = events.slice(played)
    this.show({
      opened: this.opened,
      card,
      moment,
      told: coming.length === 0 ? told : told.slice(0, -coming.length),
      playing,
      coming,
      news,
      behind,
      holds,
      paused,
      hasAnswered: this.hasAnswered,
      since: this.turnEnded ?? moment.since,
    })
  }

  private show(shown: Shown): void {
    this.shown = shown
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}
