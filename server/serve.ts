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
  const database = await openDatabase(config)
  const hints = through(await openHints(config, server))
  const unlock = database.shared ? () => undefined : lockData(config.data)
  const bots = botThreads(config.botThreads || undefined)
  const clock = new RealClock()
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
  const { port } = await listen(make, config.port, config.host).catch(async error => {
    await hints.close()
    await database.close()
    unlock()
    throw error
  })
  await house.open()
  return {
    port,
    house,
    async close() {
      await house.close(database.shared ? goElsewhere : comeAgain)
      closed = true
      bots.end()
      clock.stop()
      await http?.close()
      await hints.close()
      await database.close()
      unlock()
    },
  }
}
