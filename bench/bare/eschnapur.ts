import { game } from '@palatine/eschnapur'
import { payable } from '@palatine/eschnapur/rules/bank'
import { slotsLeft } from '@palatine/eschnapur/rules/bids'
import { blockable } from '@palatine/eschnapur/rules/blockade'
import { endOfRound } from '@palatine/eschnapur/rules/end'
import { emptyOfficials } from '@palatine/eschnapur/rules/layout'
import {
  cardsInHand,
  handOf,
  kindsHeld,
  type Palace,
  type PalaceIo,
  type PalaceTable,
  sum,
  type Then,
} from '@palatine/eschnapur/rules/model'
import { movesFor, openParts, partsWithBricks, roomFor, seatsIn } from '@palatine/eschnapur/rules/palace'
import type { WindowName } from '@palatine/eschnapur/rules/privileges'
import { setup } from '@palatine/eschnapur/rules/setup'
import { stoppable } from '@palatine/eschnapur/rules/stop'
import { fullParts } from '@palatine/eschnapur/rules/wages'
import { wishable } from '@palatine/eschnapur/rules/windows'
import { type Answer, allSeats, type Chance, type MaybeFlow, NOBODY, NONE, type Seat, shuffle } from '@palatine/kernel'
import { countsWithRank, waysToMake } from '@palatine/kernel/questions/counts'
import { choose, combination } from '@palatine/kernel/questions/kind'
import { drawOne, drawOrPass, drawPairOrPass, pairs, workOf } from './work.ts'

/**
 * The palace as one loop over the same rules: the work of the steps is that of the game, but nothing is kept of where
 * the game stands, nobody is asked anything, and what is drawn is done at once. It makes the same draws in the same
 * order as the kernel's `begin` and `playout` and ends in the same state.
 */
export function playBare(table: PalaceTable, chance: Chance): { g: Palace; decisions: number } {
  const io: PalaceIo = { table, chance }
  const g = setup(table)
  let decisions = 0
  do decisions += playRound(g, io)
  while (!endOfRound(g, io))
  return { g, decisions }
}

const { act, to, answer, answers, join } = workOf<Palace, PalaceIo>(game)

/** What the steps do, without the machine around them. */
const work = {
  begin: act('round.begin'),
  layOut: join('layout.tableaus'),
  mayLay: to('ownLayout.layGold'),
  beforeShowing: act('reveal.beforeShowing'),
  show: act('reveal.show'),
  mayPlay: to('reveal.playFromHand'),
  playFromHand: answer('reveal.playFromHand'),
  takeZeros: act('reveal.takeZeros'),
  blockadeBids: act('blockade.bids'),
  blockadeWinner: act('blockade.winner'),
  placeBlockade: answer('blockade.placeBlockade'),
  stopBids: act('stop.bids'),
  stopWinner: act('stop.winner'),
  placeStop: answer('stop.placeStop'),
  brickCards: act('bricks.cards'),
  brickPay: act('bricks.pay'),
  orderBids: act('order.bids'),
  orderWinner: act('order.winner'),
  dealMarkers: answer('order.dealMarkers'),
  chooseMarker: answer('choosingMarker.chooseMarker'),
  showSites: act('build.showSites'),
  placeBricks: answer('build.placeBricks'),
  keepRest: act('build.keepRest'),
  mayOrderBags: to('build.orderBags'),
  movingBids: act('moving.bids'),
  movingWinner: act('moving.winner'),
  ignoring: act('moving.ignoring'),
  moveBrick: answer('moving.moveBrick'),
  protectBrick: answer('protecting.protectBrick'),
  privilegePoints: act('wages.privilegePoints'),
  buyGold: act('wages.buyGold'),
  score: act('wages.score'),
  takeGold: answer('pay.takeGold'),
  wishPrivilege: answers('buying.wishPrivilege'),
}

const nothing = {}

