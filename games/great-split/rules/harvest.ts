import {
  allSeats,
  NOBODY,
  type PickThen,
  pick,
  pickThen,
  putIn,
  type Refusal,
  restart,
  type Seat,
  takeOut,
} from '@palatine/kernel'
import {
  type Club,
  type ClubIo,
  type ClubTable,
  levelsOf,
  procedure,
  resourceTracks,
  sealTracks,
  track,
  tracksEach,
} from './model.ts'
import { advance, type Mover } from './tracks.ts'

/** One seat's harvest, drafted: nothing of it is true before all have finished. */
export interface Draft extends Mover {
  /** What is still to be played or sold, ascending; the splitter has the number after the last card. */
  readonly left: number[]
  /** What was played openly. */
  readonly shown: number[]
  /** Seals that were played and not placed yet. */
  seals: number
}

/** The number of the splitter, which everybody has. */
export const splitterOf = (table: ClubTable): number => table.components.cards.rows.length

/** How a card is used: as printed, or for one step on a track, whose number it is. */
export const asPrinted = tracksEach
/** GS 6.2, GS 6.3: played, or sold for a step on gold or prestige. */
const waysOfCard: readonly number[] = [track.gold, track.prestige, asPrinted]
/** GS 6.5: the splitter is one step on any track. */
const waysOfSplitter: readonly number[] = [...resourceTracks, ...sealTracks, track.prestige]
/** GS 7.2: so many steps, all on one track. */
const doubleArrow = 2
/** GS 7.2: a double arrow leads to any track of resources or seals but gold. */
const arrowTracks: readonly number[] = [...resourceTracks, ...sealTracks].filter(on => on !== track.gold)

// By number of cards, far beyond any hand: made once, because they are asked for with every card.
const cardsAlone = Array.from({ length: 100 }, (_, cards) => new Array<readonly number[]>(cards).fill(waysOfCard))
const withSplitter = cardsAlone.map(ways => [...ways, waysOfSplitter])

/** GS 6.1, GS 6.6: every card and the splitter, in any order. */
function usesOf({ left }: Draft, table: ClubTable): PickThen {
  const splitter = splitterOf(table)
  const ways = left[left.length - 1] === splitter ? withSplitter[left.length - 1] : cardsAlone[left.length]
  uses[splitter] ??= usesWith(splitter)
  return pickThen(left, ways, uses[splitter])
}
// By number of the splitter; made once, like the ways.
const uses: ReturnType<typeof usesWith>[] = []
const usesWith = (splitter: number) => ({
  anyOrder: true,
  why: (card: number, way?: number): Refusal =>
    way === undefined ? notInHand : card === splitter ? notSplitSo : notSoldSo,
})
const notInHand: Refusal = { reason: 'notInHand', rule: 'GS 6.1' }
const notSoldSo: Refusal = { reason: 'soldForGoldOrPrestige', rule: 'GS 6.3' }
const notSplitSo: Refusal = { reason: 'splitterIsOneStep', rule: 'GS 6.5' }
const whereArrowLeads = pick(arrowTracks, { why: () => ({ reason: 'arrowLeadsElsewhere', rule: 'GS 7.2' }) })
const whereSealGoes = pick(sealTracks, { why: () => ({ reason: 'sealsOnly', rule: 'GS 6.4' }) })

/** One seat's harvest: card by card; GS 7.5: what a card sets off is settled before the next one. */
export const ownHarvest = procedure(
  'ownHarvest',
  (draft: Draft) => draft,
  ({ ask }) => ({
    useCard: ask({
      rule: 'GS 6.1',
      to: ({ at }) => (at.left.length > 0 && at.arrows === 0 && at.seals === 0 ? at.seat : NOBODY),
      question: ({ at, table }) => usesOf(at, table),
      answer([card, way], { at, io }) {
        takeOut(at.left, card)
        if (way === asPrinted) play(at, card, io)
        else takeStep(at, card, way, io)
        return restart
      },
    }),
    followArrow: ask({
      rule: 'GS 7.2',
      to: ({ at }) => (at.arrows > 0 ? at.seat : NOBODY),
      question: () => whereArrowLeads,
      answer(on, { at, seat, io }) {
        at.arrows--
        io.emit?.({ type: 'arrowFollowed', seat, track: on, audience: [seat], rule: 'GS 7.2' })
        advance(at, on, doubleArrow, io) // both steps go to the same track
        return restart
      },
    }),
    placeSeal: ask({
      rule: 'GS 6.4',
      to: ({ at }) => (at.seals > 0 ? at.seat : NOBODY),
      question: () => whereSealGoes,
      answer(on, { at, seat, io }) {
        at.seals-- // GS 6.4: each seal on its own, on the same track or another
        io.emit?.({ type: 'sealPlaced', seat, track: on, audience: [seat], rule: 'GS 6.4' })
        advance(at, on, 1, io)
        return restart
      },
    }),
  }),
)

/** GS 6.2: what a card shows. */
function play(at: Draft, card: number, io: ClubIo): void {
  const { symbol, amount } = io.table.components.cards.rows[card]
  putIn(at.shown, card)
  io.emit?.({ type: 'cardPlayed', seat: at.seat, card, audience: [at.seat], rule: 'GS 6.2' })
  if (symbol === 'seal') at.seals += amount
  else advance(at, track[symbol], amount, io)
}

/** One step for a card that is sold, or for the splitter. */
function takeStep(at: Draft, card: number, on: number, io: ClubIo): void {
  const { seat } = at
  if (card === splitterOf(io.table))
    io.emit?.({ type: 'splitterUsed', seat, track: on, audience: [seat], rule: 'GS 6.5' })
  else io.emit?.({ type: 'cardSold', seat, card, track: on, audience: [seat], rule: 'GS 6.3' })
  advance(at, on, 1, io)
}

/** GS 6: all seats at once; nobody waits, and nobody sees anything of the others before all have finished. */
export const harvest = procedure(
  'harvest',
  () => ({}),
  ({ fork }) => ({
    harvests: fork({
      to: ({ table }) => allSeats(table),
      procedure: ownHarvest,
      locals: (seat, { g, table }) => firstDraft(g, seat, table),
      join(drafts, { g, table, io }) {
        for (const seat of allSeats(table)) reap(g, drafts[seat] as Draft, io)
      },
    }),
  }),
)

function firstDraft(g: Club, seat: Seat, table: ClubTable): Draft {
  const left = g.hands[seat].slice()
  left.push(splitterOf(table))
  return { seat, left, levels: levelsOf(g, seat), shown: [], seals: 0, arrows: 0 }
}

/** GS 6.7: makes a draft true. What was sold lies face down, so only its number is told. */
function reap(g: Club, draft: Draft, io: ClubIo): void {
  const { seat, levels, shown } = draft
  io.emit?.({
    type: 'harvestShown',
    seat,
    shown: shown.slice(),
    sold: g.hands[seat].length - shown.length,
    from: levelsOf(g, seat),
    to: levels.slice(),
    rule: 'GS 6.7',
  })
  g.shown[seat] = shown.slice()
  for (let on = 0; on < tracksEach; on++) g.levels[seat * tracksEach + on] = levels[on]
}
