import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { figure, spokenTables, target } from '../calibrate/answer.ts'
import { histograms } from '../calibrate/plot.ts'
import { calibration } from './calibration.fixture.ts'
import { palatine } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'palatine-calibrate-'))
afterAll(() => rmSync(folder, { recursive: true }))

const questions = join(import.meta.dirname, 'calibration.fixture.ts')
const calibrate = (...words: string[]) =>
  palatine('calibrate', 'gatehouse', '--questions', questions, '--lang', 'en', ...words)

test('targets are met or missed; a missed one makes the exit code 1', async () => {
  const { code, out } = await calibrate('--workers', '1', '--games', '12')
  expect(code).toBe(1)
  expect(out).toMatch(/Mean points of a seat +plain: 2, 3 seats +24 +[\d.]+ +5 to 40 +yes/)
  expect(out).toMatch(/Victories of the careless .* plain, careless \(rounds:3\): 2 seats +12 .* at most 0\.5 +yes/)
  expect(out).toMatch(/Events of a game .* at most 1 +NO/)
  expect(out).toContain('1 of 3 targets are missed.')
  expect(out).toContain('Nothing was written')
})

test('the report says what was asked, what was varied and how to repeat it; the plots are beside it', async () => {
  const { out } = await calibrate('--workers', '1', '--games', '12', '--seed', '9', '--out', folder)
  expect(out).toContain('Written:')
  expect(readdirSync(folder).sort()).toEqual(['gatehouse-rounds.svg', 'gatehouse-scores.svg', 'gatehouse.md'])
  const report = readFileSync(join(folder, 'gatehouse.md'), 'utf8')
  expect(report).toContain('# Calibration of Gatehouse')
  expect(report).toMatch(/\| Events of a game \| plain: 2 seats \| 12 \| [\d.]+ \| at most 1 \| \*\*no\*\* \|/)
  expect(report).toContain('Nothing: the figures are those of the teaching game.')
  expect(report).toMatch(/npx palatine calibrate gatehouse --questions .* --games 12 --seed 9\n/)
  expect(report).toContain('![points of a seat at the end](gatehouse-scores.svg)')
})

test('two workers measure what one measures', async () => {
  const one = await calibrate('--json', '--games', '12', '--workers', '1')
  const two = await calibrate('--json', '--games', '12', '--workers', '2')
  expect(two.out).toBe(one.out)
  expect(JSON.parse(one.out)).toMatchObject({
    passed: false,
    gamesPerTable: 12,
    questions: [{ id: 'points', passed: true }, {}, {}],
  })
})

test('--quick plays a tenth', async () => {
  const found = JSON.parse((await calibrate('--json', '--quick', '--workers', '1')).out)
  expect(found.gamesPerTable).toBe(calibration.games / 10)
})

test.each([
  ['export const x = 1', 'does not export "calibration"'],
  [
    `export const calibration = { games: 1, varied: '', observe: () => ({}), questions: [{ id: 'a', title: 'A', measure: () => 1, min: 1 }] }`,
    'it names neither seats nor tables',
  ],
  [
    `export const calibration = { games: 1, varied: '', observe: () => ({}), questions: [{ id: 'a', title: 'A', seats: [2], measure: () => 1 }] }`,
    'it has neither min nor max',
  ],
  [
    `export const calibration = { games: 1, varied: '', observe: () => ({}), questions: [{ id: 'a', title: 'A', tables: [{ seats: 2, bots: ['clever'] }], measure: () => 1, min: 1 }] }`,
    'wants a bot "clever"',
  ],
  [
    `export const calibration = { games: 1, varied: '', observe: () => ({}), questions: [{ id: 'a', title: 'A', seats: [9], measure: () => 1, min: 1 }] }`,
    'cannot be: This game is for 2 to 4 seats.',
  ],
])('questions that cannot be asked are refused: %#', async (source, sentence) => {
  const file = join(folder, `questions-${sentence.length}.mjs`)
  writeFileSync(file, source)
  expect(await palatine('calibrate', 'gatehouse', '--questions', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining(sentence),
  })
})

test('a folder that cannot be made is noticed before anything is played', async () => {
  const folderInFile = join(questions, 'look')
  const { code, out, err } = await calibrate('--games', '10000000', '--out', folderInFile)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain('cannot be written: a part of its path is a file.')
})

test('one is one', async () => {
  expect((await calibrate('--games', '1', '--workers', '1')).out).toContain(': 1 game at each of 3 tables, seed 1\n')
})

test('a game without questions says where they would be', async () => {
  const none = await palatine('calibrate', 'gatehouse', '--questions', join(folder, 'none.ts'))
  expect(none).toMatchObject({ code: 1, err: expect.stringContaining('does not exist') })
})

test('figures, targets and tables are written for people', () => {
  expect([0.12345, 12.345, 1234.5, Number.NaN].map(n => figure(n))).toEqual(['0.123', '12.3', '1235', 'NaN'])
  expect(target({ id: '', title: '', measure: () => 0, min: 3 })).toBe('at least 3')
  expect(
    spokenTables([
      { seats: 2, bots: ['plain'] },
      { seats: 4, bots: ['plain'] },
    ]),
  ).toBe('plain: 2, 4 seats')
})

test('a histogram has a bar for each value that occurs, as tall as it is frequent', () => {
  const svg = histograms('A & B', 'points', [{ heading: '2 seats', values: [1, 1, 1, 1, 3, 3, 10] }])
  expect(svg).toContain('<title>A &#38; B</title>')
  const bars = [...svg.matchAll(/height="([\d.]+)" fill="#9c3d2a"><title>(.*?)<\/title>/g)].map(([, tall, label]) => [
    label,
    Number(tall),
  ])
  expect(bars).toEqual([
    ['1: 4', 94],
    ['3: 2', 47],
    ['10: 1', 23.5],
  ])
  expect(svg).toContain('2 seats, mean 2.9')
})
