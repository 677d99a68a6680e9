import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FastChance } from '@palatine/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { missing } from '../games-file.ts'
import { rate } from '../ladder/rating.ts'
import { standing } from '../ladder/standing.ts'
import { readPart } from '../parts.ts'
import { palatine } from './run.ts'

const house = mkdtempSync(join(tmpdir(), 'palatine-ladder-'))
afterAll(() => rmSync(house, { recursive: true }))

const match = (folder: string, ...words: string[]) =>
  palatine(
    'ladder',
    'gatehouse',
    '--bots',
    'plain,random',
    '--workers',
    '1',
    '--folder',
    join(house, folder, 'ladder'),
    ...words,
  )
const kept = (folder: string, part = '') =>
  readFileSync(join(house, folder, 'ladder', `gatehouse-2-plain-random-30-1${part}.jsonl`), 'utf8')

describe('the sequential test', () => {
  /** Deals of two games, each won with this chance. */
  const deals = (chance: number, count: number, seed = 1) => {
    const dice = new FastChance(seed)
    const game = () => (dice.below(1000) < chance * 1000 ? 1 : 0)
    return Array.from({ length: count }, () => [game(), game()])
  }

  test('sees who is better, and who is not', () => {
    expect(standing(deals(0.8, 100), 2)).toMatchObject({ verdict: 'better', games: 200, fair: 0.5 })
    expect(standing(deals(0.5, 1500), 2).verdict).toBe('not better')
    expect(standing(deals(0.3, 100), 2).verdict).toBe('not better')
    expect(standing(deals(0.52, 10), 2).verdict).toBe('open')
  })

  test('errs rarely: of matches between equals few are called better', () => {
    const called = Array.from({ length: 200 }, (_, seed) => standing(deals(0.5, 800, seed), 2).verdict)
    expect(called.filter(verdict => verdict === 'better').length).toBeLessThanOrEqual(20)
    expect(called.filter(verdict => verdict === 'not better').length).toBeGreaterThan(100)
  })

  test('the interval holds the share, and is narrower the more is played', () => {
    const [few, many] = [20, 2000].map(count => standing(deals(0.7, count), 2))
    for (const { won, from, to } of [few, many]) {
      expect(from).toBeLessThan(won)
      expect(to).toBeGreaterThan(won)
    }
    expect(many.to - many.from).toBeLessThan((few.to - few.from) / 5)
    expect(standing(new Array(20).fill([1, 1]), 2).from).toBeGreaterThan(0.85)
    expect(standing(new Array(20).fill([1, 1]), 2).from).toBeLessThan(1)
  })
})

test('ratings rise with victories, and whoever played much is known well', () => {
  const games = Array.from({ length: 60 }, (_, n) => ({ a: 'good', b: 'bad', won: n % 4 === 0 ? 0 : 1 }))
  const ratings = rate([...games, { a: 'bad', b: 'new', won: 0.5 }, { a: 'bad', b: 'bad', won: 1 }])
  const [good, bad, fresh] = ['good', 'bad', 'new'].map(name => ratings.get(name) ?? { mean: 0, error: 0 })
  expect(good.mean).toBeGreaterThan(bad.mean + 3)
  expect(good.error).toBeLessThan(fresh.error)
  expect(ratings.size).toBe(3)
})

test('parts make up the whole, whatever their number', () => {
  for (const parts of [1, 3, 7]) {
    const ranges = Array.from({ length: parts }, (_, i) => readPart(`${i + 1}/${parts}`, 100))
    expect(ranges.flatMap(({ from, to }) => [from, to]).filter((n, i, all) => n !== all[i - 1])).toHaveLength(parts + 1)
    expect([ranges[0].from, ranges[parts - 1].to]).toEqual([0, 100])
  }
  expect(readPart(undefined, 5)).toEqual({ from: 0, to: 5 })
  for (const wrong of ['0/3', '4/3', 'x', '1/0', '1']) expect(() => readPart(wrong, 9)).toThrow('--part takes a part')
  expect(
    missing(
      new Map([
        [1, 0],
        [2, 0],
        [5, 0],
      ]),
      0,
      7,
    ),
  ).toEqual([
    { from: 0, to: 1 },
    { from: 3, to: 5 },
    { from: 6, to: 7 },
  ])
})

test('a match is decided, written down with its plot, and gone on with where it was left', async () => {
  const first = await match('one', '--games', '80')
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(first.out).toMatch(/plain : random +\d+ +9\d\.\d %.* better/)
  const whole = kept('one')
  const page = readFileSync(join(house, 'one', 'ladder.md'), 'utf8')
  expect(page).toContain('| plain : random | 2 | 30 |')
  expect(page).toContain('npx palatine ladder gatehouse --seats 2 --bots plain,random --iterations 30 --seed 1')
  expect(readFileSync(join(house, 'one', 'ladder', 'gatehouse.svg'), 'utf8')).toContain('<circle')
  // Stopped in the middle of a line, after four deals.
  const lines = whole.split('\n')
  writeFileSync(
    join(house, 'one', 'ladder', 'gatehouse-2-plain-random-30-1.jsonl'),
    `${lines.slice(0, 5).join('\n')}\n${lines[5].slice(0, 3)}`,
  )
  expect((await match('one', '--games', '80')).out).toBe(first.out)
  expect(kept('one')).toBe(whole)
})

test('two bots may try things out unequally often', async () => {
  const unequal = await palatine(
    'ladder',
    'gatehouse',
    '--bots',
    'fierce,recipe',
    '--iterations',
    '12,4',
    '--games',
    '4',
    '--workers',
    '1',
    '--folder',
    join(house, 'unequal', 'ladder'),
  )
  expect(unequal).toMatchObject({ code: 0, err: '' })
  const page = readFileSync(join(house, 'unequal', 'ladder.md'), 'utf8')
  expect(page).toContain('| fierce : recipe | 2 | 12 : 4 | 4 |')
  expect(page).toContain('--iterations 12,4 --seed 1 --games 4 --all')
  for (const wrong of ['0', 'x', '1,2,3']) {
    expect(await match('unequal', '--iterations', wrong)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--iterations takes one whole number, or two'),
    })
  }
})

test('parts that are merged are the same match, and files of another one are refused', async () => {
  await match('whole', '--games', '24', '--all')
  for (const part of ['1/3', '2/3', '3/3']) await match('parts', '--games', '24', '--part', part)
  expect(existsSync(join(house, 'parts', 'ladder.md'))).toBe(false)
  const files = [1, 3, 2].map(part => join(house, 'parts', 'ladder', `gatehouse-2-plain-random-30-1-${part}of3.jsonl`))
  await match('merged', '--games', '24', '--all', '--merge', files.join(','))
  const sorted = (text: string) => text.split('\n').sort()
  expect(sorted(kept('merged'))).toEqual(sorted(kept('whole')))
  const wrong = await match('wrong', '--seed', '2', '--merge', files[0])
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('holds games of another job') })
})
