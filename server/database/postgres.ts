/**
 * One PostgreSQL for any number of servers. Every transaction has a connection of its own and reads what is committed;
 * whoever is second to change a row waits for the first and looks again. Nothing is tried twice here: whether something was
 * done is for the asker to find out, by its key.
 */
import { type ClientConfig, Pool, type PoolClient, types } from 'pg'
import type { Database, Row, Statements, Value } from './database.ts'

/** So many transactions at once; more wait here. PostgreSQL takes 100 connections unless it is told otherwise. */
const connections = 16
/** What takes longer is given up, in milliseconds; also what a server that froze has begun, since others wait for it. */
const patience = 30_000

const int8 = 20

/** How to reach it: the same for statements and for hints. */
export const reach = (address: string): ClientConfig => ({
  connectionString: address,
  application_name: 'palatine',
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  statement_timeout: patience,
  idle_in_transaction_session_timeout: patience,
})

export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address)

export class Postgres implements Database {
  readonly shared = true
  private readonly pool: Pool

  constructor(address: string) {
    this.pool = new Pool({
      ...reach(address),
      max: connections,
      types: {
        // Times, lengths and counts are all far below 2 ** 53.
        getTypeParser: (type: number, format?: 'text' | 'binary') =>
          type === int8 ? Number : types.getTypeParser(type, format ?? 'text'),
      },
    })
    // A connection that breaks fails whoever uses it; the next one gets another.
    const gone = () => undefined
    this.pool.on('error', gone)
    this.pool.on('connect', client => client.on('error', gone))
  }

  async all(sql: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    return (await this.pool.query<Row>(prepared(sql, values))).rows
  }

  async run(sql: string, ...values: readonly Value[]): Promise<number> {
    return (await this.pool.query(prepared(sql, values))).rowCount ?? 0
  }

  async transaction<T>(work: (inside: Statements) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    try {
      await client.query('BEGIN')
      const value = await work(new Inside(client))
      const { command } = await client.query('COMMIT')
      if (command !== 'COMMIT') throw new Error('a statement failed, and so nothing was written')
      client.release()
      return value
    } catch (error) {
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      )
      throw error
    }
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}

class Inside implements Statements {
  private readonly client: PoolClient

  constructor(client: PoolClient) {
    this.client = client
  }

  async all(sql: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    return (await this.client.query<Row>(prepared(sql, values))).rows
  }

  async run(sql: string, ...values: readonly Value[]): Promise<number> {
    return (await this.client.query(prepared(sql, values))).rowCount ?? 0
  }
}

interface Prepared {
  readonly name?: string
  readonly text: string
}

/** There are some dozens, all written in this program; a connection prepares each of them once. */
const statements = new Map<string, Prepared>()

function prepared(sql: string, values: readonly Value[]): Prepared & { values: Value[] } {
  let found = statements.get(sql)
  if (!found) {
    let n = 0
    const text = sql.replaceAll('?', () => `$${++n}`)
    // The columns of a star may change while another server brings the database to a newer form.
    const fixed = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/.test(sql) && !/^\s*SELECT \*/.test(sql)
    found = fixed ? { name: `palatine ${statements.size}`, text } : { text }
    statements.set(sql, found)
  }
  return { ...found, values: [...values] }
}
