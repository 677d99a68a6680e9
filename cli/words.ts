import {
  type AnyText,
  anyText,
  type KernelText,
  type Language,
  type Refusal,
  refusalInWords,
  type Say,
  type Table,
  type Title,
} from '@palatine/kernel'
import { de } from '@palatine/kernel/text/de'
import { en } from '@palatine/kernel/text/en'
import { ownText } from './text.ts'

/** All words of a game in one language, with the kernel's. */
export interface Words {
  readonly language: Language
  readonly text: AnyText
  refusal(refusal: Refusal): string
  /** How seats are called where nobody has said who sits there, and automata. */
  namesAt(table: Table): Say['name']
}

const kernelText: Record<Language, KernelText> = { en, de }

export async function wordsOf(title: Title, language: Language): Promise<Words> {
  const text = anyText(await title.text[language]())
  return {
    language,
    text,
    refusal: refusal => refusalInWords(refusal, text, kernelText[language]),
    namesAt: table => seat => text.automata?.[seat - table.seats] ?? `${ownText[language].seat} ${seat}`,
  }
}

/** The language of the environment, if we speak it; else English. */
export function usualLanguage(env: NodeJS.ProcessEnv = process.env): Language {
  const wish = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return wish.toLowerCase().startsWith('de') ? 'de' : 'en'
}
