/**
 * What must not leave the server. Twins: two houses, with the same time, luck and ids, that differ in what one seat does in
 * secret; whatever the others are told is equal to the byte. And every byte that sockets received is searched.
 */
import type { TableOpened } from '@palatine/tables/protocol'
import { quiet } from '@palatine/tables/tests/world'
import { expect, test } from 'vitest'
import { gatehouse } from '../testing/guest.ts'
import { Running } from '../testing/running.ts'
import { givenHouse } from './given-house.ts'

/** Ada bids in secret, the nth of what she may, and changes her mind so often. All that everybody else is told meanwhile. */
async function twin(nth: number, changes: number, stands = false): Promise<{ others: string[]; ada: string }> {
  const { clock, caller, close } = await givenHouse()
  try {
    const [ada, bo, cy] = [await caller('Ada'), await caller('Bo'), await caller('Cy')]
    const onlooker = await caller()
    const others = [bo, cy, onlooker]
    const pace = { pace: 'live', bank: 60_000, increment: 1_000 } as const
    const { open } = (await ada.ask({ ask: 'open', make: { ...gatehouse(3), pace, listed: true } })) as {
      open: { id: string }
    }
    await bo.ask({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
    for (const caller of others) await caller.ask({ ask: 'lobby', on: true })
    await ada.ask({ ask: 'begin', table: open.id, bots: 'plain' })
    const opened = (await ada.ask({ ask: 'watch', table: open.id, seat: 0 })) as TableOpened
    await bo.ask({ ask: 'watch', table: open.id, seat: 1 })
    for (const caller of [cy, onlooker]) await caller.ask({ ask: 'watch', table: open.id, seat: null })
    await clock.turn(50)
    for (let i = 0; i <= changes; i++) {
      await clock.turn(7)
      await ada.answer(open.id, opened, nth)
    }
    // What she would always answer is her own business, too.
    if (stands) await ada.ask({ ask: 'standing', table: open.id, seat: 0, question: 'takeReward', answer: 0 })
    await clock.turn(1_000 - 7 * changes)
    for (const caller of others) {
      await caller.ask({ ask: 'lobby', on: true })
      await caller.ask({ ask: 'find', table: open.id })
      await caller.ask({ ask: 'chat', table: open.id })
    }
    await quiet()
    return { others: others.map(caller => caller.texts.join('\n')), ada: ada.texts.join('\n') }
  } finally {
    await close()
  }
}

test('a secret answer, whatever it is and however often it is changed, looks the same to everybody else', async () => {
  const usual = await twin(0, 0)
  for (const text of usual.others) expect(text).toContain('"moment"')
  const other = await twin(1, 0)
  expect(other.ada).not.toEqual(usual.ada)
  expect(other.others).toEqual(usual.others)
  expect((await twin(2, 3)).others).toEqual(usual.others)
  expect((await twin(0, 1, true)).others).toEqual(usual.others)
})

test('no byte that a socket received holds an id of a person, a secret, a seed, or a sequence', async () => {
  const running = await Running.start()
  const guests = await Promise.all(['Ada', 'Bo', 'Cy'].map(name => running.guest(name)))
  const [ada, bo, cy] = guests
  const onlooker = await running.connect({})
  const { open: hidden } = await cy.get({ ask: 'open', make: gatehouse() })
  const { token } = await ada.get({ ask: 'token', label: 'mine' })
  const { open } = await ada.get({ ask: 'open', make: { ...gatehouse(4), game: 'great-split', listed: true } })
  for (const guest of [...guests, onlooker]) await guest.get({ ask: 'lobby', on: true })
  await bo.get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
  await cy.get({ ask: 'sit', table: open.id, seat: 2, name: 'Cy' })
  await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
  await Promise.all([...guests.map(guest => guest.watch(open.id)), onlooker.watch(open.id, null)])
  for (let round = 0; round < 4; round++) {
    for (const guest of guests) if (guest.isAsked()) await guest.answer()
    await ada.get({ ask: 'say', table: open.id, text: `round ${round}` })
  }
  for (const guest of [...guests, onlooker]) {
    await guest.get({ ask: 'chat', table: open.id })
    await guest.get({ ask: 'lobby', on: false })
    await guest.get({ ask: 'log', table: open.id, seat: null })
    await guest.get({ ask: 'replay', of: { table: open.id } })
  }
  const { database } = running.server.house.ports
  const ids = (await database.all('SELECT id FROM people')).map(row => String(row.id))
  const hashes = (await database.all('SELECT hash FROM sessions UNION SELECT hash FROM tokens')).map(row =>
    String(row.hash),
  )
  expect(ids).toHaveLength(3)
  for (const guest of [...guests, onlooker]) {
    const all = guest.texts.join('\n')
    expect(all).toContain('"view"')
    for (const secret of [...ids, ...hashes]) expect(all).not.toContain(secret)
    expect(all).not.toMatch(/"(sequence|draws|setup|entries|hash|sitters|person|seed)":/)
    if (guest !== cy) expect(all).not.toContain(hidden.id)
    if (guest !== ada) expect(all).not.toContain(token)
  }
  await running.stop()
})
