/** What is counted, for Prometheus. No name, id, address or text of anybody is in it. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { answerers } from './asks.ts'

export interface Noted {
  /** Somebody asks; to be called when the reply is there. */
  asked(ask: string): () => void
  refused(reason: string): void
}

export interface Counts {
  sockets(): number
  tables(): number
  thoughts(): number
}

const asksOfTables = ['watch', 'leave', 'answer', 'undo', 'wish', 'agree', 'handOver', 'comeBack', 'standing', 'log']
const known = new Set([...Object.keys(answerers), ...asksOfTables, 'replay', 'moment', 'export'])

export class Metrics implements Noted {
  readonly registry = new Registry()
  private readonly asks: Histogram
  private readonly refusals: Counter
  readonly bytes: Counter

  constructor(counts: Counts) {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    this.asks = new Histogram({
      name: 'palatine_ask_seconds',
      help: 'How long an ask takes until its reply, by what is asked.',
      labelNames: ['ask'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    })
    this.refusals = new Counter({
      name: 'palatine_refused_total',
      help: 'Asks that were refused, by reason.',
      labelNames: ['reason'],
      registers,
    })
    this.bytes = new Counter({ name: 'palatine_sent_bytes_total', help: 'Bytes told over sockets.', registers })
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value())
        },
      })
    gauge('palatine_sockets', 'Open sockets.', counts.sockets)
    gauge('palatine_tables_in_memory', 'Tables in memory.', counts.tables)
    gauge('palatine_bot_thoughts', 'Bots that think.', counts.thoughts)
  }

  asked(ask: string): () => void {
    // Whatever somebody makes up is one thing: labels must not grow.
    return this.asks.startTimer({ ask: known.has(ask) ? ask : 'other' })
  }

  refused(reason: string): void {
    this.refusals.inc({ reason })
  }
}
