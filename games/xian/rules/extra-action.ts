import { type Also, call, pick, type Seat } from '@palatine/kernel'
import { actions, canAct } from './builder.ts'
import { type Army, type ArmyTable, buildingCount, procedure, tile } from './model.ts'
import { hasTile, market, marketQuestion, spendTile } from './tiles.ts'

/** XI 8.6: the buildings whose action can be done as an extra one: no place, no fee, no minister. */
export function extraActions(g: Army, seat: Seat, table: ArmyTable): readonly number[] {
  if (!hasTile(g, seat, tile.action)) return noBuildings
  const found: number[] = []
  for (let where = 0; where < buildingCount; where++) {
    if (canAct(g, seat, where, g.coins[seat], table)) found.push(where)
  }
  return found
}

/** XI 8.6: a further action of one building. */
export const extraAction = procedure(
  'extraAction',
  (at: { seat: Seat; building: number }) => at,
  ({ act }) => ({
    begin: act(({ g, at: { seat, building }, io }) => {
      spendTile(g, seat, tile.action, 'XI 8.6', io)
      io.emit?.({ type: 'extraActionTaken', seat, building, rule: 'XI 8.6' })
      return call(actions[building], { seat })
    }),
  }),
)

type TileOptions = Record<string, Also<never>>
const noOptions: TileOptions = {}
const noBuildings: readonly number[] = []

/** XI 8.1: the tiles that can be used beside a question that is asked anyway. */
export function tileOptions(g: Army, seat: Seat, table: ArmyTable): TileOptions {
  const where = extraActions(g, seat, table)
  if (where.length === 0) return marketOption(g, seat, table)
  return {
    extraAction: {
      question: pick(where),
      call: (building: number) => call(extraAction, { seat, building }),
    },
    ...marketOption(g, seat, table),
  }
}

/** XI 8.1: the market alone. */
export function marketOption(g: Army, seat: Seat, table: ArmyTable): TileOptions {
  const give = marketQuestion(g, seat, table)
  if (!give) return noOptions
  return { market: { question: give, call: (given: readonly number[]) => call(market, { seat, given }) } }
}
