import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FastChance } from '@palatine/kernel'
import { afterAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { fit } from '../train/fit.ts'
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
