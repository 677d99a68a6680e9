/** People at open tables, over real sockets. */
import type { Company } from '@palatine/tables/protocol'
import type { Carried } from '@palatine/tables/shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RecordThread } from '../records/check.ts'
import { type Guest, gatehouse } from '../testing/guest.ts'
import { Running } from '../testing/running.ts'

let running: Running
beforeAll(async () => {
  running = await Running.start()
})
afterAll(() => running.stop())

test('two people open, find, sit down, begin, and play a game to its end', async () => {
  const ada = await running.guest('Ada')
  const bo = await running.guest('Bo')
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  expect(open).toMatchObject({ mine: 0, yours: true, invites: 'Ada', goesOn: false })
  const found = await bo.get({ ask: 'find', table: open.code ?? '' })
  expect(found.open).toMatchObject({ id: open.id, mine: null, yours: false })
  const told = bo.next(one => 'open' in one)
  await bo.get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
  expect(await told).toMatchObject({ open: { mine: 1, code: null } })
  const begun = bo.next(one => 'begun' in one)
  expect(await bo.ask({ ask: 'begin', table: open.id, bots: 'plain' })).toEqual({ refused: { reason: 'notYours' } })
  await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
  expect(await begun).toEqual({ begun: open.id })
  await ada.watch(open.id)
  await bo.watch(open.id)
  await Promise.all([ada.playOn(), bo.playOn()])
  const { card } = await bo.get({ ask: 'find', table: open.id })
  expect(card?.over).toBe(true)
  const [finished] = await ada.get({ ask: 'finished' })
  expect(finished.id).toBe(open.id)
})

/** A table with these people, begun; the first of them made it. */
async function begun(guests: readonly Guest[], seats = guests.length, more = {}): Promise<string> {
  const [host, ...others] = guests
  const { open } = await host.get({ ask: 'open', make: { ...gatehouse(seats), ...more } })
  for (const [i, guest] of others.entries()) {
    await guest.get({ ask: 'sit', table: open.id, seat: i + 1, name: `N${i + 1}` })
  }
  await host.get({ ask: 'begin', table: open.id, bots: 'random' })
  return open.id
}

test('a listed table is in the lobby of everybody, also of who has no name; a private one is in none', async () => {
  const ada = await running.guest('Ada')
  const bo = await running.guest('Bo')
  const onlooker = await running.connect({})
  await bo.get({ ask: 'lobby', on: true })
  await onlooker.get({ ask: 'lobby', on: true })
  const told = [bo, onlooker].map(guest => guest.next(one => 'listed' in one))
  const { open: secret } = await ada.get({ ask: 'open', make: gatehouse() })
  const { open } = await ada.get({ ask: 'open', make: gatehouse(3, { listed: true }) })
  for (const one of await Promise.all(told)) {
    expect(JSON.stringify(one)).toContain(open.id)
    expect(JSON.stringify(one)).not.toContain(secret.id)
  }
  const { open: mine } = await ada.get({ ask: 'lobby', on: false })
  expect(mine.map(one => one.id)).toContain(secret.id)
  const gone = bo.next(one => 'listed' in one)
  expect(await bo.ask({ ask: 'close', table: open.id })).toEqual({ refused: { reason: 'notYours' } })
  await ada.get({ ask: 'close', table: open.id })
  expect(JSON.stringify(await gone)).not.toContain(open.id)
  expect(await bo.ask({ ask: 'find', table: open.id })).toEqual({ refused: { reason: 'noSuchTable' } })
})

