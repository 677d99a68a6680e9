import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindsIn, putIn, takeOut } from '../sorted.ts'

const ascending = (list: readonly number[]) => list.toSorted((a, b) => a - b)
const sets = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 }).map(ascending)
const thing = fc.integer({ min: 0, max: 9 })

test('what is put in stands where it belongs', () => {
  fc.assert(
    fc.property(sets, thing, (set, one) => {
      const changed = set.slice()
      putIn(changed, one)
      expect(changed).toEqual(ascending([...set, one]))
    }),
  )
})

test('one of what is taken out is gone, and the rest keeps its order', () => {
  fc.assert(
    fc.property(sets, thing, (set, one) => {
      const changed = ascending([...set, one])
      takeOut(changed, one)
      expect(changed).toEqual(set)
    }),
  )
})

test('kinds are the different things, ascending, and the list stays as it is', () => {
  fc.assert(
    fc.property(sets, set => {
      const before = set.slice()
      expect(kindsIn(set)).toEqual([...new Set(set)])
      expect(set).toEqual(before)
    }),
  )
})
