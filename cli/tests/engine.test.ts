import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LiveTable, tableFor } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { code, limits } from '../engine/rpc.ts'
import { Talk } from './talk.ts'

/** A talk with one table of two seats, two rounds and a known seed. */
async function seated(): Promise<{ talk: Talk; table: string }> {
  const talk = new Talk()
  const { table } = await talk.call('new', { game: 'gatehouse', seats: 2, options: { rounds: 2 }, seed: 7 })
  return { talk, table }
}

test('the dialogue in the document is what the engine says', async () => {
  const document = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'engine-protocol.md'), 'utf8')
  const lines = document.split('\n').filter(line => /^(-->|<--) /.test(line))
  expect(lines.length).toBeGreaterThan(10)
  const talk = new Talk()
  for (let i = 0; i < lines.length; i += 2) {
    expect(lines[i + 1].slice(4)).toBe(await talk.engine.answer(lines[i].slice(4)))
  }
})

describe('methods', () => {
  test('games are listed in both languages', async () => {
    const talk = new Talk()
    const find = (list: { id: string }[]) => list.find(({ id }) => id === 'gatehouse')
    expect(find(await talk.call('games'))).toMatchObject({
      name: 'Gatehouse',
      listed: false,
      seats: [2, 4],
      version: 1,
    })
    expect(find(await talk.call('games', { lang: 'de' }))).toMatchObject({ name: 'Torhaus' })
  })

  test('a seed gives the same table again, in both kinds; without one it is another', async () => {
    const talk = new Talk()
    const state = async (params: object) => {
      const { table } = await talk.call('new', { game: 'gatehouse', seats: 3, ...params })
      return JSON.stringify((await talk.call('state', { table })).state)
    }
    const hex = '00112233445566778899aabbccddeeff'
    expect(await state({ seed: 5 })).toBe(await state({ seed: 5 }))
    expect(await state({ seed: hex })).toBe(await state({ seed: hex }))
    expect(await state({ seed: hex })).not.toBe(await state({ seed: 5 }))
    expect(await state({})).not.toBe(await state({}))
  })

  test('own figures are played with and kept in the record', async () => {
    const talk = new Talk()
    const board = { source: 'rulebook', note: 'my box', hand: 2, dice: { six: 6, eight: 8 }, wallPoints: [0, 9] }
    const { table } = await talk.call('new', { game: 'gatehouse', seats: 2, components: { board } })
    const loaded = await talk.call('state', { table })
    expect(loaded.state.g.hands[0]).toHaveLength(2)
    expect((await talk.call('record', { table })).table.components).toEqual({ board })
    expect(await talk.call('load', loaded)).toEqual({ table: 't2' })
    const wrong = await talk.error('new', {
      game: 'gatehouse',
      seats: 2,
      components: { board: { ...board, hand: 99 } },
    })
    expect(wrong).toMatchObject({
      code: code.refused,
      data: { problems: [{ place: 'board.hand', words: expect.stringContaining('2 to 9') }] },
    })
  })

  test('questions have prompt, kind, parameters, count and every answer in words', async () => {
    const { talk, table } = await seated()
    const { questions } = await talk.call('questions', { table, lang: 'de' })
    expect(questions.map((one: { seat: number }) => one.seat)).toEqual([0, 1])
    expect(questions[0]).toEqual({
      seat: 0,
      id: 'bidStone',
      kind: 'pick',
      parameters: { items: [1, 3, 4] },
      count: 3,
      prompt: expect.stringContaining('4'),
      rule: 'GH 2.2',
      page: 0,
      pages: 1,
      answers: [
        { answer: 1, words: 'eine 2 bieten' },
        { answer: 3, words: 'eine 4 bieten' },
        { answer: 4, words: 'eine 5 bieten' },
      ],
    })
    expect((await talk.call('questions', { table, seat: 1 })).questions).toHaveLength(1)
    expect(await talk.error('questions', { table, page: 1 })).toMatchObject({ code: code.wrongParameters })
  })

  test('a secret answer is not seen by the others, and can be changed until the last one is in', async () => {
    const { talk, table } = await seated()
    expect(await talk.call('play', { table, seat: 0, answer: 1 })).toEqual({ sequence: 1, events: [], over: false })
    const other = await talk.call('view', { table, seat: 1 })
    expect(other.view.where.together.answers).toEqual([-1, null])
    expect((await talk.call('view', { table, seat: 0 })).view.where.together.answers).toEqual([1, null])
    expect((await talk.call('questions', { table })).questions).toHaveLength(1)
    expect((await talk.call('questions', { table, seat: 0 })).questions[0].count).toBe(3)
    const shown = async () => (await talk.call('view', { table, seat: 1 })).shown
    const before = await shown()
    expect(await talk.call('play', { table, seat: 0, answer: 4 })).toMatchObject({ sequence: 2 })
    // Nor can it count how often the other changes its mind.
    expect(await shown()).toBe(before)
    const { events } = await talk.call('play', { table, seat: 1, answer: 5 })
    expect(events[0]).toEqual({
      event: { type: 'bidsShown', stones: [4, 5], rule: 'GH 2.2' },
      words: 'Bids: Seat 0 a 5, Seat 1 a 6.',
    })
  })

  test('a view has what the seat was sent, since any moment', async () => {
    const { talk, table } = await seated()
    expect(await talk.call('view', { table, seat: 0 })).toMatchObject({ shown: 1 })
    await talk.playOn(table, 4)
    const all = await talk.call('view', { table, seat: 0 })
    const later = await talk.call('view', { table, seat: 0, since: all.events[0].moment + 1, lang: 'de' })
    expect(all.events.length).toBeGreaterThan(later.events.length)
    expect(all.shown).toBeGreaterThanOrEqual(all.events.at(-1).moment)
    expect(all.view.g.hands[1].every((stone: number) => stone === -1)).toBe(true)
    expect(all.knowledge).toHaveLength(2)
    const onlooker = await talk.call('view', { table, seat: null })
    expect(onlooker.view.g.hands.flat().every((stone: number) => stone === -1)).toBe(true)
    expect(await talk.error('view', { table, seat: 2 })).toMatchObject({
      code: code.refused,
      message: expect.stringContaining('seats are 0 to 1'),
    })
  })

  test('a game can be played to its end; then there is a result, and its record plays again', async () => {
    const { talk, table } = await seated()
    expect(await talk.call('result', { table })).toBeNull()
    await talk.playOn(table, 1000)
    const result = await talk.call('result', { table })
    expect(result).toMatchObject({ ending: 'normal', totals: expect.any(Array), order: expect.any(Array) })
    expect(result.totals[0]).toBe(result.parts[0].prizes + result.parts[0].coins + result.parts[0].wall)
    expect((await talk.call('questions', { table })).questions).toEqual([])
    expect(await talk.error('play', { table, seat: 0, answer: 0 })).toMatchObject({
      code: code.refused,
      data: { reason: 'gameOver' },
    })
    const record = await talk.call('record', { table })
    const title = await titles.gatehouse.load()
    const again = LiveTable.replay(title.game, tableFor(title, 2, { rounds: 2 }), record)
    expect(again.result?.totals).toEqual(result.totals)
  })

  test('undo takes back, or says why not', async () => {
    const { talk, table } = await seated()
    expect(await talk.error('undo', { table, seat: 0 })).toMatchObject({
      code: code.refused,
      data: { reason: 'nothingToUndo' },
    })
    await talk.call('play', { table, seat: 0, answer: 1 })
    expect(await talk.call('undo', { table, seat: 0 })).toEqual({ sequence: 2 })
    expect((await talk.call('questions', { table })).questions).toHaveLength(2)
    await talk.call('play', { table, seat: 0, answer: 1 })
    await talk.call('play', { table, seat: 1, answer: 0 })
    expect((await talk.error('undo', { table, seat: 1, lang: 'de' })).message).toContain(
      'das lässt sich nicht zurücknehmen',
    )
  })

  test('a closed table is gone, and its id does not come back', async () => {
    const { talk, table } = await seated()
    expect(await talk.call('close', { table })).toEqual({ closed: 't1' })
    expect(await talk.error('state', { table })).toMatchObject({
      code: code.noSuchTable,
      message: 'There is no table "t1". None is open; "new" opens one.',
    })
    expect(await talk.call('new', { game: 'gatehouse', seats: 2 })).toEqual({ table: 't2' })
  })

  test('there is an end to the number of tables', async () => {
    const talk = new Talk()
    for (let i = 0; i < 200; i++) await talk.call('new', { game: 'gatehouse', seats: 2, seed: i })
    expect(await talk.error('new', { game: 'gatehouse', seats: 2 })).toMatchObject({ code: code.tooManyTables })
    await talk.call('close', { table: 't7' })
    expect(await talk.call('new', { game: 'gatehouse', seats: 2 })).toEqual({ table: 't201' })
  })
})

