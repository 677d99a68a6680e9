/** Guides, with the figures of a table in their places. */
import { fallbackLanguage, type Language, languages, type Table, tableFor, textIn } from '@palatine/kernel'
import { type Guide, parseGuide, withBorrowed } from '@palatine/kernel/guide'
import { fillGuide, type GuideTables } from '@palatine/kernel/guide-figures'
import { useEffect, useState } from 'react'
import { loadTitle } from './games.ts'

const guides = import.meta.glob<string>('../../games/*/guide/*.md', { query: '?raw', import: 'default' })
const tables = import.meta.glob<{ tables: GuideTables }>('../../games/*/guide/tables.ts')
const fileOf = (id: string, language: Language) => guides[`../../games/${id}/guide/${language}.md`]

export const hasGuide = (id: string): boolean => fileOf(id, fallbackLanguage) !== undefined

/** In a language, with English paragraphs where it has none; with the built-in figures unless a table brings its own. */
async function loadGuide(id: string, language: Language, table?: Table): Promise<Guide> {
  const title = await loadTitle(id)
  const [whole, own, text, made] = await Promise.all([
    fileOf(id, fallbackLanguage)(),
    fileOf(id, language)?.(),
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

/** The guide in every language that it is written in, from when somebody wants to search in them. */
export function useAllGuides(id: string, wanted: boolean): readonly Guide[] {
  const [all, setAll] = useState<readonly Guide[]>([])
  useEffect(() => {
    if (!wanted || !hasGuide(id)) return
    let here = true
    const written = languages.filter(language => fileOf(id, language) !== undefined)
    void Promise.all(written.map(language => loadGuide(id, language))).then(loaded => here && setAll(loaded))
    return () => {
      here = false
    }
  }, [id, wanted])
  return all
}