test('a seat has one person, a person one seat; who comes again is ready; bots come and go', async () => {
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map(name => running.guest(name)))
  const { open } = await ada.get({ ask: 'open', make: gatehouse(3) })
  await ada.get({ ask: 'find', table: open.id })
  const seen = async (guest: Guest) => (await guest.get({ ask: 'find', table: open.id })).open?.places
  await bo.get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
  expect(await cy.ask({ ask: 'sit', table: open.id, seat: 1, name: 'Cy' })).toEqual({
    refused: { reason: 'seatTaken' },
  })
  expect((await seen(bo))?.[1]).toMatchObject({ name: 'Bo', taken: true, ready: false })
  await bo.get({ ask: 'sit', table: open.id, seat: 1, name: 'Bob' })
  expect((await seen(bo))?.[1]).toMatchObject({ name: 'Bob', ready: true })
  await bo.get({ ask: 'sit', table: open.id, seat: 2, name: 'Bo' })
  expect((await seen(bo))?.map(place => place.taken)).toEqual([true, false, true])
  expect(await bo.ask({ ask: 'setBot', table: open.id, seat: 1, bot: 'plain' })).toEqual({
    refused: { reason: 'notYours' },
  })
  expect(await ada.ask({ ask: 'setBot', table: open.id, seat: 1, bot: 'nobody' })).toEqual({
    refused: { reason: 'noSuchBot' },
  })
  await ada.get({ ask: 'setBot', table: open.id, seat: 1, bot: 'plain' })
  expect((await seen(cy))?.[1]).toMatchObject({ name: 'Imhotep', bot: 'plain', taken: false })
  await ada.get({ ask: 'setBot', table: open.id, seat: 1, bot: '' })
  await bo.get({ ask: 'stand', table: open.id })
  expect((await seen(cy))?.map(place => place.taken)).toEqual([true, false, false])
})

test('my tables come with what waits for me first, and are told anew when that changes', async () => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(name => running.guest(name)))
  const days = { pace: { pace: 'days', each: 3_600_000 } } as const
  const first = await begun([ada, bo])
  const second = await begun([ada, bo], 2, days)
  await ada.watch(second)
  const { mine } = await ada.get({ ask: 'lobby', on: true })
  // Where time runs out it waits more than where it does not.
  expect(mine.map(one => one.card.id)).toEqual([second, first])
  expect(mine[0].question).not.toBeNull()
  expect(mine[0].until).toBe(mine[0].card.timing?.clocks[0].until)
  const told = ada.next(one => 'mine' in one)
  while (ada.isAsked()) await ada.answer()
  const after = await told
  expect('mine' in after && after.mine.map(one => [one.card.id, one.question === null])).toEqual([
    [first, false],
    [second, true],
  ])
})

test('after a game the same people sit down at another one, whoever asks first', async () => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(name => running.guest(name)))
  const table = await begun([ada, bo])
  await Promise.all([ada.watch(table), bo.watch(table)])
  expect(await bo.ask({ ask: 'again', table })).toEqual({ refused: { reason: 'stillRunning' } })
  await Promise.all([ada.playOn(), bo.playOn()])
  const told = ada.next(one => 'again' in one)
  const [one, other] = await Promise.all([bo.get({ ask: 'again', table }), ada.get({ ask: 'again', table })])
  expect(one.open.id).toBe(other.open.id)
  expect(await told).toEqual({ again: { table, next: one.open.id } })
  const { open } = await ada.get({ ask: 'find', table: one.open.id })
  expect(open?.places.map(place => place.taken)).toEqual([true, true])
  expect(open?.mine).toBe(0)
  const stranger = await running.guest('Cy')
  expect(await stranger.ask({ ask: 'again', table })).toEqual({ refused: { reason: 'notYourSeat' } })
})

test('somebody takes a bot seat of a running game, hands it over, and comes back', async () => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(name => running.guest(name)))
  const table = await begun([ada], 2)
  await ada.watch(table)
  const invited = (await ada.has(one => 'company' in one && one.company.invite !== null)) as { company: Company }
  const invite = invited.company.invite ?? ''
  await bo.watch(table)
  expect(await bo.has(one => 'company' in one && one.company.invite === null)).toBeTruthy()
  // Whoever only knows the table looks on: those who play say who comes to them.
  const sit = { ask: 'sit', table, seat: 1, name: 'Bo' } as const
  for (const wrong of [sit, { ...sit, invite: table }])
    expect(await bo.ask(wrong)).toEqual({ refused: { reason: 'notInvited' } })
  const company = ada.next(one => 'company' in one)
  await bo.get({ ...sit, invite })
  expect(await company).toMatchObject({ company: { seats: [{}, { name: 'Bo', bot: '', standsIn: false }] } })
  expect(await bo.ask({ ask: 'sit', table, seat: 0, name: 'Bo' })).toEqual({ refused: { reason: 'sitsAlready' } })
  await bo.watch(table)
  await bo.get({ ask: 'handOver', table, seat: 1, bot: 'random' })
  expect(await ada.has(one => 'company' in one && one.company.seats[1].standsIn)).toBeTruthy()
  const back = ada.next(one => 'company' in one && !one.company.seats[1].standsIn)
  await bo.get({ ask: 'comeBack', table, seat: 1 })
  expect(await back).toMatchObject({ company: { seats: [{}, { name: 'Bo', bot: '' }] } })
})

