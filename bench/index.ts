// npm run bench [-- --quick] [-- --json] [-- GROUP ...]: this project and its peers, side by side in one run;
// npm run bench -- --against REV [--quick]: this commit and another one.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { against, notReached, reportAgainst } from './against/index.ts'
import { botsThreads } from './bots-threads.ts'
import { groups } from './groups/index.ts'
import { missedOnline, online, reportOnline } from './online.ts'
import { postgres } from './postgres.ts'
import { type efforts, missed, type Outcome, report } from './run.ts'
import { heldUp, reportTrace, trace } from './trace.ts'
import { workers } from './workers.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
})

// The workers and the page are measured in a way of their own and need no thread.
const known = [...Object.keys(groups), 'workers', 'bots-threads', 'online', 'postgres', 'trace']
const unknown = positionals.filter(name => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}. Choose from: ${known.join(', ')}.`)
  process.exit(1)
}

/** Whoever is compared with somebody else first shows that both play the same games. */
const proofs: { readonly [group: string]: () => Promise<{ prove(): void }> } = {
  gatehouse: () => import('./peers/gatehouse-proof.ts'),
}

interface Measured {
  readonly found: object
  readonly text: string
  /** What was not reached. */
  readonly missed: readonly string[]
}

const all: Measured[] = []
const named = positionals.length > 0 ? positionals : known
for (const name of values.against === undefined ? named : []) {
  const measured = await measure(name, values.quick)
  all.push(measured)
  if (!values.json) console.log(measured.text)
}
if (values.against !== undefined) {
  const found = await against(values.against, values.quick ? 'quick' : 'full')
  all.push({ found, text: reportAgainst(found), missed: notReached(found) })
  if (!values.json) console.log(all[0].text)
}
if (values.json)
  console.log(
    JSON.stringify(
      all.map(({ found }) => found),
      null,
      2,
    ),
  )
else if (!values.quick && positionals.length === 0 && values.against === undefined) write(all)

const sentences = all.flatMap(({ missed }) => missed)
for (const sentence of sentences) console.error(sentence)
process.exitCode = sentences.length > 0 ? 1 : 0

async function measure(name: string, quick: boolean): Promise<Measured> {
  if (name === 'trace') {
    const found = await trace(quick)
    return { found, text: reportTrace(found), missed: heldUp(found) }
  }
  if (name === 'online') {
    const found = await online(quick)
    return { found, text: reportOnline(found), missed: missedOnline(found) }
  }
  if (name in proofs) (await proofs[name]()).prove()
  const shared = { workers, 'bots-threads': botsThreads, postgres }[name]
  const found = shared ? await shared(quick) : await inThread(name, quick ? 'quick' : 'full')
  return { found, text: report(found), missed: missed(found) }
}

function inThread(name: string, effort: keyof typeof efforts): Promise<Outcome> {
  // Libraries check themselves less in production; peers shall show what they can.
  const env = { ...process.env, NODE_ENV: 'production' }
  const worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: { name, effort }, env })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`bench: the thread of ${name} ended with ${code} and said nothing`)))
  })
}

function write(measured: readonly Measured[]): void {
  const folder = new URL('../docs/reports/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const text = `# Speed

Made by \`npm run bench\` with Node ${process.versions.node} on ${process.platform} ${process.arch}. The contestants of a group take turns in short
slices of one run; the best slice counts. Figures differ from computer to computer, ratios much less.

${measured.map(({ text }) => text).join('\n')}`
  writeFileSync(new URL('bench.md', folder), text)
}
