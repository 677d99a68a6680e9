import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { palatine } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'palatine-components-'))
const file = join(folder, 'own.json')
afterAll(() => rmSync(folder, { recursive: true }))

const check = (content: unknown, ...words: string[]) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return palatine('components', 'check', file, ...words)
}
const stones = { source: 'rulebook', note: 'as printed', values: [1, 2, 4], copies: [10, 10, 9] }

test('right figures are all right, also only some of the files', async () => {
  const { code, out } = await check({ game: 'gatehouse', components: { stones } }, '--lang', 'en')
  expect(out).toContain('can be played with in Gatehouse (stones).')
  expect(code).toBe(0)
})

test('every problem has its place and a reason in words, in both languages', async () => {
  const wrong = { game: 'gatehouse', components: { stones: { ...stones, copies: [10, 0, 'x'] }, wall: {} } }
  const en = await check(wrong, '--lang', 'en')
  expect(en.code).toBe(1)
  expect(en.out).toContain('stones.copies[1]: A whole number from 1 to 20 belongs here, not 0.')
  expect(en.out).toContain('stones.copies[2]: A whole number from 1 to 20 belongs here, not "x".')
  expect(en.out).toContain('wall: There is no such key. Known: stones, board.')
  expect(en.out).toContain('3 problems')
  expect((await check(wrong, '--lang', 'de')).out).toContain('Bekannt: stones, board.')
})

test('what only the rules know is checked, too', async () => {
  const { code, out } = await check(
    { game: 'gatehouse', components: { stones: { ...stones, copies: [1, 1, 1] } } },
    '--lang',
    'en',
  )
  expect(out).toContain('stones.copies: There must be at least 20 stones')
  expect(code).toBe(1)
})

test('--json is for programs', async () => {
  const { out } = await check({ game: 'gatehouse', components: { stones: 7 } }, '--json', '--lang', 'en')
  expect(JSON.parse(out)).toMatchObject({
    right: false,
    files: ['stones'],
    problems: [{ place: 'stones', reason: 'notAnObject' }],
  })
})

test.each([
  ['{', 1, 'is not JSON'],
  ['[1]', 1, 'is not a components file. It has to be { "game"'],
  ['{"components":{}}', 1, 'does not say which game it is for'],
  ['{"game":"gatehouse"}', 1, 'has no components'],
  ['{"game":"gatehouse","components":[]}', 1, 'has no components'],
  ['{"game":"gatehouse","components":{},"compnents":1}', 1, 'keys that mean nothing: compnents'],
  ['{"game":"gatehose","components":{}}', 2, 'Did you mean "gatehouse"?'],
])('the file %s is refused in words', async (content, code, sentence) => {
  expect(await check(content)).toMatchObject({ code, out: '', err: expect.stringContaining(sentence) })
})
