/** A server in this process, on a free port, with a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import type { HouseHints } from '../hints/hints.ts'
import type { App } from '../http.ts'
import { type Server, serve } from '../serve.ts'
import { Guest } from './guest.ts'

const noApp: App = { files: new Map(), isPage: () => false }

export class Running {
  /** Where the next servers keep what they keep, one after the other; a file each, unless a test says otherwise. */
  static place: () => Promise<string> = () => Promise.resolve('')
  readonly server: Server
  readonly address: string
  readonly data: string
  /** What went wrong in the program. */
  readonly faults: unknown[]
  private readonly guests = new Set<Guest>()

  private constructor(server: Server, data: string, faults: unknown[]) {
    this.faults = faults
    this.server = server
    this.data = data
    this.address = `http://127.0.0.1:${server.port}`
  }

  static async start(
    settings: Partial<Config> = {},
    limits: Partial<Config['limits']> = {},
    through?: (hints: HouseHints) => HouseHints,
  ): Promise<Running> {
    const usual = readConfig({})
    const data = settings.data ?? mkdtempSync(join(tmpdir(), 'palatine-server-'))
    const many = {
      ...usual.limits,
      peopleOfAddress: 10_000,
      triesOfAddress: 10_000,
      requests: 10_000,
      asks: 1_000,
      asksOfAddress: 100_000,
    }
    const database = settings.database ?? (await Running.place())
    const config = {
      ...usual,
      port: 0,
      log: 'error' as const,
      ...settings,
      database,
      data,
      limits: { ...many, ...limits },
    }
    const faults: unknown[] = []
    return new Running(await serve(config, noApp, 'test', error => faults.push(error), through), data, faults)
  }

  async guest(name: string): Promise<Guest> {
    const guest = await Guest.named(this.address, name)
    this.guests.add(guest)
    void guest.gone().then(() => this.guests.delete(guest))
    return guest
  }

  async connect(headers: Record<string, string>, name?: string): Promise<Guest> {
    const guest = await Guest.connect(this.address, headers, name)
    this.guests.add(guest)
    void guest.gone().then(() => this.guests.delete(guest))
    return guest
  }

  /** Closes, and removes what was kept unless it is used again. */
  async stop(keep = false): Promise<void> {
    await this.server.close()
    await Promise.all([...this.guests].map(guest => guest.gone()))
    if (!keep) rmSync(this.data, { recursive: true })
  }
}
