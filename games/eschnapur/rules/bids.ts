import { call, NOBODY, NONE, pick, type Seat } from '@palatine/kernel'
import {
  cardsInHand,
  handOf,
  kindsHeld,
  official,
  officialsAt,
  type Palace,
  type PalaceIo,
  type PalaceTable,
  procedure,
  type Then,
} from './model.ts'
import { openWindow } from './windows.ts'

/** ES 3.1: the cards of an official are shown, as a procedure if somebody has something to say to it. */
export function showBids(g: Palace, where: number, io: PalaceIo): Then | undefined {
  if (g.fromHand !== NOBODY || mayBeRejected(g, where)) return call(reveal, { official: where })
  showCards(g, where, io)
  returnZeros(g, where, io)
  return undefined
}

export const reveal = procedure(
  'reveal',
  (at: { official: number }) => at,
  ({ act, ask }) => ({
    beforeShowing: act(({ g, at, table }) =>
      mayBeRejected(g, at.official) ? openWindow(g, 'blocked', [g.blockedSeat], table) : undefined,
    ),
    show: act(({ g, at, io }) => showCards(g, at.official, io)),
    playFromHand: ask({
      rule: 'ES 14.14',
      to: ({ g, at }) => (g.fromHand !== NOBODY && mayPlay(g, g.fromHand, at.official) ? g.fromHand : NOBODY),
      question: ({ g, at, seat, table }) =>
        pick(kindsHeld(handOf(g, seat)), { optional: cardsInHand(g, seat) < slotsLeft(g, seat, at.official, table) }),
      answer(card, { g, at, seat, io }) {
        if (card === NONE) return
        g.purses[seat][card]--
        g.open[seat][at.official] = card
        g.shown[seat][at.official] = card
        io.emit?.({ type: 'cardPlayed', seat, official: at.official, card, rule: 'ES 14.14' })
      },
    }),
    takeZeros: act(({ g, at, io }) => returnZeros(g, at.official, io)),
  }),
)

/** ES 14.13: until its card would be shown the blocked seat may reject the blockade of this round. */
const mayBeRejected = (g: Palace, where: number): boolean =>
  where !== official.blockade && g.blockedSeat !== NOBODY && g.blockedOfficial >= where

/** All at once, but for a blocked card. */
function showCards(g: Palace, where: number, io: PalaceIo): void {
  for (let seat = 0; seat < g.covered.length; seat++) {
    const card = g.covered[seat][where]
    if (card === NONE || isBlocked(g, seat, where)) continue
    g.covered[seat][where] = NONE
    g.purses[seat][card]--
    g.open[seat][where] = card
    g.shown[seat][where] = card
  }
  io.emit?.({ type: 'cardsShown', official: where, cards: cardsAt(g, where), rule: 'ES 3.1' })
}

/** ES 3.4: at once, so a seat that plays from hand may use a zero again. */
function returnZeros(g: Palace, where: number, io: PalaceIo): void {
  for (let seat = 0; seat < g.open.length; seat++) {
    if (g.open[seat][where] !== 0) continue
    g.open[seat][where] = NONE
    g.purses[seat][0]++
    io.emit?.({ type: 'zeroReturned', seat, official: where, rule: 'ES 3.4' })
  }
}

/** ES 3.5: whoever wins an official pays the card into the bank at once; the other cards stay where they are. */
export function settleBids(g: Palace, where: number, io: PalaceIo): void {
  g.winner = winnerOf(g, where)
  if (g.winner === NOBODY) {
    io.emit?.({ type: 'nobodyWon', official: where, rule: 'ES 3.3' })
    return
  }
  const card = g.open[g.winner][where]
  io.emit?.({ type: 'officialWon', seat: g.winner, official: where, card, rule: 'ES 3.2' })
  bankCard(g, g.winner, where)
}

/** ES 3.2, ES 3.3: the highest single card; if the highest are equal, the next lower value, and no further. */
function winnerOf(g: Palace, where: number): Seat {
  const highest = highestBelow(g, where, g.bank.length)
  if (highest === 0) return NOBODY
  // ES 14.7: whoever bought it wins a tie of the highest
  if (g.winsTies !== NOBODY && g.open[g.winsTies][where] === highest) return g.winsTies
  const single = singleWith(g, where, highest)
  if (single !== NOBODY) return single
  const next = highestBelow(g, where, highest)
  return next === 0 ? NOBODY : singleWith(g, where, next)
}

/** The highest card below a limit; 0 if there is none, since a zero never wins. */
function highestBelow(g: Palace, where: number, limit: number): number {
  let highest = 0
  for (let seat = 0; seat < g.open.length; seat++) {
    const card = g.open[seat][where]
    if (card > highest && card < limit) highest = card
  }
  return highest
}

function singleWith(g: Palace, where: number, card: number): Seat {
  let found = NOBODY
  for (let seat = 0; seat < g.open.length; seat++) {
    if (g.open[seat][where] !== card) continue
    if (found !== NOBODY) return NOBODY
    found = seat
  }
  return found
}

/** An open card goes into the bank. */
export function bankCard(g: Palace, seat: Seat, where: number): void {
  g.bank[g.open[seat][where]]++
  g.open[seat][where] = NONE
}

/** By seat: what lies open at an official. */
export const cardsAt = (g: Palace, where: number): number[] => g.open.map(row => row[where])

/** ES 3.6 */
const isBlocked = (g: Palace, seat: Seat, where: number): boolean =>
  // The first official is shown while the blockade of the round before still lies; it can never lie there.
  g.blockedSeat === seat && g.blockedOfficial === where

/** A card of the round before may lie there already: then that is the card. */
const mayPlay = (g: Palace, seat: Seat, where: number): boolean =>
  g.covered[seat][where] === NONE && g.open[seat][where] === NONE && cardsInHand(g, seat) > 0

/** ES 14.14: officials from here on at which a seat that plays from hand has no card yet. */
export const slotsLeft = (g: Palace, seat: Seat, where: number, table: PalaceTable): number =>
  officialsAt(table).filter(later => later >= where && g.covered[seat][later] === NONE).length
