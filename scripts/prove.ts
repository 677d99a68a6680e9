// npm run prove: what takes too long for every test run. With --quick a hundredth of it; with names only these.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fuzzServer } from '@palatine/server/testing/fuzz'
import { killOnSqlite } from '@palatine/server/testing/kills'
import { killAmongSeveral } from '@palatine/server/testing/several'
import { proveEngine } from 'palatine/prove/engine-fuzz'
import { titles } from '../games/registry.ts'
import { playAmongFriends } from './prove/friends.ts'
import type { Ended } from './prove/many-games.ts'
import { fuzzPages } from './prove/pages.ts'
import { root, runScript } from './tools.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
})
const share = values.quick ? 0.01 : 1

interface Proof {
  readonly name: string
  run(): Promise<boolean>
}

const proofs: Proof[] = [
  ...Object.keys(titles).map(id => ({ name: `games:${id}`, run: () => manyGames(id, 100_000 * share) })),
  { name: 'engine', run: () => engine(100_000 * share) },
  { name: 'kills', run: () => kills(Math.max(3, 300 * share)) },
  { name: 'several', run: () => several(Math.max(3, 200 * share)) },
  { name: 'messages', run: () => messages(100_000 * share) },
  { name: 'pages', run: () => pages(2_000 * share) },
  ...Object.values(titles)
    .filter(({ listed }) => listed)
    .map(({ id }) => ({ name: `friends:${id}`, run: () => friends(id) })),
  // A sample of mutations runs all tests of a game two hundred times: it is never quick.
  ...Object.keys(titles).map(id => ({
    name: `mutants:${id}`,
    run: async () =>
      runScript('scripts/mutate.ts', [
        id,
        '--count',
        values.quick ? '4' : '200',
        ...(values.quick ? ['--floor', '0'] : []),
      ]),
  })),
]

const chosen = proofs.filter(
  ({ name }) => positionals.length === 0 || positionals.some(wanted => name.includes(wanted)),
)
if (chosen.length === 0) {
  console.error(`There is no such proof. Choose from: ${proofs.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
let failed = 0
for (const { name, run } of chosen) {
  console.log(`\n== ${name}`)
  const began = performance.now()
  const holds = await run()
  if (!holds) failed++
  console.log(`-- ${name} ${holds ? 'holds' : 'DOES NOT HOLD'} (${((performance.now() - began) / 1000).toFixed(0)} s)`)
}
console.log(`\n${chosen.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Half of the games are random, half played by the plain bot with a little noise; every core takes its share. */
async function manyGames(id: string, games: number): Promise<boolean> {
  const cores = availableParallelism()
  const chunk = Math.max(1000, Math.ceil(games / (cores * 10)))
  const all: Ended = { games: 0, decisions: 0, endings: {}, problems: [] }
  let next = 0
  const work = async () => {
    while (next < games) {
      const from = next
      next += chunk
      const part = await playChunk(id, from, Math.min(from + chunk, games))
      all.games += part.games
      all.decisions += part.decisions
      all.problems.push(...part.problems)
      for (const [ending, n] of Object.entries(part.endings)) all.endings[ending] = (all.endings[ending] ?? 0) + n
      console.error(`   ${all.games} of ${games} games`)
    }
  }
  await Promise.all(Array.from({ length: cores }, work))
  console.log(`${all.games} games, ${all.decisions} decisions; ended: ${JSON.stringify(all.endings)}`)
  for (const problem of all.problems) console.log(problem)
  const normal = Object.entries(all.endings).reduce((sum, [ending, n]) => sum + (ending.endsWith('normal') ? n : 0), 0)
  if (2 * normal < all.games) console.log(`only ${normal} of ${all.games} ended by the normal rule`)
  return all.problems.length === 0 && all.games === games && 2 * normal >= all.games
}

/** A game that never ends would hold a chunk for ever: then the chunk is ended and named. */
function playChunk(id: string, from: number, to: number): Promise<Ended> {
  // Ten times what a chunk takes on a quiet machine: others may be working, too.
  const patience = 120_000 + 200 * (to - from)
  return new Promise(resolve => {
    const args = [join(root, 'scripts', 'prove', 'many-games.ts'), id, `${from}`, `${to}`]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], timeout: patience })
    let out = ''
    child.stdout.on('data', text => {
      out += text
    })
    child.on('close', code => {
      const problem = `games ${from} to ${to} did not end (code ${code}): a game may be endless`
      resolve(code === 0 ? JSON.parse(out) : { games: 0, decisions: 0, endings: {}, problems: [problem] })
    })
  })
}

async function engine(lines: number): Promise<boolean> {
  try {
    console.log(JSON.stringify(await proveEngine(lines, 1, done => console.error(`   ${done} of ${lines} lines`))))
    return true
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return false
  }
}

async function kills(count: number): Promise<boolean> {
  const found = await killOnSqlite(count, 1, done => done % 10 === 0 && console.error(`   ${done} of ${count} kills`))
  console.log(`${found.kills} kills, ${found.acknowledged} answers acknowledged at ${found.tables} tables`)
  for (const problem of found.complaints) console.log(problem)
  return found.complaints.length === 0
}

async function several(count: number): Promise<boolean> {
  const found = await killAmongSeveral(
    count,
    1,
    done => done % 10 === 0 && console.error(`   ${done} of ${count} kills`),
  )
  console.log(`${found.kills} kills among three servers, ${found.acknowledged} answers at ${found.tables} tables`)
  for (const problem of found.complaints) console.log(problem)
  return found.complaints.length === 0
}

async function messages(count: number): Promise<boolean> {
  const found = await fuzzServer(
    count,
    1,
    done => done % 1_000 === 0 && console.error(`   ${done} of ${count} messages`),
  )
  console.log(`${found.messages} messages, ${found.refused} of them refused, ${found.ended} ended their connection`)
  console.log(`heap after 20 %: ${found.heap.early}, after all: ${found.heap.late}`)
  for (const problem of found.problems) console.log(problem)
  return found.problems.length === 0
}

/** Quick: two people; otherwise two to five of them, as far as the game seats so many. */
async function friends(id: string): Promise<boolean> {
  const found = await playAmongFriends(id, values.quick ? [2] : undefined, done => console.error(`   ${done}`))
  console.log(`${found.games} games of friends, ${found.answers} answers, ${found.moments} moments compared`)
  for (const problem of found.problems) console.log(problem)
  return found.problems.length === 0 && found.games > 0
}

async function pages(cases: number): Promise<boolean> {
  const found = await fuzzPages(cases, 1, done => done % 100 === 0 && console.error(`   ${done} of ${cases} cases`))
  console.log(`${found.cases} cases, ${found.taken} of them harmless`)
  for (const problem of found.problems) console.log(problem)
  return found.problems.length === 0
}
