import { expect, test } from 'vitest'
import { mutated, mutationsOf } from '../mutants/mutations.ts'

const changes = (source: string) => mutationsOf(source).map(mutation => mutated(source, mutation))

test('conditions, numbers and operators are changed, one at a time', () => {
  expect(changes('const f = (x: number) => x < 3')).toEqual([
    'const f = (x: number) => x <= 3',
    'const f = (x: number) => x < 4',
  ])
  expect(changes('if (a && !b) n++')).toEqual([
    'if (!(a && !b)) n++',
    'if (a || !b) n++',
    'if (a && b) n++',
    'if (a && !b) n--',
  ])
  expect(changes('x += list.some(y => y === z) ? 1 : 2')).toContain('x += list.every(y => y === z) ? 1 : 2')
})

test('types, imports and strings are left alone', () => {
  expect(changes("import { a } from './a.ts'\ntype T = 1 | 2\ninterface I { n: 3 }\nconst s = 'x < 3'")).toEqual([])
})