function playRound(g: Palace, io: PalaceIo): number {
  const { table, chance } = io
  let decisions = after(g, work.begin(g, nothing, io), io)
  decisions += layOut(g, io)

  decisions += after(g, work.blockadeBids(g, nothing, io), io)
  work.blockadeWinner(g, nothing, io)
  if (g.winner !== NOBODY) {
    const { seats, cards } = blockable(g, g.winner, table)
    work.placeBlockade(g, nothing, g.winner, drawPairOrPass(seats, cards, pairs(cards), chance), io)
    decisions++
  }

  decisions += after(g, work.stopBids(g, nothing, io), io)
  work.stopWinner(g, nothing, io)
  if (g.winner !== NOBODY) {
    work.placeStop(g, nothing, g.winner, drawOrPass(stoppable(g), chance), io)
    decisions++
  }

  decisions += after(g, work.brickCards(g, nothing, io), io)
  work.brickPay(g, nothing, io)

  decisions += after(g, work.orderBids(g, nothing, io), io)
  decisions += after(g, work.orderWinner(g, nothing, io), io)
  if (g.winner !== NOBODY) {
    const seats = allSeats(table).filter(seat => seat !== g.markerSeat)
    work.dealMarkers(g, nothing, g.winner, shuffle(chance, seats), io)
    decisions++
  }

  for (const seat of g.order.slice()) decisions += build(g, seat, io)

  decisions += after(g, work.movingBids(g, nothing, io), io)
  decisions += after(g, work.movingWinner(g, nothing, io), io)
  decisions += after(g, work.ignoring(g, nothing, io), io)
  if (g.winner !== NOBODY) {
    const { from, to: into } = movesFor(g, g.winner, table)
    work.moveBrick(g, nothing, g.winner, drawPairOrPass(from, into, pairs(into), chance), io)
    decisions++
  }

  work.privilegePoints(g, nothing, io)
  decisions += after(g, work.buyGold(g, nothing, io), io)
  for (const part of fullParts(g, table)) decisions += payAll(g, part, table.components.parts.rows[part].wage, io)
  work.score(g, nothing, io)
  return decisions
}

function layOut(g: Palace, io: PalaceIo): number {
  const { table, chance } = io
  const { sites } = table.components.tables
  const drafts: object[] = []
  let decisions = 0
  for (let seat = 0; seat < table.seats; seat++) {
    const draft = { seat, sites: drawSome(openParts(g), sites, chance), gold: [] as number[] }
    decisions++
    if (work.mayLay(g, draft, table) >= 0) {
      draft.gold = drawRow(handOf(g, seat), emptyOfficials(g, seat, table).length, chance)
      decisions++
    }
    drafts.push(draft)
  }
  work.layOut(g, nothing, drafts, io)
  return decisions
}

function build(g: Palace, seat: Seat, io: PalaceIo): number {
  const { table, chance } = io
  const at = { seat, bags: [] as number[] }
  let decisions = after(g, work.showSites(g, at, io), io)
  if (g.bricks[seat] > 0) {
    const room = roomFor(g, seat, table)
    const count = Math.min(g.bricks[seat], sum(room))
    if (count > 0) {
      work.placeBricks(g, at, seat, drawCounts(ones, room, count, chance), io)
      decisions++
    }
  }
  work.keepRest(g, at, io)
  if (work.mayOrderBags(g, at, table) >= 0) {
    shuffle(chance, at.bags)
    decisions++
  }
  for (const part of at.bags) decisions += payAll(g, part, table.components.tables.bonus, io)
  return decisions
}

/** Does what a step has called for. */
function after(g: Palace, then: MaybeFlow, io: PalaceIo): number {
  if (typeof then !== 'object') return 0
  if (!('list' in then)) return called(g, then, io)
  let decisions = 0
  for (const one of then.list) decisions += called(g, one, io)
  return decisions
}

function called(g: Palace, then: Then, io: PalaceIo): number {
  const { seat, due, window, seats, official } = then.args as Called
  switch (then.procedure.name) {
    case 'buying':
      return buy(g, window, seats, io)
    case 'reveal':
      return reveal(g, { official }, io)
    case 'pay':
      return pay(g, seat, due, io)
    case 'choosingMarker':
      work.chooseMarker(g, nothing, seat, io.chance.below(g.order.length), io)
      return 1
    case 'protecting':
      work.protectBrick(g, nothing, seat, drawOne(partsWithBricks(g), io.chance), io)
      return 1
    default:
      throw new Error(`bare loop: ${then.procedure.name} is not written out`)
  }
}

/** The arguments of what can be called; each procedure has some of them. */
interface Called {
  readonly seat: Seat
  readonly due: number
  readonly window: WindowName
  readonly seats: readonly Seat[]
  readonly official: number
}

