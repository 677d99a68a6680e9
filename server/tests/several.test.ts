/** Several servers over one PostgreSQL: whoever is at one of them notices nothing of that. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { SharedTablesStore } from '../stores/shared-tables-store.ts'
import { gatehouse } from '../testing/guest.ts'
import { lossy } from '../testing/lossy.ts'
import { Cluster } from '../testing/postgres.ts'
import { Running } from '../testing/running.ts'
import { killAmongSeveral } from '../testing/several.ts'

const secret = 'the host of this house'
let cluster: Cluster
let here: Running
let there: Running
beforeAll(async () => {
  cluster = await Cluster.start()
  const settings = { database: await cluster.place(), secret }
  here = await Running.start(settings)
  there = await Running.start(settings)
})
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  await cluster.remove()
})

test('people at two servers find, make and play a table together, talk, and see each other', async () => {
  const [ada, bo] = [await here.guest('Ada'), await there.guest('Bo')]
  await bo.get({ ask: 'lobby', on: true })
  const listed = bo.next(one => 'listed' in one && one.listed.length > 0)
  const { open } = await ada.get({ ask: 'open', make: gatehouse(3, { listed: true }) })
  await listed
  await ada.get({ ask: 'find', table: open.id })
  await bo.get({ ask: 'find', table: open.id })
  const sat = ada.next(one => 'open' in one && one.open.places[1].taken)
  await bo.get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
  await sat
  const begun = bo.next(one => 'begun' in one)
  await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
  expect(await begun).toEqual({ begun: open.id })
  const both = ada.has(one => 'presence' in one && one.presence.seats.every(seat => seat.here))
  await Promise.all([ada.watch(open.id), bo.watch(open.id)])
  await both
  const heard = bo.next(one => 'chat' in one)
  await ada.get({ ask: 'say', table: open.id, text: 'hello over there' })
  expect(await heard).toMatchObject({ chat: { line: { name: 'Ada', text: 'hello over there' } } })
  await Promise.all([ada.playOn(), bo.playOn()])
  expect(ada.moment.ending).toEqual(bo.moment.ending)
  const again = ada.next(one => 'again' in one)
  const next = await bo.get({ ask: 'again', table: open.id })
  expect(await again).toEqual({ again: { table: open.id, next: next.open.id } })
  expect([...here.faults, ...there.faults]).toEqual([])
})

test('what the host does at one server is done at all', async () => {
  const [ada, bo] = [await here.guest('Ada'), await there.guest('Bo')]
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  await bo.get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
  await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
  await Promise.all([ada.watch(open.id), bo.watch(open.id)])
  const closed = bo.next(one => 'closed' in one)
  await ada.get({ ask: 'ban', secret, table: open.id, seat: 1 })
  await bo.gone().then(() => expect(bo.ended).toEqual({ code: 1008, reason: 'banned' }))
  await expect(closed).rejects.toThrow('banned')
  const cy = await there.guest('Cy')
  await cy.watch(open.id, null)
  const removed = cy.next(one => 'closed' in one)
  await ada.get({ ask: 'closeTable', secret, table: open.id })
  expect(await removed).toEqual({ closed: open.id })
})

test('where every hint is lost people still see what happens elsewhere', async () => {
  const settings = { database: await cluster.place() }
  const [one, other] = await Promise.all(
    [1, 2].map(() => Running.start(settings, {}, hints => lossy(hints, () => true))),
  )
  const [ada, bo] = [await one.guest('Ada'), await other.guest('Bo')]
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  await ada.get({ ask: 'find', table: open.id })
  const sat = ada.next(told => 'open' in told)
  await bo.get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
  await sat
  await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
  await Promise.all([ada.watch(open.id), bo.watch(open.id)])
  const { shown } = bo.moment
  const seen = bo.next(told => 'moment' in told && told.moment.shown > shown)
  await ada.answer()
  await seen
  expect(bo.moment.shown).toBeGreaterThan(shown)
  await Promise.all([one.stop(), other.stop()])
})

test('who looks at lists has no tables in memory that are played elsewhere', async () => {
  const settings = { database: await cluster.place() }
  const [one, other] = [await Running.start(settings), await Running.start(settings)]
  const [ada, bo] = [await one.guest('Ada'), await other.guest('Bo')]
  await bo.get({ ask: 'lobby', on: true })
  const told = bo.next(message => 'listed' in message)
  for (let i = 0; i < 3; i++) {
    const { open } = await ada.get({ ask: 'open', make: gatehouse(2, { listed: i === 2 }) })
    await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
    await ada.watch(open.id)
    await ada.answer()
  }
  await ada.get({ ask: 'open', make: gatehouse(2, { listed: true }) })
  await told
  expect(one.server.house.host.size).toBe(3)
  expect(other.server.house.host.size).toBe(0)
  await Promise.all([one.stop(), other.stop()])
})

test('what is due is taken by one server, and by another once that one is silent', async () => {
  const place = await cluster.place()
  const running = await Running.start({ database: place })
  const ada = await running.guest('Ada')
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
  await running.stop()
  const databases = await Promise.all(['a', 'b', 'c'].map(() => openDatabase({ data: '', database: place })))
  await databases[0].run('UPDATE tables SET due_at = 0')
  const stores = databases.map((database, n) => new SharedTablesStore(database, `server ${n}`, 1_000))
  const taken = await Promise.all(stores.map(store => store.take(1)))
  expect(taken.flat()).toEqual([open.id])
  const first = taken.findIndex(ids => ids.length > 0)
  const [second, third] = stores.filter((_, n) => n !== first)
  await stores[first].release()
  expect(await second.take(1)).toEqual([open.id])
  expect(await third.take(1)).toEqual([])
  await expect.poll(() => third.take(1)).toEqual([open.id])
  await Promise.all(databases.map(database => database.close()))
})

test('a server that is told to stop sends its people elsewhere, and its bots go on there', async () => {
  const settings = { database: await cluster.place() }
  const [one, other] = [await Running.start(settings), await Running.start(settings)]
  const { code } = await (await one.guest('Ada')).get({ ask: 'device' })
  const response = await fetch(`${one.address}/api/device`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: one.address },
    body: JSON.stringify({ code }),
  })
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0]
  const before = await one.connect({ cookie })
  const { open } = await before.get({ ask: 'open', make: gatehouse(3) })
  await before.get({ ask: 'begin', table: open.id, bots: 'plain' })
  await before.watch(open.id)
  await before.answer()
  const bye = before.next(told => 'bye' in told)
  await one.stop()
  expect(await bye).toEqual({ bye: 100 })
  const after = await other.connect({ cookie })
  await after.watch(open.id)
  await after.playOn()
  expect(after.moment.ending).not.toBeNull()
  await other.stop()
})

test('servers are killed in play, hints are lost, the database breaks down: nothing acknowledged is lost', {
  timeout: 600_000,
}, async () => {
  const killed = await killAmongSeveral(10, 1)
  expect(killed.complaints).toEqual([])
  expect(killed.kills).toBe(10)
  expect(killed.acknowledged).toBeGreaterThan(30)
})
