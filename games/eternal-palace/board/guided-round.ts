/** What the guided games share: the first round with dice that are always the same, and when a lesson has its moment. */
import { FastChance, NOBODY, type State } from '@palatine/kernel'
import type { Guided, Lesson, Situation } from '@palatine/ui'
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

type Words = Readonly<Record<'en' | 'de', string>>

/** The last lesson: when the round is over; with a word of its own between the two that are always said. */
const farewell = (at: string, word: Words): Lesson<Realm, RealmTable> => ({
  id: 'farewell',
  when: now => now.g.round > 1 && asks('makeGroups')(now),
  at: () => [at],
  until: 'next',
  say: {
    en: () => `That was a round. ${word.en} From here on you play alone; the rules are beside the board.`,
    de: () => `Das war eine Runde. ${word.de} Ab hier spielst du allein; die Regeln stehen neben dem Brett.`,
  },
})

interface Lessons extends Pick<Guided<Realm, RealmTable>, 'seats' | 'options' | 'from' | 'lessons'> {
  /** What the last lesson points at, and what it says of its own. */
  readonly last: { readonly at: string; readonly word: Words }
}

/** A guided first game of one round. */
export const guidedRound = ({ lessons, last, ...rest }: Lessons): Guided<Realm, RealmTable> => ({
  ...rest,
  bot: 'plain',
  lessons: [...lessons, farewell(last.at, last.word)],
  last: 'farewell',
})
