/** What the rules reader finds, and which names it knows; without a browser. */
import { parseGuide } from '@palatine/kernel/guide'
import { expect, test } from 'vitest'
import { namesIn, namesPattern } from '../reader/names.ts'
import { search } from '../reader/search.ts'

const table = '| place | gives |\n| --- | --- |\n| Fish Market | 3 fish |\n| Gold | 1 |\n| 7 | 3 wisdom |'
const english = parseGuide(
  `# GH A\n\nGo to the Fish Market.\n\n## 1 Places\n\nWhere dice go.\n\n### 1.1 All\n${table}\n\n### 1.2 More\n${'Gold and gold. '.repeat(9)}`,
)
const german = parseGuide('# GH A\n\n## 1 Orte\n\n### 1.1 Alle\nDer Fischmarkt gehört dem Händler.\n')

test('a row of a table is about what stands in its first cell; numbers and ordinary words are no names', () => {
  expect([...namesIn(english).values()]).toEqual([
    { name: 'Fish Market', facts: [['gives', '3 fish']], paragraph: 'GH 1.1' },
  ])
})

test('an article is no part of a name', () => {
  const guide = parseGuide('# GH A\n\n## 1 A\n\n### 1.1 B\n| Ort | gibt |\n| --- | --- |\n| die Werkstatt | 1 Lehm |\n')
  expect([...namesIn(guide).keys()]).toEqual(['Werkstatt'])
})

test('names are found as whole words, the longest first', () => {
  const pattern = namesPattern(['Ox', 'Noble Ox'])
  expect('At the Noble Ox, not at Oxford.'.split(pattern ?? '')).toEqual(['At the ', 'Noble Ox', ', not at Oxford.'])
  expect(namesPattern([])).toBeUndefined()
})

test.each([
  ['fish market', ['1.1'], []],
  ['MARKET fish', ['1.1'], []],
  ['Fischmarkt', ['1.1'], []],
  ['handler', ['1.1'], []],
  ['orte', [], ['1']],
  ['GH 1.2', ['1.2'], []],
  ['palace', [], []],
])('"%s" is found in whatever language says it', (find, paragraphs, sections) => {
  const hits = search([english, german], find)
  expect([[...hits.paragraphs], [...hits.sections]]).toEqual([paragraphs, sections])
})
