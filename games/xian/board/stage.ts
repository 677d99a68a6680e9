/** What the pieces of this board share. */
import { NONE } from '@palatine/kernel'
import { defineBoard, type Touch } from '@palatine/ui'
import type { ArmyEvent } from '../rules/events.ts'
import { type Army, type ArmyTable, colour } from '../rules/model.ts'
import type { en } from '../text/en.ts'

export const { useBoard, makeBoard } = defineBoard<Army, ArmyTable, ArmyEvent, typeof en>()

export type BoardState = ReturnType<typeof useBoard>

/** A touch of a question that may stand beside others as a branch. */
export const inQuestion = ({ ask }: BoardState, id: string, touch: Touch): Touch | undefined => {
  if (!ask.is(id)) return undefined
  return ask.question?.kind === 'either' ? { branch: id, touch } : touch
}

export function fieldName({ table, says }: BoardState, field: number): string {
  const { rows, columns, sections } = table.components.pit
  const size = rows * columns
  return says.field(
    sections[Math.floor(field / size)].section,
    Math.floor((field % size) / columns) + 1,
    field % columns === 0,
  )
}

/** The name of a worker card: colour, number, and who it is. */
export function cardName({ table, says, called }: BoardState, card: number): string {
  if (card < 0) return says.hiddenCard
  const { colour: of, number, worker, helper } = table.components.workers.cards[card]
  return says.cardOf(
    called.colours[colour[of]],
    number,
    helper === 'none' ? called.workers[worker] : called.helpers[helper],
  )
}

export function equipmentName({ table, says, called }: BoardState, card: number): string {
  const { material, section, cost } = table.components.equipment.cards[card]
  return says.equipmentCard(called.equipment[material][section], section, cost)
}

/** The names of the resources: four pigments, coins, clay. */
export const resourceName = ({ says, called }: BoardState, kind: number): string =>
  kind < called.colours.length
    ? says.pigment(called.colours[kind])
    : kind === called.colours.length
      ? says.coins
      : says.clay

/** The request that leaves at the end of the turn: the one with the lowest number. */
export function nextRequest({ g, table }: Pick<BoardState, 'g' | 'table'>): number {
  const { tokens } = table.components.requests
  const open = g.requests.filter(token => token >= 0)
  return open.reduce(
    (lowest, token) => (lowest === NONE || tokens[token].number < tokens[lowest].number ? token : lowest),
    NONE,
  )
}
