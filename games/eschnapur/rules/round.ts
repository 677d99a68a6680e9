import { allSeats, call, leave, NOBODY, NONE } from '@palatine/kernel'
import { blockade } from './blockade.ts'
import { bricks } from './bricks.ts'
import { build } from './building.ts'
import { endOfRound } from './end.ts'
import { layout } from './layout.ts'
import { type Palace, procedure } from './model.ts'
import { moving } from './moving.ts'
import { order } from './order.ts'
import { stop } from './stop.ts'
import { wages } from './wages.ts'
import { openWindow } from './windows.ts'

/** ES 1.5: the nine phases; the first two are one secret layout. */
export const round = procedure(
  'round',
  () => ({}),
  ({ act, each }) => ({
    begin: act(({ g, table, io }) => {
      g.round++
      forgetLastRound(g)
      io.emit?.({ type: 'roundBegan', round: g.round, rule: 'ES 1.5' })
      return openWindow(g, 'roundStart', allSeats(table), table)
    }),
    sitesAndGold: act(() => call(layout, {})),
    blockade: act(() => call(blockade, {})),
    stop: act(() => call(stop, {})),
    bricks: act(() => call(bricks, {})),
    order: act(() => call(order, {})),
    building: each(
      ({ g }) => g.order,
      build,
      seat => ({ seat }),
    ),
    moving: act(() => call(moving, {})),
    wages: act(() => call(wages, {})),
  }),
)

/** The whole game: round after round. */
export const play = procedure(
  'play',
  () => ({}),
  ({ act }) => ({
    nextRound: act(() => call(round, {})),
    end: act(({ g, io }) => (endOfRound(g, io) ? leave : call(round, {}).thenAgain)),
  }),
)

/** ES 14.1: what a privilege did, it did for one round only. */
function forgetLastRound(g: Palace): void {
  g.winner = NOBODY
  g.winsTies = NOBODY
  g.fromHand = NOBODY
  g.freeSites = NOBODY
  g.ignoresStop = NOBODY
  g.protectedPart = NONE
  g.markerSeat = NOBODY
  g.markerPlace = NONE
  g.builtOn = false
}
