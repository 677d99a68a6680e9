import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressesOf, whyNot } from '@palatine/server/listening'
import { afterAll, afterEach, expect, test } from 'vitest'
import { ensureBuilt, locked } from '../build.ts'
import { routeOf } from '../routes.ts'
import { type Served, serveBuild } from '../served.ts'

const host = '127.0.0.1'
const open: Served[] = []
const folder = mkdtempSync(join(tmpdir(), 'palatine-serve-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Palatine</title>')
writeFileSync(join(folder, 'worker.js'), 'plain')
writeFileSync(join(folder, 'worker.js.br'), 'brotli')
writeFileSync(join(folder, 'worker.js.gz'), 'gzipped')
writeFileSync(join(folder, '.stamp'), 'secret')

afterEach(async () => {
  for (const served of open.splice(0)) await served.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const served = await serveBuild(folder)
  open.push(served)
  return fetch(`http://${host}:${served.port}${path}`, init)
}

const addresses = ['/', '/table/some-id', '/replay', '/replay/x?at=3', '/rules/gatehouse', '/guided/xian/', '/settings']

test.each(addresses)('%s is the app', async path => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toContain('<title>Palatine</title>')
})

test('it may load nothing from elsewhere and be framed by nobody', async () => {
  const { headers } = await get('/')
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  expect(headers.get('content-security-policy')).not.toContain('unsafe')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  '/package.json',
  '/../package.json',
  '/%2e%2e/package.json',
  '//etc/passwd',
  '/.stamp',
  '/nothing',
  '/table',
])('nothing can be reached through %s', async path => {
  const response = await get(path)
  expect(await response.text()).toBe('There is no such page.')
  expect(response.status).toBe(404)
})

test('who understands compression gets less', async () => {
  const response = await get('/worker.js', { method: 'HEAD', headers: { 'accept-encoding': 'gzip, br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('content-length')).toBe('6')
})

test.each([
  ['gzip, br', 'br'],
  ['gzip, deflate, br;q=0', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['GZIP ; q=1.0', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.5, identity', null],
  ['brotli, xgzip', null],
  ['', null],
])('whoever accepts "%s" gets %s', async (accepted, encoding) => {
  const { headers } = await get('/worker.js', { method: 'HEAD', headers: { 'accept-encoding': accepted } })
  expect(headers.get('content-encoding')).toBe(encoding)
})

test('what somebody has already is not sent again', async () => {
  const ask = (headers: Record<string, string> = {}) =>
    get('/worker.js', { headers: { 'accept-encoding': 'identity', ...headers } })
  const first = await ask()
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^".{22}"$/)
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await ask({ 'if-none-match': known })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  }
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
  // Packed it is another sequence of bytes, so it has another tag.
  const packed = await ask({ 'accept-encoding': 'br', 'if-none-match': tag })
  expect([packed.status, packed.headers.get('etag') === tag]).toEqual([200, false])
})

test('nothing can be written', async () => {
  const response = await get('/', { method: 'POST', body: 'x' })
  expect(response.status).toBe(405)
})

test('a taken port is passed over', async () => {
  const taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, host, resolve))
  const address = taken.address()
  const wanted = typeof address === 'object' && address ? address.port : 0
  const served = await serveBuild(folder, { port: wanted })
  open.push(served)
  taken.close()
  expect(served.port).toBeGreaterThan(wanted)
})

test('an address is of a page, with its id, or of nothing', () => {
  expect(routeOf('/')).toEqual({ route: '', id: '' })
  expect(routeOf('/guided/xian/')).toEqual({ route: 'guided', id: 'xian' })
  expect(routeOf('/replay')).toEqual({ route: 'replay', id: '' })
  const none = ['', '//', '//table/x', '/table', '/games/x', '/table/x/y', '/__proto__', '/toString/x', 'table/x']
  expect(none.filter(path => routeOf(path))).toEqual([])
})

test('a host that is not here is said in a sentence', async () => {
  // An address for examples (RFC 5737), which no machine has.
  await expect(serveBuild(folder, { host: '203.0.113.7' })).rejects.toThrow(
    'HOST is "203.0.113.7", but that is no address of this machine. Leave HOST out',
  )
})

test.each([
  ['EACCES', 'You may not use port 80: systems keep the ports below 1024 for administrators.'],
  ['ENOTFOUND', 'HOST is "castle", but that is no address of this machine.'],
])('%s is said in a sentence', (code, sentence) => {
  expect(whyNot(Object.assign(new Error(`listen ${code}`), { code }), 80, 'castle')).toContain(sentence)
})

test('the addresses that are printed are those that lead here', () => {
  const one = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
    ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as const
  const interfaces = {
    lo: [one('127.0.0.1', 'IPv4', true), one('::1', 'IPv6', true)],
    eth0: [one('192.168.1.5', 'IPv4'), one('fe80::1', 'IPv6'), one('2001:db8::5', 'IPv6')],
    off: undefined,
  }
  const here = 'http://localhost:8220'
  expect(addressesOf('127.0.0.1', 8220, interfaces)).toEqual({ here, others: [] })
  expect(addressesOf('0.0.0.0', 8220, interfaces)).toEqual({ here, others: ['http://192.168.1.5:8220'] })
  expect(addressesOf('::', 8220, interfaces)).toEqual({
    here,
    others: ['http://192.168.1.5:8220', 'http://[2001:db8::5]:8220'],
  })
  expect(addressesOf('192.168.1.5', 8220, interfaces)).toEqual({ here: 'http://192.168.1.5:8220', others: [] })
})

test('a folder that cannot be written to is said at once when a build is due', async () => {
  let built = false
  const work = async () => {
    built = true
  }
  // No folder can be made below a file, whoever asks for it.
  await expect(locked(work, join(folder, 'index.html', 'lock'))).rejects.toThrow(
    `The app has to be built, but ${join(folder, 'index.html')} cannot be written to (ENOTDIR). Get the right`,
  )
  expect(built).toBe(false)
  await locked(work, join(folder, 'lock'))
  expect([built, existsSync(join(folder, 'lock'))]).toEqual([true, false])
})

test('a lock that somebody left behind is not waited for', async () => {
  const lock = join(folder, 'left-behind')
  mkdirSync(lock)
  const longAgo = new Date(Date.now() - 3_600_000)
  utimesSync(lock, longAgo, longAgo)
  await locked(async () => expect(existsSync(lock)).toBe(true), lock)
  expect(existsSync(lock)).toBe(false)
})

/** What `npm start` runs, from the root of the project. */
const script = 'cli/bin/palatine.mjs'
const root = join(import.meta.dirname, '..', '..')

interface Run {
  readonly env?: Record<string, string>
  /** Where the project lies; this one, which is built by then. */
  readonly project?: string
  /** Rights that even an administrator does not have. */
  readonly without?: string
  /** What is done while it runs; then it is stopped. */
  readonly meanwhile?: (said: string) => Promise<void>
}

/** npm start, until it says that it runs, or that it cannot. */
async function start({ env = {}, project = root, without, meanwhile }: Run) {
  const [file = '', ...args] = [...lacking(without), process.execPath, join(project, script), 'serve']
  const data = join(folder, 'data')
  const child = spawn(file, args, {
    env: { ...process.env, NO_COLOR: '1', PORT: '0', HOST: '', PALATINE_DATA: data, ...env },
  })
  let said = ''
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  const running = new Promise<void>(resolve => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', text => {
        said += text
        if (said.includes('Ctrl-C')) resolve()
      })
    }
  })
  try {
    if ((await Promise.race([running.then(() => 'runs'), ended])) === 'runs') await meanwhile?.(said)
  } finally {
    child.kill('SIGTERM')
  }
  return { said, code: await ended }
}

