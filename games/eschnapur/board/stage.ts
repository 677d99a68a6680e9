/** What the pieces of this board share. */
import { NONE, type Seat } from '@palatine/kernel'
import { cells, chosenOf, defineBoard, type QuestionHandle } from '@palatine/ui'
import { type Palace, type PalaceEvent, type PalaceTable, sum } from '../rules/model.ts'
import { scoreParts } from '../rules/scoring.ts'
import type { en } from '../text/en.ts'

export const { useBoard, makeBoard } = defineBoard<Palace, PalaceTable, PalaceEvent, typeof en>()

export type BoardState = ReturnType<typeof useBoard>

/** The value that a kind of gold has at this table. */
export const worthOf = ({ table }: BoardState, kind: number): number => table.components.gold.values[kind]

/** Points made; when the game is over, with what the ranking of privilege points has brought. */
export function pointsOf({ g, table }: BoardState, seat: Seat): number {
  return g.ending === 'none'
    ? g.fieldPoints[seat] + g.brickPoints[seat]
    : sum(Object.values(scoreParts(g, seat, table)))
}

/** By part: the bricks that the answer so far would place there; none where that is not the question. */
export function placed(ask: QuestionHandle): readonly number[] {
  const question = ask.as('share', 'placeBricks')
  return question ? cells(question, ask.partial) : []
}

/** The sites and the gold of the seat at the screen in this round, before all have finished; null where none are. */
export function drafted({ ask, locals, view }: BoardState): {
  sites: readonly number[] | null
  gold: readonly number[] | null
} {
  if (ask.is('chooseSites')) return { sites: chosenOf(ask.partial), gold: null }
  const { sites, gold } = (view.where.branches ? locals : {}) as Draft
  if (!sites) return { sites: null, gold: null }
  const laying = ask.is('layGold') ? ask.question : null
  return { sites, gold: laying ? cells(laying, ask.partial).map(card => card ?? NONE) : (gold ?? null) }
}

type Draft = { sites?: readonly number[]; gold?: readonly number[] }
