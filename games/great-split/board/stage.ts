/** What the pieces of this board share. */
import type { Seat } from '@palatine/kernel'
import { defineBoard } from '@palatine/ui'
import { type Draft, splitterOf } from '../rules/harvest.ts'
import { type Club, type ClubEvent, type ClubTable, leftOf, rightOf } from '../rules/model.ts'
import type { en } from '../text/en.ts'
import type { SymbolName } from './art/symbols.tsx'
import { harvested } from './standing.ts'

const { useBoard: useStage, makeBoard } = defineBoard<Club, ClubTable, ClubEvent, typeof en>()

export { makeBoard }

/** The stage, with the neighbours and this seat's own harvest at hand. */
export function useBoard() {
  const stage = useStage()
  const { seat, table, view } = stage
  const draft = view.where.branches && seat !== null ? (stage.locals as Draft | null) : null
  return {
    ...stage,
    draft,
    /** With what this seat has drafted. */
    g: harvested(stage.g, draft),
    /** Whose wallet this seat chooses from, and who chooses from its own. */
    right: seat === null ? null : rightOf(seat, table),
    left: seat === null ? null : leftOf(seat, table),
    over: view.where.stack.length === 0,
  }
}
export type BoardState = ReturnType<typeof useBoard>

export const resourceNames: readonly SymbolName[] = ['books', 'artworks', 'topaz', 'emerald', 'gold']
/** By number of the scoring. */
export const scoringSymbols: readonly (readonly SymbolName[])[] = [['books'], ['artworks'], ['topaz', 'emerald'], []]

/** By track, prestige last. */
export const trackName = ({ called }: Pick<BoardState, 'called'>, on: number): string =>
  Object.values(called.tracks)[on] ?? ''

export function cardName({ called, table }: Pick<BoardState, 'called' | 'table'>, card: number): string {
  if (card === splitterOf(table)) return called.splitter
  const { symbol, amount } = table.components.cards.rows[card]
  return `${amount} ${called.symbols[symbol][amount === 1 ? 0 : 1]}`
}

export const cardNames = (board: Pick<BoardState, 'called' | 'table'>, cards: readonly number[]): string =>
  cards.map(card => cardName(board, card)).join(', ')

/** Whose tracks are looked at where nobody sits at the screen. */
export const firstSeat: Seat = 0
