import { type GameEvent, type Io, NOBODY, rules, type Seat, type Table, type ValuesOf } from '@palatine/kernel'
import type { MasterAction } from '../components/master.ts'
import type { Components } from '../components/schema.ts'

export const options = {
  edition: { type: 'choice', values: ['en', 'de'], standard: 'en' },
  privileges: { type: 'flag', standard: false },
  /** At most one of the three expansions that do not go together. */
  extra: { type: 'choice', values: ['none', 'labyrinth', 'riverMarket', 'compositions'], standard: 'none' },
  /** The places that are played in their alternative version. */
  locations: { type: 'some', values: ['fishMarket', 'academy', 'temple', 'market', 'bridge'], standard: [] },
  /** EP 15.3, EP 15.22: the Master, for one person alone. */
  master: {
    type: 'choice',
    seats: [1, 1],
    values: ['balance', 'enlightenment', 'perception', 'ascent', 'descent', 'uncertainty'],
    standard: 'balance',
  },
  difficulty: { type: 'choice', seats: [1, 1], values: ['apprentice', 'journeyman', 'expert'], standard: 'journeyman' },
} as const

export type RealmTable = Table<ValuesOf<typeof options>, Components>

/** Everybody who owns things. The houses of people are their seats; a house that nobody plays comes after them. */
export type House = number

/** The places by number: the Scrolls have none, the Eternal Bridge comes after 12, an expansion's place at the end. */
export const place = {
  scrolls: 0,
  fishMarket: 1,
  academy: 2,
  springPavilion: 3,
  forest: 4,
  serenityBridge: 5,
  quarry: 6,
  temple: 7,
  dragonKiln: 8,
  mine: 9,
  nobleOx: 10,
  forge: 11,
  market: 12,
  bridge: 13,
  /** The Labyrinth or the River Market; its layer is X. */
  extra: 14,
} as const
/** How many places there can be, one of an expansion included. */
export const placeCount = 15
/** The highest number that a place asks of a group. */
export const highestSum = 12

export const sort = { wood: 0, stone: 1, kaolin: 2, bronze: 3 } as const
export const sorts: readonly number[] = Object.values(sort)
/** The locations of monuments and of resources, by sort of resource. */
export const monumentPlaces: readonly number[] = [
  place.springPavilion,
  place.serenityBridge,
  place.dragonKiln,
  place.nobleOx,
]
export const resourcePlaces: readonly number[] = [place.forest, place.quarry, place.mine, place.forge]
/** Where there is a track, the Eternal Bridge included. */
export const trackPlaces: readonly number[] = [place.fishMarket, place.academy, ...resourcePlaces, place.bridge]

/** What somebody still has to choose. */
export const choice = { resource: 0, step: 1, advisor: 2, feature: 3, different: 4, paidStep: 5, recruit: 6 } as const
export interface Waiting {
  readonly house: House
  /** See `choice`. */
  readonly what: number
  /** Of a resource: a sort that may not be taken, or NONE; of different resources and of a paid step: how many. */
  readonly about: number
}

/**
 * Lists go by house if nothing else is said. A group of dice is written as its values in ascending order: 255 is a 2
 * and two 5s. An advisor is the number of its row, from 0. Sets of layers, panels and places are bits by number.
 */
export interface Realm {
  round: number
  /** Rounds since a layer was last taken, this one included. */
  quiet: number
  /** Houses, the first of the turn order first. */
  readonly order: House[]
  /** How many dice a house has; its others lie at the Palace. */
  readonly dice: number[]
  /** All dice of a house as they were rolled in this round. */
  readonly rolled: number[]
  /** Groups that are not played yet, ascending. */
  readonly groups: number[][]
  /** Whether the groups are still behind the screens while privileges are played. */
  screens: boolean
  /** The visits of this round in their order, three figures each: house, place, dice as they lie there. */
  readonly visits: number[]
  readonly fish: number[]
  readonly wisdom: number[]
  /** By house and sort, see `stock`. */
  readonly resources: number[]
  readonly palace: number[]
  /** By house and place, see `spot`. */
  readonly track: number[]
  readonly temple: number[]
  readonly market: number[]
  readonly layers: number[]
  /** By feature: the house that has it, or NONE. */
  readonly features: number[]
  /** Places whose feature token still lies there. */
  tokens: number
  /** By sort of resource: the house that has the monument, or NONE. */
  readonly monuments: number[]
  /** By sort: how many resources lie in the ring. */
  readonly rings: number[]
  /** Face-down, a set; only the card on top has a place, NONE if nobody put one back. */
  readonly deck: number[]
  top: number
  /** Cards in the hand of the house that chooses at the Fish Market. */
  readonly drawn: number[]
  drawer: House
  readonly discards: number[]
  /** Face-up at the Academy. */
  readonly row: number[]
  readonly advisors: number[][]
  /** Those of them that were used in this round. */
  readonly used: number[][]
  /** Privilege tokens, and who has one below the marker on the turn order track, as bits. */
  readonly privileges: number[]
  played: number
  /** The River Market's card in play, or NONE; those to come, a set; those that are done. */
  demand: number
  readonly demandDeck: number[]
  readonly demandDiscards: number[]
  /** By demand space: the house whose marker lies there, or NONE. */
  readonly demandMarkers: House[]
  /** The compositions that were dealt, and for each of them the house that has it, or NONE. */
  readonly compositions: number[]
  readonly composers: House[]
  /** Wisdom in the reserve of the alternative Academy. */
  reserve: number
  /** Choices that somebody still has, in their order. */
  readonly queue: Waiting[]
  /** Who had enough layers first, or NONE. */
  completion: House
  ending: 'none' | 'normal' | 'stall'
  /** What belongs to the Master alone; empty if nobody plays against him. */
  readonly master: Master
}

