/** Writes to a PostgreSQL for a while, in so many ways at once, and says how much was done. */
import { parentPort, workerData } from 'node:worker_threads'
import { freshSeed, type Question, TableChance, unrankAnswer } from '@palatine/kernel'
import { openDatabase } from '@palatine/server/database/open'
import { PostgresHints } from '@palatine/server/hints/postgres-hints'
import { SharedTablesStore } from '@palatine/server/stores/shared-tables-store'
import { TableHost } from '@palatine/tables/host'
import type { HotTable } from '@palatine/tables/hot-table'

export interface Writing {
  readonly database: string
  readonly what: 'inserts' | 'answers'
  readonly writers: number
  readonly milliseconds: number
}

const { database: address, what, writers, milliseconds } = workerData as Writing
const server = freshSeed()
const database = await openDatabase({ data: '', database: address })
const hints = new PostgresHints(address, server)
await hints.open()
const store = new SharedTablesStore(database, server, 6_000)
const host = new TableHost({
  store,
  sharing: store,
  bots: { budget: () => 0, think: () => Promise.reject(new Error('there is no bot')), leave: () => undefined },
  clock: { now: () => Date.now(), after: () => () => undefined },
  chance: () => new TableChance(freshSeed()),
  ids: { table: freshSeed, key: freshSeed },
  hints: { tell: table => hints.tell({ table }), hear: () => undefined },
  report: error => {
    throw error
  },
})

const begin = async (): Promise<HotTable> => {
  const id = freshSeed()
  const sitter = { name: 'Somebody', bot: '', person: 'somebody' }
  const made = await host.begin(id, { game: 'gatehouse', options: {}, components: null }, [sitter, sitter])
  const hot = await host.table(id)
  if ('refused' in made || 'refused' in hot) throw new Error('no table')
  return hot
}

let done = 0
/** Only what is done within the time counts. */
const isOver = () => performance.now() >= end

async function answers(hot: HotTable): Promise<void> {
  let table = hot
  while (!isOver()) {
    const [seat] = table.live.asked
    if (seat === undefined) {
      table = begun.pop() ?? (await begin())
      continue
    }
    const answer = unrankAnswer(table.live.question(seat) as Question, 0)
    const refused = await table.answer(freshSeed(), seat, table.live.questionNumber(seat), answer)
    if (refused) throw new Error(refused.reason)
    if (!isOver()) done++
  }
}

async function inserts(): Promise<void> {
  const id = freshSeed()
  const entry = JSON.stringify({ seat: 0, answer: [3, 'wall'], draws: [2], hash: freshSeed() })
  for (let sequence = 0; !isOver(); sequence++) {
    const sql = 'INSERT INTO entries (table_id, sequence, key, time, entry) VALUES (?, ?, ?, ?, ?)'
    await database.run(sql, id, sequence, freshSeed(), Date.now(), entry)
    if (!isOver()) done++
  }
}

// Answers are measured, not beginnings: there are tables enough, of which each has some ten answers.
const begun: HotTable[] = []
if (what === 'answers') {
  const wanted = (writers * milliseconds) / 25
  while (begun.length < wanted) begun.push(...(await Promise.all(Array.from({ length: 50 }, begin))))
}
const tables = await Promise.all(Array.from({ length: writers }, begin))
const end = performance.now() + milliseconds
await Promise.all(tables.map(hot => (what === 'answers' ? answers(hot) : inserts())))
await hints.close()
await database.close()
parentPort?.postMessage(done)
