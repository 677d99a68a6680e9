/** The database that the configuration names, in its newest form; or a sentence that says why there is none. */
import type { Config } from '../config.ts'
import { openData, openKept } from './data.ts'
import type { Database } from './database.ts'
import { migrate } from './migrations.ts'
import { isPostgres, Postgres } from './postgres.ts'

/** Where everything is kept: a folder, or a PostgreSQL. */
export type Place = Pick<Config, 'data' | 'database'>

export const openDatabase = ({ data, database }: Place): Promise<Database> =>
  isPostgres(database) ? openPostgres(database) : openData(data)

/** To look at what is kept: a folder without anything is said to be one. */
export const openToLook = ({ data, database }: Place): Promise<Database> =>
  isPostgres(database) ? openPostgres(database) : openKept(data)

async function openPostgres(address: string): Promise<Database> {
  const database = new Postgres(address)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    const { code, message } = reasonOf(error)
    throw code === undefined ? error : new Error(unreachable(address, code, message))
  }
}

/** Where a name has several addresses, and none answers, there are several reasons: the first is as good as any. */
function reasonOf(error: unknown): { readonly code?: string | undefined; readonly message: string } {
  const one: unknown = error instanceof AggregateError ? error.errors[0] : error
  const { code, message } = one as NodeJS.ErrnoException
  return { code: code ?? (/timeout/.test(message) ? 'ETIMEDOUT' : undefined), message }
}

/** Never with the password. */
function unreachable(address: string, code: string, message: string): string {
  const where = URL.canParse(address) ? `${new URL(address).host}${new URL(address).pathname}` : 'its address'
  const toDo = /^(28|3D)/.test(code)
    ? 'Check name, password and database in PALATINE_DATABASE.'
    : 'Start PostgreSQL, or correct the address in PALATINE_DATABASE.'
  return `The PostgreSQL at ${where} cannot be used (${message}). ${toDo}`
}
