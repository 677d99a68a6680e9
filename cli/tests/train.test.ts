import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playGame } from '@palatine/bots'
import { type Bot, FastChance, plain, type Thought, tableFor } from '@palatine/kernel'
import { afterAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { type Choice, choicesIn } from '../train/choices.ts'
import { fit } from '../train/fit.ts'
import { fitHabits } from '../train/fit-habits.ts'
import type { Lesson } from '../train/moments.ts'
import { palatine } from './run.ts'

const house = mkdtempSync(join(tmpdir(), 'palatine-train-'))
afterAll(() => rmSync(house, { recursive: true }))
const at = (name: string) => join(house, name)

test('the fit finds what wins: the feature that counts, the one that does not, and that it tells more later on', () => {
  const dice = new FastChance(3)
  const figure = () => dice.below(1000) / 100 - 5
  const lessons = Array.from({ length: 1500 }, (): Lesson => {
    const [mine, its] = [
      [figure(), figure()],
      [figure(), figure()],
    ]
    const chance = 1 / (1 + Math.exp(its[0] - mine[0]))
    const won = dice.below(1000) < chance * 1000 ? [1, 0] : [0, 1]
    // After the first round half of what will be is still to come.
    const early = ([counts, idle]: number[]) => [counts / 2 + figure(), idle]
    return {
      won,
      moments: [
        [1, early(mine), early(its)],
        [2, mine, its],
      ],
    }
  })
  const { weights, spreads, loss } = fit(lessons, 2, 4)
  expect(weights[0]).toBeGreaterThan(0.5)
  expect(Math.abs(weights[1])).toBeLessThan(0.2 * weights[0])
  expect(spreads[1]).toBeGreaterThan(2 * spreads[2])
  expect(spreads[2] / weights[0]).toBeCloseTo(1, 0)
  expect(loss.after).toBeLessThan(loss.before)
  expect(loss.before).toBeGreaterThan(0)
})

test('what is learnt does not depend on workers, parts, or on being stopped', async () => {
  const train = (name: string, ...words: string[]) =>
    palatine(
      'train',
      'gatehouse',
      '--seats',
      '2',
      '--games',
      '24',
      '--out',
      at(`${name}.jsonl`),
      '--to',
      at(`${name}.json`),
      ...words,
    )
  const one = await train('one', '--workers', '1')
  expect(one).toMatchObject({ code: 0, err: '' })
  expect(one.out).toMatch(/24 games; surprise 0\.693 blind/)
  const learnt = readFileSync(at('one.json'), 'utf8')
  const { features } = await (await titles.gatehouse.load()).loadBot()
  expect(JSON.parse(learnt)['2']).toMatchObject({
    command: 'palatine train gatehouse --seats 2 --bot plain --games 24 --seed 1',
    games: 24,
  })
  expect(Object.keys(JSON.parse(learnt)['2'].weights)).toEqual(features)
  await train('two', '--workers', '2')
  expect(readFileSync(at('two.json'), 'utf8')).toBe(learnt)
  writeFileSync(at('stopped.jsonl'), readFileSync(at('one.jsonl'), 'utf8').slice(0, 2000))
  await train('stopped', '--workers', '1')
  expect(readFileSync(at('stopped.json'), 'utf8')).toBe(learnt)
  for (const part of ['1/2', '2/2']) await train(`part${part[0]}`, '--workers', '1', '--part', part)
  await train('merged', '--merge', `${at('part2.jsonl')},${at('part1.jsonl')}`)
  expect(readFileSync(at('merged.json'), 'utf8')).toBe(learnt)
})

test('habits: the fit finds the sign that speaks for what was taken, and none where chance decided', () => {
  const dice = new FastChance(4)
  const choices = Array.from({ length: 2000 }, (): Choice => {
    const amount = dice.below(1000) / 500 - 1
    const taken = dice.below(1000) < 1000 / (1 + Math.exp(-2 * amount)) ? 0 : 1
    return [taken, [0, amount, 1, dice.below(2)], [1, dice.below(2)]]
  })
  const { weights, loss } = fitHabits(choices, 3)
  expect(weights[0]).toBeGreaterThan(1.6)
  expect(weights[0]).toBeLessThan(2.4)
  expect(Math.abs(weights[1])).toBeLessThan(0.3)
  expect(weights[2]).toBe(0)
  expect(loss.after).toBeLessThan(loss.blind)
})

test('every answer of a bot is made of choices that habits can see', async () => {
  for (const { id, listed } of Object.values(titles)) {
    if (!listed) continue
    const title = await titles[id].load()
    const gameBot = await title.loadBot()
    const habits = await title.loadHabits?.()
    if (!habits) throw new Error(`${id} has no habits`)
    const bot = plain(gameBot, 0.2)
    let choices = 0
    const watched: Bot = (look, effort) => {
      const thought = bot(look, effort) as Thought
      for (const [taken, ...options] of choicesIn(habits, look, thought.answer)) {
        if (!options[taken]) throw new Error(`${look.id}: nothing was taken`)
        choices++
      }
      return thought
    }
    const seats = title.game.seats[1]
    await playGame({ title, table: tableFor(title, seats), bots: new Array<Bot>(seats).fill(watched), seed: 3 })
    expect(choices).toBeGreaterThan(50)
  }
})

test('habits that are learnt do not depend on workers or on being stopped', async () => {
  const train = (name: string, ...words: string[]) =>
    palatine(
      'train',
      'eschnapur',
      '--habits',
      '--seats',
      '2',
      '--games',
      '12',
      '--out',
      at(`${name}.jsonl`),
      '--to',
      at(`${name}.json`),
      ...words,
    )
  const one = await train('habits', '--workers', '1')
  expect(one).toMatchObject({ code: 0, err: '' })
  expect(one.out).toMatch(/12 games; \d+ choices; surprise [\d.]+ blind, [\d.]+ learnt/)
  const learnt = readFileSync(at('habits.json'), 'utf8')
  const habits = await (await titles.eschnapur.load()).loadHabits?.()
  expect(Object.keys(JSON.parse(learnt)['2'].weights)).toEqual(habits?.signs)
  expect(JSON.parse(learnt)['2'].command).toBe(
    'palatine train eschnapur --seats 2 --habits --bot plain --games 12 --seed 1',
  )
  await train('habits2', '--workers', '2')
  expect(readFileSync(at('habits2.json'), 'utf8')).toBe(learnt)
  writeFileSync(at('halfway.jsonl'), readFileSync(at('habits.jsonl'), 'utf8').slice(0, 30_000))
  await train('halfway', '--workers', '1')
  expect(readFileSync(at('halfway.json'), 'utf8')).toBe(learnt)
  const without = await palatine('train', 'gatehouse', '--habits', '--games', '2')
  expect(without).toMatchObject({ code: 2, err: expect.stringContaining('gatehouse has no habits') })
})

test('games of other bots are learnt from, too, if they were played at such a table', async () => {
  const train = (seats: string, ...words: string[]) =>
    palatine(
      'train',
      'gatehouse',
      '--seats',
      seats,
      '--games',
      '6',
      '--workers',
      '1',
      '--to',
      at('with.json'),
      ...words,
    )
  await train('2', '--seed', '8', '--out', at('others.jsonl'))
  const mixed = await train('2', '--out', at('own.jsonl'), '--with', at('others.jsonl'))
  expect(mixed.out).toContain('6 games; with 6 others; surprise')
  expect(JSON.parse(readFileSync(at('with.json'), 'utf8'))['2'].command).toContain(`--with ${at('others.jsonl')}`)
  const wrong = await train('3', '--out', at('three.jsonl'), '--with', at('others.jsonl'))
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('holds games of gatehouse with 2 seats') })
})
