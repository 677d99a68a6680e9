/**
 * What must not leave the server. Twins: two houses, with the same time, luck and ids, that differ in what one seat does in
 * secret; whatever the others are told is equal to the byte. And every byte that sockets received is searched.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FastChance, questionFor, unrankAnswer } from '@palatine/kernel'
import type { LobbyAsk } from '@palatine/tables/lobby'
import type { Ask, FromHost, TableOpened } from '@palatine/tables/protocol'
import { firstAnswer, quiet, TurnedClock } from '@palatine/tables/tests/world'
import { expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { migrate } from '../database/migrations.ts'
import { Sqlite } from '../database/sqlite.ts'
import { noHints } from '../hints/hints.ts'
import { House } from '../house.ts'
import { houseLimits } from '../limits.ts'
import { gatehouse } from '../testing/guest.ts'
import { Running } from '../testing/running.ts'
import { Visit } from '../visit.ts'

/** A house in which everything is given. */
async function givenHouse(folder: string): Promise<{ house: House; clock: TurnedClock; close(): Promise<void> }> {
  const database = new Sqlite(join(folder, 'palatine.db'))
  await migrate(database)
  const clock = new TurnedClock()
  let ids = 0
  const next = () => `id-${++ids}`
  const house = new House(
    {
      database,
      clock,
      bots: { budget: () => 200, think: firstAnswer, leave: () => undefined },
      chance: table => new FastChance(table.length),
      ids: { table: next, key: next, person: next, secret: next, deviceCode: next, tableCode: next },
      server: 'one',
      hints: noHints,
      report: error => {
        throw error
      },
    },
    { limits: houseLimits.parse({}), secret: '', version: 'test' },
    { why: async () => undefined },
    { asked: () => () => undefined, refused: () => undefined },
  )
  return { house, clock, close: () => database.close() }
}

/** Somebody in such a house; all that it was told, as text. */
class Caller {
  readonly texts: string[] = []
  readonly visit: Visit
  private keys = 0

  constructor(house: House, person: string | undefined) {
    this.visit = new Visit(house, person, 'here', {
      tell: message => void this.texts.push(JSON.stringify(message)),
      leave: () => undefined,
    })
  }

  async ask(ask: Ask | LobbyAsk): Promise<unknown> {
    const key = `ask-${++this.keys}`
    await this.visit.hear(JSON.stringify({ version: 1, key, ask }))
    const reply = this.texts
      .map(text => JSON.parse(text) as { key?: string; reply?: unknown })
      .find(one => one.key === key)
    return reply?.reply
  }

  /** The nth answer to what it is asked now. */
  async answer(table: string, opened: TableOpened, nth: number): Promise<void> {
    const told = this.texts.map(text => JSON.parse(text) as FromHost)
    const moment = told.flatMap(one => ('moment' in one ? [one.moment] : [])).at(-1)
    if (!moment || moment.watcher === null || moment.question === null) throw new Error('nobody sits here')
    const { game } = await titles.gatehouse.load()
    const question = questionFor(game, opened.table, moment.view, moment.watcher)
    if (!question) throw new Error('nothing is asked')
    const { watcher: seat, question: number } = moment
    await this.ask({ ask: 'answer', table, seat, question: number, answer: unrankAnswer(question, nth) })
  }
}

/** Ada bids in secret, the nth of what she may, and changes her mind so often. All that everybody else is told meanwhile. */
async function twin(nth: number, changes: number): Promise<{ others: string[]; ada: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'palatine-twins-'))
  const { house, clock, close } = await givenHouse(folder)
  try {
    const people = [await house.people.make('Ada'), await house.people.make('Bo'), await house.people.make('Cy')]
    const [ada, bo, cy] = people.map(({ person }) => new Caller(house, person))
    const onlooker = new Caller(house, undefined)
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
    rmSync(folder, { recursive: true })
  }
}

test('a secret answer, whatever it is and however often it is changed, looks the same to everybody else', async () => {
  const usual = await twin(0, 0)
  for (const text of usual.others) expect(text).toContain('"moment"')
  const other = await twin(1, 0)
  expect(other.ada).not.toEqual(usual.ada)
  expect(other.others).toEqual(usual.others)
  expect((await twin(2, 3)).others).toEqual(usual.others)
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
