/** Where groups of dice can go, and at what price. */
import { cells, type Way } from '@palatine/ui'
import { createElement } from 'react'
import type { Reward } from '../components/schema.ts'
import { sizeOf, valuesOf } from '../rules/dice.ts'
import { type House, monumentPlaces, place, spot } from '../rules/model.ts'
import { placeAt } from '../rules/places/index.ts'
import { laidAt, wisdomAt } from '../rules/places/place.ts'
import { groupsMade } from '../rules/plan.ts'
import { bridgeSpaces, trackLength } from '../rules/tracks.ts'
import { aimAt, aimsOf, penalty, placeOf, wayOf } from '../rules/visit.ts'
import { Goods } from './goods.tsx'
import { LaidDice } from './laid-dice.tsx'
import { type BoardState, diceInWords, inQuestion, sortIcons } from './stage.ts'

/** The groups that are being made: dice that nobody has touched are alone. */
function plannedGroups({ g, ask }: BoardState, house: House): number[] {
  return groupsMade(g.rolled[house], plannedCells(ask.question, ask.partial, valuesOf(g.rolled[house]).length))
}

/** By die: the number of its group, counted from the first die on. */
export function plannedCells(
  question: BoardState['ask']['question'],
  partial: BoardState['ask']['partial'],
  dice: number,
): number[] {
  const given: readonly (number | null)[] = question?.kind === 'partition' ? cells(question, partial) : []
  const numbers = new Map<string, number>()
  return Array.from({ length: dice }, (_, die) => {
    const key = given[die] === null || given[die] === undefined ? `alone ${die}` : String(given[die])
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  })
}

/** The groups whose aims are shown: the one that was chosen, or all that are left. */
export function groupsInHand(board: BoardState): readonly number[] {
  const { g, seat, ask } = board
  if (seat === null) return []
  if (ask.is('makeGroups')) return plannedGroups(board, seat)
  if (!ask.is('visit')) return []
  const chosen = g.groups[seat].filter(group => ask.chosen(inQuestion(board, 'visit', group) ?? group))
  return [...new Set(chosen.length > 0 ? chosen : g.groups[seat])]
}

export interface Aim {
  readonly group: number
  readonly aim: number
  readonly wisdom: number
  readonly fish: number
  /** The dice as they would lie there. */
  readonly laid: number
}

/** Every way of these groups, by place. */
export function aimsByPlace(board: BoardState, groups: readonly number[]): ReadonlyMap<number, readonly Aim[]> {
  const { g, seat, table } = board
  const found = new Map<number, Aim[]>()
  if (seat === null) return found
  for (const group of groups) {
    for (const aim of aimsOf(g, seat, group, table)) {
      const there = placeAt(placeOf(aim), table)
      const way = {
        group,
        aim,
        wisdom: wisdomAt(there, g, seat, group, wayOf(aim)),
        fish: penalty(g, there),
        laid: laidAt(there, g, seat, group, wayOf(aim)),
      }
      found.set(there.number, [...(found.get(there.number) ?? []), way])
    }
  }
  return found
}

/** The way that was chosen for a group, if one was. */
export const chosenAim = (board: BoardState, group: number): Aim | undefined =>
  [...aimsByPlace(board, [group]).values()].flat().find(({ aim }) => {
    const touch = inQuestion(board, 'visit', { at: group, put: aim })
    return touch !== undefined && board.ask.chosen(touch)
  })

/** What a way costs now: wisdom, fish, and at a monument what its ring asks. */
export function priceOf({ g }: Pick<BoardState, 'g'>, { aim, wisdom, fish }: Aim): Reward {
  const ring = monumentPlaces.indexOf(placeOf(aim))
  return ring < 0 ? { wisdom, fish } : { wisdom, fish, [sortIcons[ring]]: g.rings[ring] }
}

/** A way to the Bridge or the Temple that brings more goes before a cheaper one of the same price only. */
const costOf = ({ wisdom, fish, group }: Aim): number => 10 * (wisdom + fish) + sizeOf(group)

export const cheapest = (aims: readonly Aim[]): Aim | undefined => aims.toSorted((a, b) => costOf(a) - costOf(b))[0]

export function waysOf(board: BoardState, aims: readonly Aim[]): Way[] {
  const { says } = board
  return aims.flatMap((aim): Way[] => {
    const touch = inQuestion(board, 'visit', { at: aim.group, put: aim.aim })
    if (touch === undefined) return []
    const due = priceOf(board, aim)
    const isFree = Object.values(due).every(count => count === 0)
    const price = isFree ? says.free : createElement(Goods, { reward: due, counted: true })
    const label =
      aim.laid === aim.group ? diceInWords(aim.group) : says.laidAs(diceInWords(aim.group), diceInWords(aim.laid))
    const note = comesOf(board, aim)
    const picture = createElement(LaidDice, { group: aim.group, laid: aim.laid })
    return [{ touch, label, picture, price, cost: costOf(aim), ...(note === '' ? {} : { note }) }]
  })
}

/** What tells the ways at a place apart. */
function comesOf({ g, seat, says, table, called }: BoardState, { aim, laid }: Aim): string {
  const where = placeOf(aim)
  if (where === place.temple) return wayOf(aim) > 0 ? says.marksPanel(diceInWords(laid)) : says.noMarker
  if (where !== place.bridge || seat === null) return ''
  const plank = plankAfter(g.track[spot(seat, where)], wayOf(aim), trackLength(where, table))
  const reward = bridgeSpaces(table)[plank - 1] ?? {}
  return Object.keys(reward).length > 0
    ? `${says.toPlank(plank)}: ${called.inWords.reward(reward)}`
    : says.toPlank(plank)
}

export const plankAfter = (from: number, steps: number, last: number): number => Math.min(from + steps, last)

/** What a touch asks about where nothing leads there: the answer says why not. */
export const barredTouch = (board: BoardState, where: number) => {
  const [group] = groupsInHand(board)
  return group === undefined ? undefined : inQuestion(board, 'visit', { at: group, put: aimAt(where, 0) })
}
