// Installs what a task needs and nothing more. Plain JavaScript without dependencies: it runs before anything is there.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const modules = join(root, 'node_modules')

/** What can be installed, each with the stamp that says so; who has the tests has what is needed to play. */
const steps = {
  start: { folder: root, args: ['--omit=dev'], stamps: ['start', 'test'], what: 'what it takes to play' },
  test: { folder: root, args: ['--include=dev'], stamps: ['test'], what: 'what it takes to test' },
  peers: { folder: join(root, 'bench', 'peers'), args: [], stamps: ['peers'], what: 'what the bench compares with' },
}

/** Makes sure that these steps are done, in this order. Stops with a sentence if one cannot be. */
export async function ensureInstalled(names) {
  for (const name of names) if (!installed(steps[name])) await install(name, steps[name])
}

/** True when node_modules holds what package-lock.json lists; true again at once as long as the lockfile is the same. */
function installed(step) {
  const wanted = fingerprint(step)
  if (step.stamps.some(name => read(stampOf(step, name)) === wanted)) return true
  if (!sameAsLockfile(step)) return false
  stamp(step)
  return true
}

const stampOf = ({ folder }, name) => join(folder, 'node_modules', `.palatine-${name}`)

function stamp(step) {
  mkdirSync(join(step.folder, 'node_modules'), { recursive: true })
  writeFileSync(stampOf(step, step.stamps[0]), fingerprint(step))
}

function fingerprint({ folder }) {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`
}

/** Somebody may have installed by hand: npm keeps its own list of what is there, so compare before doing it again. */
function sameAsLockfile({ folder, args }) {
  const listed = packages(join(folder, 'package-lock.json'))
  const present = packages(join(folder, 'node_modules', '.package-lock.json'))
  const wanted = entry => !args.includes('--omit=dev') || !(entry.dev || entry.devOptional)
  const forUs = ({ os = [], cpu = [], libc }) =>
    !libc && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch)
  return Object.entries(listed)
    .filter(([path]) => path.startsWith('node_modules/'))
    .filter(([, entry]) => wanted(entry) && (!entry.optional || forUs(entry)))
    .every(([path, entry]) => existsSync(join(folder, path)) && present[path]?.integrity === entry.integrity)
}

function packages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

const read = file => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

async function install(name, step) {
  console.log(`Installing ${step.what}, as package-lock.json lists it. This takes up to a minute or two, once ...`)
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  const alive = setInterval(() => console.log(`  ... ${seconds()} s`), 10_000)
  // A second try is made at once: who is offline shall not wait for minutes to be told so.
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=1000']
  const { code, said } = await npm(
    ['ci', ...step.args, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error', ...patience],
    step.folder,
  )
  clearInterval(alive)
  if (code !== 0) {
    console.error(whyNot(code, said))
    process.exit(1)
  }
  if (name !== 'peers') removeForeignNode()
  stamp(step)
  console.log(`Installed in ${seconds()} s.`)
}

const offline = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ENOTCACHED)\b/

function whyNot(code, said) {
  return offline.test(said)
    ? 'npm cannot reach its registry: connect to the network and run the same command again.'
    : `npm could not install the dependencies (npm ci ended with ${code}; what it said is above). ` +
        'Check the network and that this folder can be written to, then run the same command again.'
}

/** Resolves to npm's exit code, or a word that says why it did not start, and to what it complained about. */
function npm(args, folder) {
  const script = process.env.npm_execpath
  const byScript = script?.endsWith('.js') && existsSync(script)
  const windows = process.platform === 'win32'
  return new Promise(resolve => {
    const options = { cwd: folder, stdio: ['inherit', 'inherit', 'pipe'], shell: windows && !byScript }
    const child = byScript ? spawn(process.execPath, [script, ...args], options) : spawn('npm', args, options)
    let said = ''
    child.stderr.on('data', text => {
      said += text
      process.stderr.write(text)
    })
    child.on('error', error => resolve({ code: error.code === 'ENOENT' ? 'no npm on the PATH' : error.message, said }))
    child.on('close', (code, signal) => resolve({ code: code ?? signal, said }))
  })
}

/** Where the bundled Node cannot run (another C library), npm must not prefer it to the one that is installed. */
function removeForeignNode() {
  const file = bundledNode()
  if (!file || spawnSync(file, ['--version']).status === 0) return
  for (const ending of ['', '.cmd', '.ps1']) rmSync(join(modules, '.bin', `node${ending}`), { force: true })
}

export function bundledNode() {
  const windows = process.platform === 'win32'
  const folder = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const file = join(modules, folder, 'bin', windows ? 'node.exe' : 'node')
  return existsSync(file) ? file : undefined
}
