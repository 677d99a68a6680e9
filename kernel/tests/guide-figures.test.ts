import { expect, test } from 'vitest'
import { examplesIn, parseGuide } from '../guide.ts'
import { type Figures, fill, fillGuide, sourcesIn } from '../guide-figures.ts'

const components = {
  river: { source: 'reconstructed', note: '', steps: 4 },
  gold: { source: 'rulebook', note: '', hand: [2, 3, 5], parts: { source: 'reconstructed', note: '', bag: 7 } },
}
const figures = {
  table: { seats: 2, options: {}, components },
  text: { components: { river: 'River' } },
  tables: {
    hand: ({ components: { gold } }: { components: typeof components }, text: { components: { river: string } }) =>
      gold.hand.map((count, kind) => [text.components.river, kind, count]),
  },
} as unknown as Figures

test('figures and tables come from the components, with the words of the language', () => {
  expect(fill('It has {river.steps} steps; {gold.hand}.', figures)).toBe('It has 4 steps; 2, 3, 5.')
  expect(fill('Before\n\n{table hand | where | kind | count}\n', figures)).toBe(
    'Before\n\n| where | kind | count |\n| --- | --- | --- |\n| River | 0 | 2 |\n| River | 1 | 3 |\n| River | 2 | 5 |\n',
  )
})

test("an owner's corrected figure shows in every part of the guide", () => {
  const guide = parseGuide('# GH A\n{river.steps}\n## 1 B\n{river.steps}\n### 1.1 C\n{river.steps}')
  const own = { ...components, river: { ...components.river, steps: 6 } }
  const filled = fillGuide(guide, { ...figures, table: { ...figures.table, components: own } })
  expect([filled.intro, filled.sections[0].text, filled.paragraphs[0].text]).toEqual(['6', '6', '6'])
})

test.each([
  ['{table purse | a}', 'there is no table "purse"'],
  ['{table hand | a | b}', 'the table "hand" has 3 columns and 2 headings'],
  ['{river.width}', 'there is no figure "river.width"'],
  ['{gold.parts}', 'there is no figure "gold.parts"'],
])('%s cannot be filled', (text, message) => {
  expect(() => fill(text, figures)).toThrow(message)
})

test('where figures come from is what the innermost part says that they are in', () => {
  expect([...sourcesIn('{river.steps}', figures)]).toEqual(['reconstructed'])
  expect([...sourcesIn('{table hand | a | b | c}', figures)]).toEqual(['rulebook'])
  expect([...sourcesIn('{gold.parts.bag}', figures)]).toEqual(['reconstructed'])
  expect([...sourcesIn('four steps', figures)]).toEqual([])
})

test('an example is a block with a name, and tells its numbers in their order; references are none', () => {
  const text = 'Before 1.\n\n{example ties} You have 4 and 12,\nsee 3.3. Then 5.\n\nAfter 9.\n\n{example more} 1'
  expect(examplesIn(text)).toEqual([
    { name: 'ties', text: 'You have 4 and 12,\nsee 3.3. Then 5.', numbers: [4, 12, 5] },
    { name: 'more', text: '1', numbers: [1] },
  ])
})
