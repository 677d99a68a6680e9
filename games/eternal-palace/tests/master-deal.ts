import { makeTable } from '@palatine/kernel'
import type { Position } from '@palatine/kernel/testing'
import type { MasterAction } from '../components/master.ts'
import { title } from '../index.ts'
import { choosePlace } from '../rules/master/decide.ts'
import { type House, place, type Realm, type RealmEvent, type RealmTable, spot } from '../rules/model.ts'
import { trackLength } from '../rules/tracks.ts'
import { deal } from './deal.ts'

export const master: House = 1
/** A group of the person that goes nowhere by its number and is never matched. */
const idle = 666

type Wanted = Omit<Parameters<typeof deal>[0], 'seats'>

/** The Master plays this group; then the person, who still has a group, is asked. */
export const masterPlays = (group: number, wanted: Wanted = {}): Position<Realm> =>
  deal({
    ...wanted,
    seats: 1,
    groups: wanted.groups ?? [[idle], [group]],
    arrange(g, table) {
      g.order.reverse()
      wanted.arrange?.(g, table)
    },
  })

/** The same in the middle of a person's turn, for looking at what he would do. */
export const before = (wanted: Wanted = {}): Realm => deal({ ...wanted, seats: 1, groups: [[idle], [1]] }).g

interface List {
  readonly edition?: 'en' | 'de'
  readonly options?: Wanted['options']
  readonly up?: number
  readonly down?: number
  readonly first?: 'up' | 'down'
}

/** A table at which the Master has a list of his own. */
export function tableWith(actions: readonly MasterAction[], list: List = {}): RealmTable {
  const { edition = 'en', options, up = 0, down = 0, first = 'up' } = list
  const built = title.components.builtIn as unknown as RealmTable['components']
  const lists = { ...built.personalities.lists, ascent: { actions, up, down, first } }
  const own = { personalities: { ...built.personalities, lists } }
  const made = makeTable(title, 1, { edition, master: 'ascent', ...options }, own)
  if ('refused' in made) throw new Error(made.refused.reason)
  return made.table as RealmTable
}

/** Where the Master takes a group, and by which action: what he pays stands behind it. */
export function aim(g: Realm, group: number, table: RealmTable): [action: string, place: number, ...paid: number[]] {
  const { action, place: where, fish, wisdom } = choosePlace(g, master, group, table)
  return fish + wisdom === 0 ? [action, where] : [action, where, fish, wisdom]
}

/** The Master has nothing more of any place of the board. */
export function finishEverything(g: Realm, table: RealmTable): void {
  for (const where of [1, 2, 4, 6, 9, 11, place.bridge]) g.track[spot(master, where)] = trackLength(where, table)
  g.temple[master] = 0b110
  g.market[master] = 0b110
  g.monuments.fill(master)
  for (let i = 0; i < g.rings.length; i++) g.rings[i]++
}

export const eventsOf = <T extends RealmEvent['type']>(table: Position<Realm>, type: T) =>
  table.events().filter(event => event.type === type) as unknown as Extract<RealmEvent, { type: T }>[]
