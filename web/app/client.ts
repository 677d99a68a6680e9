/** The page's side of the table: asks the workers, and shows what they send in an order and at a pace that one can follow. */
import type { Answer, GameEvent, Seat } from '@palatine/kernel'
import type { Answers, Ask, FromWorker, Moment, TableCard, TableOpened, Told, ToWorker } from '../worker/protocol.ts'

export interface Shown {
  readonly opened: TableOpened
  readonly card: TableCard
  readonly moment: Moment
  /** All that the watcher was told. */
  readonly told: readonly Told[]
  /** What the newest moment brought. */
  readonly news: readonly GameEvent[]
  /** More has happened than is shown. */
  readonly behind: boolean
  /** The seat at the screen has answered since it sat down. */
  readonly hasAnswered: boolean
}

interface Desk {
  readonly worker: Worker
  readonly waiting: Map<number, { resolve(answer: never): void; reject(error: Error): void }>
}

const pause = 650
const longestTurn = 2500

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

/** One table on the screen. */
export class TableClient {
  private shown: Shown | undefined
  private opened: TableOpened | undefined
  private queue: { moment: Moment; card: TableCard }[] = []
  private nextAt = 0
  private timer = 0
  private speed = 1
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
    this.work()
    return answer
  }

  close(): void {
    window.clearTimeout(this.timer)
    listening = undefined
    void askWorker({ ask: 'close' })
  }

  setSpeed(speed: number): void {
    this.speed = speed
    if (speed === 0) this.skip()
  }

  async sit(seat: Seat | null): Promise<void> {
    // What the seat before knew leaves the page before anything else comes.
    this.queue = []
    if (this.shown) this.show({ ...this.shown, told: [], news: [], hasAnswered: false })
    await askWorker({ ask: 'sit', seat })
  }

  async answer(seat: Seat, question: number, answer: Answer): Promise<Answers['answer']> {
    const refused = await askWorker({ ask: 'answer', seat, question, answer })
    if (!refused && this.shown) this.show({ ...this.shown, hasAnswered: true })
    return refused
  }

  undo(seat: Seat): Promise<Answers['undo']> {
    this.skip()
    return askWorker({ ask: 'undo', seat })
  }

  /** Shows at once all that has happened. */
  skip(): void {
    this.nextAt = 0
    while (this.queue.length > 0) this.take()
  }

  private hear(message: FromWorker): void {
    if ('broken' in message) {
      this.broken = message.broken
      this.tell()
    } else if ('moment' in message) {
      const other = this.shown?.moment.watcher !== message.moment.watcher
      if (other) {
        this.queue = []
        this.nextAt = 0
      }
      this.queue.push(message)
      this.work()
    }
  }

  private work(): void {
    window.clearTimeout(this.timer)
    if (!this.opened) return
    while (this.queue.length > 0) {
      const wait = this.nextAt - performance.now()
      if (wait > 0 && this.speed > 0) {
        if (this.shown && !this.shown.behind) this.show({ ...this.shown, behind: true })
        this.timer = window.setTimeout(() => this.work(), wait)
        return
      }
      this.take()
    }
  }

  private take(): void {
    const next = this.queue.shift()
    if (!next || !this.opened) return
    const { moment, card } = next
    const fresh = this.shown?.moment.watcher !== moment.watcher
    const told = [...(this.shown && !fresh ? this.shown.told.slice(0, moment.from) : []), ...moment.told]
    const news = fresh || moment.from === 0 ? [] : moment.told.map(one => one.event)
    const hasAnswered = fresh ? false : (this.shown?.hasAnswered ?? false)
    this.show({ opened: this.opened, card, moment, told, news, behind: this.queue.length > 0, hasAnswered })
    if (news.length > 0 && this.speed > 0) {
      this.nextAt = performance.now() + Math.min(pause / this.speed, longestTurn / (this.queue.length + 1))
    }
  }

  private show(shown: Shown): void {
    this.shown = shown
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}
