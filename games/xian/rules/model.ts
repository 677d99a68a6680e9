import { type Io, NONE, rules, type Seat, type Table, type ValuesOf } from '@palatine/kernel'
import type { BonusTile, Colour, Components } from '../components/schema.ts'
import type { ArmyEvent } from './events.ts'

export const options = {
  /** XI 10.5: whose warriors an equipment card pays for. */
  equipment: { type: 'choice', values: ['colour', 'any'], standard: 'colour' },
} as const

export type ArmyTable = Table<ValuesOf<typeof options>, Components>

/** The pigments, by number; four of them are the stride of everything that is kept by colour. */
export const colour: { readonly [name in Colour]: number } = { yellow: 0, red: 1, green: 2, blue: 3 }
export const colourCount = 4

/** A building has the number of its colour. */
export const building = { workshop: 0, lab: 1, armory: 2, palace: 3 } as const
export const buildingCount = 4

/** The bonus tiles, by number, and what has become of a seat's. */
export const tile: { readonly [name in BonusTile]: number } = { building: 0, market: 1, discount: 2, action: 3 }
export const tileCount = 4
export const tileIs = { notTaken: 0, unused: 1, used: 2 } as const

/** On a field of the pit: the seat whose painted warrior stands there, `raw`, or NONE. */
export const raw = 4

/** What points were earned with before the final scoring. */
export const earned = { helpers: 0, minister: 1, groups: 2, icons: 3, debt: 4 } as const
export const earnedCount = 5

/**
 * Cards, tiles, tokens and fields are their numbers in the tables of components. Lists "by seat and x" are flat: the
 * figures of the first seat come first. Hands, decks, discards and piles are sorted: their order says nothing.
 */
export interface Army {
  turn: number
  /** 1 or 2 within the turn; 0 before the first. */
  round: number
  /** In this round, first to act first. */
  readonly order: Seat[]

  /** By seat: worker cards in hand (in the second round those that were put aside), face down, and under the deck. */
  readonly hands: number[][]
  readonly decks: number[][]
  readonly bottoms: number[][]
  /** By seat and round of this turn: what was shown; NONE before, and when a helper has left the pile. */
  readonly upper: number[]
  readonly lower: number[]
  readonly discards: number[][]
  /** By seat and helper: the turn in which it was played, or 0. */
  readonly helpers: number[]

  /** The building on each of the four places; the first two are a pair, and the last two. */
  readonly places: number[]
  minister: number
  /** Whether somebody has had the minister's bonus in this turn. */
  ministerMet: boolean
  /** By building and seat: master builders there. */
  readonly builders: number[]
  /** The token on each open place, and those on the turn track. */
  readonly requests: number[]
  readonly turnTrack: number[]
  readonly requestPile: number[]

  /** By section: which of its four sides lies there. */
  readonly sides: number[]
  /** By field, section by section: a seat, `raw` or NONE. */
  readonly pit: number[]
  /** By field: whose seal lies there, or NONE. */
  readonly seals: number[]
  rawLeft: number
  /** By seat: painted warriors and seals that are still to be used. */
  readonly painted: number[]
  readonly sealsLeft: number[]

  /** By seat. */
  readonly coins: number[]
  readonly clay: number[]
  /** By seat and colour, and what the supply has. */
  readonly pigments: number[]
  readonly pigmentsLeft: number[]
  /** By seat and what it was earned with (`earned`). */
  readonly points: number[]

  /** By seat: the number of the start tile, and the overseer's position. */
  readonly startTiles: number[]
  readonly overseers: number[]
  /** The seats from the hindmost overseer to the foremost; on one field the upper one is further on. */
  readonly line: Seat[]
  /** By bonus tile: how many are left; by seat and bonus tile: see `tileIs`. */
  readonly tilesLeft: number[]
  readonly tiles: number[]
  /** The end tiles on offer, and by seat the one chosen, or NONE. */
  readonly endTiles: number[]
  readonly endTile: number[]

  /** The equipment cards in the row (NONE: an empty place), face down, and left behind; by seat those taken. */
  readonly row: number[]
  readonly equipmentPile: number[]
  readonly equipmentGone: number[]
  readonly equipment: number[][]
}

export type ArmyIo = Io<ArmyTable, ArmyEvent>
export const { procedure } = rules<Army, ArmyTable, ArmyEvent>()

export const sum = (list: readonly number[]): number => {
  let all = 0
  for (let i = 0; i < list.length; i++) all += list[i]
  return all
}

/** The section in which a field lies. */
export const sectionOf = (field: number, table: ArmyTable): number => {
  const { rows, columns } = table.components.pit
  return Math.floor(field / (rows * columns))
}

/** XI 1.2: the fields that touch this one at a side, also across sections. */
export function neighbours(field: number, table: ArmyTable): number[] {
  const { rows, columns, sections } = table.components.pit
  const size = rows * columns
  const column = field % columns
  const row = Math.floor((field % size) / columns)
  const section = Math.floor(field / size)
  const found: number[] = []
  if (row > 0) found.push(field - columns)
  if (row < rows - 1) found.push(field + columns)
  if (column > 0) found.push(field - 1)
  else if (section > 0) found.push(field - size + columns - 1)
  if (column < columns - 1) found.push(field + 1)
  else if (section < sections.length - 1) found.push(field + size - columns + 1)
  return found
}

export function addPoints(g: Army, seat: Seat, what: number, points: number): void {
  g.points[seat * earnedCount + what] += points
}

/** The points that a seat has before the final scoring. */
export function prestige(g: Army, seat: Seat): number {
  let all = 0
  for (let what = 0; what < earnedCount; what++) all += g.points[seat * earnedCount + what]
  return all
}

/** The card that a seat has on top, or below, in this round. */
export const upperCard = (g: Army, seat: Seat): number => g.upper[seat * 2 + g.round - 1]
export const lowerCard = (g: Army, seat: Seat): number => g.lower[seat * 2 + g.round - 1]

export const nothing = (length: number): number[] => new Array<number>(length).fill(NONE)
export const zeros = (length: number): number[] => new Array<number>(length).fill(0)