function reveal(g: Palace, at: { official: number }, io: PalaceIo): number {
  let decisions = after(g, work.beforeShowing(g, at, io), io)
  work.show(g, at, io)
  const seat = work.mayPlay(g, at, io.table)
  if (seat >= 0) {
    const kinds = kindsHeld(handOf(g, seat))
    const mayPass = cardsInHand(g, seat) < slotsLeft(g, seat, at.official, io.table)
    const card = mayPass ? drawOrPass(kinds, io.chance) : drawOne(kinds, io.chance)
    work.playFromHand(g, at, seat, card, io)
    decisions++
  }
  work.takeZeros(g, at, io)
  return decisions
}

/** Wishes, and wishes again of those who wished, until nobody can buy anything. */
function buy(g: Palace, window: WindowName, first: readonly Seat[], io: PalaceIo): number {
  const at = { window, seats: first }
  let decisions = 0
  for (;;) {
    const before = decisions
    const wishes: (Answer | null)[] = []
    for (let seat = 0; seat < io.table.seats; seat++) wishes.push(null)
    for (const seat of at.seats) {
      const cards = wishable(g, window, seat, io.table)
      if (cards.length === 0) continue
      wishes[seat] = drawOrPass(cards, io.chance)
      decisions++
    }
    if (decisions === before) return decisions
    decisions += after(g, work.wishPrivilege(g, at, wishes, io), io)
  }
}

function payAll(g: Palace, part: number, due: number, io: PalaceIo): number {
  let decisions = 0
  for (const seat of seatsIn(g, part)) decisions += pay(g, seat, due, io)
  return decisions
}

function pay(g: Palace, seat: Seat, due: number, io: PalaceIo): number {
  const { values } = io.table.components.gold
  const most = payable(g, due, values)
  if (most === 0) return 0
  const cards = drawCounts(values.slice(1), g.bank.slice(1), most, io.chance)
  work.takeGold(g, { seat, due, sum: most }, seat, cards, io)
  return 1
}

// Drawing: what the kernel draws for the kinds of questions.

/** For each of the eight parts: a brick counts as one. */
const ones = new Array<number>(8).fill(1)

function drawSome(list: readonly number[], count: number, chance: Chance): number[] {
  const places = combination(list.length, count, chance.below(choose(list.length, count)))
  for (let i = 0; i < count; i++) places[i] = list[places[i]]
  return places
}

/** A count for each place, none above its cap, of this sum. */
function drawCounts(values: readonly number[], caps: readonly number[], most: number, chance: Chance): number[] {
  const ways = waysToMake(values, caps, most)
  return countsWithRank(ways, values, most, chance.below(ways[0][most]))
}

/** Cards out of a hand on places; if they are too few, on some of them. */
function drawRow(hand: readonly number[], places: number, chance: Chance): number[] {
  const kinds = kindsHeld(hand)
  const fill = Math.min(places, sum(hand))
  const row = rowTried(hand, kinds, fill, chance) ?? rowCounted(hand.slice(), kinds, fill, chance)
  if (fill === places) return row
  const laid = new Array<number>(places).fill(NONE)
  const filled = combination(places, fill, chance.below(choose(places, fill)))
  for (let i = 0; i < fill; i++) laid[filled[i]] = row[i]
  return laid
}

/** Place by place, anew where a kind runs out; the kernel tries twenty times. */
function rowTried(
  hand: readonly number[],
  kinds: readonly number[],
  length: number,
  chance: Chance,
): number[] | undefined {
  const row = new Array<number>(length)
  for (let attempt = 0; attempt < 20; attempt++) {
    let place = 0
    for (; place < length; place++) {
      const kind = drawOne(kinds, chance)
      let free = hand[kind]
      for (let earlier = 0; earlier < place; earlier++) if (row[earlier] === kind) free--
      if (free <= 0) break
      row[place] = kind
    }
    if (place === length) return row
  }
  return undefined
}

/** One of all rows that there are, by its rank. */
function rowCounted(left: number[], kinds: readonly number[], length: number, chance: Chance): number[] {
  const row: number[] = []
  let rank = chance.below(rowsOf(left, kinds, length))
  while (row.length < length) {
    for (const kind of kinds) {
      if (left[kind] === 0) continue
      left[kind]--
      const inside = rowsOf(left, kinds, length - row.length - 1)
      if (rank < inside) {
        row.push(kind)
        break
      }
      rank -= inside
      left[kind]++
    }
  }
  return row
}

function rowsOf(left: number[], kinds: readonly number[], length: number): number {
  if (length === 0) return 1
  let rows = 0
  for (const kind of kinds) {
    if (left[kind] === 0) continue
    left[kind]--
    rows += rowsOf(left, kinds, length - 1)
    left[kind]++
  }
  return rows
}
