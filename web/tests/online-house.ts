/** A server in a process of its own, as people start it, that can be killed and started again; and people with browsers at it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameRecord, Title } from '@palatine/kernel'
import type { FromHost, Moment } from '@palatine/tables/protocol'
import { ensureBuilt } from '../build.ts'
import type { Visitor } from '../online-people.ts'
import { see } from './seated.ts'

const root = join(import.meta.dirname, '..', '..')

export class OnlineHouse {
  address = ''
  private port = 0
  private process: ChildProcess | undefined
  private readonly data = mkdtempSync(join(tmpdir(), 'palatine-online-'))

  /** On the port from before, if there was one; with the data from before in any case. */
  async start(): Promise<void> {
    await ensureBuilt()
    const started = spawn(process.execPath, [join(root, 'cli', 'bin', 'palatine.mjs'), 'serve'], {
      cwd: root,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        PALATINE_DATA: this.data,
        PALATINE_LOG: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.process = started
    this.port = await new Promise<number>((resolve, reject) => {
      let said = ''
      started.stdout.on('data', (text: Buffer) => {
        said += String(text)
        const [, port] = /Palatine is at http:\/\/[^:]+:(\d+)/.exec(said) ?? []
        if (port) resolve(Number(port))
      })
      started.once('exit', code => reject(new Error(`The server ended with ${code}: ${said}`)))
    })
    this.address = `http://127.0.0.1:${this.port}`
  }

  /** Without a word, as when the power fails. */
  async kill(): Promise<void> {
    const { process: running } = this
    if (!running || running.exitCode !== null) return
    const gone = new Promise(resolve => running.once('exit', resolve))
    running.kill('SIGKILL')
    await gone
  }

  async end(): Promise<void> {
    await this.kill()
    rmSync(this.data, { recursive: true, force: true })
  }
}

export const resultOf = async ({ page }: Visitor): Promise<string[]> => {
  await see(page, '.scoring-winner')
  return page.locator('.scoring-table tfoot td').allTextContents()
}

/** The record as the server gives it out once the game is over. */
export async function recordOf({ page }: Visitor, title: Title): Promise<GameRecord> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ])
  const stream = await download.createReadStream()
  let text = ''
  for await (const part of stream) text += String(part)
  const { record } = JSON.parse(text) as { record: GameRecord }
  if (record.game !== title.game.id) throw new Error(`this is a record of ${record.game}`)
  return record
}

/** The moments that somebody was sent. */
export const momentsIn = (heard: readonly string[]): Moment[] =>
  heard.flatMap(text => {
    const message = JSON.parse(text) as FromHost
    return 'moment' in message ? [message.moment] : []
  })
