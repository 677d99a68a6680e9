import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameRecord } from '@palatine/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { palatine } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'palatine-replay-'))
const file = join(folder, 'game.json')
let record: GameRecord

beforeAll(async () => {
  const words = ['simulate', 'gatehouse', '--seats', '2', '--games', '1', '--bots', 'plain', '--workers', '1']
  await palatine(...words, '--options', 'rounds=2', '--record', file)
  record = JSON.parse(readFileSync(file, 'utf8'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The record with something changed. */
function changed(change: (record: Record<string, unknown>) => void): string {
  const copy = JSON.parse(JSON.stringify(record))
  change(copy)
  const path = join(folder, 'changed.json')
  writeFileSync(path, JSON.stringify(copy))
  return path
}

test('a record is told as sentences in both languages, with its result', async () => {
  const en = await palatine('replay', file, '--lang', 'en')
  expect(en.code).toBe(0)
  expect(en.out).toMatch(/^Gatehouse, 2 seats, \d+ entries\n/)
  expect(en.out).toMatch(/The prize of this round is \d\./)
  expect(en.out).toContain('All rounds are played.')
  expect(en.out).toMatch(/1\. Seat \d +\d+ +\d+ +\d+ +\d+/)
  const de = await palatine('replay', file, '--lang', 'de')
  expect(de.out).toMatch(/Der Preis dieser Runde ist \d\./)
  expect(de.out).toContain('Platz 0')
  expect(de.out).toMatch(/^Torhaus, 2 Plätze, \d+ Einträge\n/)
  expect(de.out).toMatch(/\nRang +Preise +Münzen +Mauer +Summe\n/)
})

test('--to stops in the middle and says who is asked what', async () => {
  const { code, out } = await palatine('replay', file, '--to', '1', '--lang', 'en')
  expect(code).toBe(0)
  expect(out).toContain('the first 1 of')
  expect(out).toMatch(/Seat 1: Bid a stone for the prize of \d\./)
  const { length } = record.entries
  expect((await palatine('replay', file, '--to', '1', '--lang', 'de')).out).toContain(`, 1 von ${length} Einträgen\n`)
  expect(await palatine('replay', file, '--to', '9999')).toMatchObject({
    code: 2,
    err: expect.stringContaining(`the record has ${length} entries`),
  })
})

test('--json has events with their sentences, and the result with its parts', async () => {
  const found = JSON.parse((await palatine('replay', file, '--json', '--lang', 'en')).out)
  expect(found).toMatchObject({ game: 'gatehouse', seats: 2, to: record.entries.length, asked: [] })
  expect(found.events[0]).toMatchObject({ entry: -1, event: { type: 'prizeRolled' }, words: expect.any(String) })
  expect(found.result.parts).toHaveLength(2)
  expect(JSON.parse((await palatine('replay', file, '--to', '1', '--json')).out).result).toBeNull()
})

test('whoever held a seat is called by name', async () => {
  const named = changed(copy => (copy.entries as object[]).unshift({ seat: 1, holder: 'Ada' }))
  // The entry is no answer: what comes after it is the same.
  expect((await palatine('replay', named, '--lang', 'en')).out).toContain('Ada')
})

test.each<[string, (copy: Record<string, unknown>) => void, string]>([
  [
    'a hash',
    copy => Object.assign((copy.entries as object[])[1], { hash: 'abc' }),
    'the record does not fit at entry 1',
  ],
  [
    'an answer',
    copy => Object.assign((copy.entries as object[])[0], { answer: 99 }),
    'does not fit at entry 0: the answer is refused: That is not among the possible answers.',
  ],
  ['a draw', copy => (copy.setup as number[]).pop(), 'cannot be played again'],
  ['the version', copy => Object.assign(copy, { version: 99 }), 'was played with version 99'],
  [
    'the game',
    copy => Object.assign(copy, { game: 'gatehous' }),
    'a game "gatehous" that is not here. Is "gatehouse" meant?',
  ],
  ['the table', copy => Object.assign(copy, { table: { seats: 9 } }), 'This game is for 2 to 4 seats.'],
  ['an entry', copy => (copy.entries as unknown[]).push({ seat: 0 }), 'is neither an answer nor an undo'],
  ['a position', copy => Object.assign(copy, { from: 3 }), '"from" is no position'],
  ['all entries', copy => delete copy.entries, '"entries" is missing'],
])('a record with %s changed is refused in words', async (_, change, sentence) => {
  const { code, out, err } = await palatine('replay', changed(change), '--lang', 'en')
  expect(err).toContain(sentence)
  expect(out).toBe('')
  expect(code).toBe(1)
})

test.each([
  ['{"a":1', 'is not JSON'],
  ['[]', 'is not the record of a game: it should hold one object'],
  ['{"game":"gatehouse","components":{}}', 'is not the record of a game: "version" is missing'],
])('a file with %s is refused in words', async (text, sentence) => {
  const path = join(folder, 'other.json')
  writeFileSync(path, text)
  expect(await palatine('replay', path)).toMatchObject({ code: 1, err: expect.stringContaining(sentence) })
})
