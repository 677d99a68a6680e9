/** The words of the app in the language of the person; each language is fetched when it is wanted. */
import { type Language, wordsIn } from '@palatine/kernel'
import { createContext, useContext } from 'react'
import type { en } from '../text/en.ts'

export type Words = typeof en

const loaded = new Map<Language, Promise<Words>>()

export function wordsFor(language: Language): Promise<Words> {
  let words = loaded.get(language)
  if (!words) {
    words = wordsIn<Words>(wanted => import(`../text/${wanted}.ts`), language)
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
