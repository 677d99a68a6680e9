import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fallbackLanguage, languages } from '@palatine/kernel'
import { allTables, answerQuestions } from '../calibrate/answer.ts'
import { wrongQuestion } from '../calibrate/calibration.ts'
import {
  type CalibrationJob,
  loadCalibration,
  playCalibration,
  prepareCalibration,
  usualFile,
} from '../calibrate/play.ts'
import { asJson, asText, writeReport } from '../calibrate/report.ts'
import { defineCommand, Failed } from '../command.ts'
import { counted } from '../counted.ts'
import { findTitle } from '../find.ts'
import { usualLanguage, wordsOf } from '../words.ts'

const usualSeed = 1
const usualFolder = join(import.meta.dirname, '..', '..', 'docs', 'calibration')

export const calibrate = defineCommand({
  name: 'calibrate',
  summary: "Answer a game's calibration questions by self-play, against their targets",
  details: [
    'The questions are in games/GAME/calibration.ts. The report and its plots go to docs/calibration, unless the run was',
    'shortened: a short run writes only where --out says. The exit code is 1 if a target is missed.',
  ],
  arguments: [{ name: 'GAME', about: 'the id of a game, as "palatine games --all" lists it' }],
  options: {
    games: {
      type: 'whole',
      value: 'N',
      min: 1,
      max: 10_000_000,
      about: 'games at each table (default: as the game says)',
    },
    quick: { type: 'flag', about: 'a tenth of the games, for a first look' },
    questions: { type: 'text', value: 'FILE', about: 'where the questions are (default games/GAME/calibration.ts)' },
    out: { type: 'text', value: 'FOLDER', about: 'where the report and the plots go (default docs/calibration)' },
    seed: { type: 'whole', value: 'S', min: 0, max: 4294967295, about: `which games (default ${usualSeed})` },
    workers: { type: 'whole', value: 'W', min: 1, max: 256, about: 'how many threads (default: one for each core)' },
    json: { type: 'flag', about: 'print the answers as JSON' },
    lang: { type: 'choice', values: languages, about: 'language of the name of the game (default from LANG)' },
  },
  examples: [
    ['calibrate eschnapur --quick', 'a first look, nothing is written'],
    ['calibrate eschnapur', 'the whole run; writes docs/calibration/eschnapur.md'],
    ['calibrate eschnapur --games 50 --out look', 'a short run whose report goes elsewhere'],
  ],
  async run({ options, args: [id], terminal }) {
    const title = await findTitle(id)
    const file = options.questions === undefined ? usualFile(id) : resolve(options.questions)
    const calibration = await loadCalibration(file)
    for (const question of calibration.questions) {
      const wrong = wrongQuestion(question)
      if (wrong) throw new Failed(`The question "${question.id}" in ${file} is wrong: ${wrong}.`)
    }
    const all = options.games ?? calibration.games
    const games = options.quick ? Math.max(1, Math.ceil(all / 10)) : all
    const job: CalibrationJob = {
      game: id,
      file,
      tables: allTables(calibration.questions),
      games,
      seed: options.seed ?? usualSeed,
    }
    // Says what is wrong with a table, a bot or the folder before any thread begins.
    await prepareCalibration(job)
    const folder =
      options.out ?? (games >= calibration.games && options.questions === undefined ? usualFolder : undefined)
    if (folder !== undefined) mkdirSync(folder, { recursive: true })
    const { text } = await wordsOf(title, options.lang ?? usualLanguage())
    const bar = terminal.progress(text.name)
    const count = job.tables.length * games
    const rows = await playCalibration(job, options.workers ?? availableParallelism(), done => bar.show(done, count))
    bar.end()
    const answered = answerQuestions(calibration, job.tables, rows)
    const english = (await wordsOf(title, fallbackLanguage)).text.name
    const command = repeat(id, job, options, calibration.games)
    const files =
      folder === undefined ? [] : writeReport(folder, { name: english, calibration, job, answered, rows, command })
    const missed = answered.filter(({ passed }) => !passed).length
    if (options.json) terminal.print(JSON.stringify(asJson(job, answered), null, 2))
    else {
      const which = `${counted(games, 'game')} at each of ${counted(job.tables.length, 'table')}, seed ${job.seed}`
      terminal.print(`${terminal.bold(text.name)}: ${which}\n`)
      terminal.print(asText(answered, terminal))
      const sum =
        missed === 0
          ? terminal.good('All targets are met.')
          : terminal.bad(`${missed} of ${answered.length} targets are missed.`)
      terminal.print(`\n${sum}`)
      terminal.print(
        files.length > 0
          ? `Written: ${files.map(shortest).join(', ')}`
          : 'Nothing was written: this was not the whole run. --out FOLDER writes it anyway.',
      )
    }
    return missed === 0 ? 0 : 1
  },
})

/** As a person would type it from here. */
function shortest(path: string): string {
  const fromHere = relative(process.cwd(), path)
  return fromHere.startsWith('..') ? path : fromHere
}

function repeat(
  id: string,
  job: CalibrationJob,
  { questions }: { questions: string | undefined },
  usual: number,
): string {
  return [
    `npx palatine calibrate ${id}`,
    ...(questions === undefined ? [] : [`--questions ${questions}`]),
    ...(job.games === usual ? [] : [`--games ${job.games}`]),
    ...(job.seed === usualSeed ? [] : [`--seed ${job.seed}`]),
  ].join(' ')
}
