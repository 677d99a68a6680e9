import { expect, test } from 'vitest'
import { compareGuides, parseGuide } from '../guide.ts'

const text = `# GH Gatehouse
For two to four.

## 1 Setup
Before the first round.

### 1.1 The deck
(ours)
Shuffle the deck.

It holds 12 cards.

### 1.2 The hands
Deal three cards (four with two seats).
## 6 Scoring

### 6.10 Ties
(ours) (edition de)
The last seat wins.
`

test('a guide is a code, a title, sections and numbered paragraphs', () => {
  expect(parseGuide(text)).toEqual({
    code: 'GH',
    title: 'Gatehouse',
    intro: 'For two to four.',
    sections: [
      { number: '1', title: 'Setup', text: 'Before the first round.' },
      { number: '6', title: 'Scoring', text: '' },
    ],
    paragraphs: [
      {
        id: 'GH 1.1',
        number: '1.1',
        title: 'The deck',
        marks: ['ours'],
        text: 'Shuffle the deck.\n\nIt holds 12 cards.',
      },
      { id: 'GH 1.2', number: '1.2', title: 'The hands', marks: [], text: 'Deal three cards (four with two seats).' },
      { id: 'GH 6.10', number: '6.10', title: 'Ties', marks: ['ours', 'edition de'], text: 'The last seat wins.' },
    ],
  })
})

test('line ends of Windows and a byte order mark change nothing', () => {
  expect(parseGuide(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(parseGuide(text))
})

test.each([
  ['', 1, 'begins with its code'],
  ['# Gatehouse', 1, 'begins with its code'],
  ['# GH A\n# GH B', 2, 'one title'],
  ['# GH A\n## Setup', 2, 'a number and a title'],
  ['# GH A\n## 1 B\n### Deck', 3, 'a number and a title'],
  ['# GH A\n### 1.1 Deck\nText', 2, 'before the first section'],
  ['# GH A\n## 1 B\n### 2.1 Deck\nText', 3, 'stands in section 1'],
  ['# GH A\n## 1 B\n### 1.2 Deck\nText\n### 1.2 Deck\nText', 5, 'after 1.2'],
  ['# GH A\n## 1 B\n### 1.10 Deck\nText\n### 1.9 Deck\nText', 5, 'after 1.10'],
  ['# GH A\n## 2 B\n## 1 C', 3, 'after section 2'],
  ['# GH A\n## 1 B\n### 1.1 Deck\n(theirs)\nText', 4, 'brackets are marks'],
  ['# GH A\n## 1 B\n### 1.1 Deck\n(ours)\n\n### 1.2 Hands\nText', 4, 'needs a text'],
])('a wrong guide is refused with its line: %j', (markdown, line, message) => {
  expect(() => parseGuide(markdown)).toThrow(`Guide, line ${line}: `)
  expect(() => parseGuide(markdown)).toThrow(message)
})

test('two languages are compared by ids and marks', () => {
  const en = parseGuide(text)
  const de = parseGuide(text.replace('### 1.2 The hands', '### 1.3 Die Hände').replace('\n(ours)\n', '\n'))
  expect(compareGuides(en, en)).toEqual({ onlyEn: [], onlyDe: [], marksDiffer: [] })
  expect(compareGuides(en, de)).toEqual({ onlyEn: ['GH 1.2'], onlyDe: ['GH 1.3'], marksDiffer: ['GH 1.1'] })
})
