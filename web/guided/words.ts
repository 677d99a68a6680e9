import type { Language } from '@palatine/kernel'

interface GuideWords {
  readonly title: string
  readonly next: string
  readonly leave: string
}

/** The few words of the guide itself; the lessons are the games'. */
export const guideWords: { readonly [language in Language]: GuideWords } = {
  en: { title: 'First game', next: 'Next', leave: 'Play without help' },
  de: { title: 'Erstes Spiel', next: 'Weiter', leave: 'Ohne Hilfe spielen' },
}
