import {
  type AnyText,
  kernelTextIn,
  type Language,
  nearestLanguage,
  type Refusal,
  refusalInWords,
  type Say,
  type Table,
  type Title,
  textIn,
  wordsIn,
} from '@palatine/kernel'

/** What the command line itself says about a game, beside the words of the game. */
export interface OwnText {
  readonly seat: string
  seats(count: number): string
  entries(count: number): string
  firstOf(shown: number, all: number): string
  /** Entries that tell nothing: what was taken back, and who sat down. */
  silent(count: number): string
  readonly place: string
  readonly total: string
}

/** All words of a game in one language, with those of the kernel and of the command line. */
export interface Words {
  readonly language: Language
  readonly text: AnyText
  readonly own: OwnText
  refusal(refusal: Refusal): string
  /** How seats are called where nobody has said who sits there, and automata. */
  namesAt(table: Table): Say['name']
}

export async function wordsOf(title: Title, language: Language): Promise<Words> {
  const [text, kernel, own] = await Promise.all([
    textIn(title, language),
    kernelTextIn(language),
    wordsIn<OwnText>(wanted => import(`./text/${wanted}.ts`), language),
  ])
  return {
    language,
    text,
    own,
    refusal: refusal => refusalInWords(refusal, text, kernel),
    namesAt: table => seat => text.automata?.[seat - table.seats] ?? `${own.seat} ${seat}`,
  }
}

/** The language of the environment, if we speak it; else English. */
export const usualLanguage = (env: NodeJS.ProcessEnv = process.env): Language =>
  nearestLanguage([env.LC_ALL || env.LC_MESSAGES || env.LANG || ''])
