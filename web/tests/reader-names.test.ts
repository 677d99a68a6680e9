/** What the rules reader finds, and which names it knows; without a browser. */
import { type Guide, parseGuide } from '@palatine/kernel/guide'
import { expect, test } from 'vitest'
import { namesFinder, namesIn } from '../reader/names.ts'
import { search } from '../reader/search.ts'

const table = '| place | gives |\n| --- | --- |\n| Fish Market | 3 fish |\n| Gold | 1 |\n| 7 | 3 wisdom |'
const english = parseGuide(
  `# GH A\n\nGo to the Fish Market.\n\n## 1 Places\n\nWhere dice go.\n\n### 1.1 All\n${table}\n\n### 1.2 More\n${'Gold and gold. '.repeat(9)}`,
)
const german = parseGuide('# GH A\n\n## 1 Orte\n\n### 1.1 Alle\nDer Fischmarkt gehört dem Händler.\n')

const wordsIn = (guide: Guide, text: string) =>
  namesFinder(namesIn(guide))(text).flatMap(piece => (typeof piece === 'string' ? [] : [piece.word]))

test('a row of a table is about what stands in its first cell; numbers and ordinary words are no names', () => {
  expect([...namesIn(english).values()]).toEqual([
    { name: 'Fish Market', facts: [['gives', '3 fish']], texts: [], paragraph: 'GH 1.1' },
  ])
})

test('an article is no part of a name, and a name may have a short form', () => {
  const guide = parseGuide(
    '# GH A\n\n## 1 A\n\n### 1.1 B\n| Ort | gibt |\n| --- | --- |\n| die Werkstatt | 1 Lehm |\n| Haus am See (Haus) | 1.2 |\n\n### 1.2 C\nNimm **alles** (ours).\n\nUnd mehr.\n',
  )
  expect([...namesIn(guide).keys()]).toEqual(['Werkstatt', 'Haus am See', 'Haus'])
  expect(namesIn(guide).get('Haus')).toEqual({
    name: 'Haus am See',
    facts: [],
    texts: ['Nimm alles.'],
    paragraph: 'GH 1.1',
  })
})

test('a title that is marked as a name is one, and its paragraph says what it is', () => {
  const guide = parseGuide('# GH A\n\n## 1 A\n\n### 1.1 The blank\n(ours) (name)\nScores nothing.\n')
  expect([...namesIn(guide)]).toEqual([
    ['blank', { name: 'blank', facts: [], texts: ['Scores nothing.'], paragraph: 'GH 1.1' }],
  ])
  expect(wordsIn(guide, 'Blank or the blanks, not blanked.')).toEqual(['Blank', 'blanks'])
})

test('names are found as whole words, the longest first, and in every case', () => {
  const guide = parseGuide(
    '# GH A\n\n## 1 A\n\n### 1.1 B\n| A | B |\n| --- | --- |\n| Ochse | 1 |\n| Nobler Ochse | 2 |\n| part 2 | 3 |\n',
  )
  expect(wordsIn(guide, 'Am Noblen Ochsen, des Ochsen, nicht in Ochsenfurt.')).toEqual(['Noblen Ochsen', 'Ochsen'])
  expect(wordsIn(guide, 'Part 2, not part 21 or counterpart 2.')).toEqual(['Part 2'])
  expect(wordsIn(parseGuide('# GH A\n'), 'Nothing.')).toEqual([])
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
