import { type Language, wordsIn } from './languages.ts'
import type { Answer, GameEvent, Json, Refusal, Seat, Table } from './values.ts'

/** What a sentence may need beside what it is about. */
export interface Say<T extends Table = Table> {
  readonly table: T
  /** The name of whoever sits there, or of an automaton after the seats. */
  name(seat: Seat): string
}

/** What the words of a question may need. */
export interface Asking<G = object, T extends Table = Table> extends Say<T> {
  /** The view of the seat that is asked. */
  readonly view: G
  readonly seat: Seat
  /** The locals of the step that asks. */
  readonly at: { readonly [key: string]: never }
}

/** Every word of a game that is not in its guide, by the ids that the program uses. */
export interface GameText<G = never, T extends Table = never, E extends GameEvent = never> {
  readonly name: string
  /** One sentence that makes people want to play it. */
  readonly tagline: string
  /** The names of those whom the rules play, in their order after the seats. */
  readonly automata?: readonly string[]
  /** By id of the question: what the seat is asked, as an imperative. */
  readonly questions: { readonly [id: string]: (asking: Asking<G, T>) => string }
  /** By id of the question: one answer in words. */
  readonly answers: { readonly [id: string]: (answer: never, asking: Asking<G, T>) => string }
  readonly events: { readonly [K in E['type']]: (event: Extract<E, { type: K }>, say: Say<T>) => string }
  readonly refusals: { readonly [reason: string]: (values: { readonly [key: string]: Json }) => string }
  /** Names of cards, places and pieces; each game has its own tree. */
  readonly components: object
  /** What only the game's board says; each has its own tree. */
  readonly board?: object
  readonly options: { readonly [key: string]: OptionText }
  readonly scores: { readonly [category: string]: string }
  readonly endings: { readonly [ending: string]: string }
}

/** An option in the words of the set-up. */
export interface OptionText {
  readonly name: string
  /** What it changes in the game, in a sentence. */
  readonly about?: string
  readonly values?: { readonly [value: string]: string }
}

/** The same tree with words of another language in it. */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Translated<T[K]>
}

/** The same of a language in the making: what is missing is said in English. */
export type TranslatedSoFar<T> = {
  readonly [K in keyof T]?: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : TranslatedSoFar<T[K]>
}

/** A game's text where the types of the game are not known. */
export interface AnyText extends Omit<GameText, 'questions' | 'answers' | 'events'> {
  readonly questions: { readonly [id: string]: (asking: Asking) => string }
  readonly answers: { readonly [id: string]: (answer: Answer, asking: Asking) => string }
  readonly events: { readonly [type: string]: (event: GameEvent, say: Say) => string }
}

/** A refusal as a sentence: the game's own words, or the kernel's. */
export function refusalInWords(refusal: Refusal, text: AnyText, kernel: KernelText): string {
  const sentence = text.refusals[refusal.reason] ?? kernel.refusals[refusal.reason]
  const said = sentence ? sentence(refusal.values ?? {}) : refusal.reason
  return refusal.rule ? `${said} (${refusal.rule})` : said
}

/** The words of the kernel itself. */
export interface KernelText {
  readonly refusals: { readonly [reason: string]: (values: { readonly [key: string]: Json }) => string }
}

export const kernelTextIn = (language: Language): Promise<KernelText> =>
  wordsIn(wanted => import(`./text/${wanted}.ts`), language)
