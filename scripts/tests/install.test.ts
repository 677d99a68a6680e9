/** The door to every command: what it installs for which task, in a little project with an npm that only writes down. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../tools.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palatine-install-'))
  for (const name of ['run.mjs', 'install.mjs']) cpSync(join(root, 'scripts', name), join(folder, 'scripts', name))
  put('package-lock.json', JSON.stringify({ packages }))
  put('bench/peers/package-lock.json', JSON.stringify({ packages: { 'node_modules/peer': { integrity: 'p' } } }))
  for (const task of ['cli/bin/palatine.mjs', 'scripts/test/index.ts', 'bench/index.ts'])
    put(task, `console.log('ran ${task}')`)
  put('npm.js', npm)
})
afterEach(() => rmSync(folder, { recursive: true }))

const packages = {
  '': {},
  'node_modules/needed': { integrity: 'n' },
  'node_modules/tester': { integrity: 't', dev: true },
  'node_modules/elsewhere': { integrity: 'e', optional: true, os: ['another'], cpu: ['another'] },
}

/** Writes down where it was called and how, and leaves a folder of modules behind; or fails as it is told to. */
const npm = `
const { appendFileSync, mkdirSync } = require('node:fs')
appendFileSync(process.env.CALLS, process.cwd() + ' ' + process.argv.slice(2).join(' ') + '\\n')
if (process.env.FAILS) {
  console.error(process.env.FAILS)
  process.exit(7)
}
mkdirSync('node_modules', { recursive: true })
`

function put(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

function run(task: string, fails = '', more: Record<string, string> = {}) {
  const env = {
    ...process.env,
    npm_execpath: join(folder, 'npm.js'),
    CALLS: join(folder, 'calls'),
    FAILS: fails,
    ...more,
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', task], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** How npm was called, each time. */
const calls = (): string[] =>
  existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') : []

test('to play, nothing is installed that only tests need; and once is enough', () => {
  expect(run('start').stdout).toContain('ran cli/bin/palatine.mjs')
  expect(calls()).toEqual([expect.stringMatching(/ ci --omit=dev /)])
  run('start')
  expect(calls()).toHaveLength(1)
})

test('tests complete the install, and then there is all that it takes to play', () => {
  run('start')
  expect(run('test').stdout).toContain('ran scripts/test/index.ts')
  run('start')
  run('test')
  expect(calls()).toEqual([expect.stringContaining('--omit=dev'), expect.stringContaining('--include=dev')])
})

test('only the bench installs what it compares with', () => {
  run('test')
  expect(calls()).toHaveLength(1)
  expect(run('bench').stdout).toContain('ran bench/index.ts')
  run('bench')
  expect(calls()).toHaveLength(2)
  expect(calls()[1].split(' ')[0]).toMatch(/bench.peers$/)
})

test('what only tests and benches need is no dependency of the app', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  const listed = new Map(Object.entries(lock.packages))
  for (const name of ['vitest', 'playwright-core', '@sparticuz/chromium', 'typescript', '@biomejs/biome', 'oxlint'])
    expect(listed.get(`node_modules/${name}`)?.dev, name).toBe(true)
  for (const name of ['vite', 'react-dom']) expect(listed.get(`node_modules/${name}`)?.dev, name).toBeUndefined()
  expect([...listed.keys()].filter(name => name.endsWith('boardgame.io'))).toEqual([])
})

test('a new lockfile is installed', () => {
  run('start')
  put('package-lock.json', JSON.stringify({ packages: { ...packages, 'node_modules/new': { integrity: 'x' } } }))
  run('start')
  expect(calls()).toHaveLength(2)
})

test('what somebody has installed by hand is not installed again', () => {
  const { 'node_modules/needed': needed } = packages
  put('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/needed': needed } }))
  put('node_modules/needed/package.json', '{}')
  run('start')
  expect(calls()).toEqual([])
  run('test')
  expect(calls()).toHaveLength(1)
})

test('who is offline is told so, without many tries', () => {
  const { status, stdout, stderr } = run('start', 'npm error code ENOTFOUND')
  expect(status).toBe(1)
  expect(stdout).not.toContain('ran')
  expect(stderr).toContain('npm cannot reach its registry: connect to the network and run the same command again.')
  expect(calls()).toEqual([expect.stringContaining('--fetch-retries=1 --fetch-retry-mintimeout=500')])
})

test('without a network the real npm is told so, too', { timeout: 120_000 }, () => {
  // Nobody listens on this port of this machine.
  const env = { npm_execpath: '', npm_config_registry: 'http://127.0.0.1:9', npm_config_cache: join(folder, 'cache') }
  put('package.json', JSON.stringify({ name: 'house', version: '1.0.0', dependencies: { needed: '1.0.0' } }))
  const needed = { version: '1.0.0', integrity: 'sha512-AAAA' }
  const own = { name: 'house', version: '1.0.0', dependencies: { needed: '1.0.0' } }
  put(
    'package-lock.json',
    JSON.stringify({ name: 'house', lockfileVersion: 3, packages: { '': own, 'node_modules/needed': needed } }),
  )
  const { status, stderr } = run('start', '', env)
  expect(stderr).toContain('npm cannot reach its registry: connect to the network and run the same command again.')
  expect(status).toBe(1)
})

/** Bytes of all that npm puts into a folder. */
function sizeOf(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(one => one.isFile())
    .reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0)
}

test('what it takes to play is at most 150 MB beside Node', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }>
  }
  const toPlay = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional, link }]) => path.startsWith('node_modules/') && !dev && !devOptional && !link)
    .map(([path]) => path)
    .filter(path => !/^node_modules\/node-/.test(path) && existsSync(join(root, path)))
  expect(toPlay).toContain('node_modules/react-dom')
  // What lies inside another package is listed, too, and must not count twice.
  const outermost = toPlay.filter(path => !toPlay.some(other => path.startsWith(`${other}/`)))
  const megabytes = outermost.reduce((sum, path) => sum + sizeOf(join(root, path)), 0) / 1e6
  expect(megabytes).toBeGreaterThan(5)
  expect(megabytes).toBeLessThan(150)
})

test('any other failure of npm is told with its exit code, and tried again next time', () => {
  expect(run('start', 'npm error code EACCES').stderr).toContain('npm ci ended with 7')
  expect(run('start').stdout).toContain('ran cli/bin/palatine.mjs')
})
