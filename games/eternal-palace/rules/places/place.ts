import type { MaybeFlow, Procedure } from '@palatine/kernel'
import { groupWithSum, sizeOf, wisdomForSum } from '../dice.ts'
import type { Benefit, House, Realm, RealmIo, RealmTable } from '../model.ts'

/** What a visit begins with; `dice` as they lie at the place, `way` as it was chosen. */
export interface Visit {
  readonly house: House
  readonly place: number
  readonly dice: number
  readonly way: number
}

/** A place on the board: who may visit it, what that costs, what happens. Modules add places or put others in their stead. */
export interface Place {
  readonly number: number
  /** The paragraph about it. */
  readonly rule: string
  /** EP 4.2: what the dice have to add up to; 0 if nothing is asked. */
  readonly sum: number
  /** No fish penalty here. */
  readonly free?: true
  /** Where it matters how the dice lie; elsewhere the cheapest change will do. */
  readonly forms?: Forms
  /** The reason if the visit itself cannot be paid, with so much wisdom and fish left after getting there. */
  closed?(g: Realm, house: House, wisdom: number, fish: number, table: RealmTable): string | undefined
  readonly visit: Procedure<Visit>
  /** What the Master does here; left out where he never has anything of it. */
  readonly master?: MasterVisit
}

/** EP 15.8: what the Master has of a place now, and what he does there. */
export interface MasterVisit {
  benefit(g: Realm, house: House, where: number, table: RealmTable): Benefit
  act(g: Realm, visit: Visit, io: RealmIo): MaybeFlow
}

/** The ways in which dice can lie at a place, as far as they make a difference. */
export interface Forms {
  /** Numbers from 0 to 9; none: the group does not fit. */
  ways(g: Realm, house: House, group: number, table: RealmTable): readonly number[]
  /** Why a group does not fit. */
  readonly misfit: string
  /** What it costs to bring the dice into that form. */
  wisdom(g: Realm, house: House, group: number, way: number): number
  /** The dice in that form. */
  laid(g: Realm, house: House, group: number, way: number): number
}

const oneWay: readonly number[] = [0]
/** EP 11.2, EP 12.2: a single die as it is, whatever it shows. */
export const singleDie: Forms = {
  misfit: 'singleDieOnly',
  ways: (_g, _, group) => (sizeOf(group) === 1 ? oneWay : noWay),
  wisdom: () => 0,
  laid: (_g, _, group) => group,
}
export const noWay: readonly number[] = []

export const waysAt = (place: Place, g: Realm, house: House, group: number, table: RealmTable): readonly number[] =>
  place.forms ? place.forms.ways(g, house, group, table) : oneWay

/** EP 4.4: the least wisdom with which the dice can lie there in this way. */
export const wisdomAt = (place: Place, g: Realm, house: House, group: number, way: number): number =>
  place.forms ? place.forms.wisdom(g, house, group, way) : place.sum === 0 ? 0 : wisdomForSum(group, place.sum)

/** The dice as they will lie there. */
export const laidAt = (place: Place, g: Realm, house: House, group: number, way: number): number =>
  place.forms ? place.forms.laid(g, house, group, way) : place.sum === 0 ? group : groupWithSum(group, place.sum)
