/** The name of a question in a list: short, and without a table around it. */
import { type Asking, type Language, textIn } from '@palatine/kernel'
import { canBePlayed, loadTitle } from '../app/games.ts'

/**
 * What the game says when it asks this; undefined where it speaks of things that only the table knows, and the list has to
 * do with the name of the game.
 */
export async function questionTitle(id: string, question: string, language: Language): Promise<string | undefined> {
  if (!canBePlayed(id)) return undefined
  const text = await textIn(await loadTitle(id), language)
  try {
    const said = text.questions[question]?.(nothing as Asking)
    return said?.split(/[.:;,(]/)[0].trim()
  } catch {
    return undefined
  }
}

/** Throws wherever something of the table is wanted. */
const nothing: object = new Proxy(
  {},
  {
    get() {
      throw new Error('a list knows no table')
    },
  },
)
