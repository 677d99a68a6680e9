/** What the server believes nobody: origins, limits, codes, other people's seats and secrets. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ServerProcess } from '../testing/child-process.ts'
import { Guest, gatehouse, newPerson } from '../testing/guest.ts'
import { Running } from '../testing/running.ts'

let running: Running
beforeAll(async () => {
  running = await Running.start()
})
afterAll(() => running.stop())

const post = (path: string, headers: Record<string, string>, body = '{"name":"Ada"}') =>
  fetch(`${running.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

test('another site can neither post nor open a socket in the name of who is logged in here', async () => {
  const cookie = ((await post('/api/person', {})).headers.get('set-cookie') ?? '').split(';')[0]
  for (const origin of ['https://evil.example', 'null', `${running.address}0`, `${running.address}.evil.example`]) {
    const response = await post('/api/person', { origin, cookie })
    expect([origin, response.status, await response.json()]).toEqual([origin, 403, { reason: 'otherOrigin' }])
    await expect(Guest.connect(running.address, { origin, cookie })).rejects.toThrow('not opened')
    await expect(Guest.connect(running.address, { origin })).rejects.toThrow('not opened')
  }
  expect((await post('/api/forget', { cookie })).status).toBe(403)
  expect((await post('/api/person', { origin: running.address, cookie })).status).toBe(200)
})

test('a body that is too large, or no JSON, is refused, and nothing else happens', async () => {
  const answers = await Promise.all([
    post('/api/person', {}, `{"name":"${'x'.repeat(3_000)}"}`),
    post('/api/person', {}, '{"name":'),
    post('/api/person', { 'content-type': 'text/plain' }, 'Ada'),
    post('/api/person', {}, '{"__proto__":{"name":"Ada"}}'),
  ])
  expect(answers.map(one => one.status)).toEqual([413, 400, 415, 400])
  for (const answer of answers) expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('whoever has no name may look, and nothing else', async () => {
  const ada = await running.guest('Ada')
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
  const onlooker = await running.connect({})
  const moment = await onlooker.watch(open.id, null)
  expect(moment.watcher).toBeNull()
  const refused = async (ask: Parameters<Guest['ask']>[0]) => onlooker.ask(ask)
  expect(await refused({ ask: 'watch', table: open.id, seat: 0 })).toEqual({ refused: { reason: 'notYourSeat' } })
  // A bot's seat belongs to nobody, and so it is not the onlooker's.
  expect(await refused({ ask: 'watch', table: open.id, seat: 1 })).toEqual({ refused: { reason: 'notYourSeat' } })
  for (const ask of [
    { ask: 'sit', table: open.id, seat: 1, name: 'X' },
    { ask: 'say', table: open.id, text: 'hello' },
    { ask: 'open', make: gatehouse() },
    { ask: 'device' },
    { ask: 'token', label: 'mine' },
    { ask: 'finished' },
  ] as const)
    expect(await refused(ask)).toEqual({ refused: { reason: 'noName' } })
  const make = { game: 'gatehouse', chairs: [{ name: 'X', bot: '' }], options: {}, components: null }
  for (const ask of [
    { ask: 'create', make },
    { ask: 'cards' },
    { ask: 'remove', table: open.id },
    { ask: 'salvage', table: open.id },
  ] as const)
    expect(await refused(ask)).toEqual({ refused: { reason: 'notYours' } })
  expect(await refused({ ask: 'export', table: open.id })).toEqual({ refused: { reason: 'stillRunning' } })
})

test('nobody answers, takes back, hands over or comes back for somebody else', async () => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(name => running.guest(name)))
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
  await ada.watch(open.id)
  const answer = await ada.answerTo()
  const { table, seat, question } = answer
  for (const ask of [
    answer,
    { ask: 'undo', table, seat, question },
    { ask: 'wish', table, seat },
    { ask: 'agree', table, seat, yes: true },
    { ask: 'handOver', table, seat, bot: 'plain' },
    { ask: 'comeBack', table, seat },
    { ask: 'standing', table, seat, question: 'any', answer: 0 },
    { ask: 'log', table, seat },
  ] as const)
    expect([ask.ask, await bo.ask(ask)]).toEqual([ask.ask, { refused: { reason: 'notYourSeat' } }])
})

test('codes of tables and devices cannot be tried out', async () => {
  const strict = await Running.start({}, { triesOfAddress: 5 })
  const guest = await strict.guest('Ada')
  const ends = []
  for (let i = 0; i < 8; i++) ends.push(await guest.ask({ ask: 'find', table: `tiger${100 + i}` }))
  const reasons = ends.map(end => ('refused' in end ? end.refused.reason : ''))
  expect(reasons).toEqual([...Array(5).fill('noSuchTable'), ...Array(3).fill('tooFast')])
  const response = await fetch(`${strict.address}/api/device`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"code":"aaaaaaaaaa"}',
  })
  expect(response.status).toBe(429)
  await strict.stop()
})

test('nobody can ask too fast, have too many sockets, tables or names', async () => {
  const strict = await Running.start(
    {},
    { asks: 5, socketsOfPerson: 2, socketsOfAddress: 4, openTablesOfPerson: 1, peopleOfAddress: 2 },
  )
  const ada = await strict.guest('Ada')
  const bo = await strict.guest('Bo')
  await expect(strict.guest('Cy')).rejects.toThrow('no person: 429')
  await ada.get({ ask: 'open', make: gatehouse() })
  expect(await ada.ask({ ask: 'open', make: gatehouse() })).toEqual({ refused: { reason: 'tooManyTables' } })
  const many = await Promise.all(Array.from({ length: 40 }, () => bo.ask({ ask: 'me' })))
  const fast = many.filter(reply => 'refused' in reply)
  expect(fast.length).toBeGreaterThan(10)
  expect(fast[0]).toEqual({ refused: { reason: 'tooFast' } })
  await strict.connect({})
  await strict.connect({})
  await expect(strict.connect({})).rejects.toThrow('not opened')
  await strict.stop()
})

test('what is no message of the protocol ends the connection with a reason', async () => {
  for (const raw of ['', 'x', '[]', '{}', '{"version":1}', 'null', '"key"', `{"key":"${'x'.repeat(100)}"}`]) {
    const guest = await running.connect({})
    guest.send(raw)
    await guest.gone()
    expect([raw, guest.ended]).toEqual([raw, { code: 1007, reason: 'wrongMessage' }])
  }
  // No id has signs that are none; PostgreSQL would fail at them.
  const ada = await running.guest('Ada')
  for (const table of ['a\u0000b', '\ud800'])
    expect(await ada.ask({ ask: 'find', table })).toMatchObject({ refused: { reason: 'wrongMessage' } })
  const old = await running.connect({})
  for (const ask of [{ ask: 'me' }, { ask: 'cards' }]) {
    const reply = old.next(one => one.key === ask.ask)
    old.send({ version: 99, key: ask.ask, ask })
    expect(await reply).toMatchObject({ refused: { reason: 'otherProtocol' } })
  }
})

test('metrics and logs are for the host: no names, no ids, and from elsewhere only with the secret', async () => {
  const ada = await running.guest('Somebody special')
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  const metrics = await (await fetch(`${running.address}/metrics`)).text()
  expect(metrics).toMatch(/palatine_ask_seconds_count\{ask="open"\} \d+/)
  expect(metrics).not.toContain('Somebody special')
  expect(metrics).not.toContain(open.id)
  const behind = await Running.start({ trustProxy: true, secret: 'a secret of the host' })
  const from = (headers: Record<string, string>) =>
    fetch(`${behind.address}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7', ...headers } })
  expect((await from({})).status).toBe(404)
  expect((await from({ authorization: 'Bearer a secret of the house' })).status).toBe(404)
  expect((await from({ authorization: 'Bearer a secret of the host' })).status).toBe(200)
  // What comes through a proxy is not from here, whether the proxy is trusted or not.
  const passedOn = await fetch(`${running.address}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } })
  expect(passedOn.status).toBe(404)
  for (const path of ['/health', '/ready']) expect((await fetch(running.address + path)).status).toBe(200)
  await behind.stop()
})

test('whoever connects anew as somebody else may not ask more of one address', async () => {
  const strict = await Running.start({}, { asksOfAddress: 5 })
  let refused = 0
  for (let i = 0; i < 4; i++) {
    const onlooker = await strict.connect({})
    const replies = await Promise.all(Array.from({ length: 15 }, () => onlooker.ask({ ask: 'me' })))
    refused += replies.filter(reply => 'refused' in reply).length
    await onlooker.close()
  }
  expect(refused).toBeGreaterThan(20)
  await strict.stop()
})

test('an address has a limit, too, however many people are there', async () => {
  const strict = await Running.start({}, { asksOfAddress: 5 })
  const guests = await Promise.all(['Ada', 'Bo', 'Cy'].map(name => strict.guest(name)))
  const replies = await Promise.all(guests.flatMap(guest => Array.from({ length: 20 }, () => guest.ask({ ask: 'me' }))))
  expect(replies.filter(reply => 'refused' in reply).length).toBeGreaterThan(20)
  await strict.stop()
})

test('nobody has more tables than it may, also where it begins them with bots', async () => {
  const strict = await Running.start({}, { tablesOfPerson: 2 })
  const ada = await strict.guest('Ada')
  const tooMany = { refused: { reason: 'tooManyTables' } }
  const opened = []
  for (let i = 0; i < 3; i++) opened.push((await ada.get({ ask: 'open', make: gatehouse() })).open.id)
  for (const table of opened.slice(0, 2)) await ada.get({ ask: 'begin', table, bots: 'plain' })
  expect(await ada.ask({ ask: 'begin', table: opened[2], bots: 'plain' })).toEqual(tooMany)
  expect(await ada.ask({ ask: 'open', make: gatehouse() })).toEqual(tooMany)
  await strict.stop()
})

test('one of several people cannot fill the chat so that nobody else may write', async () => {
  const strict = await Running.start({}, { linesOfTable: 20 })
  const [ada, bo] = [await strict.guest('Ada'), await strict.guest('Bo')]
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  const say = (guest: Guest) => guest.ask({ ask: 'say', table: open.id, text: 'x' })
  for (let i = 0; i < 5; i++) expect(await say(bo)).toBeNull()
  expect(await say(bo)).toEqual({ refused: { reason: 'chatFull' } })
  expect(await say(ada)).toBeNull()
  await strict.stop()
})

test('what a visitor claims about its address counts only where a proxy is trusted', async () => {
  const made = async (server: Running, from: string) =>
    (
      await fetch(`${server.address}/api/person`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: '{"name":"Ada"}',
      })
    ).status
  const alone = await Running.start({}, { peopleOfAddress: 2 })
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push(await made(alone, `203.0.113.${i}`))
  expect(statuses).toEqual([200, 200, 429, 429])
  await alone.stop()
  const behind = await Running.start({ trustProxy: true }, { peopleOfAddress: 2 })
  for (let i = 0; i < 4; i++) expect(await made(behind, `203.0.113.${i}`)).toBe(200)
  // Of IPv6 somebody has many addresses that begin alike.
  const many = []
  for (let i = 0; i < 4; i++) many.push(await made(behind, `2001:db8::${i}:${i}`))
  expect(many).toEqual([200, 200, 429, 429])
  await behind.stop()
})

test('whoever does not read what it is told is let go, and the others notice nothing', {
  timeout: 120_000,
}, async () => {
  const server = await Running.start()
  const ada = await server.guest('Ada')
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  for (let i = 0; i < 200; i++) await ada.get({ ask: 'say', table: open.id, text: '\u20ac'.repeat(500) })
  const asking = createConnection(Number(new URL(server.address).port), '127.0.0.1')
  const head = ['GET /socket HTTP/1.1', `Host: ${new URL(server.address).host}`, `Origin: ${server.address}`]
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  asking.write(`${[...head, ...upgrade, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='].join('\r\n')}\r\n\r\n`)
  await new Promise(resolve => asking.once('data', resolve))
  const ended = new Promise(resolve => asking.once('close', resolve))
  asking.on('error', () => undefined)
  asking.pause()
  const before = server.server.house.visits.size
  for (let i = 0; i < 200; i++) {
    const text = Buffer.from(JSON.stringify({ version: 1, key: `chat-${i}`, ask: { ask: 'chat', table: open.id } }))
    // A frame of a client: final, text, masked with nothing.
    asking.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]))
  }
  await expect.poll(() => server.server.house.visits.size, { timeout: 60_000 }).toBe(before - 1)
  asking.resume()
  await ended
  expect(await ada.get({ ask: 'me' })).toMatchObject({ name: 'Ada' })
  await server.stop()
})

test('logs say what was asked for and by nobody: no name, id, cookie, code, word or secret', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palatine-logs-'))
  const secret = 'the host of this house'
  const database = await Running.place()
  const config = join(folder, 'config.json')
  writeFileSync(config, ServerProcess.settings(join(folder, 'data'), database))
  const server = new ServerProcess(config, { PALATINE_LOG: 'debug', PALATINE_SECRET: secret })
  await server.start()
  const cookie = await newPerson(server.address, 'Somebody special')
  const ada = await Guest.connect(server.address, { cookie })
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  const { code } = await ada.get({ ask: 'device' })
  const { token } = await ada.get({ ask: 'token', label: 'my label' })
  await ada.get({ ask: 'begin', table: open.id, bots: 'random' })
  await ada.watch(open.id)
  await ada.answer()
  await ada.get({ ask: 'say', table: open.id, text: 'between us' })
  await ada.get({ ask: 'house', secret })
  for (const path of ['/metrics', `/at/${open.id}`, `/at/${open.code}?x=${code}`, '/nowhere'])
    await fetch(server.address + path, { headers: { cookie, authorization: `Bearer ${token}` } })
  ada.send('no message')
  await ada.gone()
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.said).toContain('"route":"/metrics"')
  const secrets = [
    'Somebody',
    open.id,
    open.code ?? '?',
    code,
    token,
    cookie.split('=')[1],
    'my label',
    'between us',
    secret,
  ]
  for (const one of secrets) expect(server.said).not.toContain(one)
  rmSync(folder, { recursive: true })
})
