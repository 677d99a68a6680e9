import { call, leave, NONE } from '@palatine/kernel'
import { leastSequence, takeBonuses } from './master/bonuses.ts'
import { allHouses, isMaster, procedure } from './model.ts'
import { restore } from './palace.ts'
import { plan } from './plan.ts'
import { roll } from './roll.ts'
import { seals, sequenceWinner } from './scoring.ts'
import { play } from './turn.ts'

/** EP 1.1: a round has four phases. */
export const round = procedure(
  'round',
  () => ({}),
  ({ act }) => ({
    begin: act(({ g, io }) => {
      g.round++
      g.quiet++
      io.emit?.({ type: 'roundBegan', round: g.round, rule: 'EP 1.1' })
    }),
    rolling: act(() => call(roll, {})),
    planning: act(() => call(plan, {})),
    playing: act(() => call(play, {})),
    // EP 9.1: after the last round there is nothing to restore
    restoring: act(({ g }) => (g.completion === NONE ? call(restore, {}) : undefined)),
  }),
)

/** The whole game: round after round until somebody has enough layers. */
export const game = procedure(
  'game',
  () => ({}),
  ({ act }) => ({
    nextRound: act(({ g, table }) => {
      if (g.completion !== NONE)
        g.ending = 'normal' // EP 9.1
      else if (g.quiet >= table.components.setup.quietRounds) g.ending = 'stall' // EP 9.7
      return g.ending === 'none' ? call(round, {}).thenAgain : undefined
    }),
    giveAwards: act(({ g, table, io }) => {
      io.emit?.({ type: 'gameEnded', ending: g.ending, rule: g.ending === 'stall' ? 'EP 9.7' : 'EP 9.1' })
      if (table.seats === 1) takeBonuses(g, io)
      const winner = sequenceWinner(g, table)
      if (winner && isMaster(winner.house, table)) {
        const least = leastSequence(table)
        io.emit?.({ type: 'sequenceClaimed', seat: winner.house, least, rule: 'EP 15.23' })
      } else if (winner)
        io.emit?.({ type: 'sequenceWon', seat: winner.house, from: winner.from, to: winner.to, rule: 'EP 9.3' })
      else io.emit?.({ type: 'sequenceOpen', rule: 'EP 9.3' })
      for (const house of allHouses(table)) {
        const won = seals(g, house, table)
        if (won > 0) io.emit?.({ type: 'sealsWon', seat: house, seals: won, palace: g.palace[house], rule: 'EP 9.4' })
      }
      return leave
    }),
  }),
)
