import { call, calls, NONE, pick, type Refusal, restart, type Seat } from '@palatine/kernel'
import { type Palace, type PalaceTable, procedure, type Then } from './model.ts'
import { privileges, type WindowName } from './privileges.ts'

/** ES 14.3: all who can wish at once and in secret; turn order settles; who wished is asked again, who passed is out. */
export const buying = procedure(
  'buying',
  (at: { window: WindowName; seats: readonly Seat[] }) => ({ window: at.window, seats: at.seats.slice() }),
  ({ act, together }) => ({
    wishPrivilege: together({
      rule: 'ES 14.1',
      to: ({ g, at, table }) => able(g, at.window, at.seats, table),
      question: ({ g, at, seat, table }) =>
        pick(wishable(g, at.window, seat, table), {
          optional: true,
          why: card => whyNotBuy(g, at.window, seat, card, table),
        }),
      answers(wishes, { g, at, table, io }) {
        const uses: Then[] = []
        const { rows } = table.components.privileges
        for (let seat = 0; seat < wishes.length; seat++) g.wishes[seat] = wishes[seat] ?? NONE
        at.seats = g.order.filter(seat => g.wishes[seat] !== NONE)
        for (const seat of at.seats) {
          const card = g.wishes[seat]
          if (g.privileges[card] !== NONE) {
            io.emit?.({ type: 'privilegeMissed', seat, card, rule: 'ES 14.3' })
            continue
          }
          const { cost, effect } = rows[card]
          g.privileges[card] = seat
          g.privilegePoints[seat] -= cost
          io.emit?.({ type: 'privilegeBought', seat, card, cost, left: g.privilegePoints[seat], rule: 'ES 14.1' })
          const use = privileges[effect].use(g, seat, rows[card], io)
          if (use) uses.push(use)
        }
        return calls(uses)
      },
    }),
    askAgain: act(({ g, at, table }) => (anyAble(g, at.window, at.seats, table) ? restart : undefined)),
  }),
)

/** Opens a window, if anybody can buy anything in it. */
export const openWindow = (
  g: Palace,
  window: WindowName,
  seats: readonly Seat[],
  table: PalaceTable,
): Then | undefined => (anyAble(g, window, seats, table) ? call(buying, { window, seats }) : undefined)

const able = (g: Palace, window: WindowName, seats: readonly Seat[], table: PalaceTable): Seat[] =>
  seats.filter(seat => wishableFrom(g, window, seat, 0, table) !== NONE)

const anyAble = (g: Palace, window: WindowName, seats: readonly Seat[], table: PalaceTable): boolean =>
  seats.some(seat => wishableFrom(g, window, seat, 0, table) !== NONE)

/** The cards that a seat could buy and use now; public, like all that it depends on. */
export function wishable(g: Palace, window: WindowName, seat: Seat, table: PalaceTable): number[] {
  const cards: number[] = []
  let card = wishableFrom(g, window, seat, 0, table)
  while (card !== NONE) {
    cards.push(card)
    card = wishableFrom(g, window, seat, card + 1, table)
  }
  return cards
}

/** The first of these cards, from a number on; NONE if there is none. Most often there is none, and a list would be waste. */
function wishableFrom(g: Palace, window: WindowName, seat: Seat, from: number, table: PalaceTable): number {
  const { length } = g.privileges
  for (let card = from; card < length; card++) {
    if (obstacle(g, window, seat, card, table) === undefined) return card
  }
  return NONE
}

// Made once: these are looked at very often.
const tooDear: Refusal = { reason: 'tooDear', rule: 'ES 14.1' }
const gone: Refusal = { reason: 'privilegeGone', rule: 'ES 14.1' }
const notNow: Refusal = { reason: 'notNow', rule: 'ES 14.2' }
const noUse: Refusal = { reason: 'noUse', rule: 'ES 14.4' }

/** ES 14.1, ES 14.2, ES 14.4: what keeps a seat from buying a card at this moment. */
function obstacle(g: Palace, window: WindowName, seat: Seat, card: number, table: PalaceTable): Refusal | undefined {
  const row = table.components.privileges.rows[card]
  if (row.cost > g.privilegePoints[seat]) return tooDear
  if (g.privileges[card] !== NONE) return gone
  const usable = privileges[row.effect].when[window]
  if (usable === undefined) return notNow
  return usable(g, seat, table, row) ? undefined : noUse
}

function whyNotBuy(g: Palace, window: WindowName, seat: Seat, card: number, table: PalaceTable): Refusal | undefined {
  const row = table.components.privileges.rows[card]
  if (row === undefined) return undefined
  const refused = obstacle(g, window, seat, card, table)
  return refused && { ...refused, values: { cost: row.cost, points: g.privilegePoints[seat] } }
}
