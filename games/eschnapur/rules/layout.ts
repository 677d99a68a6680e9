import { allSeats, assign, NOBODY, NONE, type Seat, subset } from '@palatine/kernel'
import {
  cardsInHand,
  handOf,
  kindsHeld,
  officialsAt,
  type Palace,
  type PalaceTable,
  partIs,
  procedure,
} from './model.ts'
import { openParts } from './palace.ts'

interface Draft {
  readonly seat: Seat
  sites: readonly number[]
  /** A card, or NONE, for each official that was empty. */
  gold: readonly number[]
}

/** One seat's tableau. It only drafts; `layout` makes it true. */
export const ownLayout = procedure(
  'ownLayout',
  ({ seat }: { seat: Seat }): Draft => ({ seat, sites: [], gold: [] }),
  ({ ask }) => ({
    chooseSites: ask({
      rule: 'ES 2.1',
      to: ({ at }) => at.seat,
      // ES 2.1
      question: ({ g, table }) =>
        subset(openParts(g), table.components.tables.sites, table.components.tables.sites, {
          why: (...parts) =>
            parts.some(part => g.state[part] === partIs.finished || g.state[part] === partIs.unused)
              ? { reason: 'partFinished', rule: 'ES 2.1' }
              : undefined,
        }),
      answer(sites, { at, seat, io }) {
        at.sites = sites
        io.emit?.({ type: 'sitesChosen', seat, audience: [seat], secret: { sites }, rule: 'ES 2.1' })
      },
    }),
    layGold: ask({
      rule: 'ES 2.2',
      // ES 14.14: who plays from hand lays nothing now
      to: ({ g, at }) => (g.fromHand !== at.seat && cardsInHand(g, at.seat) > 0 ? at.seat : NOBODY),
      question({ g, seat, table }) {
        const hand = handOf(g, seat)
        const kinds = kindsHeld(hand)
        const copies = kinds.map(kind => hand[kind])
        // ES 2.2, ES 2.3: a card for each official, or all cards if they are too few
        return assign(kinds, copies, emptyOfficials(g, seat, table).length)
      },
      answer(cards, { g, at, seat, table, io }) {
        at.gold = cards
        if (!io.emit) return
        const free = emptyOfficials(g, seat, table)
        const officials = free.filter((_, slot) => cards[slot] !== NONE)
        io.emit({ type: 'goldLaid', seat, officials, audience: [seat], secret: { cards }, rule: 'ES 2.2' })
      },
    }),
  }),
)

/** ES 2.5: phases 1 and 2, which everybody does at once and in secret. */
export const layout = procedure(
  'layout',
  () => ({}),
  ({ fork }) => ({
    tableaus: fork({
      to: ({ table }) => allSeats(table),
      procedure: ownLayout,
      locals: seat => ({ seat }),
      join(drafts, { g, table }) {
        for (const draft of drafts) {
          if (draft === null) continue
          const free = emptyOfficials(g, draft.seat, table)
          // ES 8.8: the cards of the round before are back in hand
          g.sites[draft.seat] = draft.sites.slice()
          g.sitesShown[draft.seat] = false
          g.shown[draft.seat].fill(NONE)
          for (let slot = 0; slot < draft.gold.length; slot++) g.covered[draft.seat][free[slot]] = draft.gold[slot]
        }
      },
    }),
  }),
)

/** ES 2.4: a card that is left from the round before counts as the card of its official. */
export function emptyOfficials(g: Palace, seat: Seat, table: PalaceTable): number[] {
  const empty: number[] = []
  for (const where of officialsAt(table)) if (g.covered[seat][where] === NONE) empty.push(where)
  return empty
}
