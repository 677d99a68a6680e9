import { expect, test } from 'vitest'
import { coverage, type GameTexts, titles } from '../rules.ts'

const guide = '# GH Gatehouse\n## 6 Dice\n### 6.1 Roll\nRoll two dice.\n### 6.2 Again\n(ours)\nRoll again.\n'
const whole = {
  en: guide,
  de: guide.replace('Roll two dice.', 'Wirf zwei Würfel.'),
  tests: "test('GH 6.1: two dice are rolled', () => {})\ntest('GH 6.2: a second roll', () => {})",
  rules: "// GH 6.1\nio.emit?.({ type: 'rolled', rule: 'GH 6.2' })",
}
const measured = (change: Partial<typeof whole> = {}) => {
  const { en, de, tests, rules } = { ...whole, ...change }
  const files = (name: string, text: string) => new Map([[name, text]])
  const game: GameTexts = { en, de, tests: files('dice.test.ts', tests), rules: files('dice.ts', rules) }
  return coverage(game)
}

test('a guide whose paragraphs are all tested and cited is covered', () => {
  expect(measured()).toEqual({ paragraphs: 2, tested: 2, cited: 2, covered: 2, problems: [] })
})

test('removing a test makes it fail', () => {
  const { tested, covered, problems } = measured({ tests: "test('GH 6.1: two dice are rolled', () => {})" })
  expect({ tested, covered }).toEqual({ tested: 1, covered: 1 })
  expect(problems).toEqual(["GH 6.2: no test's title begins with it"])
})

test('removing a citation makes it fail', () => {
  const { cited, covered, problems } = measured({ rules: '// GH 6.1' })
  expect({ cited, covered }).toEqual({ cited: 1, covered: 1 })
  expect(problems).toEqual(['GH 6.2: no rule cites it'])
})

test('GH 6.2 does not cover GH 6.20, nor the other way round', () => {
  const { tested, problems } = measured({ tests: "test('GH 6.1: a')\ntest('GH 6.20: b')" })
  expect(tested).toBe(1)
  expect(problems).toEqual([
    "GH 6.2: no test's title begins with it",
    'GH 6.20: dice.test.ts tests it, but the guide has no such paragraph',
  ])
})

test('an id that the guide does not have is named with its file', () => {
  expect(measured({ rules: `${whole.rules} // GH 9.9` }).problems).toEqual([
    'GH 9.9: dice.ts cites it, but the guide has no such paragraph',
  ])
})

test('a paragraph in one language only makes it fail, and so do other marks', () => {
  expect(measured({ de: guide.replace('(ours)\n', '') }).problems).toEqual([
    'GH 6.2: the marks in guide/en.md and guide/de.md differ',
  ])
  expect(measured({ de: `${guide}### 6.3 Ende\nSchluss.` }).problems).toEqual(['GH 6.3: only in guide/de.md'])
  expect(measured({ en: `${guide}### 6.3 End\nStop.` }).problems).toContain('GH 6.3: only in guide/en.md')
})

test('a guide without a paragraph is not covered', () => {
  const empty = '# GH Gatehouse\n'
  expect(measured({ en: empty, de: empty, tests: '', rules: '' }).problems).toEqual(['the guide has no paragraph'])
})

test('a title may begin with several ids', () => {
  expect(measured({ tests: "test('GH 6.1, GH 6.2: both', () => {})" }).problems).toEqual([])
  expect(measured({ tests: "test('both: GH 6.1, GH 6.2', () => {})" }).tested).toBe(0)
})

test('titles of every form are found', () => {
  const source = [
    "test('a', () => {})",
    'it("b", () => {})',
    'describe(`c ${seats}`, () => {})',
    "test.each([[1, '(x']])('d %i', (n, s) => expect(f(s)).toBe('no title'))",
    "test.concurrent.each([2, 3])(\n  'e',\n  () => {})",
    "test.each`a | b\n${1} | ${g('no')}`('f $a', () => {})",
    "test.for(table(2, '3'))('g', () => {})",
  ].join('\n')
  expect(titles(source)).toEqual(['a', 'b', 'c ', 'd %i', 'e', 'f $a', 'g'])
})

test('what is commented out, skipped or planned is no title', () => {
  const source = [
    "// test('a', () => {})",
    "/* it('b') */ const text = \"test('c')\"",
    "test.skip('d', () => {})",
    "test.todo('e')",
    "test.skipIf(slow)('f', () => {})",
    "contest('g')",
    "pattern.test('h')",
    "expect(/'/.test('i'))",
  ].join('\n')
  expect(titles(source)).toEqual([])
})
