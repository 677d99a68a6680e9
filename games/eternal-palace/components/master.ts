import { flag, list, object, oneOf, type Problem, sourced, type TypeOf, whole } from '@palatine/kernel'
import { reward } from './goods.ts'

/** What a personality's list may hold. */
const action = oneOf('fish', 'wisdom', 'monument', 'bridge', 'extra')
export type MasterAction = TypeOf<typeof action>

/** Wisdom changes a group's value by at most so much up or down; of equal changes one comes first. */
const personality = object({
  actions: list(action, { min: 1, max: 5 }),
  up: whole(0, 11),
  down: whole(0, 11),
  first: oneOf('up', 'down'),
})
export type Personality = TypeOf<typeof personality>

const difficulty = object({
  /** Which features that nobody earned are his: where he is ahead, or all of them. */
  features: oneOf('ahead', 'all'),
  /** How long a person's sequence has to be at least to win the prize. */
  sequence: whole(1, 13),
  /** Of sequences of equal length: the one with the highest layer wins, or his does. */
  tie: oneOf('highest-layer', 'his'),
  goods: flag,
  beyond: whole(0, 99),
})
export type Difficulty = TypeOf<typeof difficulty>

const names = ['balance', 'enlightenment', 'perception', 'ascent', 'descent', 'uncertainty'] as const

const colours = 5
const card = object({
  rows: list(list(whole(0, colours - 1), { min: 1, max: 3 }), { min: 1, max: colours }),
  signs: list(oneOf(...names), { min: 1, max: names.length }),
})

const few = whole(0, 9)

export const masterSchema = sourced({
  fish: whole(0, 20),
  wisdom: whole(0, 20),
  fromDeck: whole(0, 9),
  fromRow: whole(0, 9),
  market: list(whole(0, 20), { length: 5 }),
  bridge: list(whole(1, 6), { length: 6 }),
  wisdomFor: object({ resource: few, advisor: few, recruit: few, privilege: few, step: few }),
  academy: object({ takesFrom: whole(1, 6), wisdom: few, adds: few }),
  alternativeMarket: object({ taken: list(whole(0, 3), { length: 5 }), goods: list(reward, { length: 2 }) }),
  fishForWisdom: whole(1, 20),
  wisdomForStep: whole(1, 20),
  difficulties: object({ apprentice: difficulty, journeyman: difficulty, expert: difficulty }),
})

export const personalitiesSchema = sourced({
  lists: object({
    balance: personality,
    enlightenment: personality,
    perception: personality,
    ascent: personality,
    descent: personality,
    uncertainty: personality,
  }),
  cards: list(card, { min: 1, max: 99 }),
})

/** The expansions' locations are no part of Balance; every card shows each colour once, every personality has cards. */
export function checkPersonalities({ lists, cards }: TypeOf<typeof personalitiesSchema>): Problem[] {
  const problems: Problem[] = []
  const wrong = (place: string, reason: string, values = {}) =>
    problems.push({ place: `personalities.${place}`, reason, values })
  for (const name of names) {
    const { actions } = lists[name]
    if (new Set(actions).size !== actions.length) wrong(`lists.${name}.actions`, 'actionTwice')
    if (!cards.some(({ signs }) => signs.includes(name)))
      wrong('cards', 'personalityWithoutCards', { personality: name })
  }
  if (lists.balance.actions.includes('extra')) wrong('lists.balance.actions', 'balanceStaysAway')
  cards.forEach(({ rows }, number) => {
    const shown = rows.flat().toSorted((a, b) => a - b)
    if (shown.length !== colours || shown.some((colour, i) => colour !== i))
      wrong(`cards[${number}].rows`, 'eachColourOnce')
  })
  return problems
}
