import { NONE } from '@palatine/kernel'
import { takeBricks } from './bank.ts'
import { bankCard, cardsAt, showBids } from './bids.ts'
import { official, procedure } from './model.ts'

/** ES 6: here every card pays, in bricks. */
export const bricks = procedure(
  'bricks',
  () => ({}),
  ({ act }) => ({
    cards: act(({ g, io }) => showBids(g, official.bricks, io)),
    pay: act(({ g, table, io }) => {
      const cards = cardsAt(g, official.bricks)
      for (let seat = 0; seat < cards.length; seat++) {
        const card = cards[seat]
        if (card === NONE) continue
        // ES 6.1, ES 6.2: a value that was played more than once pays half, rounded up
        const value = table.components.gold.values[card]
        const shared = cards.indexOf(card) !== cards.lastIndexOf(card)
        // ES 14.7: not for whoever wins ties
        takeBricks(g, seat, shared && g.winsTies !== seat ? Math.ceil(value / 2) : value, io, 'ES 6.1')
        bankCard(g, seat, official.bricks)
      }
      if (cards.some(card => card !== NONE)) {
        io.emit?.({ type: 'cardsBanked', official: official.bricks, cards, rule: 'ES 6.4' })
      }
    }),
  }),
)
