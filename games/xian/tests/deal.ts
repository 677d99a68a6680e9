import { allSeats, type Json, NONE, type Seat, type Title } from '@palatine/kernel'
import { type Arrangement, type Position, position } from '@palatine/kernel/testing'
import type { Icon } from '../components/schema.ts'
import { title } from '../index.ts'
import { type Army, type ArmyTable, building, colourCount, raw, tileCount, tileIs } from '../rules/model.ts'
import { take } from '../rules/resources.ts'

export { building, tile } from '../rules/model.ts'

/** Worker cards: the first of each colour; add the number and take one away. */
export const first = { yellow: 0, red: 6, green: 12, blue: 18 } as const
/** The helpers, by their place in the table, and so by number less one on the green cards. */
export const helper = { accountant: 0, administrator: 1, ceramist: 2, emissary: 3, officer: 4, scientist: 5 } as const
export const [yellow, red, green, blue] = [0, 1, 2, 3]
/** The first field of each section. */
export const section = { A: 0, B: 8, C: 16 } as const

interface Wanted {
  readonly seats?: number
  readonly options?: Json
  readonly at: Arrangement<Army>['at']
  readonly draws?: readonly number[]
  /** Changes the figures, as an owner may. */
  own?(components: ArmyTable['components']): void
  arrange?(g: Army, table: ArmyTable): void
}

/**
 * A tidy table to begin from: turn 1, round 1; workshop and lab are a pair, armoury and palace the other; the minister
 * is in the palace and has been met; the requests are yellow for A, red and green for B, blue for C; the first side of
 * each first plate; nobody has coins, clay, pigments or cards in hand; the first seat is on top of the overseers.
 */
export function deal({ seats = 2, options, at, draws, own, arrange }: Wanted): Position<Army> {
  const builtIn = structuredClone(title.components.builtIn)
  own?.(builtIn as unknown as ArmyTable['components'])
  const changed = { ...title, components: { ...title.components, builtIn } }
  return position<Army>(changed as unknown as Title<Army>, {
    seats,
    at,
    ...(options !== undefined && { options }),
    ...(draws && { draws }),
    arrange(g, table) {
      tidy(g, table as ArmyTable)
      arrange?.(g, table as ArmyTable)
    },
  })
}

/** The go of a seat, with these cards shown. */
export const goOf = (seat: Seat, wanted: Omit<Wanted, 'at'>) => deal({ ...wanted, at: [['go.useWorker', { seat }]] })
/** The go of a seat after its worker. */
export const builderOf = (seat: Seat, wanted: Omit<Wanted, 'at'>) =>
  deal({ ...wanted, at: [['go.placeBuilder', { seat }]] })

function tidy(g: Army, table: ArmyTable): void {
  const { components, seats } = table
  const all = (length: number) => Array.from({ length }, (_, i) => i)
  const set = (list: number[], wanted: readonly number[]) => list.splice(0, list.length, ...wanted)
  g.turn = 1
  g.round = 1
  set(g.places, all(4))
  g.minister = building.palace
  g.ministerMet = true
  set(g.requests, [0, 1, 2, 3])
  set(g.requestPile, all(components.requests.tokens.length).slice(4))
  set(g.sides, [0, 0, 0])
  set(
    g.pit,
    all(g.pit.length).map(field => (iconName(field, table) === 'statue' ? raw : NONE)),
  )
  g.rawLeft = components.tables.raw - g.pit.filter(who => who === raw).length
  g.coins.fill(0)
  g.clay.fill(0)
  g.pigments.fill(0)
  g.pigmentsLeft.fill(components.tables.pigments)
  set(
    g.startTiles,
    all(seats).map(seat => seat + 1),
  )
  set(g.line, all(seats).reverse())
  set(g.order, all(seats))
  set(g.endTiles, all(seats))
  set(g.row, [0, 1, 2, 3])
  set(g.equipmentPile, all(components.equipment.cards.length).slice(4))
  for (const seat of allSeats(table)) {
    set(g.hands[seat], [])
    set(g.decks[seat], all(components.workers.cards.length))
    set(g.bottoms[seat], [])
  }
}

