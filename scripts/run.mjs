// The one door to every command of this repository. Plain JavaScript without dependencies, because it runs before
// anything is installed and on an older Node than the rest needs: it installs what package-lock.json lists, finds a
// Node that is new enough, and hands over to the task.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const tasks = {
  start: ['web/serve.ts'],
  test: ['scripts/test/index.ts'],
  check: ['scripts/check.ts'],
  types: ['scripts/check.ts', 'types'],
  lint: ['scripts/check.ts', 'lint', 'promises'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'],
  rules: ['scripts/rules.ts'],
  freeze: ['scripts/freeze.ts'],
  bench: ['bench/index.ts'],
  prove: ['scripts/prove.ts'],
  mutate: ['scripts/mutate.ts'],
  golden: ['scripts/golden.ts'],
  screens: ['web/screens.ts'],
}
const needed = [24, 11]
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.palatine-installed')

const [name = '', ...rest] = process.argv.slice(2)
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
if (!task) stop(`There is no task "${name}". Choose one of: ${Object.keys(tasks).join(', ')}.`)
if (!installed()) await install()
hand(node(), task, rest)

/** True when node_modules holds what package-lock.json lists; true again at once as long as the lockfile is the same. */
function installed() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return true
  if (!sameAsLockfile()) return false
  writeFileSync(stamp, wanted())
  return true
}

function wanted() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`
}

/** Somebody may have installed by hand: npm keeps its own list of what is there, so compare before doing it again. */
function sameAsLockfile() {
  const listed = packages(join(root, 'package-lock.json'))
  const present = packages(join(modules, '.package-lock.json'))
  const forUs = ({ os = [], cpu = [], libc }) =>
    !libc && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch)
  const isNeeded = entry => !entry.optional || forUs(entry)
  return Object.entries(listed)
    .filter(([path, entry]) => path.startsWith('node_modules/') && isNeeded(entry))
    .every(([path, entry]) => existsSync(join(root, path)) && present[path]?.integrity === entry.integrity)
}

function packages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

async function install() {
  console.log('Installing the dependencies that package-lock.json lists. This takes up to a minute or two, once ...')
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  // On a terminal npm shows its own progress; in a log this line says that it is still alive.
  const alive = process.stdout.isTTY ? undefined : setInterval(() => console.log(`  ... ${seconds()} s`), 10_000)
  const code = await npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  clearInterval(alive)
  if (code !== 0) {
    stop(
      `npm could not install the dependencies (npm ci ended with ${code}; what it said is above). ` +
        'Check the network and that this folder can be written to, then run the same command again.',
    )
  }
  removeForeignNode()
  writeFileSync(stamp, wanted())
  console.log(`Installed in ${seconds()} s.`)
}

/** Resolves to npm's exit code, or to a word that says why it did not start. */
function npm(args) {
  const script = process.env.npm_execpath
  const byScript = script?.endsWith('.js') && existsSync(script)
  const windows = process.platform === 'win32'
  return new Promise(resolve => {
    const options = { cwd: root, stdio: 'inherit', shell: windows && !byScript }
    const child = byScript ? spawn(process.execPath, [script, ...args], options) : spawn('npm', args, options)
    child.on('error', error => resolve(error.code === 'ENOENT' ? 'no npm on the PATH' : error.message))
    child.on('close', (code, signal) => resolve(code ?? signal))
  })
}

/** Where the bundled Node cannot run (another C library), npm must not prefer it to the one that is installed. */
function removeForeignNode() {
  const file = bundled()
  if (!file || spawnSync(file, ['--version']).status === 0) return
  for (const ending of ['', '.cmd', '.ps1']) rmSync(join(modules, '.bin', `node${ending}`), { force: true })
}

function bundled() {
  const windows = process.platform === 'win32'
  const folder = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const file = join(modules, folder, 'bin', windows ? 'node.exe' : 'node')
  return existsSync(file) ? file : undefined
}

function node() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return process.execPath
  return bundled() ?? stop(tooOld())
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
