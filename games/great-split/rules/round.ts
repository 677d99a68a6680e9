import { call } from '@palatine/kernel'
import { choice } from './choice.ts'
import { harvest } from './harvest.ts'
import { market } from './market.ts'
import { procedure } from './model.ts'
import { roundEnd } from './round-end.ts'
import { finalScoring } from './scorings.ts'
import { splitting } from './split.ts'
import { dealHands, supply } from './supply.ts'

/** GS 2.1: the phases of a round. */
export const round = procedure(
  'round',
  () => ({}),
  ({ act }) => ({
    supplying: act(() => call(supply, {})),
    splittingHands: act(() => call(splitting, {})),
    choosing: act(() => call(choice, {})),
    harvesting: act(() => call(harvest, {})),
    turningTile: act(() => call(market, {})),
    endingRound: act(() => call(roundEnd, {})),
  }),
)

/** The whole game: the first hands, round after round, the final scoring. */
export const play = procedure(
  'play',
  () => ({}),
  ({ act }) => ({
    dealFirstHands: act(({ g, io }) => dealHands(g, io)),
    nextRound: act(({ g, table, io }) => {
      const { rounds } = table.components.board
      if (g.round === rounds.length) return undefined // GS 2.2
      g.round++
      io.emit?.({ type: 'roundBegan', round: g.round, limit: rounds[g.round - 1].limit, rule: 'GS 2.1' })
      return call(round, {}).thenAgain
    }),
    scoreGame: act(({ g, io }) => finalScoring(g, io)),
  }),
)