const iconName = (field: number, { components: { plates } }: ArmyTable): Icon =>
  plates.rows[Math.floor(field / 8) * 2].sides[0][field % 8]

/** The first field of a section with this icon, on the tidy table. */
export function fieldWith(icon: Icon, from: number, table: ArmyTable): number {
  for (let field = from; field < from + 8; field++) if (iconName(field, table) === icon) return field
  throw new Error(`no ${icon} there`)
}

/** Gives a seat resources out of the supply: four pigments by colour, coins, clay. */
export function has(g: Army, seat: Seat, goods: { pigments?: readonly number[]; coins?: number; clay?: number }): void {
  ;[...(goods.pigments ?? [0, 0, 0, 0]), goods.coins ?? 0, goods.clay ?? 0].forEach((count, kind) => {
    take(g, seat, kind, count)
  })
}

/** Takes pigments of a colour out of the supply: the second seat has them. */
export function empty(g: Army, ...kinds: readonly number[]): void {
  for (const kind of kinds) take(g, 1, kind, g.pigmentsLeft[kind])
}

/** Cards that a seat has shown in this round. */
export function shows(g: Army, seat: Seat, upper: number, lower: number): void {
  for (const card of [upper, lower]) g.decks[seat].splice(g.decks[seat].indexOf(card), 1)
  g.upper[seat * 2 + g.round - 1] = upper
  g.lower[seat * 2 + g.round - 1] = lower
}

/** Cards in a seat's hand. */
export function holds(g: Army, seat: Seat, ...cards: readonly number[]): void {
  for (const card of cards) g.decks[seat].splice(g.decks[seat].indexOf(card), 1)
  g.hands[seat].splice(0, 4, ...cards)
}

/** Bonus tiles that a seat has taken and not used. */
export function hasTiles(g: Army, seat: Seat, ...kinds: readonly number[]): void {
  for (const kind of kinds) {
    g.tiles[seat * tileCount + kind] = tileIs.unused
    g.tilesLeft[kind]--
  }
}

/** Helpers that a seat has played in the first turn. */
export function employs(g: Army, seat: Seat, ...helpers: readonly number[]): void {
  for (const one of helpers) {
    g.helpers[seat * 6 + one] = 1
    g.decks[seat].splice(g.decks[seat].indexOf(first.green + one), 1)
  }
}

/** Painted warriors of a seat on these fields. */
export function paints(g: Army, seat: Seat, ...fields: readonly number[]): void {
  for (const field of fields) {
    if (g.pit[field] === raw) g.rawLeft++
    g.pit[field] = seat
    g.painted[seat]--
  }
}

/** Equipment cards of a seat. */
export function owns(g: Army, seat: Seat, ...cards: readonly number[]): void {
  for (const card of cards) {
    const place = g.row.indexOf(card)
    if (place >= 0) g.row[place] = NONE
    else g.equipmentPile.splice(g.equipmentPile.indexOf(card), 1)
    g.equipment[seat].push(card)
  }
  g.equipment[seat].sort((a, b) => a - b)
}

/** The number of an equipment card. */
export const equipmentCard = (material: 'wood' | 'bronze', letter: 'A' | 'B' | 'C', house: number): number =>
  ({ wood: 0, bronze: 12 })[material] + { A: 0, B: 4, C: 8 }[letter] + house

export const pigmentsOf = (g: Army, seat: Seat): number[] =>
  g.pigments.slice(seat * colourCount, (seat + 1) * colourCount)

export const tableOf = (p: Position<Army>): ArmyTable => p.live.table as ArmyTable

/** Keeps the builder where a question with tiles beside it is asked. */
export const keep = ['placeBuilder', NONE] as const
export const enter = (where: number, way = 0) => ['placeBuilder', [where, way]] as const
export const sends = (way: number) => ['useWorker', way] as const
