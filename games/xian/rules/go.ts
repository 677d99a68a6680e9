import { call, NOBODY, NONE, pick, pickThen, type Seat } from '@palatine/kernel'
import { actions, enter, entries, keepBuilder, whyNotEnter } from './builder.ts'
import { extraAction, extraActions, marketOption, tileOptions } from './extra-action.ts'
import { type Army, type ArmyTable, procedure, tile } from './model.ts'
import { canTrade, hasTile } from './tiles.ts'
import { letWork, whyNotWork, worksOf } from './worker.ts'

/** XI 3.6: one seat's go in a round: the worker, then perhaps a master builder. */
export const go = procedure(
  'go',
  (at: { seat: Seat }) => at,
  ({ ask }) => ({
    useWorker: ask({
      rule: 'XI 4.1',
      to: ({ at }) => at.seat,
      question: ({ g, seat, table }) => pick(worksOf(g, seat, table), { why: way => whyNotWork(g, seat, way, table) }),
      answer: (way, { g, seat, io }) => letWork(g, seat, way, io),
      also: ({ g, seat, table }) => tileOptions(g, seat, table),
    }),
    // XI 6.1: a building and a way in, or pass.
    placeBuilder: ask({
      rule: 'XI 6.1',
      to: ({ at }) => at.seat,
      question({ g, seat, table }) {
        const { where, ways } = entries(g, seat, table)
        return pickThen(where, ways, { optional: true, why: (one, way) => whyNotEnter(g, seat, one, way, table) })
      },
      answer(answer, { g, seat, io }) {
        if ((answer as unknown) === NONE) return keepBuilder(g, seat, io)
        const [where, way] = answer
        enter(g, seat, where, way, io)
        return call(actions[where], { seat })
      },
      also: ({ g, seat, table }) => tileOptions(g, seat, table),
    }),
    // XI 8.1: only who has the tile for a further action is asked once more.
    useExtraAction: ask({
      rule: 'XI 8.6',
      to: ({ g, at: { seat }, table }) => (canGoOn(g, seat, table) ? seat : NOBODY),
      question: ({ g, seat, table }) =>
        pick(extraActions(g, seat, table), {
          optional: true,
          why: () => ({ reason: 'nothingToDoThere', rule: 'XI 6.6' }),
        }),
      answer: (where, { seat }) => (where === NONE ? undefined : call(extraAction, { seat, building: where })),
      also: ({ g, seat, table }) => marketOption(g, seat, table),
    }),
  }),
)

const canGoOn = (g: Army, seat: Seat, table: ArmyTable): boolean =>
  hasTile(g, seat, tile.action) && (canTrade(g, seat, table) || extraActions(g, seat, table).length > 0)
