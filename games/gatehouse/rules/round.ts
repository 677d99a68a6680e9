import { allSeats, call, leave, type Seat } from '@palatine/kernel'
import { bid } from './bid.ts'
import { build } from './build.ts'
import { gifts } from './gifts.ts'
import { procedure } from './model.ts'
import { drawStone, stonesLeft } from './pile.ts'

/** GH 5.1: hands are filled up again. */
export const refill = procedure(
  'refill',
  (at: { seat: Seat }) => at,
  ({ act }) => ({
    drawStones: act(({ g, at: { seat }, table, io }) => {
      while (g.hands[seat].length < table.components.board.hand && stonesLeft(g)) drawStone(g, seat, 'GH 5.1', io)
    }),
  }),
)

export const round = procedure(
  'round',
  () => ({}),
  ({ act, each }) => ({
    bidding: act(() => call(bid, {})),
    giving: act(() => call(gifts, {})),
    building: act(() => call(build, {})),
    refilling: each(
      ({ table }) => allSeats(table),
      refill,
      seat => ({ seat }),
    ),
  }),
)

/** The whole game: round after round. */
export const play = procedure(
  'play',
  () => ({}),
  ({ act }) => ({
    nextRound: act(({ g, table }) => {
      if (g.round === table.options.rounds) return leave // GH 6.1
      g.round++
      return call(round, {}).thenAgain
    }),
  }),
)
