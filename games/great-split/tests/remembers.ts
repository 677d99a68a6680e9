import type { Seat, State } from '@palatine/kernel'
import type { Remembers } from '@palatine/kernel/testing'
import type { Club, ClubEvent, ClubTable } from '../rules/model.ts'

/** Where a card can be for all that a seat was sent: with these seats, perhaps among the discards. */
interface Trace {
  readonly seats: ReadonlySet<Seat>
  readonly discarded: boolean
}

/**
 * An independent reading of what a seat was sent. It walks through the events once for each card that the seat ever
 * saw and says where that card can be; then it counts what must have changed hands.
 */
export const remembers: Remembers = (state, seat, live) => {
  const { g } = state as State<Club>
  const table = live.table as ClubTable
  const events = live.events(seat).map(({ event }) => event as ClubEvent)
  const place = placesIn(g)
  for (let card = 0; card < place.length; card++) {
    const trace = traceOf(card, events, table)
    if (!trace) continue
    const fits = place[card] === 'discards' ? trace.discarded : trace.seats.has(place[card] as Seat)
    if (!fits) return `card ${card} is in ${place[card]}, but it can only be with ${[...trace.seats].join(' or ')}`
  }
  return wrongLevels(events, g, table) ?? wrongExchange(events, place, table)
}

function placesIn(g: Club): (Seat | 'discards' | 'deck')[] {
  const place: (Seat | 'discards' | 'deck')[] = []
  for (const deck of g.decks) for (const card of deck) place[card] = 'deck'
  for (const card of g.discards) place[card] = 'discards'
  g.hands.forEach((hand, seat) => {
    for (const card of hand) place[card] = seat
  })
  g.wallets.forEach((wallet, seat) => {
    for (const card of wallet) place[card] = seat
  })
  return place
}

/** Undefined if the card was never seen. */
function traceOf(card: number, events: readonly ClubEvent[], table: ClubTable): Trace | undefined {
  let trace: Trace | undefined
  const at = (seat: Seat): Trace => ({ seats: new Set([seat]), discarded: false })
  const notWith = (seat: Seat) => {
    if (trace) trace = { ...trace, seats: new Set([...trace.seats].filter(one => one !== seat)) }
  }
  for (const event of events) {
    switch (event.type) {
      case 'handDealt':
        if (event.secret?.cards.includes(card)) trace = at(event.seat)
        break
      case 'cardDealt':
        if (event.secret?.card === card) trace = at(event.seat)
        break
      case 'cardsDiscarded':
        if (event.secret) {
          if (event.secret.cards.includes(card)) trace = { seats: new Set(), discarded: true }
        } else if (trace?.seats.has(event.seat)) trace = { ...trace, discarded: true }
        break
      case 'walletPassed':
        if (event.secret?.cards.includes(card)) trace = at(event.seat)
        else if (event.secret) notWith(event.seat)
        break
      case 'sidesChosen':
        if (trace) {
          const left = [...trace.seats].map(seat => (seat + 1) % table.seats)
          trace = { ...trace, seats: new Set([...trace.seats, ...left]) }
        }
        break
      case 'groupTaken':
        if (event.secret?.taken.includes(card)) trace = at(event.seat)
        if (event.secret?.returned.includes(card)) trace = at(event.from)
        break
      case 'harvestShown':
        if (event.shown.includes(card)) trace = at(event.seat)
        else if (event.sold === 0) notWith(event.seat)
        break
    }
  }
  return trace
}

/** Before anything was discarded or exchanged everybody knows how many cards of each level somebody holds. */
function wrongLevels(events: readonly ClubEvent[], g: Club, table: ClubTable): string | undefined {
  if (events.some(({ type }) => type === 'sidesChosen' || type === 'cardsDiscarded')) return undefined
  const { cards, board } = table.components
  for (const [seat, hand] of g.hands.entries()) {
    const dealt = [0, board.firstHand, 0, 0]
    for (const event of events) if (event.type === 'cardDealt' && event.seat === seat) dealt[event.level]++
    const held = [0, 0, 0, 0]
    for (const card of [...hand, ...g.wallets[seat]]) held[cards.rows[card].level]++
    if (held.join() !== dealt.join()) return `seat ${seat} was dealt ${dealt.join()} by level and holds ${held.join()}`
  }
  return undefined
}

/** Of cards that were certainly with a seat before the exchange of this round no more went or stayed than was told. */
function wrongExchange(
  events: readonly ClubEvent[],
  place: readonly (Seat | 'discards' | 'deck')[],
  table: ClubTable,
): string | undefined {
  const last = events.findLastIndex(({ type }) => type === 'sidesChosen')
  const chosen = events[last]
  if (chosen?.type !== 'sidesChosen' || events.slice(last).some(({ type }) => type === 'roundBegan')) return undefined
  const before = events.slice(0, last)
  const went = new Array<number>(table.seats).fill(0)
  const stayed = new Array<number>(table.seats).fill(0)
  for (let card = 0; card < place.length; card++) {
    const trace = traceOf(card, before, table)
    if (!trace || trace.discarded || trace.seats.size !== 1) continue
    const [from] = trace.seats
    if (place[card] === from) stayed[from]++
    else if (place[card] === (from + 1) % table.seats) went[from]++
  }
  for (let from = 0; from < table.seats; from++) {
    const taken = chosen.taken[(from + 1) % table.seats]
    const passed = before.findLast(event => event.type === 'walletPassed' && event.seat === from)
    const size = passed?.type === 'walletPassed' ? passed.count : 0
    if (went[from] > taken) return `${went[from]} cards of seat ${from} went to the left, but only ${taken} were taken`
    if (stayed[from] > size - taken) return `${stayed[from]} cards stayed with seat ${from} instead of ${size - taken}`
  }
  return undefined
}
