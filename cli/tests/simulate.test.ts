import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { chunkSize, line, rotated } from '../simulate/job.ts'
import { emptyTally, merge } from '../simulate/tally.ts'
import { palatine } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'palatine-simulate-'))
afterAll(() => rmSync(folder, { recursive: true }))

const simulate = (...words: string[]) => palatine('simulate', 'gatehouse', '--lang', 'en', ...words)

test.each([
  ['random alone', ['--games', '300']],
  ['a mixed table', ['--games', '60', '--bots', 'plain,random', '--seats', '3', '--options', 'die=eight']],
])('%s: the JSON is the same, byte by byte, for one worker, for two, and in another run', async (_, words) => {
  const one = await simulate(...words, '--json', '--workers', '1')
  const two = await simulate(...words, '--json', '--workers', '2')
  expect(one.code).toBe(0)
  expect(two.out).toBe(one.out)
  expect((await simulate(...words, '--json', '--workers', '3')).out).toBe(one.out)
  expect((await simulate(...words, '--json', '--workers', '2', '--seed', '2')).out).not.toBe(one.out)
})

test('the figures add up', async () => {
  const { out } = await simulate('--games', '90', '--seats', '3', '--bots', 'plain,random', '--json', '--workers', '1')
  const found = JSON.parse(out)
  expect(found).toMatchObject({ game: 'gatehouse', seats: 3, games: 90, seed: 1, options: { rounds: 4, die: 'six' } })
  const victories = (list: { victories: number }[]) => list.reduce((sum, one) => sum + one.victories, 0)
  expect(victories(found.bySeat)).toBeCloseTo(90)
  expect(victories(Object.values(found.byBot))).toBeCloseTo(90)
  expect(found.byBot.plain.played).toBe(180)
  expect(found.bySeat[0].places.reduce((sum: number, n: number) => sum + n, 0)).toBe(90)
  const { prizes, coins, wall } = found.scores
  expect(prizes.mean + coins.mean + wall.mean).toBeCloseTo(found.total.mean, 4)
  expect(found.rounds).toEqual({ mean: 4, sd: 0, min: 4, max: 4 })
  expect(found.endings).toEqual({ normal: 90 })
  expect(found).not.toHaveProperty('timing')
})

test('time is shown only where it is asked for', async () => {
  const { out } = await simulate('--games', '5', '--json', '--timing', '--workers', '1')
  expect(JSON.parse(out).timing).toMatchObject({ seconds: expect.any(Number), gamesPerSecond: expect.any(Number) })
})

test('for people there are tables in words', async () => {
  const { out, err } = await simulate('--games', '10', '--workers', '1')
  expect(out).toMatch(/^Gatehouse: 10 games, 4 seats, seed 1\n/)
  expect(out).toContain('All rounds are played.')
  expect(out).toMatch(/games and .* decisions a second/)
  expect(err).toBe('')
  expect((await simulate('--games', '10', '--workers', '1', '--bots', 'plain')).out).toMatch(/\nplain +40 /)
})

test('one is one', async () => {
  const { out } = await simulate('--games', '1', '--workers', '1')
  expect(out).toMatch(/^Gatehouse: 1 game, 4 seats, seed 1\n/)
  const alone = await palatine('simulate', 'eternal-palace', '--games', '1', '--seats', '1', '--lang', 'en')
  expect(alone.out).toMatch(/^Eternal Palace: 1 game, 1 seat, seed 1\n/)
})

test('a record that cannot be written is noticed before anything is played', async () => {
  const file = join(import.meta.filename, 'game.json')
  const { code, out, err } = await simulate('--games', '2000', '--record', file)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain('cannot be written: a file of that name is in the way.')
})

test('bots are cycled over the seats and sit everywhere equally often', () => {
  expect(line(['a', 'b'], 3)).toEqual(['a', 'b', 'a'])
  const sits = [0, 1, 2].map(game => rotated(line(['a', 'b', 'c'], 3), game).indexOf('a'))
  expect(sits.sort()).toEqual([0, 1, 2])
})

test('chunks depend on the number of games alone, and empty tallies change nothing', () => {
  expect([1, 200, 1000, 1_000_000].map(chunkSize)).toEqual([1, 1, 5, 500])
  const tally = emptyTally()
  merge(tally, emptyTally())
  expect(tally).toEqual(emptyTally())
})

test('own figures are played with, and wrong ones are refused with their place', async () => {
  const file = join(folder, 'own.json')
  const own = (hand: number) =>
    writeFileSync(
      file,
      JSON.stringify({
        game: 'gatehouse',
        components: {
          board: { source: 'rulebook', note: 'my box', hand, dice: { six: 6, eight: 8 }, wallPoints: [0, 100] },
        },
      }),
    )
  own(3)
  const right = await simulate('--games', '5', '--json', '--workers', '1', '--components', file)
  expect(JSON.parse(right.out)).toMatchObject({ ownComponents: true, scores: { wall: { max: 100 } } })
  own(77)
  const wrong = await simulate('--components', file)
  expect(wrong.code).toBe(2)
  expect(wrong.err).toContain('board.hand: A whole number from 2 to 9 belongs here, not 77.')
  writeFileSync(file, JSON.stringify({ game: 'other', components: {} }))
  expect(await simulate('--components', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('figures for "other"'),
  })
})

test('parts that are merged give the same figures, and only if all are there', async () => {
  const words = ['--games', '30', '--bots', 'plain,random', '--seats', '2', '--json', '--workers', '1']
  const whole = await simulate(...words)
  const files: string[] = []
  for (const part of ['1/4', '2/4', '3/4', '4/4']) {
    files.push(join(folder, `part-${part[0]}.json`))
    writeFileSync(files[files.length - 1], (await simulate(...words, '--part', part)).out)
  }
  expect((await simulate(...words, '--merge', files.reverse().join(','))).out).toBe(whole.out)
  expect(await simulate(...words, '--merge', files[0])).toMatchObject({
    code: 1,
    err: expect.stringContaining('The files do not make up 30 games: game 0 is missing.'),
  })
  expect(await simulate('--games', '31', '--merge', files[0])).toMatchObject({
    code: 1,
    err: expect.stringContaining('is a part of other games'),
  })
})
