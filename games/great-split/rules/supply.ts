import { allSeats, drawFrom, putIn, type Seat, subset, takeOut } from '@palatine/kernel'
import { type Club, type ClubIo, type ClubTable, procedure } from './model.ts'

/** GS 1.6: the first hand, of level I. */
export function dealHands(g: Club, io: ClubIo): void {
  for (const seat of allSeats(io.table)) {
    const hand = g.hands[seat]
    while (hand.length < io.table.components.board.firstHand) putIn(hand, drawFrom(io.chance, g.decks[0]))
    io.emit?.({
      type: 'handDealt',
      seat,
      count: hand.length,
      audience: [seat],
      secret: { cards: hand.slice() },
      rule: 'GS 1.6',
    })
  }
}

const roundOf = (g: Club, table: ClubTable) => table.components.board.rounds[g.round - 1]

/** How many cards a seat holds beyond the limit of the round. */
const surplus = (g: Club, seat: Seat, table: ClubTable): number =>
  Math.max(0, g.hands[seat].length - roundOf(g, table).limit)

/** GS 3: a new card for everybody; whoever has too many discards. */
export const supply = procedure(
  'supply',
  () => ({}),
  ({ act, together }) => ({
    dealCards: act(({ g, table, io }) => {
      const { level } = roundOf(g, table)
      for (const seat of allSeats(table)) dealCard(g, seat, level, 'GS 3.1', io)
      if (table.seats > 2) return
      // GS 10.1: with two players one of the level before as well
      for (const seat of allSeats(table)) dealCard(g, seat, level - 1, 'GS 10.1', io)
    }),
    discardCards: together({
      rule: 'GS 3.2',
      to: ({ g, table }) => allSeats(table).filter(seat => surplus(g, seat, table) > 0), // GS 3.2, GS 3.4
      question: ({ g, seat, table }) => {
        const over = surplus(g, seat, table)
        return subset(g.hands[seat], over, over, {
          why: () => ({ reason: 'discardSurplus', rule: 'GS 3.2', values: { count: over } }),
        })
      },
      eachSeat(cards, { g, seat, io }) {
        for (const card of cards) {
          takeOut(g.hands[seat], card)
          putIn(g.discards, card)
        }
        io.emit?.({
          type: 'cardsDiscarded',
          seat,
          count: cards.length,
          audience: [seat],
          secret: { cards: cards.slice() },
          rule: 'GS 3.3',
        })
      },
    }),
  }),
)

function dealCard(g: Club, seat: Seat, level: number, rule: string, io: ClubIo): void {
  const card = drawFrom(io.chance, g.decks[level - 1])
  putIn(g.hands[seat], card)
  io.emit?.({ type: 'cardDealt', seat, level, audience: [seat], secret: { card }, rule })
}
