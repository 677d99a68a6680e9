import { allSeats, drawFrom, putIn, type Seat, subset, takeOut } from '@palatine/kernel'
import { type Army, type ArmyIo, procedure } from './model.ts'

/** XI 3.1, XI 3.2: everybody draws; in the first turn everybody may exchange once. */
export const hand = procedure(
  'hand',
  () => ({}),
  ({ act, together }) => ({
    draw: act(({ g, table, io }) => {
      for (const seat of allSeats(table)) drawCards(g, seat, table.components.tables.draw, 'XI 3.1', io)
    }),
    exchangeCards: together({
      rule: 'XI 3.2',
      to: ({ g, table }) => (g.turn === 1 ? allSeats(table) : []),
      question: ({ g, seat }) => subset(g.hands[seat], 0, g.hands[seat].length),
      eachSeat(cards, { g, seat, io }) {
        if (cards.length === 0) return
        for (const card of cards) {
          takeOut(g.hands[seat], card)
          putIn(g.bottoms[seat], card)
        }
        const count = cards.length
        io.emit?.({ type: 'cardsExchanged', seat, count, audience: [seat], secret: { cards }, rule: 'XI 3.2' })
        drawCards(g, seat, count, 'XI 3.2', io)
      },
    }),
  }),
)

/** Draws from the deck; what was put under it comes last. */
function drawCards(g: Army, seat: Seat, count: number, rule: string, io: ArmyIo): void {
  const deck = g.decks[seat]
  const cards: number[] = []
  while (cards.length < count) putIn(cards, drawFrom(io.chance, deck.length > 0 ? deck : g.bottoms[seat]))
  for (const card of cards) putIn(g.hands[seat], card)
  // XI 1.4: the last cards of a deck can be counted by everybody.
  const counted = deck.length + g.bottoms[seat].length === 0
  io.emit?.({ type: 'cardsDrawn', seat, count, ...(!counted && { audience: [seat] }), secret: { cards }, rule })
}
