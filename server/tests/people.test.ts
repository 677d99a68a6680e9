/** Who somebody is: cookies, other devices, programs, and being forgotten. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { OpenTable } from '@palatine/tables/lobby'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Guest, gatehouse } from '../testing/guest.ts'
import { Running } from '../testing/running.ts'

const secret = 'the host of this house'
let running: Running
beforeAll(async () => {
  running = await Running.start({ secret })
})
afterAll(() => running.stop())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${running.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: running.address, ...headers },
    body: JSON.stringify(body),
  })
const cookieIn = (response: Response): string => (response.headers.get('set-cookie') ?? '').split(';')[0]

test('a name is enough; the cookie is for this site alone, and the server keeps only its hash', async () => {
  const response = await post('/api/person', { name: 'Ada' })
  expect(response.headers.get('set-cookie')).toMatch(
    /^palatine=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const cookie = cookieIn(response)
  const me = async (headers: Record<string, string>) =>
    (await fetch(`${running.address}/api/me`, { headers })).json() as Promise<unknown>
  expect(await me({ cookie })).toEqual({ name: 'Ada' })
  expect(await me({})).toEqual({ name: null })
  expect(await me({ cookie: 'palatine=somebody-else' })).toEqual({ name: null })
  const renamed = await post('/api/person', { name: 'Ada the second' }, { cookie })
  expect(renamed.headers.get('set-cookie')).toBeNull()
  expect(await me({ cookie })).toEqual({ name: 'Ada the second' })
  const kept = JSON.stringify(await running.server.house.ports.database.all('SELECT * FROM sessions'))
  expect(kept).not.toContain(cookie.split('=')[1])
})

test.each([
  {},
  { name: '' },
  { name: 'x'.repeat(41) },
  { name: 'a\u202eb' },
  { name: 'Ada', more: 1 },
  [],
  'Ada',
  null,
])('%j is no person', async body => {
  expect((await post('/api/person', body)).status).toBe(400)
})

test('another device becomes mine with a code, once', async () => {
  const ada = await running.guest('Ada')
  await ada.get({ ask: 'hours', hours: { zone: 'Europe/Berlin', from: 480, to: 1320 } })
  const { code } = await ada.get({ ask: 'device' })
  const response = await post('/api/device', { code: ` ${code.toUpperCase()} ` })
  expect(await response.json()).toEqual({ name: 'Ada' })
  const other = await running.connect({ cookie: cookieIn(response) }, 'other')
  expect(await other.get({ ask: 'me' })).toMatchObject({ name: 'Ada', hours: { zone: 'Europe/Berlin' } })
  expect((await post('/api/device', { code })).status).toBe(404)
  // Both devices are the same person: what one does the other sees.
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  expect((await other.get({ ask: 'find', table: open.id })).open).toMatchObject({ mine: 0, yours: true })
})

test('a program plays a whole game with a token, and no more once it is revoked', { timeout: 240_000 }, async () => {
  const ada = await running.guest('Ada')
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  const { id, token } = await ada.get({ ask: 'token', label: 'my program' })
  expect(await ada.get({ ask: 'tokens' })).toMatchObject([{ id, label: 'my program' }])
  // The program sits down for its own person.
  const program = await running.guest('Program')
  const { token: its, id: itsId } = await program.get({ ask: 'token', label: 'play' })
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../cli/examples/online-bot.mjs'), running.address, open.id],
    {
      env: { ...process.env, PALATINE_TOKEN: its },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let said = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    said += text
  })
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  await ada.get({ ask: 'find', table: open.id })
  await ada.has(one => 'open' in one && one.open.places[1].ready)
  await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
  await ada.watch(open.id)
  await ada.playOn()
  expect([await ended, said]).toEqual([
    0,
    expect.stringMatching(/^Sat down at seat 2\..*The game is over: \d+ to \d+\.\n$/s),
  ])
  await program.get({ ask: 'revoke', token: itsId })
  const refused = await running.connect({ authorization: `Bearer ${its}` })
  await refused.gone()
  expect(refused.ended).toEqual({ code: 1008, reason: 'noSuchToken' })
  const still = await running.connect({ authorization: `Bearer ${token}` })
  expect(await still.get({ ask: 'me' })).toMatchObject({ name: 'Ada' })
})

test('whoever wants to be forgotten is: games go on with a bot, finished ones lose the name, words are gone', async () => {
  const cookie = cookieIn(await post('/api/person', { name: 'Forgetmenot' }))
  const ada = await running.guest('Ada')
  const lea = await running.connect({ cookie }, 'lea')
  const begun = async () => {
    const { open } = await lea.get({ ask: 'open', make: gatehouse() })
    await ada.get({ ask: 'sit', table: open.id, seat: 1, name: 'Ada' })
    await lea.get({ ask: 'begin', table: open.id, bots: 'plain' })
    await Promise.all([ada.watch(open.id), lea.watch(open.id)])
    await lea.get({ ask: 'say', table: open.id, text: 'here is Forgetmenot' })
    await ada.get({ ask: 'block', table: open.id, seat: 0 })
    return open.id
  }
  const finished = await begun()
  await Promise.all([ada.playOn(), lea.playOn()])
  const unfinished = await begun()
  const { open } = await lea.get({ ask: 'open', make: gatehouse(2, { listed: true }) })
  const company = ada.next(one => 'company' in one)
  expect((await post('/api/forget', {}, { cookie })).status).toBe(200)
  await lea.gone()
  expect(lea.ended).toEqual({ code: 1008, reason: 'forgotten' })
  expect(await company).toMatchObject({
    table: unfinished,
    company: { seats: [{ name: '', bot: 'steady', standsIn: false }, {}] },
  })
  const { card } = await ada.get({ ask: 'find', table: finished })
  expect([card?.over, card?.chairs[0].name]).toEqual([true, ''])
  for (const table of [finished, unfinished]) expect(await ada.get({ ask: 'chat', table })).toEqual([])
  expect(await ada.get({ ask: 'blocked' })).toEqual([])
  expect(await ada.ask({ ask: 'find', table: open.id })).toEqual({ refused: { reason: 'noSuchTable' } })
  expect(await (await fetch(`${running.address}/api/me`, { headers: { cookie } })).json()).toEqual({ name: null })
  const { database } = running.server.house.ports
  const names = database.shared
    ? await database.all('SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()')
    : await database.all("SELECT name FROM sqlite_master WHERE type = 'table'")
  const all = JSON.stringify(await Promise.all(names.map(({ name }) => database.all(`SELECT * FROM ${name}`))))
  expect(all).toContain(finished)
  expect(all).not.toContain('Forgetmenot')
})

test('the host closes tables, silences and bans, and reads nothing private', async () => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(name => running.guest(name)))
  const { open } = await ada.get({ ask: 'open', make: gatehouse(3) })
  await bo.get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
  await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
  await ada.watch(open.id)
  await ada.get({ ask: 'say', table: open.id, text: 'between us' })
  const host = await running.connect({})
  expect(await host.ask({ ask: 'house', secret: 'some other secret' })).toEqual({ refused: { reason: 'notTheHost' } })
  const report = await host.get({ ask: 'house', secret })
  expect(report.lists.find(one => one.id === open.id)).toMatchObject({
    state: 'running',
    names: ['Ada', 'Bo', 'Imhotep'],
  })
  expect(JSON.stringify(report)).not.toContain('between us')
  await host.get({ ask: 'silence', secret, table: open.id, seat: 1, on: true })
  expect(await bo.ask({ ask: 'say', table: open.id, text: 'but' })).toEqual({ refused: { reason: 'silenced' } })
  await host.get({ ask: 'ban', secret, table: open.id, seat: 1 })
  await bo.gone()
  expect(bo.ended).toEqual({ code: 1008, reason: 'banned' })
  const closed = ada.next(one => 'closed' in one)
  await host.get({ ask: 'closeTable', secret, table: open.id })
  expect(await closed).toEqual({ closed: open.id })
  expect(await ada.ask({ ask: 'find', table: open.id })).toEqual({ refused: { reason: 'noSuchTable' } })
})

test('who was banned does not come back by the same way under another name', async () => {
  const [ada, bo, other, cy] = await Promise.all(['Ada', 'Bo', 'Bo again', 'Cy'].map(name => running.guest(name)))
  const { open } = await ada.get({ ask: 'open', make: gatehouse(3) })
  await bo.get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
  await ada.get({ ask: 'find', table: open.id })
  const host = await running.connect({})
  const told = ada.next(one => 'open' in one && one.open.invite !== null)
  await host.get({ ask: 'ban', secret, table: open.id, seat: 1 })
  const { open: now } = (await told) as { open: OpenTable }
  expect(now).toMatchObject({ code: null, places: [{ name: 'Ada' }, { taken: false }, {}] })
  const sit = { ask: 'sit', table: open.id, seat: 1, name: 'Bo' } as const
  expect((await other.get({ ask: 'find', table: open.code ?? '' })).open).toMatchObject({ code: null, invite: null })
  for (const wrong of [sit, { ...sit, invite: open.code ?? '' }])
    expect(await other.ask(wrong)).toEqual({ refused: { reason: 'notInvited' } })
  // Whoever sits there moves about, and whoever is sent the new link comes.
  await ada.get({ ...sit, seat: 2, name: 'Ada' })
  await cy.get({ ...sit, name: 'Cy', invite: now.invite ?? '' })
})

test('people at a table talk; onlookers do so among themselves; who is muted is not read; keys count once', async () => {
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map(name => running.guest(name)))
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  await bo.get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
  await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
  await Promise.all([ada.watch(open.id), bo.watch(open.id), cy.watch(open.id, null)])
  const heard = bo.next(one => 'chat' in one)
  const say = { ask: 'say', table: open.id, text: '<b>hello</b>\u202e' } as const
  expect(await ada.ask(say, 'once')).toBeNull()
  expect(await ada.ask(say, 'once')).toBeNull()
  expect(await heard).toMatchObject({
    chat: { table: open.id, line: { line: 0, seat: 0, name: 'Ada', text: '<b>hello</b>' } },
  })
  await cy.get({ ask: 'phrase', table: open.id, phrase: 'hello' })
  const linesOf = async (guest: Guest) =>
    (await guest.get({ ask: 'chat', table: open.id })).map(one => [one.seat, one.text, one.phrase])
  expect(await linesOf(bo)).toEqual([[0, '<b>hello</b>', null]])
  expect(await linesOf(cy)).toEqual([
    [0, '<b>hello</b>', null],
    [null, '', 'hello'],
  ])
  await bo.get({ ask: 'mute', table: open.id, seat: 0, on: true })
  expect(await linesOf(bo)).toEqual([])
  await ada.get({ ask: 'say', table: open.id, text: 'do you hear me?' })
  await bo.get({ ask: 'mute', table: open.id, seat: 0, on: false })
  expect(await linesOf(bo)).toHaveLength(2)
  expect(bo.told.filter(one => 'chat' in one)).toHaveLength(1)
})

test('who is blocked sits down at no table of mine, sees none in the list, and is not read', async () => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(name => running.guest(name)))
  const { open: first } = await ada.get({ ask: 'open', make: gatehouse() })
  await bo.get({ ask: 'sit', table: first.id, seat: 1, name: 'Bo' })
  expect(await ada.ask({ ask: 'block', table: first.id, seat: 0 })).toEqual({ refused: { reason: 'noSuchSeat' } })
  await ada.get({ ask: 'block', table: first.id, seat: 1 })
  await bo.get({ ask: 'say', table: first.id, text: 'why?' })
  expect(await ada.get({ ask: 'chat', table: first.id })).toEqual([])
  const { open } = await ada.get({ ask: 'open', make: gatehouse(3, { listed: true }) })
  const listed = async () => (await bo.get({ ask: 'lobby', on: false })).open.map(one => one.id)
  expect(await listed()).not.toContain(open.id)
  const sit = { ask: 'sit', table: open.id, seat: 1, name: 'Bo' } as const
  const notWelcome = { refused: { reason: 'notWelcome' } }
  expect(await bo.ask(sit)).toEqual(notWelcome)
  await ada.get({ ask: 'begin', table: open.id, bots: 'random' })
  expect(await bo.ask(sit)).toEqual(notWelcome)
  const [{ id, name }] = await ada.get({ ask: 'blocked' })
  expect(name).toBe('Bo')
  await ada.get({ ask: 'unblock', blocked: id })
  expect(await ada.get({ ask: 'blocked' })).toEqual([])
  expect(await bo.ask(sit)).toBeNull()
})

test('a token plays, and becomes neither another token nor a device, and forgets nobody', async () => {
  const ada = await running.guest('Ada')
  const { token } = await ada.get({ ask: 'token', label: 'mine' })
  const program = await running.connect({ authorization: `Bearer ${token}` })
  const refused = { refused: { reason: 'notForPrograms' } }
  for (const ask of [{ ask: 'token', label: 'more' }, { ask: 'tokens' }, { ask: 'device' }] as const)
    expect(await program.ask(ask)).toEqual(refused)
  const forget = await fetch(`${running.address}/api/forget`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect([forget.status, await forget.json()]).toEqual([403, { reason: 'notForPrograms' }])
  expect(await program.get({ ask: 'me' })).toMatchObject({ name: 'Ada' })
})
