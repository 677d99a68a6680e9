/**
 * Hints by LISTEN and NOTIFY, on a connection of their own: a NOTIFY inside a transaction that writes would make all
 * commits wait for each other. What is told while a message is under way goes together in the next.
 */
import { Client } from 'pg'
import { reach } from '../database/postgres.ts'
import { type Hint, type HouseHints, readHints } from './hints.ts'

const channel = 'palatine'
/** PostgreSQL takes less than 8,000 bytes. */
const mostBytes = 7_500
/** Whoever is not connected forgets older hints: they would be of no use. */
const mostWaiting = 10_000
/** How long until the next try to connect, in milliseconds. */
const pause = 500

export class PostgresHints implements HouseHints {
  private readonly address: string
  private readonly server: string
  private client: Client | undefined
  private readonly waiting = new Set<string>()
  private sending: Promise<void> | undefined
  private connecting: Promise<void> | undefined
  private closed = false
  private readonly listeners: ((hint: Hint) => void)[] = []
  private readonly missing: (() => void)[] = []

  /** `server`: what tells this server from the others. */
  constructor(address: string, server: string) {
    this.address = address
    this.server = server
  }

  async open(): Promise<void> {
    this.client = await this.connect()
  }

  tell(hint: Hint): void {
    if (this.closed || this.waiting.size >= mostWaiting) return
    this.waiting.add(JSON.stringify(hint))
    this.sending ??= this.send()
  }

  hear(listener: (hint: Hint) => void): void {
    this.listeners.push(listener)
  }

  missed(listener: () => void): void {
    this.missing.push(listener)
  }

  async close(): Promise<void> {
    await this.sending
    this.closed = true
    await this.connecting
    await this.client?.end()
  }

  private async connect(): Promise<Client> {
    const client = new Client(reach(this.address))
    client.on('error', () => undefined)
    client.on('end', () => this.lost(client))
    client.on('notification', ({ payload = '' }) => {
      for (const hint of readHints(payload, this.server)) for (const listener of this.listeners) listener(hint)
    })
    await client.connect()
    // A lost hint is no harm, and so nobody waits for the disk.
    await client.query('SET synchronous_commit = off')
    await client.query(`LISTEN ${channel}`)
    return client
  }

  private lost(client: Client): void {
    if (this.client !== client) return
    this.client = undefined
    this.connecting ??= this.connectAgain().finally(() => {
      this.connecting = undefined
    })
  }

  private async connectAgain(): Promise<void> {
    while (!this.closed && !this.client) {
      try {
        this.client = await this.connect()
      } catch {
        await new Promise(resolve => setTimeout(resolve, pause))
      }
    }
    if (this.closed) return
    this.sending ??= this.send()
    for (const listener of this.missing) listener()
  }

  private async send(): Promise<void> {
    // Whatever else is told in this turn comes along.
    await new Promise(setImmediate)
    while (this.waiting.size > 0 && this.client) {
      const payload = this.nextPayload()
      try {
        await this.client.query('SELECT pg_notify($1, $2)', [channel, payload])
      } catch {
        // The connection broke: others look for themselves.
      }
    }
    // In the same instant: whatever is told next is sent anew.
    this.sending = undefined
  }

  private nextPayload(): string {
    const chosen: string[] = []
    let bytes = 100
    for (const text of this.waiting) {
      bytes += Buffer.byteLength(text) + 1
      if (bytes > mostBytes && chosen.length > 0) break
      chosen.push(text)
      this.waiting.delete(text)
    }
    return `{"from":${JSON.stringify(this.server)},"hints":[${chosen.join()}]}`
  }
}
