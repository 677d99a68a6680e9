import { NOBODY, NONE, partition } from '@palatine/kernel'
import { groupArtisan, rewardGroups } from './advisors.ts'
import { valuesOf } from './dice.ts'
import { turnCard } from './master/cards.ts'
import { allHouses, type House, masterHouse, personOf, procedure, type Realm, type RealmTable } from './model.ts'
import { offerPrivilege, resolvePrivileges } from './privileges.ts'

/** EP 3: everybody puts the dice into groups behind the screen; all screens are lifted at once. */
export const plan = procedure(
  'plan',
  () => ({}),
  ({ act, each, together }) => ({
    makeGroups: together({
      rule: 'EP 3.1',
      to: ({ table }) => allHouses(table).filter(house => personOf(house, table) !== NOBODY),
      // EP 3.1: equal dice are not told apart
      question: ({ g, seat: house }) => partition(valuesOf(g.rolled[house])),
      eachSeat(groups, { g, seat: house }) {
        g.groups[house] = groupsMade(g.rolled[house], groups)
      },
    }),
    lowerScreens: act(({ g, table }) => {
      // EP 10.2: only where privileges are played does anybody look at the table before the screens are lifted
      g.screens = table.options.privileges
    }),
    offerPrivileges: each(
      ({ g, table }) => (g.screens ? withPrivileges(g, table) : nobody),
      offerPrivilege,
      house => ({ house }),
    ),
    liftScreens: act(({ g, table, io }) => {
      // EP 15.5: the Master's dice are laid out when the plans are made
      if (table.seats === 1) turnCard(g, masterHouse, io)
      // EP 3.2, EP 10.3
      if (g.played !== 0) resolvePrivileges(g, io)
      g.screens = false
      io.emit?.({ type: 'groupsShown', groups: g.groups.map(groups => groups.slice()), rule: 'EP 3.2' })
    }),
    lookAtGroups: each(
      ({ g, table }) => g.order.filter(house => groupArtisan(g, house, table) !== NONE),
      rewardGroups,
      house => ({ house }),
    ),
  }),
)

const nobody: readonly House[] = []

/** EP 10.2: in turn order, whoever has a privilege to play. */
const withPrivileges = (g: Realm, table: RealmTable): readonly House[] =>
  g.order.filter(house => g.privileges[house] > 0 && personOf(house, table) !== NOBODY)

/** The groups, ascending, that an answer to `makeGroups` means. */
export function groupsMade(rolled: number, answer: readonly number[]): number[] {
  const values = valuesOf(rolled)
  const made: number[] = []
  // The dice are in ascending order, so each group's figures come in the order in which it is written.
  for (let die = 0; die < values.length; die++) made[answer[die]] = (made[answer[die]] ?? 0) * 10 + values[die]
  return made.sort((a, b) => a - b)
}
