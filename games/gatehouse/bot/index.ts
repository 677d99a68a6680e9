import { type GameBot, PASS } from '@palatine/kernel'
import { reward } from '../rules/bid.ts'
import type { Known } from '../rules/hidden.ts'
import type { Gate, GateTable } from '../rules/model.ts'
import { scoreParts } from '../rules/scoring.ts'

/** Bids high for high prizes, keeps what fits its wall, builds without great leaps. */
export const bot: GameBot<Gate, GateTable, Known> = {
  features: ['prizes', 'coins', 'wall'],
  featuresOf(g, seat, table) {
    const { prizes, coins, wall } = scoreParts(g, seat, table)
    return [prizes, coins, wall]
  },
  roundOf: g => g.round - 1,
  horizon: 2,
  spread: 6,
  slip: 0.1,
  score({ id, view, seat, table }) {
    const { g } = view
    const kinds = table.components.stones.values.length
    const top = g.walls[seat].at(-1) ?? 0
    const lastRound = g.round === table.options.rounds
    switch (id) {
      case 'bidStone': {
        const faces = table.components.board.dice[table.options.die]
        const wanted = Math.round(((kinds - 1) * g.prize) / faces)
        return ([stone]) => -Math.abs(stone - wanted)
      }
      case 'takeReward':
        return ([taken]) => (taken === reward.coin ? 1 : 0)
      case 'giveStone':
        // What is too low for the own wall is the best gift; else the highest, which is hardest to build upon.
        return ([stone]) => (stone < top ? kinds + stone : stone - kinds)
      default:
        return ([stone]) => (stone === PASS ? -1.5 - top : -stone - (lastRound || stone <= top + 1 ? 0 : kinds))
    }
  },
}
