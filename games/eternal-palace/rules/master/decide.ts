import { NONE } from '@palatine/kernel'
import type { MasterAction, Personality } from '../../components/master.ts'
import { sizeOf, sumOf, wisdomForDie } from '../dice.ts'
import { editionOf } from '../editions.ts'
import { type Benefit, type House, highestSum, monumentPlaces, place, type Realm, type RealmTable } from '../model.ts'
import { placeAt } from '../places/index.ts'
import { penalty } from '../visit.ts'

/** Where a group goes, what that costs, and how the dice lie there. */
interface Aim {
  readonly place: number
  readonly wisdom: number
  readonly fish: number
  readonly dice: number
}

export interface Decision extends Aim {
  /** The line of his list from 1, or 0. */
  readonly line: number
  readonly action: MasterAction | 'number' | 'none'
  readonly benefit: Benefit
}

/** EP 15.7: the top-most group that is worth as much as one the person has not played, otherwise the top-most. */
export function chooseGroup(g: Realm, house: House): { readonly group: number; readonly like: number } {
  const others = g.groups.flatMap((groups, other) => (other === house ? [] : groups))
  for (const group of g.groups[house]) {
    const like = others.find(other => sumOf(other) === sumOf(group))
    if (like !== undefined) return { group, like }
  }
  return { group: g.groups[house][0], like: NONE }
}

/** EP 15.8, EP 15.9: the place of its number if that is free and brings something; else by the first line that fits. */
export function choosePlace(g: Realm, house: House, group: number, table: RealmTable): Decision {
  const there = aimAt(g, group, sumOf(group), 0, table)
  if (there.fish === 0 && benefitOf(g, house, there.place, table) !== 'none') {
    return decision(g, house, there, 0, 'number', table)
  }
  const { actions } = personalityOf(table)
  for (let i = 0; i < actions.length; i++) {
    const aim = lines[actions[i]](g, house, group, table)
    if (aim) return decision(g, house, aim, i + 1, actions[i], table)
  }
  // EP 15.15: he has nothing of it
  return { place: place.scrolls, wisdom: 0, fish: 0, dice: group, line: 0, action: 'none', benefit: 'none' }
}

const personalityOf = ({ components, options }: RealmTable): Personality =>
  components.personalities.lists[options.master]

const decision = (
  g: Realm,
  house: House,
  aim: Aim,
  line: number,
  action: Decision['action'],
  table: RealmTable,
): Decision => ({ ...aim, line, action, benefit: benefitOf(g, house, aim.place, table) })

/** EP 15.8: a step ahead on the track, a monument that he does not have, a first or second marker. */
const benefitOf = (g: Realm, house: House, where: number, table: RealmTable): Benefit =>
  placeAt(where, table).master?.benefit(g, house, where, table) ?? 'none'

const aimAt = (g: Realm, group: number, where: number, wisdom: number, table: RealmTable): Aim => ({
  place: where,
  wisdom,
  fish: penalty(g, placeAt(where, table)),
  dice: group,
})

/** What each line of a personality's list makes of a group; undefined: it does not fit. */
const lines: {
  readonly [action in MasterAction]: (g: Realm, house: House, group: number, table: RealmTable) => Aim | undefined
} = {
  /** EP 15.10 */
  fish(g, house, group, table) {
    const aim = aimAt(g, group, sumOf(group), 0, table)
    const gains = benefitOf(g, house, aim.place, table) !== 'none'
    return gains && aim.fish <= g.fish[house] ? aim : undefined
  },

  /** EP 15.11: as little as possible; it changes the value of the group, not its dice. */
  wisdom(g, house, group, table) {
    const { up, down, first } = personalityOf(table)
    const most = Math.min(g.wisdom[house], Math.max(up, down))
    for (let wisdom = 1; wisdom <= most; wisdom++) {
      for (const upwards of first === 'up' ? [true, false] : [false, true]) {
        const value = sumOf(group) + (upwards ? wisdom : -wisdom)
        if (wisdom > (upwards ? up : down) || value < 1 || value > highestSum) continue
        const aim = aimAt(g, group, value, wisdom, table)
        if (aim.fish === 0 && benefitOf(g, house, value, table) !== 'none') return aim
      }
    }
    return undefined
  },

  /** EP 15.12: one that he does not have is better, then the higher number. */
  monument(g, house, group, table) {
    const all = monumentPlaces.map(where => aimAt(g, group, where, Math.abs(where - sumOf(group)), table))
    const payable = all.filter(({ wisdom, fish }) => wisdom <= g.wisdom[house] && fish <= g.fish[house])
    const byCost = editionOf(table).masterMonument === 'cheapest'
    const measure = ({ wisdom, fish }: Aim) => (byCost ? wisdom + fish : wisdom)
    const least = Math.min(...(byCost ? payable : all).map(measure))
    const mine = ({ place: where }: Aim) => (benefitOf(g, house, where, table) === 'none' ? 1 : 0)
    return payable
      .filter(aim => measure(aim) === least)
      .sort((a, b) => mine(a) - mine(b) || b.place - a.place)
      .at(0)
  },

  /** EP 15.13: a low die is raised if he has the wisdom for it. */
  bridge(g, house, group, table) {
    const aim = singleDie(g, house, group, place.bridge, table)
    if (!aim) return undefined
    const dice = table.components.master.bridge[group - 1]
    const wisdom = wisdomForDie(group, dice)
    return wisdom <= g.wisdom[house] ? { ...aim, dice, wisdom } : aim
  },

  /** EP 15.14 */
  extra: (g, house, group, table) => singleDie(g, house, group, place.extra, table),
}

/** A place for a single die, if it is free and brings something. */
function singleDie(g: Realm, house: House, group: number, where: number, table: RealmTable): Aim | undefined {
  if (sizeOf(group) !== 1 || !placeAt(where, table)) return undefined
  const aim = aimAt(g, group, where, 0, table)
  return aim.fish === 0 && benefitOf(g, house, where, table) !== 'none' ? aim : undefined
}
