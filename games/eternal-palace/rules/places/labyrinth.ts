import { NONE, pick } from '@palatine/kernel'
import { gain, pay } from '../gains.ts'
import {
  type House,
  isMaster,
  onceATable,
  personOf,
  place,
  procedure,
  type Realm,
  type RealmIo,
  type RealmTable,
  spot,
} from '../model.ts'
import { takeLayerAndFeature } from '../painting.ts'
import { forward } from '../palace.ts'
import { type Place, singleDie, type Visit } from './place.ts'

/** By space: where the paths from there lead, ascending, and what they cost in fish. */
const pathsOf = onceATable(({ components: { labyrinth } }) =>
  labyrinth.spaces.map((_, here) =>
    labyrinth.paths
      .filter(({ from, to }) => from === here || to === here)
      .map(({ from, to, fish }) => ({ to: from === here ? to : from, fish }))
      .sort((a, b) => a.to - b.to),
  ),
)

export const pathsFrom = (space: number, table: RealmTable) => pathsOf(table)[space]

export const fishFor = (from: number, to: number, table: RealmTable): number =>
  pathsFrom(from, table).find(path => path.to === to)?.fish ?? 0

const centre = ({ components }: RealmTable): number => components.labyrinth.spaces.length - 1
export const spaceOf = (g: Realm, house: House): number => g.track[spot(house, place.extra)]

/** EP 11.2, EP 11.4: the spaces that a house can move to with so many fish; from the centre nowhere. */
function reachable(g: Realm, house: House, fish: number, table: RealmTable): number[] {
  const here = spaceOf(g, house)
  if (here === centre(table)) return []
  const payable = pathsFrom(here, table).filter(path => path.fish <= fish)
  return payable.map(({ to }) => to)
}

/** EP 11.2: one step along a path. */
export const visitLabyrinth = procedure(
  'visitLabyrinth',
  (at: Visit) => at,
  ({ ask }) => ({
    choosePath: ask({
      rule: 'EP 11.2',
      to: ({ at: { house }, table }) => personOf(house, table),
      question: ({ g, at: { house }, table }) => pick(reachable(g, house, g.fish[house], table), { why: noPath }),
      answer(to, { g, at: { house }, table, io }) {
        pay(g, house, { fish: fishFor(spaceOf(g, house), to, table) }, NONE, 'EP 11.2', io)
        enter(g, house, to, io)
      },
    }),
  }),
)

const noPath = () => ({ reason: 'noSuchPath', rule: 'EP 11.2' })

/** EP 11.3: the reward of a space, each time it is entered; at the centre layer X. */
function enter(g: Realm, house: House, to: number, io: RealmIo): void {
  const from = spaceOf(g, house)
  g.track[spot(house, place.extra)] = to
  io.emit?.({ type: 'pathTaken', seat: house, from, to, rule: 'EP 11.3' })
  const { palace = 0, ...rest } = io.table.components.labyrinth.spaces[to]
  if (palace > 0) forward(g, house, palace, 'EP 11.3', io)
  // EP 15.28: nothing else is the Master's here
  if (!isMaster(house, io.table)) gain(g, house, rest, 'EP 11.3', io)
  if (to === centre(io.table)) takeLayerAndFeature(g, house, place.extra, io)
}

/** EP 11.1: beside the board; EP 11.2: for a single die of any value. */
export const labyrinth: Place = {
  number: place.extra,
  rule: 'EP 11.2',
  sum: 0,
  forms: singleDie,
  closed(g, house, _wisdom, fish, table) {
    if (spaceOf(g, house) === centre(table)) return 'atTheCentre'
    return reachable(g, house, fish, table).length > 0 ? undefined : 'pathTooDear'
  },
  visit: visitLabyrinth,
  // EP 15.28: the shortest way to the centre, without fish
  master: {
    benefit: (g, house, _, table) => (spaceOf(g, house) === centre(table) ? 'none' : 'step'),
    act: (g, { house }, io) => enter(g, house, routes(io.table)[spaceOf(g, house)].next, io),
  },
}

interface Route {
  readonly steps: number
  readonly fish: number
  /** The space that comes first. */
  readonly next: number
}

/** By space: the way to the centre with the fewest steps, and of these with the fewest fish. */
export const routes = onceATable((table): readonly Route[] => {
  const paths = pathsOf(table)
  const found: Route[] = paths.map(() => ({ steps: Number.POSITIVE_INFINITY, fish: 0, next: NONE }))
  found[centre(table)] = { steps: 0, fish: 0, next: NONE }
  // Each turn carries the shortest ways one path further.
  for (let turn = 1; turn < paths.length; turn++) {
    paths.forEach((from, space) => {
      for (const { to, fish } of from) {
        const way = { steps: found[to].steps + 1, fish: found[to].fish + fish, next: to }
        const better = way.steps - found[space].steps || way.fish - found[space].fish
        if (better < 0) found[space] = way
      }
    })
  }
  return found
})
