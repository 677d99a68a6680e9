import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaints, type Remembered, sight } from '../testing/checker.ts'
import { type Guest, gatehouse } from '../testing/guest.ts'
import { killOnSqlite } from '../testing/kills.ts'
import { Running } from '../testing/running.ts'

test('killed at any moment, the server loses nothing that it acknowledged and does nothing twice', {
  timeout: 600_000,
}, async () => {
  const killed = await killOnSqlite(20, 1)
  expect(killed.complaints).toEqual([])
  expect(killed.kills).toBe(20)
  expect(killed.acknowledged).toBeGreaterThan(60)
})

/** A table with some answers, and what its one person remembers of it. */
let running: Running
let guest: Guest
let remembered: Remembered
beforeAll(async () => {
  running = await Running.start({ data: mkdtempSync(join(tmpdir(), 'palatine-checker-')) })
  guest = await running.guest('Ada')
  const { open } = await guest.get({ ask: 'open', make: gatehouse() })
  await guest.get({ ask: 'begin', table: open.id, bots: 'random' })
  await guest.watch(open.id)
  const acknowledged = []
  for (let i = 0; i < 3; i++) {
    await guest.has(one => 'moment' in one && one.moment.shown >= guest.moment.shown && guest.isAsked())
    const ask = await guest.answerTo()
    if ((await guest.ask(ask, `key-${i}`)) === null) acknowledged.push({ key: `key-${i}`, seat: 0, answer: ask.answer })
    else i--
  }
  const moments = guest.moments.map(({ shown, view }) => ({ seat: 0, shown, view: sight(view) }))
  remembered = { table: open.id, acknowledged, moments }
})
afterAll(async () => {
  await running.stop(true)
  rmSync(running.data, { recursive: true })
})

test.each([
  ['nothing', '', undefined],
  ['a lost answer', "DELETE FROM entries WHERE key = 'key-2'", /the acknowledged key key-2 is lost/],
  ['a gap', 'DELETE FROM entries WHERE sequence = 1', /entry 1 has the sequence 2/],
  ['another length', 'UPDATE tables SET length = length + 1', /entries, but a length of/],
  [
    'another answer',
    'UPDATE entries SET entry = \'{"seat":0,"answer":[7,7]}\' WHERE key = \'key-1\'',
    /key-1 has another answer/,
  ],
])('the checker notices %s', async (_, change, complaint) => {
  const { database } = running.server.house.ports
  await expect(complaints(database, [remembered])).resolves.toEqual([])
  if (complaint === undefined) return
  const looked: string[] = []
  const undone = database.transaction(async inside => {
    await inside.run(change)
    looked.push(...(await complaints({ ...database, ...inside, all: inside.all.bind(inside) }, [remembered])))
    throw new Error('taken back')
  })
  await expect(undone).rejects.toThrow('taken back')
  expect(looked.join('\n')).toMatch(complaint)
})

test('the checker notices a moment that never was', async () => {
  const [first, ...others] = remembered.moments
  const dreamt = { ...remembered, moments: [{ ...first, view: 'another' }, ...others] }
  expect(await complaints(running.server.house.ports.database, [dreamt])).toEqual([
    expect.stringContaining('was shown another moment'),
  ])
})
