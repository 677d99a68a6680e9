import { NOBODY, NONE, partition } from '@palatine/kernel'
import { groupArtisan, rewardGroups } from './advisors.ts'
import { groupOf, valuesOf } from './dice.ts'
import { allHouses, personOf, procedure, putIn } from './kit.ts'

/** EP 3: everybody puts the dice into groups behind the screen; all screens are lifted at once. */
export const plan = procedure(
  'plan',
  () => ({}),
  ({ act, each, together }) => ({
    makeGroups: together({
      to: (_g, _, table) => allHouses(table).filter(house => personOf(house, table) !== NOBODY),
      // EP 3.1: equal dice are not told apart
      question: (g, _, house) => partition(valuesOf(g.rolled[house])),
      eachSeat(g, _, house, groups) {
        g.groups[house] = groupsMade(g.rolled[house], groups)
      },
    }),
    liftScreens: act((g, _, io) => {
      // EP 3.2
      io.emit?.({ type: 'groupsShown', groups: g.groups.map(groups => groups.slice()), rule: 'EP 3.2' })
    }),
    lookAtGroups: each(
      (g, _, table) => g.order.filter(house => groupArtisan(g, house, table) !== NONE),
      rewardGroups,
      house => ({ house }),
    ),
  }),
)

/** The groups, ascending, that an answer to `makeGroups` means. */
export function groupsMade(rolled: number, answer: readonly number[]): number[] {
  const values = valuesOf(rolled)
  const groups: number[] = []
  for (let number = 0; ; number++) {
    const group = groupOf(values.filter((_, i) => answer[i] === number))
    if (group === 0) return groups
    putIn(groups, group)
  }
}
