import { call, NOBODY, NONE, pick, type Seat } from '@palatine/kernel'
import type { Components, Effect } from '../components/schema.ts'
import { pay, paysAnything, takeBricks } from './bank.ts'
import { type Palace, type PalaceIo, type PalaceTable, procedure, type Then } from './model.ts'
import { type Freedom, freedomOf, movesFor, partsWithBricks, roomFor } from './palace.ts'

/** The moments at which privileges can be bought (ES 14.2). */
export type WindowName = 'roundStart' | 'blocked' | 'orderWon' | 'beforeBuilding' | 'moveWon' | 'moving' | 'beforeWages'

type Card = Components['privileges']['rows'][number]
type Usable = (g: Palace, seat: Seat, table: PalaceTable, card: Card) => boolean

/** One privilege: the windows in which it can be bought, each with whether it would do anything, and what it does. */
interface Privilege {
  readonly when: { readonly [window in WindowName]?: Usable }
  /** At once, or by a procedure that asks for what it still needs. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most are done at once
  use(g: Palace, seat: Seat, card: Card, io: PalaceIo): Then | undefined | void
}

// ES 14.4: what would do nothing is not offered.
const always: Usable = () => true
const givesSomething: Usable = (g, seat, table, { gold, bricks }) =>
  (bricks > 0 && g.supply[seat] > 0) || (gold > 0 && paysAnything(g, gold, table.components.gold.values))
const opensMore =
  (more: Partial<Freedom>): Usable =>
  (g, seat, table) => {
    if (g.bricks[seat] === 0) return false
    const now = roomFor(g, seat, table)
    return roomFor(g, seat, table, { ...freedomOf(g, seat), ...more }).some((room, part) => room > now[part])
  }
const movesMore: Usable = (g, seat, table) => {
  const ways = (freedom: Freedom) => movesFor(g, seat, table, freedom).to.flat().length
  return g.stop !== NONE && ways({ anySite: false, stopped: true }) > ways(freedomOf(g, seat))
}

const gain =
  (rule: string): Privilege['use'] =>
  (g, seat, { gold, bricks }, io) => {
    takeBricks(g, seat, bricks, io, rule)
    return gold > 0 ? call(pay, { seat, due: gold }) : undefined
  }

/** The ten privileges, by what they do. */
export const privileges: { readonly [effect in Effect]: Privilege } = {
  // ES 14.5
  'choose-marker': { when: { orderWon: always }, use: (_, seat) => call(choosingMarker, { seat }) },
  // ES 14.6
  'protect-brick': {
    when: { moveWon: g => partsWithBricks(g).length > 0 },
    use: (_, seat) => call(protecting, { seat }),
  },
  // ES 14.7
  'win-ties': {
    when: { roundStart: always },
    use(g, seat) {
      g.winsTies = seat
    },
  },
  'gold-and-bricks': {
    when: { roundStart: givesSomething, beforeBuilding: givesSomething, beforeWages: givesSomething },
    use: gain('ES 14.8'),
  },
  // ES 14.9
  'free-sites': {
    when: { beforeBuilding: opensMore({ anySite: true }) },
    use(g, seat) {
      g.freeSites = seat
    },
  },
  // ES 14.10
  'ignore-stop': {
    when: { beforeBuilding: opensMore({ stopped: true }), moving: movesMore },
    use(g, seat) {
      g.ignoresStop = seat
    },
  },
  gold: {
    when: { roundStart: givesSomething, beforeBuilding: givesSomething, beforeWages: givesSomething },
    use: gain('ES 14.11'),
  },
  // ES 14.12
  bricks: { when: { roundStart: givesSomething, beforeBuilding: givesSomething }, use: gain('ES 14.12') },
  // ES 14.13
  'reject-blockade': {
    when: { blocked: always },
    use(g, seat, _, io) {
      io.emit?.({ type: 'blockadeRejected', seat, official: g.blockedOfficial, rule: 'ES 14.13' })
      g.blockedSeat = NOBODY
      g.blockedOfficial = NONE
    },
  },
  // ES 14.14
  'from-hand': {
    when: { roundStart: always },
    use(g, seat) {
      g.fromHand = seat
    },
  },
}

/** ES 14.5: one order marker, before the winner deals the others. */
export const choosingMarker = procedure(
  'choosingMarker',
  (at: { seat: Seat }) => at,
  ({ ask }) => ({
    chooseMarker: ask({
      rule: 'ES 14.5',
      to: ({ at }) => at.seat,
      question: ({ g }) => pick(g.order.map((_, place) => place)),
      answer(place, { g, seat, io }) {
        g.markerSeat = seat
        g.markerPlace = place
        io.emit?.({ type: 'markerChosen', seat, place, rule: 'ES 14.5' })
      },
    }),
  }),
)

/** ES 14.6: one last brick that must stay where it is. */
export const protecting = procedure(
  'protecting',
  (at: { seat: Seat }) => at,
  ({ ask }) => ({
    protectBrick: ask({
      rule: 'ES 14.6',
      to: ({ at }) => at.seat,
      question: ({ g }) => pick(partsWithBricks(g)),
      answer(part, { g, seat, io }) {
        g.protectedPart = part
        io.emit?.({ type: 'brickProtected', seat, part, rule: 'ES 14.6' })
      },
    }),
  }),
)