export interface Master {
  /** His dice as they were rolled in this round: his colour, the three that nobody plays, his second one. */
  readonly dice: number[]
  /** His cards that have not been turned yet: everybody knows them, nobody their order. */
  readonly deck: number[]
  /** The card of this round, or NONE. */
  card: number
}

/** EP 15.8: what the Master has of a visit. */
export type Benefit = 'step' | 'monument' | 'marker' | 'demand' | 'none'

interface CitingEvent extends GameEvent {
  readonly rule: string
}
/** `seat` is a house: of a person the seat. */
interface ByHouse extends CitingEvent {
  readonly seat: House
}
/** `resources` go by sort, `place`, `layer`, `advisor` and `feature` are numbers as in the state. */
export type RealmEvent =
  | (CitingEvent & { readonly type: 'roundBegan'; readonly round: number })
  | (ByHouse & { readonly type: 'diceRolled'; readonly dice: number; readonly total: number })
  | (ByHouse & { readonly type: 'diceByColour'; readonly values: readonly number[] })
  | (CitingEvent & { readonly type: 'orderSet'; readonly order: readonly House[] })
  | (ByHouse & {
      readonly type: 'masterCardTurned'
      readonly card: number
      readonly left: number
      readonly groups: readonly number[]
    })
  | (CitingEvent & { readonly type: 'groupsShown'; readonly groups: readonly (readonly number[])[] })
  | (ByHouse & {
      readonly type: 'masterChoseGroup'
      readonly group: number
      /** The person's group of the same value, or NONE: it is the top-most one. */
      readonly like: number
    })
  | (ByHouse & {
      readonly type: 'masterChosePlace'
      readonly place: number
      /** The line of his list from 1, or 0: he needed none, or none fitted. */
      readonly line: number
      readonly action: MasterAction | 'number' | 'none'
      readonly benefit: Benefit
    })
  | (ByHouse & {
      readonly type: 'groupPlaced'
      readonly place: number
      readonly group: number
      readonly dice: number
      readonly wisdom: number
      readonly fish: number
    })
  | (ByHouse & {
      readonly type: 'paid'
      readonly fish: number
      readonly wisdom: number
      readonly resources: readonly number[]
      /** Who receives it, or NONE: the supply. */
      readonly to: House
    })
  | (ByHouse & {
      readonly type: 'gained'
      readonly fish: number
      readonly wisdom: number
      readonly resources: readonly number[]
    })
  | (ByHouse & { readonly type: 'palaceMoved'; readonly from: number; readonly to: number })
  | (ByHouse & { readonly type: 'trackMoved'; readonly place: number; readonly from: number; readonly to: number })
  | (ByHouse & { readonly type: 'panelMarked'; readonly place: number; readonly panel: number })
  | (ByHouse & { readonly type: 'layerTaken'; readonly layer: number })
  | (ByHouse & { readonly type: 'featureEarned'; readonly place: number })
  | (ByHouse & { readonly type: 'featureTaken'; readonly feature: number })
  | (ByHouse & { readonly type: 'completionWon'; readonly layers: number })
  | (ByHouse & { readonly type: 'monumentTaken'; readonly place: number; readonly from: House })
  | (CitingEvent & { readonly type: 'ringGrew'; readonly place: number; readonly resources: number })
  | (ByHouse & {
      readonly type: 'advisorsDrawn'
      readonly count: number
      readonly secret?: { readonly advisors: readonly number[] }
    })
  | (ByHouse & { readonly type: 'advisorAppointed'; readonly advisor: number })
  | (ByHouse & { readonly type: 'advisorKept'; readonly advisor: number })
  | (ByHouse & { readonly type: 'advisorReturned'; readonly secret?: { readonly advisor: number } })
  | (ByHouse & { readonly type: 'advisorsDiscarded'; readonly advisors: readonly number[] })
  | (ByHouse & {
      readonly type: 'advisorsDismissed'
      readonly advisors: readonly number[]
      readonly from: 'deck' | 'row'
    })
  | (ByHouse & { readonly type: 'advisorUsed'; readonly advisor: number })
  | (ByHouse & { readonly type: 'receiverChosen'; readonly to: House })
  | (CitingEvent & { readonly type: 'deckShuffled'; readonly cards: number })
  | (CitingEvent & {
      readonly type: 'rowRenewed'
      readonly retired: readonly number[]
      readonly advisors: readonly number[]
    })
  | (CitingEvent & { readonly type: 'diceRecovered' })
  | (ByHouse & { readonly type: 'dieAwarded'; readonly dice: number })
  | (ByHouse & { readonly type: 'privilegesGained'; readonly privileges: number })
  | (ByHouse & { readonly type: 'privilegePlayed' })
  | (ByHouse & { readonly type: 'privilegeBlocked'; readonly by: House })
  | (ByHouse & { readonly type: 'placesSwitched'; readonly with: House; readonly order: readonly House[] })
  | (ByHouse & { readonly type: 'goodsChosen'; readonly items: readonly number[] })
  | (ByHouse & { readonly type: 'resourcesOffered'; readonly resources: number })
  | (ByHouse & { readonly type: 'stepDeclined' })
  | (ByHouse & { readonly type: 'pathTaken'; readonly from: number; readonly to: number })
  | (ByHouse & { readonly type: 'demandMet'; readonly demand: number; readonly space: number })
  | (CitingEvent & { readonly type: 'demandFulfilled'; readonly demand: number })
  | (CitingEvent & { readonly type: 'demandTurned'; readonly demand: number })
  | (ByHouse & { readonly type: 'advisorLost'; readonly advisor: number })
  | (ByHouse & { readonly type: 'compositionClaimed'; readonly composition: number })
  | (CitingEvent & { readonly type: 'reserveChanged'; readonly wisdom: number })
  | (ByHouse & { readonly type: 'reserveRolled'; readonly taken: boolean })
  | (CitingEvent & { readonly type: 'gameEnded'; readonly ending: Realm['ending'] })
  | (ByHouse & { readonly type: 'sequenceWon'; readonly from: number; readonly to: number })
  | (CitingEvent & { readonly type: 'sequenceOpen' })
  | (ByHouse & { readonly type: 'sequenceClaimed'; readonly least: number })
  | (ByHouse & { readonly type: 'featureClaimed'; readonly place: number; readonly feature: number })
  | (ByHouse & { readonly type: 'stepsScored'; readonly points: number; readonly beyond: number })
  | (ByHouse & { readonly type: 'sealsWon'; readonly seals: number; readonly palace: number })

