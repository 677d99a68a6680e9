import { drawFrom, NONE, putIn } from '@palatine/kernel'
import type { House, Realm, RealmIo } from './model.ts'

/** EP 7.8: the card on top, if somebody put one there, else any; NONE if there is no card at all. */
export function drawCard(g: Realm, io: RealmIo): number {
  if (g.top !== NONE) {
    const card = g.top
    g.top = NONE
    return card
  }
  if (g.deck.length === 0) {
    if (g.discards.length === 0) return NONE
    for (const card of g.discards) putIn(g.deck, card)
    g.discards.length = 0
    io.emit?.({ type: 'deckShuffled', cards: g.deck.length, rule: 'EP 7.8' })
  }
  return drawFrom(io.chance, g.deck)
}

/** So many cards, as far as there are any, into the hand of a house, where it alone sees them. */
export function drawAdvisors(g: Realm, house: House, count: number, rule: string, io: RealmIo): void {
  const advisors: number[] = []
  for (let i = 0; i < count; i++) {
    const advisor = drawCard(g, io)
    if (advisor !== NONE) putIn(advisors, advisor)
  }
  if (advisors.length === 0) return
  for (let i = 0; i < advisors.length; i++) putIn(g.drawn, advisors[i])
  g.drawer = house
  const { length } = advisors
  io.emit?.({ type: 'advisorsDrawn', seat: house, count: length, audience: [house], secret: { advisors }, rule })
}

/** How many cards could be drawn. */
export const cardsLeft = ({ deck, discards, top }: Realm): number =>
  deck.length + discards.length + (top === NONE ? 0 : 1)
