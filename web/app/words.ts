/** The words of the app in the language of the person; the second language is fetched when it is wanted. */
import type { Language } from '@palatine/kernel'
import { createContext, useContext } from 'react'
import type { en } from '../text/en.ts'

export type Words = typeof en

const loaded = new Map<Language, Promise<Words>>()

export function wordsFor(language: Language): Promise<Words> {
  let words = loaded.get(language)
  if (!words) {
    words =
      language === 'en'
        ? import('../text/en.ts').then(module => module.en)
        : import('../text/de.ts').then(module => module.de as Words)
    loaded.set(language, words)
  }
  return words
}

export const WordsContext = createContext<Words | null>(null)

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useWords: there are no words around this component')
  return words
}
