// The one door to every command of this repository. Plain JavaScript without dependencies, because it runs before
// anything is installed and on an older Node than the rest needs: it has installed what the task needs, finds a Node that
// is new enough, and hands over to the task.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { bundledNode, ensureInstalled, modules, root } from './install.mjs'

const tasks = {
  start: ['cli/bin/palatine.mjs', 'serve'],
  test: ['scripts/test/index.ts'],
  check: ['scripts/check.ts'],
  types: ['scripts/check.ts', 'types'],
  lint: ['scripts/check.ts', 'lint', 'promises'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'],
  rules: ['scripts/rules.ts'],
  text: ['scripts/text.ts'],
  licences: ['scripts/licences.ts'],
  freeze: ['scripts/freeze.ts'],
  bench: ['bench/index.ts'],
  prove: ['scripts/prove.ts'],
  mutate: ['scripts/mutate.ts'],
  golden: ['scripts/golden.ts'],
  screens: ['web/screens.ts'],
}
/** What a task needs installed, if not all that tests need. */
const needs = { start: ['start'], bench: ['test', 'peers'] }
const needed = [24, 11]

const [name = '', ...rest] = process.argv.slice(2)
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
if (!task) stop(`There is no task "${name}". Choose one of: ${Object.keys(tasks).join(', ')}.`)
await ensureInstalled(needs[name] ?? ['test'])
hand(node(), task, rest)

function node() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return process.execPath
  return bundledNode() ?? stop(tooOld())
}

function tooOld() {
  return (
    `Palatine needs Node ${needed.join('.')} or newer; this is ${process.versions.node}, and no Node from npm fits this ` +
    `machine (${process.platform} ${process.arch}): install Node 24 from https://nodejs.org and run the same command again.`
  )
}

function hand(file, [script, ...args], more) {
  if (!existsSync(join(root, script))) stop(`The task "${name}" needs ${script}, which does not exist yet.`)
  const env = { ...process.env }
  const key = Object.keys(env).find(each => each.toUpperCase() === 'PATH') ?? 'PATH' // Windows writes Path
  env[key] = [dirname(file), join(modules, '.bin'), env[key]].filter(Boolean).join(delimiter)
  const child = spawn(file, [join(root, script), ...args, ...more], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  // The task decides how it ends; this process only waits for it. Ctrl-C on a terminal reaches the task by itself.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  if (process.env.npm_lifecycle_event) endWithParent(child)
  child.on('error', () => stop(tooOld()))
  child.on('close', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

/** npm starts us through a shell that dies without a word when npm is told to stop; a server must not stay behind. */
function endWithParent(child) {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 250).unref()
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
