import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { serve } from '../serve.ts'

const host = '127.0.0.1'
const open: Server[] = []
const folder = mkdtempSync(join(tmpdir(), 'palatine-serve-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Palatine</title>')
writeFileSync(join(folder, 'worker.js'), 'plain')
writeFileSync(join(folder, 'worker.js.br'), 'brotli')
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

test.each(['/', '/table/some-id', '/replay/x?at=3', '/rules/gatehouse', '/settings'])('%s is the app', async path => {
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

test.each(['/package.json', '/../package.json', '/%2e%2e/package.json', '//etc/passwd', '/.stamp', '/nothing'])(
  'nothing can be reached through %s',
  async path => {
    const response = await get(path)
    expect(await response.text()).toBe('There is no such page.')
    expect(response.status).toBe(404)
  },
)

test('who understands compression gets less', async () => {
  const response = await get('/worker.js', { method: 'HEAD', headers: { 'accept-encoding': 'gzip, br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('content-length')).toBe('6')
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
