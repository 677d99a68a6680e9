import { expect, test } from 'vitest'
import { parseGuide } from '../../kernel/guide.ts'
import type { Figures } from '../../kernel/guide-figures.ts'
import { shortImperatives } from '../german.ts'
import { guideProblems } from '../guides.ts'

const whole = `# GH Gatehouse

You want a wall.

## 6 Dice

Luck and what you make of it.

### 6.1 Roll
Roll two dice.

{example roll} A 2 and a 5 make 7.

### 6.2 Stones
(reconstructed)
There are {stones.count} stones:

{table stones | stone | copies}
`
const components = { stones: { source: 'reconstructed', note: '', count: 2, copies: [1, 1] } }
const figures = {
  table: { seats: 2, options: {}, components },
  text: {},
  tables: {
    stones: ({ components: { stones } }: { components: typeof components }) => stones.copies.map((n, i) => [i + 1, n]),
  },
} as unknown as Figures
const played = "test('GH 6.1: example roll', () => { const [a, b, sum] = example('roll') })"
const problems = (change: (guide: string) => string, tests = played) =>
  guideProblems(parseGuide(change(whole)), figures, new Map([['examples.test.ts', tests]]), ['wall'])

test('a guide that keeps its word has no problems', () => {
  expect(problems(guide => guide)).toEqual([])
})

test.each<[string, (guide: string) => string, string]>([
  [
    'a reconstructed figure without its mark',
    guide => guide.replace('(reconstructed)\n', ''),
    'GH 6.2: its figures are reconstructed, and it does not say so: add (reconstructed) below the heading',
  ],
  [
    'a mark without such a figure',
    guide => guide.replace('### 6.1 Roll\n', '### 6.1 Roll\n(reconstructed)\n'),
    'GH 6.1: it is marked (reconstructed), but takes no such figure from the components',
  ],
  [
    'a reconstructed figure in an overview, which cannot bear a mark',
    guide => guide.replace('Luck', '{stones.count} times luck'),
    'GH 6: its figures are reconstructed, and it does not say so: add (reconstructed) below the heading',
  ],
  [
    'a table that is written by hand',
    guide =>
      guide.replace('{table stones | stone | copies}', '| stone | copies |\n| --- | --- |\n| 1 | {stones.count} |'),
    'GH 6.2: a table with figures is written by hand; use {table NAME | ...}',
  ],
  [
    'a table that nobody makes',
    guide => guide.replace('table stones', 'table walls'),
    'GH 6.2: there is no table "walls"',
  ],
  [
    'a picture that the board does not have',
    guide => guide.replace('Luck', '{picture tower: A tower.}\n\nLuck'),
    'GH 6: board/pictures.ts has no picture "tower"',
  ],
  [
    'a picture without words',
    guide => guide.replace('Luck', '{picture wall}\n\nLuck'),
    'GH 6: the picture "wall" needs words for whoever does not see it',
  ],
  ['a section without an overview', guide => guide.replace(/Luck.*/, ''), 'GH 6: the section has no overview'],
  ['no first page', guide => guide.replace('You want a wall.', ''), 'the guide has no first page'],
])('%s is noticed', (_, change, problem) => {
  expect(problems(change)).toContain(problem)
})

test('an example that no test plays is noticed, and so is a test that plays no example', () => {
  expect(problems(guide => guide, '')).toEqual([
    'no test is called "GH 6.1: example roll"',
    'GH 6.1: no test plays the numbers of the example "roll": example(\'roll\')',
  ])
  expect(problems(guide => guide, `test('GH 6.1: example roll', () => { expect(7).toBe(7) })`)).toEqual([
    'GH 6.1: no test plays the numbers of the example "roll": example(\'roll\')',
  ])
  expect(problems(guide => guide.replace(/\{example.*/, ''))).toEqual([
    'the test "GH 6.1: example roll" plays an example that the guide does not have',
    'GH 6: the section has no example',
  ])
})

test('short imperatives are found, but for the few that have no other form', () => {
  expect(shortImperatives('Wähl zwei Karten und leg sie hin. Zieh drei; dann zähl die Punkte.')).toEqual([
    'Wähl',
    'Zieh',
    'leg',
  ])
  expect(shortImperatives("placeStop: () => 'Leg den Baustopp auf einen Teil.', more: `Setz deine Steine.`")).toEqual([
    'Leg',
    'Setz',
  ])
  expect(
    shortImperatives('Nimm eine, gib zwei, wirf drei ab. Sieh sie an, lass sie liegen und geh. Wähle und lege.'),
  ).toEqual([])
})

test('nouns that look like imperatives are none, unless an object follows', () => {
  expect(shortImperatives('Teil 1 ist fertig. Spiel und Bau. Der Tausch: Kauf oder Verkauf.')).toEqual([])
  expect(shortImperatives('Teil deine Karten. Kauf ein Privileg.')).toEqual(['Teil', 'Kauf'])
})
