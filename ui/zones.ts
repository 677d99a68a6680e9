/** The plain board: a game described as places with what lies there. */
import type { Language, Seat } from '@palatine/kernel'
import type { IconName } from './icons.ts'
import type { Labels } from './labels.ts'
import type { Touch } from './partial-answer.ts'
import type { AnyEventTable } from './stage/events.ts'

export type PieceShape = 'card' | 'token' | 'die' | 'brick' | 'chip' | 'place' | 'field' | 'track'

/** A small thing that stands on another: a seat's, or what the icon shows. */
export interface Pin {
  readonly seat?: Seat
  readonly icon?: IconName
  readonly mark?: string
}

/** How far a marker is on its track, and where something waits on the way. */
export interface Level {
  readonly at: number
  readonly of: number
  readonly stops?: readonly number[]
}

/** One thing on the plain board. */
export interface ZoneItem {
  /** The same for the same thing as long as it lies on the table: pieces travel between places by it. */
  readonly key: string
  /** In words, for everybody who does not see it. */
  readonly label: string
  /** What is written on it: a value, a letter; left out if the icon says it all. */
  readonly mark?: string
  /** `place`: where things happen. `field`: one of many alike. `track`: a row with its level. */
  readonly shape?: PieceShape
  readonly icon?: IconName
  /** Its name, in the fewest words; written under what is marked. */
  readonly caption?: string
  /** Who or what stands there. */
  readonly pins?: readonly Pin[]
  readonly level?: Level
  /** A place where nothing lies yet. */
  readonly bare?: boolean
  /** Where a track or the game stands. */
  readonly here?: boolean
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
  /** The same, of a thing and a way: whether this is the place for that way of using that thing. */
  readonly way?: { readonly [question: string]: (way: number, thing: number) => boolean }
  /** Offered as a way before a thing is chosen, too: the first thing that can be used so is taken. */
  readonly eager?: boolean
}

/** A place of the plain board with what lies there. */
export interface Zone {
  readonly id: string
  readonly title: string
  readonly seat?: Seat
  /** `line`: small print, label and mark. `rows`: tracks, one below the other. */
  readonly layout?: 'row' | 'line' | 'wall' | 'rows'
  /** As a grid with so many columns. */
  readonly columns?: number
  readonly items: readonly ZoneItem[]
  readonly note?: string
  /** Takes the whole width. */
  readonly wide?: boolean
  /** Looked at now and then: it lies below what belongs to the seats. */
  readonly below?: boolean
}

/** What `games/NAME/board/zones.ts` exports. */
export interface ZonesModule {
  zones(
    g: never,
    table: never,
    seat: Seat | null,
    text: never,
    language: Language,
    name: (seat: Seat) => string,
    /** While all play side by side: what this seat has drafted in its own branch, and nobody else can see. */
    draft?: never,
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
  /** The categories of points that nobody can lose any more. */
  readonly made?: readonly string[]
  /** How its events are staged. */
  readonly events?: AnyEventTable
}
