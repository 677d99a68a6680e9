// Shows that the engine survives whatever is written to it: it does not die, does not grow, and what it refuses
// changes no table.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Chance, FastChance, type LiveTable, type Question, sampleAnswer } from '@palatine/kernel'
import { titles } from '../../games/registry.ts'
import { Engine } from '../engine/index.ts'
import { code, limits } from '../engine/rpc.ts'
import { mutated } from './mutate.ts'

export interface EngineProof {
  readonly lines: number
  readonly answered: number
  /** How often each error was given, by code; `fine` for results. */
  readonly answers: { readonly [code: string]: number }
  /** How much more memory was in use at the end than after the first half, in megabytes. */
  readonly grownHere: number
  /** The same for a process of its own that got the same lines; undefined where it cannot be looked up. */
  readonly grownThere: number | undefined
}

/** Bounds on growth in megabytes: a hundred times less than 100,000 lines would need if each left something behind. */
const mostGrowth = { here: 8, there: 64 } as const
const mostTables = 6
const readers = ['games', 'questions', 'view', 'state', 'result', 'record']

/** Throws with the line that broke something. */
export async function proveEngine(lines: number, seed = 1, progress = (_lines: number) => {}): Promise<EngineProof> {
  const other = new OtherEngine()
  try {
    return await prove(lines, seed, other, progress)
  } finally {
    other.stop()
  }
}

async function prove(
  lines: number,
  seed: number,
  other: OtherEngine,
  progress: (lines: number) => void,
): Promise<EngineProof> {
  const chance = new FastChance(seed)
  const engine = new Engine()
  const answers: Record<string, number> = {}
  let answered = 0
  let before = 0
  let tables = ''
  for (let n = 0; n < lines; n++) {
    // By then every game has been opened once, and what is kept of each is there.
    if (n === Math.floor(lines / 2)) {
      before = heap()
      await other.mark()
    }
    const { line, good } = await nextLine(engine, chance, n)
    const answer = await engine.answer(line)
    if (answer !== undefined) answered++
    await other.send(line, answer !== undefined)
    for (const key of outcomes(line, answer)) {
      if (good && key !== 'fine') throw new Error(`${clip(line)} is right, but is answered by ${clip(`${answer}`)}`)
      answers[key] = (answers[key] ?? 0) + 1
    }
    const now = fingerprints(engine)
    if (answer !== undefined && !mayChange(line, answer)) expectSame(tables, now, line, answer)
    tables = now
    if ((n + 1) % 10_000 === 0) progress(n + 1)
  }
  const grownHere = heap() - before
  const grownThere = await other.end()
  if (grownHere > mostGrowth.here) throw new Error(`${grownHere.toFixed(1)} MB more are in use after ${lines} lines`)
  if (grownThere !== undefined && grownThere > mostGrowth.there) {
    throw new Error(`the process has grown by ${grownThere.toFixed(1)} MB in ${lines} lines`)
  }
  return { lines, answered, answers, grownHere, grownThere }
}

/** A line, and whether it has to be answered with a result. */
interface Line {
  readonly line: string
  readonly good: boolean
}

/** Mostly a spoilt request; now and then a good one, so that games go on. */
async function nextLine(engine: Engine, chance: Chance, n: number): Promise<Line> {
  const { ids } = engine.tables
  const request = (method: string, params: object) => ({ jsonrpc: '2.0', id: n, method, params })
  const good = (asked: object): Line => ({ line: JSON.stringify(asked), good: true })
  const spoilt = (asked: object): Line => ({ line: mutated(asked, chance), good: false })
  if (ids.length > mostTables) return good(request('close', { table: ids[chance.below(ids.length)] }))
  if (ids.length === 0 || chance.below(40) === 0) {
    // Large games make every line dear: most tables are of the smallest one, one in fifty of any.
    const games = chance.below(50) === 0 ? Object.values(titles) : [titles.gatehouse]
    const { game } = await games[chance.below(games.length)].load()
    const seats = game.seats[0] + chance.below(game.seats[1] - game.seats[0] + 1)
    const asked = request('new', { game: game.id, seats, options: {}, seed: n })
    return ids.length > 0 && chance.below(2) === 0 ? spoilt(asked) : good(asked)
  }
  if (chance.below(4000) === 0) return { line: `"${'x'.repeat(limits.lineLength)}"`, good: false }
  const table = ids[chance.below(ids.length)]
  const { live } = engine.tables.get(table)
  const [method, params] = goodCall(live, table, chance)
  const asked = request(method, params)
  if (chance.below(5) > 0) return spoilt(asked)
  // An undo may rightly be refused; and what was loaded after it was spoilt need not be a position of the game.
  return { line: JSON.stringify(asked), good: method !== 'undo' && live.record.from === undefined }
}

