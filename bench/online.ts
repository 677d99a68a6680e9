/** The server on one machine: durable answers a second, how long a click takes to the others, bytes and memory. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  FastChance,
  freshSeed,
  type LiveTable,
  type Question,
  type Seat,
  sampleAnswer,
  TableChance,
} from '@palatine/kernel'
import { migrate } from '@palatine/server/database/migrations'
import { Sqlite } from '@palatine/server/database/sqlite'
import { RealClock } from '@palatine/server/ports'
import { TablesStore } from '@palatine/server/stores/tables-store'
import { TableHost } from '@palatine/tables/host'
import type { FromHost } from '@palatine/tables/protocol'
import type { Session } from '@palatine/tables/session'
import { protocolVersion } from '@palatine/tables/version'
import { boardgameIo, type Pair, palatine } from './clicks.ts'

const inFlight = 16
const floors = { share: 0.4, aim: 0.6, bytes: 4_096, heap: 400_000_000 }

export interface Clicks {
  readonly name: string
  readonly sockets: number
  readonly answers: number
  readonly p50: number
  readonly p99: number
  /** Clicks a second of as many pairs as can be in flight. */
  readonly throughput: number
}

export interface Online {
  readonly answers: { readonly inserts: number; readonly durable: number; readonly share: number }
  /** This server and boardgame.io's. */
  readonly clicks: readonly Clicks[]
  /** By game: the median of a moment as it is sent to one watcher. */
  readonly bytes: { readonly [game: string]: number }
  /** Bytes of 1,000 open tables with three watchers each, above an empty host. */
  readonly heap: number
}

