/** A server in a process of its own, as people start it, that can be killed and started again; and people with browsers at it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameRecord, Title } from '@palatine/kernel'
import { LiveTable, makeTable } from '@palatine/kernel'
import type { FromHost, Moment } from '@palatine/tables/protocol'
import { ensureBuilt } from '../build.ts'
import type { Visitor } from '../online-people.ts'
import { asked, see } from './seated.ts'

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

type Playing = Window & { stopPlaying?: boolean; answersGiven?: number }

/** In the page: answers whatever is asked with something out of the list, until the game is over or somebody says stop. */
async function answerAll(): Promise<void> {
  const page = window as Playing
  page.stopPlaying = false
  page.answersGiven ??= 0
  const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)
  const soon = () => new Promise(resolve => setTimeout(resolve, 10))
  const moment = () => find('.table-page')?.dataset.moment
  const confirm = () => find<HTMLButtonElement>('.confirm-bar .button-main')
  const isOver = () => find('.scoring-winner') !== null
  while (!isOver()) {
    if (find('.table-page')?.dataset.owes !== 'true' || !confirm()) {
      if (page.stopPlaying) return
      await soon()
      continue
    }
    const before = moment()
    for (let steps = 0; confirm()?.disabled && steps < 60; steps++) {
      const closed = find<HTMLDetailsElement>('details.all-answers:not([open])')
      if (closed) closed.open = true
      const choices = [...document.querySelectorAll<HTMLButtonElement>('button[data-answer]')]
      choices[(page.answersGiven * 7 + steps * 3) % choices.length]?.click()
      await soon()
    }
    confirm()?.click()
    while (moment() === before && !isOver()) await soon()
    page.answersGiven++
    if (page.stopPlaying) return
  }
}

/** Lets these people play at once until the other thing has happened. */
async function playUntil(people: readonly Visitor[], happened: () => Promise<unknown>): Promise<void> {
  const playing = people.map(({ page }) => page.evaluate(answerAll))
  await happened()
  for (const { page } of people) {
    await page.evaluate(() => {
      ;(window as Playing).stopPlaying = true
    })
  }
  await Promise.all(playing)
}

/** Lets everybody play at once, until each has given so many more answers or the game is over. */
export async function play(people: readonly Visitor[], answers: number): Promise<void> {
  const given = ({ page }: Visitor) => page.evaluate(() => (window as Playing).answersGiven ?? 0)
  const before = await Promise.all(people.map(given))
  await playUntil(people, () =>
    Promise.all(
      people.map(({ page }, i) =>
        page.waitForFunction(
          enough => ((window as Playing).answersGiven ?? 0) >= enough || document.querySelector('.scoring-winner'),
          before[i] + answers,
        ),
      ),
    ),
  )
}

/** Lets the others play until this one is asked. */
export const playUntilAsked = (people: readonly Visitor[], who: Visitor): Promise<void> =>
  playUntil(
    people.filter(one => one !== who),
    () => asked(who.page),
  )

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

/** What the rules would show to this watcher at this moment: what the suite proves to tell no secret. */
export function shownBy(title: Title, record: GameRecord, { shown, watcher }: Moment): string[] {
  const made = makeTable(title, record.table.seats, record.table.options)
  if ('refused' in made) throw new Error(made.refused.reason)
  const views: string[] = []
  for (let to = 0; to <= record.entries.length; to++) {
    const live = LiveTable.replay(title.game, made.table, record, to)
    if (live.shown(watcher) === shown) views.push(JSON.stringify(live.view(watcher)))
  }
  return views
}
