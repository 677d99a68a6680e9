// One of two commits that are compared, in a thread of its own: measures what it is asked to, one thing at a time.
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import type {
  Bot,
  Chance,
  Game,
  GameBot,
  GameRecord,
  LiveTable,
  Question,
  Replay,
  Table,
  Title,
} from '@palatine/kernel'
import { Stretch } from '../clock.ts'

/** What is asked of a side; every answer is one number. */
export interface Asked {
  readonly measure: keyof typeof measures
  readonly game: string
  readonly milliseconds: number
}

/** What both commits have, and what only one of them may have. */
interface Kernel {
  readonly FastChance: new (seed: number) => Chance
  readonly LiveTable: typeof LiveTable
  readonly Replay?: typeof Replay
  begin(game: Game, io: object): { g: object }
  playout(game: Game, state: object, io: object): number
  plain(bot: GameBot): Bot
  sampleForBots(question: Question, chance: Chance): never
  tableFor(title: Title, seats: number): Table
  nthSeed(seed: number, n: number): number
}

const { root } = workerData as { root: string }
const load = (file: string) => import(pathToFileURL(`${root}/${file}`).href)
const kernel: Kernel = await load('kernel/index.ts')
const { playGame } = await load('bots/index.ts')
const { titles } = await load('games/registry.ts')

// A thread cannot be started with this flag.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What is left when everything is gone that nobody needs. */
function heapInUse(): number {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

interface Laid {
  readonly title: Title
  readonly table: Table
  readonly bots: readonly Bot[]
  readonly bare: (table: Table, chance: Chance) => { readonly decisions: number }
}
const laid = new Map<string, Laid>()

/** The game with its most seats. */
async function at(id: string): Promise<Laid> {
  const known = laid.get(id)
  if (known) return known
  const title: Title & { readonly bot?: GameBot } = await titles[id].load()
  const table = kernel.tableFor(title, title.game.seats[1])
  const bot = kernel.plain(title.bot ?? (await title.loadBot()))
  const { playBare } = await load(`bench/bare/${id}.ts`)
  const one = { title, table, bots: Array.from({ length: table.seats }, () => bot), bare: playBare }
  laid.set(id, one)
  return one
}

function playRandom({ title, table }: Laid, seed: number, stopAt = Number.POSITIVE_INFINITY): LiveTable {
  const live = kernel.LiveTable.open(title.game, table, new kernel.FastChance(seed))
  const chance = new kernel.FastChance(seed + 1)
  for (let n = 0; n < stopAt && !live.over; n++) {
    const [seat] = live.asked
    live.play(seat, kernel.sampleForBots(live.question(seat) as Question, chance))
  }
  return live
}

/** How much of something is done in a second of work. */
async function aSecond(milliseconds: number, work: (n: number) => number | Promise<number>): Promise<number> {
  const stretch = new Stretch(milliseconds)
  let done = 0
  let n = 0
  do done += await work(n++)
  while (!stretch.isOver)
  return (done / stretch.worked) * 1000
}

/** The same rules, which count how often they are given an answer. */
function counting(laid: Laid): Laid & { readonly work: { answers: number } } {
  const work = { answers: 0 }
  const counted =
    (given: unknown) =>
    (...args: unknown[]) => {
      work.answers++
      return (given as (...all: unknown[]) => unknown)(...args)
    }
  const steps = Object.fromEntries(
    Object.entries(laid.title.game.steps).map(([id, step]) => {
      const definition: Record<string, unknown> = { ...step.definition }
      for (const key of ['answer', 'answers']) if (definition[key]) definition[key] = counted(definition[key])
      return [id, { ...step, definition }]
    }),
  )
  const game = { ...laid.title.game, steps: steps as unknown as Game['steps'] }
  return { ...laid, title: { ...laid.title, game }, work }
}

/** A game near its end where somebody can take back; both commits find the same. */
function lateUndo(one: Laid): { live: LiveTable; seat: number } {
  const all = playRandom(one, 7).record.entries.length
  for (let n = all - 1; n > 0; n--) {
    const live = playRandom(one, 7, n)
    const seat = [...Array(one.table.seats).keys()].find(each => !live.whyNotUndo(each))
    if (seat !== undefined) return { live, seat }
  }
  throw new Error('nobody can ever take back')
}

/** Steps through the last moments of a finished game, as a replay does. */
function stepper(one: Laid, record: GameRecord): (place: number) => void {
  const { game } = one.title
  if (!kernel.Replay) return place => void kernel.LiveTable.replay(game, one.table, record, place)
  const replay = new kernel.Replay(game, one.table, record)
  return place => void replay.at(place)
}

const lastSteps = 20

const measures = {
  /** Kilobytes of a finished table. */
  async heap({ game }: Asked) {
    const one = await at(game)
    // What all tables share, such as figures and compiled code, stays with these.
    const shared = [playRandom(one, -1), playRandom(one, -2)]
    const count = 40
    const tables = Array.from({ length: count }, (_, n) => playRandom(one, n))
    const held = heapInUse()
    tables.length = 0
    const freed = held - heapInUse()
    if (!shared.every(({ over }) => over)) throw new Error('a game has not come to its end')
    return freed / count / 1024
  },

  /** Answers that are played to take back one, late in the game. */
  async undoAnswers({ game }: Asked) {
    const one = counting(await at(game))
    const { live, seat } = lateUndo(one)
    one.work.answers = 0
    live.undo(seat)
    return one.work.answers
  },

  async undosASecond({ game, milliseconds }: Asked) {
    const { live, seat } = lateUndo(await at(game))
    const entry = live.record.entries.findLast(each => 'answer' in each && each.seat === seat && !each.auto)
    if (!entry || !('answer' in entry)) throw new Error('nothing to take back')
    return aSecond(milliseconds, () => {
      live.undo(seat)
      live.play(seat, entry.answer)
      return 1
    })
  },

  /** Answers that are played for a step of a replay, late in the game. */
  async stepAnswers({ game }: Asked) {
    const one = counting(await at(game))
    const { record } = playRandom(one, 7)
    const step = stepper(one, record)
    one.work.answers = 0
    for (let i = 0; i < lastSteps; i++) step(record.entries.length - i)
    return one.work.answers / lastSteps
  },

  async stepsASecond({ game, milliseconds }: Asked) {
    const one = await at(game)
    const { record } = playRandom(one, 7)
    const step = stepper(one, record)
    return aSecond(milliseconds, n => {
      step(record.entries.length - (n % lastSteps))
      return 1
    })
  },

  async plainASecond({ game, milliseconds }: Asked) {
    const { title, table, bots } = await at(game)
    return aSecond(milliseconds, async n => (await playGame({ title, table, bots, seed: n })).decisions)
  },

  async kernelASecond({ game, milliseconds }: Asked) {
    const { title, table } = await at(game)
    return aSecond(milliseconds, n => {
      const io = { table, chance: new kernel.FastChance(kernel.nthSeed(1, n)) }
      return kernel.playout(title.game, kernel.begin(title.game, io), io)
    })
  },

  async bareASecond({ game, milliseconds }: Asked) {
    const { table, bare } = await at(game)
    return aSecond(milliseconds, n => bare(table, new kernel.FastChance(kernel.nthSeed(1, n))).decisions)
  },
}

const answer = async (asked: Asked) => parentPort?.postMessage(await measures[asked.measure](asked))
parentPort?.on('message', (asked: Asked) => void answer(asked))