describe('refusals change nothing', () => {
  test.each<[string, object, number, string]>([
    ['play', { seat: 0, answer: 2 }, code.refused, 'That is not among the possible answers.'],
    ['play', { seat: 0, answer: 'x' }, code.refused, 'form of an answer'],
    ['play', { seat: 0, answer: null }, code.refused, 'form of an answer'],
    ['play', { seat: 0, answer: -2 }, code.refused, 'Passing is not possible here.'],
    ['play', { seat: 5, answer: 1 }, code.refused, 'seats are 0 to 1'],
    ['play', { seat: -1, answer: 1 }, code.refused, 'seats are 0 to 1'],
    ['play', { seat: '0', answer: 1 }, code.wrongParameters, 'The parameter "seat" has to be the number of a seat'],
    [
      'play',
      { seat: 0 },
      code.wrongParameters,
      'The parameter "answer" is missing. "play" takes: table, seat, answer, lang?.',
    ],
    ['play', { seat: 0, anwser: 1 }, code.wrongParameters, 'There is no parameter "anwser". Did you mean "answer"?'],
    ['play', { seat: 0, answer: 1, lang: 'fr' }, code.wrongParameters, 'has to be en or de'],
    ['view', { seat: 1.5 }, code.wrongParameters, 'or null for an onlooker'],
    ['questions', { seat: 7 }, code.refused, 'seats are 0 to 1'],
    ['undo', { seat: 9 }, code.refused, 'seats are 0 to 1'],
  ])('%s %j', async (method, params, number, sentence) => {
    const { talk, table } = await seated()
    const before = await talk.call('record', { table })
    const error = await talk.error(method, { table, ...params })
    expect(error.message).toContain(sentence)
    expect(error.code).toBe(number)
    expect(await talk.call('record', { table })).toEqual(before)
  })

  test.each<[object, number, string]>([
    [{ game: 'gatehose', seats: 2 }, code.wrongParameters, 'There is no game "gatehose". Did you mean "gatehouse"?'],
    [{ game: 'constructor', seats: 2 }, code.wrongParameters, 'There is no game "constructor".'],
    [{ game: 'gatehouse', seats: 9 }, code.refused, 'This game is for 2 to 4 seats.'],
    [{ game: 'gatehouse', seats: 2, options: { die: 'ten' } }, code.refused, 'six | eight'],
    [{ game: 'gatehouse', seats: 2, options: [] }, code.refused, 'Options have to be an object'],
    [
      { game: 'gatehouse', seats: 2, options: { die: 'eight', rounds: 2 } },
      code.refused,
      'at least three rounds are played. (GH 1.4)',
    ],
    [{ game: 'gatehouse', seats: 2, components: 3 }, code.refused, 'The figures cannot be played with'],
    [{ game: 'gatehouse', seats: 2, seed: 'abc' }, code.wrongParameters, '32 hexadecimal digits'],
    [{ game: 'gatehouse', seats: 2, seed: -1 }, code.wrongParameters, '32 hexadecimal digits'],
  ])('new %j', async (params, number, sentence) => {
    const talk = new Talk()
    const error = await talk.error('new', params)
    expect(error.message).toContain(sentence)
    expect(error.code).toBe(number)
    expect(talk.engine.tables.ids).toEqual([])
  })
})

