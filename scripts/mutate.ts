// npm run mutate GAME: how many small mistakes in a game's rules its tests notice.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { FastChance, shuffle } from '@palatine/kernel'
import { gameIds, textsBelow } from './files.ts'
import { judged } from './mutants/judged.ts'
import { type Mutation, mutated, mutationsOf } from './mutants/mutations.ts'
import { root, script } from './tools.ts'

interface Mutant extends Mutation {
  readonly file: string
  readonly source: string
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    floor: { type: 'string', default: '80' },
    // Only those of the sample that were not noticed last time, after tests were added; the rules have to be the same.
    survivors: { type: 'boolean', default: false },
  },
})
const [game] = positionals
if (!game || !gameIds().includes(game)) {
  console.error(
    `Say which game: npm run mutate GAME [-- --count 200 --seed 1 --survivors], with one of: ${gameIds().join(', ')}.`,
  )
  process.exit(1)
}

const sandbox = join(root, 'node_modules', '.cache', 'mutants', game)
const lastTime = `${sandbox}.json`
/** By stage, in milliseconds: set by the first run, which is without a mistake. */
const patience: { [stage: string]: number } = {}
const mutants = sample(Number(values.count), Number(values.seed))
const toTry = values.survivors ? notNoticedBefore() : mutants
prepare()
const survivors: Mutant[] = []
toTry.forEach((mutant, i) => {
  if (!noticed(mutant)) {
    survivors.push(mutant)
    console.error(`not noticed: ${placeOf(mutant)}`)
  }
  if ((i + 1) % 10 === 0) console.error(`${i + 1} of ${toTry.length} tried, ${survivors.length} not noticed`)
})
rmSync(sandbox, { recursive: true, force: true })
writeFileSync(lastTime, JSON.stringify({ all: mutants.map(placeOf), survivors: survivors.map(placeOf) }))
report()

/** A copy of the game in which files may be spoilt; everything else is the project itself. */
function prepare(): void {
  rmSync(sandbox, { recursive: true, force: true })
  mkdirSync(join(sandbox, 'games'), { recursive: true })
  cpSync(join(root, 'games', game), join(sandbox, 'games', game), { recursive: true })
  for (const file of ['vitest.config.ts', 'package.json', 'tsconfig.json'])
    cpSync(join(root, file), join(sandbox, file))
  if (!existsSync(join(sandbox, 'node_modules'))) symlinkSync(join(root, 'node_modules'), join(sandbox, 'node_modules'))
  if (!testsPass()) {
    console.error('The tests do not pass as they are: mend them first.')
    process.exit(1)
  }
}

function sample(count: number, seed: number): Mutant[] {
  const all: Mutant[] = []
  for (const [file, source] of textsBelow(`games/${game}/rules`, '.ts')) {
    for (const mutation of mutationsOf(source)) all.push({ ...mutation, file, source })
  }
  return shuffle(new FastChance(seed), all).slice(0, count)
}

function notNoticedBefore(): Mutant[] {
  const last = existsSync(lastTime) ? JSON.parse(readFileSync(lastTime, 'utf8')) : {}
  if (JSON.stringify(last.all) !== JSON.stringify(mutants.map(placeOf))) {
    console.error('There is no last time with these mutations of these rules: try all of them first.')
    process.exit(1)
  }
  return mutants.filter(mutant => last.survivors.includes(placeOf(mutant)))
}

function placeOf({ file, start, before, after }: Mutant): string {
  return `${file}:${start} ${before} -> ${after}`
}

function noticed(mutant: Mutant): boolean {
  const file = join(sandbox, mutant.file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, mutated(mutant.source, mutant))
  const seen = !testsPass()
  writeFileSync(file, mutant.source)
  return seen
}

/** The tests of the rules first, because they are quick; the generic suite only if they see nothing. */
function testsPass(): boolean {
  return run('rules', '--exclude', '**/generic.test.ts') && run('suite', 'generic')
}

/** A mistake can make a game endless: whatever takes many times as long as without it counts as noticed. */
function run(stage: string, ...args: string[]): boolean {
  const began = performance.now()
  const { status } = spawnSync(
    process.execPath,
    [script('vitest'), 'run', '--root', sandbox, '--bail=1', '--exclude', '**/suite-bites.test.ts', ...args],
    { stdio: 'ignore', timeout: patience[stage] ?? 180_000, killSignal: 'SIGKILL' },
  )
  patience[stage] ??= Math.max(30_000, Math.round(6 * (performance.now() - began)))
  return status === 0
}

function report(): void {
  const share = (100 * (mutants.length - survivors.length)) / mutants.length
  console.log(
    `${game}: ${mutants.length} mutations, ${mutants.length - survivors.length} noticed (${share.toFixed(1)} %)`,
  )
  let unjudged = 0
  for (const { file, source, start, before, after } of survivors) {
    const line = source.slice(0, start).split('\n').length
    const code = source.split('\n')[line - 1].trim()
    const verdict = judged[`${file}: ${code}: ${before} -> ${after}`]
    if (!verdict) unjudged++
    console.log(`\n${file}:${line}  ${before} -> ${after}\n  ${code}\n  ${verdict ?? 'NOT JUDGED YET'}`)
  }
  console.log(`\n${survivors.length} survivors, ${unjudged} not judged yet`)
  process.exitCode = share >= Number(values.floor) ? 0 : 1
}
