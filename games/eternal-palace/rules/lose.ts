import { again, leave, NOBODY, NONE, pick } from '@palatine/kernel'
import { only, payResources } from './gains.ts'
import { type House, personOf, procedure, sorts, stock, totalResources } from './model.ts'

interface Losing {
  readonly house: House
  readonly rule: string
  /** How many resources are still to be given up. */
  left: number
}

/** So many resources of one's choice go to the supply, as far as there are any. */
export const loseResources = procedure(
  'loseResources',
  (at: Losing) => at,
  ({ act, ask }) => ({
    all: act(({ g, at: { house, left, rule }, io }) => {
      const total = totalResources(g, house)
      if (total > left) return undefined
      if (total > 0) payResources(g, house, g.resources.slice(stock(house, 0), stock(house + 1, 0)), NONE, rule, io)
      return leave
    }),
    giveUpResource: ask({
      rule: 'EP 12.5',
      to: ({ at: { house, left }, table }) => (left > 0 ? personOf(house, table) : NOBODY),
      question: ({ g, at: { house } }) =>
        pick(
          sorts.filter(resource => g.resources[stock(house, resource)] > 0),
          { why: () => ({ reason: 'noSuchResource', rule: 'EP 12.5' }) },
        ),
      answer(resource, { g, at, io }) {
        at.left--
        payResources(g, at.house, only(resource, 1), NONE, at.rule, io)
        return again
      },
    }),
  }),
)
