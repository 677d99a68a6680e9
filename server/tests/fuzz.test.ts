import { expect, test } from 'vitest'
import { fuzzServer } from '../testing/fuzz.ts'

test('messages of any shape, from anybody, break and change nothing', { timeout: 600_000 }, async () => {
  const found = await fuzzServer(3_000, 1)
  expect(found.problems).toEqual([])
  expect(found.refused).toBeGreaterThan(1_000)
  expect(found.ended).toBeGreaterThan(100)
})
