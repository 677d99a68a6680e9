import { type GameEvent, type Io, rules, type Seat, type Table } from '@palatine/kernel'
import type { Components } from '../components/schema.ts'

export const options = {} as const

export type ClubTable = Table<Record<string, never>, Components>

/** The tracks of a player board by number: five resources, then their five seals in the same order, then prestige. */
export const track = { books: 0, artworks: 1, topaz: 2, emerald: 3, gold: 4, prestige: 10 } as const
export const resourceTracks: readonly number[] = [0, 1, 2, 3, 4]
export const sealTracks: readonly number[] = [5, 6, 7, 8, 9]
export const tracksEach = 11

/** Of a track of seals: the resource whose stars it shows. */
export const resourceOf = (seal: number): number => seal - resourceTracks.length
export const sealOf = (resource: number): number => resource + resourceTracks.length

/** What a line or the end of the game scores, by number; `blank` is the fourth token. */
export const scoring = { books: 0, artworks: 1, jewels: 2, blank: 3 } as const
/** Points are kept for three scorings and for orders. */
export const orders = 3
export const scoringsEach = 4

/**
 * A card is its number in the table of cards. Hands, wallets, decks and discards are sorted. Lists by seat come first,
 * figures by seat stand one after the other in one list.
 */
export interface Club {
  /** From 1; 0 before the first. */
  round: number
  /** By seat: what it holds. In the harvest cards stay here: all of them are taken up again. */
  readonly hands: number[][]
  /** By seat: what it put into its wallet, and on which side (0 or 1) each card lies; empty between the splits. */
  readonly wallets: number[][]
  readonly sides: number[][]
  /** By seat: how many cards it took out of the last wallet; everybody saw that. */
  readonly taken: number[]
  /** By seat: the cards that it played openly in its last harvest, wherever they are now; everybody saw them. */
  readonly shown: number[][]
  /** Levels I, II and III. */
  readonly decks: number[][]
  readonly discards: number[]
  /** By seat and track. */
  readonly levels: number[]
  /** By seat and scoring: points that were scored so far. */
  readonly points: number[]
  /** By seat: the row of its character. */
  readonly characters: number[]
  /** Scoring tokens: those of the first line, then those of the second. */
  readonly lines: number[]
  /** Values of the market tiles that were not turned yet; more than will be needed. */
  readonly tiles: number[]
  slider: number
}

interface CitingEvent extends GameEvent {
  readonly rule: string
}
interface BySeat extends CitingEvent {
  readonly seat: Seat
}
export type ClubEvent =
  | (BySeat & {
      readonly type: 'handDealt'
      readonly count: number
      readonly secret?: { readonly cards: readonly number[] }
    })
  | (CitingEvent & { readonly type: 'roundBegan'; readonly round: number; readonly limit: number })
  | (BySeat & { readonly type: 'cardDealt'; readonly level: number; readonly secret?: { readonly card: number } })
  | (BySeat & {
      readonly type: 'cardsDiscarded'
      readonly count: number
      readonly secret?: { readonly cards: readonly number[] }
    })
  | (BySeat & {
      readonly type: 'walletPassed'
      readonly to: Seat
      readonly count: number
      readonly secret?: { readonly cards: readonly number[]; readonly sides: readonly number[] }
    })
  | (CitingEvent & { readonly type: 'sidesChosen'; readonly taken: readonly number[] })
  | (BySeat & {
      readonly type: 'groupTaken'
      readonly from: Seat
      readonly count: number
      readonly secret?: { readonly taken: readonly number[]; readonly returned: readonly number[] }
    })
  | (BySeat & { readonly type: 'cardPlayed'; readonly card: number })
  | (BySeat & { readonly type: 'cardSold'; readonly card: number; readonly track: number })
  | (BySeat & { readonly type: 'splitterUsed'; readonly track: number })
  | (BySeat & { readonly type: 'sealPlaced'; readonly track: number })
  | (BySeat & { readonly type: 'arrowFollowed'; readonly track: number })
  | (BySeat & {
      readonly type: 'trackAdvanced'
      readonly track: number
      readonly from: number
      readonly to: number
      readonly lost: number
    })
  | (BySeat & {
      readonly type: 'harvestShown'
      readonly shown: readonly number[]
      readonly sold: number
      readonly from: readonly number[]
      readonly to: readonly number[]
    })
  | (CitingEvent & { readonly type: 'tileTurned'; readonly value: number; readonly slider: number })
  | (CitingEvent & { readonly type: 'lineReached'; readonly round: number; readonly tokens: readonly number[] })
  | (BySeat & { readonly type: 'resourceScored'; readonly scoring: number; readonly points: number })
  | (BySeat & {
      readonly type: 'orderScored'
      readonly track: number
      readonly symbols: number
      readonly stars: number
      readonly points: number
    })
  | (CitingEvent & { readonly type: 'cardsTakenUp' })
  | (CitingEvent & { readonly type: 'gameEnded' })

export type ClubIo = Io<ClubTable, ClubEvent>

export const { procedure } = rules<Club, ClubTable, ClubEvent>()

/** Wallets go to the left. */
export const leftOf = (seat: Seat, table: Table): Seat => (seat + 1 === table.seats ? 0 : seat + 1)
export const rightOf = (seat: Seat, table: Table): Seat => (seat === 0 ? table.seats : seat) - 1

/** The eleven levels of one seat. A copy. */
export const levelsOf = (g: Club, seat: Seat): number[] => g.levels.slice(seat * tracksEach, (seat + 1) * tracksEach)
