/** Tables of this browser: the host is a worker, and the way to it is messages. */
import { freshSeed } from '@palatine/kernel'
import type { Ask, AskOf, Refused, Replies, Reply } from '@palatine/tables/protocol'
import { protocolVersion } from '@palatine/tables/version'
import type { FromWorker } from '../worker/messages.ts'
import { startWorker } from '../worker/names.ts'
import type { Connection, Heard, Trouble } from './connection.ts'

/** Looking at a record that came from outside may take so long. The rules do not know whether it can ever have been played. */
const patience = 20_000

type Waiting = (reply: Reply | Refused) => void

/** One worker, and what it has been asked and not replied yet. */
class Host {
  private readonly worker: Worker
  private readonly waiting = new Map<string, Waiting>()

  constructor(
    name: 'tables' | 'replays',
    hear: (told: Exclude<FromWorker, { readonly key: string }>) => void,
    broken: () => void,
  ) {
    this.worker = startWorker(name)
    this.worker.onerror = broken
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (!('key' in data)) {
        hear(data)
        return
      }
      const { key, ...said } = data
      const waiting = this.waiting.get(key)
      this.waiting.delete(key)
      waiting?.('reply' in said ? said.reply : said)
    }
  }

  ask(ask: Ask): Promise<Reply | Refused> {
    const key = freshSeed()
    return new Promise(resolve => {
      this.waiting.set(key, resolve)
      this.worker.postMessage({ version: protocolVersion, key, ask })
    })
  }

  /** Whoever still waits is told why there will be no reply. */
  end(reason: string): void {
    this.worker.terminate()
    for (const waiting of this.waiting.values()) waiting({ refused: { reason } })
    this.waiting.clear()
  }
}

export class WorkerConnection implements Connection {
  trouble: Trouble | null = null
  private readonly told = new Set<(told: Heard) => void>()
  private readonly troubled = new Set<() => void>()
  private tables: Host | undefined
  /** Records from outside are played in a worker of their own, which can be ended if it never comes back. */
  private replays: Host | undefined
  private looksAtRecord = false

  ask<K extends Ask['ask']>(ask: AskOf<K>): Promise<Replies[K] | Refused>
  ask(ask: Ask): Promise<Reply | Refused> {
    if (ask.ask === 'replay') this.looksAtRecord = !('table' in ask.of)
    const outside = this.looksAtRecord && (ask.ask === 'replay' || ask.ask === 'moment')
    return outside ? this.lookAtRecord(ask) : this.host().ask(ask)
  }

  hear(listener: (told: Heard) => void): () => void {
    this.told.add(listener)
    return () => this.told.delete(listener)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.troubled.add(listener)
    return () => this.troubled.delete(listener)
  }

  private host(): Host {
    this.tables ??= new Host(
      'tables',
      message => {
        if ('storage' in message) this.say(message.storage)
        else for (const listener of this.told) listener(message)
      },
      () => {
        this.tables?.end('failed')
        this.tables = undefined
        this.say('broken')
      },
    )
    return this.tables
  }

  private async lookAtRecord(ask: Ask): Promise<Reply | Refused> {
    this.replays ??= new Host(
      'replays',
      () => undefined,
      () => this.giveUp('failed'),
    )
    const timer = window.setTimeout(() => this.giveUp('tookTooLong'), patience)
    const reply = await this.replays.ask(ask)
    window.clearTimeout(timer)
    return reply
  }

  private giveUp(reason: string): void {
    this.replays?.end(reason)
    this.replays = undefined
  }

  private say(trouble: Trouble | null): void {
    this.trouble = trouble
    for (const listener of this.troubled) listener()
  }
}
