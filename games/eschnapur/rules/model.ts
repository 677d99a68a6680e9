import { type Answer, type call, type GameEvent, type Io, NONE, rules, type Seat, type Table } from '@palatine/kernel'
import type { Components } from '../components/schema.ts'

export const options = {} as const

export type PalaceTable = Table<Record<string, never>, Components>

/** The five high officials, in the order in which their cards are shown. */
export const official = { blockade: 0, stop: 1, bricks: 2, order: 3, moving: 4 } as const
export const officials: readonly number[] = Object.values(official)

/** What has become of a palace part. */
export const partIs = { building: 0, finished: 1, unused: 2 } as const

/** Of a privilege that no seat has bought: it lies open to all (NONE), or it is not in this game. */
export const notInThisGame = -3

/**
 * A gold card is the number of its kind in the table of gold; hands are counts by kind. Parts and privilege cards are
 * numbered from 0.
 */
export interface Palace {
  round: number
  /** By part: the bricks from the lowest field up, each the seat that it belongs to. */
  readonly parts: Seat[][]
  /** By part: see `partIs`. */
  readonly state: number[]
  /** By seat and kind: all gold that a seat has in hand or covered on its tableau; everybody can count it. */
  readonly purses: number[][]
  /** By seat and official: covered cards, a blocked one of the round before among them. */
  readonly covered: number[][]
  /** By seat and official: cards that were shown and lie open. */
  readonly open: number[][]
  /** By seat and official: what was shown last, wherever it is now; kept until gold is laid again. */
  readonly shown: number[][]
  /** By kind. */
  readonly bank: number[]
  /** By seat: the site cards chosen last, ascending; empty before the first round. */
  readonly sites: number[][]
  readonly sitesShown: boolean[]
  /** By seat: bricks on the tableau, and in the supply. */
  readonly bricks: number[]
  readonly supply: number[]
  /** The first seat first. Until markers are dealt in the first round it is the order of the seats, and means nothing. */
  readonly order: Seat[]
  /** The part under the building stop, or NONE. */
  stop: number
  /** The card under the blockade, or NONE twice. */
  blockedSeat: Seat
  blockedOfficial: number
  readonly privilegePoints: number[]
  /** By privilege card: the seat that bought it, NONE while it is on offer, or `notInThisGame`. */
  readonly privileges: number[]
  /** By seat: the card wished for when wishes were last announced, or NONE. */
  readonly wishes: number[]
  /** Points by seat: for the highest fields, and for bricks. */
  readonly fieldPoints: number[]
  readonly brickPoints: number[]
  /** Who won the official that was settled last; NOBODY if none did. */
  winner: Seat
  /** Privileges at work in this round, by seat: NOBODY has them as a rule. */
  winsTies: Seat
  fromHand: Seat
  freeSites: Seat
  ignoresStop: Seat
  /** The part whose last brick must stay in this round, or NONE. */
  protectedPart: number
  /** Who took an order marker before the winner deals, and which place. */
  markerSeat: Seat
  markerPlace: number
  /** Whether a brick was gained or placed in this round. */
  builtOn: boolean
  ending: 'none' | 'normal' | 'stall'
}

