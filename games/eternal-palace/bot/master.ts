/** What a person alone can foresee of the Master, whose rules and groups are open. */
import { sumOf } from '../rules/dice.ts'
import { masterHouse as master, type Realm, type RealmTable } from '../rules/model.ts'

/** Where he will stand on the Palace track with the goods that he has. */
export function palaceOfMaster(g: Realm, { components }: RealmTable): number {
  const { fishForWisdom, wisdomForStep } = components.master
  const wisdom = g.wisdom[master] + Math.floor(g.fish[master] / fishForWisdom)
  return g.palace[master] + Math.floor(wisdom / wisdomForStep)
}

/** A little for being there before him: one of his groups has the number of this place. */
export const haste = (g: Realm, where: number, table: RealmTable): number =>
  table.seats === 1 && g.groups[master].some(group => sumOf(group) === where) ? 0.2 : 0
