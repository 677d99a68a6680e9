import { expect, test } from 'vitest'
import { parseGuide, withBorrowed } from '../guide.ts'
import { fallbackLanguage, languages, nearestLanguage, type TextModule, wordsIn } from '../languages.ts'

const files: { readonly [language: string]: TextModule } = {
  en: {
    en: { name: 'Gatehouse', places: ['first', 'second'], events: { won: (n: number) => `won ${n}`, lost: 'lost' } },
  },
  nl: { nl: { name: 'Poorthuis', places: ['eerste'], events: { won: (n: number) => `wint ${n}`, gone: 'weg' } } },
}
interface Words {
  readonly name: string
  readonly places: readonly string[]
  readonly events: { won(n: number): string; readonly lost: string }
}
const load = async (language: string): Promise<TextModule> => {
  const file = files[language]
  if (!file) throw new Error(`there is no text/${language}.ts`)
  return file
}

test('what a language lacks is said in English, message by message', async () => {
  const words = await wordsIn<Words>(load, 'nl')
  expect([words.name, words.events.won(3), words.events.lost]).toEqual(['Poorthuis', 'wint 3', 'lost'])
  expect(words.events).not.toHaveProperty('gone')
})

test('a list that is not as long as the English one would name the wrong things: it is not taken', async () => {
  expect((await wordsIn<Words>(load, 'nl')).places).toEqual(['first', 'second'])
})

test('a language without a file of its own speaks English there', async () => {
  expect(await wordsIn(load, 'fr')).toEqual(await wordsIn(load, fallbackLanguage))
})

test('the nearest language to what somebody wishes, else English', () => {
  expect(languages).toContain(fallbackLanguage)
  expect(nearestLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de')
  expect(nearestLanguage(['de_CH.UTF-8'])).toBe('de')
  expect(nearestLanguage(['deprecated', ''])).toBe('en')
})

test('what a guide lacks is borrowed, paragraph by paragraph', () => {
  const whole = parseGuide('# GH Gatehouse\nA page.\n## 1 Table\nOverview\n### 1.1 Aim\nWin.\n### 1.2 Hand\nDraw.')
  const own = parseGuide('# GH Poorthuis\n## 1 Tafel\n### 1.2 Hand\nTrek.')
  const { title, intro, sections, paragraphs } = withBorrowed(own, whole)
  expect([title, intro, sections[0].title]).toEqual(['Poorthuis', 'A page.', 'Tafel'])
  expect(paragraphs).toMatchObject([
    { number: '1.1', text: 'Win.', borrowed: true },
    { number: '1.2', text: 'Trek.' },
  ])
  expect(paragraphs[1]).not.toHaveProperty('borrowed')
})
