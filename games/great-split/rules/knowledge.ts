import { allSeats, type Seat } from '@palatine/kernel'
import { type Club, type ClubEvent, type ClubTable, leftOf } from './model.ts'

/**
 * What a watcher knows of cards that its view does not show. A card that was seen lies in one of the places that it can
 * have reached since. Of cards that were dealt and never seen the level is known, and where they may be.
 * How many cards lie in a place is public. What could be found out only by counting hidden cards through several
 * rounds is not kept: with each round the way that hidden cards took in the round before is forgotten.
 */
export interface Known {
  /** By card: the places where it may be, as bits (see `place`); 0 if it was never seen. */
  readonly cards: number[]
  /** Of each card that was dealt and never seen: its level, and the places where it may be. */
  readonly unseenLevels: number[]
  readonly unseenPlaces: number[]
  /** By seat: how many cards it discarded the last time, and before that. */
  readonly lastDiscards: number[]
  readonly olderDiscards: number[]
  /** Whether groups were chosen in this round, so that it is known how many cards of a hand came from the right. */
  exchanged: boolean
}

const seats = 7
/** The places of a seat: what it holds and held before, what came from the right in this round, what it discarded. */
export const place = {
  held: (seat: Seat): number => 1 << seat,
  came: (seat: Seat): number => 1 << (seats + seat),
  lastDiscards: (seat: Seat): number => 1 << (2 * seats + seat),
  olderDiscards: (seat: Seat): number => 1 << (3 * seats + seat),
} as const

/** All that makes up the hand of a seat. */
const handOf = (seat: Seat): number => place.held(seat) | place.came(seat)

export const knowledge = {
  start: (table: ClubTable): Known => ({
    cards: new Array<number>(table.components.cards.rows.length).fill(0),
    unseenLevels: [],
    unseenPlaces: [],
    lastDiscards: allSeats(table).map(() => 0),
    olderDiscards: allSeats(table).map(() => 0),
    exchanged: false,
  }),

  learn(known: Known, _seat: Seat | null, event: ClubEvent, table: ClubTable): void {
    switch (event.type) {
      case 'handDealt':
        if (event.secret) for (const card of event.secret.cards) known.cards[card] = place.held(event.seat)
        else for (let i = 0; i < event.count; i++) dealtUnseen(known, 1, event.seat)
        break
      case 'roundBegan':
        for (const seat of allSeats(table)) move(known, place.came(seat), place.held(seat))
        known.exchanged = false
        break
      case 'cardDealt':
        if (event.secret) known.cards[event.secret.card] = place.held(event.seat)
        else dealtUnseen(known, event.level, event.seat)
        break
      case 'cardsDiscarded':
        discard(known, event.seat, event.count, event.secret?.cards)
        break
      case 'walletPassed':
        // Giver and chooser see the whole of it, and that nothing else was there.
        if (event.secret) seeAll(known, event.secret.cards, event.seat, table)
        break
      case 'sidesChosen':
        known.exchanged = true
        for (const seat of allSeats(table)) {
          const left = place.came(leftOf(seat, table))
          everywhere(known, places => (places & place.held(seat) ? places | left : places))
        }
        break
      case 'groupTaken':
        if (event.secret) {
          for (const card of event.secret.taken) known.cards[card] = place.came(event.seat)
          for (const card of event.secret.returned) known.cards[card] = place.held(event.from)
        }
        break
      case 'harvestShown':
        if (event.sold === 0) seeAll(known, event.shown, event.seat, table)
        else for (const card of event.shown) see(known, card, event.seat, table)
    }
  },

  /** Every card is where it may be, and as many unseen cards of each level are out as were dealt. */
  allows(known: Known, g: Club, table: ClubTable): boolean {
    const { rows } = table.components.cards
    const lies = new Array<number>(rows.length).fill(0)
    let discards = 0
    for (const seat of allSeats(table)) {
      for (const card of g.hands[seat]) lies[card] = handOf(seat)
      for (const card of g.wallets[seat]) lies[card] = handOf(seat)
      discards |= place.lastDiscards(seat) | place.olderDiscards(seat)
    }
    for (const card of g.discards) lies[card] = discards
    const out = [0, 0, 0, 0]
    for (let card = 0; card < rows.length; card++) {
      if (known.cards[card] !== 0) {
        if ((known.cards[card] & lies[card]) === 0) return false
      } else if (lies[card] !== 0) {
        const { level } = rows[card]
        out[level]++
        if (!known.unseenPlaces.some((may, i) => known.unseenLevels[i] === level && (may & lies[card]) !== 0))
          return false
      }
    }
    return [1, 2, 3].every(level => out[level] === known.unseenLevels.filter(one => one === level).length)
  },
}

function dealtUnseen(known: Known, level: number, seat: Seat): void {
  known.unseenLevels.push(level)
  known.unseenPlaces.push(place.held(seat))
}

/** Something of a hand goes to the discards: these cards, or nobody knows which. */
function discard(known: Known, seat: Seat, count: number, cards: readonly number[] | undefined): void {
  move(known, place.lastDiscards(seat), place.olderDiscards(seat))
  known.olderDiscards[seat] += known.lastDiscards[seat]
  known.lastDiscards[seat] = count
  const to = place.lastDiscards(seat)
  if (cards) for (const card of cards) known.cards[card] = to
  else everywhere(known, places => (places & place.held(seat) ? places | to : places))
}

/** What may have been in one place may now be in another. */
function move(known: Known, from: number, to: number): void {
  everywhere(known, places => (places & from ? (places & ~from) | to : places))
}

/** Changes the possible places of everything that was ever dealt. */
function everywhere(known: Known, change: (places: number) => number): void {
  const { cards, unseenPlaces } = known
  for (let card = 0; card < cards.length; card++) if (cards[card] !== 0) cards[card] = change(cards[card])
  for (let i = 0; i < unseenPlaces.length; i++) unseenPlaces[i] = change(unseenPlaces[i])
}

/** These cards are all that a seat has. */
function seeAll(known: Known, cards: readonly number[], seat: Seat, table: ClubTable): void {
  for (const card of cards) see(known, card, seat, table)
  const { cards: all, unseenPlaces } = known
  for (let card = 0; card < all.length; card++) if (!cards.includes(card)) all[card] &= ~handOf(seat)
  for (let i = 0; i < unseenPlaces.length; i++) unseenPlaces[i] &= ~handOf(seat)
}

/** A card is with a seat. If it was never seen, one of the unseen ones that may be there was it. */
function see(known: Known, card: number, seat: Seat, table: ClubTable): void {
  const here = handOf(seat)
  const { cards, unseenLevels, unseenPlaces } = known
  let may = cards[card]
  if (may === 0) {
    const { level } = table.components.cards.rows[card]
    const fits = (i: number) => unseenLevels[i] === level && (unseenPlaces[i] & here) !== 0
    let last = -1
    for (let i = 0; i < unseenLevels.length; i++) {
      if (!fits(i)) continue
      last = i
      may |= unseenPlaces[i]
    }
    if (last >= 0) {
      // Nobody can say which one it was: the others may be wherever one of them may be.
      for (let i = 0; i < unseenLevels.length; i++) if (fits(i)) unseenPlaces[i] = may
      unseenLevels.splice(last, 1)
      unseenPlaces.splice(last, 1)
    }
  }
  cards[card] = may & here || here
}
