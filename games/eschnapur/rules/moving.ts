import { allSeats, NOBODY, pickThen, type Refusal, type Seat } from '@palatine/kernel'
import { settleBids, showBids } from './bids.ts'
import { official, type Palace, passed, procedure } from './model.ts'
import { movesFor } from './palace.ts'
import { openWindow } from './windows.ts'

/** ES 9: the winner may move the last brick of a part. */
export const moving = procedure(
  'moving',
  () => ({}),
  ({ act, ask }) => ({
    bids: act(({ g, io }) => showBids(g, official.moving, io)),
    winner: act(({ g, table, io }) => {
      settleBids(g, official.moving, io)
      if (g.winner === NOBODY) return
      // ES 14.6: before the winner has chosen
      const others = allSeats(table).filter(seat => seat !== g.winner)
      return openWindow(g, 'moveWon', others, table)
    }),
    ignoring: act(({ g, table }) => (g.winner === NOBODY ? undefined : openWindow(g, 'moving', [g.winner], table))),
    moveBrick: ask({
      rule: 'ES 9.1',
      to: ({ g }) => g.winner,
      question({ g, seat, table }) {
        const { from, to } = movesFor(g, seat, table)
        return pickThen(from, to, { optional: true, why: (...parts) => whyNot(g, seat, parts) })
      },
      answer(move, { g, seat, io }) {
        if (passed(move)) {
          io.emit?.({ type: 'brickLeft', seat, rule: 'ES 9.1' })
          return
        }
        const [from, to] = move
        // ES 9.3: a bag is paid for placing, not for moving
        const owner = g.parts[from].pop() as Seat
        g.parts[to].push(owner)
        io.emit?.({ type: 'brickMoved', seat, owner, from, to, rule: 'ES 9.1' })
      },
    }),
  }),
)

function whyNot(g: Palace, seat: Seat, [from, to]: readonly number[]): Refusal {
  const part = to ?? from
  if (part === g.stop && g.ignoresStop !== seat) return { reason: 'partStopped', rule: 'ES 9.2', values: { part } }
  if (to === undefined && from === g.protectedPart)
    return { reason: 'brickProtected', rule: 'ES 14.6', values: { part } }
  return { reason: 'noSuchMove', rule: 'ES 9.1' }
}
