/** Kills a server in the middle of play, again and again, and reads off whether anything that was acknowledged is lost. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FastChance } from '@palatine/kernel'
import type { Database } from '../database/database.ts'
import { Sqlite } from '../database/sqlite.ts'
import { complaints, type Remembered, sight } from './checker.ts'
import { ServerProcess } from './child-process.ts'
import { Guest, gatehouse, newPerson } from './guest.ts'

export interface Killed {
  readonly kills: number
  readonly acknowledged: number
  readonly tables: number
  readonly complaints: readonly string[]
}

interface Setting {
  /** What the server is told, and a way to look at what it keeps. */
  readonly settings: string
  open(): Promise<Database>
}

/** So many tables are played at once. */
const atOnce = 4

/** SQLite in a folder of its own. */
export async function killOnSqlite(kills: number, seed: number, say?: (done: number) => void): Promise<Killed> {
  const data = mkdtempSync(join(tmpdir(), 'palatine-kills-'))
  try {
    const open = async () => new Sqlite(join(data, 'palatine.db'))
    return await killAndCheck(kills, seed, { settings: ServerProcess.settings(data), open }, say)
  } finally {
    rmSync(data, { recursive: true })
  }
}

async function killAndCheck(
  kills: number,
  seed: number,
  { settings, open }: Setting,
  say: (done: number) => void = () => undefined,
): Promise<Killed> {
  const folder = mkdtempSync(join(tmpdir(), 'palatine-config-'))
  const config = join(folder, 'config.json')
  writeFileSync(config, settings)
  const server = new ServerProcess(config)
  const chance = new FastChance(seed)
  const all: Player[] = []
  const found: string[] = []
  try {
    await server.start()
    const pairs = await Promise.all(Array.from({ length: atOnce }, () => pair(server)))
    for (let kill = 1; kill <= kills; kill++) {
      const players = pairs.flat()
      // Some answers later, and perhaps between two of them.
      let left = 3 + chance.below(40)
      const enough = new Promise<void>(resolve => {
        for (const player of players)
          player.acknowledge = () => {
            if (--left === 0) setTimeout(resolve, chance.below(8))
          }
      })
      const playing = pairs.map(two => playPair(two, server, chance))
      await Promise.race([enough, Promise.all(playing)])
      for (const player of players) player.stops = true
      await server.end('SIGKILL')
      await Promise.all(playing)
      await server.start()
      await Promise.all(players.map(player => player.comeBack(server)))
      for (const [i, two] of pairs.entries()) {
        if (!two[0].isOver) continue
        all.push(...two)
        pairs[i] = await pair(server)
      }
      say(kill)
    }
    all.push(...pairs.flat())
    await Promise.all(all.map(player => player.close()))
  } finally {
    await server.end('SIGTERM')
    rmSync(folder, { recursive: true })
  }
  const database = await open()
  found.push(...(await complaints(database, all)))
  await database.close()
  return {
    kills,
    acknowledged: all.reduce((sum, one) => sum + one.acknowledged.length, 0),
    tables: all.length / 2,
    complaints: found,
  }
}

/** Two people at a table that has begun. */
async function pair(server: ServerProcess): Promise<readonly [Player, Player]> {
  const cookies = await Promise.all(['Ada', 'Bo'].map(name => newPerson(server.address, name)))
  const guests = await Promise.all(cookies.map(cookie => Guest.connect(server.address, { cookie })))
  const { open } = await guests[0].get({ ask: 'open', make: gatehouse() })
  await guests[1].get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
  await guests[0].get({ ask: 'begin', table: open.id, bots: 'plain' })
  const players = guests.map((guest, seat) => new Player(open.id, seat, cookies[seat], guest)) as [Player, Player]
  await Promise.all(guests.map(guest => guest.watch(open.id)))
  return players
}

async function playPair(two: readonly [Player, Player], server: ServerProcess, chance: FastChance): Promise<void> {
  await Promise.all(two.map(player => player.play(server, chance)))
}

let keys = 0

/** Somebody who never forgets what was acknowledged, and asks again with the same key what was not. */
class Player implements Remembered {
  readonly table: string
  readonly seat: number
  readonly acknowledged: { key: string; seat: number; answer?: unknown }[] = []
  readonly moments: { seat: number; shown: number; view: string }[] = []
  acknowledge: () => void = () => undefined
  stops = false
  private guest: Guest
  private readonly cookie: string
  /** What was asked and not answered when the connection broke. */
  private pending: { readonly key: string; readonly ask: Parameters<Guest['ask']>[0] } | undefined

  constructor(table: string, seat: number, cookie: string, guest: Guest) {
    this.table = table
    this.seat = seat
    this.cookie = cookie
    this.guest = guest
  }

  get isOver(): boolean {
    return this.guest.moment.ending !== null
  }

  /** Plays until the game is over or the connection breaks. */
  async play(_: ServerProcess, chance: FastChance): Promise<void> {
    this.stops = false
    try {
      while (!this.isOver && !this.stops) {
        const { shown } = this.guest.moment
        if (!this.guest.isAsked()) {
          await this.guest.has(one => 'moment' in one && (one.moment.shown > shown || one.moment.ending !== null))
          continue
        }
        const answer = await this.guest.answerTo(0)
        const { table, seat, question } = answer
        const undoes = chance.below(10) === 0 && this.guest.moment.noUndo === null
        await this.do(undoes ? { ask: 'undo', table, seat, question } : answer)
      }
    } catch {
      // The connection broke; what was pending is asked again.
    }
    this.remember()
  }

  /** Connects anew, asks to see what was missed, and asks again what was never answered. */
  async comeBack(server: ServerProcess): Promise<void> {
    const { shown } = this.guest.moment
    this.remember()
    await this.guest.gone()
    this.guest = await Guest.connect(server.address, { cookie: this.cookie })
    await this.guest.watch(this.table, this.seat)
    if (this.guest.moment.shown < shown) throw new Error('what was shown is gone')
    if (this.pending) await this.do(this.pending.ask, this.pending.key)
  }

  async close(): Promise<void> {
    this.remember()
    await this.guest.close()
  }

  private async do(ask: Parameters<Guest['ask']>[0], key = `key-${++keys}`): Promise<void> {
    this.pending = { key, ask }
    const refused = await this.guest.ask(ask, key)
    this.pending = undefined
    if (refused !== null) return
    const answer = ask.ask === 'answer' ? ask.answer : undefined
    this.acknowledged.push({ key, seat: this.seat, ...(answer !== undefined && { answer }) })
    this.acknowledge()
  }

  private remember(): void {
    for (const { shown, view } of this.guest.moments) this.moments.push({ seat: this.seat, shown, view: sight(view) })
  }
}
