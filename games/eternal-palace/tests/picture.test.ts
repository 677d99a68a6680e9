import { expect, test } from 'vitest'
import type { Sheet } from '../board/ink/ink.ts'
import { featureNames, featureSheet } from '../board/painting/features/index.ts'
import { layerNumbers, layerSheet, layerTrace } from '../board/painting/layers.ts'
import { inscription, seal } from '../board/painting/seal.ts'
import { builtIn } from '../components/index.ts'
import { place } from '../rules/model.ts'

const path = /^(?:[Mlhvqtaz0-9 .-]|L)+$/

function drawable({ box, washes, inks }: Sheet): boolean {
  const names = washes.map(({ name }) => name)
  return (
    box.every(Number.isFinite) &&
    inks.length > 0 &&
    inks.every(({ d, fill }) => path.test(d) && (fill.startsWith('#') || names.includes(fill)))
  )
}

test.each(layerNumbers.map(layer => [layer]))('layer %i is drawn, the same each time, and noted in pencil', layer => {
  expect(drawable(layerSheet(layer))).toBe(true)
  expect(layerSheet(layer)).toBe(layerSheet(layer))
  expect(layerTrace(layer).length).toBeGreaterThan(3)
})

test('there is a drawing for every layer and every feature of the game', () => {
  expect(layerNumbers.at(-1)).toBe(place.extra)
  expect(featureNames).toHaveLength(builtIn.setup.features)
  expect(featureNames.every((_, feature) => drawable(featureSheet(feature)))).toBe(true)
})

test('a painting is signed with the seal of its house and the date', () => {
  expect(seal(0)).not.toEqual(seal(1))
  for (const { d } of inscription('2026-11-18')) expect(d).toMatch(path)
  expect(inscription('2026-11-18')).not.toEqual(inscription('2026-11-17'))
})
