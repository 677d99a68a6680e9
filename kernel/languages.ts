import { languageNames } from './text/languages.ts'

/** A tag such as "de". */
export type Language = string
export const languages: readonly Language[] = Object.keys(languageNames)
/** What every other language falls back to, message by message and paragraph by paragraph. */
export const fallbackLanguage: Language = 'en'

/** What a file `text/LANG.ts` exports: its words, under the name of its language. */
export type TextModule = { readonly [language: Language]: object }

/** The language of the list that fits best to what somebody wishes, such as "de_AT.UTF-8" or "de-CH". */
export const nearestLanguage = (wishes: readonly string[]): Language =>
  wishes.map(wish => wish.toLowerCase().split(/[-_.]/)[0]).find(tag => languages.includes(tag)) ?? fallbackLanguage

/** Words in a language, with those of the fallback wherever it has none. A language may have no file at all. */
export async function wordsIn<W extends object>(
  load: (language: Language) => Promise<TextModule>,
  language: Language,
): Promise<W> {
  const whole = (await load(fallbackLanguage))[fallbackLanguage] as W
  if (language === fallbackLanguage) return whole
  const own = await load(language).catch((): TextModule => ({}))
  return withFallback(whole, own[language])
}

/** The tree `whole` with everything replaced that `own` has in the same place and form. */
function withFallback<W>(whole: W, own: unknown): W {
  if (Array.isArray(whole)) return Array.isArray(own) && own.length === whole.length ? (own as W) : whole
  if (typeof whole !== 'object' || whole === null) return typeof own === typeof whole ? (own as W) : whole
  if (typeof own !== 'object' || own === null || Array.isArray(own)) return whole
  const merged: { [key: string]: unknown } = {}
  for (const [key, message] of Object.entries(whole)) {
    merged[key] = withFallback(message, (own as { readonly [key: string]: unknown })[key])
  }
  return merged as W
}