/** Administrators may do everything; on Linux a right can be taken from them. */
const lacking = (right: string | undefined): string[] =>
  right && process.getuid?.() === 0 ? ['setpriv', `--bounding-set=-${right}`] : []

test('it says where it is, and there it is, in the network too; it stops when it is told to', async () => {
  await ensureBuilt()
  let opened: string[] = []
  const { said, code } = await start({
    env: { HOST: '0.0.0.0' },
    async meanwhile(printed) {
      opened = printed.match(/http:\/\/[^\s,]+/g) ?? []
      for (const address of opened) expect([address, (await fetch(address)).status]).toEqual([address, 200])
    },
  })
  const port = /^Palatine is at http:\/\/localhost:(\d+)\n/.exec(said)?.[1]
  const { here, others } = addressesOf('0.0.0.0', Number(port))
  expect(opened).toEqual([here, ...others])
  expect(code).toBe(0)
})

test('what is sent is packed as it is wished for, and not sent again to who has it', async () => {
  await ensureBuilt()
  await start({
    async meanwhile(said) {
      const [address = ''] = /http:\S+/.exec(said) ?? []
      const wishing = (accepted: string, tag = '') =>
        fetch(address, { headers: { 'accept-encoding': accepted, ...(tag && { 'if-none-match': tag }) } })
      for (const [accepted, encoding] of [
        ['gzip, br', 'br'],
        ['gzip, br;q=0', 'gzip'],
        ['br;q=0, gzip;q=0', null],
        ['identity', null],
      ] as const) {
        const { headers, status } = await wishing(accepted)
        expect([accepted, status, headers.get('content-encoding')]).toEqual([accepted, 200, encoding])
        const again = await wishing(accepted, headers.get('etag') ?? 'none')
        expect([accepted, again.status, await again.text()]).toEqual([accepted, 304, ''])
      }
      expect((await wishing('identity', '"another"')).status).toBe(200)
    },
  })
  expect.assertions(9)
})

