// npm run bench [-- --quick] [-- --json] [-- GROUP ...]: this project and its peers, side by side in one run.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { groups } from './groups/index.ts'
import { type efforts, missed, type Outcome, report } from './run.ts'
import { workers } from './workers.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
})

// The workers are a command of their own and need no thread.
const known = [...Object.keys(groups), 'workers']
const unknown = positionals.filter(name => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}. Choose from: ${known.join(', ')}.`)
  process.exit(1)
}

const outcomes: Outcome[] = []
for (const name of positionals.length > 0 ? positionals : known) {
  const outcome =
    name === 'workers' ? await workers(values.quick) : await inThread(name, values.quick ? 'quick' : 'full')
  outcomes.push(outcome)
  if (!values.json) console.log(report(outcome))
}
if (values.json) console.log(JSON.stringify(outcomes, null, 2))
else if (!values.quick && positionals.length === 0) write(outcomes)

const sentences = outcomes.flatMap(missed)
for (const sentence of sentences) console.error(sentence)
process.exitCode = sentences.length > 0 ? 1 : 0

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

function write(all: readonly Outcome[]): void {
  const folder = new URL('../docs/reports/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const text = `# Speed

Made by \`npm run bench\` with Node ${process.versions.node} on ${process.platform} ${process.arch}. The contestants of a group take turns in short
slices of one run; the best slice counts. Figures differ from computer to computer, ratios much less.

${all.map(report).join('\n')}`
  writeFileSync(new URL('bench.md', folder), text)
}
