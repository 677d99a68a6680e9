import { allSeats, order as inOrder, NOBODY, type Seat, shuffle } from '@palatine/kernel'
import { settleBids, showBids } from './bids.ts'
import { official, type Palace, procedure } from './model.ts'
import { openWindow } from './windows.ts'

/** ES 7: the winner deals the order markers anew. */
export const order = procedure(
  'order',
  () => ({}),
  ({ act, ask }) => ({
    bids: act(({ g, io }) => showBids(g, official.order, io)),
    winner: act(({ g, table, io }) => {
      settleBids(g, official.order, io)
      if (g.winner === NOBODY) {
        if (g.round > 1) io.emit?.({ type: 'orderKept', order: g.order.slice(), rule: 'ES 7.2' })
        else {
          // ES 7.3
          shuffle(io.chance, g.order)
          io.emit?.({ type: 'orderDrawn', order: g.order.slice(), rule: 'ES 7.3' })
        }
        return
      }
      const others = allSeats(table).filter(seat => seat !== g.winner)
      return openWindow(g, 'orderWon', others, table)
    }),
    dealMarkers: ask({
      rule: 'ES 7.1',
      to: ({ g }) => g.winner,
      // ES 7.1: the seats that are to get the markers, the lowest marker first; ES 14.5: without the one that was taken
      question: ({ g, table }) => inOrder(allSeats(table).filter(seat => seat !== g.markerSeat)),
      answer(dealt, { g, seat, io }) {
        const order = orderDealt(g, dealt)
        for (let place = 0; place < order.length; place++) g.order[place] = order[place]
        io.emit?.({ type: 'orderDealt', seat, order, rule: 'ES 7.1' })
      },
    }),
  }),
)

/** The order that comes of dealing: whoever took a marker before keeps its place. */
export function orderDealt(g: Palace, dealt: readonly Seat[]): Seat[] {
  const order = dealt.slice()
  if (g.markerSeat !== NOBODY) order.splice(g.markerPlace, 0, g.markerSeat)
  return order
}