describe('the envelope', () => {
  test.each<[string, number]>([
    ['nonsense', code.notJson],
    ['{"jsonrpc":"2.0","id":1', code.notJson],
    ['[]', code.notARequest],
    ['7', code.notARequest],
    ['null', code.notARequest],
    ['{}', code.notARequest],
    ['{"jsonrpc":"1.0","id":1,"method":"games"}', code.notARequest],
    ['{"jsonrpc":"2.0","id":[1],"method":"games"}', code.notARequest],
    ['{"jsonrpc":"2.0","id":1,"method":7}', code.notARequest],
    ['{"jsonrpc":"2.0","id":1,"method":"gmaes"}', code.noSuchMethod],
    ['{"jsonrpc":"2.0","id":1,"method":"__proto__"}', code.noSuchMethod],
    ['{"jsonrpc":"2.0","id":1,"method":"games","params":["en"]}', code.wrongParameters],
    ['{"jsonrpc":"2.0","id":1,"method":"state","params":{"table":"t1"}}', code.noSuchTable],
    [`{"jsonrpc":"2.0","id":1,"method":"games","params":${'['.repeat(100)}${']'.repeat(100)}}`, code.notARequest],
    [`[${new Array(limits.batch + 1).fill('1').join()}]`, code.notARequest],
  ])('%s', async (line, number) => {
    const { error, id, jsonrpc } = await new Talk().line(line)
    expect(jsonrpc).toBe('2.0')
    expect(error.code).toBe(number)
    expect(error.message).toMatch(/\S{3}/)
    expect(id).toBe(line.includes('"id":1,') ? (number === code.notARequest && line.includes('[[') ? null : 1) : null)
  })

  test('a batch is answered as a whole, without its notifications', async () => {
    const { talk, table } = await seated()
    const request = (method: string, params: object) => ({ jsonrpc: '2.0', method, params })
    const answer = await talk.line([
      { ...request('play', { table, seat: 0, answer: 1 }), id: 'a' },
      request('play', { table, seat: 1, answer: 0 }),
      3,
      { ...request('result', { table }), id: null },
    ])
    expect(answer).toEqual([
      { jsonrpc: '2.0', id: 'a', result: { sequence: 1, events: [], over: false } },
      { jsonrpc: '2.0', id: null, error: expect.objectContaining({ code: code.notARequest }) },
      { jsonrpc: '2.0', id: null, result: null },
    ])
    expect((await talk.call('record', { table })).entries.length).toBeGreaterThanOrEqual(2)
  })

  test('notifications and blank lines get no answer', async () => {
    const { talk, table } = await seated()
    expect(await talk.line('   ')).toBeUndefined()
    expect(await talk.line({ jsonrpc: '2.0', method: 'play', params: { table, seat: 0, answer: 99 } })).toBeUndefined()
    expect(await talk.line([{ jsonrpc: '2.0', method: 'close', params: { table } }])).toBeUndefined()
    expect(talk.engine.tables.ids).toEqual([])
  })
})
