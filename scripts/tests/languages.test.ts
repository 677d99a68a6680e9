// A third language, added as docs/translate.md says: files in text/ and guide/ of a game, and nothing else.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseGuide, type Title, textIn } from '@palatine/kernel'
import { withBorrowed } from '@palatine/kernel/guide'
import { afterAll, expect, test } from 'vitest'
import { differences } from '../text.ts'
import { root } from '../tools.ts'

const house = mkdtempSync(join(tmpdir(), 'palatine-languages-'))
const game = join(house, 'games', 'gatehouse')
afterAll(() => rmSync(house, { recursive: true, force: true }))

symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'junction')
cpSync(join(root, 'games', 'gatehouse'), game, { recursive: true, filter: path => !path.includes('node_modules') })
writeFileSync(
  join(game, 'text', 'nl.ts'),
  `import type { TranslatedSoFar } from '@palatine/kernel'
import type { en } from './en.ts'

export const nl: TranslatedSoFar<typeof en> = {
  name: 'Poorthuis',
  questions: { bidStone: () => 'Kies een steen om mee te bieden.' },
}
`,
)
writeFileSync(
  join(game, 'guide', 'nl.md'),
  '# GH Poorthuis\n\n## 2 Bieden\n\n### 2.1 De prijs\n(ours)\nGooi de dobbelsteen.\n',
)

const title: Title = (await import(/* @vite-ignore */ pathToFileURL(join(game, 'index.ts')).href)).title
const guide = (language: string) => parseGuide(readFileSync(join(game, 'guide', `${language}.md`), 'utf8'))

test('its words are used, and English ones where it has none', async () => {
  const [own, english] = [await textIn(title, 'nl'), await textIn(title, 'en')]
  expect([own.name, own.tagline]).toEqual(['Poorthuis', english.tagline])
  expect(own.questions.bidStone({} as never)).toBe('Kies een steen om mee te bieden.')
  expect(own.questions.layStone({} as never)).toBe(english.questions.layStone({} as never))
})

test('its guide has the paragraphs that are translated, and English ones for the rest', () => {
  const { paragraphs, title: name } = withBorrowed(guide('nl'), guide('en'))
  expect(name).toBe('Poorthuis')
  expect(paragraphs).toHaveLength(guide('en').paragraphs.length)
  expect(paragraphs.filter(({ borrowed }) => !borrowed).map(({ id, text }) => [id, text])).toEqual([
    ['GH 2.1', 'Gooi de dobbelsteen.'],
  ])
})

test('what is still missing is reported', async () => {
  const load = async (language: string) => (await title.loadText(language))[language]
  const { messages, missing, unused, untranslated } = differences(await load('en'), await load('nl'))
  expect(missing).toHaveLength(messages - 2)
  expect(missing).toContain('questions.layStone')
  expect([unused, untranslated]).toEqual([[], []])
})
