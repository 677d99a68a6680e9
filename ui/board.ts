/** What a board gets and gives: the contract between the app and `games/NAME/board`. */
import type { AnyText, Draft, GameEvent, Language, Question, Seat, State, Table } from '@palatine/kernel'
import type { ComponentType } from 'react'
import type { Touch } from './draft.ts'
import type { IconName } from './icons.ts'
import type { KitWords } from './words.ts'

/** What touching something would mean, for tooltip and screen reader. */
export interface Explained {
  /** An answer, or the reason why not, as a sentence. */
  readonly text: string
  /** The paragraph of the guide that says so. */
  readonly rule?: string | undefined
  readonly possible: boolean
}

export interface BoardProps<G = object, T = Table> {
  /** What the seat at the screen sees; nothing else is in the page. */
  readonly view: State<G>
  readonly table: T
  /** Whose view it is; null for an onlooker. */
  readonly seat: Seat | null
  /** What this seat is asked now; null if nothing, and in a replay. */
  readonly question: Question | null
  readonly questionId: string | null
  /** The half-made answer, shared with the list and the widgets. */
  readonly draft: Draft
  setDraft(draft: Draft): void
  /** The game's words in the language of the person. */
  readonly text: AnyText
  readonly words: KitWords
  readonly language: Language
  name(seat: Seat): string
  explain(touch: Touch): Explained
  /** What has just happened, for motion; the same list until something new happens. */
  readonly news: readonly GameEvent[]
}

export type Board = ComponentType<BoardProps>

/** One thing on the plain board. */
export interface ZoneItem {
  /** The same for the same thing as long as it lies on the table: pieces travel between places by it. */
  readonly key: string
  /** In words, for everybody who does not see it. */
  readonly label: string
  /** What is written on it: a value, a letter; left out if the icon says it all. */
  readonly mark?: string
  readonly shape?: 'card' | 'token' | 'die' | 'brick' | 'chip'
  readonly icon?: IconName
  /** A printed colour, always beside a mark or an icon: `pigment yellow` is not for everybody to see. */
  readonly tint?: string
  /** Whose it is: drawn with the seat's colour and shape. */
  readonly seat?: Seat
  readonly count?: number
  /** Face down. */
  readonly hidden?: boolean
  /** More about it: what it costs, what it gives. */
  readonly note?: string
  /** By id of the question, or key of a branch: the answer that it stands for. */
  readonly touch?: { readonly [question: string]: Touch }
}

/** A place of the plain board with what lies there. */
export interface Zone {
  readonly id: string
  readonly title: string
  readonly seat?: Seat
  /** `track`: items are the fields of a track. `line`: small print, label and mark. */
  readonly layout?: 'row' | 'track' | 'line' | 'wall'
  readonly items: readonly ZoneItem[]
  readonly note?: string
  /** Takes the whole width. */
  readonly wide?: boolean
}

/** Words for the parts of an answer, for widgets and for lists that are taken step by step. */
export interface FullLabels {
  item(item: number, branch: string | undefined): string
  slot(place: number, branch: string | undefined): string
  way(item: number, way: number, branch: string | undefined): string
  branch(key: string): string
}

/** What a game says of them itself; where it says nothing, the words of whole answers and questions are used. */
export type Labels = {
  readonly [K in keyof FullLabels]?: (...parts: Parameters<FullLabels[K]>) => string | undefined
}

/** What `games/NAME/board/zones.ts` exports. */
export interface ZonesModule {
  /** Left out by a game that has a board of its own. */
  zones?(
    g: never,
    table: never,
    seat: Seat | null,
    text: never,
    language: Language,
    name: (seat: Seat) => string,
  ): Zone[]
  labels?(
    g: never,
    table: never,
    seat: Seat,
    text: never,
    language: Language,
    questionId: string,
    name: (seat: Seat) => string,
  ): Labels
  /** By id of the question: the paragraph of the guide that applies. */
  readonly rules?: { readonly [question: string]: string }
}
