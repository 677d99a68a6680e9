import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { chooseLanguage, frontPage } from '../page.ts'
import { serve } from '../serve.ts'

const host = '127.0.0.1'
const open: Server[] = []

afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

const get = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const { server, port } = await serve(0, host)
  open.push(server)
  return fetch(`http://${host}:${port}${path}`, init)
}

test('the front page is served in the language of the browser, with a link to the other', async () => {
  const response = await get('/', { headers: { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' } })
  const text = await response.text()
  expect(response.status).toBe(200)
  expect(text).toContain('<html lang="de">')
  expect(text).toContain('href="/?lang=en"')
})

test('it may load nothing but its own style and be framed by nobody', async () => {
  const { headers } = await get('/')
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['/package.json', '/../package.json', '/%2e%2e/package.json', '//etc/passwd', '/?/..'])(
  'no file can be reached through %s',
  async path => {
    const response = await get(path)
    expect(await response.text()).not.toContain('workspaces')
    expect(response.status).toBe(path === '/?/..' ? 200 : 404)
  },
)

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
  const { server, port } = await serve(wanted, host)
  open.push(server)
  expect(port).toBeGreaterThan(wanted)
})

test.each([
  [null, undefined, 'en'],
  [null, 'fr', 'en'],
  [null, 'fr, de;q=0.4', 'de'],
  [null, 'de;q=0.4, en-GB;q=0.5', 'en'],
  [null, 'de;q=0', 'en'],
  ['de', 'en', 'de'],
  ['xx', 'de', 'de'],
])('wish %s and browser %s give %s', (wish, accepted, language) => {
  expect(chooseLanguage(wish, accepted)).toBe(language)
})

test('names are text, not markup', () => {
  expect(frontPage('en', [{ id: 'a', name: '<b>"A" & B</b>' }])).toContain('&#60;b&#62;&#34;A&#34; &#38; B&#60;/b&#62;')
})
