import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { aboutBot, botNames } from '@palatine/bots'
import { defineCommand, WrongUsage } from '../command.ts'
import { percent } from '../counted.ts'
import { findBots, findTable, findTitle } from '../find.ts'
import { missing, OpenGames } from '../games-file.ts'
import { type Deal, type Match, playDeals, prepareMatch } from '../ladder/match.ts'
import { inOrder, writeReport } from '../ladder/report.ts'
import { standing } from '../ladder/standing.ts'
import { type Range, readPart } from '../parts.ts'
import { inParallel } from '../pool.ts'
import { columns } from '../terminal.ts'
import { usualLanguage, wordsOf } from '../words.ts'

/** How many deals are played before the test is looked at again. */
const stretch = 10

export const ladder = defineCommand({
  name: 'ladder',
  summary: 'Measure bots against one another and write docs/ladder.md',
  details: [
    'Each bot plays against the next one in the list. A deal is played once for every seat that the first of the two can',
    'have; all other seats are for the second. A match ends when a sequential test is decided (better by a fifth of the fair',
    'share or not, each wrongly in one of twenty cases) or all games are played. All games are kept in files: the same command',
    'goes on where a match was left. With --part all games of that part are played, into a file of its own; --merge takes such',
    'files in, and the test is looked at in the order of the deals.',
    `Bots: ${botNames.map(name => `${name} (${aboutBot(name)})`).join('; ')}. NAME@FILE plays with other weights.`,
  ],
  arguments: [{ name: 'GAME', about: 'the id of a game, as "palatine games --all" lists it' }],
  options: {
    bots: { type: 'list', value: 'a,b,..', about: 'who plays, each against the next (default all levels, best first)' },
    seats: { type: 'whole', value: 'N', min: 2, max: 99, about: 'how many seats (default 2)' },
    iterations: {
      type: 'list',
      value: 'N[,M]',
      about: 'how often bots try things out, or the first one and the others (default 30)',
    },
    games: {
      type: 'whole',
      value: 'N',
      min: 2,
      max: 1_000_000,
      about: 'how many games a match, at most (default 400)',
    },
    all: { type: 'flag', about: 'play all games, also when the test is decided' },
    seed: { type: 'whole', value: 'S', min: 0, max: 4294967295, about: 'which games (default 1)' },
    workers: { type: 'whole', value: 'W', min: 1, max: 256, about: 'how many threads (default: one for each core)' },
    part: { type: 'text', value: '3/8', about: 'play only this part of the games' },
    merge: { type: 'list', value: 'FILE,..', about: 'take in deals of this match that were played elsewhere' },
    folder: { type: 'text', value: 'FOLDER', about: 'where the games are kept (default docs/ladder)' },
  },
  examples: [
    ['ladder eschnapur', 'each level against the next lower one, two seats'],
    ['ladder xian --bots fierce,plain --seats 4 --games 400 --all', 'one against three, all games'],
    ['ladder xian --bots fierce,fierce', 'a control: a bot is as good as itself'],
  ],
  async run({ options, args: [id], terminal }) {
    const title = await findTitle(id)
    const seats = options.seats ?? 2
    findTable(title, await wordsOf(title, usualLanguage()), seats, {})
    const bots = options.bots ?? ['fierce', 'strong', 'steady', 'gentle']
    if (bots.length < 2) throw new WrongUsage('--bots takes at least two names.')
    await findBots(title, bots)
    const folder = options.folder ?? join('docs', 'ladder')
    const workers = options.workers ?? availableParallelism()
    const range = readPart(options.part, Math.floor((options.games ?? 400) / seats))
    const iterations = readIterations(options.iterations ?? ['30'])
    const rows: string[][] = []
    for (let i = 0; i + 1 < bots.length; i++) {
      const match: Match = {
        game: id,
        version: title.game.version,
        seats,
        bots: [bots[i], bots[i + 1]],
        iterations,
        seed: options.seed ?? 1,
      }
      const kept = new OpenGames<Match, Deal>(join(folder, fileFor(match, options.part)), match)
      for (const file of options.merge ?? []) kept.merge(file)
      const bar = terminal.progress(match.bots.join(' : '))
      await playMatch(match, kept, range, {
        untilDecided: !options.all && options.part === undefined,
        workers,
        show: done => bar.show(done - range.from, range.to - range.from),
      })
      bar.end()
      const { games, won, from, to, verdict } = standing(inOrder(kept.rows), seats)
      rows.push([match.bots.join(' : '), `${games}`, percent(won), `${percent(from)} to ${percent(to)}`, verdict])
    }
    if (options.part === undefined) await writeReport(folder)
    terminal.print(columns(['match', 'games', 'share', '95 %', 'verdict'], rows, terminal.bold).join('\n'))
    return 0
  },
})

function readIterations(given: readonly string[]): number | readonly [number, number] {
  const [one, others = one] = given.map(Number)
  if (given.length > 2 || ![one, others].every(n => Number.isInteger(n) && n > 0)) {
    throw new WrongUsage('--iterations takes one whole number, or two: for the first bot and for the others.')
  }
  return given.length === 1 ? one : [one, others]
}

interface Manner {
  readonly untilDecided: boolean
  readonly workers: number
  show(deals: number): void
}

async function playMatch(match: Match, kept: OpenGames<Match, Deal>, range: Range, manner: Manner): Promise<void> {
  for (let from = range.from; from < range.to; from += stretch) {
    if (manner.untilDecided && standing(inOrder(kept.rows), match.seats).verdict !== 'open') return
    const to = manner.untilDecided ? Math.min(range.to, from + stretch) : range.to
    for (const gap of missing(kept.rows, from, to)) {
      let next = gap.from
      await inParallel<Deal[]>(
        {
          from: gap.from,
          count: gap.to,
          chunkSize: 1,
          script: new URL('../ladder/worker.ts', import.meta.url),
          data: match,
          here: async () => {
            const ready = await prepareMatch(match)
            return (first, end) => playDeals(ready, first, end)
          },
          take(deals) {
            for (const deal of deals) kept.add(next++, deal)
            manner.show(next)
          },
        },
        manner.workers,
      )
    }
    if (!manner.untilDecided) return
  }
}

const fileFor = ({ game, seats, bots, iterations, seed }: Match, part: string | undefined): string => {
  const words = [
    game,
    seats,
    ...bots.map(name => name.replaceAll(/\W+/g, '-')),
    `${iterations ?? 'usual'}`.replace(',', '-'),
    seed,
  ]
  return `${[...words, ...(part === undefined ? [] : [part.replace('/', 'of')])].join('-')}.jsonl`
}