test('an invitation to a bot’s seat holds once; at a listed table nobody needs one', async () => {
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map(name => running.guest(name)))
  const table = await begun([ada], 3)
  await ada.watch(table)
  const invited = (await ada.has(one => 'company' in one && one.company.invite !== null)) as { company: Company }
  const invite = invited.company.invite ?? ''
  await bo.get({ ask: 'sit', table, seat: 1, name: 'Bo', invite })
  const again = { ask: 'sit', table, seat: 2, name: 'Cy', invite } as const
  expect(await cy.ask(again)).toEqual({ refused: { reason: 'notInvited' } })
  const fresh = (await ada.has(
    one => 'company' in one && one.company.invite !== null && one.company.invite !== invite,
  )) as { company: Company }
  await cy.get({ ...again, invite: fresh.company.invite ?? '' })
  const listed = await begun([ada], 2, { listed: true })
  await bo.get({ ask: 'sit', table: listed, seat: 1, name: 'Bo' })
})

test('a game begun at one device goes on here with friends', async () => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(name => running.guest(name)))
  const table = await begun([ada, bo])
  await Promise.all([ada.watch(table), bo.watch(table)])
  await Promise.all([ada.playOn(), bo.playOn()])
  const whole = (await ada.get({ ask: 'export', table })) as Carried
  const half = { ...whole, record: { ...whole.record, entries: whole.record.entries.slice(0, 4) } }
  const { open } = await ada.get({ ask: 'open', make: { ...gatehouse(), from: half } })
  expect(open.goesOn).toBe(true)
  await bo.get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
  await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
  await Promise.all([ada.watch(open.id), bo.watch(open.id)])
  expect(ada.moment.shown).toBeGreaterThan(1)
  await Promise.all([ada.playOn(), bo.playOn()])
  const again = (await ada.get({ ask: 'export', table: open.id })) as Carried
  expect(again.record.entries.slice(0, 4)).toEqual(half.record.entries)
  // And a second time, and as often as somebody likes; but one after the other.
  const opening = { ask: 'open', make: { ...gatehouse(), from: half } } as const
  expect(await ada.ask(opening)).toMatchObject({ open: { goesOn: true } })
  const check = new RecordThread()
  const first = check.why(half.record, 'ada')
  expect(await check.why(half.record, 'ada')).toEqual({ reason: 'tooFast' })
  expect(await check.why(half.record, 'bo')).toBeUndefined()
  expect(await first).toBeUndefined()
  expect(await check.why(half.record, 'ada')).toBeUndefined()
  // Whoever played against bots sits where it sat, and they go on, too.
  const alone = {
    ...half,
    chairs: [
      { name: 'Vizier', bot: 'plain' },
      { name: 'Ada', bot: '' },
    ],
  }
  const { open: taken } = await ada.get({ ask: 'open', make: { ...gatehouse(), from: alone } })
  expect(taken.mine).toBe(1)
  expect(taken.places[0]).toMatchObject({ name: 'Vizier', bot: 'plain', taken: false })
  const broken = { ...half, record: { ...half.record, setup: [] } }
  expect(await ada.ask({ ask: 'open', make: { ...gatehouse(), from: broken } })).toEqual({
    refused: { reason: 'otherRules' },
  })
  expect(await ada.ask({ ask: 'open', make: { ...gatehouse(), from: whole } })).toEqual({
    refused: { reason: 'gameOver' },
  })
  expect(await ada.ask({ ask: 'open', make: { ...gatehouse(3), from: half } })).toEqual({
    refused: { reason: 'otherRules' },
  })
})

test('presence says who is here; whoever is gone for a blink was never gone', async () => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(name => running.guest(name)))
  const table = await begun([ada, bo])
  await ada.watch(table)
  const alone = await ada.has(one => 'presence' in one)
  expect(alone).toMatchObject({ presence: { table, seats: [{ here: true }, { here: false }], onlookers: 0 } })
  const both = ada.next(one => 'presence' in one && one.presence.seats[1].here)
  await bo.watch(table)
  expect(await both).toMatchObject({ presence: { onlookers: 0 } })
  const looked = ada.next(one => 'presence' in one && one.presence.onlookers === 1)
  await (await running.connect({})).watch(table, null)
  expect(await looked).toBeTruthy()
})
