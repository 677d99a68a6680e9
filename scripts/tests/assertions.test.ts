import { expect, test } from 'vitest'
import { assertionsIn } from '../assertions.ts'

const found = (source: string) => assertionsIn('source.tsx', source).map(({ text }) => text)

test('double, never and any assertions are found, wherever they stand', () => {
  expect(found('f(a as unknown as B, ((c) as never).d, <E {...(e as any)} />)')).toEqual([
    'a as unknown as B',
    '(c) as never',
    'e as any',
  ])
})

test('single assertions, constants and words in strings and comments are let pass', () => {
  expect(found("const a = { b: 1 } as const\nconst c = d as E // f as unknown as G\nconst h = 'as never'")).toEqual([])
})

test('the line is where the assertion begins', () => {
  expect(assertionsIn('source.ts', 'a\n\nb = c as never')[0].line).toBe(3)
})
