import { limits } from '@palatine/tables/limits'
import type { Ask } from '@palatine/tables/protocol'
import { carried, entry, json, name } from '@palatine/tables/shapes'
import { protocolVersion } from '@palatine/tables/version'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerTo, Guest, World } from './world.ts'

async function tableOfTwo() {
  const world = new World()
  const ada = new Guest(world.host())
  const { id } = await ada.create(['', ''])
  await ada.watch(id, 0)
  const { question, view } = ada.moment
  const opened = ada.opened
  if (!opened) throw new Error('not opened')
  const answer = await answerTo({ game: 'gatehouse', table: opened.table, view, seat: 0 })
  return { world, ada, id, asks: usualAsks(id, question ?? 0, answer) }
}

const usualAsks = (
  table: string,
  question: number,
  answer: Ask extends { answer: infer A } ? A : unknown,
): object[] => [
  { ask: 'create', make: { game: 'gatehouse', chairs: [{ name: 'A', bot: '' }], options: {}, components: null } },
  { ask: 'watch', table, seat: 0 },
  { ask: 'answer', table, seat: 0, question, answer },
  { ask: 'undo', table, seat: 0, question },
  { ask: 'log', table, seat: null },
  { ask: 'replay', of: { table } },
  { ask: 'replay', of: { chairs: [], record: { game: 'gatehouse', version: 1, table: {}, setup: [], entries: [] } } },
  { ask: 'moment', at: 0, seat: 'all' },
]

test('a message of an older or newer page is told so, whatever is in it', async () => {
  const { ada } = await tableOfTwo()
  await ada.hear({ version: protocolVersion + 1, key: 'new', ask: 'who knows', more: [1, 2] })
  expect(ada.told.at(-1)).toEqual({
    key: 'new',
    refused: { reason: 'otherProtocol', values: { version: protocolVersion } },
  })
})

test('a message cannot order a host about beside what it asks', async () => {
  const { ada, id } = await tableOfTwo()
  for (const extra of [{ make: {} }, { table: id }, { key: 'other' }]) {
    await ada.hear({ version: protocolVersion, key: 'k', ask: { ask: 'cards', ...extra } })
    expect(ada.told.at(-1)).toMatchObject({ key: 'k', refused: { reason: 'wrongMessage' } })
  }
})

test('a message of any shape gets a reason and changes nothing', { timeout: 120_000 }, async () => {
  const { world, ada, id, asks } = await tableOfTwo()
  const before = JSON.stringify([await world.store.open(id, true), await world.store.cards()])
  const nonsense = fc.oneof(
    fc.anything(),
    fc.constantFrom(-1, 1e9, 2 ** 60, 'x'.repeat(100_000), '__proto__', null, [], {}, [[[[[[[[1]]]]]]]]),
  )
  /** One of the usual asks with one thing in it replaced or added. */
  const broken = fc.tuple(fc.constantFrom(...asks), fc.nat(), nonsense, fc.boolean()).map(([ask, at, what, add]) => {
    const mine = structuredClone(ask) as Record<string, unknown>
    const keys = Object.keys(mine).filter(key => key !== 'ask')
    if (add || keys.length === 0) mine[`more${at % 3}`] = what
    else mine[keys[at % keys.length]] = what
    return mine
  })
  let key = 0
  await fc.assert(
    fc.asyncProperty(fc.oneof(broken, nonsense), async ask => {
      const told = ada.told.length
      await ada.hear({ version: protocolVersion, key: `fuzz-${++key}`, ask })
      const replies = ada.told.slice(told).filter(one => 'key' in one)
      expect(replies).toHaveLength(1)
      expect(replies[0]).toHaveProperty('key', `fuzz-${key}`)
    }),
    { numRuns: 600, seed: 7 },
  )
  const after = await world.store.cards()
  const made = after.filter(one => one.id !== id).length
  for (const card of after) if (card.id !== id) await world.store.remove(card.id)
  const answered = JSON.stringify([await world.store.open(id, true), await world.store.cards()])
  expect(made).toBe(0)
  expect(world.faults).toEqual([])
  expect(answered).toBe(before)
})

test('without a key there is nobody to reply to, and nothing happens', async () => {
  const { world, ada } = await tableOfTwo()
  const told = ada.told.length
  for (const raw of [null, 7, 'hello', [], {}, { version: 1 }, { version: 1, key: '', ask: { ask: 'cards' } }])
    await ada.hear(raw)
  expect(ada.told).toHaveLength(told)
  expect(await world.store.cards()).toHaveLength(1)
})

test('names, figures, entries and records have limits', () => {
  const fits = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
    schema.safeParse(value).success
  expect([fits(name, 'Ada Lovelace'), fits(name, 'Jürgen ß 王 👩‍🚀'), fits(name, '')]).toEqual([true, true, true])
  expect([fits(name, 'x'.repeat(200_000)), fits(name, 'a\u202eb'), fits(name, 'a\nb')]).toEqual([false, false, false])
  let deep: unknown = 1
  for (let i = 0; i < 100_000; i++) deep = [deep]
  expect([fits(json, deep), fits(json, { a: [1, 'b', null] }), fits(json, JSON.parse('{"__proto__": 1}'))]).toEqual([
    false,
    true,
    false,
  ])
  expect(fits(entry, { seat: 0, answer: [1, ['wall', 2]], hash: 'x' })).toBe(true)
  for (const wrong of [
    { seat: 0 },
    { seat: limits.seats, answer: 1 },
    { seat: 0, answer: { a: 1 } },
    { seat: 0, answer: deep },
    { seat: 0, answer: 1, undo: true },
    { seat: 0, undo: false },
    { back: -1 },
    { seat: 0, holder: 'person', more: 1 },
  ])
    expect(fits(entry, wrong)).toBe(false)
  const record = {
    game: 'gatehouse',
    version: 1,
    table: { seats: 2, options: {}, components: null },
    setup: [1],
    entries: [],
  }
  expect(fits(carried, { chairs: [], record })).toBe(true)
  expect(fits(carried, { chairs: [], record: { ...record, table: { ...record.table, seats: 1e9 } } })).toBe(false)
  expect(fits(carried, { chairs: [], record, ask: 'create' })).toBe(false)
})
