import { beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { ensureBuilt } from '../build.ts'
import { limits, sizes } from '../sizes.ts'

beforeAll(() => ensureBuilt(), 240_000)

test('the front page and every table are small enough to start on a train', async () => {
  const games: Record<string, { tagline: string }> = {}
  for (const { id, load } of Object.values(titles)) games[id] = { tagline: (await (await load()).text.en()).tagline }
  const found = sizes(games)
  expect(found.front).toBeGreaterThan(20_000)
  expect(found.front).toBeLessThan(limits.front)
  for (const [id, bytes] of Object.entries(found.tables)) {
    expect(bytes, id).toBeGreaterThan(10_000)
    expect(bytes, id).toBeLessThan(limits.table)
  }
})