interface CitingEvent extends GameEvent {
  readonly rule: string
}
interface BySeat extends CitingEvent {
  readonly seat: Seat
}
/** Lists of cards go by seat, NONE where there is none; `counts` of gold go by kind. */
export type PalaceEvent =
  | (CitingEvent & { readonly type: 'roundBegan'; readonly round: number })
  | (BySeat & { readonly type: 'sitesChosen'; readonly secret?: { readonly sites: readonly number[] } })
  | (BySeat & {
      readonly type: 'goldLaid'
      readonly officials: readonly number[]
      readonly secret?: { readonly cards: readonly number[] }
    })
  | (CitingEvent & { readonly type: 'cardsShown'; readonly official: number; readonly cards: readonly number[] })
  | (BySeat & { readonly type: 'cardPlayed'; readonly official: number; readonly card: number })
  | (BySeat & { readonly type: 'zeroReturned'; readonly official: number })
  | (BySeat & { readonly type: 'officialWon'; readonly official: number; readonly card: number })
  | (CitingEvent & { readonly type: 'nobodyWon'; readonly official: number })
  | (CitingEvent & { readonly type: 'cardsBanked'; readonly official: number; readonly cards: readonly number[] })
  | (BySeat & { readonly type: 'blockadePlaced'; readonly to: Seat; readonly official: number })
  | (CitingEvent & { readonly type: 'blockadeLaidAside' })
  | (BySeat & { readonly type: 'blockadeRejected'; readonly official: number })
  | (BySeat & { readonly type: 'stopPlaced'; readonly part: number })
  | (CitingEvent & { readonly type: 'stopLaidAside' })
  | (BySeat & { readonly type: 'bricksTaken'; readonly count: number; readonly wanted: number })
  | (BySeat & { readonly type: 'markerChosen'; readonly place: number })
  | (BySeat & { readonly type: 'orderDealt'; readonly order: readonly Seat[] })
  | (CitingEvent & { readonly type: 'orderDrawn'; readonly order: readonly Seat[] })
  | (CitingEvent & { readonly type: 'orderKept'; readonly order: readonly Seat[] })
  | (BySeat & { readonly type: 'sitesShown'; readonly sites: readonly number[] })
  | (BySeat & {
      readonly type: 'bricksPlaced'
      readonly part: number
      readonly count: number
      readonly lowest: number
      readonly highest: number
    })
  | (BySeat & { readonly type: 'bricksKept'; readonly count: number })
  | (CitingEvent & {
      readonly type: 'bagReached'
      readonly part: number
      readonly seats: readonly Seat[]
      readonly gold: number
    })
  | (BySeat & {
      readonly type: 'goldTaken'
      readonly counts: readonly number[]
      readonly sum: number
      readonly due: number
    })
  | (BySeat & { readonly type: 'goldMissed'; readonly due: number })
  | (BySeat & { readonly type: 'brickProtected'; readonly part: number })
  | (BySeat & { readonly type: 'brickMoved'; readonly owner: Seat; readonly from: number; readonly to: number })
  | (BySeat & { readonly type: 'brickLeft' })
  | (BySeat & { readonly type: 'privilegePointsGained'; readonly points: number; readonly total: number })
  | (BySeat & { readonly type: 'privilegeBought'; readonly card: number; readonly cost: number; readonly left: number })
  | (BySeat & { readonly type: 'privilegeMissed'; readonly card: number })
  | (CitingEvent & {
      readonly type: 'wagesDue'
      readonly part: number
      readonly seats: readonly Seat[]
      readonly gold: number
    })
  | (BySeat & {
      readonly type: 'partScored'
      readonly part: number
      readonly value: number
      readonly count: number
      readonly total: number
      readonly marker: number
      readonly field: number
    })
  | (CitingEvent & { readonly type: 'partFinished'; readonly part: number })
  | (BySeat & { readonly type: 'rankingScored'; readonly place: number; readonly points: number })
  | (CitingEvent & { readonly type: 'gameEnded'; readonly ending: 'normal' | 'stall' })

export type PalaceIo = Io<PalaceTable, PalaceEvent>
/** A procedure to be done next. */
export type Then = ReturnType<typeof call>

export const { procedure } = rules<Palace, PalaceTable, PalaceEvent>()

/** Whether a seat has passed, where it may. */
export const passed = (answer: Answer): boolean => answer === NONE

/** What differs with the number of seats. */
export const forSeats = (table: PalaceTable): Components['tables']['bySeats'][number] =>
  table.components.tables.bySeats[table.seats - 2]

const withoutFirst = officials.slice(1)
/** ES 15.4: the officials that take part; with two players the first does not. */
export const officialsAt = (table: PalaceTable): readonly number[] =>
  forSeats(table).blockade ? officials : withoutFirst

export const sum = (counts: readonly number[]): number => {
  let all = 0
  for (let i = 0; i < counts.length; i++) all += counts[i]
  return all
}

/** What a seat holds: its purse without the cards that lie covered. A copy. */
export function handOf(g: Palace, seat: Seat): number[] {
  const hand = g.purses[seat].slice()
  for (const card of g.covered[seat]) if (card !== NONE) hand[card]--
  return hand
}

export function cardsInHand(g: Palace, seat: Seat): number {
  let cards = sum(g.purses[seat])
  for (const card of g.covered[seat]) if (card !== NONE) cards--
  return cards
}

/** The kinds of which a hand has a card. */
export const kindsHeld = (hand: readonly number[]): number[] => {
  const kinds: number[] = []
  for (let kind = 0; kind < hand.length; kind++) if (hand[kind] > 0) kinds.push(kind)
  return kinds
}
