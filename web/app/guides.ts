/** Guides, with the figures of a table in their places. */
import { fallbackLanguage, type Language, type Table, tableFor, textIn } from '@palatine/kernel'
import { type Guide, parseGuide, withBorrowed } from '@palatine/kernel/guide'
import { fillGuide, type GuideTables } from '@palatine/kernel/guide-figures'
import { useEffect, useState } from 'react'
import { loadTitle } from './games.ts'

const guides = import.meta.glob<string>('../../games/*/guide/*.md', { query: '?raw', import: 'default' })
const tables = import.meta.glob<{ tables: GuideTables }>('../../games/*/guide/tables.ts')

export const hasGuide = (id: string): boolean => guides[`../../games/${id}/guide/${fallbackLanguage}.md`] !== undefined

/** A guide in a language, with paragraphs in English where it has none, and with the built-in figures unless a table brings its own. */
async function loadGuide(id: string, language: Language, table?: Table): Promise<Guide> {
  const title = await loadTitle(id)
  const [whole, own, text, made] = await Promise.all([
    guides[`../../games/${id}/guide/${fallbackLanguage}.md`](),
    guides[`../../games/${id}/guide/${language}.md`]?.(),
    textIn(title, language),
    tables[`../../games/${id}/guide/tables.ts`]?.(),
  ])
  const english = parseGuide(whole)
  return fillGuide(own === undefined ? english : withBorrowed(parseGuide(own), english), {
    table: table ?? tableFor(title, title.game.seats[1]),
    text,
    tables: made?.tables ?? {},
  })
}

/** Undefined as long as it is on its way, and for a game without a guide. */
export function useGuide(id: string, language: Language, table?: Table): Guide | undefined {
  const [guide, setGuide] = useState<Guide>()
  useEffect(() => {
    if (!hasGuide(id)) return
    let wanted = true
    void loadGuide(id, language, table).then(loaded => wanted && setGuide(loaded))
    return () => {
      wanted = false
    }
  }, [id, language, table])
  return guide
}