export type RealmIo = Io<RealmTable, RealmEvent>

export const { procedure } = rules<Realm, RealmTable, RealmEvent>()

/** How many houses play: the Master's is the second if there is one person. EP 15.1 */
export const houseCount = (table: RealmTable): number => (table.seats === 1 ? 2 : table.seats)

const most = 5
const upTo = Array.from({ length: most + 1 }, (_, count) => Array.from({ length: count }, (_, house): House => house))

export const allHouses = (table: RealmTable): readonly House[] => upTo[houseCount(table)]

/** The person to ask about a house; NOBODY if none plays it. */
export const personOf = (house: House, table: RealmTable): Seat => (house < table.seats ? house : NOBODY)

/** EP 15.1: the Master's house comes after that of the one person. */
export const masterHouse: House = 1

/** His is the only house that nobody plays. */
export const isMaster = (house: House, table: RealmTable): boolean => house >= table.seats

/** Worked out once for each table. */
export function onceATable<T>(make: (table: RealmTable) => T): (table: RealmTable) => T {
  const made = new WeakMap<RealmTable, T>()
  return table => {
    let known = made.get(table)
    if (known === undefined) {
      known = make(table)
      made.set(table, known)
    }
    return known
  }
}

/** Where the resources of a house are in `resources`. */
export const stock = (house: House, resource: number): number => house * 4 + resource

/** Where a house's steps at a place are in `track`. */
export const spot = (house: House, where: number): number => house * placeCount + where

export const has = (bits: number, number: number): boolean => (bits & (1 << number)) !== 0

export function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

export function totalResources(g: Realm, house: House): number {
  const at = stock(house, 0)
  return g.resources[at] + g.resources[at + 1] + g.resources[at + 2] + g.resources[at + 3]
}

export function countOf(list: readonly number[], thing: number): number {
  let count = 0
  for (let i = 0; i < list.length; i++) if (list[i] === thing) count++
  return count
}
