/** Starts, kills and starts again a server that is a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const noLimits = {
  peopleOfAddress: 1_000_000,
  triesOfAddress: 1_000_000,
  requests: 1_000_000,
  asks: 100_000,
  asksOfAddress: 1_000_000,
}

export class ServerProcess {
  address = ''
  /** All that it has printed and logged. */
  said = ''
  private child: ChildProcess | undefined
  private port = 0
  private readonly env: NodeJS.ProcessEnv
  private readonly script: string

  /** `config`: a file with settings; `env`: what else the process is told. */
  constructor(config: string, env: NodeJS.ProcessEnv = {}, script = join(import.meta.dirname, 'child.ts')) {
    this.env = { ...process.env, ...env, HOST: '127.0.0.1', PALATINE_CONFIG: config }
    this.script = script
  }

  /** Settings under which one machine can play everybody, as the text of a configuration. */
  static settings(data: string, database = ''): string {
    const limits = { ...noLimits, socketsOfAddress: 100_000, socketsOfPerson: 1_000, openTablesOfPerson: 100_000 }
    return JSON.stringify({ data, database, botThreads: 1, limits: { ...limits, tablesOfPerson: 100_000 } })
  }

  /** Resolves when it listens, on the port that it had before. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.script], {
      env: { ...this.env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child = child
    this.port = await new Promise<number>((resolve, reject) => {
      this.said = ''
      child.stdout?.setEncoding('utf8').on('data', text => {
        this.said += text
        const port = /^port (\d+)$/m.exec(this.said)?.[1]
        if (port) resolve(Number(port))
      })
      child.on('close', code => reject(new Error(`the server ended with ${code} before it listened`)))
    })
    this.address = `http://127.0.0.1:${this.port}`
  }

  /** Ends it at once, or lets it end by itself; resolves to its exit code. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this
    this.child = undefined
    if (!child || child.exitCode !== null) return child?.exitCode ?? null
    const closed = new Promise<number | null>(resolve => child.on('close', resolve))
    child.kill(signal)
    return closed
  }
}
