import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { ensureBuilt, locked } from '../build.ts'
import { addressesOf, whyNot } from '../listening.ts'
import { routeOf } from '../routes.ts'
import { serve } from '../serve.ts'

const host = '127.0.0.1'
const open: Server[] = []
const folder = mkdtempSync(join(tmpdir(), 'palatine-serve-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Palatine</title>')
writeFileSync(join(folder, 'worker.js'), 'plain')
writeFileSync(join(folder, 'worker.js.br'), 'brotli')
writeFileSync(join(folder, 'worker.js.gz'), 'gzipped')
writeFileSync(join(folder, '.stamp'), 'secret')

afterEach(() => {
  for (const server of open.splice(0)) server.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const { server, port } = await serve(0, host, folder)
  open.push(server)
  return fetch(`http://${host}:${port}${path}`, init)
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
  open.push(taken)
  await new Promise<void>(resolve => taken.listen(0, host, resolve))
  const address = taken.address()
  const wanted = typeof address === 'object' && address ? address.port : 0
  const { server, port } = await serve(wanted, host, folder)
  open.push(server)
  expect(port).toBeGreaterThan(wanted)
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
  await expect(serve(0, '203.0.113.7', folder)).rejects.toThrow(
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

/** npm start in this project, which is built by then, until it says that it runs or that it cannot. */
async function start(env: Record<string, string>, ...flags: string[]): Promise<{ said: string; code: number | null }> {
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, '..', 'serve.ts')], {
    env: { ...process.env, PORT: '0', HOST: '', ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      said += text
      if (said.includes('Ctrl-C')) child.kill('SIGTERM')
    })
  }
  const code = await new Promise<number | null>(resolve => child.on('close', resolve))
  return { said, code }
}

test('it says where it is, in the network too, and stops when it is told to', async () => {
  await ensureBuilt()
  const { said, code } = await start({ HOST: '0.0.0.0' })
  const { others } = addressesOf('0.0.0.0', 0)
  expect(said).toMatch(/^Palatine is at http:\/\/localhost:\d+\n/)
  for (const address of others) expect(said).toContain(address.replace(/0$/, ''))
  expect(code).toBe(0)
})

test('once it is built, it starts where it may write nothing at all', async () => {
  await ensureBuilt()
  const { said, code } = await start({}, '--permission', '--allow-fs-read=*')
  expect(said).toContain('Palatine is at http://localhost:')
  expect(code).toBe(0)
})

test('a wrong setting is a sentence, and nothing else', async () => {
  await ensureBuilt()
  expect(await start({ HOST: '203.0.113.7' })).toEqual({
    said: `${whyNot(Object.assign(new Error(), { code: 'EADDRNOTAVAIL' }), 0, '203.0.113.7')}\n`,
    code: 1,
  })
  expect((await start({ PORT: 'many' })).said).toBe('PORT is "many", but a port is a number from 0 to 65535.\n')
})
