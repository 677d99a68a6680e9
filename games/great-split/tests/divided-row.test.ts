import { expect, test } from 'vitest'
import { divided, positionAt, sidesAt } from '../board/divided-row.tsx'

test('a row with a divider: the divider moves things, a thing that changes sides comes to lie beside it', () => {
  expect(divided([0, 1, 0, 1], [0, 1, 2, 3])).toEqual({ order: [0, 2, 1, 3], left: 2 })
  expect(sidesAt([0, 2, 1, 3], 3)).toEqual([0, 0, 0, 1])
  expect(sidesAt([0, 2, 1, 3], 0)).toEqual([1, 1, 1, 1])
})

test('the divider stands where the pointer is, also where the row is broken into lines', () => {
  const line = (top: number) => [30, 80, 130].map(left => ({ left, top, width: 40, height: 60 }))
  const at = (left: number, top: number) => ({ left, top })
  expect(positionAt(at(120, 20), line(0))).toBe(2)
  expect(positionAt(at(10, 20), line(0))).toBe(0)
  expect(positionAt(at(120, 500), line(0))).toBe(2)
  const lines = [...line(0), ...line(100)]
  expect(positionAt(at(10, 80), lines)).toBe(3)
  expect(positionAt(at(75, 120), lines)).toBe(4)
  expect(positionAt(at(75, 20), lines)).toBe(1)
})
