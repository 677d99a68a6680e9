import { expect, test } from 'vitest'
import { wrongImports } from '../imports.ts'

const wrong = (file: string, ...lines: string[]): string[] =>
  wrongImports(new Map([[file, lines.join('\n')]])).map(({ line, target }) => `${line} ${target}`)

test.each(['@palatine/web', '@palatine/server/tables', '../../../web/serve.ts', '../../../server/tables.ts'])(
  'rules/ importing %s fails',
  target => {
    expect(wrong('games/xian/rules/setup.ts', '', `import { serve } from '${target}'`)).toEqual([`2 ${target}`])
  },
)

test('rules/ imports the kernel, itself, and only the types of its components', () => {
  expect(
    wrong(
      'games/xian/rules/setup.ts',
      "import { act } from '@palatine/kernel'",
      "import { pay } from './pay.ts'",
      "import type { Figures } from '../components/schema.ts'",
      "import { figures } from '../components/schema.ts'",
      "import table from '../components/figures.json' with { type: 'json' }",
      "import { text } from '../text/en.ts'",
      "import { readFileSync } from 'node:fs'",
      "import { z } from 'zod'",
      "import { suite } from '@palatine/kernel/testing'",
    ),
  ).toEqual([
    '4 ../components/schema.ts',
    '5 ../components/figures.json',
    '6 ../text/en.ts',
    '7 node:fs',
    '8 zod',
    '9 @palatine/kernel/testing',
  ])
})

test('the kernel imports nothing but itself', () => {
  expect(
    wrong(
      'kernel/views.ts',
      "import { NONE } from './values.ts'",
      "import { game } from '@palatine/gatehouse'",
      "import { createHash } from 'node:crypto'",
      "import fc from 'fast-check'",
      "import { suite } from './testing/index.ts'",
      "export * from '../bots/index.ts'",
    ),
  ).toEqual(['2 @palatine/gatehouse', '3 node:crypto', '4 fast-check', '5 ./testing/index.ts', '6 ../bots/index.ts'])
})

test("the kernel's testing kit and tests may use test libraries and Node, but no game", () => {
  for (const file of ['kernel/testing/suite.ts', 'kernel/tests/views.test.ts']) {
    expect(
      wrong(
        file,
        "import { test } from 'vitest'",
        "import fc from 'fast-check'",
        "import { join } from 'node:path'",
        "import { view } from '../views.ts'",
        "import { z } from 'zod'",
        "import { game } from '@palatine/gatehouse'",
      ),
    ).toEqual(['5 zod', '6 @palatine/gatehouse'])
  }
})

test('a game knows its own rooms in one direction and no other game', () => {
  expect(wrong('games/xian/text/en.ts', "import type { Event } from '../rules/index.ts'")).toEqual([])
  expect(wrong('games/xian/bot/index.ts', "import { score } from '../rules/index.ts'")).toEqual([])
  expect(wrong('games/xian/components/schema.ts', "import { score } from '../rules/index.ts'")).toHaveLength(1)
  expect(wrong('games/xian/bot/index.ts', "import { Board } from '../board/index.tsx'")).toHaveLength(1)
  expect(wrong('games/xian/bot/index.ts', "import { deal } from '../tests/deal.ts'")).toHaveLength(1)
  expect(wrong('games/xian/bot/index.ts', "import { game } from '@palatine/eschnapur'")).toHaveLength(1)
  expect(
    wrong('games/xian/index.ts', "import { rules } from './rules/index.ts'", "import en from './text/en.ts'"),
  ).toEqual([])
  expect(wrong('games/xian/index.ts', "import { Board } from './board/index.tsx'")).toHaveLength(1)
})

test("a game's tests may use all of their game, the testing kit and test libraries", () => {
  expect(
    wrong(
      'games/xian/tests/market.test.ts',
      "import { test } from 'vitest'",
      "import { suite } from '@palatine/kernel/testing'",
      "import { game } from '../index.ts'",
      "import { figures } from '../components/schema.ts'",
      "import { deal } from './deal.ts'",
      "import { search } from '@palatine/bots'",
      "import { deal } from '../../eschnapur/tests/deal.ts'",
    ),
  ).toEqual(['6 @palatine/bots', '7 ../../eschnapur/tests/deal.ts'])
})

test('only a board and the web app know the kit of the boards', () => {
  const line = "import { Card } from '@palatine/ui'"
  expect(wrong('games/xian/board/index.tsx', line, "import { useState } from 'react'")).toEqual([])
  expect(wrong('web/table.tsx', line, "import { Board } from '@palatine/xian/board/index'")).toEqual([])
  expect(wrong('server/tables.ts', line)).toHaveLength(1)
  expect(wrong('cli/replay.ts', "import { Board } from '@palatine/xian/board/index'")).toHaveLength(1)
})

test('bots know kernel and games; what stands above them knows them; bench knows everything', () => {
  expect(
    wrong('bots/plain.ts', "import { game } from '@palatine/xian'", "import { serve } from '@palatine/web'"),
  ).toEqual(['2 @palatine/web'])
  expect(wrong('web/serve.ts', "import { titles } from '../games/registry.ts'", "import '@palatine/bots'")).toEqual([])
  expect(wrong('web/serve.ts', "import { plain } from '../bots/plain.ts'")).toHaveLength(1)
  expect(wrong('bots/plain.ts', "import { test } from 'vitest'")).toHaveLength(1)
  expect(wrong('bots/tests/plain.test.ts', "import { test } from 'vitest'")).toEqual([])
  expect(wrong('bench/index.ts', "import { Client } from 'boardgame.io/client'", "import '../web/serve.ts'")).toEqual(
    [],
  )
})

test('imports of every form are seen; comments and strings are not', () => {
  expect(
    wrong(
      'kernel/views.ts',
      "// import { a } from 'zod'",
      "/* import 'zod' */ const text = `import 'zod' ${'from'}`",
      "import {\n  a,\n  type B,\n} from 'one'",
      "export type { C } from 'two'",
      "const d = await import('three')",
      "type E = typeof import('four')",
      "const pattern = /'/; import 'five'",
    ),
  ).toEqual(['6 one', '7 two', '8 three', '9 four', '10 five'])
})

test('a complaint says what would be right', () => {
  const files = new Map([['games/xian/rules/a.ts', "import { b } from '../components/b.ts'"]])
  expect(wrongImports(files)[0]?.why).toBe(
    'games/xian/rules may import only types from games/xian/components: write "import type"',
  )
})
