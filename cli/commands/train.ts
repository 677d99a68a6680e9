import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { GameBot, Learnt } from '@palatine/kernel'
import { defineCommand } from '../command.ts'
import { counted } from '../counted.ts'
import { findBots, findTable, findTitle, readJson } from '../find.ts'
import { missing, OpenGames } from '../games-file.ts'
import { readPart } from '../parts.ts'
import { inParallel } from '../pool.ts'
import { fit } from '../train/fit.ts'
import { type Lesson, playLessons, prepareLessons, type TrainJob } from '../train/moments.ts'
import { usualLanguage, wordsOf } from '../words.ts'

export const train = defineCommand({
  name: 'train',
  summary: 'Learn from games among bots how good a position is',
  details: [
    "Plays games, keeps how everybody stood after each round and who won, and fits the weights of the game's features.",
    'They are written to games/GAME/bot/learnt.json, for this number of seats; the levels play with them. Whoever is',
    'stopped goes on with the same command: games that are kept in its file are not played again. With --part only games',
    'are made; --merge takes in the files of all parts.',
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
  },
  examples: [
    ['train eschnapur --seats 2', 'learn from two thousand games of the plain bot'],
    [
      'train eschnapur --seats 2 --bot fierce --iterations 20 --games 1000',
      'the next generation: from games of the search',
    ],
  ],
  async run({ options, args: [id], terminal }) {
    const title = await findTitle(id)
    const seats = options.seats ?? title.game.seats[1]
    findTable(title, await wordsOf(title, usualLanguage()), seats, {})
    const name = options.bot ?? 'plain'
    await findBots(title, [name])
    const { features, spread } = await title.loadBot()
    const games = options.games ?? 2000
    const job: TrainJob = {
      game: id,
      version: title.game.version,
      seats,
      bot: name,
      iterations: options.iterations ?? null,
      seed: options.seed ?? 1,
      features,
    }
    const file = options.out ?? fileFor(job, options.part)
    const kept = new OpenGames<TrainJob, Lesson>(file, job)
    for (const other of options.merge ?? []) kept.merge(other)
    const range = readPart(options.part, games)
    await playMissing(job, kept, range, options.workers ?? availableParallelism(), terminal.progress(id))
    if (options.part !== undefined) {
      terminal.print(`${file}: ${counted(kept.rows.size, 'game')}`)
      return 0
    }
    // The file may hold more games than are asked for.
    const lessons = Array.from({ length: games }, (_, n) => kept.rows.get(n)).filter(lesson => lesson !== undefined)
    const { weights, spreads, loss } = fit(lessons, features.length, spread)
    const learnt: Learnt = {
      command: commandOf(job, games),
      games: lessons.length,
      weights: Object.fromEntries(features.map((feature, i) => [feature, rounded(weights[i])])),
      spreads: spreads.map(rounded),
    }
    const to = options.to ?? join('games', id, 'bot', 'learnt.json')
    const before = existsSync(to) ? (readJson(to) as NonNullable<GameBot['learnt']>) : {}
    writeFileSync(to, asText({ ...before, [seats]: learnt }))
    terminal.print(
      `${to}: ${counted(lessons.length, 'game')}; surprise ${loss.blind.toFixed(3)} blind, ${loss.before.toFixed(3)} before, ${loss.after.toFixed(3)} learnt`,
    )
    return 0
  },
})

async function playMissing(
  job: TrainJob,
  kept: OpenGames<TrainJob, Lesson>,
  { from, to }: { from: number; to: number },
  workers: number,
  bar: { show(done: number, all: number): void; end(): void },
): Promise<void> {
  for (const stretch of missing(kept.rows, from, to)) {
    let next = stretch.from
    await inParallel<Lesson[]>(
      {
        from: stretch.from,
        count: stretch.to,
        chunkSize: 5,
        script: new URL('../train/worker.ts', import.meta.url),
        data: job,
        here: async () => {
          const ready = await prepareLessons(job)
          return (first, end) => playLessons(ready, first, end)
        },
        take(lessons) {
          for (const lesson of lessons) kept.add(next++, lesson)
          bar.show(next - from, to - from)
        },
      },
      workers,
    )
  }
  bar.end()
}

const fileFor = ({ game, seats, bot, iterations, seed }: TrainJob, part: string | undefined): string => {
  const name = [
    game,
    seats,
    bot.replaceAll(/\W+/g, '-'),
    iterations ?? 'usual',
    seed,
    ...(part ? [part.replace('/', 'of')] : []),
  ]
  return join('data', 'train', `${name.join('-')}.jsonl`)
}

const commandOf = ({ game, seats, bot, iterations, seed }: TrainJob, games: number): string =>
  [
    `palatine train ${game} --seats ${seats} --bot ${bot}`,
    ...(iterations === null ? [] : [`--iterations ${iterations}`]),
    `--games ${games} --seed ${seed}`,
  ].join(' ')

/** With lists of numbers on one line each, as the formatter has them. */
const asText = (learnt: NonNullable<GameBot['learnt']>): string =>
  `${JSON.stringify(learnt, null, 2).replace(/\[[^\]]*\]/g, list => list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`

const rounded = (n: number): number => Math.round(n * 1000) / 1000