export async function online(quick: boolean): Promise<Online> {
  const folder = mkdtempSync(join(tmpdir(), 'palatine-bench-'))
  try {
    return {
      answers: await durableAnswers(folder, quick ? 5 : 15, quick ? 300 : 1_000),
      clicks: await clicks(folder, quick ? 100 : 500, quick),
      bytes: await bytesOfMoments(folder, quick ? 60 : 300),
      heap: await heapOfTables(folder, 1_000, quick ? 2 : 12),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function reportOnline({ answers, clicks, bytes, heap }: Online): string {
  const row = (what: string, value: string) => `| ${what} | ${value} |`
  return [
    '## online',
    '',
    `Gatehouse on SQLite, \`synchronous=FULL\`; ${inFlight} answers in flight, against bare inserts of 300 bytes, one a transaction.`,
    '',
    '| what | value |',
    '| --- | --- |',
    row('bare inserts a second', answers.inserts.toFixed(0)),
    row('durable answers a second, host and store, without sockets', answers.durable.toFixed(0)),
    row('as a share (median of slices that take turns)', answers.share.toFixed(2)),
    ...clicks.flatMap(({ name, sockets, answers: n, p50, p99, throughput }) => [
      row(
        `click to the other player's moment, ${sockets} sockets on live tables, ${n} answers: ${name}`,
        `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      ),
      row(`answers a second over sockets, ${inFlight} tables at full speed: ${name}`, throughput.toFixed(0)),
    ]),
    ...Object.entries(bytes).map(([game, median]) => row(`bytes a move and watcher, median, ${game}`, String(median))),
    row('heap of 1,000 open tables above an empty host', `${(heap / 1e6).toFixed(0)} MB`),
    '',
  ].join('\n')
}

export function missedOnline({ answers, bytes, heap }: Online): string[] {
  return [
    ...(answers.share < floors.share
      ? [`online: ${answers.share.toFixed(2)} of bare inserts, at least ${floors.share}`]
      : []),
    ...Object.entries(bytes)
      .filter(([, median]) => median > floors.bytes)
      .map(([game, median]) => `online: ${median} bytes a move and watcher in ${game}, at most ${floors.bytes}`),
    ...(heap > floors.heap ? [`online: ${heap} bytes for 1,000 tables, at most ${floors.heap}`] : []),
  ]
}

/** A host over a database of its own, without sockets. */
class Hosted {
  readonly host: TableHost
  private readonly database: Sqlite
  private readonly chance = new FastChance(1)
  private tables = 0
  private keys = 0

  private constructor(database: Sqlite) {
    this.database = database
    this.host = new TableHost({
      store: new TablesStore(database),
      bots: { budget: () => 0, think: () => Promise.reject(new Error('no bots here')), leave: () => undefined },
      clock: new RealClock(),
      chance: () => new TableChance(freshSeed()),
      ids: { table: freshSeed, key: freshSeed },
      hints: { tell: () => undefined, hear: () => undefined },
      report: error => {
        throw error
      },
    })
  }

  static async at(file: string): Promise<Hosted> {
    const database = new Sqlite(file)
    await migrate(database)
    return new Hosted(database)
  }

  close(): Promise<void> {
    return this.database.close()
  }

  async begin(game: string, seats = 2): Promise<string> {
    const id = `table-${++this.tables}`
    const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `N${seat}`, bot: '', person: `p${seat}` }))
    const made = await this.host.begin(id, { game, options: {}, components: null }, sitters)
    if ('refused' in made) throw new Error(made.refused.reason)
    return id
  }

  /** Somebody who watches from a seat, or from none. */
  async watcher(table: string, seat: Seat | null, tell: (message: FromHost) => void): Promise<Session> {
    const session = this.host.connect({ person: `p${seat}`, keeper: false }, message => {
      // Only what was acknowledged counts.
      if ('refused' in message) throw new Error(message.refused.reason)
      tell(message)
    })
    await session.hear({ version: protocolVersion, key: `watch-${++this.keys}`, ask: { ask: 'watch', table, seat } })
    return session
  }

  async live(table: string): Promise<LiveTable> {
    const hot = await this.host.table(table)
    if ('refused' in hot) throw new Error(hot.refused.reason)
    return hot.live
  }

  /** Gives any answer for whoever is asked first, and waits for the acknowledgement. False once the game is over. */
  async answer(table: string, sessions: readonly Session[]): Promise<boolean> {
    const live = await this.live(table)
    const [seat] = live.asked
    if (seat === undefined) return false
    const answer = sampleAnswer(live.question(seat) as Question, this.chance)
    const ask = { ask: 'answer', table, seat, question: live.questionNumber(seat), answer }
    await sessions[seat].hear({ version: protocolVersion, key: `key-${++this.keys}`, ask })
    return true
  }
}

async function durableAnswers(folder: string, slices: number, length: number): Promise<Online['answers']> {
  const hosted = await Hosted.at(join(folder, 'answers.db'))
  const bare = new DatabaseSync(join(folder, 'bare.db'))
  bare.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT)',
  )
  const insert = bare.prepare('INSERT INTO rows (text) VALUES (?)')
  const text = 'x'.repeat(300)
  const inserts = (): number => {
    const began = performance.now()
    let done = 0
    while (performance.now() - began < length) {
      insert.run(text)
      done++
    }
    return (done / (performance.now() - began)) * 1_000
  }
  const seated = async () => {
    const table = await hosted.begin('gatehouse')
    const told = () => undefined
    return { table, sessions: [await hosted.watcher(table, 0, told), await hosted.watcher(table, 1, told)] }
  }
  const places = await Promise.all(Array.from({ length: inFlight }, seated))
  let acknowledged = 0
  const answers = async (): Promise<number> => {
    const began = performance.now()
    let done = 0
    await Promise.all(
      places.map(async (_, i) => {
        while (performance.now() - began < length) {
          if (await hosted.answer(places[i].table, places[i].sessions)) done++
          else places[i] = await seated()
        }
      }),
    )
    acknowledged += done
    return (done / (performance.now() - began)) * 1_000
  }
  inserts()
  await answers()
  const found: { inserts: number; durable: number }[] = []
  for (let slice = 0; slice < slices; slice++) found.push({ inserts: inserts(), durable: await answers() })
  const kept = entriesIn(join(folder, 'answers.db'))
  bare.close()
  await hosted.close()
  if (kept < acknowledged) throw new Error(`${acknowledged} answers were acknowledged, and ${kept} entries are kept`)
  return {
    inserts: median(found.map(one => one.inserts)),
    durable: median(found.map(one => one.durable)),
    share: median(found.map(one => one.durable / one.inserts)),
  }
}

function entriesIn(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  const { n } = database.prepare('SELECT COUNT(*) AS n FROM entries').get() as { n: number }
  database.close()
  return n
}

/** Two servers, each a process of its own, and the same people before both: they take turns. */
async function clicks(folder: string, sockets: number, quick: boolean): Promise<readonly Clicks[]> {
  const found: Clicks[] = []
  const contestants = [await palatine(folder), await boardgameIo()]
  try {
    const all = []
    for (const contestant of contestants) {
      const pairs: Pair[] = []
      while (pairs.length < sockets / 2) pairs.push(await contestant.pair())
      all.push({ contestant, pairs, times: [] as number[], throughput: [] as number[] })
    }
    for (let round = 0; round < (quick ? 2 : 10); round++) {
      for (const { pairs, times, throughput } of all) {
        times.push(...(await spread(pairs)))
        throughput.push(await atFull(pairs.slice(0, inFlight), quick ? 500 : 2_000))
      }
    }
    for (const { contestant, times, throughput } of all) {
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
      const name = contestant.name
      found.push({ name, sockets, answers: times.length, p50: at(0.5), p99: at(0.99), throughput: median(throughput) })
    }
    return found
  } finally {
    for (const contestant of contestants) await contestant.end()
  }
}

/** Everybody clicks once within a second, spread over it as people are; how long it took until the others saw it. */
async function spread(pairs: readonly Pair[]): Promise<number[]> {
  const times: number[] = []
  await Promise.all(
    pairs.map(async (pair, i) => {
      await new Promise(resolve => setTimeout(resolve, ((i * 37) % 100) * 10))
      const time = await pair.click()
      if (time !== undefined) times.push(time)
    }),
  )
  return times
}

/** Some pairs click as fast as they can; how many clicks a second. */
async function atFull(pairs: readonly Pair[], milliseconds: number): Promise<number> {
  const began = performance.now()
  let done = 0
  await Promise.all(
    pairs.map(async pair => {
      while (performance.now() - began < milliseconds) {
        await pair.click()
        done++
      }
    }),
  )
  return (done / (performance.now() - began)) * 1_000
}

async function bytesOfMoments(folder: string, answers: number): Promise<Online['bytes']> {
  const hosted = await Hosted.at(join(folder, 'bytes.db'))
  const found: { [game: string]: number } = {}
  for (const game of ['gatehouse', 'xian', 'eschnapur', 'great-split', 'eternal-palace']) {
    const sizes: number[] = []
    const tell = (message: FromHost) => {
      if ('moment' in message) sizes.push(Buffer.byteLength(JSON.stringify(message)))
    }
    const table = await hosted.begin(game, 3)
    const sessions = await Promise.all([0, 1, 2].map(seat => hosted.watcher(table, seat, tell)))
    await hosted.watcher(table, null, tell)
    sizes.length = 0
    for (let n = 0; n < answers && (await hosted.answer(table, sessions)); n++);
    found[game] = median(sizes)
  }
  await hosted.close()
  return found
}

/** A quarter of each of the four games, each some answers after its beginning. */
async function heapOfTables(folder: string, tables: number, played: number): Promise<number> {
  const games = ['xian', 'eschnapur', 'great-split', 'eternal-palace']
  const hosted = await Hosted.at(join(folder, 'heap.db'))
  // The rules are there whether tables are open or not.
  for (const game of games) await hosted.watcher(await hosted.begin(game, 3), null, () => undefined)
  const before = used()
  const sessions: Session[] = []
  for (let n = 0; n < tables; n++) {
    const table = await hosted.begin(games[n % games.length], 3)
    const seats = await Promise.all([0, 1, 2].map(seat => hosted.watcher(table, seat, () => undefined)))
    for (let i = 0; i < played && (await hosted.answer(table, seats)); i++);
    sessions.push(...seats)
  }
  const heap = used() - before
  if (sessions.length !== 3 * tables || hosted.host.size < tables) throw new Error('not all tables are open')
  await hosted.close()
  return heap
}

function used(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
