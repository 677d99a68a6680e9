/** The server with a build, and with a place of its own to keep games: for tests and pictures. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '@palatine/server/config'
import { type Server, serve } from '@palatine/server/serve'
import { appIn } from './app-files.ts'

export interface Served {
  readonly port: number
  readonly house: Server['house']
  close(): Promise<void>
}

/** Opens the host's page. */
export const houseSecret = 'the secret of this house'

/** One machine plays everybody: nobody is too fast. */
const manyPeople = { peopleOfAddress: 100_000, socketsOfAddress: 10_000, requests: 100_000, triesOfAddress: 10_000 }

/** Serves a build on the wanted port or the next free one. */
export async function serveBuild(folder?: string, settings: Partial<Config> = {}): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'palatine-data-'))
  const usual = readConfig({})
  const limits = { ...usual.limits, ...manyPeople }
  const remove = () => rmSync(data, { recursive: true, force: true })
  const server = await serve(
    { ...usual, port: 0, data, limits, secret: houseSecret, ...settings },
    appIn(folder),
    'test',
  ).catch(error => {
    remove()
    throw error
  })
  return {
    port: server.port,
    house: server.house,
    async close() {
      await server.close()
      remove()
    },
  }
}
