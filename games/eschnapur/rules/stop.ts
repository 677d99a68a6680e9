import { NONE, pick } from '@palatine/kernel'
import { settleBids, showBids } from './bids.ts'
import { official, type Palace, procedure } from './model.ts'
import { liftStop, openParts } from './palace.ts'

/** ES 5: the winner may close a part for this round. */
export const stop = procedure(
  'stop',
  () => ({}),
  ({ act, ask }) => ({
    bids: act(({ g, io }) => showBids(g, official.stop, io)),
    winner: act(({ g, io }) => {
      settleBids(g, official.stop, io)
      if (g.winner < 0) liftStop(g) // ES 5.3
    }),
    placeStop: ask({
      rule: 'ES 5.1',
      to: ({ g }) => g.winner,
      question: ({ g }) =>
        pick(stoppable(g), {
          optional: true,
          why: part =>
            part === g.stop ? { reason: 'stopMustMove', rule: 'ES 5.2' } : { reason: 'partFinished', rule: 'ES 5.1' },
        }),
      answer(part, { g, seat, io }) {
        if (part === NONE) {
          liftStop(g)
          io.emit?.({ type: 'stopLaidAside', rule: 'ES 5.3' })
          return
        }
        g.stop = part
        io.emit?.({ type: 'stopPlaced', seat, part, rule: 'ES 5.1' })
      },
    }),
  }),
)

/** ES 5.1, ES 5.2: any part that is being built, but not the same twice running. */
export const stoppable = (g: Palace): number[] => openParts(g).filter(part => part !== g.stop)
