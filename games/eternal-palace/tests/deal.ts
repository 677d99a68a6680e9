import type { Seat } from '@palatine/kernel'
import { type Position, position } from '@palatine/kernel/testing'
import { title } from '../index.ts'
import { groupOf, sizeOf, valuesOf } from '../rules/dice.ts'
import { allHouses, type Realm, type RealmTable, stock } from '../rules/model.ts'
import { aimAt } from '../rules/visit.ts'

interface Deal {
  readonly seats?: number
  readonly edition?: 'en' | 'de'
  /** Expansions. */
  readonly options?: { readonly [option: string]: string | boolean | readonly string[] }
  /** By house; houses that are left out have no groups. */
  readonly groups?: readonly (readonly number[])[]
  readonly fish?: readonly number[]
  readonly wisdom?: readonly number[]
  /** By house, then by sort: wood, stone, kaolin, bronze. */
  readonly resources?: readonly (readonly number[])[]
  /** Advisors by their printed numbers. */
  readonly advisors?: readonly (readonly number[])[]
  readonly row?: readonly number[]
  /** What is left to be drawn; the rest of the cards is discarded. */
  readonly deck?: readonly number[]
  /** Dice that lie somewhere already: house, place, dice. */
  readonly visits?: readonly (readonly [house: Seat, place: number, dice: number])[]
  arrange?(g: Realm, table: RealmTable): void
  readonly draws?: readonly number[]
}

/** The steps above a step of the play phase. */
const duringPlay = ['game.nextRound', 'round.restoring', ['play.nextTurn', { turns: 0 }]] as const

/** A play phase in which the houses take turns in the order of their seats. */
export const deal = (wanted: Deal): Position<Realm> => at(duringPlay, wanted)

type Place = string | readonly [step: string, locals: object]

/** The same at any step. */
export function at(steps: readonly Place[], wanted: Deal = {}): Position<Realm> {
  return position(title as never, {
    seats: wanted.seats ?? 2,
    options: { edition: wanted.edition ?? 'en', ...wanted.options },
    at: steps,
    draws: wanted.draws ?? [],
    arrange: (g: Realm, table: never) => lay(g, table, wanted),
  }) as unknown as Position<Realm>
}

function lay(g: Realm, table: RealmTable, wanted: Deal): void {
  g.order.splice(0, g.order.length, ...allHouses(table))
  for (const house of allHouses(table)) {
    const placed = (wanted.visits ?? []).filter(([visitor]) => visitor === house).map(([, , dice]) => dice)
    const own = wanted.groups?.[house] ?? []
    const dice = [...own, ...placed].flatMap(group => [...valuesOf(group)])
    g.groups[house] = own.toSorted((a, b) => a - b)
    g.rolled[house] = groupOf(dice)
    g.dice[house] = sizeOf(g.rolled[house])
    g.fish[house] = wanted.fish?.[house] ?? g.fish[house]
    g.wisdom[house] = wanted.wisdom?.[house] ?? g.wisdom[house]
    wanted.resources?.[house]?.forEach((count, sort) => {
      g.resources[stock(house, sort)] = count
    })
  }
  g.visits.push(...(wanted.visits ?? []).flat())
  layCards(g, wanted)
  wanted.arrange?.(g, table)
}

/** Puts the cards that a test names where it wants them; the others stay in the deck, or are discarded. */
function layCards(g: Realm, { advisors, row, deck }: Deal): void {
  const rest = [...g.deck, ...g.row]
  const take = (numbers: readonly number[]) =>
    numbers.map(number => {
      const found = rest.indexOf(number - 1)
      if (found < 0) throw new Error(`there is no further copy of advisor ${number}`)
      return rest.splice(found, 1)[0]
    })
  const fill = (list: number[], cards: readonly number[]) => {
    list.splice(0, list.length, ...cards.toSorted((a, b) => a - b))
  }
  advisors?.forEach((numbers, house) => {
    fill(g.advisors[house], take(numbers))
  })
  fill(g.row, row ? take(row) : rest.splice(0, g.row.length))
  fill(g.deck, deck ? take(deck) : rest.splice(0))
  fill(g.discards, rest)
}

/** Places a group: where, and with which way if there are several. */
export const visit = (table: Position<Realm>, seat: Seat, group: number, place: number, way = 0): Position<Realm> =>
  table.play(seat, ['visit', [group, aimAt(place, way)]])

/** Why a group cannot be placed there. */
export const refused = (table: Position<Realm>, seat: Seat, group: number, place: number, way = 0) =>
  table.refusal(seat, ['visit', [group, aimAt(place, way)]])

export const use = (table: Position<Realm>, seat: Seat, number: number): Position<Realm> =>
  table.play(seat, ['useAdvisor', number - 1])

/** What a house has: fish, wisdom, then resources by sort. */
export const goods = ({ g }: Position<Realm>, house: Seat): number[] => [
  g.fish[house],
  g.wisdom[house],
  ...g.resources.slice(stock(house, 0), stock(house, 4)),
]

/** Layers as a set of bits. */
export const layers = (...numbers: number[]): number => numbers.reduce((bits, number) => bits | (1 << number), 0)
