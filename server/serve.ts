/** The whole server: a house with a database, bots, sockets and the app. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { botThreads } from './bots/threads.ts'
import type { Config } from './config.ts'
import { lockData } from './database/data.ts'
import { openDatabase } from './database/open.ts'
import { isPostgres } from './database/postgres.ts'
import { type HouseHints, noHints } from './hints/hints.ts'
import { PostgresHints } from './hints/postgres-hints.ts'
import { House } from './house.ts'
import { type App, makeHttp } from './http.ts'
import { listen } from './listening.ts'
import { Metrics } from './metrics.ts'
import { RealClock, realChance, realIds } from './ports.ts'
import { RecordThread } from './records/check.ts'
import { takeSockets } from './socket.ts'

export interface Server {
  readonly port: number
  readonly house: House
  /** Tells everybody, finishes what is being written, and ends. */
  close(): Promise<void>
}

/** A page that connects again at once would find nobody: after so many milliseconds somebody may be there. */
const comeAgain = 2_000
/** Where there are other servers they are there now. */
const goElsewhere = 100

async function openHints({ database }: Config, server: string): Promise<HouseHints> {
  if (!isPostgres(database)) return noHints
  const hints = new PostgresHints(database, server)
  await hints.open()
  return hints
}

/** `failed` hears of every fault of the program; hints go `through` whatever a test puts between servers. */
export async function serve(
  config: Config,
  app: App,
  version: string,
  failed: (error: unknown) => void = () => undefined,
  through: (hints: HouseHints) => HouseHints = hints => hints,
): Promise<Server> {
  const server = randomUUID()
  // Whatever is begun here is ended again, the last first: when the server closes, or where something later fails.
  const begun: (() => unknown)[] = []
  const end = async () => {
    for (const one of begun.splice(0).toReversed()) await one()
  }
  try {
    return await begin()
  } catch (error) {
    await end()
    throw error
  }

  async function begin(): Promise<Server> {
    // Before anything is written: another server, perhaps of another version, may be at work in this folder.
    if (!isPostgres(config.database)) begun.push(lockData(config.data))
    const database = await openDatabase(config)
    begun.push(() => database.close())
    const hints = through(await openHints(config, server))
    begun.push(() => hints.close())
    const bots = botThreads(config.botThreads || undefined)
    const clock = new RealClock()
    begun.push(() => {
      bots.end()
      clock.stop()
    })
    let http: FastifyInstance | undefined
    let closed = false
    const report = (error: unknown) => {
      // Bots may come too late with their answers: they are asked again at the next start.
      if (closed) return
      failed(error)
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
      http?.log.error({ error: { name, message, stack } }, 'something failed')
    }
    const metrics = new Metrics({
      sockets: () => house.visits.size,
      tables: () => house.host.size,
      thoughts: () => bots.busy,
    })
    const house: House = new House(
      {
        database,
        bots,
        clock,
        chance: realChance,
        ids: realIds,
        server,
        hints,
        report,
      },
      { limits: config.limits, secret: config.secret, version },
      new RecordThread(),
      metrics,
    )
    const make = async () => {
      http = makeHttp(house, config, app, metrics)
      takeSockets(http, house, config, metrics)
      await http.ready()
      return http.server
    }
    begun.push(() => http?.close())
    const { port } = await listen(make, config.port, config.host)
    await house.open()
    return {
      port,
      house,
      async close() {
        await house.close(database.shared ? goElsewhere : comeAgain)
        closed = true
        await end()
      },
    }
  }
}
