/** What people do at a table besides answering, over real sockets: taking back, standing answers, coming back, looking back. */
import type { Carried } from '@palatine/tables/shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Guest, gatehouse, newPerson } from '../testing/guest.ts'
import { Running } from '../testing/running.ts'

let running: Running
beforeAll(async () => {
  running = await Running.start()
})
afterAll(() => running.stop())

/** Two people who look at their table, and the cookie of the first. */
async function seated(): Promise<{ ada: Guest; bo: Guest; table: string; cookie: string }> {
  const cookie = await newPerson(running.address, 'Ada')
  const ada = await running.connect({ cookie }, 'ada')
  const bo = await running.guest('Bo')
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  await bo.get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
  await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
  await Promise.all([ada.watch(open.id), bo.watch(open.id)])
  return { ada, bo, table: open.id, cookie }
}

/** Everybody who is asked answers, until the condition holds. */
async function playUntil(guests: readonly Guest[], holds: () => boolean): Promise<void> {
  while (!holds()) {
    const asked = guests.find(guest => guest.isAsked())
    if (!asked) throw new Error('nobody is asked')
    const { shown } = asked.moment
    await asked.answer()
    await asked.has(one => 'moment' in one && one.moment.shown > shown)
    // What one has done the others are shown, too.
    for (const guest of guests) await guest.get({ ask: 'me' })
  }
}

test('an answer is taken back while nobody has learnt from it, and after that if all agree', async () => {
  const { ada, bo, table } = await seated()
  await ada.answer()
  const { question } = ada.moment
  const undo = { ask: 'undo', table, seat: 0, question: question ?? 0 } as const
  expect(await ada.ask(undo)).toBeNull()
  expect(ada.moment.asked).toContain(0)
  await playUntil([ada, bo], () => ada.moment.shown > 8)
  const wished = bo.next(one => 'company' in one && one.company.wish !== null)
  await ada.get({ ask: 'wish', table, seat: 0 })
  expect(await wished).toMatchObject({ company: { wish: { by: 0, agreed: [0] } } })
  const back = ada.next(one => 'moment' in one && one.moment.again)
  await bo.get({ ask: 'agree', table, seat: 1, yes: true })
  await back
  await Promise.all([ada.playOn(), bo.playOn()])
  expect(ada.moment.ending).toEqual(bo.moment.ending)
})

test('two tabs of one person, of which one is behind, agree; a standing answer is known to both', async () => {
  const { ada, bo, table, cookie } = await seated()
  const tab = await running.connect({ cookie }, 'tab')
  await tab.watch(table)
  const told = tab.next(one => 'company' in one && one.company.standing.length === 1)
  await ada.get({ ask: 'standing', table, seat: 0, question: 'takeReward', answer: 0 })
  expect(await told).toMatchObject({ company: { standing: [{ question: 'takeReward', answer: 0 }] } })
  expect(bo.told.filter(one => 'company' in one)).toHaveLength(1)
  // Each tab plays where it is asked first; whatever was there already is told so.
  await Promise.all([ada.playOn(), tab.playOn(), bo.playOn()])
  await Promise.all([ada, tab].map(guest => guest.get({ ask: 'me' })))
  expect(tab.moment).toEqual(ada.moment)
})

test('whoever was away is shown in one moment exactly what it missed', async () => {
  const { ada, bo, table, cookie } = await seated()
  const { shown } = ada.moment
  await ada.close()
  const other = await running.connect({ cookie }, 'other')
  await other.watch(table)
  await playUntil([other, bo], () => other.moment.shown > shown + 3)
  const missed = other.moments.filter(one => one.shown > shown).flatMap(one => one.told)
  const again = await running.connect({ cookie }, 'again')
  const moment = again.next(one => 'moment' in one)
  await again.get({ ask: 'watch', table, seat: 0, shown })
  expect(await moment).toMatchObject({ moment: { ...other.moment, told: missed, again: false } })
})

test('a finished game is looked back at, moment by moment, and its record goes out and comes in', async () => {
  const { ada, bo, table } = await seated()
  expect(await ada.ask({ ask: 'export', table })).toEqual({ refused: { reason: 'stillRunning' } })
  const running = await ada.get({ ask: 'replay', of: { table } })
  expect(running).toMatchObject({ open: false, seat: 0 })
  expect(await ada.ask({ ask: 'moment', at: 0, seat: 1 })).toEqual({ refused: { reason: 'notYourSeat' } })
  await Promise.all([ada.playOn(), bo.playOn()])
  const { moments, open } = await bo.get({ ask: 'replay', of: { table } })
  expect(open).toBe(true)
  const last = await bo.get({ ask: 'moment', at: moments.at(-1) ?? 0, seat: 1 })
  expect(last.view).toEqual(bo.moment.view)
  expect((await bo.get({ ask: 'moment', at: moments[0], seat: 'all' })).ending).toBeNull()
  const { record } = (await bo.get({ ask: 'export', table })) as Carried
  expect(record.entries.length).toBeGreaterThan(5)
  const shared = await bo.get({ ask: 'share', table, seat: 1 })
  expect(shared).toMatchObject({ record })
})