function goodCall(live: LiveTable, table: string, chance: Chance): [method: string, params: object] {
  const seat = live.asked[chance.below(Math.max(1, live.asked.length))] ?? 0
  const question = live.question(seat) as Question | undefined
  switch (chance.below(live.over ? 7 : 16)) {
    case 0:
      return ['games', { lang: 'en' }]
    case 1:
      return ['view', { table, seat: chance.below(2) === 0 ? null : seat, since: 0 }]
    case 2:
      return ['state', { table }]
    case 3:
      return ['result', { table }]
    case 4:
      return ['undo', { table, seat }]
    case 5:
      return live.over ? ['close', { table }] : ['record', { table }]
    case 6: {
      const { seats, options } = live.table
      const state = JSON.parse(JSON.stringify(live.state))
      return ['load', { game: live.game.id, seats, options, state, seed: 5 }]
    }
    case 7:
      return ['questions', { table, seat, page: 0, lang: 'de' }]
    default:
      return ['play', { table, seat, answer: question ? sampleAnswer(question, chance) : 0 }]
  }
}

/** Every answer as the code of its error, or `fine`. An answer that is none of these is a mistake. */
function outcomes(line: string, answer: string | undefined): string[] {
  if (answer === undefined) return ['none']
  const parsed: unknown = JSON.parse(answer)
  const known: readonly number[] = Object.values(code)
  return (Array.isArray(parsed) ? parsed : [parsed]).map(one => {
    if (one.jsonrpc !== '2.0' || 'result' in one === 'error' in one)
      throw new Error(`${clip(line)} is answered by ${clip(answer)}`)
    if ('result' in one) return 'fine'
    if (one.error.code === code.internal || !known.includes(one.error.code) || one.error.message === '') {
      throw new Error(`${clip(line)} is answered by ${clip(answer)}`)
    }
    return `${one.error.code}`
  })
}

/** Only what was answered with a result, by a method that is there to change something, may have changed anything. */
function mayChange(line: string, answer: string): boolean {
  const given: unknown = JSON.parse(answer)
  if (Array.isArray(given)) {
    // In a batch a request without an id does its work without a word.
    const silent = (request: unknown) => typeof request === 'object' && request !== null && !('id' in request)
    return given.some(one => 'result' in one) || (JSON.parse(line) as unknown[]).some(silent)
  }
  if (!('result' in (given as object))) return false
  return !readers.includes((JSON.parse(line) as { method: string }).method)
}

function fingerprints(engine: Engine): string {
  return engine.tables.ids
    .map(id => {
      const { live } = engine.tables.get(id)
      return `${id} ${live.record.entries.length} ${live.hash()}`
    })
    .join('\n')
}

function expectSame(was: string, is: string, line: string, answer: string): void {
  if (was !== is) throw new Error(`${clip(line)} was answered by ${clip(answer)}, but a table has changed`)
}

const clip = (text: string): string => (text.length > 2000 ? `${text.slice(0, 2000)} ...` : text)

/** Megabytes in use, after cleaning up. */
function heap(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed / 1e6
}

/**
 * The real thing: `palatine engine` as a process, which gets the same lines. Its heap may have 64 MB: without a limit it
 * would put off cleaning up, and looking at its size would say nothing.
 */
class OtherEngine {
  private readonly child = spawn(
    process.execPath,
    ['--max-old-space-size=64', join(import.meta.dirname, '..', 'bin', 'palatine.mjs'), 'engine'],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  private readonly ended = once(this.child, 'close')
  private expected = 0
  private received = 0
  private marked: number | undefined

  constructor() {
    this.child.stdout.on('data', (chunk: Buffer) => {
      for (const byte of chunk) if (byte === 10) this.received++
    })
    // Writing to a process that has died is an error of its own; its exit code says more.
    this.child.stdin.on('error', () => {})
  }

  async send(line: string, answered: boolean): Promise<void> {
    if (answered) this.expected++
    if (this.child.exitCode !== null)
      throw new Error(`the engine died with ${this.child.exitCode} before ${clip(line)}`)
    if (!this.child.stdin.write(`${line}\n`)) await Promise.race([once(this.child.stdin, 'drain'), this.ended])
  }

  /** From here on growth counts. */
  async mark(): Promise<void> {
    await this.caughtUp()
    this.marked = this.memory()
  }

  /** Growth in megabytes, when everything is answered and the engine has ended well. */
  async end(): Promise<number | undefined> {
    await this.caughtUp()
    const now = this.memory()
    this.child.stdin.end()
    const [status] = await this.ended
    if (status !== 0) throw new Error(`the engine ended with ${status}`)
    if (this.received !== this.expected) throw new Error(`${this.received} answers instead of ${this.expected}`)
    return now === undefined || this.marked === undefined ? undefined : now - this.marked
  }

  /** Whatever happened: nothing stays behind. */
  stop(): void {
    if (this.child.exitCode === null) this.child.kill()
  }

  private async caughtUp(): Promise<void> {
    while (this.received < this.expected && this.child.exitCode === null)
      await new Promise(resolve => setTimeout(resolve, 5))
  }

  private memory(): number | undefined {
    try {
      const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))?.[1]
      return resident === undefined ? undefined : Number(resident) / 1000
    } catch {
      return undefined
    }
  }
}
