/** How the events of a game are staged: one row an event says all that is heard and seen of it. */
import type { GameEvent, Seat } from '@palatine/kernel'
import type { EventLength } from '../pace.ts'
import type { Sound } from '../sound.ts'

/** Something that travels over the board, from anchor to anchor. */
export interface Flight {
  readonly from: string
  readonly to: string
  /** What flies; left out, it is a copy of what lies where it starts. */
  readonly look?: { readonly className: string; readonly seat?: Seat }
  /** What it becomes, as a selector below `to`: it stays hidden until the flight has landed. */
  readonly lands?: string
}

export interface EventStaging<E> {
  readonly sound?: Sound
  /** The anchor of the place where it happens: points fly from there. */
  at?(event: E): string
  /** The anchors of what it changes: they get a halo, and a `Count` there waits for it. */
  changed?(event: E): readonly string[]
  flights?(event: E): readonly Flight[]
  /** How long it wants to be looked at, in milliseconds. */
  readonly lasts?: number
  /** Something that everybody wants to see: it takes its second beside the time of a turn. */
  readonly holds?: 'reveal' | 'roll' | 'scoring'
}

export type EventTable<E extends { readonly type: string } = GameEvent> = {
  readonly [K in E['type']]?: EventStaging<Extract<E, { readonly type: K }>>
}

/** The table of some game, for the app that plays all of them. */
export interface AnyEventTable {
  readonly [event: string]: EventStaging<never>
}

const [usual, held] = [400, 1000]

export function lengthIn(table: AnyEventTable, event: GameEvent): EventLength {
  const row = table[event.type]
  const holds = row?.holds !== undefined
  return { lasts: row?.lasts ?? (holds ? held : usual), holds }
}

export const changedBy = (table: AnyEventTable, event: GameEvent): readonly string[] =>
  table[event.type]?.changed?.(event as never) ?? []

export const flightsOf = (table: AnyEventTable, event: GameEvent): readonly Flight[] =>
  table[event.type]?.flights?.(event as never) ?? []

export const placeOf = (table: AnyEventTable, event: GameEvent): string | undefined =>
  table[event.type]?.at?.(event as never)
