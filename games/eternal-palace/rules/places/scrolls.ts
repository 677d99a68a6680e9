import { pick } from '@palatine/kernel'
import { sizeOf } from '../dice.ts'
import { gain } from '../gains.ts'
import { personOf, place, procedure, type RealmTable } from '../model.ts'
import type { Place, Visit } from './place.ts'

const gifts = ({ components }: RealmTable, dice: number) =>
  sizeOf(dice) === 1 ? components.places.scrolls.single : components.places.scrolls.several

/** EP 5.15: a small gift for any group. */
export const visitScrolls = procedure(
  'visitScrolls',
  (at: Visit) => at,
  ({ ask }) => ({
    takeGift: ask({
      rule: 'EP 5.15',
      to: ({ at: { house }, table }) => personOf(house, table),
      question: ({ at: { dice }, table }) =>
        pick(
          gifts(table, dice).map((_, gift) => gift),
          { why: () => ({ reason: 'resourceNeedsTwoDice', rule: 'EP 5.15' }) },
        ),
      answer(gift, { g, at: { house, dice }, table, io }) {
        gain(g, house, gifts(table, dice)[gift], 'EP 5.15', io)
      },
    }),
  }),
)

/** EP 4.6, EP 5.15: any group, never a penalty. */
export const scrolls: Place = { number: place.scrolls, rule: 'EP 5.15', sum: 0, free: true, visit: visitScrolls }