test('where games cannot be kept it says so, with what to do', async () => {
  await ensureBuilt()
  // No folder can be made below a file, whoever asks for it.
  const data = join(folder, 'index.html', 'data')
  const { said, code } = await start({ env: { PALATINE_DATA: data } })
  expect(said).toContain(`palatine: The folder ${data}, in which games are kept, cannot be written to (ENOTDIR`)
  expect(said).toContain('Get the right to write there, or choose another folder with PALATINE_DATA.\n')
  expect(code).toBe(1)
})

test('if it has to be built and nothing can be written, it says so instead of waiting', async () => {
  const project = join(folder, 'project')
  for (const room of ['web', 'cli', 'games', 'package-lock.json'])
    cpSync(join(root, room), join(project, room), { recursive: true, filter: path => !/dist|node_modules/.test(path) })
  // All packages of this project, but for the app, which is the one there.
  const packages = join(project, 'node_modules')
  mkdirSync(join(packages, '@palatine'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@palatine') symlinkSync(join(root, 'node_modules', name), join(packages, name), 'junction')
  }
  for (const name of readdirSync(join(root, 'node_modules', '@palatine'))) {
    const from = name === 'web' ? join(project, 'web') : join(root, 'node_modules', '@palatine', name)
    symlinkSync(from, join(packages, '@palatine', name), 'junction')
  }
  chmodSync(join(project, 'web'), 0o555)
  const { said, code } = await start({ project, without: 'dac_override' })
  chmodSync(join(project, 'web'), 0o755)
  expect(said).toBe(
    `palatine: The app has to be built, but ${join(project, 'web')} cannot be written to (EACCES). ` +
      'Get the right to write there, or copy the project into a folder of your own, and start again.\n',
  )
  expect(code).toBe(1)
})

test('a port that is kept for administrators is told so, with what to do', async () => {
  await ensureBuilt()
  const without = 'net_bind_service'
  const run = await start({ env: { PORT: '80' }, without })
  // Some systems keep no ports: there it listens.
  const listening = `require('net').createServer().listen(80, '127.0.0.1', () => process.exit()).on('error', error => { if (error.code === 'EACCES') process.exit(3) })`
  const [file = '', ...args] = [...lacking(without), process.execPath, '-e', listening]
  const kept = spawnSync(file, args).status === 3
  const sentence =
    'palatine: You may not use port 80: systems keep the ports below 1024 for administrators. ' +
    'Choose a higher one, such as PORT=8220 npm start.\n'
  expect(run).toEqual(kept ? { said: sentence, code: 1 } : { said: expect.stringContaining('Palatine is at'), code: 0 })
})

test.each([
  // An address for examples (RFC 5737), which no machine has; and a name so long that nobody is asked for it.
  '203.0.113.7',
  'x'.repeat(64),
])('HOST=%s is no address of this machine: that is said, with what to do, and nothing else', async wrong => {
  await ensureBuilt()
  expect(await start({ env: { HOST: wrong } })).toEqual({
    said:
      `palatine: HOST is "${wrong}", but that is no address of this machine. ` +
      'Leave HOST out to play on this machine alone, or write HOST=0.0.0.0 npm start to open it to your network.\n',
    code: 1,
  })
})

test.each(['many', '80.5', '-1', '70000'])('PORT=%s is no port: that is said, and nothing else', async wrong => {
  expect(await start({ env: { PORT: wrong } })).toEqual({
    said: `palatine: PORT is "${wrong}", but has to be a number from 0 to 65535.\n`,
    code: 1,
  })
})
