import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineCommand, WrongUsage } from '../command.ts'
import { counted } from '../counted.ts'
import { findBots, findTable, findTitle, readJson } from '../find.ts'
import { missing, OpenGames } from '../games-file.ts'
import { readPart } from '../parts.ts'
import { inParallel } from '../pool.ts'
import { type CommonJob, type Course, courseOfHabits, courseOfValue } from '../train/courses.ts'
import { usualLanguage, wordsOf } from '../words.ts'

export const train = defineCommand({
  name: 'train',
  summary: 'Learn from games among bots how good a position is',
  details: [
    "Plays games, keeps how everybody stood after each round and who won, and fits the weights of the game's features.",
    'They are written to games/GAME/bot/learnt.json, for this number of seats; the levels play with them. Whoever is',
    'stopped goes on with the same command: games that are kept in its file are not played again. With --part only games',
    'are made; --merge takes in the files of all parts. With --habits it learns instead how the bot plays, so that others can',
    'play on as it does without thinking: what signs are worth, in games/GAME/bot/habits.json.',
  ],
  arguments: [{ name: 'GAME', about: 'the id of a game, as "palatine games --all" lists it' }],
  options: {
    seats: { type: 'whole', value: 'N', min: 1, max: 99, about: 'how many seats (default: the most the game has)' },
    bot: { type: 'text', value: 'NAME', about: 'who plays, on all seats (default plain)' },
    iterations: {
      type: 'whole',
      value: 'N',
      min: 1,
      max: 1_000_000,
      about: 'how often it tries things out for an answer',
    },
    games: { type: 'whole', value: 'N', min: 1, max: 1_000_000, about: 'how many games (default 2000)' },
    seed: { type: 'whole', value: 'S', min: 0, max: 4294967295, about: 'which games (default 1)' },
    workers: { type: 'whole', value: 'W', min: 1, max: 256, about: 'how many threads (default: one for each core)' },
    part: { type: 'text', value: '3/8', about: 'play only this part of the games, and fit nothing' },
    merge: { type: 'list', value: 'FILE,..', about: 'take in games that were played elsewhere' },
    out: { type: 'text', value: 'FILE', about: 'where the games are kept (default below data/train)' },
    to: { type: 'text', value: 'FILE', about: "where the weights are written (default: the game's own)" },
    habits: { type: 'flag', about: 'learn habits: what is done at a glance where somebody plays on' },
    with: { type: 'list', value: 'FILE,..', about: 'learn from these games of other bots, too; not with --habits' },
  },
  examples: [
    ['train eschnapur --seats 2', 'learn from two thousand games of the plain bot'],
    [
      'train eschnapur --seats 2 --bot fierce --iterations 20 --games 1000',
      'the next generation: from games of the search',
    ],
    [
      'train eschnapur --seats 2 --habits --bot fierce --iterations 20 --games 300',
      'habits, out of games of the search',
    ],
  ],
  async run({ options, args: [id], terminal }) {
    const title = await findTitle(id)
    const seats = options.seats ?? title.game.seats[1]
    findTable(title, await wordsOf(title, usualLanguage()), seats, {})
    const name = options.bot ?? 'plain'
    await findBots(title, [name])
    const gameBot = await title.loadBot()
    const games = options.games ?? 2000
    const common: CommonJob = {
      game: id,
      version: title.game.version,
      seats,
      bot: name,
      iterations: options.iterations ?? null,
      seed: options.seed ?? 1,
    }
    const { part } = options
    const range = readPart(part, games)
    const workers = options.workers ?? availableParallelism()
    const bar = terminal.progress(id)
    const others = options.with ?? []
    const command = commandOf(common, games, options.habits === true, others)
    const learn = async <J extends CommonJob, R>(course: Course<J, R>): Promise<number> => {
      const file = options.out ?? fileFor(common, options.habits === true ? 'habits' : '', part)
      const kept = new OpenGames<J, R>(file, course.job)
      for (const other of options.merge ?? []) kept.merge(other)
      await playMissing(course, kept, range, workers, bar)
      if (part !== undefined) {
        terminal.print(`${file}: ${counted(kept.rows.size, 'game')}`)
        return 0
      }
      // The file may hold more games than are asked for.
      const rows = Array.from({ length: games }, (_, n) => kept.rows.get(n)).filter(row => row !== undefined)
      const { learnt, said } = course.learn(rows, command)
      const to = options.to ?? join('games', id, 'bot', course.file)
      const before = existsSync(to) ? (readJson(to) as object) : {}
      writeFileSync(to, asText({ ...before, [seats]: learnt }))
      terminal.print(`${to}: ${counted(rows.length, 'game')}; ${said}`)
      return 0
    }
    if (!options.habits) return learn(courseOfValue(common, gameBot, others))
    const habits = await title.loadHabits?.()
    if (!habits) throw new WrongUsage(`${id} has no habits: its bot names no signs.`)
    return learn(courseOfHabits(common, habits))
  },
})

async function playMissing<J extends CommonJob, R>(
  { job, script, play }: Course<J, R>,
  kept: OpenGames<J, R>,
  { from, to }: { from: number; to: number },
  workers: number,
  bar: { show(done: number, all: number): void; end(): void },
): Promise<void> {
  for (const stretch of missing(kept.rows, from, to)) {
    let next = stretch.from
    await inParallel<R[]>(
      {
        from: stretch.from,
        count: stretch.to,
        chunkSize: 5,
        script,
        data: job,
        here: play,
        take(rows) {
          for (const row of rows) kept.add(next++, row)
          bar.show(next - from, to - from)
        },
      },
      workers,
    )
  }
  bar.end()
}

const fileFor = ({ game, seats, bot, iterations, seed }: CommonJob, what: string, part: string | undefined): string => {
  const name = [
    game,
    seats,
    bot.replaceAll(/\W+/g, '-'),
    iterations ?? 'usual',
    seed,
    ...(what ? [what] : []),
    ...(part ? [part.replace('/', 'of')] : []),
  ]
  return join('data', 'train', `${name.join('-')}.jsonl`)
}

const commandOf = (
  { game, seats, bot, iterations, seed }: CommonJob,
  games: number,
  habits: boolean,
  others: readonly string[],
): string =>
  [
    `palatine train ${game} --seats ${seats}${habits ? ' --habits' : ''} --bot ${bot}`,
    ...(iterations === null ? [] : [`--iterations ${iterations}`]),
    `--games ${games} --seed ${seed}`,
    ...(others.length > 0 ? [`--with ${others.join(',')}`] : []),
  ].join(' ')

/** With lists of numbers on one line each, as the formatter has them. */
const asText = (learnt: object): string =>
  `${JSON.stringify(learnt, null, 2).replace(/\[[^\]]*\]/g, list => list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`
