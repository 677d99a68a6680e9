// Does the page stay quick? The longest task on its main thread while bots think and their turns are shown.
import { playLive } from '@palatine/bots'
import { type GameRecord, plain, tableFor } from '@palatine/kernel'
import { titles } from '../games/registry.ts'
import { chooseSomething, launch, openStage, putTable, type Stage } from '../web/browser.ts'
import { aligned } from './run.ts'

type Browser = Awaited<ReturnType<typeof launch>>
type Page = Awaited<ReturnType<Stage['visit']>>['page']

/** Nobody notices a task as long as this, in milliseconds; browsers call everything above it long. */
const longest = 50
/** How far the games have come: towers are high, walls are long, the log is longer. */
const late = 0.85
/** Who plays against the person: the bot that thinks the most. */
const bot = 'fierce'
/** How many times slower the processor of the page is made: a phone. */
const slowness = [1, 4]

interface Task {
  /** What the thread has worked, and what passed on the clock meanwhile. */
  readonly worked: number
  readonly lasted: number
}

interface Position {
  readonly game: string
  readonly seats: number
  readonly slower: number
  readonly elements: number
  /** The longest task of each run. */
  readonly runs: readonly Task[]
}

export interface Trace {
  readonly positions: readonly Position[]
}

/** Every title with as many seats as it takes, late in a game. */
export async function trace(quick: boolean): Promise<Trace> {
  const stage = await openStage()
  const browser = await launch()
  const positions: Position[] = []
  for (const { id, listed } of Object.values(titles)) {
    for (const slower of listed ? slowness : [])
      positions.push(await measure(stage, browser, id, slower, quick ? 2 : 5))
  }
  await stage.close()
  return { positions }
}

async function measure(stage: Stage, browser: Browser, game: string, slower: number, runs: number): Promise<Position> {
  const title = await titles[game].load()
  const seats = title.game.seats[1]
  const bots = new Array(seats).fill(plain(await title.loadBot()))
  const { record } = await playLive({ title, table: tableFor(title, seats), bots, seed: 7 })
  const entries = record.entries.slice(0, Math.floor(record.entries.length * late))
  const tasks: Task[] = []
  let elements = 0
  for (let run = 0; run < runs; run++) {
    const { page, context } = await stage.visit({ settings: { speed: 'normal', motion: 'full' } })
    await sitDown(stage, page, { ...record, entries })
    elements = await page.locator('*').count()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    tasks.push(await longestTask(browser, page))
    await context.close()
  }
  return { game, seats, slower, elements, runs: tasks }
}

const asked = '[data-owes=true] .confirm-bar'

/** A person in the first seat, bots in the others; the whole log is open. */
async function sitDown(stage: Stage, page: Page, record: GameRecord): Promise<void> {
  const chairs = Array.from({ length: record.table.seats }, (_, seat) => ({
    name: `Seat ${seat + 1}`,
    bot: seat === 0 ? '' : bot,
  }))
  await putTable(stage, page, 'late', chairs, record)
  await page.goto(`${stage.address}/table/late`)
  await page.click('#tab-log')
  await page.waitForSelector(asked)
  await page.waitForTimeout(1000)
}

const answers = 4

/** What counts is from each confirmation until everything has come to rest again. */
async function longestTask(browser: Browser, page: Page): Promise<Task> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  for (let n = 0; n < answers && (await page.locator(asked).isVisible()); n++) {
    const before = await page.locator('.table-page').getAttribute('data-moment')
    await page.evaluate(chooseSomething, n)
    await page.evaluate(() => performance.mark('begin'))
    await page.locator('.confirm-bar .button-main').click()
    await page.waitForFunction(isAtRest, before, { polling: 200 })
    await page.evaluate(() => performance.mark('end'))
  }
  return longestIn(JSON.parse(String(await browser.stopTracing())) as TraceFile)
}

/** In the page: something new is asked, or the game is over, and nothing moves but what always does. */
function isAtRest(before: string | null): boolean {
  const now = document.querySelector('.table-page')?.getAttribute('data-moment')
  const moves = document
    .getAnimations()
    .some(one => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime))
  return now !== before && !moves && document.querySelector('[data-owes=true] .confirm-bar, .scoring-winner') !== null
}

export interface TraceFile {
  readonly traceEvents: readonly {
    readonly name: string
    readonly ph: string
    readonly pid: number
    readonly tid: number
    /** In microseconds: when it began, how long it lasted, how long its thread worked. */
    readonly ts: number
    readonly dur?: number
    readonly tdur?: number
  }[]
}

/** The thread that set the marks is the main thread of the page. */
export function longestIn({ traceEvents }: TraceFile): Task {
  const marks = (name: string) => traceEvents.filter(event => event.name === name).sort((a, b) => a.ts - b.ts)
  const [begins, ends] = [marks('begin'), marks('end')]
  const { pid, tid } = begins[0]
  const tasks = traceEvents.filter(
    ({ name, ph, pid: process, tid: thread, ts }) =>
      name.endsWith('RunTask') &&
      ph === 'X' &&
      process === pid &&
      thread === tid &&
      ends.some((end, i) => begins[i].ts <= ts && ts <= end.ts),
  )
  const found = tasks.map(({ dur = 0, tdur = dur }) => ({ worked: tdur / 1000, lasted: dur / 1000 }))
  return found.reduce((most, one) => (one.worked > most.worked ? one : most))
}

const best = ({ runs }: Position): Task => runs.reduce((least, one) => (one.worked < least.worked ? one : least))

const named = ({ game, seats, slower }: Position): string =>
  `${game}, ${seats} seats${slower === 1 ? '' : `, ${slower} times slower`}`

/** A sentence for each position in which the page was held up. */
export const heldUp = ({ positions }: Trace): string[] =>
  positions
    .filter(position => best(position).worked > longest)
    .map(
      position =>
        `trace: ${named(position)} holds the page up for ${best(position).worked.toFixed(0)} ms; it may be at most ${longest}.`,
    )

export function reportTrace({ positions }: Trace): string {
  const rows = positions.map(position => {
    const { worked, lasted } = best(position)
    const every = position.runs.map(run => run.worked.toFixed(0)).join(' ')
    return [named(position), `${position.elements}`, worked.toFixed(1), lasted.toFixed(1), every]
  })
  return [
    '## trace',
    '',
    `The longest task on the main thread of the page, late in a game against ${bot} bots with all seats taken, from a person's answer until
the bots have answered and everything has come to rest. What the thread itself worked, in milliseconds, at most ${longest}; of
several runs the best counts, because whatever else a computer does only adds to it.`,
    '',
    ...aligned([['', 'elements', 'worked, best run', 'on the clock', 'all runs'], ...rows]),
    '',
  ].join('\n')
}
