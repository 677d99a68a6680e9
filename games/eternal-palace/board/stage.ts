/** What the pieces of this board share. */
import { HIDDEN, NONE } from '@palatine/kernel'
import { defineBoard, type IconName, type Touch } from '@palatine/ui'
import { valuesOf } from '../rules/dice.ts'
import { type House, houseCount, place, type Realm, type RealmEvent, type RealmTable } from '../rules/model.ts'
import { figuresPerVisit } from '../rules/visit.ts'
import type { en } from '../text/en.ts'

export const { useBoard, makeBoard } = defineBoard<Realm, RealmTable, RealmEvent, typeof en>()

/** The parts of the score that nobody can lose any more. */
export const made = ['layers', 'features'] as const

export type BoardState = ReturnType<typeof useBoard>

/** A touch of a question that may stand beside others as a branch. */
export const inQuestion = ({ ask }: Pick<BoardState, 'ask'>, id: string, touch: Touch): Touch | undefined => {
  if (!ask.is(id)) return undefined
  return ask.question?.kind === 'either' ? { branch: id, touch } : touch
}

/** The touch that one of these questions gives to a thing; all of them go by the same numbers. */
export const inOneOf = (board: BoardState, ids: readonly string[], touch: Touch): Touch | undefined => {
  const id = ids.find(one => board.ask.is(one))
  return id === undefined ? undefined : inQuestion(board, id, touch)
}

export const sortIcons: readonly IconName[] = ['wood', 'stone', 'kaolin', 'bronze']

export const placeName = ({ table, called }: Pick<BoardState, 'table' | 'called'>, where: number): string =>
  called.places[where] ?? called.extras[table.options.extra]

/** What stands on a place's disc and on its layer. */
export const numberSign = (where: number): string =>
  where === place.bridge ? 'EB' : where === place.extra ? 'X' : where === place.scrolls ? '' : String(where)

export const diceInWords = (group: number): string => valuesOf(group).join('+')

/** Houses in the order of this round. */
export const housesInOrder = ({ g, table }: BoardState): readonly House[] =>
  g.order.length === houseCount(table) ? g.order : g.dice.map((_, house) => house)

interface Visitor {
  readonly house: House
  /** The dice as they lie there. */
  readonly dice: number
}

export function visitorsAt(g: Realm, where: number): Visitor[] {
  const found: Visitor[] = []
  for (let i = 0; i < g.visits.length; i += figuresPerVisit)
    if (g.visits[i + 1] === where) found.push({ house: g.visits[i], dice: g.visits[i + 2] })
  return found
}

/** Where the groups of a house lie in this round, in the order in which they were placed. */
export function visitsOf({ visits }: Realm, house: House): { readonly where: number; readonly dice: number }[] {
  const found: { where: number; dice: number }[] = []
  for (let i = 0; i < visits.length; i += figuresPerVisit)
    if (visits[i] === house) found.push({ where: visits[i + 1], dice: visits[i + 2] })
  return found
}

/** Whether a card's face is known to whoever looks. */
export const isKnown = (card: number): boolean => card !== HIDDEN && card !== NONE
