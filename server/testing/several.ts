/** Three servers over one PostgreSQL, of which one is killed again and again; and what comes of it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonical, FastChance } from '@palatine/kernel'
import type { AskOf } from '@palatine/tables/protocol'
import { openDatabase } from '../database/open.ts'
import { complaints, type Remembered, sight } from './checker.ts'
import { ServerProcess } from './child-process.ts'
import { Guest, gatehouse, newPerson } from './guest.ts'
import { Cluster } from './postgres.ts'

export interface SeveralKilled {
  readonly kills: number
  readonly acknowledged: number
  readonly tables: number
  readonly complaints: readonly string[]
}

const servers = 3
/** So many tables are played at once. */
const atOnce = 3
/** Of the hints this share is lost. */
const lost = 0.3

export async function killAmongSeveral(
  kills: number,
  seed: number,
  say: (done: number) => void = () => undefined,
): Promise<SeveralKilled> {
  const folder = mkdtempSync(join(tmpdir(), 'palatine-several-'))
  const config = join(folder, 'config.json')
  const cluster = await Cluster.start()
  const place = await cluster.place()
  writeFileSync(config, ServerProcess.settings(join(folder, 'data'), place))
  const env = { PALATINE_TEST_HINTS_LOST: String(lost) }
  const all = Array.from({ length: servers }, () => new ServerProcess(config, env))
  const chance = new FastChance(seed)
  const world = new World(all)
  try {
    await Promise.all(all.map(server => server.start()))
    const playing = Array.from({ length: atOnce }, (_, n) => world.playTables(n))
    for (let kill = 1; kill <= kills; kill++) {
      await world.acknowledges(3 + chance.below(12))
      const server = all[chance.below(servers)]
      await server.end('SIGKILL')
      if (kill === Math.ceil(kills / 2)) {
        await cluster.end()
        await cluster.go()
      }
      await world.acknowledges(1)
      await server.start()
      say(kill)
    }
    world.lastTables = true
    await Promise.all(playing)
    const database = await openDatabase({ data: folder, database: place })
    const found = [...world.complaints, ...(await complaints(database, world.players))]
    const owed = await database.all('SELECT id FROM tables WHERE due_at IS NOT NULL')
    const ids = new Set(world.players.map(player => player.table))
    for (const { id } of owed) if (ids.has(String(id))) found.push(`table ${id}: something is due, and nobody does it`)
    await database.close()
    return { kills, acknowledged: world.acknowledged, tables: ids.size, complaints: found }
  } finally {
    await Promise.all(all.map(server => server.end('SIGTERM')))
    await cluster.remove()
    rmSync(folder, { recursive: true })
  }
}

class World {
  readonly players: Player[] = []
  readonly complaints: string[] = []
  acknowledged = 0
  /** Whoever has finished a table begins no other. */
  lastTables = false
  private waiting: { readonly until: number; done(): void }[] = []
  private readonly servers: readonly ServerProcess[]

  constructor(servers: readonly ServerProcess[]) {
    this.servers = servers
  }

  /** Some server, the nth from the first. */
  address(n: number): string {
    return this.servers[n % this.servers.length].address
  }

  /** Resolves after so many further answers. */
  acknowledges(more: number): Promise<void> {
    return new Promise(done => this.waiting.push({ until: this.acknowledged + more, done }))
  }

  noteAnswer(): void {
    this.acknowledged++
    const reached = this.waiting.filter(one => one.until <= this.acknowledged)
    this.waiting = this.waiting.filter(one => !reached.includes(one))
    for (const { done } of reached) done()
  }

  async playTables(n: number): Promise<void> {
    while (!this.lastTables) {
      const two = await this.begin(n)
      this.players.push(...two)
      await Promise.all(two.map(player => player.play()))
      const [one, other] = two.map(player => player.end)
      if (one !== other) this.complaints.push(`table ${two[0].table}: two people saw it end in different ways`)
    }
  }

  /** Two people at different servers, and a bot. Whoever is interrupted begins anew with another table. */
  private async begin(n: number): Promise<readonly Player[]> {
    for (let attempt = n; ; attempt++) {
      try {
        const address = this.address(attempt)
        const cookies = await Promise.all(['Ada', 'Bo'].map(name => newPerson(address, name)))
        const guests = await Promise.all(cookies.map(cookie => Guest.connect(address, { cookie })))
        const { open } = await guests[0].get({ ask: 'open', make: gatehouse(3) })
        await guests[1].get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
        await guests[0].get({ ask: 'begin', table: open.id, bots: 'plain' })
        await Promise.all(guests.map(guest => guest.close()))
        return cookies.map((cookie, seat) => new Player(this, open.id, seat, cookie, attempt + seat))
      } catch {
        await moment()
      }
    }
  }
}

/** Between two tries; a server that is gone is not asked a thousand times a second. */
const moment = () => new Promise(resolve => setTimeout(resolve, 50))

let keys = 0

/** Somebody who goes to another server when one is gone, and asks again with the same key what was not acknowledged. */
class Player implements Remembered {
  readonly table: string
  readonly acknowledged: { key: string; seat: number; answer?: unknown }[] = []
  readonly moments: { seat: number; shown: number; view: string }[] = []
  /** What it saw in the end. */
  end = ''
  private readonly world: World
  private readonly seat: number
  private readonly cookie: string
  private at: number
  private pending: { readonly key: string; readonly ask: AskOf<'answer'> } | undefined

  constructor(world: World, table: string, seat: number, cookie: string, at: number) {
    this.world = world
    this.table = table
    this.seat = seat
    this.cookie = cookie
    this.at = at
  }

  async play(): Promise<void> {
    while (this.end === '') {
      let guest: Guest | undefined
      try {
        guest = await Guest.connect(this.world.address(this.at), { cookie: this.cookie })
        await guest.watch(this.table, this.seat)
        await this.playOn(guest)
      } catch {
        this.at++
        await moment()
      }
      if (!guest) continue
      for (const { shown, view } of guest.moments) this.moments.push({ seat: this.seat, shown, view: sight(view) })
      await guest.close()
    }
  }

  /** Until the game is over or the connection breaks. */
  private async playOn(guest: Guest): Promise<void> {
    while (guest.moment.ending === null) {
      const { shown } = guest.moment
      if (this.pending || guest.isAsked()) {
        this.pending ??= { key: `key-${++keys}`, ask: await guest.answerTo(0) }
        await this.ask(guest, this.pending)
      } else {
        await guest.has(one => 'moment' in one && (one.moment.shown > shown || one.moment.ending !== null))
      }
    }
    this.end = canonical(guest.moment.ending)
  }

  private async ask(
    guest: Guest,
    { key, ask }: { readonly key: string; readonly ask: AskOf<'answer'> },
  ): Promise<void> {
    const refused = await guest.ask(ask, key)
    // The server could not tell whether it was done.
    if (refused?.refused.reason === 'failed') {
      await moment()
      return
    }
    this.pending = undefined
    if (refused) return
    this.acknowledged.push({ key, seat: this.seat, answer: ask.answer })
    this.world.noteAnswer()
  }
}
