// npm run bench -- --against REV: that commit and this one, side by side and in turns.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { linkModules } from '../../scripts/beside.ts'
import { root } from '../../scripts/tools.ts'
import { aligned } from '../run.ts'
import { type ResumeCost, resumeCosts } from './resume.ts'
import type { Asked } from './side.ts'

/** Something that both commits are measured by; `better` says which way. */
interface Row {
  readonly name: string
  readonly measure: Asked['measure']
  /** What both are divided by first, to compare what does not depend on the computer. */
  readonly per?: Asked['measure']
  readonly games: readonly string[]
  readonly better: 'less' | 'more'
  /** At least so many times better than before. */
  readonly atLeast: number
}

const games = ['eternal-palace', 'eschnapur', 'great-split', 'xian', 'gatehouse']
/** The game with the most answers. */
const longest = ['eternal-palace']

// Speeds of the same program differ by some per cent from run to run.
const sameSpeed = 0.95

const rows: readonly Row[] = [
  { name: 'kilobytes of a finished table', measure: 'heap', games, better: 'less', atLeast: 5 },
  { name: 'answers played for a late undo', measure: 'undoAnswers', games: longest, better: 'less', atLeast: 10 },
  { name: 'late undos a second', measure: 'undosASecond', games: longest, better: 'more', atLeast: 10 },
  { name: 'answers played for a late step', measure: 'stepAnswers', games: longest, better: 'less', atLeast: 10 },
  { name: 'late steps of a replay a second', measure: 'stepsASecond', games: longest, better: 'more', atLeast: 10 },
  { name: 'plain self-play, decisions a second', measure: 'plainASecond', games, better: 'more', atLeast: sameSpeed },
  { name: 'kernel against a bare loop', measure: 'kernelASecond', per: 'bareASecond', games, better: 'more', atLeast: sameSpeed },
] // biome-ignore format: a table

interface Compared {
  readonly name: string
  readonly game: string
  readonly before: number
  readonly now: number
  /** How many times better. */
  readonly ratio: number
  readonly atLeast: number
}

export interface AgainstOutcome {
  readonly against: string
  readonly rows: readonly Compared[]
  /** How much more it costs to resume a table after 2,000 entries than after 20. */
  readonly resume: ResumeCost
}

/** How many turns each side has, and how long it works in a turn, in milliseconds. */
const turns = { quick: { rounds: 4, milliseconds: 150 }, full: { rounds: 20, milliseconds: 300 } }

export async function against(revision: string, effort: keyof typeof turns): Promise<AgainstOutcome> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`)
  const folder = join(mkdtempSync(join(tmpdir(), 'palatine-against-')), 'then')
  git('worktree', 'add', '--detach', folder, commit)
  try {
    linkModules(folder)
    const compared: Compared[] = []
    for (const row of rows) {
      for (const game of row.games) compared.push(await compare(folder, row, game, turns[effort]))
    }
    const [short, long] = resumeCosts([20, 2000])
    const resume = { answers: long.answers / short.answers, bytes: long.bytes / short.bytes }
    return { against: git('log', '-1', '--format=%h %s', commit), rows: compared, resume }
  } finally {
    git('worktree', 'remove', '--force', folder)
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
}

/**
 * In turns, so that whatever else the computer does hits both; the best turn counts, since nothing makes a program faster
 * than it is. Where too little is reached there are up to four times as many turns more before it counts. In threads of
 * their own: what one measure has the engine compile must not colour the next.
 */
async function compare(
  folder: string,
  { name, measure, per, better, atLeast }: Row,
  game: string,
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<Compared> {
  const sides = [new Side(folder), new Side(root)]
  const best = sides.map(() => ({ value: 0, per: 0 }))
  const timed = measure.endsWith('ASecond')
  const turn = async () => {
    for (const [i, side] of sides.entries()) {
      best[i].value = Math.max(best[i].value, await side.ask({ measure, game, milliseconds }))
      if (per) best[i].per = Math.max(best[i].per, await side.ask({ measure: per, game, milliseconds }))
    }
  }
  let compared: Compared
  let attempts = 0
  do {
    for (let round = 0; round < (timed ? rounds : 1); round++) await turn()
    const [then, today] = best.map(({ value, per: divisor }) => (per ? value / divisor : value))
    const ratio = better === 'more' ? today / then : then / Math.max(today, 1)
    compared = { name, game, before: then, now: today, ratio, atLeast }
  } while (timed && ++attempts < 5 && compared.ratio < atLeast)
  await Promise.all(sides.map(side => side.end()))
  return compared
}

class Side {
  private readonly worker: Worker

  constructor(folder: string) {
    this.worker = new Worker(new URL('side.ts', import.meta.url), { workerData: { root: folder } })
  }

  ask(asked: Asked): Promise<number> {
    return new Promise((resolve, reject) => {
      this.worker.once('error', reject)
      this.worker.once('message', found => {
        this.worker.off('error', reject)
        resolve(found as number)
      })
      this.worker.postMessage(asked)
    })
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }
}

const mostForResume = 2

export function reportAgainst({ against, rows, resume }: AgainstOutcome): string {
  const figure = (n: number) => (n >= 100 ? n.toFixed(0) : String(Number(n.toPrecision(3))))
  const lines = rows.map(({ name, game, before, now, ratio, atLeast }) => [
    `${name}, ${game}`,
    figure(before),
    figure(now),
    `${figure(ratio)} times better`,
    figure(atLeast),
  ])
  return [
    `## Against ${against}`,
    '',
    ...aligned([['', 'then', 'now', 'ratio', 'at least'], ...lines]),
    '',
    'Resuming a table of Gatehouse with undos after 2,000 entries against one after 20: ' +
      `${figure(resume.answers)} times the answers played, ${figure(resume.bytes)} times the bytes read (at most ${mostForResume}).`,
    '',
  ].join('\n')
}

/** A sentence for everything that was not reached. */
export const notReached = ({ rows, resume }: AgainstOutcome): string[] => [
  ...rows
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .map(({ name, game, ratio, atLeast }) => `${name}, ${game}: ${ratio.toFixed(2)} times better, not ${atLeast}.`),
  ...Object.entries(resume)
    .filter(([, times]) => times > mostForResume)
    .map(([what, times]) => `Resuming after 2,000 entries takes ${times.toFixed(2)} times the ${what}.`),
]
