import { drawFrom, NONE } from '@palatine/kernel'
import { putIn, type Realm, type RealmIo } from './kit.ts'

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
