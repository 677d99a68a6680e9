import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { aboutBot, botNames, playLive } from '@palatine/bots'
import { type Json, languages, nthSeed } from '@palatine/kernel'
import { defineCommand, Failed, WrongUsage } from '../command.ts'
import { counted } from '../counted.ts'
import { checkSeats, findBots, findTable, findTitle, readComponents, readJson, readPairs } from '../find.ts'
import { type Range, readPart } from '../parts.ts'
import { simulateJob } from '../simulate/index.ts'
import { budgetOf, type Job, prepare, rotated } from '../simulate/job.ts'
import { asJson, asText } from '../simulate/report.ts'
import { emptyTally, merge, type Tally } from '../simulate/tally.ts'
import { usualLanguage, wordsOf } from '../words.ts'

export const simulate = defineCommand({
  name: 'simulate',
  summary: 'Play many games between bots and count what comes of it',
  details: [
    'Bots are cycled over the seats and move on by one seat from game to game, so that each sits everywhere equally',
    'often. The same seed gives the same games and the same figures, whatever the number of workers.',
    `Bots: ${botNames.map(name => `${name} (${aboutBot(name)})`).join('; ')}.`,
  ],
  arguments: [{ name: 'GAME', about: 'the id of a game, as "palatine games --all" lists it' }],
  options: {
    seats: { type: 'whole', value: 'N', min: 1, max: 99, about: 'how many seats (default: the most the game has)' },
    games: { type: 'whole', value: 'N', min: 1, max: 1_000_000_000, about: 'how many games (default 1000)' },
    bots: { type: 'list', value: 'a,b', about: 'who plays, at most one name a seat (default random)' },
    iterations: {
      type: 'whole',
      value: 'N',
      min: 1,
      max: 1_000_000,
      about: 'how often a bot that tries things out does so for an answer (default: its own number)',
    },
    options: { type: 'list', value: 'k=v,..', about: "the game's options; several values of one: k=a+b" },
    components: { type: 'text', value: 'FILE', about: 'play with your own figures (see "palatine components check")' },
    seed: { type: 'whole', value: 'S', min: 0, max: 4294967295, about: 'which games (default 1)' },
    workers: { type: 'whole', value: 'W', min: 1, max: 256, about: 'how many threads (default: one for each core)' },
    record: {
      type: 'text',
      value: 'FILE',
      about: 'play one more game, not counted, and write its record for "palatine replay"',
    },
    part: { type: 'text', value: '3/8', about: 'play only this part of the games and print sums for --merge' },
    merge: { type: 'list', value: 'FILE,..', about: 'play nothing: take the sums of all parts from files' },
    json: { type: 'flag', about: 'print the figures as JSON, byte by byte the same for the same seed' },
    timing: { type: 'flag', about: 'with --json: add seconds and speed' },
    lang: { type: 'choice', values: languages, about: 'language of the words of the game (default from LANG)' },
  },
  examples: [
    ['simulate gatehouse --games 10000', 'ten thousand random games with four seats'],
    ['simulate gatehouse --seats 2 --bots plain,random --seed 7', 'is the plain bot better than chance?'],
    ['simulate gatehouse --options rounds=6,die=eight --json', 'other options, figures for a program'],
  ],
  async run({ options, args: [id], terminal }) {
    if (options.timing && !options.json)
      throw new WrongUsage('--timing goes with --json; without it the speed is always shown.')
    const title = await findTitle(id)
    const words = await wordsOf(title, options.lang ?? usualLanguage())
    const seats = options.seats ?? title.game.seats[1]
    const bots = options.bots ?? ['random']
    if (bots.length > seats)
      throw new WrongUsage(`There are ${bots.length} bots for ${counted(seats, 'seat')}: at most one a seat.`)
    await findBots(title, bots)
    const chosen = readPairs(title.game.options, options.options ?? [])
    checkSeats(title.game.options, chosen, seats)
    const own = options.components === undefined ? null : ownFigures(options.components, id)
    const table = findTable(title, words, seats, chosen, own)
    const job: Job = {
      game: id,
      seats,
      options: chosen,
      components: own,
      bots,
      seed: options.seed ?? 1,
      games: options.games ?? 1000,
      iterations: options.iterations ?? null,
    }
    // First of all: a file that cannot be written is not noticed only after an hour of games.
    if (options.record !== undefined) await writeRecord(job, options.record)
    const bar = terminal.progress(`${words.text.name}`)
    const began = performance.now()
    const range = readPart(options.part, job.games)
    const tally = options.merge
      ? mergedParts(job, options.merge)
      : await simulateJob(job, options.workers ?? availableParallelism(), range, done =>
          bar.show(done, range.to - range.from),
        )
    bar.end()
    if (options.part !== undefined) {
      const part: Part = { job, ...range, tally }
      terminal.print(JSON.stringify(part))
      return 0
    }
    const seconds = (performance.now() - began) / 1000
    const speed = {
      gamesPerSecond: Math.round(tally.games / seconds),
      decisionsPerSecond: Math.round(tally.decisions.sum / seconds),
    }
    if (options.json) {
      const timing = options.timing && { timing: { seconds: Math.round(seconds * 1000) / 1000, ...speed } }
      terminal.print(JSON.stringify({ ...asJson(job, title.game.version, table.options, tally), ...timing }, null, 2))
    } else {
      terminal.print(asText(job, tally, words, terminal))
      if (options.merge) return 0
      terminal.print(
        `\n${seconds.toFixed(1)} s: ${counted(speed.gamesPerSecond, 'game')} and ${counted(speed.decisionsPerSecond, 'decision')} a second`,
      )
    }
    return 0
  },
})

/** What `--part` prints. */
interface Part extends Range {
  readonly job: Job
  readonly tally: Tally
}

/** All games of this job, each once, out of the files of its parts. */
function mergedParts(job: Job, files: readonly string[]): Tally {
  const parts = files.map(file => {
    const part = readJson(file) as Part
    if (JSON.stringify(part.job) === JSON.stringify(job)) return part
    throw new Failed(`${file} is a part of other games: ${JSON.stringify(part.job)}.`)
  })
  const tally = emptyTally()
  let next = 0
  for (const part of parts.sort((a, b) => a.from - b.from)) {
    if (part.from !== next) break
    merge(tally, part.tally)
    next = part.to
  }
  if (next !== job.games)
    throw new Failed(`The files do not make up ${counted(job.games, 'game')}: game ${next} is missing.`)
  return tally
}

function ownFigures(file: string, id: string): Json {
  const { game, components } = readComponents(file)
  if (game !== id) throw new Failed(`${file} holds figures for "${game}", not for "${id}".`)
  return components
}

/** The game after the last one that counted, at a table that keeps its record. */
async function writeRecord(job: Job, file: string): Promise<void> {
  const { title, table, bots } = await prepare(job)
  const seed = nthSeed(job.seed, job.games)
  const { components } = job
  const botGame = { title, table, bots: rotated(bots, job.games), seed, components, ...budgetOf(job) }
  const { record } = await playLive(botGame)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(record)}\n`)
}
