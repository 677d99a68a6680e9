/** What the guided games share: the first round with dice that are always the same, and when a lesson has its moment. */
import { FastChance, NOBODY, type State } from '@palatine/kernel'
import type { Situation } from '@palatine/ui'
import type { House, Realm, RealmTable } from '../rules/model.ts'
import { setup } from '../rules/setup.ts'
import { figuresPerVisit } from '../rules/visit.ts'

export type Now = Situation<Realm, RealmTable>

/** The dice are cast, by house, and nobody has put them into groups yet. */
export function firstRound(table: RealmTable, rolled: readonly number[], order: readonly House[]): State<Realm> {
  const g = setup(table, new FastChance(8))
  g.round = 1
  g.quiet = 1
  rolled.forEach((dice, house) => {
    g.rolled[house] = dice
    g.order[house] = order[house]
  })
  const frame = (step: string) => ({ step, at: {}, list: null, next: 0 })
  return {
    g,
    where: {
      stack: [frame('game.nextRound'), frame('round.playing'), frame('plan.makeGroups')],
      asked: NOBODY,
      together: null,
      branches: null,
    },
  }
}

export const asks =
  (id: string) =>
  ({ question }: Now): boolean =>
    question === id

export const hasVisited = ({ g, seat }: Now): boolean =>
  g.visits.some((one, i) => i % figuresPerVisit === 0 && one === seat)
