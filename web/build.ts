/** Builds the app if the build is missing or older than its sources; with compressed variants beside every text. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = join(import.meta.dirname, '..')
export const dist = join(import.meta.dirname, 'dist')
const lock = join(import.meta.dirname, 'dist-lock')
const rooms = ['kernel', 'ui', 'games', 'bots', 'tables', 'web']
const skipped = new Set([
  'node_modules',
  'tests',
  'testing',
  'dist',
  'frozen',
  'records',
  'dist-new',
  'dist-lock',
  'dist-old',
])
const counted = new Set(['.ts', '.tsx', '.css', '.html', '.json', '.md', '.js', '.svg', '.png', '.webmanifest'])
const texts = new Set(['.js', '.css', '.html', '.json', '.svg', '.webmanifest'])

/** What the sources are: the same text for the same sources. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const look = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (skipped.has(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) look(path)
      else if (counted.has(extname(entry.name))) hash.update(path).update(readFileSync(path))
    }
  }
  for (const room of rooms) if (existsSync(join(root, room))) look(join(root, room))
  hash.update(readFileSync(join(root, 'package-lock.json')))
  return hash.digest('hex')
}

const stampOf = (folder: string) => join(folder, '.stamp')
const stamped = (): string => (existsSync(stampOf(dist)) ? readFileSync(stampOf(dist), 'utf8') : '')

/**
 * Resolves when `dist` is what the sources say; throws at once if it would have to be built and cannot be written. Two
 * processes that want it at once do not disturb each other.
 */
export async function ensureBuilt(say: (line: string) => void = () => undefined): Promise<void> {
  if (stamped() === fingerprint()) return
  await locked(async () => {
    const wanted = fingerprint()
    if (stamped() === wanted) return
    say('Building the app, because its sources are newer than the build (a few seconds) ...')
    const began = performance.now()
    await build(wanted)
    say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  })
}

/** Does the work when nobody else holds this lock, a folder. */
export async function locked(work: () => Promise<void>, folder = lock): Promise<void> {
  while (!taken(folder)) await new Promise(resolve => setTimeout(resolve, 200))
  try {
    await work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** False as long as somebody else builds. Who left a lock behind and is gone for two minutes does not. */
function taken(folder: string): boolean {
  try {
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs !== undefined && Date.now() - mtimeMs > 120_000) rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    return true
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    throw new Error(
      `The app has to be built, but ${dirname(folder)} cannot be written to (${code ?? message}). ` +
        'Get the right to write there, or copy the project into a folder of your own, and start again.',
    )
  }
}

async function build(stamp: string): Promise<void> {
  const fresh = join(import.meta.dirname, 'dist-new')
  // In a process of its own: inside a test it would be a build for tests.
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', fresh, '--emptyOutDir']
  await promisify(execFile)(process.execPath, args, {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await compressAll(fresh)
  writeFileSync(stampOf(fresh), stamp)
  const old = join(import.meta.dirname, 'dist-old')
  rmSync(old, { recursive: true, force: true })
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(fresh, dist)
  rmSync(old, { recursive: true, force: true })
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => texts.has(extname(name)))
  await Promise.all(
    files.map(async name => {
      const path = join(folder, name)
      const bytes = readFileSync(path)
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      writeFileSync(`${path}.br`, await toBrotli(bytes, quality))
      writeFileSync(`${path}.gz`, await toGzip(bytes, { level: 9 }))
    }),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await ensureBuilt(console.log)
