/** The tables' worker: a host of tables whose store is this browser. The page is its one visitor. */
import { freshSeed, TableChance } from '@palatine/kernel'
import type { FromBots, Thread } from '@palatine/tables/bots/messages'
import { BotPool } from '@palatine/tables/bots/pool'
import { TableHost } from '@palatine/tables/host'
import { MemoryStore } from '@palatine/tables/memory-store'
import type { Clock, Hints } from '@palatine/tables/ports'
import type { Session } from '@palatine/tables/session'
import { openDatabase } from './database.ts'
import { here } from './here.ts'
import { IndexedStore } from './indexed-store.ts'
import type { FromWorker } from './messages.ts'
import { startWorker, workerNames } from './names.ts'

/** So many bots think at once at most; one core is left to the page. */
const mostBots = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1))

const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, wake) {
    const timer = setTimeout(wake, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Tells other tabs, each of which has a host of its own. */
function tabs(): Hints {
  const channel = new BroadcastChannel('palatine.tables')
  return {
    tell: table => channel.postMessage(table),
    hear: listener => channel.addEventListener('message', ({ data }) => listener(String(data))),
  }
}

function botThread(): Thread {
  const worker = startWorker('bots')
  return {
    post: message => worker.postMessage(message),
    hear(said, broken) {
      worker.onmessage = ({ data }: MessageEvent<FromBots>) => said(data)
      worker.onerror = event => {
        // Otherwise it goes on to the page, which takes it for the end of the tables' worker.
        event.preventDefault()
        broken()
      }
    },
    end: () => worker.terminate(),
  }
}

const post = (message: FromWorker) => self.postMessage(message)

function report(error: unknown): void {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') post({ storage: 'full' })
  console.error(error)
}

/** Where nothing can be kept one can still play, as long as the page is open. */
async function hosting(): Promise<Session> {
  const database = await openDatabase(storage => post({ storage })).catch(() => undefined)
  const host = new TableHost({
    store: database ? new IndexedStore(database) : new MemoryStore(),
    bots: new BotPool(botThread, mostBots),
    clock,
    chance: () => new TableChance(freshSeed()),
    ids: { table: freshSeed, key: freshSeed },
    hints: tabs(),
    report,
  })
  if (self.name === workerNames.tables) void host.takeUp()
  return host.connect({ person: here, keeper: true }, post)
}

export function hostTables(): void {
  const session = hosting()
  self.onmessage = ({ data }: MessageEvent<unknown>) => void session.then(one => one.hear(data))
}
